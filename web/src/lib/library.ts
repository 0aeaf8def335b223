// What is looked up once: titles, rules, faces and the art of a game.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Face, Game, Rulebook } from "./wire";

const shelf = new Map<string, Promise<unknown>>();

/** Asks once for every key and language; what failed is asked for again next time. */
function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  const full = `${settings.lang} ${key}`;
  const known = shelf.get(full) as Promise<T> | undefined;
  if (known) return known;
  const fresh = get();
  shelf.set(full, fresh);
  fresh.catch(() => shelf.delete(full));
  return fresh;
}

export async function gameOf(name: string): Promise<Game | null> {
  const games = await once("games", api.games);
  return games.find((game) => game.name === name) ?? null;
}

export function rulesOf(game: string): Promise<Rulebook> {
  return once(`rules ${game}`, () => api.rules(game));
}

export async function facesOf(game: string, edition: string): Promise<Map<string, Face>> {
  const faces = await once(`faces ${game} ${edition}`, () => api.faces(game, edition));
  return new Map(faces.map((face) => [face.id, face]));
}

export function galleryAt(url: string): Promise<string> {
  return once(url, () => api.file(url));
}
