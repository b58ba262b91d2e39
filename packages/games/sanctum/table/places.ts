/** Names of places for the eye: the act of a space, the cell of a skill. */
import { type ActId, COLOURS, type Colour } from '@astragal/sanctum/content';
import { placeOf, wallsOf } from '@astragal/sanctum/insight';

/** The board that a count of spaces lies on; `V` are the walls. */
export const actAt = (seats: number, at: number): ActId | 'V' => (at >= wallsOf(seats) ? 'V' : placeOf(seats, Math.max(1, at)).act);

/** The place of a column's level in the skill table. */
export const placeAt = (column: Colour, level: number): number => COLOURS.indexOf(column) * 3 + level - 1;
