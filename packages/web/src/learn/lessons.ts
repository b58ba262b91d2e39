/**
 * The lessons of every game, found by where they lie (`build/lessons.ts`). A game without lessons has none and works all the same. What is
 * drawn for them lies in `games/<id>/learn/`, and may be missing, too.
 */

import lessons from 'virtual:lessons';
import type { Language, Lesson } from '@astragal/kernel';
import type { Component } from 'svelte';

/** A lesson with its game and its name; its texts are there in the language that was asked for. */
export interface Titled extends Lesson {
  readonly game: string;
  readonly id: string;
}

/** What a game's lessons may point at (selectors of its drawn table), and by which pieces an answer is given. */
export interface LessonPieces {
  readonly pieces: Readonly<Record<string, string>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

const pictures = import.meta.glob<{ readonly default: Component<{ lesson: string }> }>('../../../games/*/learn/Picture.svelte');
const drawings = import.meta.glob<{ readonly default: Component<{ name: string }> }>('../../../games/*/learn/Piece.svelte');

export const hasLessons = (game: string): boolean => Object.hasOwn(lessons, game);

/** The lessons of a game in their order, in one language: the course, then the fine points. */
export async function lessonsOf(game: string, language: Language): Promise<readonly Titled[]> {
  const all = (await lessons[game]?.[language]())?.default ?? [];
  return [...all.filter(({ set }) => set === 'course'), ...all.filter(({ set }) => set !== 'course')];
}

export const piecesOf = async (game: string): Promise<LessonPieces> => (await lessons[game]?.pieces())?.default ?? { pieces: {}, ways: {} };

type Loaders<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;
const found = async <T>(loaders: Loaders<T>, path: string): Promise<T | undefined> => (await loaders[path]?.())?.default;

/** Draws a lesson on the course's page: `games/<id>/learn/Picture.svelte`, if the game has one. */
export const pictureOf = (game: string) => found(pictures, `../../../games/${game}/learn/Picture.svelte`);

/** Draws a single piece in a bubble: `games/<id>/learn/Piece.svelte`, if the game has one. */
export const drawingOf = (game: string) => found(drawings, `../../../games/${game}/learn/Piece.svelte`);
