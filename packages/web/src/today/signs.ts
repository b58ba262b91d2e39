/** What the number of a daily is, and how it is said: each game's own, found by where it lies. */
import { byGame } from '../games/by-game.ts';
import { i18n } from '../text/index.svelte.ts';
import type { DailyMade } from './today.svelte.ts';

const signs = byGame(import.meta.glob<string>('../../../games/*/poster/sign.ts', { eager: true, import: 'sign' }));

/** The sign of its number: the inside of a drawing of 512 x 512. */
export const signOf = (game: string): string | undefined => signs[game];

/** "14 health", "round 16"; a game that does not say shows the number alone. */
export const madeWords = (game: string, { value, done }: DailyMade): string => i18n.t.games[game]?.score?.(value, done) ?? String(value);
