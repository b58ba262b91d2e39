/** What helps to try Dice Forge out. Nothing is hidden, so there is no twin. */
import type { Toolkit } from '@astragal/kernel';
import { type Arrangement, arrange } from './arrange.ts';
import { BOARS, CARD_IDS, FACE_IDS, ISLAND_IDS, START, STARTING_DICE } from './content/index.ts';
import { FRAMES } from './frames.ts';
import { type DiceForgeKind, TURN_STEPS } from './state.ts';

const STARTING = new Set<string>([...STARTING_DICE.light, ...STARTING_DICE.dark]);

export const toolkit: Toolkit<DiceForgeKind> = {
  arrange: (s, given) => arrange(s, given as Arrangement),
  frames: FRAMES,
  vocabulary: {
    turnStep: TURN_STEPS,
    'players.*.light.faces.*': FACE_IDS,
    'players.*.dark.faces.*': FACE_IDS,
    'players.*.place': [START, ...ISLAND_IDS],
    'players.*.cards.*': CARD_IDS,
    'slots.*': CARD_IDS,
    'gear.*': CARD_IDS,
    'players.*.boars.*': BOARS,
    'rolled.*': FACE_IDS,
    'stack.*.card': CARD_IDS,
    'stack.*.face': FACE_IDS,
    'stack.*.faces.*': FACE_IDS,
    'stack.*.eligible.*': FACE_IDS,
    'stack.*.roll.results.*': FACE_IDS,
    'stack.*.part.face': FACE_IDS,
  },
  tally(s, seat) {
    const { cards, light, dark } = s.players[seat]!;
    return { taken: { cards, faces: [...light.faces, ...dark.faces].filter((face) => !STARTING.has(face)) } };
  },
};
