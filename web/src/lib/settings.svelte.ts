// The preferences of the person at this browser, kept in local storage.

import { DEFAULT_LEVEL } from "./levels";

export type Lang = "en" | "fr";
export type Theme = "system" | "light" | "dark";

interface Preferences {
  lang: Lang;
  theme: Theme;
  text: boolean;
  sound: boolean;
  /** The bots that were played against last. */
  level: string;
}

const KEY = "tablewright";

function defaults(): Preferences {
  const lang = navigator.language.startsWith("fr") ? "fr" : "en";
  return { lang, theme: "system", text: false, sound: false, level: DEFAULT_LEVEL };
}

// A browser may forbid storage; then nothing is remembered, and nothing else changes.
function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Lang>("en");
  theme = $state<Theme>("system");
  text = $state(false);
  sound = $state(false);
  level = $state(DEFAULT_LEVEL);

  constructor() {
    Object.assign(this, defaults(), stored());
  }

  /** To be levelName in an effect: writes down every change and shows it on the document. */
  apply() {
    const { lang, theme, text, sound, level } = this;
    const dark = theme === "dark" || (theme === "system" && darkScheme.matches);
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, text, sound, level }));
    } catch {
      // See `stored`.
    }
  }
}

const darkScheme = matchMedia("(prefers-color-scheme: dark)");

export const settings = new Settings();

darkScheme.addEventListener("change", () => settings.apply());
