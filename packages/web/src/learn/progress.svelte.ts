/** How far one got with the lessons. Kept in this browser, for each game. */
import type { Entry } from '@astragal/kernel';
import { type BrowserStore, browserStore } from '../base/browser-store.ts';

export interface Course {
  /** Lessons that were played to their end. */
  readonly done: readonly string[];
  /** Where one left: a lesson, its step, and what was answered in its real game. */
  readonly at?: { readonly lesson: string; readonly step: number; readonly entries?: readonly Entry[] } | undefined;
  /** The lessons were offered, and are not offered again. */
  readonly offered?: boolean;
  /** Help was offered at a table. */
  readonly nudged?: boolean;
  /** A game was played to its end. */
  readonly played?: boolean;
}

const KEY = 'astragal lessons';
const NEW: Course = { done: [] };

export class LessonProgress {
  readonly #store: BrowserStore;
  #courses: Readonly<Record<string, Course>> = $state.raw({});

  constructor(store: BrowserStore) {
    this.#store = store;
    this.#courses = store.read<Record<string, Course>>(KEY) ?? {};
  }

  courseOf(game: string): Course {
    return { ...NEW, ...this.#courses[game] };
  }

  /** Whether somebody has neither learnt the game here nor been asked about it. */
  isNewTo(game: string): boolean {
    return !this.#courses[game];
  }

  note(game: string, change: Partial<Course>): void {
    this.#courses = { ...this.#courses, [game]: { ...this.courseOf(game), ...change } };
    this.#store.write(KEY, this.#courses);
  }

  /** The lesson is done; where one left is forgotten. */
  noteDone(game: string, lesson: string): void {
    const { done } = this.courseOf(game);
    this.note(game, { done: done.includes(lesson) ? done : [...done, lesson], at: undefined });
  }
}

/** Of this browser. */
export const progress = new LessonProgress(browserStore);
