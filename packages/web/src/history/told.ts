/** What games add to the list of my games (`@astragal/table/history.ts`), found by where it lies. */
import type { Language } from '@astragal/kernel';
import type { Figure, HistoryText, PieceOf } from '@astragal/table/history.ts';
import type { PlayedGame } from '@astragal/wire';
import { wordingOf } from '../games/registry.ts';

type Names = Readonly<Record<string, Readonly<Record<string, string | { readonly full?: string; readonly short?: string }>> | undefined>>;

/** Everything a game says about its finished games. */
export interface HistoryOfGame {
  /** What things are called, by kind. */
  readonly names?: Names;
  readonly told?: HistoryText;
  readonly figure?: Figure;
  readonly Piece?: PieceOf;
}
/** By game; one that is missing has not come yet. */
export type Histories = ReadonlyMap<string, HistoryOfGame>;

const tongues = import.meta.glob<{ readonly told: HistoryText }>('../../../games/*/history/??.ts');
const figures = import.meta.glob<{ readonly figure: Figure }>('../../../games/*/history/figure.ts');
const pieces = import.meta.glob<{ readonly default: PieceOf }>('../../../games/*/history/Piece.svelte');

async function boxOf(game: string, language: Language): Promise<HistoryOfGame> {
  const [wording, line, piece] = await Promise.all([
    wordingOf(game, language) as Promise<{ readonly names?: Names } | undefined>,
    saidOf(game, language),
    pieces[`../../../games/${game}/history/Piece.svelte`]?.(),
  ]);
  return { ...line, ...(wording?.names && { names: wording.names }), ...(piece && { Piece: piece.default }) };
}

/** Its number, and what decided the game. */
async function saidOf(game: string, language: Language): Promise<HistoryOfGame> {
  const at = `../../../games/${game}/history`;
  const [told, figure] = await Promise.all([tongues[`${at}/${language}.ts`]?.(), figures[`${at}/figure.ts`]?.()]);
  return { ...(told && { told: told.told }), ...(figure && { figure: figure.figure }) };
}

/** A game that is not on this device has none. */
export async function boxesOf(games: readonly string[], language: Language): Promise<Histories> {
  const found = await Promise.all(games.map((game) => boxOf(game, language).catch(() => undefined)));
  return new Map(found.flatMap((box, i) => (box ? [[games[i]!, box] as const] : [])));
}

interface Piece {
  readonly game: string;
  readonly kind: string;
  readonly id: string;
}

/** A hero, a card or a skill by its name, or by a short one where there is little room; a game that names none is told by the id. */
export function nameOf(boxes: Histories, { game, kind, id }: Piece, isShort = false): string {
  const names = boxes.get(game)?.names;
  const named =
    names?.[kind]?.[id] ?? (names && Object.values(names).find((each) => typeof each === 'object' && each?.[id] !== undefined)?.[id]);
  if (typeof named === 'string') return named;
  return (isShort ? named?.short : undefined) ?? named?.full ?? id;
}

/** The number by which a game is told; undefined where there is none. */
export function numberOf(boxes: Histories, { game, seats, tally }: PlayedGame, points: number): number | undefined {
  const box = boxes.get(game);
  // Whoever plays alone plays for points.
  if (!box?.figure || seats.length === 1) return box && points;
  return tally?.figures?.[box.figure.of];
}
