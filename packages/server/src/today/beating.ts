/** "Beat this": a finished game once more, with its luck and against those who played it; and how both stand. */
import { gameBeaten, ofGame } from '@astragal/today';
import type { BodyOf, GhostInfo, Problem } from '@astragal/wire';
import { type LoadedGame, middleLevel, offered } from '../ground/games.ts';
import { ProblemError, refuse } from '../ground/problems.ts';
import type { Origin } from '../ground/rate-limits.ts';
import { newId } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { meeting } from '../lobby/making.ts';
import { chairOf, named } from '../lobby/rights.ts';
import type { Chair, TableRow } from '../store/rows.ts';
import { seatsOf } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import { playable, played, shown } from '../table/records.ts';
import { begun, made } from './trying.ts';

type Why = Extract<Problem, { code: 'beat-closed' }>['why'];
const closed = (why: Why): ProblemError => refuse('beat-closed', { why });

/** A table at which I play against a finished game: one of mine, or one that whoever played it shows. */
export async function beatGame(house: House, person: Visitor, id: string, { seat: wanted }: BodyOf<'beat'>): Promise<LiveTable> {
  named(person);
  const { row } = await lookedAt(house, id, person.origin);
  const { game, version, options, chairs } = row;
  if (row.phase !== 'over') throw closed(row.phase === 'closed' ? 'hidden' : 'running');
  // Whoever plays it once more could show its luck to others who still have to play with it.
  if (await house.isSecret(row)) throw closed('day');
  const loaded = offered(house.games, game, house.settings.hiddenGames);
  if (loaded.game.version !== version || chairs.some(({ by, level = '' }) => by === 'bot' && !loaded.levels.includes(level)))
    throw closed('rules');
  const seat = wanted ?? seatsOf(row, person.id)[0] ?? chairs.findIndex(({ by }) => by !== 'bot');
  const chair = chairs[seat];
  if (!chair || chair.by === 'bot') throw closed('bot');
  if ((await playable(house, row)).head.record.opening) throw closed('middle');
  if (chair.gone || !(await isPlayedOut(house, row))) throw closed('unfinished');
  const fresh = newId();
  return begun(
    house,
    person,
    await made(house, person, {
      id: fresh,
      ...{ game, version, options },
      chairs: meeting(
        fresh,
        chairs.map((each, i) => (i === seat ? chairOf(person) : opponentFor(each, loaded))),
      ),
      host: person.id,
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      listed: false,
      chat: false,
      phase: 'setup',
      created: house.settings.now(),
      shared: ofGame(id),
    }),
  );
}

/** The same bot; for a person one in the middle, who answers as they did as long as it sees what they saw. */
function opponentFor({ by, name, level }: Chair, loaded: LoadedGame): Chair {
  const [who, strength] = by === 'bot' ? [name, level!] : [middleLevel(loaded), middleLevel(loaded)];
  return { by: 'bot', name: who, level: strength };
}

/** Whether the rules have come to their end; a game also ends when somebody gives up. */
async function isPlayedOut({ store: { matches } }: House, { id }: TableRow): Promise<boolean> {
  return (await matches.last(id))?.after.waits.length === 0;
}

/** A game that whoever asks may see again. Whether there is another is nobody's business. */
async function lookedAt(house: House, id: string, by: Origin): ReturnType<typeof shown> {
  try {
    return await shown(house, id, by);
  } catch (error) {
    throw isMissing(error) ? closed('hidden') : error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof ProblemError && error.problem.code === 'not-found';

/** How a table stands to the game that it is played against. Of one that is deleted, or shown no more, nothing is told. */
export async function ghostAt(house: House, by: Origin, id: string): Promise<GhostInfo> {
  const { row } = await shown(house, id, by);
  const table = gameBeaten(row.shared);
  if (table === undefined || row.phase === 'setup' || row.phase === 'closed') throw refuse('not-found');
  const seat = row.chairs.findIndex((chair) => chair.by !== 'bot');
  const beaten = await shown(house, table, by).catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  const other = beaten && (await house.store.matches.text(table));
  const ghost = await played(house, await playable(house, row), 'ghost', { seat, other }, by);
  const { name = '', hints } = beaten?.info.seats[seat] ?? {};
  return { ...(other && { table }), name, ...(hints && { hints }), ...ghost } as GhostInfo;
}
