/** What a hero has at hand to change dice, and every way from one value to another. */
import { type BlessingId, blessingOf } from '../content/blessings.ts';
import { type Ability, SLOTS, type Slot, type Token } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import { abilitiesAt, mayBless, ready, type S } from '../rules/hero.ts';
import type { Hero, Well } from '../state.ts';

/** Something that changes one die once. `focus` tokens it takes, `either` tokens that may be stamina or focus. */
export interface Change {
  readonly kind: 'ability' | 'rage' | 'blessing' | 'flip' | 'crush' | 'copy';
  readonly slot?: Slot;
  readonly ability?: number;
  readonly blessing?: BlessingId;
  readonly focus: number;
  readonly either: number;
  readonly reach: readonly (readonly number[])[];
  /** Comes only after this other change: an ability used again, or the second rage tile. */
  readonly after?: number;
  /** Opened by Surge of Power: an ability `again`, or one that an earlier fight has filled, which gives back this token. */
  readonly surge?: 'again' | Token;
}

/** A way for one die from its value to another: which changes, in which order, to which values. */
export interface Way {
  /** Bits of the changes used, and of those that must be used before them. */
  readonly mask: number;
  readonly needs: number;
  readonly uses: readonly { readonly change: number; readonly to: number }[];
  readonly focus: number;
  readonly either: number;
  readonly rage: number;
  readonly blessings: number;
  /** The value copied from another die, or 0; copying comes first, since it wipes what came before. */
  readonly copied: number;
  /** It shows on its way a value that another die is to copy. */
  readonly model: boolean;
}

/** `to[from][value]`: all ways none of whose parts would do alone; `same[from]`: those that end where they began. */
export interface Ways {
  readonly to: readonly (readonly (readonly Way[])[])[];
  readonly same: readonly (readonly Way[])[];
  /** False when there were too many to look at all. */
  readonly complete: boolean;
}

/** Changes fit into the bits of a number. */
const MOST_CHANGES = 30;
/** Changes of one die in a row, and unfinished ways kept, beyond which the solver does not look. */
export const LONGEST_WAY = 6;
const MOST_WAYS = 3000;

const ALL = [1, 2, 3, 4, 5, 6];
const everywhere = [[], ALL, ALL, ALL, ALL, ALL, ALL];
const fromOnly = (face: number) => [0, ...ALL].map((value) => (value === face ? ALL : []));
const opposite = [0, ...ALL].map((value) => (value ? [7 - value] : []));
const free = { focus: 0, either: 0 };

/** Everything that can change a die now. */
export function changesOf(s: S, me: Hero): { changes: Change[]; complete: boolean } {
  const changes: Change[] = [];
  for (let i = 0; i < me.raging; i++)
    changes.push({ kind: 'rage', ...free, reach: everywhere, ...(i > 0 && { after: changes.length - 1 }) });
  if (ready(me, 'flip-die') !== undefined) changes.push({ kind: 'flip', ...free, reach: opposite });
  const crush = ready(me, 'wild-face');
  if (crush !== undefined) changes.push({ kind: 'crush', ...free, reach: fromOnly(skillOf(crush).n) });
  if (ready(me, 'copy-die') !== undefined) changes.push({ kind: 'copy', ...free, reach: everywhere });
  if (mayBless(s))
    for (const { tile, used } of me.blessings) {
      const { token, power } = blessingOf(tile);
      if (!used && token === undefined && power.effect !== 'shield')
        changes.push({ kind: 'blessing', blessing: tile, ...free, reach: power.reach });
    }
  const surges = ready(me, 'regenerate') !== undefined;
  for (let slot = 0; slot < SLOTS.length; slot++) abilityChanges(me, slot, surges, changes);
  return { changes: changes.slice(0, MOST_CHANGES), complete: changes.length <= MOST_CHANGES };
}

function abilityChanges(me: Hero, slot: number, surges: boolean, changes: Change[]): void {
  let first = 0;
  for (const [ability, { effect, spaces, reach }] of abilitiesAt(me, slot).entries()) {
    const wells = me.gear[slot]!.wells.slice(first, first + spaces.length);
    first += spaces.length;
    if (effect === 'shield') continue;
    const focus = spaces.filter((space) => space === 'blue').length;
    const change: Change = { kind: 'ability', slot: SLOTS[slot]!, ability, focus, either: spaces.length - focus, reach };
    const spent = wells.filter((well) => well !== 'empty');
    if (spent.length === 0) {
      changes.push(change);
      if (surges && spaces.length === 1) changes.push({ ...change, ...free, after: changes.length - 1, surge: 'again' });
    } else if (surges && spent.length === 1 && isToken(spent[0]!)) changes.push({ ...change, surge: spent[0] });
  }
}

export const isToken = (well: Well): well is Token => well === 'stamina' || well === 'focus';

/** The wells of an ability among those of its item space. */
export const wellsOf = (me: Hero, slot: number, first: number, { spaces }: Ability): Well[] =>
  me.gear[slot]!.wells.slice(first, first + spaces.length);

const UNCHANGED: Way = { mask: 0, needs: 0, uses: [], focus: 0, either: 0, rage: 0, blessings: 0, copied: 0, model: false };

/** How many tokens there are, and how many changes of one die to look at. */
export interface Budget {
  readonly focus: number;
  readonly tokens: number;
  readonly changes: number;
}

/** All ways between values with these changes, for at most so many tokens. */
export function waysOf(changes: readonly Change[], budget: Budget): Ways {
  const found = [0, ...ALL].map((from) => waysFrom(changes, from, budget, 0));
  return {
    to: found.map(({ ways }, from) => ways.map((list, value) => (value === from && from > 0 ? [UNCHANGED] : list))),
    same: found.map(({ ways }, from) => ways[from]!),
    complete: found.every(({ complete }) => complete),
  };
}

/** The same, and all ways that show `model` before they end. */
export function waysPast(plain: Ways, changes: readonly Change[], budget: Budget, model: number): Ways {
  const found = [0, ...ALL].map((from) => waysFrom(changes, from, budget, model));
  return {
    to: plain.to.map((row, from) => row.map((list, value) => [...list, ...found[from]!.ways[value]!])),
    same: plain.same.map((list, from) => [...list, ...found[from]!.ways[from]!]),
    complete: plain.complete && found.every(({ complete }) => complete),
  };
}

/** A die on its way; `past`: it has shown the model's value, or there is none to show. */
interface Walk {
  readonly value: number;
  readonly way: Way;
  readonly past: boolean;
}

const empty = (): Way[][] => [[], [], [], [], [], [], []];

function waysFrom(changes: readonly Change[], from: number, budget: Budget, model: number): { ways: Way[][]; complete: boolean } {
  const short = empty();
  const ways = empty();
  const outdone = (value: number, way: Way): boolean => ways[value]!.some((other) => outdoes(other, way));
  const isKnown = ({ value, way, past }: Walk): boolean =>
    outdone(value, way) || (!past && short[value]!.some((other) => outdoes(other, way)));
  let edge: Walk[] = from === 0 ? [] : [{ value: from, way: UNCHANGED, past: model === 0 }];
  for (let length = 1; length <= budget.changes && edge.length > 0; length++) {
    const next: Walk[] = [];
    const met = new Set<number>();
    for (const walk of edge)
      for (const [change, each] of changes.entries()) {
        if (!mayFollow(walk.way, each, change, budget, model)) continue;
        for (const to of each.reach[walk.value]!) {
          const past = walk.past || to === model;
          const longer = { value: to, way: extended(walk.way, each, change, to, past && model > 0), past };
          const key = ((longer.way.mask * 8 + to) * 8 + longer.way.copied) * 2 + (past ? 1 : 0);
          if (met.has(key) || isKnown(longer)) continue;
          met.add(key);
          next.push(longer);
        }
      }
    for (const { value, way, past } of next) (past ? ways : short)[value]!.push(way);
    if (next.length > MOST_WAYS) return { ways, complete: false };
    edge = next;
  }
  return { ways, complete: edge.length === 0 };
}

/** Copying comes first and is no way of a model; tokens are limited. */
const mayFollow = (way: Way, { kind, focus, either }: Change, change: number, budget: Budget, model: number): boolean =>
  !(way.mask & (1 << change)) &&
  !(kind === 'copy' && (way.mask !== 0 || model > 0)) &&
  way.focus + focus <= budget.focus &&
  way.focus + way.either + focus + either <= budget.tokens;

/** Whether one way to a value makes another to the same value superfluous. */
const outdoes = (a: Way, b: Way): boolean => (a.mask & b.mask) === a.mask && (a.copied === 0 || a.copied === b.copied);

const extended = (way: Way, { kind, focus, either, after }: Change, change: number, to: number, model: boolean): Way => ({
  mask: way.mask | (1 << change),
  needs: after === undefined ? way.needs : way.needs | (1 << after),
  uses: [...way.uses, { change, to }],
  focus: way.focus + focus,
  either: way.either + either,
  rage: way.rage + (kind === 'rage' ? 1 : 0),
  blessings: way.blessings + (kind === 'blessing' ? 1 : 0),
  copied: kind === 'copy' ? to : way.copied,
  model,
});
