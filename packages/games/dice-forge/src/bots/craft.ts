/** What Dice Forge brings to plan, roll out and learn with. */
import { type Craft, type LearnedWeights, rowsOf } from '@astragal/bots';
import type { Choice } from '@astragal/kernel';
import { diceForge } from '../game.ts';
import { dieOf } from '../rules/questions.ts';
import type { DiceForgeKind, Forge, Frame, State } from '../state.ts';
import { features } from './features.ts';
import { policyOf } from './policy.ts';

/** A game won in points of glory. */
const VICTORY = 25;

/** One place of each die with the same face is enough to try. */
function sensible(s: State, frame: Frame, choices: readonly Choice[]): readonly Choice[] {
  if (frame.step !== 'forging') return choices;
  const seen = new Set<string>();
  return choices.filter((choice) => {
    if (choice.do !== 'forge') return false;
    const { die, position } = choice as Forge;
    const key = `${die} ${dieOf(s.players[frame.seat]!, die).faces[position]}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The craft with these weights. */
export function craftWith(weights: LearnedWeights): Craft<DiceForgeKind> {
  return {
    game: diceForge,
    horizon: ['turned', 'gear', 'blessings'],
    features,
    quick: policyOf(rowsOf(features.names, weights, VICTORY)),
    small: ['splitting', 'ordering', 'reward'],
    widths: { forging: 3, garden: 4, offering: 6 },
    sensible,
    passing: ['end', 'finish', 'decline', 'spend'],
    seats: (s) => s.players.length,
    weights,
    victory: VICTORY,
  };
}
