/** The luck of a finished game once more: "Beat this". */
import { type Sight, sightOf } from '@astragal/bots';
import { type Bytes, numbered } from '@astragal/fair';
import { type DieName, type Entry, type Game, hash, type MatchRecord, replay, type Seat } from '@astragal/kernel';
import { SharedLuck } from './luck.ts';

/** What records call the luck of a finished game, by the id of its table. */
export const ofGame = (table: string): string => `game ${table}`;

/** The game whose luck a table has. */
export const gameBeaten = (of: string | undefined): string | undefined => /^game ([\w-]+)$/.exec(of ?? '')?.[1];

/** What a finished game leaves for whoever plays it again, as plain data: each roll by name, and what others answered where they saw what. */
export interface Leavings {
  readonly rolls: readonly (readonly [roll: string, value: number])[];
  readonly answers: readonly (readonly [sight: string, choice: string])[];
}

/** A roll by its name, its number in the match, and out of how many: asked otherwise, it is another. */
const rollName = (name: string, n: number): string => `${name} of ${n}`;

const sightName = (seat: Seat, { stack, view }: Pick<Sight, 'stack' | 'view'>): string => `${seat} ${hash([stack, view])}`;

/** The rolls of a record by the entry that asked for them; those of the deal are under `undefined`. Numbers go on where something was taken back. */
export function rollsOf({ dealt, entries }: Pick<MatchRecord, 'dealt' | 'entries'>): ReadonlyMap<Entry | undefined, Leavings['rolls']> {
  const counts = new Map<string, number>();
  const named = (luck: MatchRecord['dealt']): Leavings['rolls'] =>
    numbered(luck, counts).map(([name, n, value]) => [rollName(name, n), value]);
  return new Map([
    [undefined, named(dealt)] as const,
    ...entries.flatMap((entry) => ('undo' in entry ? [] : [[entry, named(entry.luck)] as const])),
  ]);
}

/** A die that a seat rolled. Under one `roll`, its name and number, it falls alike at every table with the same luck. */
export interface FallenDie {
  readonly roll: string;
  readonly die: string;
  /** Which side, from 0. */
  readonly value: number;
}

/** The dice that a seat rolled, by the entry that asked for them; nothing of dice that are no seat's own. */
export function fallenDice(
  { dealt, entries }: Pick<MatchRecord, 'dealt' | 'entries'>,
  dice: readonly DieName[],
  seat: Seat,
): ReadonlyMap<Entry, readonly FallenDie[]> {
  const counts = new Map<string, number>();
  numbered(dealt, counts);
  const dieOf = (what: string, n: number) => dice.find(({ luck, sides }) => sides === n && Number(luck.exec(what)?.[1]) === seat);
  return new Map(
    entries.flatMap((entry) => {
      if ('undo' in entry) return [];
      const rolls = numbered(entry.luck, counts);
      const fallen = entry.luck.flatMap(([what, n, value], i) => {
        const die = dieOf(what, n)?.id;
        return die === undefined ? [] : [{ roll: rolls[i]![0], die, value }];
      });
      return [[entry, fallen] as const];
    }),
  );
}

/** What a game leaves for somebody who takes this seat. */
export function leavingsOf(game: Game, record: MatchRecord, mine: Seat): Leavings {
  const answers = new Map<string, string>();
  let before: MatchRecord['opening'];
  for (const { entry, position } of replay(game, record)) {
    if (entry && before && entry.seat !== mine) {
      const sight = sightName(entry.seat, sightOf(game, before, entry.seat));
      if (!answers.has(sight)) answers.set(sight, entry.choice);
    }
    before = position;
  }
  return { rolls: [...rollsOf(record).values()].flat(), answers: [...answers] };
}

/**
 * The same name and number says what it said then, and whoever sees what they saw then answers as they did. What nobody was asked then comes from
 * a seed that is nowhere written: who has the record can tell nothing of it.
 */
export class RecordedLuck extends SharedLuck {
  readonly #said: ReadonlyMap<string, number>;
  readonly #answers: ReadonlyMap<string, string>;

  constructor(seed: Bytes, { rolls, answers }: Leavings) {
    super(seed);
    this.#said = new Map(rolls);
    this.#answers = new Map(answers);
  }

  protected override roll(n: number, name: string): number {
    return this.#said.get(rollName(name, n)) ?? super.roll(n, name);
  }

  override answerOf(seat: Seat, sight: Pick<Sight, 'stack' | 'view'>): string | undefined {
    return this.#answers.get(sightName(seat, sight));
  }
}
