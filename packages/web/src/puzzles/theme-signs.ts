/** The signs of a game's themes: `games/<id>/table/themes.ts`, if the game has any. */
import { byGame } from '../games/by-game.ts';

export type ThemeSigns = Readonly<Record<string, string>>;

const files = byGame(import.meta.glob<ThemeSigns>('../../../games/*/table/themes.ts', { import: 'themes' }));

export const themeSignsOf = async (game: string): Promise<ThemeSigns> => (await files[game]?.()) ?? {};
