/** What the outcome of a fight is worth, told by the value: tables of what each wound, card, hit and token changes. */
import type { Chance, Seat } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import type { Token } from '../content/effects.ts';
import { abilitiesAt, deathMark, heroAt, tokenTotal } from '../rules/hero.ts';
import type { Outcome, Worth } from '../solver/search.ts';
import type { Foe, Hero, SanctumState } from '../state.ts';

type S = SanctumState;
/** How good a state is for a seat, in points. */
export type Sense = (s: S, seat: Seat) => number;

/** S-141, S-142: points of the dead and of the victorious, as the result counts them. */
export const deadPoints = (defeated: number): number => 10 * defeated;
export const wonPoints = (health: number): number => 1000 + 20 * health;

/** A state in which only this hero differs. */
export const withHero = (s: S, seat: Seat, change: Partial<Hero>): S => ({
  ...s,
  heroes: s.heroes.map((hero, each) => (each === seat ? { ...hero, ...change } : hero)),
});

/** With all tokens back, as after a rest. */
export const rested = (me: Hero): Partial<Hero> => ({
  gear: me.gear.map((each) => ({ ...each, wells: each.wells.map((well) => (well === 'corrupt' ? well : ('empty' as const))) })),
  stamina: tokenTotal(me, 'stamina'),
  focus: tokenTotal(me, 'focus'),
});

const MOST = { tokens: 10, cards: 6, hits: 3, few: 4 };

/** Whoever lives may still come home: the value may think little of a hero or a skill, but never so little that death looks better. */
const HOPE = 400;

/** In the Final Battle: the value after the fight, as a sum of what its parts change. */
export function battleStakes(s: S, seat: Seat, sense: Sense, furyCost: number): Worth {
  const me = heroAt(s, seat);
  const left = me.health - deathMark(me);
  const here = sense(s, seat);
  const now = Math.max(HOPE, here);
  const change = (each: Partial<Hero>): number => sense(withHero(s, seat, each), seat) - here;
  const row = (n: number, of: (k: number) => number): number[] => Array.from({ length: n }, (_, k) => (k === 0 ? 0 : of(k)));
  const wounds = row(left + 1, (k) => change({ health: me.health - k }));
  const cards = row(MOST.cards, (k) => (me.place + k >= ROW ? 0 : change(advanced(me, k))));
  const hits = row(MOST.hits + 1, (k) => change({ foes: marked(me, k) }));
  const tokens = (token: Token) => row(MOST.tokens, (k) => change(without(me, token, k)));
  const [stamina, focus] = [tokens('stamina'), tokens('focus')];
  const rage = row(3, (k) => change({ raging: Math.max(0, me.raging - k) }));
  const woken = change({ raging: me.raging + 1 });
  const blessings = row(MOST.few + 1, (k) => change({ blessings: used(me, k) }));
  const potion = change(
    me.potions.red > 0 ? { potions: { ...me.potions, red: me.potions.red - 1 } } : { potions: { ...me.potions, blue: 0 } },
  );
  // Who waits too long for the perfect roll never comes home.
  const haste = Math.max(0, s.round - 4) * 4;
  const fury = furyCost * wounds[Math.min(1, left)]!;
  const spent = (table: readonly number[], n: number): number => (n < 0 ? -table[1]! : table[Math.min(n, MOST.tokens - 1)]!);
  return (o: Outcome) => {
    const defeated = me.place + o.levels;
    if (defeated >= ROW) return now + 1000 + wonPoints(me.health - o.wounds);
    if (o.wounds >= left) return deadPoints(defeated) - 20 * (o.wounds - left);
    return (
      now +
      haste * (3 * o.levels + o.hits) +
      wounds[o.wounds]! +
      cards[o.levels]! +
      hits[Math.min(MOST.hits, o.hits)]! +
      Math.min(0, spent(stamina, o.stamina)) +
      Math.min(0, spent(focus, o.focus)) +
      Math.min(0, rage[Math.min(2, o.rage)]!) +
      (o.woken > 0 ? Math.max(0, woken) : 0) +
      Math.min(0, blessings[Math.min(MOST.few, o.blessings)]!) +
      (o.potions > 0 ? Math.min(0, potion) : 0) +
      (o.fury ? fury : 0)
    );
  };
}

/** The figure stands so many cards further. */
const advanced = (me: Hero, k: number): Partial<Hero> => ({ place: me.place + k, defeated: me.defeated + k });

/** So many more hits on the current card. */
function marked(me: Hero, k: number): Foe[] {
  const foe = me.foes[me.place];
  if (!foe) return me.foes;
  let left = k;
  const hits = foe.hits.map((hit) => (hit === 'open' && left-- > 0 ? ('mark' as const) : hit));
  return me.foes.map((each, at) => (at === me.place ? { ...each, hits } : each));
}

/** So many tokens fewer; each lies on a space: focus on changes of a die, stamina on shields. */
function without(me: Hero, token: Token, k: number): Partial<Hero> {
  let left = k;
  const gear = me.gear.map((each, slot) => {
    const wells = each.wells.slice();
    let first = 0;
    for (const { effect, spaces } of abilitiesAt(me, slot)) {
      for (let i = 0; i < spaces.length; i++) {
        const fits = token === 'stamina' ? effect === 'shield' : effect !== 'shield';
        if (left > 0 && fits && wells[first + i] === 'empty') {
          wells[first + i] = token;
          left--;
        }
      }
      first += spaces.length;
    }
    return { ...each, wells };
  });
  return { [token]: Math.max(0, me[token] - k), gear };
}

/** So many blessings used, changes of a die first. */
function used(me: Hero, k: number): Hero['blessings'] {
  let left = k;
  const isChange = (tile: Hero['blessings'][number]): boolean => blessingOf(tile.tile).token === undefined;
  return me.blessings.map((each) => (!each.used && isChange(each) && left-- > 0 ? { ...each, used: true } : each));
}

/** On the march health never comes back, tokens do: what a wound, a level, a hit, a token and rage are worth. */
export interface MarchRates {
  readonly wound: number;
  readonly lastWounds: number;
  readonly level: number;
  readonly hit: number;
  readonly token: number;
  readonly rage: number;
  readonly potion: number;
}

export function marchStakes(s: S, seat: Seat, rates: MarchRates): Worth {
  const me = heroAt(s, seat);
  const left = me.health - deathMark(me);
  return ({ wounds, levels, hits, stamina, focus, rage, woken, potions }) =>
    (wounds >= left ? -1e4 : 0) -
    rates.wound * wounds -
    rates.lastWounds * Math.max(0, wounds - Math.max(0, left - 3)) +
    rates.level * levels +
    rates.hit * hits -
    rates.token * (stamina + focus) -
    rates.rage * (rage - woken) -
    rates.potion * potions;
}

/** About what a wound, a level, a hit, a token and rage weigh: in the Final Battle, and on the march. */
const WEIGHTS = { battle: [60, 60, 35, 12, 40], march: [8, 4, 1.5, 0.5, 1] } as const;

/** The same stakes as a weaker player sees them: each part is misjudged by up to this share of what it weighs. */
export function blurred(worth: Worth, share: number, phase: 'battle' | 'march', luck: Chance): Worth {
  if (share === 0) return worth;
  const [wound, level, hit, token, rage] = WEIGHTS[phase].map((weight) => share * weight * (luck.below(2001, 'blur') / 1000 - 1));
  return (o) => worth(o) + wound! * o.wounds + level! * o.levels + hit! * o.hits + token! * (o.stamina + o.focus) + rage! * o.rage;
}
