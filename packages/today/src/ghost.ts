/** Two games with the same luck side by side: what each had after every round, and where their dice part. */
import type { Daily, DailyScore } from '@astragal/bots';
import { type Game, isOver, type MatchRecord, replay, type Seat } from '@astragal/kernel';
import { rollsOf } from './recorded.ts';

/** A game as far as it went, for one seat. */
export interface Course {
  /** What the seat had after each round that is over, from the first. */
  readonly had: readonly number[];
  /** In which round each roll fell, in order. */
  readonly rolls: ReadonlyMap<string, number>;
  /** What it came to, once it is over. */
  readonly score?: DailyScore;
}

/** What whoever plays against a ghost may know: of the other game no more rounds than they have finished themselves. */
export interface Ghost {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** The round in which mine asked for a roll that fell not at all there, or in another round. */
  readonly parted?: number;
  /** What both came to, once mine is over. */
  readonly scores?: { readonly mine: DailyScore; readonly theirs: DailyScore };
}

export interface ScoredRules {
  readonly game: Game;
  readonly daily?: Daily | undefined;
}

export function courseOf({ game, daily }: ScoredRules, record: MatchRecord, seat: Seat): Course {
  const named = rollsOf(record);
  const had: number[] = [];
  const rolls = new Map<string, number>();
  let [turns, round, value, isDone] = [1, 1, 0, false];
  let last: Seat | undefined;
  let state: unknown;
  for (const { entry, position } of replay(game, record)) {
    if (last === seat && entry?.seat !== seat) turns++;
    last = entry?.seat;
    const along = daily?.along?.(position.state, seat);
    round = Math.max(round, along?.round ?? turns);
    value = along?.value ?? 0;
    while (had.length < round - 1) had.push(value);
    for (const [roll] of named.get(entry) ?? []) rolls.set(roll, round);
    isDone = isOver(position);
    state = position.state;
  }
  if (!isDone) return { had, rolls };
  return { had: [...had, value], rolls, ...(daily && { score: daily.score(state as never, seat) }) };
}

export function ghostOf(mine: Course, theirs: Course): Ghost {
  const parted = [...mine.rolls].find(([roll, round]) => theirs.rolls.get(roll) !== round)?.[1];
  return {
    mine: mine.had,
    theirs: mine.score ? theirs.had : theirs.had.slice(0, mine.had.length),
    ...(parted !== undefined && { parted }),
    ...(mine.score && theirs.score && { scores: { mine: mine.score, theirs: theirs.score } }),
  };
}
