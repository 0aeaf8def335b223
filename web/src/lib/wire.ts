// Written by `cargo xtask types`; edit crates/wire.

export type ErrorBody = { 
/**
 * For code: `stale`, `not-your-turn`, `not-legal`, `too-long`, `too-many`, `not-found` ...
 */
code: string, 
/**
 * For people, in the language they asked in.
 */
reason: string, };

export type Profile = { name: string, };

export type SetName = { name: string, };

export type Recovery = { link: string, };

export type Recover = { secret: string, };

export type SignOut = { 
/**
 * Whether all other browsers are signed out, too, and the recovery link ends.
 */
everywhere: boolean, };

export type Lobby = { 
/**
 * Where I sit and the game goes on or has not begun; those that wait for me first.
 */
mine: Array<TableSummary>, 
/**
 * Public tables with a free seat.
 */
open: Array<TableSummary>, 
/**
 * Public tables that can be watched.
 */
running: Array<TableSummary>, 
/**
 * Finished games, mine and public ones, the latest first.
 */
finished: Array<TableSummary>, 
/**
 * Mine, the latest first; those that are over last.
 */
campaigns: Array<CampaignSummary>, };

export type TableSummary = { id: string, game: string, status: Status, seats: Array<Chair>, my_seat: string | null, 
/**
 * Whether I am asked now.
 */
my_turn: boolean, moves: number, time_control: TimeControl, public: boolean, 
/**
 * Whoever opened the table gave the seed, and so may know all luck beforehand.
 */
seeded: boolean, 
/**
 * The chapter of a campaign that is played here.
 */
chapter: number | null, 
/**
 * Seconds since 1970 of the last move.
 */
changed: number, 
/**
 * Seconds since 1970 when this abandoned table will be removed unless somebody moves; only
 * sent when that is near.
 */
expires: number | null, };

export type Status = "open" | "running" | "over";

export type Chair = { 
/**
 * `A`, `B`, `C` ...
 */
seat: string, 
/**
 * The name shown on the table; empty while the seat is free.
 */
name: string, sitter: Sitter, 
/**
 * Whether somebody is connected there. Bots always are.
 */
present: boolean, 
/**
 * A bot plays for its absent owner.
 */
stand_in: boolean, 
/**
 * Whether the seat is asked now.
 */
asked: boolean, };

export type Sitter = { "kind": "nobody" } | { "kind": "human" } | { "kind": "bot", level: string, };

export type TimeControl = { "kind": "easy" } | { "kind": "live", per_move: number, bank: number, } | { "kind": "days", hours: number, };

export type BotSpeed = "human" | "instant";

export type NewTable = { game: string, seats: Array<NewSeat>, 
/**
 * Whether this is the first chapter of a campaign.
 */
campaign: boolean, options: Array<Setting>, 
/**
 * Data files in place of those that ship.
 */
edition: Array<DataFile>, 
/**
 * The same seed gives the same luck to another table; by default the luck is unpredictable.
 */
seed: string | null, public: boolean, time_control: TimeControl, 
/**
 * Whether seats are dealt at random.
 */
shuffle: boolean, 
/**
 * Whether whoever is asked may ask what a good player would do; by default only where one human
 * plays.
 */
hints: boolean | null, 
/**
 * By default bots move like humans where a human plays.
 */
bot_speed: BotSpeed | null, };

export type NewSeat = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", level: string, };

export type Setting = { name: string, value: string, };

export type DataFile = { name: string, text: string, };

export type Opened = { id: string, };

export type Join = { seat: string | null, };

export type Joined = { "kind": "seated" } | { "kind": "requested", request: string, };

export type JoinRequest = { id: string, seat: string, 
/**
 * Who asks.
 */
name: string, 
/**
 * The seats that have agreed.
 */
accepted: Array<string>, };

export type AnswerRequest = { accept: boolean, };

export type FillSeat = { seat: string, level: string, };

export type Campaign = { id: string, game: string, 
/**
 * How many chapters there are in all.
 */
chapters: number, players: Array<CampaignPlayer>, played: Array<ChapterPlayed>, 
/**
 * The chapter to be played; `None` when the campaign is over.
 */
next: NextChapter | null, 
/**
 * What the ending gave to everybody.
 */
points: number | null, 
/**
 * Why the newest save cannot be used: this is the last good one.
 */
damage: string | null, 
/**
 * Whether I play in it, and so may open its chapters.
 */
playing: boolean, 
/**
 * Whether I began it or brought it along, and so may begin its chapters again.
 */
mine: boolean, };

export type CampaignPlayer = { seat: string, name: string, sitter: Sitter, 
/**
 * The sum of all chapters, with what the ending gave.
 */
sum: number, 
/**
 * Chapters won, also shared ones.
 */
wins: number, place: number, };

export type ChapterPlayed = { 
/**
 * From 1 on.
 */
number: number, 
/**
 * Seat by seat.
 */
scores: Array<number>, places: Array<number>, memories: Array<Memory>, 
/**
 * Where it was played; `None` for chapters that were played elsewhere.
 */
table: string | null, };

export type Memory = { id: string, name: string, text: string, };

export type NextChapter = { number: number, 
/**
 * Where it is played, once it was opened.
 */
table: string | null, status: Status | null, };

export type CampaignSummary = { id: string, game: string, 
/**
 * The chapter to be played; one more than there are when the campaign is over.
 */
chapter: number, chapters: number, 
/**
 * Who plays, seat by seat; empty for a seat that waits for somebody.
 */
names: Array<string>, 
/**
 * Where the chapter is played, once it was opened.
 */
table: string | null, 
/**
 * Seconds since 1970.
 */
changed: number, };

export type ChapterHere = { campaign: string, number: number, chapters: number, };

export type OpenChapter = { again: boolean, };

export type ImportCampaign = { text: string, 
/**
 * The first seat of a human if none is named.
 */
seat: string | null, 
/**
 * Whether the last good save will do if the newest is damaged.
 */
restore: boolean, };

export type ImportResult = { "kind": "imported", id: string, } | { "kind": "damaged", reason: string, chapter: number, };

export type Game = { name: string, title: string, authors: string, 
/**
 * What it is about, in a sentence or two.
 */
pitch: string, least: number, most: number, 
/**
 * How demanding it is, from 1 to 5.
 */
weight: number, 
/**
 * About how many minutes a game takes with people, at least and at most.
 */
minutes: [number, number], switches: Array<Switch>, 
/**
 * The levels of bots, from the weakest to the strongest; then those for experiments.
 */
bots: Array<string>, 
/**
 * How many chapters its campaign has; zero where there is none.
 */
chapters: number, };

export type Switch = { id: string, name: string, 
/**
 * What it changes.
 */
text: string, 
/**
 * Whether it makes another game of it; all others settle how an unclear rule is read.
 */
is_variant: boolean, 
/**
 * The values it can have, the default first.
 */
values: Array<SwitchValue>, 
/**
 * The least and the greatest number it can also be.
 */
numbers: [number, number] | null, };

export type SwitchValue = { value: string, name: string, };

export type Rulebook = { chapters: Array<Chapter>, };

export type Chapter = { title: string, clauses: Array<Clause>, };

export type Clause = { id: string, text: string, 
/**
 * How we know it: the marks of RULES.md, such as `stated`.
 */
marks: Array<string>, };

export type Face = { 
/**
 * As on the tokens: `machine/P1`.
 */
id: string, name: string, text: string, 
/**
 * Where its rule stands.
 */
clauses: Array<Clause>, 
/**
 * Facts about it with their marks.
 */
facts: Array<Fact>, };

export type Fact = { text: string, mark: string, };

export type Aid = { 
/**
 * Headings, lists and tables; written by us, and so safe to be shown as it is.
 */
html: string, };

export type LegendEntry = { 
/**
 * `about-zone-belt`, `about-counter-w`, `about-face-piece`, `about-mark-shield`.
 */
key: string, text: string, };

export type Course = { 
/**
 * In the order in which they are taken.
 */
lessons: Array<LessonSummary>, };

export type LessonSummary = { id: string, title: string, 
/**
 * What one can do afterwards.
 */
goal: string, minutes: number, 
/**
 * Whether I have taken it to its end.
 */
done: boolean, };

export * from "./wire-table";
