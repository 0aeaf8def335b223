// Languages are found, and what one lacks is said in English.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { closest, languages, loadLanguage, messagesIn } from "./languages.svelte";
import { list, translate, wordsIn } from "./translate";

test("every file is a language with its own name", () => {
  const names = languages.map(({ tag, name }) => `${tag} ${name}`);
  expect(names).toEqual(expect.arrayContaining(["de Deutsch", "en English", "fr Français"]));
});

test("a browser gets the nearest of its languages that there is", () => {
  expect(closest(["tlh", "de-AT", "fr"])).toBe("de");
  expect(closest(["FR-ca"])).toBe("fr");
  expect(closest(["tlh"])).toBe("en");
  expect(closest([])).toBe("en");
});

test("a language is English until its messages are here", async () => {
  expect(wordsIn("fr").lobby.games).toBe("Games");
  await loadLanguage("fr");
  expect(wordsIn("fr").lobby.games).toBe("Jeux");
});

test("messages are chosen by number", async () => {
  await Promise.all(["de", "fr"].map(loadLanguage));
  expect(wordsIn("en").lobby.moves({ n: 1 })).toBe("1 move");
  expect(wordsIn("en").lobby.moves({ n: 1234 })).toBe("1234 moves");
  expect(wordsIn("fr").lobby.moves({ n: 0 })).toBe("0 coup");
  expect(wordsIn("de").lobby.moves({ n: 0 })).toBe("0 Züge");
  expect(wordsIn("en").campaign.points({ n: -1 })).toBe("-1 point");
  expect(list(wordsIn("de").text.commandHelp)).toContain("hilfe");
});

test("a language begun with a few messages shows those and English for the rest", () => {
  const begun = new FluentResource(
    "language-name = Esperanto\nlobby-games = Ludoj\nlobby-by = de { $aŭtoroj }\nlobby-moves = { $nombro } movoj\n",
  );
  const english = messagesIn("en") ?? begun;
  const words = translate("eo", begun, english);
  expect(words.language.name).toBe("Esperanto");
  expect(words.lobby.games).toBe("Ludoj");
  expect(words.lobby.newTable).toBe("New table");
  // What it cannot say it says in English, too: a variable there is not, a message that cannot be read.
  expect(words.lobby.moves({ n: 2 })).toBe("2 moves");
  expect(words.lobby.by({ authors: "Ada" })).toBe("by Ada");
});

test("a language that there is not is English", () => {
  expect(wordsIn("tlh").lobby.games).toBe("Games");
});
