/** Outlines that several pieces share, in boxes of 24 x 24 (gems, tokens) or 64 x 60 (faces of dice). */
import type { Gem, SpaceColour, Token } from '@astragal/sanctum/content';

/** Where the pips of a face lie. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
  const [a, h, d, f, g, i, c] = [
    [18, 16],
    [46, 16],
    [18, 30],
    [46, 30],
    [18, 44],
    [46, 44],
    [32, 30],
  ] as const;
  return [[], [c], [a, i], [a, c, i], [a, g, h, i], [a, g, c, h, i], [a, g, d, f, h, i]];
})();

/** A gem is told by its cut: outline, table and the facet that catches the light. */
export const CUTS: Readonly<Record<Gem, readonly [outline: string, table: string, shine: string]>> = {
  red: ['M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8z', 'M12 6.2l5 3v5.6l-5 3-5-3V9.2z', 'M12 1.5V6.2l-5 3-4-2.4z'],
  green: ['M7.5 1.5h9L20.5 6v12l-4 4.5h-9L3.5 18V6z', 'M9.3 6h5.4L16.5 8v8l-1.8 2H9.3l-1.8-2V8z', 'M7.5 1.5h9L14.7 6H9.3L7.5 8 3.5 6z'],
  blue: [
    'M12 .8C15.8 6 20.3 9.8 20.3 14.8A8.3 8.3 0 0 1 3.7 14.8C3.7 9.8 8.2 6 12 .8z',
    'M12 7c2.2 3 4.5 5.2 4.5 8a4.5 4.5 0 0 1-9 0c0-2.8 2.3-5 4.5-8z',
    'M12 .8V7c-2.2 3-4.5 5.2-4.5 8l-3.7.4C3.3 10 8.2 6 12 .8z',
  ],
  white: ['M12 .8 23.2 12 12 23.2.8 12z', 'M12 6.2 17.8 12 12 17.8 6.2 12z', 'M12 .8V6.2L6.2 12H.8z'],
};

export const FLAME =
  'M12 3.8c.8 3.2 4.6 5 4.6 9.2A4.6 4.6 0 0 1 12 17.8 4.6 4.6 0 0 1 7.4 13c0-2 1-3.3 1.9-4.3.2 1.3.7 2 1.4 2.3C10.4 8.6 10.7 6 12 3.8z';
export const EYE =
  'M4.8 12C6.6 9 9.2 7.5 12 7.5S17.4 9 19.2 12c-1.8 3-4.4 4.5-7.2 4.5S6.6 15 4.8 12zm7.2 2.9a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z';
const ROUND = 'M12 1.4a10.6 10.6 0 1 1 0 21.2 10.6 10.6 0 0 1 0-21.2z';
const RHOMB = 'M12 .9c.6 0 1.1.2 1.5.6l9 9c.8.8.8 2.2 0 3l-9 9c-.8.8-2.2.8-3 0l-9-9c-.8-.8-.8-2.2 0-3l9-9c.4-.4.9-.6 1.5-.6z';
const SIX =
  'M8 1.4h8c.7 0 1.3.4 1.7 1l4.6 8.4c.4.7.4 1.7 0 2.4l-4.6 8.4c-.4.6-1 1-1.7 1H8c-.7 0-1.3-.4-1.7-1L1.7 13.2c-.4-.7-.4-1.7 0-2.4L6.3 2.4c.4-.6 1-1 1.7-1z';

/** A token is round with a flame or stands on its tip with an eye; a space has the outline of what it takes, six sides for either. */
export const TOKEN_SHAPES: Readonly<Record<Token, string>> = { stamina: ROUND, focus: RHOMB };
export const SPACE_SHAPES: Readonly<Record<SpaceColour, string>> = { red: ROUND, blue: RHOMB, purple: SIX };

export const SHIELD = 'M20 2.5 36 7v12c0 9-6.6 15.6-16 18.5C10.6 34.6 4 28 4 19V7z';
