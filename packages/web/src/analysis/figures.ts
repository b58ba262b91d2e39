/** Chances as the chosen language writes them: in hundredths, with a sign where they are changes. */
import { i18n } from '../text/index.svelte.ts';

/** Less than this is drawn as nothing. */
const LEAST = 0.0005;

/** "24.3": hundredths of a chance, without the sign of percent. */
export const points = (chance: number, digits = 1): string =>
  new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(100 * chance);

/** "+5.1", "−5.1"; what is nothing has no sign. */
export const change = (chance: number): string => {
  const size = points(Math.abs(chance));
  return Math.abs(chance) < LEAST ? size : `${chance < 0 ? '−' : '+'}${size}`;
};

const sign = (text: string): string => (i18n.language === 'ru' ? `${text}\u00a0%` : `${text}%`);

/** "6.2%", in Russian with a space before the sign; whole ones without a fraction. */
export const share = (chance: number, digits = 1): string => sign(points(chance, digits));
export const changeShare = (chance: number): string => sign(change(chance));
/** A chance to win as a whole number of percent. */
export const whole = (chance: number): string => share(chance, 0);

export const tone = (chance: number): 'good' | 'bad' | undefined => (Math.abs(chance) < LEAST ? undefined : chance > 0 ? 'good' : 'bad');
