// What this browser remembers about its owner's taste.

import { USUAL } from "./levels";

export type Lang = "en" | "fr";
export type Theme = "system" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  text: boolean;
  sound: boolean;
  /** The bots that were played against last. */
  level: string;
}

const KEY = "tablewright";

function usual(): Kept {
  const lang = navigator.language.startsWith("fr") ? "fr" : "en";
  return { lang, theme: "system", text: false, sound: false, level: USUAL };
}

// A browser may forbid storage; then nothing is remembered, and nothing else changes.
function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  text = $state(false);
  sound = $state(false);
  level = $state(USUAL);

  constructor() {
    Object.assign(this, usual(), kept());
  }

  /** To be called in an effect: writes down every change and shows it on the document. */
  apply() {
    const { lang, theme, text, sound, level } = this;
    const dark = theme === "dark" || (theme === "system" && darkness.matches);
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, text, sound, level }));
    } catch {
      // See `kept`.
    }
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");

export const settings = new Settings();

darkness.addEventListener("change", () => settings.apply());
