// The HTTP API of the server.

import { settings } from "./settings.svelte";
import type {
  Aid,
  AnswerRequest,
  Campaign,
  Course,
  Face,
  FillSeat,
  Game,
  Join,
  Joined,
  LegendEntry,
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

async function fetchJson<T>(path: string, body?: unknown): Promise<T> {
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

function parseTrouble(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return { reason: text };
  }
}

export const api = {
  /** A file at the address a table names. */
  file: (url: string) => load(url),

  me: () => fetchJson<Profile>("/me"),
  nameMe: (name: string) => fetchJson<Profile>("/me", { name }),
  recovery: () => fetchJson<Recovery>("/me/recovery", {}),
  signOut: (signOut: SignOut) => fetchJson<null>("/me/sign-out", signOut),
  recover: (secret: string) => fetchJson<Profile>("/recover", { secret }),

  games: () => fetchJson<Game[]>("/games"),
  rules: (game: string) => fetchJson<Rulebook>(`/games/${game}/rules`),
  legend: (game: string) => fetchJson<LegendEntry[]>(`/games/${game}/legend`),
  aid: (game: string) => fetchJson<Aid>(`/games/${game}/aid`),
  faces: (game: string, edition: string) =>
    fetchJson<Face[]>(`/games/${game}/faces?edition=${encodeURIComponent(edition)}`),

  course: (game: string) => fetchJson<Course>(`/games/${game}/course`),

  lobby: () => fetchJson<Lobby>("/lobby"),
  open: (table: NewTable) => fetchJson<Opened>("/tables", table),
  table: (id: string) => fetchJson<TableSummary>(`/tables/${id}`),
  join: (id: string, join: Join) => fetchJson<Joined | null>(`/tables/${id}/join`, join),
  answerRequest: (id: string, request: string, answer: AnswerRequest) =>
    fetchJson<null>(`/tables/${id}/requests/${request}`, answer),
  leave: (id: string) => fetchJson<unknown>(`/tables/${id}/leave`, {}),
  fill: (id: string, fill: FillSeat) => fetchJson<unknown>(`/tables/${id}/fill`, fill),
  rematch: (id: string) => fetchJson<Opened>(`/tables/${id}/rematch`, {}),

  campaign: (id: string) => fetchJson<Campaign>(`/campaigns/${id}`),
  nextChapter: (id: string, next: OpenChapter) => fetchJson<Opened>(`/campaigns/${id}/next`, next),
  takeIn: (save: ImportCampaign) => fetchJson<ImportResult>("/campaigns", save),
  save: (id: string) => textOf(`/campaigns/${id}/text`),

  replay: (id: string) => fetchJson<Replay>(`/replays/${id}`),
  analysis: (id: string) => fetchJson<AnalysisStatus>(`/replays/${id}/analysis`),
  position: (id: string, at: number, format: string, seat: string) =>
    fetchJson<Position>(`/replays/${id}/at/${at}?format=${format}&seat=${seat}`),
};
