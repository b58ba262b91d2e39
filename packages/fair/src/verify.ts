/** A whole record, counted again: what is proven, by whom, what is not, and the first thing that does not fit. Needs no rules and no network. */
import { type Entry, type FairLuck, type FairPart, isObject, type LuckSaid, type MatchRecord, type Seat } from '@astragal/kernel';
import { bytesOf } from './bytes.ts';
import { inheritanceOf, isShown, numbered, type Roll, type Side, sealOf } from './construction.ts';
import { commitmentsOf, type EntryLuck, FairMatch, sideOf } from './fair-match.ts';

/**
 * What does not fit: the record is no record; a commitment and its secret; what was inherited; a seat's link; a roll; the sum of an entry (an
 * answer, an order or a name was changed); the end (something is missing or was added).
 */
export type RecordFaultKind = 'damaged' | 'commitment' | 'inherited' | 'seat-link' | 'roll' | 'sum' | 'end';

export interface RecordFault {
  readonly kind: RecordFaultKind;
  /** The entry, from 1; 0 is the deal; undefined: the record's head or its end. */
  readonly entry?: number | undefined;
  readonly seat?: Seat | undefined;
  /** Its place among all rolls of the record, from 1. */
  readonly roll?:
    | { readonly number: number; readonly name: string; readonly n: number; readonly written: number; readonly computed: number }
    | undefined;
  /** For a person who reads a log. */
  readonly detail: string;
}

/** A roll as it was counted again. */
export interface CheckedRoll {
  readonly name: string;
  readonly n: number;
  readonly value: number;
  /** Nobody could check it before the end. */
  readonly hidden: boolean;
}

export interface CheckedEntry {
  /** 0 is the deal. */
  readonly entry: number;
  readonly seat?: Seat | undefined;
  readonly side: Side;
  readonly rolls: readonly CheckedRoll[];
}

export interface Verification {
  readonly from: 'system' | 'fair' | 'shared';
  /** Of shared luck: what it is of, as the record says. */
  readonly of?: string | undefined;
  /** Who held the house's side. */
  readonly by?: 'server' | 'device' | undefined;
  /** `proven`: everything fits. `sealed`: the game's secrets are not shown yet. `none`: this luck proves nothing. */
  readonly verdict: 'proven' | 'wrong' | 'sealed' | 'none';
  readonly fault?: RecordFault | undefined;
  readonly seal?: string | undefined;
  /** Rolls by who stood for their second half; `inherited` ones come from another table. */
  readonly rolls: Readonly<Record<Side | 'inherited', number>>;
  /** Of the deal: how many seats had given an anchor before. */
  readonly deal: { readonly rolls: number; readonly anchors: number };
  /** By seat: rolls that its own browser stood for, and all that its answers caused. */
  readonly seats: readonly { readonly own: number; readonly all: number }[];
  readonly renewals: readonly { readonly entry: number; readonly seat: Seat }[];
  /** Links that were shown and led to nothing. */
  readonly skipped: readonly { readonly entry: number; readonly seat: Seat; readonly links: number }[];
  readonly entries: readonly CheckedEntry[];
  /** Whenever a browser could not prove what it was told, as the record says; nothing binds that. */
  readonly doubts: readonly RecordedDoubt[];
  /** The transcript after the last entry that fits: what a browser that looked on must have, too. */
  readonly transcript?: string | undefined;
}

/** `claimed`: it was one browser's word against what is written. */
export interface RecordedDoubt {
  readonly entry: number;
  readonly seat: Seat;
  readonly claimed: boolean;
}

function doubtsIn(data: Readonly<Record<string, unknown>>): RecordedDoubt[] {
  const doubts: readonly unknown[] = Array.isArray(data.doubts) ? data.doubts : [];
  return doubts.flatMap((doubt) =>
    isObject(doubt) && Number.isInteger(doubt.entry) && Number.isInteger(doubt.by)
      ? [{ entry: doubt.entry as number, seat: doubt.by as Seat, claimed: doubt.claimed === true }]
      : [],
  );
}

class Wrong extends Error {
  readonly fault: RecordFault;
  constructor(fault: RecordFault) {
    super(fault.detail);
    this.fault = fault;
  }
}

const wrong = (kind: RecordFaultKind, detail: string, facts: Omit<RecordFault, 'kind' | 'detail'> = {}): never => {
  throw new Wrong({ kind, detail, ...facts });
};

const notAsWritten = (entry: number, seat: Seat | undefined): never =>
  wrong('sum', `${entry === 0 ? 'the deal' : `entry ${entry}`} is not as it was written`, { entry, seat });

const isLuck = (data: unknown): data is readonly LuckSaid[] =>
  Array.isArray(data) &&
  data.every(
    (said) =>
      Array.isArray(said) && said.length === 3 && typeof said[0] === 'string' && !said[0].includes('\n') && isWithin(said[1], said[2]),
  );
const isWithin = (n: unknown, value: unknown): boolean =>
  Number.isInteger(n) && Number.isInteger(value) && (value as number) >= 0 && (value as number) < (n as number) && (n as number) <= 2 ** 32;

/** Reads as much of a record as is needed here. */
function readFair(data: unknown): MatchRecord & { readonly luck: FairLuck } {
  const fail = (what: string) => wrong('damaged', `the record's ${what} cannot be read`);
  if (!isObject(data)) return fail('text');
  const { luck, seats, options, dealt, entries, game, version, format } = data;
  if (format !== 1) fail('format');
  if (!isText(game) || !Number.isInteger(version)) fail('game');
  if (!Number.isInteger(seats) || (seats as number) < 1 || (seats as number) > 64) fail('seats');
  if (!isObject(options) || !Object.values(options).every((value) => typeof value === 'string')) fail('options');
  if (!isLuck(dealt)) fail('deal');
  if (!isObject(luck)) return fail('luck');
  const { by, hidden, open, shown, anchors, inherited } = luck;
  if (by !== 'server' && by !== 'device') fail('luck: who held it');
  if (!bytesOf(hidden) || !bytesOf(open)) fail('commitments');
  if (shown !== true && !(Array.isArray(shown) && shown.every((each) => typeof each === 'string'))) fail('luck: what is shown');
  if (!Array.isArray(anchors) || anchors.length !== seats || !anchors.every((each) => each === null || bytesOf(each)))
    fail("seats' anchors");
  if (inherited !== undefined && !(isObject(inherited) && Number.isInteger(inherited.entries) && bytesOf(inherited.digest)))
    fail('inheritance');
  if (!Array.isArray(entries)) return fail('entries');
  for (const [i, entry] of entries.entries())
    if (!isEntry(entry, seats as number)) wrong('damaged', `entry ${i + 1} cannot be read`, { entry: i + 1 });
  return data as unknown as MatchRecord & { luck: FairLuck };
}

const isText = (text: unknown): boolean => typeof text === 'string' && !text.includes('\n');
const isEntry = (data: unknown, seats: number): boolean =>
  isObject(data) &&
  Number.isInteger(data.seat) &&
  (data.seat as number) >= 0 &&
  (data.seat as number) < seats &&
  (data.undo === true ? data.choice === undefined && data.luck === undefined : isText(data.choice) && isLuck(data.luck)) &&
  (data.fair === undefined || isPart(data.fair, data.undo === true));
const isPart = (data: unknown, isUndo: boolean): boolean =>
  isObject(data) &&
  isText(data.sum) &&
  !(isUndo && (data.by ?? data.link ?? data.anchor) !== undefined) &&
  (data.by === undefined || data.by === 'bot') &&
  [data.link, data.anchor].every((each) => each === undefined || bytesOf(each) !== undefined);

const NO_ROLLS: Verification['rolls'] = { seat: 0, server: 0, bot: 0, system: 0, inherited: 0 };
const EMPTY = { rolls: NO_ROLLS, deal: { rolls: 0, anchors: 0 }, seats: [], renewals: [], skipped: [], entries: [], doubts: [] } as const;

/** Counts a record again. Never throws: what cannot be read is a fault. */
export function verify(data: unknown): Verification {
  const luck = isObject(data) ? data.luck : undefined;
  const from = isObject(luck) ? luck.from : 'system';
  if (isObject(data) && (from === 'system' || from === 'shared'))
    return { ...EMPTY, from, verdict: 'none', ...(isObject(luck) && typeof luck.of === 'string' && { of: luck.of }) };
  const check = new Check();
  try {
    const record = readFair(data);
    if (from !== 'fair') wrong('damaged', `luck from '${String(from)}' is unknown`);
    return { ...check.run(record), doubts: doubtsIn(data as Record<string, unknown>) };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ...check.result('wrong', error.fault), doubts: isObject(data) ? doubtsIn(data) : [] };
  }
}

class Check {
  #record: (MatchRecord & { readonly luck: FairLuck }) | undefined;
  #match: FairMatch | undefined;
  #transcript: string | undefined;
  #rolls = 0;
  readonly #sides: Record<Side | 'inherited', number> = { ...NO_ROLLS };
  readonly #seats: { own: number; all: number }[] = [];
  readonly #renewals: { entry: number; seat: Seat }[] = [];
  readonly #skipped: { entry: number; seat: Seat; links: number }[] = [];
  readonly #entries: CheckedEntry[] = [];
  #deal = 0;

  run(record: MatchRecord & { readonly luck: FairLuck }): Verification {
    this.#record = record;
    const { luck, seats, dealt, entries } = record;
    for (let seat = 0; seat < seats; seat++) this.#seats.push({ own: 0, all: 0 });
    if (luck.secret === undefined) return this.result('sealed');
    const secret = bytesOf(luck.secret) ?? wrong('damaged', 'the secret cannot be read');
    const { hidden, open } = commitmentsOf(secret);
    if (hidden !== luck.hidden) wrong('commitment', 'the secret is not the one that was committed to');
    if (open !== luck.open) wrong('commitment', "the house's chain is not the one that was committed to");
    const counts = new Map<string, number>();
    const begun = this.#inherit(record, counts);
    const match = FairMatch.begin(secret, record, counts);
    this.#match = match;
    this.#transcript = match.transcript;
    if (!luck.inherited) {
      this.#compare(match.deal(), 0, undefined, 'server', dealt, luck.sum);
      match.dealt(dealt);
      this.#transcript = match.transcript;
    }
    for (const [i, entry] of entries.entries()) if (i >= begun) this.#enter(match, i + 1, entry);
    if (match.closing !== luck.closing) wrong('end', `the record does not end after entry ${entries.length} as it was written`);
    return this.result('proven');
  }

  /** What comes from another table is bound, and not proven here. */
  #inherit(
    { luck: { inherited }, dealt, opening, entries }: MatchRecord & { readonly luck: FairLuck },
    counts: Map<string, number>,
  ): number {
    if (!inherited) return opening === undefined ? 0 : wrong('inherited', 'the record has an opening that it has not inherited');
    const before = entries.slice(0, inherited.entries);
    if (before.length !== inherited.entries || inheritanceOf({ dealt, opening, entries: before }) !== inherited.digest)
      wrong('inherited', 'what was played before, at another table, was changed');
    for (const luck of [dealt, ...before.map((entry) => ('undo' in entry ? [] : entry.luck))])
      this.#sides.inherited += numbered(luck, counts).length;
    this.#rolls = this.#sides.inherited;
    return inherited.entries;
  }

  #enter(match: FairMatch, number: number, entry: Entry): void {
    const { seat, fair } = entry;
    if (fair) this.#checkSeat(match, number, seat, fair);
    if ('undo' in entry) {
      if (fair && match.undo(seat).sum !== fair.sum) notAsWritten(number, seat);
      this.#entries.push({ entry: number, seat, side: fair ? 'server' : 'system', rolls: [] });
    } else if (fair)
      this.#compare(match.luck(seat, entry.choice, fair, fair.by), number, seat, sideOf(fair, fair.by), entry.luck, fair.sum);
    else this.#count(number, seat, 'system', match.numbered(entry.luck));
    match.follow(entry);
    this.#transcript = match.transcript;
  }

  #checkSeat(match: FairMatch, entry: number, seat: Seat, { link, anchor }: FairPart): void {
    if (link !== undefined) {
      const steps =
        match.stepsTo(seat, link) ?? wrong('seat-link', `entry ${entry}: the link of seat ${seat} is not of its chain`, { entry, seat });
      if (steps > 1) this.#skipped.push({ entry, seat, links: steps - 1 });
    }
    if (anchor !== undefined && link === undefined) this.#renewals.push({ entry, seat });
  }

  #compare(drawn: EntryLuck, entry: number, seat: Seat | undefined, side: Side, luck: readonly LuckSaid[], sum: string | undefined): void {
    const rolls = this.#match!.numbered(luck);
    for (const [i, [name, n, written]] of rolls.entries()) {
      const computed = drawn.source(n, name);
      if (computed === written) continue;
      const roll = { number: this.#rolls + i + 1, name, n, written, computed };
      const place = entry === 0 ? 'deal' : `entry ${entry}`;
      wrong('roll', `${place}: '${name}' is written as ${written}, the secrets give ${computed}`, { entry, seat, roll });
    }
    if (drawn.part(luck).sum !== sum) notAsWritten(entry, seat);
    this.#count(entry, seat, side, rolls);
  }

  #count(entry: number, seat: Seat | undefined, side: Side, rolls: readonly Roll[]): void {
    const { shown } = this.#record!.luck;
    this.#rolls += rolls.length;
    if (entry === 0) this.#deal = rolls.length;
    else this.#sides[side] += rolls.length;
    if (seat !== undefined) {
      this.#seats[seat]!.all += rolls.length;
      if (side === 'seat') this.#seats[seat]!.own += rolls.length;
    }
    const checked = rolls.map(([name, n, value]) => ({ name, n, value, hidden: !isShown(shown, name) }));
    this.#entries.push({ entry, ...(seat !== undefined && { seat }), side, rolls: checked });
  }

  result(verdict: Verification['verdict'], fault?: RecordFault): Verification {
    const luck = this.#record?.luck;
    return {
      from: 'fair',
      ...(luck && { by: luck.by, seal: sealOf(luck) }),
      verdict,
      ...(fault && { fault }),
      rolls: { ...this.#sides },
      deal: { rolls: this.#deal, anchors: luck?.anchors.filter((each) => each !== null).length ?? 0 },
      seats: this.#seats,
      renewals: this.#renewals,
      skipped: this.#skipped,
      entries: this.#entries,
      doubts: [],
      ...(this.#transcript !== undefined && { transcript: this.#transcript }),
    };
  }
}
