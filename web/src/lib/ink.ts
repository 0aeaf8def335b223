// How wide words are.

const pen = document.createElement("canvas").getContext("2d");
/** The face of the page. Asked for once: every question about styles lays out the page. */
let sans: string | undefined;

/** The width of each word, and of a space, in a weight and size of the page's face. */
export function measure(text: string, font: string): { words: number[]; space: number } {
  const words = text.split(/\s+/);
  if (!pen) return { words: words.map((word) => word.length * 7), space: 4 };
  sans ??= getComputedStyle(document.documentElement).getPropertyValue("--sans");
  pen.font = `${font} ${sans}`;
  const wide = (word: string) => pen.measureText(word).width;
  return { words: words.map(wide), space: wide(" ") };
}
