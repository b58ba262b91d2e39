/** What happened, as a row of beats to play one after the other: dice of others fall, great moments are announced, a rival's fight takes its time. */
import type { Seat } from '@astragal/kernel';
import type { SanctumEvent } from '@astragal/sanctum';
import type { IconName } from './art/icons.ts';

export type Beat =
  | { readonly kind: 'roll'; readonly seat: Seat; readonly dice: readonly { readonly value: number; readonly silver: boolean }[] }
  /** A step of the rival's fight that lies open: seen there, it only takes time. */
  | { readonly kind: 'step' }
  | { readonly kind: 'news'; readonly event: SanctumEvent; readonly icon: IconName; readonly tone: 'lord' | 'fury' | 'jade' | 'blood' };

type News = Pick<Extract<Beat, { kind: 'news' }>, 'icon' | 'tone'>;

/** Moments that stop the table for a breath. */
const NEWS: Readonly<Partial<Record<SanctumEvent['kind'], News>>> = {
  'walls-reached': { icon: 'stone-wall', tone: 'jade' },
  'chest-opened': { icon: 'open-treasure-chest', tone: 'jade' },
  'skill-gained': { icon: 'star-swirl', tone: 'jade' },
  achieved: { icon: 'laurels', tone: 'jade' },
  died: { icon: 'death-skull', tone: 'blood' },
  breached: { icon: 'sonic-shout', tone: 'lord' },
  'respite-begun': { icon: 'campfire', tone: 'jade' },
  'lord-turned': { icon: 'diablo-skull', tone: 'lord' },
  'battle-begun': { icon: 'diablo-skull', tone: 'lord' },
  'fury-turned': { icon: 'burning-skull', tone: 'fury' },
  roared: { icon: 'sonic-shout', tone: 'lord' },
  'roar-turned': { icon: 'diablo-skull', tone: 'lord' },
  won: { icon: 'laurels', tone: 'jade' },
};
/** Longer rows are cut from the front: what came last matters most. */
const MOST = 4;

/** What one wants to see happen in a rival's fight, one after the other. */
const STEPS: ReadonlySet<SanctumEvent['kind']> = new Set([
  'fight-begun',
  'potion-drunk',
  'rolled',
  'rerolled',
  'die-changed',
  'hit',
  'blocked',
  'wounded',
  'item-found',
]);

/** The dice of somebody else's roll. */
const diceOf = ({ seat, dice, silver }: Extract<SanctumEvent, { kind: 'rolled' }>): Beat => ({
  kind: 'roll',
  seat,
  dice: dice.map((value, i) => ({ value, silver: silver && i === dice.length - 1 })),
});

/**
 * The beats of what was heard; my own dice fall in their tray and need none, and in a fight of my own I look at nobody else's.
 * `rival` is the one whose fight lies open.
 */
export function beatsOf(heard: readonly SanctumEvent[], me: Seat | undefined, fighting = false, rival?: Seat): Beat[] {
  const beats = heard.flatMap((event): Beat[] => {
    if ('seat' in event && event.seat === rival && STEPS.has(event.kind)) return [{ kind: 'step' }];
    if (event.kind === 'rolled' && event.seat !== me && event.dice.length > 0 && !fighting) return [diceOf(event)];
    if ((event.kind === 'fury-turned' || event.kind === 'skill-gained') && event.seat !== me) return [];
    const news = NEWS[event.kind];
    return news ? [{ kind: 'news', event, ...news }] : [];
  });
  // All that one answer of a rival did is seen at once.
  const seen = beats.findLastIndex(({ kind }) => kind === 'step');
  return beats.filter(({ kind }, i) => kind !== 'step' || i === seen).slice(-MOST);
}
