/** The search: which foes to beat, with which dice, by which changes. Exact up to the stated bounds. */
import { ROW } from '../content/acts.ts';
import { blessingOf } from '../content/blessings.ts';
import type { Token } from '../content/effects.ts';
import { canChange, freeDice, heroAt, isBeaten, locationsOf, mayBless, ready, type S } from '../rules/hero.ts';
import type { Die, Hero } from '../state.ts';
import { type Mode, modesOf } from './shields.ts';
import { type Budget, type Change, changesOf, LONGEST_WAY, type Way, type Ways, waysOf, waysPast } from './ways.ts';

/** An open location that a plan fills. */
export interface Place {
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
  /** Hits left on foes that survive; those that were paid for count only where the plan is to press. */
  readonly hits: number;
  /** Tokens spent on dice and shields; a token that Surge of Power gives back is not spent. */
  readonly stamina: number;
  readonly focus: number;
  readonly rage: number;
  readonly blessings: number;
  readonly potions: number;
  /** Rage that wakes, since a die and a foe are left over. */
  readonly woken: number;
  /** A fury card that lay face down is turned up: what it deals is not counted. */
  readonly fury: boolean;
}

/** How much an outcome is worth: larger is better. It never rises with wounds or anything spent, never falls with levels or hits. */
export type Worth = (outcome: Outcome) => number;

/** Fewest wounds, then most levels, then most hits, then fewest tokens; rage, potions and blessings count as two tokens. */
export const prudent: Worth = ({ wounds, levels, hits, stamina, focus, rage, blessings, potions }) =>
  -1e6 * wounds + 1e4 * levels + 100 * hits - stamina - focus - 2 * (rage + blessings + potions);

/** Positions looked at before the search gives up being exact, unless told otherwise. */
const MOST_NODES = 150_000;

/** One fight as the search sees it. */
export interface Problem {
  readonly s: S;
  readonly me: Hero;
  /** The die whose value Dance Partner takes first, or -1. */
  readonly partner: number;
  readonly changes: readonly Change[];
  /** A value that one die shows on its way for another to copy, or 0: only dice as they lie are copied. */
  readonly model: number;
  /** Bits of the changes that need Surge of Power. */
  readonly surges: number;
  readonly ways: Ways;
  /** The ways past each model, once they were looked for: they do not depend on the dice. */
  readonly past: Ways[];
  readonly modes: readonly Mode[];
  /** Tokens at hand, those of token blessings among them. */
  readonly stamina: number;
  readonly focus: number;
  readonly doubles: boolean;
  readonly worth: Worth;
  /** Whether tokens may be spent on hits that kill nothing. */
  readonly press: boolean;
  /** Whether to leave out long ways and dice that are copied on theirs: seldom needed, and slow. */
  readonly quick: boolean;
  readonly effort: Effort;
  readonly complete: boolean;
}

/** Positions looked at, and how many may be; `stop`: how many for the target at hand; `cut`: some were left out. */
export interface Effort {
  nodes: number;
  stop: number;
  cut: boolean;
  readonly limit: number;
  /** Whether the time is up: the best so far has to do. */
  readonly isLate: () => boolean;
}

const never = (): boolean => false;
/** Positions between two looks at the clock. */
const CLOCK = 32;

/** A fresh share of the effort for the next target, so that one hard target does not hide all others. */
export function share(effort: Effort): void {
  effort.stop = Math.min(effort.limit, effort.nodes + Math.ceil(effort.limit / 2));
}

/** For another roll of the same problem. */
export function renew(effort: Effort): void {
  effort.nodes = 0;
  effort.stop = effort.limit;
}

export interface ProblemOptions {
  readonly worth?: Worth;
  readonly limit?: number | undefined;
  readonly press?: boolean;
  readonly quick?: boolean;
  readonly isLate?: () => boolean;
}

/** The fight of this seat, as it stands. */
export function problemOf(
  s: S,
  seat: number,
  { worth = prudent, limit = MOST_NODES, press = false, quick = false, isLate = never }: ProblemOptions = {},
): Problem {
  const me = heroAt(s, seat);
  const { changes, complete } = changesOf(s, me);
  const bit = (wanted: (change: Change) => boolean): number =>
    changes.reduce((bits, change, i) => (wanted(change) ? bits | (1 << i) : bits), 0);
  const [stamina, focus] = [me.stamina + tokensOf(s, me, 'stamina'), me.focus + tokensOf(s, me, 'focus')];
  const ways = waysOf(changes, budgetOf(me, stamina, focus, quick));
  return {
    s,
    me,
    partner: -1,
    changes,
    model: 0,
    surges: bit(({ surge }) => surge !== undefined),
    ways,
    past: [],
    modes: modesOf(me, stamina, focus),
    stamina,
    focus,
    doubles: ready(me, 'double-assign') !== undefined,
    worth,
    press,
    quick,
    effort: { nodes: 0, stop: limit, cut: false, limit, isLate },
    complete: complete && ways.complete,
  };
}

/** One more with Surge of Power. */
const budgetOf = (me: Hero, stamina: number, focus: number, quick: boolean): Budget => {
  const more = ready(me, 'regenerate') === undefined ? 0 : 1;
  return { focus: focus + more, tokens: stamina + focus + more, changes: quick ? 2 : LONGEST_WAY };
};

/** Token blessings of this kind. */
const tokensOf = (s: S, me: Hero, token: Token): number =>
  mayBless(s) ? me.blessings.filter(({ tile, used }) => !used && blessingOf(tile).token === token).length : 0;

/** The problem itself, once for each value that Dance Partner can give the silver die, and once for each that Volley can copy on the way. */
export function variantsOf(p: Problem): Problem[] {
  return [p, ...partnersOf(p), ...modelsOf(p)];
}

function partnersOf(p: Problem): Problem[] {
  const { fight, skills } = p.me;
  const silver = fight.dice.findIndex((die) => die.silver);
  if (silver < 0 || fight.begun || !skills.includes('dance-partner') || fight.used.includes('dance-partner')) return [];
  const { value } = fight.dice[silver]!;
  const first = (die: Die, i: number): boolean => fight.dice.findIndex((other) => !other.silver && other.value === die.value) === i;
  const partners = fight.dice.flatMap((die, i) => (first(die, i) && (die.value !== value || fight.strict >= 0) ? [i] : []));
  return partners.map((partner) => {
    const dice = fight.dice.map((die) => (die.silver ? { ...die, value: fight.dice[partner]!.value, changed: true } : die));
    return { ...p, partner, me: { ...p.me, fight: { ...fight, dice } } };
  });
}

function modelsOf(p: Problem): Problem[] {
  const { dice, strict } = p.me.fight;
  if (p.quick || ready(p.me, 'copy-die') === undefined) return [];
  const shown = (value: number): number => dice.filter((die) => die.use !== 'lost' && die.value === value).length;
  const models = [1, 2, 3, 4, 5, 6].filter((value) => shown(value) < (strict >= 0 ? 2 : 1));
  return models.map((model) => {
    p.past[model] ??= waysPast(p.ways, p.changes, budgetOf(p.me, p.stamina, p.focus, false), model);
    const ways = p.past[model];
    return { ...p, model, ways, complete: p.complete && ways.complete };
  });
}

export const isOpen = (me: Hero, foe: number): boolean => !isBeaten(me.foes[foe]!) && me.foes[foe]!.side === 'up';

/** What a plan is to fill: all places of some foes, and some places of one more. */
export interface Target {
  readonly kills: readonly number[];
  readonly places: readonly Place[];
}

/** The targets worth trying: any of the demons; in the Final Battle the current card and those behind it, up to hidden fury. */
export function targetsOf(p: Problem): Target[] {
  if (p.me.fight.phase === 'block') return [{ kills: [], places: [] }];
  return killSets(p).flatMap((kills) => {
    const places = kills.flatMap((foe) => openPlaces(p, foe));
    return [[], ...partsOf(p, kills)].map((part) => ({ kills, places: [...places, ...part] }));
  });
}

function killSets({ s, me }: Problem): number[][] {
  if (s.phase !== 'battle') {
    const alive = me.foes.flatMap((_, foe) => (isOpen(me, foe) ? [foe] : []));
    return Array.from({ length: 2 ** alive.length }, (_, set) => alive.filter((__, i) => (set >> i) & 1));
  }
  const sets: number[][] = [[]];
  for (let foe = me.place; foe < ROW && isOpen(me, foe); foe++) sets.push([...sets.at(-1)!, foe]);
  return sets;
}

/** Places of a survivor that are worth tokens: one for Pinning Shot, any if the plan is to press. */
function partsOf(p: Problem, kills: readonly number[]): Place[][] {
  const pins = ready(p.me, 'reduce-hit-card') !== undefined;
  if (!pins && !p.press) return [];
  return survivorsInReach(p, kills).flatMap((foe) => {
    const open = openPlaces(p, foe);
    const subsets = Array.from({ length: 2 ** open.length - 2 }, (_, i) => open.filter((__, at) => ((i + 1) >> at) & 1));
    return p.press ? subsets : open.length > 1 ? open.map((place) => [place]) : [];
  });
}

/** The foes that could still be hit once these are beaten. */
export const survivorsInReach = ({ s, me }: Problem, kills: readonly number[]): number[] =>
  s.phase === 'battle'
    ? [me.place + kills.length].filter((foe) => foe < ROW && isOpen(me, foe))
    : me.foes.flatMap((_, foe) => (isOpen(me, foe) && !kills.includes(foe) ? [foe] : []));

export const openPlaces = ({ s, me }: Problem, foe: number): Place[] => {
  const numbers = locationsOf(s, me.foes[foe]!);
  return me.foes[foe]!.hits.flatMap((hit, location) => (hit === 'open' ? [{ foe, location, number: numbers[location]! }] : []));
};

/** The ways by which this die may lie there. */
function waysOnto({ me, ways }: Problem, die: Die, place: Place): readonly Way[] {
  const strict = me.fight.strict === place.foe && !die.changed;
  if (!canChange(me, die)) return die.value === place.number && !strict ? ways.to[die.value]![die.value]! : [];
  return strict && die.value === place.number ? ways.same[die.value]! : ways.to[die.value]![place.number]!;
}

/** What the changes of a plan take. `refund`: the token that Surge of Power gives back on its way to a change. */
export interface Cost {
  readonly mask: number;
  readonly focus: number;
  readonly either: number;
  readonly rage: number;
  readonly blessings: number;
  readonly surged: boolean;
  readonly refund: Token | undefined;
  /** A die was copied; a die has shown what another copies. */
  readonly copied: boolean;
  readonly model: boolean;
}
export const NOTHING: Cost = {
  mask: 0,
  focus: 0,
  either: 0,
  rage: 0,
  blessings: 0,
  surged: false,
  refund: undefined,
  copied: false,
  model: false,
};

/** The cost with one more way, or undefined if that cannot be. */
function withWay(p: Problem, cost: Cost, way: Way): Cost | undefined {
  if (way.mask === 0) return cost;
  if (way.mask & cost.mask || way.needs & ~(cost.mask | way.mask) || (way.model && cost.model)) return undefined;
  const [focus, either] = [cost.focus + way.focus, cost.either + way.either];
  let { surged, refund } = cost;
  for (let bits = way.mask & p.surges; bits !== 0; bits &= bits - 1) {
    if (surged) return undefined;
    surged = true;
    const { surge } = p.changes[31 - Math.clz32(bits & -bits)]!;
    refund = surge === 'again' ? undefined : surge;
  }
  const slack = p.modes.length > 1 || refund !== undefined ? 1 : 0;
  if (focus > p.focus + slack || focus + either > p.focus + p.stamina + slack) return undefined;
  const [rage, blessings] = [cost.rage + way.rage, cost.blessings + way.blessings];
  const [copied, model] = [cost.copied || way.copied > 0, cost.model || way.model];
  return { mask: cost.mask | way.mask, focus, either, rage, blessings, surged, refund, copied, model };
}

/** Calls `leaf` with every way to fill these places, until it says that it has seen enough; `hopeless` costs are not pursued. */
export function fillAll(
  p: Problem,
  places: readonly Place[],
  leaf: (assignments: readonly Assignment[], cost: Cost) => boolean,
  hopeless: (cost: Cost) => boolean = () => false,
): boolean {
  if (places.length > freeDice(p.me) + (p.doubles ? 1 : 0)) return false;
  const { dice } = p.me.fight;
  const twins = dice.map((die, i) => dice.findIndex((other, j) => j < i && isTwin(die, other)));
  const chosen: Assignment[] = [];
  const seen = new Set<number>();

  const step = (at: number, used: number, cost: Cost, covered: number): boolean => {
    if (++p.effort.nodes > p.effort.stop || (p.effort.nodes % CLOCK === 0 && p.effort.isLate())) {
      p.effort.cut = true;
      return true;
    }
    if (at === covered) return step(at + 1, used, cost, covered);
    const place = places[at];
    if (place === undefined) return (p.model === 0 || (cost.copied && cost.model)) && leaf(chosen, cost);
    // The same dice and changes spent on the same places come to the same.
    const key = (((cost.mask * 64 + used) * 16 + at) * 16 + covered + 1) * 2 + (cost.model ? 1 : 0);
    if (seen.has(key)) return false;
    seen.add(key);
    for (let die = 0; die < dice.length; die++) {
      if (dice[die]!.use !== 'free' || used & (1 << die) || (twins[die]! >= 0 && !(used & (1 << twins[die]!)))) continue;
      for (const way of waysOnto(p, dice[die]!, place)) {
        const next = way.copied === 0 || mayCopy(p, die, way.copied) ? withWay(p, cost, way) : undefined;
        if (!next || (next !== cost && hopeless(next))) continue;
        for (const second of seconds(p, places, at, covered)) {
          chosen.push({ die, way, place, double: places[second] });
          const stop = step(at + 1, used | (1 << die), next, second >= 0 ? second : covered);
          chosen.pop();
          if (stop) return true;
        }
      }
    }
    return false;
  };
  return step(0, 0, NOTHING, -1);
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

/** K-32: a copied value is shown by another die, as it lies or on its way. */
const mayCopy = ({ me, model }: Problem, die: number, value: number): boolean =>
  model > 0 ? value === model : me.fight.dice.some((other, i) => i !== die && other.use !== 'lost' && other.value === value);
