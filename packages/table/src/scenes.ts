/** Positions set by hand, for looking at a table while it is drawn, by name: `games/<id>/table/dev/scenes.ts` has them where a game wants some. */
import type { Chance, Options, Position } from '@astragal/kernel';

export type Scenes = Readonly<Record<string, (seats: number, options: Options, luck: Chance) => Position>>;
