// The preferences of the person at this browser, kept in local storage.

import { closest, ENGLISH, loadLanguage } from "./languages.svelte";
import { DEFAULT_LEVEL } from "./levels";
import { DEFAULT_PACE, type Pace } from "./pace";

export type Theme = "system" | "light" | "dark";

interface Preferences {
  /** A tag of `languages`. */
  lang: string;
  theme: Theme;
  text: boolean;
  sound: boolean;
  /** The bots that were played against last. */
  level: string;
  /** How quickly the moves of others are shown. */
  pace: Pace;
  /** Whether bots say what they think of their moves. */
  remarks: boolean;
}

const KEY = "tablewright";

function defaults(): Preferences {
  const lang = closest(navigator.languages);
  return {
    lang,
    theme: "system",
    text: false,
    sound: false,
    level: DEFAULT_LEVEL,
    pace: DEFAULT_PACE,
    remarks: false,
  };
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
  lang = $state(ENGLISH);
  theme = $state<Theme>("system");
  text = $state(false);
  sound = $state(false);
  level = $state(DEFAULT_LEVEL);
  pace = $state<Pace>(DEFAULT_PACE);
  remarks = $state(false);

  constructor() {
    Object.assign(this, defaults(), stored());
    // A language may have gone since it was chosen.
    this.lang = closest([this.lang]);
  }

  /** To be levelName in an effect: writes down every change and shows it on the document. */
  apply() {
    const { lang, theme, text, sound, level, pace, remarks } = this;
    const dark = theme === "dark" || (theme === "system" && darkScheme.matches);
    void loadLanguage(lang);
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, text, sound, level, pace, remarks }));
    } catch {
      // See `stored`.
    }
  }
}

const darkScheme = matchMedia("(prefers-color-scheme: dark)");

export const settings = new Settings();

darkScheme.addEventListener("change", () => settings.apply());
