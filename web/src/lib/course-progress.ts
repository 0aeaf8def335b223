// How far somebody is in the course of a game.

import { lessonsDone } from "./lessons-done.svelte";
import type { Course, LessonSummary } from "./wire";

export interface CourseProgress {
  game: string;
  all: number;
  done: number;
  /** The first lesson that was not taken. */
  next: LessonSummary | null;
}

export function progressIn(game: string, { lessons }: Course): CourseProgress {
  const isDone = (lesson: LessonSummary) => lesson.done || lessonsDone.has(game, lesson.id);
  const open = lessons.filter((lesson) => !isDone(lesson));
  return { game, all: lessons.length, done: lessons.length - open.length, next: open[0] ?? null };
}
