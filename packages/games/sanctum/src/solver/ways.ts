/** What a hero has at hand to change dice, and every way from one value to another. */
import { type BlessingId, blessingOf } from '../content/blessings.ts';
import { SLOTS, type Slot } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import { abilitiesAt, isFree, mayBless, ready, type S } from '../rules/hero.ts';
import type { Hero } from '../state.ts';

/** Something that changes one die once. `focus` tokens it takes, `either` tokens that may be stamina or focus. */
export interface Change {
  readonly kind: 'ability' | 'rage' | 'blessing' | 'flip' | 'crush' | 'copy';
  readonly slot?: Slot;
  readonly ability?: number;
  readonly blessing?: BlessingId;
  readonly focus: number;
  readonly either: number;
  readonly reach: readonly (readonly number[])[];
  /** Comes only after this other change: an ability again, freed by Surge of Power, or the second rage tile. */
  readonly after?: number;
  /** An ability used a second time. */
  readonly again?: boolean;
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
  /** The value copied from another die, or 0. */
  readonly copied: number;
}

/** Changes of one die that are combined at most: beyond that the solver does not look. */
const LONGEST_WAY = 3;

const ALL = [1, 2, 3, 4, 5, 6];
const everywhere = [[], ALL, ALL, ALL, ALL, ALL, ALL];
const fromOnly = (face: number) => [0, 1, 2, 3, 4, 5, 6].map((value) => (value === face ? ALL : []));
const free = { focus: 0, either: 0 };

/** Everything that can change a die now. */
export function changesOf(s: S, me: Hero): Change[] {
  const changes: Change[] = [];
  const surges = ready(me, 'regenerate') !== undefined;
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const abilities = abilitiesAt(me, slot);
    let first = 0;
    for (const [ability, { effect, spaces, reach }] of abilities.entries()) {
      if (effect !== 'shield' && isFree(me, slot, first, abilities[ability]!)) {
        const focus = spaces.filter((space) => space === 'blue').length;
        const change: Change = { kind: 'ability', slot: SLOTS[slot]!, ability, focus, either: spaces.length - focus, reach };
        changes.push(change);
        if (surges && spaces.length === 1) changes.push({ ...change, after: changes.length - 1, again: true });
      }
      first += spaces.length;
    }
  }
  for (let i = 0; i < me.raging; i++)
    changes.push({ kind: 'rage', ...free, reach: everywhere, ...(i > 0 && { after: changes.length - 1 }) });
  if (ready(me, 'flip-die') !== undefined)
    changes.push({ kind: 'flip', ...free, reach: [0, 1, 2, 3, 4, 5, 6].map((value) => (value ? [7 - value] : [])) });
  const crush = ready(me, 'wild-face');
  if (crush !== undefined) changes.push({ kind: 'crush', ...free, reach: fromOnly(skillOf(crush).n) });
  if (ready(me, 'copy-die') !== undefined) changes.push({ kind: 'copy', ...free, reach: everywhere });
  if (mayBless(s))
    for (const { tile, used } of me.blessings) {
      const { token, power } = blessingOf(tile);
      if (!used && token === undefined && power.effect !== 'shield')
        changes.push({ kind: 'blessing', blessing: tile, ...free, reach: power.reach });
    }
  return changes;
}

const UNCHANGED: Way = { mask: 0, needs: 0, uses: [], focus: 0, either: 0, rage: 0, blessings: 0, copied: 0 };

/** `ways[from][to]`: all ways none of whose parts would do alone; `changed[from]`: those that end where they began. */
export interface Ways {
  readonly to: readonly (readonly (readonly Way[])[])[];
  readonly same: readonly (readonly Way[])[];
}

/** All ways between values with these changes. */
export function waysOf(changes: readonly Change[]): Ways {
  const to = [0, 1, 2, 3, 4, 5, 6].map((from) => (from === 0 ? [] : waysFrom(changes, from)));
  return {
    to: to.map((ways, from) => ways.map((list, value) => (value === from ? [UNCHANGED] : list))),
    same: to.map((ways, from) => ways[from] ?? []),
  };
}

function waysFrom(changes: readonly Change[], from: number): Way[][] {
  const found: Way[][] = [[], [], [], [], [], [], []];
  let edge: { value: number; way: Way }[] = [{ value: from, way: UNCHANGED }];
  for (let length = 1; length <= LONGEST_WAY; length++) {
    const next: { value: number; way: Way }[] = [];
    for (const { value, way } of edge)
      for (const [change, { reach }] of changes.entries()) {
        if (way.mask & (1 << change)) continue;
        for (const to of reach[value]!) {
          const longer = extended(way, changes[change]!, change, to);
          if (found[to]!.some(({ mask }) => (mask & longer.mask) === mask)) continue;
          next.push({ value: to, way: longer });
        }
      }
    for (const { value, way } of next) if (!found[value]!.some(({ mask }) => (mask & way.mask) === mask)) found[value]!.push(way);
    edge = next;
  }
  return found;
}

const extended = (way: Way, { kind, focus, either, after }: Change, change: number, to: number): Way => ({
  mask: way.mask | (1 << change),
  needs: after === undefined ? way.needs : way.needs | (1 << after),
  uses: [...way.uses, { change, to }],
  focus: way.focus + focus,
  either: way.either + either,
  rage: way.rage + (kind === 'rage' ? 1 : 0),
  blessings: way.blessings + (kind === 'blessing' ? 1 : 0),
  copied: kind === 'copy' ? to : way.copied,
});
