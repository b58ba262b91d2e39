/** The grade of a moment in one sign. */
import type { KeyMoment } from '@astragal/analysis';

export interface Sign {
  readonly name: 'find' | 'inaccuracy' | 'mistake' | 'blunder' | 'luck' | 'misfortune';
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'warn' | 'plain';
}

const SIGNS: { readonly [N in Sign['name']]: Omit<Sign, 'name'> } = {
  find: { text: '!', tone: 'good' },
  inaccuracy: { text: '?!', tone: 'plain' },
  mistake: { text: '?', tone: 'warn' },
  blunder: { text: '??', tone: 'bad' },
  luck: { text: '+', tone: 'good' },
  misfortune: { text: '−', tone: 'bad' },
};

const signed = (name: Sign['name']): Sign => ({ name, ...SIGNS[name] });

/** What a mistake must lose to be called more than an inaccuracy, and more than a mistake. */
const [MISTAKE, BLUNDER] = [0.05, 0.1];

/** `change`: what the moment did to the chance of whoever looks. */
export function signOf({ kind, change: own, error }: Pick<KeyMoment, 'kind' | 'change' | 'error'>, change: number): Sign {
  if (kind === 'find') return signed('find');
  if (kind !== 'mistake') return signed(change < 0 ? 'misfortune' : 'luck');
  const lost = -own - 2 * error;
  return signed(lost >= BLUNDER ? 'blunder' : lost >= MISTAKE ? 'mistake' : 'inaccuracy');
}
