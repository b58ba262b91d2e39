/** Promises of the state: nothing is lost, nothing appears from nowhere. */
import { ACHIEVEMENTS } from './content/acts.ts';
import { BLESSING_IDS } from './content/blessings.ts';
import { CARD_IDS } from './content/cards.ts';
import { GEMS, SLOTS, TOKENS } from './content/effects.ts';
import { FURY_IDS, isFury, LORD_IDS } from './content/lords.ts';
import { abilitiesAt, deathMark, MOST_HEALTH, potionCount, potionSpaces, tokenTotal, wellCount } from './rules/hero.ts';
import type { Hero, SanctumState } from './state.ts';

const GEMS_PER_HERO = 21;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Each of these cards lies in exactly one place. */
function onceEach(what: string, all: readonly string[], found: readonly string[]): void {
  must(found.length === all.length, `${found.length} ${what} instead of ${all.length}`);
  const left = new Set(all);
  for (const id of found) must(left.delete(id), `${what} '${id}' is twice on the table, or unknown`);
}

const isConfronting = (s: SanctumState): boolean => s.phase === 'response' || s.phase === 'battle' || s.phase === 'over';

/** Throws when the state breaks a promise. */
export function check(s: SanctumState): void {
  const foes = s.heroes.flatMap((hero) => hero.foes);
  const inRow = foes.filter(({ card, side }) => side !== 'gone' && (isFury(card) || card.startsWith('lord-'))).map(({ card }) => card);
  onceEach('demon cards', CARD_IDS, [
    ...s.decks.flat(),
    ...s.discards.flat(),
    ...s.sets.flat(),
    ...s.chest,
    ...foes.map(({ card }) => card).filter((card) => !isFury(card) && !card.startsWith('lord-')),
    ...s.heroes.flatMap((hero) => [...hero.bag, ...hero.brewed, ...hero.gear.flatMap(({ item }) => (item === 'none' ? [] : [item]))]),
  ]);
  onceEach('Demon Lord cards', LORD_IDS, [...s.lords, ...s.cathedral, ...s.roar, ...inRow.filter((card) => !isFury(card))]);
  onceEach('fury cards', FURY_IDS, [...s.furies, ...inRow.filter(isFury)]);
  onceEach('blessings', BLESSING_IDS, [
    ...s.boxed,
    ...s.achievements.flatMap(({ tile }) => (tile === 'none' ? [] : [tile])),
    ...s.heroes.flatMap((hero) => hero.blessings.map(({ tile }) => tile)),
  ]);
  must(s.achievements.length === ACHIEVEMENTS.length, 'the achievement board has 11 spaces');
  for (const [seat, hero] of s.heroes.entries())
    if (hero.hero !== 'none') checkHero(s, hero, (holds, what) => must(holds, `heroes.${seat}: ${what}`));
}

/** `must` says whose promise is broken. */
function checkHero(s: SanctumState, me: Hero, must: (holds: boolean, what: string) => void): void {
  must(me.health >= 0 && me.health <= MOST_HEALTH, `health ${me.health}`);
  must((me.fate === 'dead') === me.health <= deathMark(me), `${me.fate} at health ${me.health}`);
  must(me.raging >= 0 && me.raging <= me.rages && me.rages <= 2, `rage ${me.raging} of ${me.rages}`);
  must(me.gold + (me.angel ? 1 : 0) >= 3 && me.gold + (me.angel ? 1 : 0) <= 5, `gold dice ${me.gold}`);
  must(potionCount(me) <= potionSpaces(me) && me.potions.red >= 0 && me.potions.blue >= 0, 'potions fit their spaces');
  must(me.stamina >= 0 && me.focus >= 0, 'pools are never in debt');
  SLOTS.forEach((slot, at) => {
    must(me.gear[at]!.wells.length === wellCount(abilitiesAt(me, at)), `wells of ${slot}`);
  });
  if (isConfronting(s)) return;
  // K-6: token and gem totals hold until the Demon Lord's response.
  for (const token of TOKENS) {
    const spent = me.gear.reduce((sum, { wells }) => sum + wells.filter((well) => well === token).length, 0);
    must(me[token] + spent === tokenTotal(me, token), `${me[token]} + ${spent} ${token} instead of ${tokenTotal(me, token)}`);
  }
  const freedGems = GEMS.reduce((sum, gem) => sum + me.pool[gem], 0) + me.gear.reduce((sum, { gems }) => sum + gems.length, 0);
  const tableGems = [...me.table, ...me.whites].reduce((sum, n) => sum + n, 0);
  must(freedGems + tableGems === GEMS_PER_HERO, `${freedGems} + ${tableGems} gems`);
  must(
    GEMS.every((gem) => me.pool[gem] >= 0),
    'no gem in debt',
  );
}
