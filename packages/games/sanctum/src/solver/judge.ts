/** What a plan comes to: the damage that is left, and the best that shields, skills, potions and blessings make of it. */
import { type BlessingId, blessingOf } from '../content/blessings.ts';
import { type CardId, faceOf } from '../content/cards.ts';
import { COLOURS, type Token } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import { damageOf, freeDice, freed, hasFoe, mayBless, potionCount, ready, type S, skillBy } from '../rules/hero.ts';
import type { Hero } from '../state.ts';
import {
  type Assignment,
  type Cost,
  fillAll,
  NOTHING,
  type Outcome,
  openPlaces,
  type Place,
  type Problem,
  share,
  survivorsInReach,
  type Target,
  targetsOf,
  variantsOf,
} from './search.ts';
import type { Mode } from './shields.ts';

/** Blocks for no tokens that cost something else: a potion for Venom in the Veins, blessings of shields. */
interface Extra {
  readonly n: number;
  readonly venom: boolean;
  readonly wards: readonly BlessingId[];
}

/** A plan and everything its steps follow from. */
export interface Found {
  readonly problem: Problem;
  readonly kills: readonly number[];
  readonly assignments: readonly Assignment[];
  readonly cost: Cost;
  /** Stamina on the spaces of dice abilities that take either. */
  readonly flexible: number;
  readonly mode: Mode;
  readonly extra: Extra;
  /** What shields block, and for which tokens. */
  readonly shielded: readonly [n: number, stamina: number, focus: number];
  readonly outcome: Outcome;
  readonly worth: number;
}

/** Plans weighed between two looks at the clock. */
const LOOKS = 8;

/** All best plans, up to `most` of equal worth; `exact` is false when the search had to stop early or hidden fury can be reached. */
export function search(problem: Problem, most: number): { found: Found[]; exact: boolean } {
  let best = Number.NEGATIVE_INFINITY;
  let found: Found[] = [];
  const { effort } = problem;
  let complete = true;
  for (const p of variantsOf(problem)) {
    const field = fieldOf(p);
    complete &&= p.complete;
    const targets = targetsOf(p)
      .map((target) => ({ target, left: leftOf(field, target.kills) }))
      .map((each) => ({ ...each, ceiling: ceilingOf(field, each.target, each.left) }))
      .sort((a, b) => b.ceiling(FREE) - a.ceiling(FREE));
    for (const { target, left, ceiling } of targets) {
      const beaten = (cost: Spending): boolean => {
        const highest = ceiling(cost);
        return highest < best || (highest === best && found.length >= most);
      };
      if (beaten(FREE)) continue;
      if (found.length > 0 && effort.isLate()) return { found, exact: false };
      share(effort);
      const judged = new Set<string>();
      fillAll(
        p,
        target.places,
        (assignments, cost) => {
          const key = signature(p, assignments, cost);
          if (judged.has(key)) return false;
          judged.add(key);
          const each = judge(field, target, left, assignments, cost);
          if (each.worth > best) [best, found] = [each.worth, []];
          if (each.worth === best && found.length < most && best > Number.NEGATIVE_INFINITY) found.push(each);
          return judged.size % LOOKS === 0 && effort.isLate();
        },
        beaten,
      );
    }
  }
  if (found.length === 0) found.push(doNothing(problem));
  return { found, exact: complete && !effort.cut };
}

/** What is left when there was no time to look at anything. */
function doNothing(p: Problem): Found {
  const field = fieldOf(p);
  return judge(field, { kills: [], places: [] }, leftOf(field, []), [], NOTHING);
}

/** Whether some plan turns up a fury card that lies face down: what comes then nobody can know. */
export const reachesFury = (problem: Problem): boolean =>
  problem.s.phase === 'battle' &&
  variantsOf(problem).some((p) =>
    targetsOf(p).some(({ kills, places }) => turnsFury(p, kills) && fillAll(p, places, (_, cost) => isPayable(p, cost))),
  );

const turnsFury = ({ s, me }: Problem, kills: readonly number[]): boolean =>
  s.phase === 'battle' && kills.length > 0 && me.foes[me.place + kills.length]?.side === 'down';

/** Whether the tokens suffice for the dice. */
export const isPayable = (p: Problem, cost: Cost): boolean =>
  p.modes.some((mode) => splits(p, cost).some((flexible) => poolsAfter(p, cost, flexible, mode) !== undefined));

type Spending = Pick<Cost, 'focus' | 'either' | 'rage' | 'blessings'>;
const FREE: Spending = { focus: 0, either: 0, rage: 0, blessings: 0 };

/** Plans that use the same changes, and leave the same dice over, come to the same. */
function signature({ me }: Problem, assignments: readonly Assignment[], { mask }: Cost): string {
  const values = assignments.map(({ die }) => me.fight.dice[die]!.value + (me.fight.dice[die]!.changed ? 10 : 0));
  return `${mask} ${values.sort().join()}`;
}

/** What does not depend on the plan. */
interface Field {
  readonly p: Problem;
  readonly extras: readonly Extra[];
  readonly dodge: number;
  /** Whirling Guard: so much at most, one for each die left over. */
  readonly guard: number;
  readonly mostShields: number;
}

function fieldOf(p: Problem): Field {
  const { s, me } = p;
  const guard = me.fight.phase === 'block' ? undefined : skillBy(me, 'block-per-die');
  return {
    p,
    extras: extrasOf(s, me),
    dodge: dodgeOf(me),
    guard: guard === undefined ? 0 : skillOf(guard).n,
    mostShields: Math.max(...p.modes.map(({ table }) => table.costs.length - 1)),
  };
}

/** What Evasion or Graceful Step blocks. */
export function dodgeOf(me: Hero): number {
  const perColour = ready(me, 'block-per-colour');
  const dodge = ready(me, 'block');
  return (
    (perColour === undefined ? 0 : COLOURS.filter((colour) => freed(me, colour) >= skillOf(perColour).n).length) +
    (dodge === undefined ? 0 : skillOf(dodge).n)
  );
}

/** Every set of them, cheapest first. */
function extrasOf(s: S, me: Hero): Extra[] {
  const venom = potionCount(me) > 0 ? ready(me, 'potion-block') : undefined;
  let extras: Extra[] = [{ n: 0, venom: false, wards: [] }];
  if (mayBless(s))
    for (const { tile, used } of me.blessings) {
      const { token, power } = blessingOf(tile);
      if (!used && token === undefined && power.effect === 'shield')
        extras = [...extras, ...extras.map(({ n, wards }) => ({ n: n + power.n, venom: false, wards: [...wards, tile] }))];
    }
  return venom === undefined ? extras : [...extras, ...extras.map(({ n, wards }) => ({ n: n + skillOf(venom).n, venom: true, wards }))];
}

/** What is left once these foes are beaten: damage by foe, and all of it. */
interface Left {
  readonly damages: readonly number[];
  readonly damage: number;
  readonly levels: number;
}

function leftOf({ p: { s, me } }: Field, kills: readonly number[]): Left {
  const after = s.phase === 'battle' ? { ...me, place: me.place + kills.length } : me;
  const damages = me.foes.map((_, foe) => (kills.includes(foe) ? 0 : damageOf(s, after, foe)));
  const extra = s.phase === 'battle' ? me.extraDamage : 0;
  return {
    damages,
    damage: damages.reduce((sum, n) => sum + n, extra) - me.fight.blocked,
    levels: s.phase === 'battle' ? kills.length : kills.reduce((sum, foe) => sum + faceOf(me.foes[foe]!.card as CardId).level, 0),
  };
}

/** No plan for this target that spends at least so much on dice can be worth more. */
function ceilingOf(field: Field, { kills, places }: Target, left: Left): (cost: Spending) => number {
  const { p, extras, dodge, guard, mostShields } = field;
  const extra = Math.max(...extras.map(({ n }) => n));
  const wounds = Math.max(0, left.damage - dodge - guard - extra - mostShields - hinderOf(p.me, left, () => true));
  const hits = Math.min(
    freeDice(p.me) + 1,
    survivorsInReach(p, kills).reduce((sum, foe) => sum + openPlaces(p, foe).length, 0),
  );
  const back = p.modes.length > 1 ? 1 : 0;
  const fury = turnsFury(p, kills);
  // One object for all: this is the innermost loop of the search.
  const outcome = {
    ...{ wounds, levels: left.levels, hits: Math.max(hits, places.length), potions: 0, woken: 1, fury },
    ...{ stamina: 0, focus: 0, rage: 0, blessings: 0 },
  };
  return ({ focus, either, rage, blessings }) => {
    outcome.rage = rage;
    outcome.blessings = blessings;
    outcome.stamina = either - back;
    outcome.focus = focus - back;
    const byStamina = p.worth(outcome);
    if (either === 0) return byStamina;
    outcome.stamina = -back;
    outcome.focus = focus + either - back;
    return Math.max(byStamina, p.worth(outcome));
  };
}

/** What Pinning Shot or Smoke Bomb takes off the worst survivor; the former wants one that carries a hit. */
function hinderOf(me: Hero, { damages }: Left, isHit: (foe: number) => boolean): number {
  const pin = ready(me, 'reduce-hit-card');
  const smoke = ready(me, 'reduce-one-card');
  const n = pin !== undefined ? skillOf(pin).n : smoke !== undefined ? skillOf(smoke).n : 0;
  if (n === 0) return 0;
  return Math.max(0, ...damages.map((damage, foe) => (pin === undefined || isHit(foe) ? Math.min(n, damage) : 0)));
}

/** The best end of a plan: which free hits to add, how to split the tokens, what to block with. */
function judge(field: Field, { kills }: Target, left: Left, chosen: readonly Assignment[], cost: Cost): Found {
  const { p } = field;
  const spare = p.me.fight.phase === 'block' ? [] : spareHits(p, chosen, kills, left);
  let best: Found | undefined;
  // A die kept back may block by Whirling Guard or wake rage.
  for (let placed = spare.length; placed >= Math.max(0, spare.length - Math.max(1, field.guard)); placed--) {
    const assignments = [...chosen, ...spare.slice(0, placed)];
    const found = settle(field, kills, left, assignments, cost);
    if (!best || found.worth > best.worth) best = found;
  }
  return best!;
}

/** Free hits on foes that survive: dice that already show the number, on the worst foe first. */
function spareHits(p: Problem, chosen: readonly Assignment[], kills: readonly number[], { damages }: Left): Assignment[] {
  const { fight } = p.me;
  const taken = new Set(chosen.map(({ die }) => die));
  const filled = new Set(chosen.flatMap(({ place, double }) => [placeKey(place), ...(double ? [placeKey(double)] : [])]));
  const spare: Assignment[] = [];
  for (const foe of survivorsInReach(p, kills).sort((a, b) => damages[b]! - damages[a]!)) {
    const open = openPlaces(p, foe).filter((place) => !filled.has(placeKey(place)));
    // The last open place would kill: that is another target.
    let room = open.length - 1;
    for (const place of open) {
      const die = fight.dice.findIndex(
        (each, at) => each.use === 'free' && !taken.has(at) && each.value === place.number && (fight.strict !== foe || each.changed),
      );
      if (die < 0 || room === 0) continue;
      room--;
      taken.add(die);
      spare.push({ die, way: p.ways.to[place.number]![place.number]![0]!, place, double: undefined });
    }
  }
  return spare;
}
const placeKey = ({ foe, location }: Place): number => foe * 8 + location;

/** How many of the spaces that take either can be paid with stamina. */
const splits = (p: Problem, { either }: Cost): number[] => Array.from({ length: Math.min(either, p.stamina + 1) + 1 }, (_, i) => i);

/** The pools once the dice are paid, with what Surge of Power gives back in this mode; undefined if they do not suffice. */
function poolsAfter(
  p: Problem,
  { focus, either, surged, refund }: Cost,
  flexible: number,
  { surge, token, pool }: Mode,
): Pools | undefined {
  if (surged && surge !== 'none') return undefined;
  const spent = { stamina: flexible, focus: focus + either - flexible };
  const pools = { stamina: p.stamina - spent.stamina, focus: p.focus - spent.focus };
  if (refund) pools[refund]++;
  if (pool && (pools[token!] < pool[0] || pools[token!] > pool[1])) return undefined;
  if (surge === 'dice' && (spent[token!] === 0 || p[token!] === 0)) return undefined;
  if (surge === 'earlier' || surge === 'dice') pools[token!]++;
  if (pools.stamina < 0 || pools.focus < 0) return undefined;
  if (surge === 'shields') pools[token!]++;
  return pools;
}
type Pools = Record<Token, number>;

/** A hit that takes nothing that is missed later. */
const isFree = ({ way }: Assignment): boolean => way.focus + way.either + way.rage + way.blessings === 0;
const hitsLeft = ({ place, double }: Assignment, kills: readonly number[]): number =>
  (kills.includes(place.foe) ? 0 : 1) + (double && !kills.includes(double.foe) ? 1 : 0);

function settle(field: Field, kills: readonly number[], left: Left, assignments: readonly Assignment[], cost: Cost): Found {
  const { p, extras } = field;
  const { me } = p;
  const over = freeDice(me) - assignments.length;
  const isHit = (foe: number): boolean =>
    me.foes[foe]!.hits.some((hit) => hit !== 'open') || assignments.some(({ place, double }) => place.foe === foe || double?.foe === foe);
  const guard = me.fight.phase === 'block' ? 0 : Math.min(field.guard, over);
  const need = left.damage <= 0 ? 0 : Math.max(0, left.damage - field.dodge - guard - hinderOf(me, left, isHit));
  const hits = assignments.reduce((sum, each) => sum + (p.press || isFree(each) ? hitsLeft(each, kills) : 0), 0);
  const foeLeft = p.s.phase === 'battle' ? hasFoe(p.s, { ...me, place: me.place + kills.length }) : survivorsInReach(p, kills).length > 0;
  const woken = me.fight.phase !== 'block' && over > 0 && foeLeft && me.raging - cost.rage < me.rages ? 1 : 0;
  const fury = turnsFury(p, kills);
  const cheap: Outcome = {
    ...{ wounds: need, levels: left.levels, hits, stamina: -1, focus: -1 },
    ...{ rage: cost.rage, blessings: cost.blessings, potions: 0, woken, fury },
  };
  const plain: Found = {
    problem: p,
    kills,
    assignments,
    cost,
    flexible: 0,
    mode: p.modes[0]!,
    extra: extras[0]!,
    shielded: [0, 0, 0],
    outcome: cheap,
    worth: Number.NEGATIVE_INFINITY,
  };
  let best = plain;
  for (const flexible of splits(p, cost))
    for (const mode of p.modes) {
      const pools = poolsAfter(p, cost, flexible, mode);
      if (!pools) continue;
      for (const extra of extras) {
        const most = Math.max(0, need - extra.n);
        for (let n = Math.min(most, mode.table.costs.length - 1); n >= 0; n--) {
          const wards = cost.blessings + extra.wards.length;
          for (const [stamina, focus] of mode.table.costs[n]!) {
            if (stamina > pools.stamina || focus > pools.focus) continue;
            if (mode.surge === 'shields' && (mode.token === 'stamina' ? stamina : focus) === 0) continue;
            const outcome: Outcome = {
              wounds: most - n,
              levels: left.levels,
              hits,
              stamina: p.stamina - pools.stamina + stamina,
              focus: p.focus - pools.focus + focus,
              rage: cost.rage,
              blessings:
                wards +
                Math.max(0, p.stamina - pools.stamina + stamina - me.stamina) +
                Math.max(0, p.focus - pools.focus + focus - me.focus),
              potions: extra.venom ? 1 : 0,
              woken,
              fury,
            };
            const worth = p.worth(outcome);
            if (worth > best.worth) best = { ...plain, flexible, mode, extra, shielded: [n, stamina, focus], outcome, worth };
          }
          if (best.worth >= p.worth({ ...cheap, wounds: most - n + 1 })) break;
        }
      }
    }
  return best;
}
