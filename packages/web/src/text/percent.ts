/** A chance from 0 to 1 as the chosen language writes it: "45%", in Russian with a space before the sign. */
import { i18n } from './index.svelte.ts';

export const percent = (odds: number): string => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(odds);
