/** A record as the check page shows it: counted again on this device, its rolls as rows, and what is proven of it. */
import { type CheckedRoll, type RecordFaultKind, type Verification, verify } from '@astragal/fair';
import { type DieName, isObject, type LuckSaid, type Seat } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';

/** No game takes so much. */
export const MOST_BYTES = 8_000_000;

/** Why a file cannot be checked at all. */
export type FileTrouble = 'huge' | 'foreign' | 'damaged';

/** A die of a row with its place; what is not a die is told by its number alone. */
export interface RowRoll {
  readonly die?: string;
  readonly value: number;
  readonly n: number;
}

/** What fell after one answer. `first` and `last` are places among all rolls of the record, from 1. */
export interface RollRow {
  readonly entry: number;
  readonly seat: Seat | undefined;
  readonly first: number;
  readonly last: number;
  readonly rolls: readonly RowRoll[];
  readonly state: 'right' | 'wrong';
}

/** The first thing that does not fit. */
export interface CheckFault {
  readonly kind: RecordFaultKind;
  readonly entry: number | undefined;
  readonly seat: Seat | undefined;
  readonly roll?: { readonly number: number; readonly written: RowRoll; readonly computed: RowRoll } | undefined;
  /** The moment of the replay that follows this answer. */
  readonly step: number | undefined;
}

export interface CheckedGame {
  readonly game: string;
  readonly result: Verification;
  /** All rolls of the record. */
  readonly total: number;
  readonly rows: readonly RollRow[];
  readonly fault?: CheckFault | undefined;
  /** As the file itself says, seat by seat. */
  readonly people: readonly string[];
}

/** The parsed text of a file, or why there is none. */
export async function readRecordFile(file: Blob): Promise<{ readonly data: unknown } | { readonly trouble: FileTrouble }> {
  if (file.size > MOST_BYTES) return { trouble: 'huge' };
  try {
    return { data: JSON.parse(await file.text()) as unknown };
  } catch {
    return { trouble: 'foreign' };
  }
}

interface LooseEntry {
  readonly seat: Seat;
  readonly undo?: true;
  readonly luck?: readonly LuckSaid[];
}

/** Counts a record again; what is no game at all is told as such. */
export function checked(data: unknown): CheckedGame | { readonly trouble: FileTrouble } {
  if (!isObject(data) || typeof data.game !== 'string' || !Array.isArray(data.entries) || !Array.isArray(data.dealt))
    return { trouble: 'foreign' };
  const result = verify(data);
  // What cannot be read cannot be shown either, and verify has read it all only if it found no damage.
  if (result.fault?.kind === 'damaged') return { trouble: 'damaged' };
  const entries = result.verdict === 'none' ? [] : (data.entries as readonly LooseEntry[]);
  const dealt = result.verdict === 'none' ? [] : (data.dealt as readonly LuckSaid[]);
  const dice = onShelf(data.game)?.dice ?? [];
  const rows = rowsOf(result, dice);
  const fault = faultOf(result, entries, dice);
  const bad = fault && badRow(fault, entries, dealt, dice, rows);
  return {
    game: data.game,
    result,
    total: dealt.length + entries.reduce((all, { luck = [] }) => all + luck.length, 0),
    rows: bad ? [...rows, bad] : rows,
    ...(fault && { fault }),
    people: peopleIn(data),
  };
}

const peopleIn = ({ people }: Record<string, unknown>): string[] =>
  Array.isArray(people) ? people.map((each: unknown) => (isObject(each) && typeof each.name === 'string' ? each.name : '')) : [];

const dieOf = (dice: readonly DieName[], name: string, n: number): string | undefined =>
  dice.find(({ luck, sides }) => sides === n && luck.test(name.replace(/ #\d+$/, '')))?.id;

const rowRoll = (dice: readonly DieName[], name: string, n: number, value: number): RowRoll => {
  const die = dieOf(dice, name, n);
  return { value, n, ...(die !== undefined && { die }) };
};

function rowsOf({ entries, rolls: { inherited } }: Verification, dice: readonly DieName[]): RollRow[] {
  let number = inherited;
  return entries.flatMap(({ entry, seat, rolls }) => {
    const first = number + 1;
    number += rolls.length;
    const shown = rolls.map(({ name, n, value }: CheckedRoll) => rowRoll(dice, name, n, value));
    return rolls.length > 0 ? [{ entry, seat, first, last: number, rolls: shown, state: 'right' as const }] : [];
  });
}

function faultOf({ fault }: Verification, entries: readonly LooseEntry[], dice: readonly DieName[]): CheckFault | undefined {
  if (!fault) return undefined;
  const { kind, entry, seat, roll } = fault;
  return {
    kind,
    entry,
    seat,
    ...(roll && {
      roll: {
        number: roll.number,
        written: rowRoll(dice, roll.name, roll.n, roll.written),
        computed: rowRoll(dice, roll.name, roll.n, roll.computed),
      },
    }),
    step: entry === undefined ? undefined : stepOf(entries, entry),
  };
}

/** The row that is wrong: what the record says fell there. */
function badRow(
  { entry, seat }: CheckFault,
  entries: readonly LooseEntry[],
  dealt: readonly LuckSaid[],
  dice: readonly DieName[],
  before: readonly RollRow[],
): RollRow | undefined {
  if (entry === undefined) return undefined;
  const luck = entry === 0 ? dealt : (entries[entry - 1]?.luck ?? []);
  const first = (before.at(-1)?.last ?? 0) + 1;
  const rolls = luck.map(([what, n, value]) => rowRoll(dice, what, n, value));
  return { entry, seat, first, last: first + Math.max(0, luck.length - 1), rolls, state: 'wrong' };
}

/** How many answers stand after so many entries: a replay leaves out what was taken back. */
function stepOf(entries: readonly LooseEntry[], until: number): number {
  const standing: Seat[] = [];
  for (const { seat, undo } of entries.slice(0, until)) {
    if (!undo) standing.push(seat);
    else standing.splice(standing.lastIndexOf(seat), 1);
  }
  return standing.length;
}

/** A sentence of the page, by its name, with its number if it has one. */
export type ProofClaim<K extends string> = readonly [name: K, n: number];
export type Provable = 'sealed' | 'rolls' | 'seat' | 'whole';
export type Unprovable =
  | 'bots'
  | 'hidden'
  | 'server'
  | 'deal'
  | 'dealAlone'
  | 'older'
  | 'inherited'
  | 'renewed'
  | 'skipped'
  | 'claimed'
  | 'doubted'
  | 'refused'
  | 'together'
  | 'device'
  | 'file';

/** What a record that agrees proves, and what it does not: the second list is never empty. */
export function claimsOf({ by, rolls, deal, renewals, skipped, entries, doubts }: Verification): {
  readonly proven: readonly ProofClaim<Provable>[];
  readonly not: readonly ProofClaim<Unprovable>[];
} {
  const some = <K extends string>(name: K, n: number): ProofClaim<K>[] => (n > 0 ? [[name, n]] : []);
  if (by === 'device')
    return {
      proven: [
        ['rolls', 0],
        ['whole', 0],
      ],
      not: [['device', 0], ['file', 0], ...some('inherited', rolls.inherited)],
    };
  const hidden = entries.reduce((all, entry) => all + entry.rolls.filter((roll) => roll.hidden).length, 0);
  const claimed = doubts.filter((doubt) => doubt.claimed).length;
  const vain = skipped.reduce((all, { links }) => all + links, 0);
  return {
    proven: [['sealed', 0], ['rolls', 0], ...some('seat', rolls.seat), ['whole', 0]],
    not: [
      ...some(deal.anchors > 0 ? 'deal' : 'dealAlone', deal.rolls),
      ...some('hidden', hidden),
      ...some('bots', rolls.bot),
      ...some('server', rolls.server),
      ...some('older', rolls.system),
      ...some('inherited', rolls.inherited),
      ...some('renewed', renewals.length),
      ...some('skipped', vain),
      ...some('claimed', claimed),
      ...some('doubted', doubts.length - claimed),
      ['refused', 0],
      ['together', 0],
      ['file', 0],
    ],
  };
}
