// What is asked for by HTTP.

import { settings } from "./settings.svelte";
import type {
  AnswerRequest,
  Campaign,
  Face,
  FillSeat,
  Game,
  Join,
  Joined,
  Lobby,
  Profile,
  NewTable,
  OpenChapter,
  Opened,
  Position,
  Recovery,
  Replay,
  Rulebook,
  SignOut,
  AnalysisStatus,
  TableSummary,
  ImportCampaign,
  ImportResult,
  ErrorBody,
} from "./wire";

/** The server said no, or did not answer; `message` is for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const text = await textOf(path, body);
  try {
    return (text === "" ? null : JSON.parse(text)) as T;
  } catch {
    // Somebody else answered, for instance the sign-in page of a network.
    throw offline();
  }
}

function textOf(path: string, body?: unknown): Promise<string> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`;
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return load(url, request);
}

const offline = () => new Refused("offline", "", 0);

async function load(url: string, request: RequestInit = {}): Promise<string> {
  const answer = await fetch(url, request).catch(() => {
    throw offline();
  });
  // The network can also go while the answer is on its way.
  const text = await answer.text().catch(() => {
    throw offline();
  });
  if (!answer.ok) {
    const { code = "unknown", reason = answer.statusText } = reading(text);
    throw new Refused(code, reason, answer.status);
  }
  return text;
}

function reading(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return { reason: text };
  }
}

export const api = {
  /** A file at the address a table names. */
  file: (url: string) => load(url),

  me: () => ask<Profile>("/me"),
  nameMe: (name: string) => ask<Profile>("/me", { name }),
  recovery: () => ask<Recovery>("/me/recovery", {}),
  signOut: (signOut: SignOut) => ask<null>("/me/sign-out", signOut),
  recover: (secret: string) => ask<Profile>("/recover", { secret }),

  games: () => ask<Game[]>("/games"),
  rules: (game: string) => ask<Rulebook>(`/games/${game}/rules`),
  faces: (game: string, edition: string) =>
    ask<Face[]>(`/games/${game}/faces?edition=${encodeURIComponent(edition)}`),

  lobby: () => ask<Lobby>("/lobby"),
  open: (table: NewTable) => ask<Opened>("/tables", table),
  table: (id: string) => ask<TableSummary>(`/tables/${id}`),
  join: (id: string, join: Join) => ask<Joined | null>(`/tables/${id}/join`, join),
  answerRequest: (id: string, request: string, answer: AnswerRequest) =>
    ask<null>(`/tables/${id}/requests/${request}`, answer),
  leave: (id: string) => ask<unknown>(`/tables/${id}/leave`, {}),
  fill: (id: string, fill: FillSeat) => ask<unknown>(`/tables/${id}/fill`, fill),
  rematch: (id: string) => ask<Opened>(`/tables/${id}/rematch`, {}),

  campaign: (id: string) => ask<Campaign>(`/campaigns/${id}`),
  nextChapter: (id: string, next: OpenChapter) => ask<Opened>(`/campaigns/${id}/next`, next),
  takeIn: (save: ImportCampaign) => ask<ImportResult>("/campaigns", save),
  save: (id: string) => textOf(`/campaigns/${id}/text`),

  replay: (id: string) => ask<Replay>(`/replays/${id}`),
  analysis: (id: string) => ask<AnalysisStatus>(`/replays/${id}/analysis`),
  position: (id: string, at: number, format: string, seat: string) =>
    ask<Position>(`/replays/${id}/at/${at}?format=${format}&seat=${seat}`),
};
