/** What shields can do with the tokens that are left, and what Surge of Power adds to that. */
import { type Payment, SLOTS, type Slot, TOKENS, type Token } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import { abilitiesAt, ready, skillBy } from '../rules/hero.ts';
import type { Hero } from '../state.ts';
import { isToken, wellsOf } from './ways.ts';

/** A shield ability that can be used: `red` spaces take stamina, `either` spaces take any token. */
export interface Shield {
  readonly slot: Slot;
  readonly ability: number;
  readonly n: number;
  readonly red: number;
  readonly either: number;
}

/** `most[stamina][focus]`: what these shields block for so many tokens; `costs[n]`: the cheapest tokens that block `n`. */
export interface ShieldTable {
  readonly shields: readonly Shield[];
  /** Unbreakable: so much more for the first. */
  readonly bonus: number;
  /** No shield takes two of these, for only one lies in the pool at a time. */
  readonly single: Token | undefined;
  readonly most: readonly (readonly number[])[];
  readonly costs: readonly (readonly (readonly [stamina: number, focus: number])[])[];
}

/** A space filled in an earlier fight. */
export interface Spent {
  readonly slot: Slot;
  readonly well: number;
  readonly token: Token;
}

/**
 * How Surge of Power may serve: not at all, on a token that lies there already, on one spent on dice or shields in this fight,
 * or on a shield used twice.
 */
export interface Mode {
  readonly surge: 'none' | 'earlier' | 'dice' | 'shields' | 'twice';
  readonly table: ShieldTable;
  readonly token?: Token;
  readonly spent?: Spent;
  /** On a token of shields: with so many of these in the pool, since a token comes back only once its shield is paid. */
  readonly pool?: readonly [least: number, most: number];
}

/** The shields of a hero; `opened`: as if this space were empty. */
function shieldsOf(me: Hero, opened?: Spent): Shield[] {
  const shields: Shield[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    let first = 0;
    for (const [ability, each] of abilitiesAt(me, slot).entries()) {
      const start = first;
      first += each.spaces.length;
      if (each.effect !== 'shield') continue;
      const open = wellsOf(me, slot, start, each).every(
        (well, i) => well === 'empty' || (opened !== undefined && opened.slot === SLOTS[slot] && opened.well === start + i),
      );
      if (!open) continue;
      const red = each.spaces.filter((space) => space === 'red').length;
      shields.push({ slot: SLOTS[slot]!, ability, n: each.n, red, either: each.spaces.length - red });
    }
  }
  return shields;
}

/** Everything that a shield can be paid with. */
function pricesOf({ red, either }: Shield, single: Token | undefined): (readonly [stamina: number, focus: number])[] {
  const prices = Array.from({ length: either + 1 }, (_, part) => [red + part, either - part] as const);
  return single === undefined ? prices : prices.filter(([stamina, focus]) => (single === 'stamina' ? stamina : focus) < 2);
}

/** The best of any set of these shields; Unbreakable adds to the first that is used. */
function tableOf(me: Hero, shields: readonly Shield[], stamina: number, focus: number, single?: Token): ShieldTable {
  const most: number[][] = Array.from({ length: stamina + 1 }, () => Array<number>(focus + 1).fill(0));
  for (const shield of shields) {
    const prices = pricesOf(shield, single);
    for (let s = stamina; s >= 0; s--)
      for (let f = focus; f >= 0; f--)
        for (const [a, b] of prices) if (a <= s && b <= f) most[s]![f] = Math.max(most[s]![f]!, most[s - a]![f - b]! + shield.n);
  }
  const skill = me.fight.shielded ? undefined : skillBy(me, 'shield-bonus');
  const bonus = skill === undefined ? 0 : skillOf(skill).n;
  for (const row of most) for (let f = 0; f < row.length; f++) if (row[f]! > 0) row[f]! += bonus;
  return { shields, bonus, single, most, costs: costsOf(most) };
}

function costsOf(most: readonly (readonly number[])[]): [number, number][][] {
  const highest = most.at(-1)!.at(-1)!;
  return Array.from({ length: highest + 1 }, (_, n) =>
    most.flatMap((row, s) =>
      row.flatMap((blocks, f): [number, number][] =>
        blocks >= n && (s === 0 || most[s - 1]![f]! < n) && (f === 0 || row[f - 1]! < n) ? [[s, f]] : [],
      ),
    ),
  );
}

/** Every way in which Surge of Power may serve, the plain one first; `stamina`, `focus`: the most that may ever be at hand. */
export function modesOf(me: Hero, stamina: number, focus: number): Mode[] {
  const shields = shieldsOf(me);
  const surges = ready(me, 'regenerate') !== undefined;
  const table = (list: readonly Shield[], single?: Token): ShieldTable =>
    tableOf(me, list, stamina + (surges ? 1 : 0), focus + (surges ? 1 : 0), single);
  const plain: Mode = { surge: 'none', table: table(shields) };
  if (!surges) return [plain];
  const modes = [plain];
  for (const spent of earlier(me)) {
    const opened = shieldsOf(me, spent);
    const known = opened.length === shields.length;
    if (known && modes.some(({ surge, token }) => surge === 'earlier' && token === spent.token)) continue;
    modes.push({ surge: 'earlier', table: known ? plain.table : table(opened), token: spent.token, spent });
  }
  for (const token of TOKENS) {
    modes.push({ surge: 'dice', table: plain.table, token });
    if (shields.every((shield) => pricesOf(shield, token).length === pricesOf(shield, undefined).length))
      modes.push({ surge: 'shields', table: plain.table, token, pool: [1, Number.POSITIVE_INFINITY] });
    else
      modes.push(
        { surge: 'shields', table: table(shields, token), token, pool: [1, 1] },
        { surge: 'shields', table: plain.table, token, pool: [2, Number.POSITIVE_INFINITY] },
      );
  }
  for (const shield of shields)
    if (shield.red + shield.either === 1)
      modes.push({ surge: 'twice', table: table(shields.map((each) => (each === shield ? { ...each, n: 2 * each.n } : each))) });
  return modes;
}

const earlier = (me: Hero): Spent[] =>
  me.gear.flatMap(({ wells }, slot) =>
    wells.flatMap((held, well): Spent[] => (isToken(held) ? [{ slot: SLOTS[slot]!, well, token: held }] : [])),
  );

/** A set of shields that blocks `n` for these tokens. */
export function shieldsFor(
  { shields, bonus, single }: ShieldTable,
  n: number,
  stamina: number,
  focus: number,
): { shield: Shield; pay: Payment }[] {
  const step = (at: number, left: number, s: number, f: number): { shield: Shield; pay: Payment }[] | undefined => {
    if (left <= 0) return [];
    const shield = shields[at];
    if (!shield) return undefined;
    for (const [a, b] of pricesOf(shield, single)) {
      const rest = a <= s && b <= f ? step(at + 1, left - shield.n, s - a, f - b) : undefined;
      if (rest) return [{ shield, pay: [...Array(a).fill('stamina'), ...Array(b).fill('focus')].join('+') as Payment }, ...rest];
    }
    return step(at + 1, left, s, f);
  };
  return n === 0 ? [] : (step(0, Math.max(1, n - bonus), stamina, focus) ?? []);
}
