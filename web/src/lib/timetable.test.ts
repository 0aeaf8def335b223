import { expect, test } from "vitest";
import { MANNERS, timetable, type Way, wayOf } from "./timetable";

const thing = (way: Way) => ({ way, ms: MANNERS[way].ms });

test("nothing takes no time", () => {
  expect(timetable([])).toEqual({ starts: [], settled: 0 });
});

test("what floods waits until all else is done, and the drowned go last", () => {
  const ways: Way[] = ["sink", "wash", "drop", "rise", "slide", "hop"];
  const { starts, settled } = timetable(ways.map(thing));
  expect(settled).toBe(180);
  expect(starts).toEqual([
    180 + 500 + 250 + 700 + 300,
    180 + 500 + 250,
    0,
    180 + 500 + 250 + 700,
    180,
    180 + 500,
  ]);
});

test("a stage without members takes no time", () => {
  expect(timetable([thing("sink")]).starts).toEqual([0]);
});

test("those who sink go one after the other", () => {
  expect(timetable([thing("sink"), thing("sink"), thing("sink")]).starts).toEqual([0, 150, 300]);
});

test("many keep closer together", () => {
  const { starts } = timetable(Array.from({ length: 30 }, () => thing("sink")));
  expect(Math.max(...starts)).toBeLessThan(780);
});

test("a way nobody knows is flown", () => {
  expect(wayOf("teleport")).toBe("fly");
  expect(wayOf(undefined)).toBe("fly");
  expect(wayOf("wash")).toBe("wash");
});
