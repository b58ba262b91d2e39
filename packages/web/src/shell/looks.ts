/** What the bots of each game look like: `games/<id>/poster/looks.ts`. A game that does not say leaves them to `avatar.ts`. */
import type { Level, Look, Looks } from '@astragal/bots';
import { byGame } from '../text/posters.ts';

const looks: Readonly<Record<string, Looks>> = byGame(
  import.meta.glob<Looks>('../games/*/poster/looks.ts', { eager: true, import: 'looks' }),
);

export const lookOf = (game: string, level: string | undefined): Look | undefined => looks[game]?.[level as Level];
