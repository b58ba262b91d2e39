/** What a climber looks at: how far it is to climb, what lies near, what it carries, what threatens, how ready it is for the boss. */
import type { Features } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';
import { LEVEL_FIELDS } from '../content/map.ts';
import { ATTACKS, type AttackId, BOSSES, EVENT_IDS, FOES, type Special, TOKENS, type TokenId } from '../content/tables.ts';

import { bossField, isInRange } from '../rules/boss.ts';
import { fullHealth, GEM_LIES, isSolo, passive, TOKEN_LIES } from '../rules/facts.ts';
import { climberOf, foeOf, isEnemy } from '../rules/pieces.ts';
import { DIRECTIONS, endField, firstField, isBossLevel, neighbour } from '../rules/space.ts';
import { type Field, OFF, type State } from '../state.ts';
import { readiness } from './blow.ts';
import { cardWorth } from './card-worth.ts';
import { bossOdds } from './odds.ts';
import { blow, blowChance, bootsFrom, bootsOff, ENOUGH_GEMS, HIDDEN_LEVEL, stepsToBoss } from './prospects.ts';
import { FAR, restingField, shopsOn, stepsFrom } from './ways.ts';

/** Each is measured so that more of it tells something by itself; what it is worth is learned. */
export const FEATURES = [
  'one',
  'coins',
  'spareCoins',
  'gems',
  'frail',
  'cards',
  'goodTokens',
  'badTokens',
  'defeated',
  // Off the map
  'off',
  'offBoots',
  'offMissing',
  // In the tower
  'special',
  'missing',
  'boots',
  'bootsLate',
  'late',
  'gemsNear',
  'gemsNearLate',
  'tokensNear',
  'shopNear',
  'preyNear',
  // On the boss level
  'court',
  'courtChance',
  'courtMissing',
  'courtArmed',
  'courtGems',
  'courtTokens',
  'courtShop',
  // What threatens
  'wounds',
  'faintAlone',
  'faintTogether',
  'threat',
  // The others
  'rivalBoots',
  'rivalChance',
] as const;
export type Feature = (typeof FEATURES)[number];

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** What the special die is worth on the climb, in boots. */
const SPECIAL: Readonly<Record<Special, number>> = { blank: 0, boot: 6, sword: 5, hand: 1, coin: 1, star: 4 };

/** Coins beyond these buy nothing that helps in time. */
const ENOUGH_COINS = 12;
/** With fewer hearts than these any corner may be the last. */
const FRAIL = 3;
/** Boots of an average turn, and the turns that the fight with the boss takes. */
const PACE = 2.6;
const FIGHT = 3;
/** Rounds after which a hero among others goes for the boss, ready or not. */
const PATIENCE = 15;
/** Ready is who misses no more than so many wounds; there are shops on the boss level. */
const READY = 2.5;
const COINS_FOR_WOUND = 6;
/** How much a thing fades with each step to it, and how far a hero goes for prey. */
const FADING = 0.72;
const FADED = Array.from({ length: FAR + 1 }, (_, steps) => FADING ** steps);
const HUNT = 3;

/** A wound that is missing for the blow, in boots, and what a turn of waiting adds to the wish to enter. */
const WOUND_IN_BOOTS = 2;
const COURAGE = 20;

/** One after the other: a value is asked for many times a millisecond. */
const scratch = new Float64Array(FEATURES.length);

export const features: Features<State> = { names: FEATURES, of: (s, seat) => measured(s, seat, false) };

/** The weighed sum of the features; larger is better. `hanging`: as if the hero could stay in the air. */
export function weighed(s: State, seat: Seat, weights: readonly number[], hanging = false): number {
  const x = measured(s, seat, hanging);
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += x[i]! * weights[i]!;
  return sum;
}

/** How far the hero is from the blow, in boots: the way to the boss level, and what is missing for it. */
export function toGo(s: State, seat: Seat): number {
  const x = measured(s, seat, false);
  return x[at.boots]! + x[at.offBoots]! + WOUND_IN_BOOTS * (x[at.missing]! + x[at.offMissing]! + x[at.courtMissing]!);
}

/** What counts the more the longer a hero comes no nearer: the way up, what is missing for the blow and what may bring it. */
const GOALS: readonly Feature[] = ['boots', 'missing', 'courtMissing', 'courtChance', 'cards'];

/** And what counts the more the more often it has fainted on the way. */
const FEARS: readonly Feature[] = ['threat', 'faintTogether', 'frail'];
/** Nobody grows more impatient than in so many turns: who minds nothing but the way runs into the same enemy for ever. */
const MOST_IMPATIENT = 10;

/** The weights of a hero who has come no nearer for so many turns: it thinks of little but the blow, and in the tower does not stay for coins. */
export function impatient(weights: readonly number[], stalled: number, fainted: number, entered: boolean): readonly number[] {
  if (stalled + fainted <= 0) return weights;
  const turns = Math.min(stalled, MOST_IMPATIENT);
  const row = [...weights];
  for (const goal of GOALS) row[at[goal]]! *= 1 + turns / 2;
  for (const fear of FEARS) row[at[fear]]! *= 1 + 2 * fainted;
  if (entered || turns === 0) return row;
  row[at.coins]! /= 1 + turns;
  row[at.spareCoins]! /= 1 + turns;
  row[at.court]! += COURAGE * turns;
  return row;
}

function measured(s: State, seat: Seat, hanging: boolean): Float64Array {
  const me = climberOf(s, seat);
  scratch.fill(0);
  scratch[at.one] = 1;
  scratch[at.coins] = Math.min(me.coins, ENOUGH_COINS);
  scratch[at.spareCoins] = Math.max(0, me.coins - ENOUGH_COINS);
  scratch[at.gems] = Math.min(me.gems, ENOUGH_GEMS);
  scratch[at.frail] = Math.max(0, FRAIL - me.hearts);
  for (const card of me.cards) scratch[at.cards]! += cardWorth(card);
  for (const token of me.tokens) scratch[TOKENS[token].good ? at.goodTokens : at.badTokens]! += 1;
  if (isSolo(s)) scratch[at.defeated] = me.defeated;
  else others(s, seat);
  if (me.at === OFF) offMap(s, seat);
  else onMap(s, seat, hanging ? me.at : restingField(s, seat, me.at));
  return scratch;
}

/** Off the map: the climb begins anew, or the fight from a shop of the boss level. */
function offMap(s: State, seat: Seat): void {
  scratch[at.off] = 1;
  scratch[at.offBoots] = bootsOff(s, seat);
  scratch[at.offMissing] = blow(s, seat, 3, 'blank').missing;
}

function onMap(s: State, seat: Seat, rest: Field): void {
  if (isBossLevel(s, rest)) inCourt(s, seat, rest);
  else inTower(s, seat, rest);
  danger(s, seat, rest);
}

function inTower(s: State, seat: Seat, rest: Field): void {
  const boots = bootsFrom(s, rest);
  const short = boots / PACE + FIGHT - turnsLeft(s, seat);
  scratch[at.special] = Math.max(...specials(s, seat).map((each) => SPECIAL[each]));
  scratch[at.missing] = blow(s, seat, 2, 'sword').missing;
  scratch[at.boots] = boots;
  scratch[at.late] = Math.max(0, short);
  if (short > 0) scratch[at.bootsLate] = boots;
  lures(s, seat, rest, short > 0 ? at.gemsNearLate : at.gemsNear, at.tokensNear, at.shopNear);
  if (short <= 0) scratch[at.preyNear] = prey(s, seat, rest);
}

/** On the boss level the next blow is everything. */
function inCourt(s: State, seat: Seat, rest: Field): void {
  const steps = stepsToBoss(s, seat, rest);
  const blows = specials(s, seat).map((special) => blow(s, seat, steps, special));
  const { chance, missing } = blows.reduce((best, each) => (each.chance > best.chance ? each : best));
  const armed = missing - climberOf(s, seat).coins / COINS_FOR_WOUND < READY || turnsLeft(s, seat) < FIGHT + 1;
  scratch[at.court] = 1;
  scratch[at.courtChance] = chance;
  scratch[at.courtMissing] = missing;
  scratch[at.courtArmed] = armed ? 1 : 0;
  lures(s, seat, rest, at.courtGems, at.courtTokens, at.courtShop);
}

/** P-120: alone there are only twelve turns; among others the nearest of them sets the pace, and nobody waits for ever. */
function turnsLeft(s: State, seat: Seat): number {
  if (isSolo(s)) return s.events.length;
  const patience = Math.max(FIGHT, PATIENCE - s.turn.number / s.climbers.length);
  for (let other = 0; other < s.climbers.length; other++)
    if (other !== seat && climberOf(s, other).entered) return Math.min(patience, FIGHT);
  return patience;
}

/** What the special die may show next turn: what it shows now, an unused die, or anything by Fusing (P-38). */
function specials(s: State, seat: Seat): Special[] {
  const { special } = climberOf(s, seat);
  if (s.turn.seat !== seat || s.turn.step > 6) return [special];
  const unused = s.turn.dice.filter((_, die) => !s.turn.used[die]);
  const pair = [...unused, special].some((face, i, all) => all.indexOf(face) !== i);
  return pair ? ['boot', 'sword', 'star', special] : [special, ...unused];
}

const isLure = (lies: number): boolean => lies === GEM_LIES || lies === TOKEN_LIES;

/** Gems, tokens and shops near the resting place. */
function lures(s: State, seat: Seat, rest: Field, gems: number, tokens: number, shop: number): void {
  const tower = s.levels * LEVEL_FIELDS;
  const [from, end] = isBossLevel(s, rest) ? [tower, endField(s)] : [firstField(s), Math.min(endField(s), tower)];
  const { coins, tokens: held } = climberOf(s, seat);
  const purse = Math.min(coins, ENOUGH_COINS);
  const seeks = !held.includes(BOSSES[s.boss].icon);
  const steps = stepsFrom(s, rest);
  for (let field = from; field < end; field++) {
    const lies = s.lies[field];
    if (lies === GEM_LIES) scratch[gems]! += FADED[steps[field]!]!;
    else if (lies === TOKEN_LIES && seeks) scratch[tokens]! += FADED[steps[field]!]!;
  }
  if (purse === 0) return;
  for (const field of shopsOn(s))
    if (field >= from && field < end && !isLure(s.lies[field]!)) scratch[shop]! += purse * FADED[steps[field]!]!;
}

/** Gems that enemies nearby would leave, by the chance that the next roll fells them. */
function prey(s: State, seat: Seat, rest: Field): number {
  const { hero } = climberOf(s, seat);
  const [special] = specials(s, seat);
  const away = stepsFrom(s, rest);
  let gems = 0;
  for (let field = firstField(s), end = endField(s); field < end; field++) {
    const code = s.stands[field]!;
    if (!isEnemy(code)) continue;
    const foe = foeOf(code);
    const steps = foe.gems > 0 ? away[field]! - 1 : HUNT;
    if (steps < HUNT) gems += foe.gems * readiness(hero, special!, 0, foe.health, Math.max(0, steps)).chance;
  }
  return gems;
}

/** How near the others are to the end. */
function others(s: State, seat: Seat): void {
  let boots = (s.levels + 1) * HIDDEN_LEVEL;
  for (let other = 0; other < s.climbers.length; other++) {
    if (other === seat) continue;
    const { at: field } = climberOf(s, other);
    if (field !== OFF && isBossLevel(s, field)) {
      boots = 0;
      scratch[at.rivalChance] = Math.max(scratch[at.rivalChance]!, blowChance(s, other));
    } else boots = Math.min(boots, field === OFF ? bootsOff(s, other) : bootsFrom(s, field));
  }
  scratch[at.rivalBoots] = boots;
}

// What threatens before the next turn

/** What the wounds to come cost here: the boss turn, then an enemy die that shows an attack in one of three rolls. */
function danger(s: State, seat: Seat, rest: Field): void {
  const { hearts } = climberOf(s, seat);
  const threat = threatAt(s, rest);
  const isNear = isBossLevel(s, rest);
  const cards = isNear ? bossOdds(s) : {};
  const boss = isNear ? bossField(s) : OFF;
  let [expected, faints, quiet] = [threat / 3, 0, 1];
  for (const card of Object.keys(cards) as AttackId[]) {
    const odds = cards[card]!;
    const wounds = woundsBy(s, seat, card, boss, rest);
    expected += odds * wounds;
    quiet -= odds;
    faints += odds * (wounds >= hearts ? 1 : wounds + threat >= hearts ? 1 / 3 : 0);
  }
  if (threat >= hearts) faints += Math.max(0, quiet) / 3;
  scratch[at.wounds] = fullHealth(s, seat) - hearts + expected;
  scratch[at.threat] = threat;
  // Alone fainting is the end, which is the less to lose the nearer it is anyway.
  if (isSolo(s)) scratch[at.faintAlone] = (Math.min(1, faints) * (s.events.length + 2)) / EVENT_IDS.length;
  else scratch[at.faintTogether] = Math.min(1, faints);
}

function threatAt(s: State, field: Field): number {
  let wounds = 0;
  for (const direction of DIRECTIONS) {
    const beside = neighbour(s, field, direction);
    if (beside !== OFF && isEnemy(s.stands[beside]!)) wounds += foeOf(s.stands[beside]!).damage;
  }
  return wounds;
}

/** Wounds that a boss card would deal to the hero on this field, as far as one can tell. */
function woundsBy(s: State, seat: Seat, card: AttackId, boss: Field, field: Field): number {
  const { tokens, coins, stoneSkin } = climberOf(s, seat);
  const { range, steps } = ATTACKS[card];
  if (!isInRange(range, boss, field) || tokens.some((token) => TOKENS[token].effect.cancelBossCard)) return 0;
  const bad = tokens.filter((token) => !TOKENS[token].good).length;
  let wounds = 0;
  for (const step of steps) {
    if (step.effect === 'attack' && (step.ifToken === undefined || tokens.includes(step.ifToken as TokenId)))
      wounds += Math.max(0, FOES[s.boss].damage + step.more - passive(s, seat, 'firstAttackLess') - stoneSkin);
    else if (step.effect === 'wounds') wounds += Math.max(0, step.wounds - stoneSkin);
    else if (step.effect === 'wounds-per-bad-token') wounds += bad * step.wounds;
    else if (step.effect === 'give') wounds += tokens.includes(step.token as TokenId) ? 1 : 0;
    else if (step.effect === 'pay-or-wound') wounds += coins >= step.coins ? 0 : step.wounds;
  }
  return wounds;
}
