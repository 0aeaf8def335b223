// What the client wears is in every sheet, and can be read.

import { describe, expect, it } from "vitest";
import css from "../app.css?raw";

const palettes = import.meta.glob<string>(
  ["../../../art/*/palette.toml", "../../../examples/*/art/palette.toml"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const OWN = ["floor", "display", "sans", "ease"];
/** What is written on what. */
const PAIRS = [
  ["bar-ink", "bar-a", "bar-b"],
  ["bar-ink-2", "bar-a", "bar-b"],
  ["panel-ink", "panel-a", "panel-b", "btn-a", "btn-b", "page"],
  ["panel-ink-2", "panel-a", "panel-b"],
  ["trouble", "panel-a", "panel-b"],
  ["deed-ink", "deed-a", "deed-b"],
  ["choice-ink", "choice-a", "choice-b"],
  ["act-ink", "act-a", "act-b"],
  ["on-step", "step"],
] as const;

type Colours = Map<string, string>;

function read(text: string, from: RegExp, property: RegExp): Colours {
  const part = from.exec(text)?.[1] ?? "";
  return new Map([...part.matchAll(property)].map(([, name = "", colour = ""]) => [name, colour]));
}

/** By day and by night. */
function lights(light: Colours, dark: Colours): [string, Colours][] {
  return [
    ["light", light],
    ["dark", new Map([...light, ...dark])],
  ];
}

const PROPERTY = /--([\w-]+): ([^;]+);/g;
const ours = lights(read(css, /:root \{(.*?)\n\}/s, PROPERTY), read(css, /dark"\] \{(.*?)\n\}/s, PROPERTY));
const required = [...(ours[0]?.[1].keys() ?? [])].filter((name) => !OWN.includes(name));

const COLOUR = /^([\w-]+) = "([^"]+)"/gm;
const sheets = Object.entries(palettes).map(([path, palette]) => ({
  name: path.replace(/^[./]+|\/palette\.toml$/g, ""),
  by: lights(read(palette, /\[light\](.*)\n\[dark\]/s, COLOUR), read(palette, /\[dark\](.*)/s, COLOUR)),
}));

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number(`0x${colour.slice(at, at + 2)}`) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([{ name: "our own pages", by: ours }, ...sheets])("$name", ({ by }) => {
  it("has every colour the client uses", () => {
    const [, light] = by[0] ?? ["", new Map<string, string>()];
    const seats = [...light.keys()].filter((name) => /^seat-\d$/.test(name)).length;
    const beyond = (name: string) => seats < Number(/seat-(\d)$|flag-(\d)$/.exec(name)?.slice(1).join(""));
    expect(2 <= seats).toBe(true);
    expect(required.filter((name) => !light.has(name) && !beyond(name))).toEqual([]);
  });

  it.each(by.map(([light, colours]) => ({ light, colours })))("can be read in $light", ({ colours }) => {
    const flags = [...colours.keys()].filter((name) => /^flag-\d$/.test(name));
    const pairs = [...PAIRS, ...flags.map((flag) => [flag.replace("flag", "on-seat"), flag])];
    const weak = pairs.flatMap(([ink = "", ...grounds]) =>
      grounds
        .map((ground) => ({
          ink,
          ground,
          contrast: contrast(colours.get(ink) ?? "", colours.get(ground) ?? ""),
        }))
        .filter((pair) => pair.contrast < 4.5),
    );
    expect(weak).toEqual([]);
  });
});
