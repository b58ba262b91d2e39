/** How good a position is for a hero: how far it is to climb, what lies near, what it carries, what threatens, how ready it is for the boss. */
import type { Seat } from '@astragal/kernel';
import type { PassiveKey, UseEffect } from '../content/effects.ts';
import { LEVEL_FIELDS, printAt, SHOP } from '../content/map.ts';
import {
  ATTACKS,
  type AttackId,
  BOSSES,
  CARDS,
  type CardId,
  EVENT_IDS,
  FOES,
  type Special,
  TOKENS,
  type TokenId,
} from '../content/tables.ts';
import { bossField, isInRange } from '../rules/boss.ts';
import { fullHealth, GEM_LIES, isSolo, passive, TOKEN_LIES } from '../rules/facts.ts';
import { climberOf, foeOf, healthOf, isEnemy } from '../rules/pieces.ts';
import { endField, firstField, isBossLevel, neighbours } from '../rules/space.ts';
import { type Field, OFF, type State } from '../state.ts';
import { type Readiness, readiness } from './blow.ts';
import { bossOdds } from './odds.ts';
import { restingField, stepsBetween, wayUp } from './ways.ts';

/** What things are worth, in points. */
const WORTH = {
  win: 100_000,
  /** A boot of the climb, and the boots that a hidden level usually takes. */
  boot: 7,
  hiddenLevel: 9,
  /** A wound that the next blow misses on average, and the chance of felling the boss with it. */
  missing: 9,
  chance: 150,
  coin: 1.5,
  spareCoin: 0.3,
  heart: 3,
  faint: { alone: 150, together: 15 },
  badToken: 5,
  goodToken: 6,
  offMap: 12,
  /** A gem, a token, a coin for the shop that could be had; each step there makes it fade. */
  gem: 5,
  icon: 2.5,
  shop: 0.8,
  fading: 0.72,
  /** Entering the boss level ready, or out of time; and unready. */
  entry: 20,
  /** Each wound of an enemy whose side the hero will have to leave. */
  leaving: 1,
  defeated: 2,
} as const;

/** What the special die is worth on the climb. */
const SPECIAL: Readonly<Record<Special, number>> = { blank: 0, boot: 6, sword: 5, hand: 1, coin: 1, star: 4 };

/** What a card is worth by what it does; what it adds to the blow is weighed there. */
const USE: Partial<Record<UseEffect, number>> = {
  walk: 11,
  climb: 6,
  'place-under-platform': 9,
  hand: 4,
  coins: 5,
  reroll: 5,
  steady: 5,
  heal: 6,
  'thick-skin': 4,
  'safe-moves': 4,
  'turn-die': 10,
  'copy-die': 6,
  'pull-token': 3,
  'place-in-row': 3,
  float: 2,
  gems: 5,
};
const PASSIVE: Partial<Record<PassiveKey, number>> = {
  firstAttackLess: 6,
  maxHealth: 7,
  fuseWithSpecial: 4,
  ignoreTraps: 2,
  discount: 2,
  coinsOnGem: 2,
  coinsOnRecharge: 4,
};

/** Coins beyond these buy nothing that helps in time. */
const ENOUGH_COINS = 12;
const ENOUGH_GEMS = 15;
const MOST_STEPS = 5;
/** Boots of an average turn, and the turns that the fight with the boss takes. */
const PACE = 2.6;
const FIGHT = 3;
/** Rounds after which a hero among others goes for the boss, ready or not. */
const PATIENCE = 15;
/** Ready is who misses no more than so many wounds; there are shops on the boss level. */
const READY = 2.5;
const COINS_FOR_WOUND = 6;

/** Larger is better; only differences matter. `hanging`: as if the hero could stay in the air. */
export function value(s: State, seat: Seat, hanging = false): number {
  if (s.outcome !== 'playing') return s.winner === seat ? WORTH.win : -WORTH.win;
  const me = climberOf(s, seat);
  let worth = WORTH.coin * Math.min(me.coins, ENOUGH_COINS) + WORTH.spareCoin * Math.max(0, me.coins - ENOUGH_COINS);
  for (const card of me.cards) worth += cardWorth(card);
  for (const token of me.tokens) worth += TOKENS[token].good ? WORTH.goodToken : -WORTH.badToken;
  if (isSolo(s)) worth += WORTH.defeated * me.defeated;
  return worth + (me.at === OFF ? offMap(s, seat) : onMap(s, seat, hanging ? me.at : restingField(s, seat, me.at)));
}

const cardWorth = (card: CardId): number => {
  const { use, passive: passives = {} } = CARDS[card];
  let worth = use ? (USE[use.effect] ?? 0) : 0;
  for (const key of Object.keys(passives) as PassiveKey[]) worth += PASSIVE[key] ?? 0;
  return worth;
};

/** Off the map: the climb begins anew, or the fight from a shop of the boss level. */
function offMap(s: State, seat: Seat): number {
  const boots = climberOf(s, seat).entered ? 2 : (s.levels - s.highest + 1) * WORTH.hiddenLevel;
  return -WORTH.boot * boots - WORTH.offMap - WORTH.missing * blow(s, seat, 3, 'blank').missing;
}

function onMap(s: State, seat: Seat, rest: Field): number {
  return (isBossLevel(s, rest) ? inCourt(s, seat, rest) : inTower(s, seat, rest)) - danger(s, seat, rest);
}

function inTower(s: State, seat: Seat, rest: Field): number {
  const boots = wayUp(s, rest) + (s.levels - s.highest) * WORTH.hiddenLevel;
  const hurry = turnsLeft(s) < boots / PACE + FIGHT;
  const special = Math.max(...specials(s, seat).map((each) => SPECIAL[each]));
  const { missing } = blow(s, seat, 2, 'sword');
  return special - WORTH.missing * missing - (hurry ? 2 : 1) * WORTH.boot * boots + (hurry ? 0.3 : 1) * lures(s, seat, rest);
}

/** On the boss level the next blow is everything. */
function inCourt(s: State, seat: Seat, rest: Field): number {
  const steps = stepsToBoss(s, seat, rest);
  const blows = specials(s, seat).map((special) => blow(s, seat, steps, special));
  const { chance, missing } = blows.reduce((best, each) => (each.chance > best.chance ? each : best));
  const armed = missing - climberOf(s, seat).coins / COINS_FOR_WOUND < READY;
  const late = turnsLeft(s) < FIGHT + 1;
  return WORTH.chance * chance - WORTH.missing * missing + lures(s, seat, rest) + (late || armed ? WORTH.entry : -WORTH.entry);
}

/** P-120: alone there are only twelve turns; together nobody should wait for ever. */
const turnsLeft = (s: State): number => (isSolo(s) ? s.events.length : Math.max(FIGHT, PATIENCE - s.turn.number / s.climbers.length));

/** How ready the hero is for the boss, with everything carried. */
function blow(s: State, seat: Seat, steps: number, special: Special): Readiness {
  const { hero, gems } = climberOf(s, seat);
  return readiness(
    hero,
    special,
    Math.min(gems, ENOUGH_GEMS),
    healthOf(s, s.boss) - bonus(s, seat),
    Math.max(0, Math.min(steps, MOST_STEPS)),
  );
}

/** Wounds that cards and tokens add to an Attack on the boss. */
function bonus(s: State, seat: Seat): number {
  const { cards, tokens } = climberOf(s, seat);
  let wounds = passive(s, seat, 'twoDiceBonus');
  for (const card of cards) {
    const { use } = CARDS[card];
    if (use?.effect === 'next-attack') wounds += use.wounds;
  }
  for (const token of tokens) wounds += (TOKENS[token].effect.bossAttackBonus ?? 0) - (TOKENS[token].effect.attackLess ?? 0);
  return wounds;
}

/** What the special die may show next turn: what it shows now, an unused die, or anything by Fusing (P-38). */
function specials(s: State, seat: Seat): Special[] {
  const { special } = climberOf(s, seat);
  if (s.turn.seat !== seat || s.turn.step > 6) return [special];
  const unused = s.turn.dice.filter((_, die) => !s.turn.used[die]);
  const pair = [...unused, special].some((face, i, all) => all.indexOf(face) !== i);
  return pair ? ['boot', 'sword', 'star', special] : [special, ...unused];
}

/** Steps until the hero stands beside the boss; cards that walk or shove save one each. */
function stepsToBoss(s: State, seat: Seat, rest: Field): number {
  const saved = climberOf(s, seat).cards.filter((card) => CARDS[card].use?.effect === 'walk' || CARDS[card].use?.effect === 'hand').length;
  return Math.max(0, stepsBetween(s, rest, bossField(s)) - 1 - saved);
}

/** Gems, tokens and shops near the resting place. */
function lures(s: State, seat: Seat, rest: Field): number {
  const tower = s.levels * LEVEL_FIELDS;
  const [from, end] = isBossLevel(s, rest) ? [tower, endField(s)] : [firstField(s), Math.min(endField(s), tower)];
  let worth = 0;
  for (let field = from; field < end; field++) {
    const lure = lureOf(s, seat, field);
    if (lure > 0) worth += lure * WORTH.fading ** stepsBetween(s, rest, field);
  }
  return worth;
}

function lureOf(s: State, seat: Seat, field: Field): number {
  const { coins, tokens } = climberOf(s, seat);
  if (s.lies[field] === GEM_LIES) return WORTH.gem;
  if (s.lies[field] === TOKEN_LIES) return tokens.includes(BOSSES[s.boss].icon) ? 0 : WORTH.icon;
  return printAt(s, field) === SHOP ? WORTH.shop * Math.min(coins, ENOUGH_COINS) : 0;
}

// What threatens before the next turn

/** What the wounds to come cost here: the boss turn, then an enemy die that shows an attack in one of three rolls. */
function danger(s: State, seat: Seat, rest: Field): number {
  const { hearts } = climberOf(s, seat);
  const threat = threatAt(s, rest);
  const cards = isBossLevel(s, rest) ? bossOdds(s) : {};
  let [expected, faints, quiet] = [threat / 3, 0, 1];
  for (const card of Object.keys(cards) as AttackId[]) {
    const odds = cards[card]!;
    const wounds = woundsBy(s, seat, card, rest);
    expected += odds * wounds;
    quiet -= odds;
    faints += odds * (wounds >= hearts ? 1 : wounds + threat >= hearts ? 1 / 3 : 0);
  }
  if (threat >= hearts) faints += Math.max(0, quiet) / 3;
  const lost = fullHealth(s, seat) - hearts + expected;
  return WORTH.heart * lost + faintWorth(s) * Math.min(1, faints) + WORTH.leaving * threat;
}

/** Alone fainting is the end, which is the less to lose the nearer it is anyway. */
const faintWorth = (s: State): number => (isSolo(s) ? (WORTH.faint.alone * (turnsLeft(s) + 2)) / EVENT_IDS.length : WORTH.faint.together);

function threatAt(s: State, field: Field): number {
  let wounds = 0;
  for (const beside of neighbours(s, field)) if (isEnemy(s.stands[beside]!)) wounds += foeOf(s.stands[beside]!).damage;
  return wounds;
}

/** Wounds that a boss card would deal to the hero on this field, as far as one can tell. */
function woundsBy(s: State, seat: Seat, card: AttackId, field: Field): number {
  const { tokens, coins, stoneSkin } = climberOf(s, seat);
  const { range, steps } = ATTACKS[card];
  if (!isInRange(range, bossField(s), field) || tokens.some((token) => TOKENS[token].effect.cancelBossCard)) return 0;
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
