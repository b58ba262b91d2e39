/** A day: its secret, what is published of it, and the table that everybody gets. */
import { type Daily, LEVELS, nameOfPerson, PERSONS } from '@astragal/bots';
import { type Bytes, hashOf, keyed, signsOf } from '@astragal/fair';
import { type Chance, type Options, pick, type Seat } from '@astragal/kernel';
import type { SharedLuck } from './luck.ts';

/** The secret of one day out of the key of the house: who knows it knows nothing of any other day. */
export const daySecret = (key: Bytes, day: string): Bytes => keyed(key)(['day', day]);

/** What is published the day before. */
export const commitmentOf = (secret: Bytes): string => signsOf(hashOf(secret));

/** The seed of one game of a day: who has taken it along knows nothing of the others. */
export const gameSeed = (secret: Bytes, game: string): Bytes => keyed(secret)(['game', game]);

/** What records call the luck of a day. */
export const ofDay = (day: string): string => `day ${day}`;

/** The table that everybody has on a day. */
export interface DayTable {
  readonly seats: number;
  readonly options: Options;
  /** Whose seat is the person's. */
  readonly seat: Seat;
  /** By seat: `me`, or which bot (`skilled/2`). */
  readonly sitters: readonly string[];
}

/** The table of a day, drawn from the game's own list by the luck of the day. */
export function dayTable({ tables }: Pick<Daily, 'tables'>, luck: SharedLuck): DayTable {
  const draw = luck.draw();
  const { seats, options = {}, levels = [] } = pick(tables, draw, 'table');
  const seat = draw.below(seats, 'seat');
  const sitters: string[] = [];
  for (let each = 0; each < seats; each++) sitters.push(each === seat ? 'me' : strangerOf(levels, sitters, draw));
  const chosen = Object.entries(options).map(([name, values]) => [name, pick(values, draw, `option ${name}`)]);
  return { seats, options: Object.fromEntries(chosen) as Options, seat, sitters };
}

/** A bot of one of these levels; nobody sits there twice. */
function strangerOf(levels: readonly string[], there: readonly string[], draw: Chance): string {
  const level = pick(levels, draw, 'level');
  if (!(LEVELS as readonly string[]).includes(level)) return level; // A bot of a toy is nobody in particular.
  const first = draw.below(PERSONS, 'person');
  const names = Array.from({ length: PERSONS }, (_, i) => nameOfPerson(level, first + i));
  return names.find((name) => !there.includes(name))!;
}
