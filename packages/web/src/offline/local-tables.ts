/** Games of this device: begun, listed, saved as files and read from them, handed to the server. */
import { drawnBy, introduced, personNamed } from '@astragal/bots/personas';
import type { MatchRecord, Seat } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { seeded } from '@astragal/table/pieces/avatar.ts';
import { type BodyOf, COACHES, type Coach, type DailyTaken, type PlayedGame, type SeatPlan, SIZES, type TableLine } from '@astragal/wire';
import { me } from '../me/me.svelte.ts';
import { call } from '../net/api.ts';
import { type KeptGame, type KeptSeat, keptGames, LocalStoreError, newLocalId, seatsIn } from './kept-games.ts';
import { askOnce, type NewGame } from './offline-match.ts';
import { testSeed } from './test-seed.ts';

export interface LocalPlan {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** How I am called at this table, if not as always. */
  readonly name?: string;
  /** `friend` is not possible here. */
  readonly seats: readonly SeatPlan[];
  readonly coach?: Coach;
}

/** My own seat: as I am called and look. */
const mySeat = (name = me.suggested): KeptSeat => ({ by: 'person', name, avatar: me.avatar ?? seeded(me.suggested) });

/** My name and face as they are now, in all games of this device that go on. */
export const showLocal = (): Promise<void> => keptGames.reseat(mySeat());

function seatOf(plan: SeatPlan, name: string): KeptSeat {
  if (plan.by === 'bot') return { by: 'bot', name: plan.level, level: personNamed(plan.level).level };
  return plan.by === 'hot' ? { by: 'hot', name: plan.name } : mySeat(name);
}

const people = (seats: readonly KeptSeat[]): Seat[] => seats.flatMap(({ by }, seat) => (by === 'bot' ? [] : [seat]));

/** Begins a game on this device; gives its id. Throws a `LocalStoreError`. */
export async function beginLocal({ game, options = {}, name = me.suggested, seats: plans, coach }: LocalPlan): Promise<string> {
  const seats = plans.map((plan) => seatOf(plan, name));
  return make({ game, options, seats, mine: people(seats), ...coached(coach) });
}

/** Takes a scored try of today along; gives its id. From now on it is played here and nowhere else. */
export async function beginTaken({ game, options, seat, sitters, day, of, seed }: DailyTaken): Promise<string> {
  const seats = sitters.map((sitter, at): KeptSeat => seatOf(at === seat ? { by: 'me' } : { by: 'bot', level: sitter }, me.suggested));
  return make({ game, options, seats, mine: [seat], daily: { day, of, seed } });
}

/** The coach as a game of this device has it. */
const coached = (coach: Coach | undefined): Pick<NewGame, 'coach'> => (coach && coach !== 'off' ? { coach } : {});

async function make(given: Omit<NewGame, 'id' | 'seed'>): Promise<string> {
  const id = newLocalId();
  await askOnce({ do: 'make', id, seed: testSeed(), ...given, seats: introduced(given.seats, drawnBy(id)) });
  // A browser that is asked keeps what it has when room gets scarce; some ask the person, most decide.
  void navigator.storage?.persist?.().catch(() => false);
  return id;
}

/** The same again, everybody one chair on. */
export async function rematchLocal(id: string): Promise<string> {
  const { game, head, seats, coach } = await keptGames.line(id);
  const moved = [...seats.slice(1), ...seats.slice(0, 1)];
  return make({ game, options: head.options, seats: moved, mine: people(moved), ...coached(coach) });
}

/** Plays on from a step of a game: me in one seat, bots in the others. */
export async function forkLocal(id: string, step: number, seat: Seat, level: string): Promise<string> {
  const { game, head, seats, coach } = await keptGames.line(id);
  const record = await askOnce<MatchRecord>({ do: 'fork', id, step, seat });
  const sitters = seats.map((each, at): KeptSeat => {
    const strength = each.level ?? level;
    return at === seat ? mySeat() : { by: 'bot', name: strength, level: strength };
  });
  return make({ game, options: head.options, seats: sitters, mine: [seat], record, forked: true, ...coached(coach) });
}

/** Games that run, as lines of the home page. */
export const lineOf = ({ id, game, head, seats, mine, waits, created, changed, result, coach, hints, daily }: KeptGame): TableLine => ({
  id,
  game,
  options: head.options,
  seats: seatsIn({ seats, ...(hints && { hints }) }),
  pace: { kind: 'untimed' },
  phase: result ? 'over' : 'playing',
  public: false,
  ...(coach && { coach }),
  mine,
  waits,
  since: changed,
  started: created,
  ...(result && { ended: changed, result }),
  ...(daily && { shared: daily.of, scored: true }),
});

/** A finished game as it stands among my games. */
export const playedLocal = ({ id, game, head, seats, mine, created, changed, result, tally, forked, hints }: KeptGame): PlayedGame => ({
  id,
  game,
  options: head.options,
  started: created,
  ended: changed,
  seats: seatsIn({ seats, ...(hints && { hints }) }),
  mine,
  result: result!,
  ...(tally && { tally }),
  ...(forked && { forked }),
});

// Files

/** A game as a file: its record as anybody reads it, and who played. */
interface GameFile extends MatchRecord {
  readonly people?: readonly KeptSeat[];
  readonly coach?: KeptGame['coach'];
  readonly hints?: KeptGame['hints'];
}

const asFile = ({ line, record }: Awaited<ReturnType<typeof keptGames.whole>>): GameFile => ({
  ...record,
  people: line.seats,
  ...(line.coach && { coach: line.coach }),
  ...(line.hints && { hints: line.hints }),
});

export async function fileOf(id: string): Promise<{ readonly name: string; readonly text: string }> {
  const whole = await keptGames.whole(id);
  const { game, changed } = whole.line;
  return { name: `astragal-${game}-${new Date(changed).toISOString().slice(0, 10)}.json`, text: JSON.stringify(asFile(whole)) };
}

/** All games of this device, each as its file would be; a browser that keeps nothing has none. */
export async function allFiles(): Promise<readonly object[]> {
  const games = await keptGames.all().catch(() => []);
  return Promise.all(games.map(async ({ id }) => asFile(await keptGames.whole(id))));
}

/** Not a game, or none that the rules would let happen. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

const MOST_BYTES = 4_000_000;

/** Reads a game from a file: the rules play it again, so what could not have happened is refused. */
export async function readLocal(given: Blob): Promise<string> {
  if (given.size > MOST_BYTES) throw new FileError('the file is too large');
  const file = parsed(await given.text());
  const levels = (file?.game !== undefined && onShelf(file.game)?.levels) || undefined;
  if (!file || !levels) throw new FileError('the file is not a game of this house');
  const seats = file.people ?? Array.from({ length: Number(file.seats) || 0 }, (_, i): KeptSeat => defaultSeat(i, levels));
  if (!Array.isArray(seats) || seats.length !== file.seats || !seats.every((seat) => isSeat(seat, levels)))
    throw new FileError('the file does not say who played');
  const { people: _, coach, hints, ...record } = file;
  if (!isCoached(coach, hints, seats.length)) throw new FileError('the file does not say what was hinted at');
  try {
    return await make({
      game: file.game,
      options: file.options,
      seats: seats.map(plainSeat),
      mine: people(seats),
      record,
      ...coached(coach),
      ...(hints && { hints }),
    });
  } catch (error) {
    if (error instanceof LocalStoreError) throw error;
    throw new FileError(error instanceof Error ? error.message : String(error));
  }
}

const isCoached = (coach: unknown, hints: unknown, seats: number): boolean =>
  (coach === undefined || COACHES.includes(coach as Coach)) &&
  (hints === undefined ||
    (Array.isArray(hints) && hints.length === seats && hints.every((each) => Number.isInteger(each) && each >= 0 && each <= SIZES.hints)));

function parsed(text: string): GameFile | undefined {
  try {
    return JSON.parse(text) as GameFile;
  } catch {
    return undefined;
  }
}

const defaultSeat = (seat: Seat, levels: readonly string[]): KeptSeat =>
  seat === 0 ? mySeat() : { by: 'bot', name: levels[0] ?? '', level: levels[0] ?? '' };
const isSeat = (data: unknown, levels: readonly string[]): boolean => {
  const { by, name, level, avatar = '' } = (data ?? {}) as Partial<KeptSeat>;
  if (typeof name !== 'string' || name.length > 60 || typeof avatar !== 'string' || avatar.length > 5) return false;
  return by === 'bot' ? levels.includes(level ?? '') : by === 'person' || by === 'hot';
};
const plainSeat = ({ by, name, level, avatar }: KeptSeat): KeptSeat => ({
  by,
  name: by === 'bot' && personNamed(name).level !== level ? level! : name,
  ...(by === 'bot' && level !== undefined && { level }),
  ...(by === 'person' && avatar !== undefined && { avatar }),
});

/** Gives a game to the server, which plays it again and goes on with it as a private table; gives the table's id. */
export async function importToServer(id: string): Promise<string> {
  const { line, record } = await keptGames.whole(id);
  await me.ensure();
  const seats = line.seats.map(({ by, name }, seat): SeatPlan => {
    if (by === 'bot') return { by, level: name };
    return seat === line.mine[0] ? { by: 'me' } : { by: 'hot', name };
  });
  const { table } = await call('importGame', {
    record: record as unknown as NonNullable<BodyOf<'importGame'>>['record'],
    seats,
    ...(line.coach && { coach: line.coach }),
    ...(line.hints && { hints: [...line.hints] }),
  });
  await keptGames.note(id, { importedTo: table.id });
  return table.id;
}
