/**
 * The lessons of every game, found by where they lie: `packages/games/<id>/lessons/NN-name.json`, and `pieces.json`, which names what they
 * point at. A game without lessons has none and works all the same. Each file is loaded when it is needed.
 */
import type { Lesson } from '@astragal/kernel';
import type { Component } from 'svelte';

/** A lesson with its name and place. */
export interface Titled extends Lesson {
  readonly id: string;
}

/** What a game's lessons may point at (selectors of its drawn table), and by which pieces an answer is given. */
export interface Pieces {
  readonly pieces: Readonly<Record<string, string>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

type Loader<T> = () => Promise<{ readonly default: T }>;

const files = import.meta.glob<{ readonly default: Lesson }>('../../../games/*/lessons/[0-9][0-9]-*.json');
const pieces = import.meta.glob<{ readonly default: Pieces }>('../../../games/*/lessons/pieces.json');
const pictures = import.meta.glob<{ readonly default: Component<{ lesson: string }> }>('../games/*/learn/Picture.svelte');
const drawings = import.meta.glob<{ readonly default: Component<{ name: string }> }>('../games/*/learn/Piece.svelte');

const PLACE = /\/games\/([^/]+)\/lessons\/\d\d-(.+)\.json$/;

const all = Object.entries(files)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, load]) => {
    const [, game = '', id = ''] = PLACE.exec(path) ?? [];
    return { game, id, load };
  });

export const hasLessons = (game: string): boolean => all.some((each) => each.game === game);

/** The lessons of a game in their order: the course, then the fine points. */
export async function lessonsOf(game: string): Promise<readonly Titled[]> {
  const own = all.filter((each) => each.game === game);
  const read = await Promise.all(own.map(async ({ id, load }) => ({ ...(await load()).default, id })));
  return [...read.filter(({ set }) => set === 'course'), ...read.filter(({ set }) => set !== 'course')];
}

const found = async <T>(loaders: Readonly<Record<string, Loader<T>>>, path: string): Promise<T | undefined> =>
  (await loaders[path]?.())?.default;

export const piecesOf = async (game: string): Promise<Pieces> =>
  (await found(pieces, `../../../games/${game}/lessons/pieces.json`)) ?? { pieces: {}, ways: {} };

/** Draws a lesson on the course's page: `games/<id>/learn/Picture.svelte`, if the game has one. */
export const pictureOf = (game: string) => found(pictures, `../games/${game}/learn/Picture.svelte`);

/** Draws a single piece in a bubble: `games/<id>/learn/Piece.svelte`, if the game has one. */
export const drawingOf = (game: string) => found(drawings, `../games/${game}/learn/Piece.svelte`);
