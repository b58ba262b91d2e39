/** What a turn brings: a face or a card. One that is passed with something to buy brings nothing. */
import { type Choice, choices, type Seat } from '@astragal/kernel';
import { diceForge } from '../game.ts';
import type { State } from '../state.ts';

const TAKES: readonly string[] = ['buy', 'feat'];

/** In the last round no new face comes up any more. */
const isOfUse = ({ round, rounds }: State, { do: verb }: Choice): boolean => verb === 'feat' || (verb === 'buy' && round < rounds);

export function turnBrings(before: State, answers: readonly Choice[], after: State, seat: Seat): boolean | undefined {
  if (answers.some(({ do: verb }) => TAKES.includes(verb))) return true;
  if (before.active !== seat || !answers.some(({ do: verb }) => verb === 'end')) return undefined;
  const left = choices(diceForge, { ...after, round: before.round }, { step: 'action', seat, extra: false });
  return !left.some((choice) => isOfUse(before, choice));
}
