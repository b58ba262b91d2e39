/** What the learned value looks at: what a hero has left against the Demon Lord. */
import type { Feature, Features } from '@astragal/bots';
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import { type Ability, SLOTS } from '../content/effects.ts';
import { HERO_IDS, SKILLS_OF, type SkillId } from '../content/heroes.ts';
import { abilitiesAt, damageFaced, deathMark, skillBy } from '../rules/hero.ts';
import type { Hero, SanctumState } from '../state.ts';

type S = SanctumState;

/** What abilities can do together. */
interface Means {
  shields: number;
  blocks: number;
  sets: number;
  wide: number;
  narrow: number;
  purple: number;
}

const KINDS: Readonly<Record<Ability['effect'], 'sets' | 'wide' | 'narrow'>> = {
  set: 'sets',
  'raise-any': 'wide',
  'lower-any': 'wide',
  'plus-or-minus': 'wide',
  plus: 'narrow',
  minus: 'narrow',
  shield: 'narrow',
};

function addMeans(means: Means, { effect, n, spaces }: Ability): void {
  means.purple += spaces.filter((space) => space === 'purple').length;
  if (effect === 'shield') {
    means.shields += n;
    means.blocks++;
  } else means[KINDS[effect]]++;
}

/** The abilities whose spaces are free now. */
function meansOf(me: Hero): Means {
  const means: Means = { shields: 0, blocks: 0, sets: 0, wide: 0, narrow: 0, purple: 0 };
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const { wells } = me.gear[slot]!;
    let first = 0;
    for (const ability of abilitiesAt(me, slot)) {
      let open = true;
      for (let i = 0; i < ability.spaces.length; i++) if (wells[first + i] !== 'empty') open = false;
      if (open) addMeans(means, ability);
      first += ability.spaces.length;
    }
  }
  return means;
}

type BlessingKind = 'tokens' | 'changes' | 'shields';

/** Blessings at hand: tokens, changes of a die, shields. */
function blessingsOf(me: Hero): Record<BlessingKind, number> {
  const counts = { tokens: 0, changes: 0, shields: 0 };
  for (const { tile, used } of me.blessings) {
    if (used) continue;
    const { token, power } = blessingOf(tile);
    counts[token !== undefined ? 'tokens' : power.effect === 'shield' ? 'shields' : 'changes']++;
  }
  return counts;
}

const spentOf = (me: Hero, token: 'stamina' | 'focus'): number => {
  let n = 0;
  for (const { wells } of me.gear) for (const well of wells) if (well === token) n++;
  return n;
};

/** All that lies ahead, as printed: a scare follows the figure from card to card, so that going on must not look like losing it. */
const damageAhead = (s: S, me: Hero): number => damageFaced(s, skillBy(me, 'intimidate') === undefined ? me : { ...me, skills: [] });

const SILVER: ReadonlySet<SkillId> = new Set(['falcon-companion', 'dance-partner', 'poisoned-blade', 'blood-fury'] as const);

/** A hero against the Demon Lord: reckoned once, read by every row. */
class Seen {
  readonly s: S;
  readonly me: Hero;
  /** Health above the death mark. */
  readonly left: number;
  /** Cards of the row that are still to beat. */
  readonly cards: number;
  readonly means: Means;
  readonly damage: number;
  readonly foe: Hero['foes'][number] | undefined;
  /** Hits that the foe at hand still takes. */
  readonly open: number;
  readonly dice: number;
  readonly roars: number;
  readonly canBlock: number;
  readonly canChange: number;
  readonly blessings: Record<BlessingKind, number>;
  readonly response: number;

  constructor(s: S, me: Hero) {
    this.s = s;
    this.me = me;
    this.left = me.health - deathMark(me);
    this.cards = ROW - me.place;
    this.means = meansOf(me);
    this.damage = damageAhead(s, me);
    this.foe = me.foes[me.place];
    this.open = this.foe ? this.foe.hits.reduce((n, hit) => n + (hit === 'open' ? 1 : 0), 0) : 0;
    this.dice = me.gold - me.fewerDice + (me.skills.some((skill) => SILVER.has(skill)) ? 1 : 0);
    this.roars = (s.roarSize * (s.roarSize + 1)) / 2;
    const { shields, sets, wide, narrow } = this.means;
    this.canBlock = Math.min(shields, 2.2 * me.stamina + 0.7 * me.focus);
    this.canChange = Math.min(sets + wide + 0.5 * narrow, me.focus + 0.5 * me.stamina);
    this.blessings = blessingsOf(me);
    this.response = s.phase === 'battle' ? 0 : 1;
  }
}

type Row = Feature<Seen>;

const HERO_ROWS = HERO_IDS.map((hero): Row => [`hero ${hero}`, ({ me }) => (me.hero === hero ? 1 : 0)]);

/** Sorted by name: a skill that moves to another place of the table keeps its weight. */
const SKILL_ROWS = HERO_IDS.flatMap((hero) => SKILLS_OF[hero])
  .sort()
  .map((skill): Row => [`skill ${skill}`, ({ me }) => (me.skills.includes(skill) ? 1 : 0)]);

/** What the value looks at, against the Demon Lord. */
const ROWS: readonly Row[] = [
  ['one', () => 1],
  ...HERO_ROWS,
  // Health, bent where it is little
  ['health', ({ left }) => left],
  ['health up to 2', ({ left }) => Math.min(left, 2)],
  ['health up to 4', ({ left }) => Math.min(left, 4)],
  ['health up to 7', ({ left }) => Math.min(left, 7)],
  // What lies ahead
  ['cards', ({ cards }) => cards],
  ['cards squared', ({ cards }) => cards * cards],
  ['open hits', ({ open }) => open],
  ['hits on a foe that is up', ({ foe, open }) => (foe?.side === 'up' && open < foe.hits.length ? foe.hits.length - open : 0)],
  ['damage', ({ damage }) => damage],
  ['damage not blocked', ({ damage, canBlock }) => Math.max(0, damage - canBlock)],
  ['damage beyond health', ({ damage, canBlock, left }) => Math.max(0, damage - canBlock - left)],
  // What there is
  ['dice', ({ dice }) => dice],
  ['dice by cards', ({ dice, cards }) => dice * cards],
  ['gold dice', ({ me }) => me.gold],
  ['stamina', ({ me }) => me.stamina],
  ['focus', ({ me }) => me.focus],
  ['stamina up to 2', ({ me }) => Math.min(2, me.stamina)],
  ['focus up to 2', ({ me }) => Math.min(2, me.focus)],
  ['stamina up to 4', ({ me }) => Math.min(4, me.stamina)],
  ['focus up to 4', ({ me }) => Math.min(4, me.focus)],
  ['shields', ({ means }) => means.shields],
  ['blocks', ({ means }) => means.blocks],
  ['sets', ({ means }) => means.sets],
  ['wide changes', ({ means }) => means.wide],
  ['narrow changes', ({ means }) => means.narrow],
  ['purple spaces', ({ means }) => means.purple],
  ['can block', ({ canBlock }) => canBlock],
  ['can change', ({ canChange }) => canChange],
  ['can block by cards', ({ canBlock, cards }) => canBlock * cards],
  ['can change by cards', ({ canChange, cards }) => canChange * cards],
  ['health by cards', ({ left, cards }) => left * cards],
  ['health up to 4 by cards', ({ left, cards }) => Math.min(4, left) * cards],
  ['tokens by cards', ({ me, cards }) => (me.stamina + me.focus) * cards],
  ['rage', ({ me }) => me.raging],
  ['red potions', ({ me }) => me.potions.red],
  ['blue potions', ({ me }) => me.potions.blue],
  ['red potions of use', ({ me }) => Math.min(me.potions.red, spentOf(me, 'stamina'))],
  ['blue potions of use', ({ me }) => Math.min(me.potions.blue, spentOf(me, 'focus'))],
  ['blessings: tokens', ({ blessings }) => blessings.tokens],
  ['blessings: changes', ({ blessings }) => blessings.changes],
  ['blessings: shields', ({ blessings }) => blessings.shields],
  // What threatens
  ['roars', ({ roars }) => roars],
  ['roars by health up to 4', ({ roars, left }) => roars * Math.min(4, left)],
  ['extra damage', ({ me }) => me.extraDamage],
  ['fewer dice', ({ me }) => me.fewerDice],
  ['response', ({ response }) => response],
  ['response to cards turned', ({ response, s }) => response * s.turned],
  ['round', ({ s }) => s.round],
  ...SKILL_ROWS,
];

const MEASURES = ROWS.map(([, measure]) => measure);

export const features: Features<S> = {
  names: ROWS.map(([name]) => name),
  of(s, seat) {
    const seen = new Seen(s, s.heroes[seat]!);
    const out = new Array<number>(MEASURES.length);
    for (let i = 0; i < out.length; i++) out[i] = MEASURES[i]!(seen);
    return out;
  },
};

/** The features that tell of a skill. */
export const SKILL_FEATURES: ReadonlySet<string> = new Set(SKILL_ROWS.map(([name]) => name));
