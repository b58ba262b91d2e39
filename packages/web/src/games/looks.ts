/** What the bots of each game look like: `games/<id>/poster/looks.ts`. A game that does not say leaves them to `avatar.ts`. */
import type { Level, Look, Looks } from '@astragal/bots';
import { byGame } from './by-game.ts';

const looks: Readonly<Record<string, Looks>> = byGame(
  import.meta.glob<Looks>('../../../games/*/poster/looks.ts', { eager: true, import: 'looks' }),
);

/** The face of a level: that of its first person, or of this one. */
export const lookOf = (game: string, level: string | undefined, person = 0): Look | undefined => {
  const all = looks[game]?.[level as Level];
  return all?.[person] ?? all?.[0];
};
