/** A game told by turns, as every game hands it over to be drawn as a story. */
import type { Seat } from '@astragal/kernel';

/** A turn of somebody, over or under way; games add what was done in it. */
export interface StoryTurn {
  readonly round: number;
  readonly seat: Seat;
  /** Its first event in the log: the name of the turn. */
  readonly from: number;
  readonly over: boolean;
}

/** The first turn that is new to this seat: the one after its last own turn that is over. Everything is, before that. */
export const newSince = (turns: readonly StoryTurn[], me: Seat | undefined): number =>
  turns.findLastIndex(({ seat, over }) => seat === me && over) + 1;

/** What the rivals did since my last turn; it stays until my next one ends. */
export const rivalsSince = <T extends StoryTurn>(turns: readonly T[], me: Seat | undefined): readonly T[] =>
  turns.slice(newSince(turns, me)).filter(({ seat }) => seat !== me);

/** Turns by round, in order. */
export function byRound<T extends StoryTurn>(turns: readonly T[]): readonly { readonly round: number; readonly turns: readonly T[] }[] {
  const rounds = new Map<number, T[]>();
  for (const turn of turns) rounds.set(turn.round, [...(rounds.get(turn.round) ?? []), turn]);
  return [...rounds].map(([round, own]) => ({ round, turns: own }));
}
