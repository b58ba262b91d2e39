/** How a finished game went for me, from its line in a list. */
import type { TableLine } from '@astragal/wire';

export interface OwnOutcome {
  readonly verdict: 'won' | 'tied' | 'lost' | 'nobody' | 'watched';
  /** My place among all; equal points share one. */
  readonly place: number;
  readonly of: number;
  readonly points: number;
  /** The best of the others, if there are others. */
  readonly rival: number | undefined;
  /** How long it took, in minutes. */
  readonly minutes: number | undefined;
}

/** Undefined while there is no result. */
export function outcomeOf({
  result,
  mine,
  started,
  ended,
}: Pick<TableLine, 'result' | 'mine' | 'started' | 'ended'>): OwnOutcome | undefined {
  if (!result) return undefined;
  const { scores, winners } = result;
  const own = mine.map((seat) => scores[seat] ?? 0);
  const points = Math.max(0, ...own);
  const others = scores.filter((_, seat) => !mine.includes(seat));
  const won = mine.some((seat) => winners.includes(seat));
  const better = scores.filter((score, seat) => !mine.includes(seat) && (winners.includes(seat) ? !won : !won && score > points));
  return {
    verdict: verdictOf(mine.length, won, winners.length),
    place: better.length + 1,
    of: scores.length,
    points,
    rival: others.length > 0 ? Math.max(...others) : undefined,
    minutes: started !== undefined && ended !== undefined ? Math.max(1, Math.round((ended - started) / 60_000)) : undefined,
  };
}

function verdictOf(mine: number, won: boolean, winners: number): OwnOutcome['verdict'] {
  if (mine === 0) return 'watched';
  if (won) return winners > 1 ? 'tied' : 'won';
  return winners === 0 ? 'nobody' : 'lost';
}
