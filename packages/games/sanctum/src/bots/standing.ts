/** What the judge looks at: how a hero stands, on the march and against the Demon Lord, beside what the rivals have. */
import type { Feature, LearnedWeights, SeatFeatures } from '@astragal/bots';
import type { Position, Seat } from '@astragal/kernel';
import { DIFFICULTIES } from '../content/acts.ts';
import { type CardId, faceOf } from '../content/cards.ts';
import { COLOURS } from '../content/effects.ts';
import { SKILLS_OF, type SkillId, skillOf } from '../content/heroes.ts';
import { isFury, type LordId, lordOf } from '../content/lords.ts';
import { scoreOf } from '../rules/battle.ts';
import { deathMark, wallsOf } from '../rules/hero.ts';
import type { Hero, Phase, SanctumFrame, SanctumKind, SanctumState, Well } from '../state.ts';
import { senseOf } from './craft.ts';
import { features, SKILL_FEATURES } from './features.ts';
import { openHits } from './march.ts';
import { type OpenPrize, openPrizes, PRIZES, type Prize } from './prizes.ts';
import { WEIGHTS } from './weights.ts';
import { outfitWorth, soonOutfit } from './worth.ts';

type S = SanctumState;

/** The learned value, which must not change because a round begins. */
const sense = senseOf(without('round', WEIGHTS));

function without(name: string, weights: LearnedWeights): LearnedWeights {
  const at = weights.features.indexOf(name);
  const seats = Object.entries(weights.seats).map(([count, row]) => [count, { ...row, points: row.points.with(at, 0) }] as const);
  return { ...weights, seats: Object.fromEntries(seats) };
}

/** A hero, read once for all rows. */
class Standing {
  readonly s: S;
  readonly seat: Seat;
  readonly me: Hero;
  /** How far the march has come, from 0 to 1; how hard the end will be, from 0 to 3. */
  readonly time: number;
  readonly hard: number;
  readonly outfit: number;
  /** How much better an outfit a rest could put on, and what it would then be from achievements. */
  readonly better: number;
  readonly prizes: readonly OpenPrize[];
  /** In battle: the values that the cards ahead ask for. */
  readonly hits: readonly number[];
  /** Whether the turn that begins is this hero's. */
  readonly isNext: boolean;
  /** Ability spaces by what lies on them. */
  readonly wells: Readonly<Record<Well, number>>;

  constructor(s: S, seat: Seat, isNext: boolean) {
    const me = s.heroes[seat]!;
    this.s = s;
    this.seat = seat;
    this.me = me;
    this.time = s.phase === 'setup' ? 0 : Math.min(1, s.front / wallsOf(s.heroes.length));
    this.hard = DIFFICULTIES.indexOf(s.difficulty);
    this.outfit = me.hero === 'none' ? 0 : outfitWorth(me);
    const soon = s.phase === 'march' ? soonOutfit(me) : undefined;
    this.better = soon ? soon.worth - this.outfit : 0;
    this.prizes = soon ? openPrizes(s, me, soon) : [];
    this.hits = s.phase === 'battle' ? hitsAhead(me) : [];
    this.isNext = isNext;
    this.wells = wellsOf(me);
  }
}

function wellsOf({ gear }: Hero): Record<Well, number> {
  const counts = { empty: 0, stamina: 0, focus: 0, corrupt: 0 };
  for (const { wells } of gear) for (const well of wells) counts[well]++;
  return counts;
}

/** What the Demon Lord's cards in the row still ask for; fury is not known yet. */
const hitsAhead = ({ foes, place }: Hero): readonly number[] =>
  foes.slice(place).flatMap(({ card, side }) => (side === 'up' && !isFury(card) ? lordOf(card as LordId).hits : []));

type Row = Feature<Standing>;

/** The places of the skill table. */
const PLACES = COLOURS.flatMap((colour) => ['I', 'II', 'III'].map((level) => `${colour} ${level}`));

const levelsAtHand = ({ foes }: Hero): number => foes.reduce((sum, { card }) => sum + faceOf(card as CardId).level, 0);

/** What a hero has gathered: it means little at first and much in the end. */
const GATHERED: readonly Row[] = [
  ['health', ({ me }) => me.health],
  ['skills', ({ me }) => me.skills.length],
  ['outfit', ({ outfit }) => outfit],
  ['items in the bag', ({ me }) => me.bag.length],
  ['freed gems', ({ me: { pool } }) => pool.red + pool.green + pool.blue + pool.white],
  ['freed white gems', ({ me }) => me.pool.white],
  ['red potions', ({ me }) => me.potions.red],
  ['blue potions', ({ me }) => me.potions.blue],
  ['stamina', ({ me, wells }) => me.stamina + wells.stamina],
  ['focus', ({ me, wells }) => me.focus + wells.focus],
  ['stamina spent', ({ wells }) => wells.stamina],
  ['focus spent', ({ wells }) => wells.focus],
  ['corrupt spaces', ({ wells }) => wells.corrupt],
  ['gold dice', ({ me }) => me.gold],
  ['blessings', ({ me }) => me.blessings.length],
  ['rages', ({ me }) => me.rages],
  ['raging', ({ me }) => me.raging],
  ['spaces', ({ me }) => me.at],
  ['place in the march', ({ s, seat }) => s.marching.indexOf(seat)],
  ['demons at hand', ({ me }) => me.foes.length],
  ...PLACES.map((place, at): Row => [`gems left on ${place}`, ({ me }) => (me.table[at] ?? 0) + (me.whites[at] ?? 0)]),
];

const MARCH: readonly Row[] = [
  ...GATHERED,
  ...GATHERED.map(([name, measured]): Row => [`${name} in time`, (seen) => measured(seen) * seen.time]),
  ['health by difficulty in time', ({ me, hard, time }) => me.health * hard * time],
  ['cards to suffer', ({ me }) => Math.max(0, me.answered - 2)],
  ['hits to deal', ({ me }) => openHits(me)],
  ['levels at hand', ({ me }) => levelsAtHand(me)],
  ['a better outfit', ({ better }) => better],
  ['next', ({ isNext }) => (isNext ? 1 : 0)],
  ['next in time', ({ isNext, time }) => (isNext ? time : 0)],
  ['next, with demons at hand', ({ isNext, me }) => (isNext ? me.foes.length : 0)],
  ['next, with achievements at hand', ({ isNext, prizes }) => (isNext ? prizes.filter(({ missing }) => missing === 0).length : 0)],
  [
    'next, with demons and achievements one level away',
    ({ isNext, me, prizes }) => (isNext && me.foes.length > 0 ? prizes.filter(({ missing }) => missing === 1).length : 0),
  ],
  ['next, behind the front', ({ isNext, s, me }) => (isNext ? s.front - me.at : 0)],
  ['late at the walls', ({ s, me }) => (s.breacher >= 0 && me.answered === 0 ? 1 : 0)],
];

/** The health of the best hero that has come home, or -1. */
const bestHome = (s: S): number => s.heroes.reduce((most, { fate, health }) => (fate === 'won' ? Math.max(most, health) : most), -1);

/** Once the march is over: of who still fights. */
const FIGHTING: readonly Row[] = [
  ['value', ({ s, seat }) => sense(s, seat) / 100],
  ['behind who is home', ({ s, me }) => Math.max(0, Math.min(4, 1 + bestHome(s) - me.health))],
  ['somebody is home', ({ s }) => (bestHome(s) >= 0 ? 1 : 0)],
  ['hits ahead', ({ hits }) => hits.length],
  ...[1, 2, 3, 4, 5, 6].map((value): Row => [`hits of ${value} ahead`, ({ hits }) => hits.filter((hit) => hit === value).length]),
  ['blessings in all', ({ me }) => me.blessings.length],
  ['health by difficulty', ({ me, hard }) => (me.health - deathMark(me)) * hard],
];
/** Of who does not. */
const OUT: readonly Row[] = [
  ['home', ({ me }) => (me.fate === 'won' ? 1 : 0)],
  ['health at home', ({ me }) => (me.fate === 'won' ? me.health : 0)],
  ['dead', ({ me }) => (me.fate === 'dead' ? 1 : 0)],
  ['cards of the dead', ({ me }) => (me.fate === 'dead' ? scoreOf(me) / 10 : 0)],
];

/** Rows of the learned value, by their place in it. */
const rowsNamed = (isWanted: (name: string) => boolean): readonly { readonly name: string; readonly at: number }[] =>
  features.names.flatMap((name, at) => (isWanted(name) ? [{ name, at }] : []));
/** All that can differ between two heroes and is not the hero itself. */
const VALUED = rowsNamed((name) => !SKILL_FEATURES.has(name) && !/^(one|round|hero .*)$/.test(name));
/** All that can differ between two heroes. */
const SEEN = rowsNamed((name) => !/^(one|round)$/.test(name));

/** The skills in the order of their rows. */
const SKILL_IDS = Object.values(SKILLS_OF).flat().sort();
const SKILL_AT: ReadonlyMap<SkillId, number> = new Map(SKILL_IDS.map((skill, at) => [skill, at]));
/** How each skill stands: the share of its gems that is gone while some still lie there, and whether it is gained; both mean more in the end. */
const ON_THE_WAY: readonly string[] = ['on the way', 'on the way in time', 'gained', 'gained in time'];
const HOW_SKILLS_STAND = SKILL_IDS.flatMap((skill) => ON_THE_WAY.map((how) => `${skill} ${how}`));

function measureSkills({ me, time }: Standing, out: Float64Array, first: number): void {
  if (me.hero === 'none') return;
  for (const [place, skill] of SKILLS_OF[me.hero].entries()) {
    const isGained = me.skills.includes(skill);
    const { gems, whites } = skillOf(skill);
    const gone = isGained ? 1 : 1 - (me.table[place]! + me.whites[place]!) / (gems + whites);
    const at = first + ON_THE_WAY.length * SKILL_AT.get(skill)! + (isGained ? 2 : 0);
    out[at] = gone;
    out[at + 1] = gone * time;
  }
}

/** How many open achievements of a kind are so far away, up to this: the next rest and the next few levels may bring them. */
const NEAR = 3;
const PRIZE_AT: ReadonlyMap<Prize, number> = new Map(PRIZES.map((prize, at) => [prize, (NEAR + 1) * at]));
const NEAR_PRIZES = PRIZES.flatMap((prize) => Array.from({ length: NEAR + 1 }, (_, missing) => `${prize} achievements ${missing} away`));

function measurePrizes({ prizes }: Standing, out: Float64Array, first: number): void {
  for (const { prize, missing } of prizes) if (missing <= NEAR) out[first + PRIZE_AT.get(prize)! + missing]!++;
}

/** Who answers the Demon Lord does not know the nine cards yet, so the same means something else there than in battle. */
const FIGHTS = ['response', 'battle'] as const;
const OF_FIGHTS: readonly string[] = [...FIGHTING.map(([name]) => name), ...SEEN.map(({ name }) => name)];

const NAMES: readonly string[] = [
  'one',
  ...OUT.map(([name]) => name),
  ...[
    ...MARCH.map(([name]) => name),
    ...VALUED.map(({ name }) => `${name} against the Demon Lord in time`),
    ...HOW_SKILLS_STAND,
    ...NEAR_PRIZES,
  ].map((name) => `march: ${name}`),
  ...FIGHTS.flatMap((fight) => OF_FIGHTS.map((name) => `${fight}: ${name}`)),
];
/** Where the blocks begin. */
const OF_OUT = 1;
const OF_MARCH = OF_OUT + OUT.length;
const OF_SKILLS = OF_MARCH + MARCH.length + VALUED.length;
const OF_PRIZES = OF_SKILLS + HOW_SKILLS_STAND.length;
const OF_RESPONSE = OF_PRIZES + NEAR_PRIZES.length;
const OF_BATTLE = OF_RESPONSE + OF_FIGHTS.length;
/** Phases after the march. */
const FIGHT_AT: Partial<Record<Phase, number>> = { response: OF_RESPONSE, battle: OF_BATTLE, over: OF_BATTLE };

/** How a seat stands: a block of rows for the march, the response and the battle each; who is home or dead has rows of its own. */
function rowOf(s: S, seat: Seat, isNext: boolean): Float64Array {
  const seen = new Standing(s, seat, isNext);
  const out = new Float64Array(NAMES.length);
  out[0] = 1;
  if (seen.me.fate !== 'alive') {
    measure(OUT, seen, out, OF_OUT);
    return out;
  }
  const value = features.of(s, seat);
  const fight = FIGHT_AT[s.phase];
  if (fight !== undefined) {
    measure(FIGHTING, seen, out, fight);
    take(SEEN, value, 1, out, fight + FIGHTING.length);
    return out;
  }
  measure(MARCH, seen, out, OF_MARCH);
  take(VALUED, value, seen.time, out, OF_MARCH + MARCH.length);
  measureSkills(seen, out, OF_SKILLS);
  measurePrizes(seen, out, OF_PRIZES);
  return out;
}

/** Whose turn comes next, or has just been asked for. */
function nextOf({ stack }: Position<SanctumKind>): Seat | undefined {
  const top = stack.at(-1) as SanctumFrame | undefined;
  return top?.step === 'next-turn' || top?.step === 'turn' ? top.seat : undefined;
}

export const standing: SeatFeatures<Position<SanctumKind>> = {
  names: NAMES,
  of(position) {
    const next = nextOf(position);
    return position.state.heroes.map((_, seat) => rowOf(position.state, seat, seat === next));
  },
};

function measure(rows: readonly Row[], seen: Standing, out: Float64Array, first: number): void {
  for (let i = 0; i < rows.length; i++) out[first + i] = rows[i]![1](seen);
}

/** So much of these rows of the learned value. */
function take(rows: typeof VALUED, value: ArrayLike<number>, share: number, out: Float64Array, first: number): void {
  for (let i = 0; i < rows.length; i++) out[first + i] = share * value[rows[i]!.at]!;
}
