// How wide text is in the font of the page.

const context = document.createElement("canvas").getContext("2d");
/** The font of the page. Asked for once: every such question lays out the page. */
let sans: string | undefined;

/** The width of each word, and of a space, in a weight and size of the page's font. */
export function measureWords(text: string, font: string): { words: number[]; space: number } {
  const words = text.split(/\s+/);
  if (!context) return { words: words.map((word) => word.length * 7), space: 4 };
  sans ??= getComputedStyle(document.documentElement).getPropertyValue("--sans");
  context.font = `${font} ${sans}`;
  const wide = (word: string) => context.measureText(word).width;
  return { words: words.map(wide), space: wide(" ") };
}
