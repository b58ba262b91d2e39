/** Duplicates: set up, joined, played board by board, closed, and told to whoever asks as far as they may know it. */
import { signsOf } from '@astragal/fair';
import { commitmentOf, isForPairs, ofBoard, PARTNER, type Sitting, sidesOf, sittersAt, sittingAt, sittingsOf } from '@astragal/today';
import type { BoardInfo, BodyOf, DuplicateInfo, DuplicateLine } from '@astragal/wire';
import { offered } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import { newId } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { checked, sitterPlan } from '../lobby/making.ts';
import { named } from '../lobby/rights.ts';
import type { BoardRow, DuplicateRow, EntrantRow, Person } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import type { LiveTable } from '../table/live-table.ts';
import { mayPair, paired, pairOf, playersAt } from './pairs.ts';
import { begun, made, sharedRow } from './trying.ts';

/** Nobody has more of their own that are not over. */
export const MOST_OPEN = 8;
/** So many are told of somebody's. */
const MOST_TOLD = 12;

/** A duplicate with all that is known of it. */
interface Whole {
  readonly row: DuplicateRow;
  readonly entrants: readonly EntrantRow[];
  readonly boards: readonly BoardRow[];
}

async function whole({ store: { duplicates } }: House, id: string): Promise<Whole> {
  const [row, entrants, boards] = await Promise.all([duplicates.byId(id), duplicates.entrants(id), duplicates.boards(id)]);
  if (!row) throw refuse('not-found');
  return { row, entrants, boards };
}

/** Sets one up; whoever does is the first to take part. */
export async function makeDuplicate(
  house: House,
  person: Visitor,
  { game, options, sitters, boards, people, team }: BodyOf<'makeDuplicate'> & { options: Readonly<Record<string, string>> },
): Promise<DuplicateInfo> {
  const { store, games, settings, shared } = house;
  named(person);
  const loaded = offered(games, game, settings.hiddenGames);
  if (!loaded.daily) throw refuse('bad-setup', { detail: `what people make of ${game} cannot be compared` });
  if (!sitters.includes('me')) throw refuse('bad-setup', { detail: "one of the sitters is 'me'" });
  if (sitters.filter((each) => each === PARTNER).length > 1)
    throw refuse('bad-setup', { detail: `only one of the sitters is '${PARTNER}'` });
  if (isForPairs(sitters) && people % 2 > 0) throw refuse('bad-setup', { detail: 'pairs are an even number of people' });
  const given = checked(loaded, { options, seats: sitters.map((each) => (each === PARTNER ? { by: 'friend' } : sitterPlan(each))) });
  if ((await store.duplicates.countOpen(person.id)) >= MOST_OPEN) throw refuse('too-many', { what: 'duplicates', limit: MOST_OPEN });
  const id = newId();
  const created = settings.now();
  const commitment = commitmentOf(await shared.duplicateSecret(id));
  const { version } = loaded.game;
  const row: DuplicateRow = { id, owner: person.id, game, version, options: given, sitters, people, boards, commitment, created };
  await writing(house, store.write(store.duplicates.make(row), store.duplicates.enter(entrantOf(row, person, team, created))));
  return duplicateFor(house, person, id);
}

const entrantOf = ({ id }: DuplicateRow, person: Person, team: string | undefined, at: number): Omit<EntrantRow, 'number' | 'pair'> => ({
  duplicate: id,
  who: person.id,
  name: named(person),
  ...(person.avatar !== undefined && { avatar: person.avatar }),
  ...(team !== undefined && { team }),
  at,
});

/** Takes part, opposite `partner` if one is named; whoever does already stays as they are. */
export async function joinDuplicate(
  house: House,
  person: Visitor,
  { duplicate, team, partner }: BodyOf<'joinDuplicate'>,
): Promise<DuplicateInfo> {
  named(person);
  for (;;) {
    const { row, entrants } = await whole(house, duplicate);
    const me = entrants.find(({ who }) => who === person.id);
    const isThere = partner === undefined || pairOf(entrants, me).some(({ number }) => number === partner);
    if (me && isThere) return duplicateFor(house, person, duplicate);
    if (!isThere) mayPair(row, entrants, me, partner);
    if (row.closed !== undefined) throw refuse('duplicate-closed', { why: 'closed' });
    if (me) {
      await paired(house, row, me, partner!);
      continue;
    }
    if (entrants.length >= row.people) throw refuse('duplicate-full');
    // Of two who come at once, one takes the number, and the other asks again.
    await writing(house, house.store.write(house.store.duplicates.enter(entrantOf(row, person, team, house.settings.now()))));
  }
}

/** My table of a board, which is made if there is none; a pair has a second one once the first is over. */
export async function beginBoard(house: House, person: Visitor, { duplicate, board }: BodyOf<'beginBoard'>): Promise<LiveTable> {
  const { store, settings, notifications } = house;
  const { row, entrants, boards } = await whole(house, duplicate);
  const me = entrants.find(({ who }) => who === person.id);
  if (!me || board > row.boards) throw refuse('not-found');
  const { game, version, options, sitters } = row;
  const mine = boards.filter(({ entrant, sitting }) => entrant === me.number && isOf(sitters, sitting, board));
  const running = mine.find(({ ended }) => ended === undefined);
  if (running) return begun(house, person, running.match);
  if (mine.length === sidesOf(sitters))
    throw refuse(row.closed === undefined ? 'board-done' : 'duplicate-closed', { why: 'closed' } as never);
  await mayBegin(house, row);
  const players = playersAt(row, entrants, me, board, mine.length === 0 ? 1 : 2);
  const people = await peopleAt(house, players, person);
  const of = ofBoard(duplicate, board);
  const table = {
    ...sharedRow({ game, version, options, sitters: sittersAt(sitters, board), of }, person, settings.now(), people),
    scored: true,
  } as const;
  const rows = players.map(({ number: entrant }, i): BoardRow => {
    const sitting = sittingAt(sitters, { board, side: i === 0 ? 1 : 2 });
    return { duplicate, sitting, entrant, match: table.id, at: table.created };
  });
  await made(house, person, table, store.duplicates.begin(...rows.toSorted((a, b) => a.entrant - b.entrant)));
  // Whoever comes second, from another tab or server, or as the other of a pair, gets the table of the first.
  const { sitting } = rows.find(({ entrant }) => entrant === me.number)!;
  const kept = (await store.duplicates.boards(duplicate)).find((each) => each.sitting === sitting && each.entrant === me.number);
  if (kept?.match !== table.id) await store.tables.forget(table.id);
  if (!kept?.match) throw refuse('not-found');
  if (kept.match === table.id)
    for (const { id } of people) if (id !== person.id) notifications.invited(table, id, named(person), 'invited');
  return begun(house, person, kept.match);
}

/** Whether a sitting is at this board. */
const isOf = (sitters: readonly string[], sitting: number, board: number): boolean => Math.ceil(sitting / sidesOf(sitters)) === board;

/** The players of a table; whoever is not known here any more cannot sit down. */
const peopleAt = ({ store }: House, players: readonly EntrantRow[], me: Person): Promise<readonly Person[]> =>
  Promise.all(
    players.map(async ({ who }) => {
      const person = who === me.id ? me : await store.people.byId(who);
      if (!person?.name) throw refuse('partner-missing');
      return person;
    }),
  );

/** A board that nobody could compare is not begun. */
async function mayBegin({ store, games, shared }: House, row: DuplicateRow): Promise<void> {
  const closed = (why: 'closed' | 'restored' | 'lost' | 'version') => refuse('duplicate-closed', { why });
  if (row.closed !== undefined) throw closed('closed');
  if (games.get(row.game)?.game.version !== row.version) throw closed('version');
  if (commitmentOf(await shared.duplicateSecret(row.id)) !== row.commitment) throw closed('lost');
  // Boards that were played before the restoring may be gone with all that they told.
  if (Number(await store.facts.epoch()) >= row.created) throw closed('restored');
}

/** The owner closes it before everybody has finished. */
export async function closeDuplicate(house: House, person: Visitor, id: string): Promise<DuplicateInfo> {
  const row = await house.store.duplicates.byId(id);
  if (!row) throw refuse('not-found');
  if (row.owner !== person.id) throw refuse('not-host');
  await writing(house, house.store.write(...house.store.duplicates.close(id, house.settings.now())));
  return duplicateFor(house, person, id);
}

export async function duplicatesOf(house: House, person: Person | undefined): Promise<readonly DuplicateLine[]> {
  if (!person) return [];
  const rows = await house.store.duplicates.of(person.id, MOST_TOLD);
  return Promise.all(
    rows.map(async ({ id }) => {
      const { row, entrants, boards } = await whole(house, id);
      const me = entrants.find(({ who }) => who === person.id)?.number;
      return {
        ...{ id, game: row.game, boards: row.boards, people: row.people, over: row.closed !== undefined },
        entrants: entrants.length,
        finished: Array.from({ length: row.boards }, (_, i) => i + 1).filter(
          (board) =>
            boards.filter(({ entrant, sitting, ended }) => entrant === me && ended !== undefined && isOf(row.sitters, sitting, board))
              .length === sidesOf(row.sitters),
        ).length,
      };
    }),
  );
}

/** As somebody may know it: results of a board once they have finished it themselves, all of it when it is over. */
export async function duplicateFor(house: House, person: Person | undefined, id: string): Promise<DuplicateInfo> {
  const found = await whole(house, id);
  const { row, entrants, boards } = found;
  const { game, version, options, sitters, people, commitment } = row;
  const me = person && entrants.find(({ who }) => who === person.id)?.number;
  const over = row.closed !== undefined;
  const secret = over ? await house.shared.duplicateSecret(id) : undefined;
  return {
    ...{ id, game, version, options, sitters: [...sitters], boards: row.boards, people, commitment, over },
    ...(secret && commitmentOf(secret) === commitment && { secret: signsOf(secret) }),
    isOwner: person !== undefined && row.owner === person.id,
    ...(me !== undefined && { me }),
    entrants: entrants.map(({ number, name, avatar, team, pair }) => ({
      ...{ number, name },
      ...(avatar !== undefined && { avatar }),
      ...(team !== undefined && { team }),
      ...(pair !== undefined && { pair }),
      finished: boards.filter(({ entrant, ended }) => entrant === number && ended !== undefined).length,
    })),
    results: sittingsOf(sitters, row.boards).map((sitting) => boardFor(found, sitting, me)),
  };
}

function boardFor({ row, boards }: Whole, at: Sitting, me: number | undefined): BoardInfo {
  const over = row.closed !== undefined;
  const here = boards.filter(({ sitting }) => sitting === sittingAt(row.sitters, at));
  const mine = here.find(({ entrant }) => entrant === me);
  const mayKnow = over || mine?.ended !== undefined;
  return {
    ...at,
    ...(me !== undefined && { mine: { state: stateOf(mine, over), ...(mine?.match && { table: mine.match }) } }),
    results: mayKnow ? here.flatMap(({ entrant, score, match }) => (score ? [{ entrant, score, ...(over && { table: match }) }] : [])) : [],
    ...(at.side && mayKnow && { gaveUp: here.flatMap(({ entrant, gone }) => (gone ? [entrant] : [])) }),
  };
}

function stateOf(mine: BoardRow | undefined, over: boolean): NonNullable<BoardInfo['mine']>['state'] {
  if (mine?.score) return 'scored';
  if (mine?.ended !== undefined || over) return 'lost';
  return mine ? 'playing' : 'open';
}
