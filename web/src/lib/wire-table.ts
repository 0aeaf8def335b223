// Written by `cargo xtask types`; edit crates/wire.
import type { ErrorBody, Status, Chair, TimeControl, JoinRequest, ChapterHere, LessonSummary } from "./wire";

export type ClientMessage = { "type": "play", id: number, version: number, notation: string, } | { "type": "undo", id: number, version: number, steps: number, } | { "type": "redo", id: number, version: number, } | { "type": "preview", id: number, version: number, notation: string, } | { "type": "hint", id: number, version: number, } | { "type": "chat", id: number, text: string, } | { "type": "coach", id: number, request: CoachRequest, } | { "type": "view" } & ViewOptions;

export type ViewOptions = { 
/**
 * `en`, `fr`.
 */
lang: string, 
/**
 * `wide`, `tall`.
 */
format: string, 
/**
 * Whether zones are also told in words.
 */
text: boolean, };

export type ServerMessage = { "type": "state" } & State | { "type": "update" } & Update | { "type": "done", id: number, version: number, } | { "type": "refused", id: number, error: ErrorBody, } | { "type": "preview" } & Preview | { "type": "hint" } & Hint | { "type": "coach" } & Coach | { "type": "people" } & People | { "type": "chat" } & ChatLine | { "type": "closing", seconds: number, } | { "type": "heartbeat" };

export type State = { table: string, game: string, 
/**
 * Where the art of this game and edition in this language is served.
 */
gallery: string, css: string, 
/**
 * The edition the faces are asked for with.
 */
edition: string, options: Array<string>, 
/**
 * Whoever opened the table gave the seed, and so may know all luck beforehand.
 */
seeded: boolean, 
/**
 * Whether whoever is asked may ask for a hint.
 */
hints: boolean, 
/**
 * The seat of this connection; `None` for spectators.
 */
my_seat: string | null, people: People, picture: Picture, turn: Turn, 
/**
 * The whole log as this viewer may read it.
 */
log: Array<LogEntry>, chat: Array<ChatLine>, 
/**
 * The game that followed this one, if there is one.
 */
rematch: string | null, 
/**
 * The chapter that is played here; `None` outside campaigns.
 */
chapter: ChapterHere | null, };

export type Update = { turn: Turn, 
/**
 * The parts of the picture that look different now, in their order.
 */
parts: Array<Part>, motion: Motion, 
/**
 * What is in the log from move `log_from` on; entries of these moves are replaced.
 */
log_from: number, log: Array<LogEntry>, people: People, };

export type Turn = { 
/**
 * Grows with every move, undo and redo.
 */
version: number, 
/**
 * The number of moves that stand.
 */
moves: number, headline: string, round: number, steps: Array<Stage>, 
/**
 * The order of play with how far everybody is.
 */
order: Array<InTurn>, 
/**
 * The question if I am asked, else whom we wait for.
 */
prompt: string, 
/**
 * Seats that are asked now.
 */
asked: Array<string>, 
/**
 * What I can do now; empty for everybody else.
 */
choices: Array<Choice>, 
/**
 * How many moves I can take back.
 */
undo: number, redo: boolean, 
/**
 * Only with [`ViewOptions::text`].
 */
zones: Array<ZoneInWords>, 
/**
 * At the end.
 */
standings: Array<Standing> | null, };

export type Stage = { name: string, state: Progress, };

export type Progress = "done" | "now" | "next";

export type InTurn = { seat: string, state: Progress, note: string, };

export type Choice = { notation: string, 
/**
 * What it does, in words.
 */
label: string, 
/**
 * The `data-spot` on the picture that stands for it.
 */
spot: string, 
/**
 * The face of what it puts there, to be shown as a ghost where a preview tells nothing.
 */
ghost: string | null, 
/**
 * How that lies on a grid, if it is a piece that can be moved and turned before it is placed.
 */
placement: Placement | null, 
/**
 * It ends the turn or declines: the client does not highlight it.
 */
closing: boolean, };

export type Placement = { zone: string, 
/**
 * The positions it covers, and how many columns its grid has.
 */
covers: Array<number>, columns: number, 
/**
 * Quarter turns to the left, after it was flipped if it was.
 */
quarters: number, flipped: boolean, 
/**
 * What it would bring at once: figures, each with the name of an icon: `+4vp`, `2c 1w`.
 */
worth: string, };

export type Mark = { "mark": "scores", at: number, beside: number, } | { "mark": "takes", at: number, } | { "mark": "sends", at: number, } | { "mark": "leads", at: number, to: number, };

export type Picture = { width: number, height: number, 
/**
 * SVG that does not change during a game.
 */
ground: string, parts: Array<Part>, 
/**
 * Where the client may lay its own panels: `bar`, `prompt`, `log`.
 */
areas: Array<Area>, };

export type Part = { id: string, svg: string, };

export type Area = { id: string, 
/**
 * x, y, width, height in the picture.
 */
rect: [number, number, number, number], };

export type LogEntry = { 
/**
 * The move it belongs to, counted from one; zero for setup.
 */
step: number, kind: LogKind, 
/**
 * Who made that move.
 */
by: string | null, 
/**
 * The seat it is about; `null` where it is about everybody.
 */
seat: string | null, 
/**
 * What that seat is called, if the sentence begins with it.
 */
name: string, 
/**
 * The sentence, without the name.
 */
text: string, clause: string, 
/**
 * The components and spaces it names: `P3`, `AS-05`, `M3`.
 */
names: Array<string>, };

export type LogKind = "move" | "consequence" | "phase" | "remark";

export type Motion = { 
/**
 * Tokens that lie elsewhere now.
 */
moved: Array<Moved>, 
/**
 * Tokens that came from nowhere.
 */
came: Array<Thing>, 
/**
 * Tokens that are gone.
 */
left: Array<Thing>, counted: Array<Counted>, 
/**
 * Tokens that somebody made use of where they lie.
 */
used: Array<Thing>, };

export type Moved = { from: Thing, to: Thing, };

export type Thing = { id: string, face: string, zone: string, };

export type Counted = { zone: string, face: string, before: number, after: number, };

export type Preview = { id: number, 
/**
 * The zones as they would look, with ghosts and differences.
 */
parts: Array<Part>, 
/**
 * What the log would say.
 */
log: Array<string>, 
/**
 * What a piece would do around it; told even where nothing else is.
 */
marks: Array<Mark>, };

export type Hint = { id: number, 
/**
 * The best first, a few of them.
 */
candidates: Array<Candidate>, };

export type Candidate = { notation: string, label: string, 
/**
 * How likely I would win after it, from 0 to 1.
 */
chance: number, };

export type People = { status: Status, chairs: Array<Chair>, watching: number, time_control: TimeControl, 
/**
 * One for each seat; empty when nobody is timed.
 */
clocks: Array<Clock>, 
/**
 * Who asks to take over a seat that was left.
 */
requests: Array<JoinRequest>, 
/**
 * Seconds since 1970 when this abandoned table will be removed unless somebody moves; only
 * sent when that is near.
 */
expires: number | null, };

export type Clock = { 
/**
 * Milliseconds left for this move.
 */
move_ms: number, 
/**
 * Milliseconds left in the bank.
 */
bank_ms: number, running: boolean, };

export type ChatLine = { id: number, 
/**
 * The seat of the speaker; `None` for spectators.
 */
seat: string | null, name: string, text: string, 
/**
 * Seconds since 1970.
 */
at: number, };

export type ZoneInWords = { id: string, title: string, owner: string | null, items: Array<string>, };

export type Standing = { seat: string, name: string, score: number, place: number, 
/**
 * Where the score comes from, item by item.
 */
items: Array<ScoreItem>, };

export type ScoreItem = { text: string, points: number, };

export type Coach = { lesson: string, title: string, 
/**
 * Which lesson of how many, and which step of how many, counted from one.
 */
number: number, lessons: number, step: number, steps: number, phase: CoachPhase, say: string, 
/**
 * What I am to do; empty where there is only something to look at.
 */
task: string, 
/**
 * How many moves the task has, and how many of them were made.
 */
moves: number, made: number, 
/**
 * The places to look at: `data-spot`s and zones of the picture.
 */
lit: Array<string>, 
/**
 * The same in words.
 */
look_at: Array<string>, 
/**
 * What is said to my last move.
 */
reply: CoachReply | null, 
/**
 * What is said when the task is done, and at the end of the lesson.
 */
then: string, 
/**
 * The lesson that comes after this one.
 */
next: LessonSummary | null, };

export type CoachPhase = "asking" | "others" | "done" | "over";

export type CoachReply = { 
/**
 * Whether the move was played; otherwise it is only explained, and nothing has changed.
 */
played: boolean, text: string, };

export type CoachRequest = "go-on" | "show-me" | "start-over";

export type Replay = { id: string, game: string, 
/**
 * As in the state of a table: where its art is served, and the edition of its faces.
 */
gallery: string, css: string, edition: string, names: Array<string>, moves: number, 
/**
 * The number of the last move of every round, to jump to.
 */
rounds: Array<number>, log: Array<LogEntry>, 
/**
 * The score of every seat after every move, from setup on.
 */
scores: Array<Array<number>>, standings: Array<Standing>, };

export type Position = { at: number, headline: string, picture: Picture, 
/**
 * What the move before it moved.
 */
motion: Motion, };

export type AnalysisStatus = { "state": "running", percent: number, } | { "state": "done" } & Analysis;

export type Analysis = { 
/**
 * How likely each seat was to win, from 0 to 1, after every move from setup on; empty where
 * somebody played alone.
 */
chances: Array<Array<number>>, 
/**
 * Where the game was decided, the most important first.
 */
turns: Array<TurningPoint>, };

export type TurningPoint = { 
/**
 * The number of the move, from one.
 */
step: number, round: number, 
/**
 * Whose move it was, and whose chances these are.
 */
by: string, played: string, before: number, after: number, 
/**
 * What would have been better; `None` where it was luck.
 */
better: Better | null, };

export type Better = { label: string, chance: number, };
