// When each thing moves: what is caused by something waits for it.

/**
 * How something comes to its place. A sheet names it with `data-motion`; what has none flies.
 * `gather` flies, too, and then takes in goods from the places around it.
 */
export type Way = "fly" | "gather" | "drop" | "slide" | "hop" | "wash" | "rise" | "sink";

interface Manner {
  ms: number;
  /** How long the next of them waits. */
  apart: number;
  easing: string;
}

const SOFT = "cubic-bezier(.2,.8,.2,1)";
const STEADY = "cubic-bezier(.4,0,.2,1)";

export const MANNERS: Record<Way, Manner> = {
  fly: { ms: 420, apart: 40, easing: SOFT },
  gather: { ms: 420, apart: 40, easing: SOFT },
  drop: { ms: 180, apart: 60, easing: "cubic-bezier(.2,.9,.3,1.2)" },
  slide: { ms: 500, apart: 80, easing: "ease-in-out" },
  hop: { ms: 250, apart: 60, easing: SOFT },
  wash: { ms: 700, apart: 0, easing: STEADY },
  rise: { ms: 300, apart: 60, easing: STEADY },
  sink: { ms: 400, apart: 150, easing: STEADY },
};

/** One after the other; what stands side by side happens at the same time. */
const STAGES: Way[][] = [["fly", "gather", "drop"], ["slide"], ["hop"], ["wash"], ["rise"], ["sink"]];

/** However many there are, all of one stage have set out after this time. */
const STAGE_MS = 780;

export function wayOf(name: string | undefined): Way {
  return name !== undefined && name in MANNERS ? (name as Way) : "fly";
}

export interface Timetable {
  /** When each of them begins, in milliseconds. */
  starts: number[];
  /** When the first stage is over: what it brings is told from then on. */
  settled: number;
}

/** `ms` is how long each of them takes. */
export function timetable(things: { way: Way; ms: number }[]): Timetable {
  const starts = things.map(() => 0);
  let [clock, settled] = [0, 0];
  STAGES.forEach((ways, stage) => {
    const mine = things.flatMap(({ way, ms }, at) => (ways.includes(way) ? [{ way, ms, at }] : []));
    let end = clock;
    mine.forEach(({ way, ms, at }, n) => {
      const start = clock + n * Math.min(MANNERS[way].apart, STAGE_MS / mine.length);
      starts[at] = start;
      end = Math.max(end, start + ms);
    });
    clock = end;
    if (stage === 0) settled = end;
  });
  return { starts, settled };
}
