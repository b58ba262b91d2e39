/** Which bots suit somebody, from the games they have played. */
import { nextLevel } from '@astragal/bots/personas';
import type { TableLine } from '@astragal/wire';
import { outcomeOf } from '../base/outcome.ts';

/** A game alone against bots. */
export interface BotGame {
  readonly id: string;
  readonly level: string;
  readonly won: boolean;
}

/** The level to meet after these games, the newest first. */
export function suited(levels: readonly string[], [last, ...earlier]: readonly BotGame[]): string | undefined {
  if (!last || !levels.includes(last.level)) return undefined;
  const end = earlier.findIndex(({ level }) => level !== last.level);
  const alike = [last, ...earlier.slice(0, end < 0 ? undefined : end)].reverse();
  return nextLevel(
    levels,
    last.level,
    alike.map(({ won }) => (won ? 'won' : 'lost')),
  );
}

/** My finished games of one kind in which all others were bots of one level, the newest first. */
export function matchesOf(game: string, tables: readonly TableLine[]): readonly BotGame[] {
  return tables
    .filter((table) => table.game === game && table.phase === 'over')
    .sort((a, b) => (b.ended ?? b.since) - (a.ended ?? a.since))
    .flatMap((table) => {
      const others = table.seats.filter((_, seat) => !table.mine.includes(seat));
      const level = others[0]?.level;
      const outcome = outcomeOf(table);
      if (!outcome || table.mine.length !== 1 || level === undefined) return [];
      if (!others.every((each) => each.by === 'bot' && each.level === level)) return [];
      return [{ id: table.id, level, won: outcome.verdict === 'won' || outcome.verdict === 'tied' }];
    });
}
