/** A chance from 0 to 1 as the chosen language writes it: "45%", in Russian with a space before the sign. */
import { spoken } from './spoken.svelte.ts';

export const percent = (odds: number): string => new Intl.NumberFormat(spoken.language, { style: 'percent' }).format(odds);
