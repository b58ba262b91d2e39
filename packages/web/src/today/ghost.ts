/** A table that is played against a finished game: when there is something new to tell, and how. */
import type { GameCourse } from '@astragal/table/history.ts';
import type { GhostInfo } from '@astragal/wire';
import { i18n } from '../text/index.svelte.ts';
import type { TodayWords } from './words/en.ts';

const courses = import.meta.glob<{ readonly course: GameCourse }>('../../../games/*/history/course.ts');

/** The game whose luck a table has, if it is a finished one's. */
export const gameShared = (shared: string | undefined): string | undefined => /^game ([\w-]+)$/.exec(shared ?? '')?.[1];

/** How a game goes by parts, if it says so. */
export const courseOf = async (game: string): Promise<GameCourse | undefined> =>
  (await courses[`../../../games/${game}/history/course.ts`]?.())?.course;

/** "level 3", or the number alone. */
export const had = (game: string, value: number): string => i18n.t.games[game]?.along?.had(value) ?? String(value);
export const after = (game: string, part: number, t: TodayWords['ghost']): string =>
  i18n.t.games[game]?.along?.after?.(part) ?? t.after(part);

export const nameIn = ({ name }: Pick<GhostInfo, 'name'>, t: TodayWords['ghost']): string => name || t.nobody;

/** The line at the table: what both had after the last round that I have finished. */
export function ghostLine(game: string, ghost: GhostInfo, t: TodayWords['ghost']): string {
  const { table, mine, theirs } = ghost;
  if (table === undefined) return t.gone;
  const name = nameIn(ghost, t);
  const round = mine.length;
  if (round === 0) return t.waits(name);
  const own = had(game, mine[round - 1]!);
  if (round > theirs.length) return t.ended(name, had(game, theirs.at(-1) ?? 0), own);
  return t.line(name, after(game, round, t), had(game, theirs[round - 1]!), own);
}

/** Where the dice of both games part, in words. */
export function partedWords(game: string, { parted, scores }: GhostInfo, t: TodayWords['ghost']): string {
  if (parted === undefined) return scores ? t.sameThroughout : t.same;
  return t.parted(parted > 1 ? after(game, parted - 1, t) : undefined);
}

/** What a game is counted by: rounds, or what it says itself. */
export const partName = (game: string, t: TodayWords['ghost']): string => i18n.t.games[game]?.along?.part ?? t.round;
