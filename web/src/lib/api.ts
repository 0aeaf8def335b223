// The HTTP API of the server.

import { settings } from "./settings.svelte";
import type {
  AnswerRequest,
  Campaign,
  Face,
  Fill,
  Game,
  Join,
  Joined,
  Lobby,
  Me,
  NewTable,
  NextChapter,
  Opened,
  Position,
  Recovery,
  Replay,
  Rulebook,
  SignOut,
  Study,
  TableRow,
  TakeIn,
  Taken,
  Trouble,
} from "./wire";

/** The server refused a request, or did not respond. `message` is for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const text = await textOf(path, body);
  try {
    return (text === "" ? null : JSON.parse(text)) as T;
  } catch {
    // Not our server answered, but for instance the sign-in page of a network.
    throw offline();
  }
}

function textOf(path: string, body?: unknown): Promise<string> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`;
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return load(url, init);
}

const offline = () => new Refused("offline", "", 0);

async function load(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, init).catch(() => {
    throw offline();
  });
  // The network can also fail while the body is on its way.
  const text = await response.text().catch(() => {
    throw offline();
  });
  if (!response.ok) {
    const { code = "unknown", reason = response.statusText } = parseTrouble(text);
    throw new Refused(code, reason, response.status);
  }
  return text;
}

function parseTrouble(text: string): Partial<Trouble> {
  try {
    return JSON.parse(text) as Trouble;
  } catch {
    return { reason: text };
  }
}

export const api = {
  /** A file at the address a table names. */
  file: (url: string) => load(url),

  me: () => request<Me>("/me"),
  nameMe: (name: string) => request<Me>("/me", { name }),
  recovery: () => request<Recovery>("/me/recovery", {}),
  signOut: (signOut: SignOut) => request<null>("/me/sign-out", signOut),
  recover: (secret: string) => request<Me>("/recover", { secret }),

  games: () => request<Game[]>("/games"),
  rules: (game: string) => request<Rulebook>(`/games/${game}/rules`),
  faces: (game: string, edition: string) =>
    request<Face[]>(`/games/${game}/faces?edition=${encodeURIComponent(edition)}`),

  lobby: () => request<Lobby>("/lobby"),
  open: (table: NewTable) => request<Opened>("/tables", table),
  table: (id: string) => request<TableRow>(`/tables/${id}`),
  join: (id: string, join: Join) => request<Joined | null>(`/tables/${id}/join`, join),
  answerRequest: (id: string, request: string, answer: AnswerRequest) =>
    request<null>(`/tables/${id}/requests/${request}`, answer),
  leave: (id: string) => request<unknown>(`/tables/${id}/leave`, {}),
  fill: (id: string, fill: Fill) => request<unknown>(`/tables/${id}/fill`, fill),
  rematch: (id: string) => request<Opened>(`/tables/${id}/rematch`, {}),

  campaign: (id: string) => request<Campaign>(`/campaigns/${id}`),
  nextChapter: (id: string, next: NextChapter) => request<Opened>(`/campaigns/${id}/next`, next),
  takeIn: (save: TakeIn) => request<Taken>("/campaigns", save),
  save: (id: string) => textOf(`/campaigns/${id}/text`),

  replay: (id: string) => request<Replay>(`/replays/${id}`),
  analysis: (id: string) => request<Study>(`/replays/${id}/analysis`),
  position: (id: string, at: number, format: string, seat: string) =>
    request<Position>(`/replays/${id}/at/${at}?format=${format}&seat=${seat}`),
};
