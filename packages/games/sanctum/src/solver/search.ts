/** The search: which foes to beat, with which dice, by which changes. Exact up to the stated bounds. */
import { ROW } from '../content/acts.ts';
import { type CardId, faceOf } from '../content/cards.ts';

import { skillOf } from '../content/heroes.ts';
import { canChange, damageOf, freeDice, heroAt, isBeaten, locationsOf, ready, type S, skillBy } from '../rules/hero.ts';
import type { Die, Hero } from '../state.ts';
import { freeBlock, type ShieldTable, shieldTable } from './shields.ts';
import { type Change, changesOf, type Way, type Ways, waysOf } from './ways.ts';

/** An open location that a plan fills. */
interface Place {
  readonly foe: number;
  readonly location: number;
  readonly number: number;
}

/** A die on a place, by a way; `double`: the second place it hits by Double Strike. */
export interface Assignment {
  readonly die: number;
  readonly way: Way;
  readonly place: Place;
  readonly double: Place | undefined;
}

/** What a plan comes to. */
export interface Outcome {
  /** Wounds that would be taken, with the best use of shields. */
  readonly wounds: number;
  /** Levels of the demons killed; in the Final Battle the cards defeated. */
  readonly levels: number;
  /** Hits left on foes that survive. */
  readonly hits: number;
  /** Tokens spent on dice. */
  readonly stamina: number;
  readonly focus: number;
  readonly rage: number;
  readonly blessings: number;
}

export interface Found {
  readonly kills: readonly number[];
  readonly assignments: readonly Assignment[];
  /** Tokens for the spaces that take either. */
  readonly stamina: number;
  readonly outcome: Outcome;
}

/** How much an outcome is worth: larger is better. */
export type Worth = (outcome: Outcome) => number;

/** Fewest wounds, then most levels, then most hits, then fewest tokens; rage and blessings count as two tokens. */
export const prudent: Worth = ({ wounds, levels, hits, stamina, focus, rage, blessings }) =>
  -1e6 * wounds + 1e4 * levels + 100 * hits - stamina - focus - 2 * rage - 2 * blessings;

/** Positions looked at before the search gives up being exact, unless told otherwise. */
const MOST_NODES = 150_000;

/** One fight as the search sees it. */
export interface Problem {
  readonly s: S;
  readonly me: Hero;
  readonly changes: readonly Change[];
  readonly ways: Ways;
  readonly shields: ShieldTable;
  readonly freeBlock: number;
  readonly surge: boolean;
  readonly doubles: boolean;
  readonly worth: Worth;
  readonly limit: number;
  nodes: number;
}

/** The fight of this seat, as it stands. */
export function problemOf(s: S, seat: number, worth: Worth = prudent, limit = MOST_NODES): Problem {
  const me = heroAt(s, seat);
  const changes = changesOf(s, me);
  return {
    s,
    me,
    changes,
    ways: waysOf(changes),
    shields: shieldTable(me),
    freeBlock: freeBlock(s, me, s.phase === 'battle'),
    surge: ready(me, 'regenerate') !== undefined,
    doubles: ready(me, 'double-assign') !== undefined,
    worth,
    limit,
    nodes: 0,
  };
}

const isOpen = (me: Hero, foe: number): boolean => !isBeaten(me.foes[foe]!) && me.foes[foe]!.side === 'up';

/** The sets of foes worth trying: any of the demons; in the Final Battle the current card and those behind it, up to hidden fury. */
export function targets({ s, me }: Problem): number[][] {
  if (s.phase !== 'battle') {
    const alive = me.foes.flatMap((_, foe) => (isOpen(me, foe) ? [foe] : []));
    return Array.from({ length: 2 ** alive.length }, (_, set) => alive.filter((__, i) => (set >> i) & 1));
  }
  const sets: number[][] = [[]];
  for (let foe = me.place; foe < ROW && isOpen(me, foe); foe++) sets.push([...sets.at(-1)!, foe]);
  return sets;
}

const openPlaces = ({ s, me }: Problem, foe: number): Place[] => {
  const numbers = locationsOf(s, me.foes[foe]!);
  return me.foes[foe]!.hits.flatMap((hit, location) => (hit === 'open' ? [{ foe, location, number: numbers[location]! }] : []));
};

/** The ways by which this die may lie there. */
function waysOnto({ me, ways }: Problem, die: Die, place: Place): readonly Way[] {
  const strict = me.fight.strict === place.foe && !die.changed;
  if (!canChange(me, die)) return die.value === place.number && !strict ? ways.to[die.value]![die.value]! : [];
  const plain = ways.to[die.value]![place.number]!;
  return strict && die.value === place.number ? ways.same[die.value]! : plain;
}

/** Tokens spent so far; can they be paid, with one more by Surge of Power? */
const affordable = ({ me, surge }: Problem, focus: number, either: number): boolean => {
  const slack = surge ? 1 : 0;
  return focus <= me.focus + slack && focus + either <= me.focus + me.stamina + slack;
};

/** Calls `leaf` with every way to fill all places of these foes, until it says that it has seen enough. */
export function fillAll(
  p: Problem,
  foes: readonly number[],
  leaf: (assignments: readonly Assignment[], focus: number, either: number) => boolean,
): void {
  const places = foes.flatMap((foe) => openPlaces(p, foe));
  if (places.length > freeDice(p.me) + (p.doubles ? 1 : 0)) return;
  const { dice } = p.me.fight;
  const twins = dice.map((die, i) => dice.findIndex((other, j) => j < i && isTwin(die, other)));
  const copies = p.changes.reduce((bits, { kind }, i) => (kind === 'copy' ? bits | (1 << i) : bits), 0);
  const chosen: Assignment[] = [];
  const seen = new Set<number>();

  const step = (at: number, used: number, mask: number, focus: number, either: number, covered: number): boolean => {
    if (++p.nodes > p.limit) return true;
    if (at === covered) return step(at + 1, used, mask, focus, either, covered);
    const place = places[at];
    if (place === undefined) return copiesHold(dice, chosen) && surgesOnce(p, mask) && leaf(chosen, focus, either);
    // The same dice and changes spent on the same places come to the same, except that a copy needs its model.
    const key = ((mask * 64 + used) * 32 + at) * 32 + covered + 1;
    if ((mask & copies) === 0) {
      if (seen.has(key)) return false;
      seen.add(key);
    }
    for (let die = 0; die < dice.length; die++) {
      if (dice[die]!.use !== 'free' || used & (1 << die) || (twins[die]! >= 0 && !(used & (1 << twins[die]!)))) continue;
      for (const way of waysOnto(p, dice[die]!, place)) {
        if (way.mask & mask || way.needs & ~(mask | way.mask) || !affordable(p, focus + way.focus, either + way.either)) continue;
        const next = [at + 1, used | (1 << die), mask | way.mask, focus + way.focus, either + way.either] as const;
        for (const second of seconds(p, places, at, covered)) {
          chosen.push({ die, way, place, double: places[second] });
          const stop = step(...next, second >= 0 ? second : covered);
          chosen.pop();
          if (stop) return true;
        }
      }
    }
    return false;
  };
  step(0, 0, 0, 0, 0, -1);
}

/** Dice that are the same to the search; of such the first is used first. */
const isTwin = (a: Die, b: Die): boolean => b.use === 'free' && a.value === b.value && a.changed === b.changed && a.silver === b.silver;

/** The later places a die could hit too by Double Strike, or -1 for none. */
function seconds({ doubles, s }: Problem, places: readonly Place[], at: number, covered: number): number[] {
  if (!doubles || covered >= 0) return NONE;
  const found = [-1];
  for (let i = at + 1; i < places.length; i++)
    if (places[i]!.number === places[at]!.number && (s.phase !== 'battle' || places[i]!.foe === places[at]!.foe)) found.push(i);
  return found;
}
const NONE = [-1];

/** K-32: a copied value must be shown by another die, as it lies or as it is put down. */
function copiesHold(dice: readonly Die[], chosen: readonly Assignment[]): boolean {
  return chosen.every(
    ({ die, way }) =>
      way.copied === 0 ||
      dice.some((other, i) => i !== die && other.use !== 'lost' && other.value === way.copied) ||
      chosen.some((other) => other.die !== die && other.way.copied === 0 && other.place.number === way.copied),
  );
}

/** Surge of Power works once. */
const surgesOnce = ({ changes }: Problem, mask: number): boolean =>
  changes.reduce((sum, { again }, i) => sum + (again && mask & (1 << i) ? 1 : 0), 0) <= 1;

/** Free hits on foes that survive: dice that already show the number. */
function spareHits(p: Problem, chosen: readonly Assignment[], foes: readonly number[]): Assignment[] {
  const spare: Assignment[] = [];
  const taken = new Set(chosen.map(({ die }) => die));
  const reachable =
    p.s.phase === 'battle'
      ? [p.me.place + foes.length].filter((foe) => foe < ROW && isOpen(p.me, foe))
      : p.me.foes.flatMap((_, foe) => (isOpen(p.me, foe) && !foes.includes(foe) ? [foe] : []));
  for (const foe of reachable)
    for (const place of openPlaces(p, foe)) {
      const die = p.me.fight.dice.findIndex(
        (each, i) => each.use === 'free' && !taken.has(i) && each.value === place.number && (p.me.fight.strict !== foe || each.changed),
      );
      if (die < 0) continue;
      taken.add(die);
      spare.push({ die, way: p.ways.to[place.number]![place.number]![0]!, place, double: undefined });
    }
  return spare;
}

/** What these kills come to, with the best split of the flexible tokens and the best shields. */
export function judge(p: Problem, kills: readonly number[], chosen: readonly Assignment[], focus: number, either: number): Found {
  const { me, s } = p;
  const spare = spareHits(p, chosen, kills);
  const dice = freeDice(me) - new Set([...chosen, ...spare].map(({ die }) => die)).size;
  const guard = skillBy(me, 'block-per-die');
  let damage = s.phase === 'battle' ? me.extraDamage : 0;
  for (let foe = 0; foe < me.foes.length; foe++) if (!kills.includes(foe)) damage += damageOf(s, me, foe);
  if (s.phase !== 'battle') damage -= pinned(p, kills, spare);
  damage -= (damage > 0 ? p.freeBlock : 0) + (guard !== undefined ? Math.min(skillOf(guard).n, dice) : 0);
  const surge = p.surge && focus + either > 0 ? 1 : 0;
  let best = { wounds: Number.POSITIVE_INFINITY, stamina: 0 };
  for (let stamina = Math.max(0, focus + either - me.focus - surge); stamina <= Math.min(either, me.stamina + surge); stamina++) {
    const left = leftAfter(me, stamina, focus + either - stamina, surge);
    if (!left) continue;
    const wounds = Math.max(0, damage - Math.max(...left.map(([a, b]) => p.shields[Math.min(a, me.stamina)]![Math.min(b, me.focus)]!)));
    if (wounds < best.wounds) best = { wounds, stamina };
  }
  const levels = s.phase === 'battle' ? kills.length : kills.reduce((sum, foe) => sum + faceOf(me.foes[foe]!.card as CardId).level, 0);
  const all = [...chosen, ...spare];
  const outcome: Outcome = {
    wounds: best.wounds === Number.POSITIVE_INFINITY ? Math.max(0, damage) : best.wounds,
    levels,
    hits: spare.length,
    stamina: best.stamina,
    focus: focus + either - best.stamina,
    rage: all.reduce((sum, { way }) => sum + way.rage, 0),
    blessings: all.reduce((sum, { way }) => sum + way.blessings, 0),
  };
  return { kills, assignments: all, stamina: best.stamina, outcome };
}

/** Pinning Shot on the worst survivor that carries a hit. */
function pinned({ s, me }: Problem, kills: readonly number[], spare: readonly Assignment[]): number {
  const skill = ready(me, 'reduce-hit-card');
  if (skill === undefined) return 0;
  let most = 0;
  me.foes.forEach(({ hits }, foe) => {
    const hit = hits.some((each) => each !== 'open') || spare.some(({ place }) => place.foe === foe);
    if (!kills.includes(foe) && hit) most = Math.max(most, Math.min(skillOf(skill).n, damageOf(s, me, foe)));
  });
  return most;
}

/** The pools after spending, with a surge on either kind; undefined if they do not suffice. */
function leftAfter(me: Hero, stamina: number, focus: number, surge: number): [number, number][] | undefined {
  const [a, b] = [me.stamina - stamina, me.focus - focus];
  const options: [number, number][] = surge
    ? [...(stamina > 0 ? [[a + 1, b] as [number, number]] : []), ...(focus > 0 ? [[a, b + 1] as [number, number]] : [])]
    : [[a, b]];
  const possible = options.filter(([x, y]) => x >= 0 && y >= 0);
  return possible.length ? possible : undefined;
}

/** All best ways, up to `most` of equal worth; `exact` is false when the search had to stop early. */
export function search(p: Problem, most: number): { found: Found[]; exact: boolean } {
  let best = Number.NEGATIVE_INFINITY;
  let found: Found[] = [];
  for (const kills of targets(p)) {
    const judged = new Set<string>();
    fillAll(p, kills, (assignments, focus, either) => {
      const key = signature(p, assignments);
      if (judged.has(key)) return false;
      judged.add(key);
      const each = judge(p, kills, [...assignments], focus, either);
      const worth = p.worth(each.outcome);
      if (worth > best) [best, found] = [worth, []];
      if (worth === best && found.length < most) found.push(each);
      return false;
    });
  }
  return { found, exact: p.nodes <= p.limit };
}

/** Plans that use the same changes and dice of the same values come to the same. */
function signature({ me }: Problem, assignments: readonly Assignment[]): string {
  let mask = 0;
  const values: number[] = [];
  for (const { die, way } of assignments) {
    mask |= way.mask;
    values.push(me.fight.dice[die]!.value + (me.fight.dice[die]!.changed ? 10 : 0));
  }
  return `${mask} ${values.sort().join()}`;
}
