/** Playing on from a step of another game, with bots in the other seats. */
import { forkAt, type Game, guessAt, lastStep, type MatchRecord, RecordError, type Seat, seeded, waiting } from '@astragal/kernel';
import type { BodyOf } from '@astragal/wire';
import { middleLevel } from '../host/games.ts';
import type { House } from '../host/house.ts';
import { refuse } from '../host/problems.ts';
import { newId } from '../host/secrets.ts';
import type { Chair, EntryRow, Person, TableRow } from '../store/store.ts';
import { seatsOf } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Viewer } from '../table/story.ts';
import { mayOpen, named } from './rights.ts';

/** Plays on from a step of a game: me in one seat, bots in the others, those that played already as strong as before. A game that still runs goes on as far as I may know it. */
export async function fork(house: House, person: Person, id: string, { step, seat, level }: BodyOf<'fork'>): Promise<LiveTable> {
  const name = named(person);
  const { row } = await house.visible(id, person.id);
  const loaded = house.games.get(row.game);
  if (row.phase === 'frozen' || !loaded) throw refuse('frozen', { reason: row.reason ?? 'version' });
  await mayOpen(house, person);
  const head = await house.store.head(id);
  if (!head) throw refuse('wrong-phase', { phase: row.phase });
  if (loaded.game.version !== head.record.version) throw refuse('frozen', { reason: 'version' });
  if (seat >= head.record.seats) throw refuse('bad-setup', { detail: `seats are 0 to ${head.record.seats - 1}` });
  const bot = level ?? middleLevel(loaded);
  if (!loaded.levels.includes(bot)) throw refuse('bad-setup', { detail: `there is no bot '${bot}'` });
  const whole: MatchRecord = { ...head.record, entries: (await house.store.entries(id)).map(({ entry }) => entry) };
  const eyes = row.phase === 'over' ? 'all' : eyesOf(row, person.id, seat);
  const begun = begunAt(loaded.game, whole, step, eyes, house.seeds(`guess of step ${step}`));
  const waits = [...new Set(waiting(loaded.game, lastStep(loaded.game, begun).position).map((each) => each.seat))];
  if (waits.length === 0) throw refuse('bad-setup', { detail: 'the game is over there' });
  const now = house.settings.now();
  const { entries, ...record } = begun;
  const fresh: TableRow = {
    id: newId(),
    game: row.game,
    version: head.record.version,
    options: row.options,
    chairs: row.chairs.map((chair, each): Chair => {
      if (each === seat) return { by: 'person', name, person: person.id };
      const strength = level ?? chair.level ?? bot;
      return { by: 'bot', name: strength, level: strength };
    }),
    host: person.id,
    pace: { kind: 'untimed' },
    timeout: 'bot',
    takeover: true,
    listed: false,
    chat: false,
    phase: 'playing',
    created: now,
    started: now,
    from: { table: id, step },
  };
  const moved = entries.map((entry, i): EntryRow => ({ number: i + 1, entry, at: now, after: { waits } }));
  await house.writing(house.store.createTable(fresh, [], { head: { record, at: now, after: { waits } }, entries: moved }));
  house.changed();
  return house.seated(fresh.id);
}

/** With whose eyes somebody sees a running game who wants to play on in this seat: their own; a watcher may take any seat. */
function eyesOf(row: TableRow, person: string, seat: Seat): Viewer {
  const mine = seatsOf(row, person);
  if (mine.length === 0) return undefined;
  if (!mine.includes(seat)) throw refuse('not-your-seat');
  return seat;
}

/** The match up to a step; where not all may be known, it begins there, at a guess with luck of its own. */
function begunAt(game: Game, whole: MatchRecord, step: number, eyes: Viewer | 'all', seed: string): MatchRecord {
  try {
    return eyes === 'all' ? forkAt(whole, step) : guessAt(game, whole, step, eyes, seeded(seed));
  } catch (error) {
    if (error instanceof RecordError) throw refuse('bad-setup', { detail: error.message });
    throw error;
  }
}
