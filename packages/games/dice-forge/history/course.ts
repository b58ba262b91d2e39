/** A game of Dice Forge goes by rounds. */
import type { DiceForgeKind } from '@astragal/dice-forge';
import type { GameCourse } from '@astragal/table/history.ts';

export const course: GameCourse<DiceForgeKind> = ({ round }) => ({ part: String(round), round });
