/** How good a position is for a hero: how far it still is to climb, what it carries, how ready it is for the boss. */
import type { Seat } from '@astragal/kernel';
import { COLUMNS, floorAt, LEVEL_FIELDS, ladderAt, ONE_WAY, printAt, ROWS, TRAP } from '../content/map.ts';
import { CARDS, TOKENS } from '../content/tables.ts';
import { bossField } from '../rules/boss.ts';
import { GEM_LIES, isSolo } from '../rules/facts.ts';
import { climberOf, foeOf, heroCode, isEnemy, NOBODY } from '../rules/pieces.ts';
import { hasPlatform, heldByLadder, hovers, isBossLevel, neighbours } from '../rules/space.ts';
import { type Field, OFF, type State } from '../state.ts';

/** What things are worth, in points. A boot of the climb is the measure. */
const WORTH = {
  win: 100_000,
  boot: 9,
  hiddenLevel: 6,
  heart: 3,
  gem: 10,
  coin: 1.5,
  card: 1.2,
  strongCard: 7,
  special: { blank: 0, boot: 5, sword: 4, hand: 1, coin: 1, star: 4 },
  badToken: 6,
  goodToken: 5,
  offMap: 10,
  nearBoss: 3,
  /** For each step to the nearest gem: on the way, and with the boss in sight. */
  glance: 1.5,
  hunt: 3,
  defeated: 3,
  /** The next enemy die shows an attack in one of three rolls. */
  threat: 1 / 3,
} as const;
/** With so many gems a hero may face the boss. */
const ARMED = 5;
/** The round after which nobody hunts any more; alone there are only twelve turns. */
const LATE = { alone: 8, together: 12 };
const NO_GEM = 12;
/** Gems beyond these no longer help against the boss. */
const ENOUGH_GEMS = 12;
const HOP = 3;

/** Larger is better; only differences matter. */
export function value(s: State, seat: Seat): number {
  if (s.outcome !== 'playing') return s.winner === seat ? WORTH.win : -WORTH.win;
  const climber = climberOf(s, seat);
  let worth = -WORTH.boot * bootsLeft(s, seat) + healthWorth(s, seat) + WORTH.coin * climber.coins;
  worth += WORTH.gem * Math.min(climber.gems, ENOUGH_GEMS) + WORTH.special[climber.special];
  for (const card of climber.cards) worth += cardWorth(card);
  for (const token of climber.tokens) worth += TOKENS[token].good ? WORTH.goodToken : -WORTH.badToken;
  if (isSolo(s)) worth += WORTH.defeated * climber.defeated;
  return worth + s.turn.nextAttack;
}

/** The last hearts are dear, dearest alone, where fainting loses; enemies beside the resting place count as wounds to come. */
function healthWorth(s: State, seat: Seat): number {
  const { at, hearts } = climberOf(s, seat);
  if (at === OFF) return 0;
  const wounds = WORTH.threat * threatAt(s, restingField(s, seat, at));
  const left = Math.max(0.2, hearts - wounds);
  return WORTH.heart * left - (isSolo(s) ? 40 : 12) / left;
}

function threatAt(s: State, field: Field): number {
  let wounds = 0;
  for (const beside of neighbours(s, field)) if (isEnemy(s.stands[beside]!)) wounds += foeOf(s.stands[beside]!).damage;
  return wounds;
}

function cardWorth(card: keyof typeof CARDS): number {
  const { price, use, passive } = CARDS[card];
  const strong = use?.effect === 'next-attack' || use?.effect === 'walk' || passive?.twoDiceBonus !== undefined;
  return (strong ? WORTH.strongCard : 0) + WORTH.card * price;
}

/** Boots from where the hero will rest to the boss level, hidden levels at their usual price; there, steps to the boss. */
function bootsLeft(s: State, seat: Seat): number {
  const { at, entered, gems } = climberOf(s, seat);
  const hidden = (s.levels - s.highest) * WORTH.hiddenLevel;
  if (at === OFF) return entered ? 2 : hidden + WORTH.hiddenLevel + WORTH.offMap / WORTH.boot;
  const rest = restingField(s, seat, at);
  const nearest = gemHunt(s, rest);
  const armed = gems >= ARMED || nearest === NO_GEM || isLate(s);
  const hunt = armed ? 0 : (nearest * (s.highest === s.levels ? WORTH.hunt : WORTH.glance)) / WORTH.boot;
  if (!isBossLevel(s, rest)) return hidden + hunt + wayUp(s)[rest]!;
  return hunt + (stepsBetween(rest, bossField(s)) * WORTH.nearBoss) / WORTH.boot + (armed ? -4 : 0);
}

const isLate = (s: State): boolean => s.turn.number > (isSolo(s) ? LATE.alone : LATE.together * s.climbers.length);

/** Steps to the nearest gem in this region, as the crow flies. */
function gemHunt(s: State, from: Field): number {
  let nearest = NO_GEM;
  const [start, end] = isBossLevel(s, from) ? [s.levels * LEVEL_FIELDS, s.lies.length] : [0, s.levels * LEVEL_FIELDS];
  for (let field = start; field < end; field++) if (s.lies[field] === GEM_LIES) nearest = Math.min(nearest, stepsBetween(from, field));
  return nearest;
}

const stepsBetween = (a: Field, b: Field): number => Math.abs((a >> 3) - (b >> 3)) + Math.abs((a & 7) - (b & 7));

/** Where the hero comes to rest when everything falls. */
export function restingField(s: State, seat: Seat, from: Field): Field {
  const code = heroCode(seat);
  if (hovers(s, code, true) || heldByLadder(s, from, code)) return from;
  let at = from;
  while (!hasPlatform(s, at) && s.stands[at - COLUMNS] === NOBODY) at -= COLUMNS;
  return at;
}

const ways = new WeakMap<readonly number[], number[]>();

/** Boots from each field to the top row of what is revealed, by hops between resting places. Kept for each printed map. */
export function wayUp(s: State): readonly number[] {
  const known = ways.get(s.map);
  if (known) return known;
  const way = measureWay(s);
  ways.set(s.map, way);
  return way;
}

function measureWay(s: State): number[] {
  const end = (s.highest + 1) * LEVEL_FIELDS;
  const goal = s.highest === s.levels ? s.levels * LEVEL_FIELDS : end - COLUMNS;
  const FAR = 4 * ROWS * s.levels;
  const way = s.map.map((_, field) => (field >= goal && field < end ? 0 : FAR));
  const hops = s.map.map((_, field) => (field < goal ? hopsFrom(s, field, end) : []));
  for (let grew = true; grew; ) {
    grew = false;
    for (let field = 0; field < goal; field++)
      for (const [to, boots] of hops[field]!)
        if ((to >= goal || rests(s, to)) && way[to]! + boots < way[field]!) {
          way[field] = way[to]! + boots;
          grew = true;
        }
  }
  return way;
}

const rests = (s: State, field: Field): boolean => hasPlatform(s, field) || ladderAt(s, field);

/** Fields within three boots, with the boots; a trap counts as one more. */
function hopsFrom(s: State, from: Field, end: Field): [Field, number][] {
  const found = new Map<Field, number>([[from, 0]]);
  for (const [field, boots] of found) {
    if (boots >= HOP) continue;
    const up = field + COLUMNS;
    const next = up < end && floorAt(s, up) === ONE_WAY ? [...neighbours(s, field), up] : neighbours(s, field);
    for (const to of next) if (!found.has(to)) found.set(to, boots + 1 + (printAt(s, to) === TRAP ? 1 : 0));
  }
  return [...found];
}
