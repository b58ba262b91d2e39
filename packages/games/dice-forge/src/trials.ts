/** What helps to try Dice Forge out. Nothing is hidden, so there is no twin. */
import type { Trials } from '@astragal/kernel';
import { STARTING_DICE } from './content/index.ts';
import type { DiceForgeKind } from './state.ts';

const STARTING = new Set<string>([...STARTING_DICE.light, ...STARTING_DICE.dark]);

export const trials: Trials<DiceForgeKind> = {
  tally(s, seat) {
    const { cards, light, dark } = s.players[seat]!;
    return { taken: { cards, faces: [...light.faces, ...dark.faces].filter((face) => !STARTING.has(face)) } };
  },
};
