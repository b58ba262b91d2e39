/** Making tables: by a plan, at once against bots, again after the last; and changing them before they begin. */
import { drawnBy, introduced, personNamed } from '@astragal/bots';
import { fairLuck } from '@astragal/fair';
import { type FairLuck, type MatchRecord, type Options, OptionsError, readOptions, type Seat } from '@astragal/kernel';
import type { BodyOf, CheckedPlan, Coach, Links, SeatPlan } from '@astragal/wire';
import { type LoadedGame, middleLevel, offered } from '../ground/games.ts';
import { refuse } from '../ground/problems.ts';
import { newCode, newId } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { Chair, Person, TableRow } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { isCommitted, openSeats, peopleOf, seatsOf } from '../table/info.ts';
import type { LiveTable } from '../table/live-table.ts';
import { newLinks } from './invitations.ts';
import { chairOf, hosted, mayOpen, named } from './rights.ts';
import { takeSeat } from './seating.ts';

/** Checks a plan against the game; gives the options with their defaults. */
export function checked(loaded: LoadedGame, plan: Pick<CheckedPlan, 'options' | 'seats'>): Options {
  for (const seat of plan.seats)
    if (seat.by === 'bot' && !loaded.levels.includes(personNamed(seat.level).level))
      throw refuse('bad-setup', { detail: `${loaded.game.id} has no bot '${seat.level}'; it has ${loaded.levels.join(', ')}` });
  if (plan.seats.filter(({ by }) => by === 'me').length > 1)
    throw refuse('bad-setup', { detail: "only one seat is 'me'; others at my device are 'hot'" });
  try {
    return readOptions(loaded.game, plan.seats.length, plan.options);
  } catch (error) {
    if (error instanceof OptionsError) throw refuse('bad-setup', { detail: error.message });
    throw error;
  }
}

/** A seal that was offered, and what the browser commits to that has seen it. */
type Sealed = NonNullable<BodyOf<'playNow'>['sealed']>;

/** The id of the table that a seal was offered for. */
const reservedBy = async ({ fair, settings }: House, sealed: Sealed | undefined): Promise<string | undefined> =>
  sealed && (await fair?.idOf(sealed.token, settings.now()));

/** A new table with its links. */
export async function create(
  house: House,
  person: Visitor,
  plan: CheckedPlan,
  sealed?: Sealed,
): Promise<{ table: LiveTable; links: Links }> {
  named(person);
  const loaded = offered(house.games, plan.game, house.settings.hiddenGames);
  const options = checked(loaded, plan);
  await mayOpen(house, person);
  const reserved = await reservedBy(house, sealed);
  const id = reserved ?? newId();
  const row: TableRow = {
    id,
    game: plan.game,
    version: loaded.game.version,
    options,
    chairs: meeting(
      id,
      plan.seats.map((seat) => ({ ...chairFor(seat, person), ...(reserved && seat.by === 'me' && { anchor: sealed!.anchor }) })),
    ),
    host: person.id,
    pace: plan.pace,
    timeout: plan.timeout,
    takeover: plan.takeover,
    listed: plan.public,
    chat: plan.chat,
    ...coached(plan.coach),
    phase: 'setup',
    ...(plan.seats.some(({ by }) => by === 'friend') && { code: newCode() }),
    created: house.settings.now(),
  };
  const { secrets, links } = newLinks(row, openSeats(row), true, true);
  await writing(house, house.store.tables.create(row, secrets));
  house.lobby.changed();
  return { table: await house.tables.seated(row.id, person.origin), links };
}

/** The coach as a row has it. */
export const coached = (coach: Coach | undefined): Pick<TableRow, 'coach'> => (coach && coach !== 'off' ? { coach } : {});

export const sitterPlan = (sitter: string): SeatPlan => (sitter === 'me' ? { by: 'me' } : { by: 'bot', level: sitter });

/** One tap: a game against bots, begun. */
export async function playNow(
  house: House,
  person: Visitor,
  { game, options = {}, level, seats, sitters, coach, sealed }: BodyOf<'playNow'>,
): Promise<LiveTable> {
  const loaded = offered(house.games, game, house.settings.hiddenGames);
  const count = seats ?? Math.max(2, loaded.game.seats.min);
  const wanted = level ?? middleLevel(loaded);
  // Whoever is asked for by name comes first, and brings others of the same level.
  const bots = Array.from(
    { length: Math.max(0, Math.min(count, 16) - 1) },
    (_, i): SeatPlan => ({
      by: 'bot',
      level: i === 0 ? wanted : personNamed(wanted).level,
    }),
  );
  const { table } = await create(
    house,
    person,
    {
      game,
      options,
      seats: sitters?.map(sitterPlan) ?? [{ by: 'me' }, ...bots],
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      public: false,
      chat: false,
      ...(coach && { coach }),
    },
    sealed,
  );
  await table.do(() => table.begin());
  return table;
}

/** The host changes the table. */
export async function change(house: House, person: Visitor, id: string, change: BodyOf<'change'>): Promise<LiveTable> {
  const table = await hosted(house, person, id);
  await table.do(async () => {
    const { row } = table;
    const always: Partial<TableRow> = {
      ...(change.public !== undefined && { listed: change.public }),
      ...(change.chat !== undefined && { chat: change.chat }),
      ...(change.takeover !== undefined && { takeover: change.takeover }),
    };
    if (Object.keys(change).every((key) => ['public', 'chat', 'takeover'].includes(key))) return table.change(always);
    if (row.phase !== 'setup') throw refuse('wrong-phase', { phase: row.phase });
    checkCoach(row, change.coach, person);
    const game = change.game ?? row.game;
    const loaded = offered(house.games, game, house.settings.hiddenGames);
    const seats = change.seats ?? row.chairs.map(planOf);
    const options = checked(loaded, { options: change.options ?? (game === row.game ? row.options : {}), seats });
    const chairs = change.seats ? meeting(row.id, reseated(row, change.seats, person)) : row.chairs;
    const gone = peopleOf(row.chairs).filter((id) => !peopleOf(chairs).includes(id));
    const open = chairs.some(({ by }) => by === 'open');
    return table.change(
      {
        ...always,
        game,
        version: loaded.game.version,
        options,
        chairs,
        ...(change.pace && { pace: change.pace }),
        ...(change.timeout && { timeout: change.timeout }),
        ...(change.coach && { coach: coached(change.coach).coach as never }),
        code: open ? (row.code ?? newCode()) : (undefined as never),
      },
      ...gone.map((each) => house.store.places.remove(each, row.id, 'sit')),
      ...peopleOf(chairs).map((each) => house.store.places.add(each, row.id, 'sit')),
    );
  });
  return table;
}

/** Whoever sits down has agreed to the coach there was: it may go, but no other comes. */
function checkCoach({ coach: agreed, chairs }: TableRow, coach: Coach | undefined, host: Person): void {
  if (coach === undefined || coach === 'off' || coach === agreed) return;
  if (peopleOf(chairs).some((each) => each !== host.id))
    throw refuse('bad-setup', { detail: 'somebody sits here who agreed to another coach' });
}

/** The same again. The first to ask makes the table; whoever played before finds a seat kept. Full at once if all others are bots. */
export async function rematch(house: House, person: Visitor, id: string, sealed?: Sealed): Promise<LiveTable> {
  const name = named(person);
  const old = await house.tables.visible(id, person.origin);
  const next = await old.do(async () => {
    const { row } = old;
    if (row.phase !== 'over') throw refuse(row.phase === 'playing' ? 'still-running' : 'wrong-phase', { phase: row.phase } as never);
    if (seatsOf(row, person.id).length === 0) throw refuse('not-your-seat');
    if (row.rematch) return row.rematch;
    await mayOpen(house, person);
    const reserved = await reservedBy(house, sealed);
    const fresh: TableRow = {
      id: reserved ?? newId(),
      game: row.game,
      version: offered(house.games, row.game, true).game.version,
      options: row.options,
      chairs: passedOn(row.chairs)
        .map((chair): Chair => keptFor(chair, person))
        .map((chair) => (reserved && chair.by === 'person' && chair.person === person.id ? { ...chair, anchor: sealed!.anchor } : chair)),
      host: person.id,
      pace: row.pace,
      timeout: row.timeout,
      takeover: row.takeover,
      listed: row.listed,
      chat: row.chat,
      ...coached(row.coach),
      phase: 'setup',
      again: true,
      created: house.settings.now(),
      ...(row.chairs.some((chair) => chair.person !== undefined && chair.person !== person.id) && { code: newCode() }),
    };
    const watching = peopleOf(row.chairs).map((each) => house.store.places.add(each, fresh.id, 'watch'));
    await old.change({ rematch: fresh.id }, ...house.store.tables.make(fresh), ...watching);
    for (const each of peopleOf(row.chairs)) if (each !== person.id) house.notifications.invited(fresh, each, name, 'rematch');
    return fresh.id;
  });
  const table = await house.tables.seated(next, person.origin);
  await table.do(async () => {
    const { row } = table;
    if (row.phase !== 'setup') return;
    if (seatsOf(row, person.id).length === 0) await takeSeat(house, table, person, { coach: row.coach });
    // Whose page can bring its half has seen the seal of another table, if somebody was faster: it commits here, and then it begins.
    if (openSeats(table.row).length === 0 && (!sealed || isCommitted(table.row))) await table.begin();
  });
  return table;
}

/** Whoever played may let anybody who has its link see a finished game again, or nobody any more. */
export async function show(house: House, person: Visitor, id: string, { on }: BodyOf<'show'>): Promise<LiveTable> {
  const table = await house.tables.visible(id, person.origin);
  await table.do(async () => {
    const { row } = table;
    if (seatsOf(row, person.id).length === 0) throw refuse('not-your-seat');
    if (row.phase !== 'over') throw refuse(row.phase === 'playing' ? 'still-running' : 'wrong-phase', { phase: row.phase } as never);
    if ((row.shown ?? false) !== on) await table.change({ shown: on });
  });
  return table;
}

/** A table that goes on from somewhere: private, without a clock, and under way from the beginning. */
export const underWay = (
  given: Pick<TableRow, 'game' | 'version' | 'options' | 'chairs' | 'host' | 'created' | 'from' | 'begunWith' | 'imported' | 'coach'>,
  id = newId(),
): TableRow => ({
  id,
  pace: { kind: 'untimed' },
  timeout: 'bot',
  takeover: true,
  listed: false,
  chat: false,
  phase: 'playing',
  started: given.created,
  ...given,
  chairs: meeting(id, given.chairs),
});

/** The record that a match goes on from, with luck of its own: what was played before is inherited. */
export async function withLuck(
  { fair }: Pick<House, 'fair'>,
  { id, chairs }: TableRow,
  record: Omit<MatchRecord, 'entries'>,
  { game }: LoadedGame,
  inherited: NonNullable<FairLuck['inherited']>,
): Promise<Omit<MatchRecord, 'entries'>> {
  if (!fair) return record;
  const anchors = chairs.map(({ anchor }) => anchor ?? null);
  return { ...record, luck: { ...fairLuck(game, await fair.secretOf(id), anchors), inherited } };
}

/** Bots that are nobody yet become persons, drawn by the table. */
export const meeting = (id: string, chairs: readonly Chair[]): readonly Chair[] => introduced(chairs, drawnBy(id));

/** The chair that a plan means. */
export function chairFor(plan: SeatPlan, me: Person): Chair {
  switch (plan.by) {
    case 'me':
      return chairOf(me);
    case 'hot':
      return { by: 'hot', name: plan.name, person: me.id };
    case 'bot':
      return { by: 'bot', name: plan.level, level: personNamed(plan.level).level };
    case 'friend':
      return { by: 'open', name: '' };
  }
}

/** The plan that a chair came from, as far as checking needs it. */
const planOf = (chair: Chair): SeatPlan =>
  chair.by === 'bot' ? { by: 'bot', level: chair.name } : chair.by === 'hot' ? { by: 'hot', name: chair.name } : { by: 'friend' };

/** New plans for the seats; friends who sit already stay where the plan still says `friend`, or move to the first such seat. */
function reseated(row: TableRow, plans: readonly SeatPlan[], host: Person): Chair[] {
  const waiting = (plan: SeatPlan, seat: Seat): Chair | undefined =>
    plan.by === 'friend' && row.chairs[seat]?.by === 'open' ? row.chairs[seat] : undefined;
  const chairs = plans.map((plan, seat) => waiting(plan, seat) ?? chairFor(plan, host));
  const friends = row.chairs.map((chair) => (chair.person !== undefined && chair.person !== host.id ? chair : undefined));
  const moving: Chair[] = [];
  for (const [seat, friend] of friends.entries())
    if (friend) {
      if (chairs[seat]?.by === 'open') chairs[seat] = friend;
      else moving.push(friend);
    }
  for (const friend of moving) {
    const free = chairs.findIndex(({ by }) => by === 'open');
    if (free >= 0) chairs[free] = friend;
  }
  return chairs;
}

/** For a rematch: everybody sits one chair on, so that whoever was second begins where the first chair does; the order stays. */
const passedOn = (chairs: readonly Chair[]): readonly Chair[] => [...chairs.slice(1), ...chairs.slice(0, 1)];

/** For a rematch: I sit again, bots too; for others the chair is kept open. */
function keptFor(chair: Chair, me: Person): Chair {
  if (chair.by === 'bot') return { by: 'bot', name: chair.name, level: chair.level! };
  if (chair.person === me.id) return chair.by === 'hot' ? { by: 'hot', name: chair.name, person: me.id } : chairOf(me);
  return chair.person === undefined ? { by: 'open', name: '' } : { by: 'open', name: chair.name, keptFor: chair.person };
}
