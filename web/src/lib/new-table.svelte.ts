// What has been chosen for a new table.

import { availableLevel } from "./levels";
import { switchValues } from "./options";
import { settings } from "./settings.svelte";
import type { Game, NewSeat, NewTable, TimeControl, BotSpeed, Switch } from "./wire";

/** As in the form: `me`, `open`, or `bot` and a level. */
export type SeatChoice = string;

const BOT = "bot ";

/** The level of a bot; null for people. */
export function botLevel(seat: SeatChoice): string | null {
  return seat.startsWith(BOT) ? seat.slice(BOT.length) : null;
}

export class NewTableForm {
  seats = $state<SeatChoice[]>([]);
  options = $state<Record<string, string>>({});
  campaign = $state(false);
  shuffle = $state(true);
  public = $state(false);
  seed = $state("");
  files = $state.raw<FileList>();
  timeControl = $state<TimeControl["kind"]>("easy");
  secondsPerMove = $state(60);
  bankMinutes = $state(10);
  hoursPerMove = $state(24);
  /** Null until they are chosen: the defaults depend on how many people play. */
  #hints = $state<boolean | null>(null);
  #botSpeed = $state<BotSpeed | null>(null);

  readonly people = $derived(this.seats.filter((seat) => botLevel(seat) === null).length);

  constructor(readonly game: Game) {
    this.seats = ["me", ...Array.from({ length: Math.max(1, game.least - 1) }, () => "open")];
    this.options = Object.fromEntries(game.switches.map((one) => [one.id, defaultOf(one)]));
  }

  get hints(): boolean {
    return this.#hints ?? this.people === 1;
  }

  set hints(hints: boolean) {
    this.#hints = hints;
  }

  get botSpeed(): BotSpeed {
    return this.#botSpeed ?? (this.people === 0 ? "instant" : "human");
  }

  set botSpeed(speed: BotSpeed) {
    this.#botSpeed = speed;
  }

  addSeat() {
    this.seats.push(BOT + availableLevel(this.game.bots, settings.level));
  }

  removeSeat() {
    this.seats.pop();
  }

  chooseSeat(n: number, seat: SeatChoice) {
    this.seats[n] = seat;
    settings.level = botLevel(seat) ?? settings.level;
  }

  /** What the server is asked to open. */
  async request(): Promise<NewTable> {
    const changed = this.game.switches.filter((one) => this.options[one.id] !== defaultOf(one));
    const edition = [...(this.files ?? [])].map(async (file) => ({
      name: file.name,
      text: await file.text(),
    }));
    return {
      game: this.game.name,
      seats: this.seats.map(newSeat),
      campaign: this.campaign,
      options: changed.map(({ id }) => ({ name: id, value: this.options[id] ?? "" })),
      edition: await Promise.all(edition),
      seed: this.seed.trim() === "" ? null : this.seed.trim(),
      public: this.public,
      time_control: this.#timeControl(),
      shuffle: this.shuffle,
      hints: this.hints,
      bot_speed: this.botSpeed,
    };
  }

  #timeControl(): TimeControl {
    switch (this.timeControl) {
      case "live":
        return { kind: "live", per_move: this.secondsPerMove, bank: this.bankMinutes * 60 };
      case "days":
        return { kind: "days", hours: this.hoursPerMove };
      case "easy":
        return { kind: "easy" };
    }
  }
}

function newSeat(seat: SeatChoice): NewSeat {
  const level = botLevel(seat);
  if (level !== null) return { kind: "bot", level };
  return { kind: seat === "me" ? "me" : "open" };
}

function defaultOf(one: Switch): string {
  return switchValues(one)[0]?.value ?? "";
}
