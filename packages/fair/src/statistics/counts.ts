/** How dice fell: counted game by game, and added up. Counts know places of a die, never faces, names or seeds. */
import type { DieName, Entry, LuckSaid, MatchRecord } from '@astragal/kernel';

/** Rows of the same place are told apart up to this length. */
const LONGEST_ROW = 6;

export interface DieCounts {
  readonly rolls: readonly number[];
  /** By seat, and by whether a person or a bot sat there from beginning to end, and by whether that seat won. */
  readonly seats: readonly (readonly number[])[];
  readonly people: readonly number[];
  readonly bots: readonly number[];
  readonly won: readonly number[];
  readonly lost: readonly number[];
  /** Of rows of 2, 3, ... : how many there were, and how many rolls could have made one. */
  readonly rows: readonly number[];
  readonly tries: readonly number[];
  readonly longest?: LongestRow;
}

export interface LongestRow {
  readonly length: number;
  readonly side: number;
  /** When its game ended. */
  readonly at: number;
}

/** All dice of one game, by id. */
export interface DiceCounts {
  readonly games: number;
  /** When the first of them ended. */
  readonly since?: number;
  readonly dice: Readonly<Record<string, DieCounts>>;
}

/** What is counted besides the record: who sat where, who won, when it ended. */
export interface Counted {
  readonly dice: readonly DieName[];
  /** By seat; a seat that changed hands is neither's. */
  readonly sitters: readonly ('person' | 'bot' | undefined)[];
  readonly winners: readonly number[];
  readonly ended: number;
}

export const NO_COUNTS: DiceCounts = { games: 0, dice: {} };

type Writable<T> = {
  -readonly [P in keyof T]: T[P] extends readonly (readonly number[])[] ? number[][] : T[P] extends readonly number[] ? number[] : T[P];
};

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

const noRolls = ({ sides }: DieName, seats: number): Writable<DieCounts> => ({
  rolls: zeros(sides),
  seats: Array.from({ length: seats }, () => zeros(sides)),
  people: zeros(sides),
  bots: zeros(sides),
  won: zeros(sides),
  lost: zeros(sides),
  rows: zeros(LONGEST_ROW - 1),
  tries: zeros(LONGEST_ROW - 1),
});

const luckOf = (entry: Entry): readonly LuckSaid[] => ('undo' in entry ? [] : entry.luck);

/** Counts one finished game. */
export function countGame({ seats, dealt, entries }: Pick<MatchRecord, 'seats' | 'dealt' | 'entries'>, about: Counted): DiceCounts {
  const counts: Record<string, Writable<DieCounts>> = {};
  /** What each name showed last, and how often in a row. */
  const last = new Map<string, { side: number; length: number }>();
  const isDecided = about.winners.length > 0 && about.winners.length < seats;
  for (const [what, n, side] of [...dealt, ...entries.flatMap(luckOf)]) {
    const die = about.dice.find(({ luck, sides }) => sides === n && luck.test(what));
    if (!die) continue;
    counts[die.id] ??= noRolls(die, seats);
    const count = counts[die.id]!;
    count.rolls[side]!++;
    const seat = seatOf(die, what, seats);
    if (seat !== undefined) {
      count.seats[seat]![side]!++;
      const sitter = about.sitters[seat];
      if (sitter) count[sitter === 'bot' ? 'bots' : 'people'][side]!++;
      if (isDecided) count[about.winners.includes(seat) ? 'won' : 'lost'][side]!++;
    }
    const row = last.get(what);
    const length = row?.side === side ? row.length + 1 : 1;
    last.set(what, { side, length });
    if (row && row.length < LONGEST_ROW) count.tries[row.length - 1]!++;
    if (length > 1 && length <= LONGEST_ROW) count.rows[length - 2]!++;
    if (length > (count.longest?.length ?? 0)) count.longest = { length, side, at: about.ended };
  }
  return { games: 1, since: about.ended, dice: counts };
}

function seatOf({ luck }: DieName, what: string, seats: number): number | undefined {
  const seat = luck.exec(what)?.[1];
  return seat !== undefined && Number(seat) < seats ? Number(seat) : undefined;
}

const added = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));

const LISTS = ['rolls', 'people', 'bots', 'won', 'lost', 'rows', 'tries'] as const;

function bothDice(a: DieCounts, b: DieCounts): DieCounts {
  const longest = (b.longest?.length ?? 0) > (a.longest?.length ?? 0) ? b.longest : a.longest;
  return {
    ...(Object.fromEntries(LISTS.map((list) => [list, added(a[list], b[list])])) as Record<(typeof LISTS)[number], number[]>),
    seats: Array.from({ length: Math.max(a.seats.length, b.seats.length) }, (_, at) => added(a.seats[at] ?? [], b.seats[at] ?? [])),
    ...(longest && { longest }),
  };
}

/** What two counts come to together. */
export function bothCounts(a: DiceCounts, b: DiceCounts): DiceCounts {
  const dice = { ...a.dice };
  for (const [id, counts] of Object.entries(b.dice)) dice[id] = dice[id] ? bothDice(dice[id], counts) : counts;
  const since = Math.min(a.since ?? Number.POSITIVE_INFINITY, b.since ?? Number.POSITIVE_INFINITY);
  return { games: a.games + b.games, ...(Number.isFinite(since) && { since }), dice };
}
