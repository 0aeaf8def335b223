// The lessons this browser has seen to their end: also of whoever has no name here yet.

const KEY = "lessons";

class LessonsDone {
  #done = $state.raw<string[]>(load());

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string) {
    if (this.has(game, lesson)) return;
    this.#done = [...this.#done, `${game}/${lesson}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // A browser that keeps nothing forgets it.
    }
  }
}

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const lessonsDone = new LessonsDone();
