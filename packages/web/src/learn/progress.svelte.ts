/** How far one got with the lessons. Kept in this browser, for each game. */
import type { Entry } from '@astragal/kernel';

export interface Course {
  /** Lessons that were played to their end. */
  readonly done: readonly string[];
  /** Where one left: a lesson, its step, and what was answered in its real game. */
  readonly at?: { readonly lesson: string; readonly step: number; readonly entries?: readonly Entry[] } | undefined;
  /** The lessons were offered, and are not offered again. */
  readonly offered?: boolean;
  /** Help was offered at a table. */
  readonly nudged?: boolean;
}

const KEY = 'astragal lessons';
const NEW: Course = { done: [] };

let courses: Readonly<Record<string, Course>> = $state.raw(kept());

function kept(): Record<string, Course> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof data === 'object' && data !== null ? (data as Record<string, Course>) : {};
  } catch {
    return {};
  }
}

export const courseOf = (game: string): Course => ({ ...NEW, ...courses[game] });

/** Whether somebody has neither learnt the game here nor been asked about it. */
export const isNewTo = (game: string): boolean => !courses[game];

export function note(game: string, change: Partial<Course>): void {
  courses = { ...courses, [game]: { ...courseOf(game), ...change } };
  try {
    localStorage.setItem(KEY, JSON.stringify(courses));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** The lesson is done; where one left is forgotten. */
export function noteDone(game: string, lesson: string): void {
  const { done } = courseOf(game);
  note(game, { done: done.includes(lesson) ? done : [...done, lesson], at: undefined });
}
