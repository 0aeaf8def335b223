// Data of a game, loaded once: titles, rules, faces and art.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Aid, Face, Game, LegendEntry, Rulebook } from "./wire";

const cache = new Map<string, Promise<unknown>>();

/** Loads once per key and language; after a failure the next call tries again. */
function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  const full = `${settings.lang} ${key}`;
  const known = cache.get(full) as Promise<T> | undefined;
  if (known) return known;
  const loading = get();
  cache.set(full, loading);
  loading.catch(() => cache.delete(full));
  return loading;
}

export async function loadGame(name: string): Promise<Game | null> {
  const games = await once("games", api.games);
  return games.find((game) => game.name === name) ?? null;
}

export function loadRules(game: string): Promise<Rulebook> {
  return once(`rules ${game}`, () => api.rules(game));
}

export function loadLegend(game: string): Promise<LegendEntry[]> {
  return once(`legend ${game}`, () => api.legend(game));
}

export function loadAid(game: string): Promise<Aid> {
  return once(`aid ${game}`, () => api.aid(game));
}

export async function loadFaces(game: string, edition: string): Promise<Map<string, Face>> {
  const faces = await once(`faces ${game} ${edition}`, () => api.faces(game, edition));
  return new Map(faces.map((face) => [face.id, face]));
}

export function loadGallery(url: string): Promise<string> {
  return once(url, () => api.file(url));
}
