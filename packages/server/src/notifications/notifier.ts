/**
 * Notifying people who are away: one notification for each table, none when they do not want any. It is noted in the store by the server that
 * knows of it and sent by the one that looks after the table; what is shown on a screen is taken back wherever its person comes to look.
 */
import type { Language, Seat } from '@astragal/kernel';
import type { NotificationKind } from '@astragal/wire';
import type { Chair, NotificationRow, TableRow } from '../store/rows.ts';
import type { TableFacts } from '../table/services.ts';
import { type Devices, type NotificationServices, quietFor } from './devices.ts';
import { sendHook } from './webhooks.ts';
import { WORDS } from './words.ts';

/** Whoever sends one has so long for it; then another tries. */
const TRYING_MS = 30_000;
/** So many are sent beside one another. */
const AT_ONCE = 100;
/** A table notifies somebody once in so long; the next time tells what is true by then. */
const APART_MS = 5000;

export class Notifier {
  readonly #house: NotificationServices;
  readonly #devices: Devices;
  /** What is being sent at this moment. */
  readonly #sending = new Map<string, Promise<void>>();
  /** When each table has notified somebody. */
  readonly #sent = new Map<string, number>();
  /** What is being dealt with. */
  readonly #doing = new Set<Promise<void>>();

  constructor(house: NotificationServices, devices: Devices) {
    this.#house = house;
    this.#devices = devices;
  }

  // What happened

  /** Seats that have just been asked something: whoever is not at the table is notified. */
  turn(table: TableFacts, seats: readonly Seat[]): void {
    const { row } = table;
    for (const seat of seats) {
      const { person, gone } = row.chairs[seat]!;
      if (person === undefined || gone) continue;
      if (!table.isHere(person)) this.#notify(person, 'turn', row);
      if (row.pace.kind === 'slow' && this.#house.settings.webhookHosts.length > 0) this.#notify(person, 'turn', row, { way: 'hook' });
    }
  }

  over(table: TableFacts): void {
    const { row } = table;
    for (const person of new Set(row.chairs.flatMap((chair) => (chair.person && !chair.gone ? [chair.person] : []))))
      if (!table.isHere(person)) this.#notify(person, 'over', row);
  }

  invited(row: TableRow, person: string, by: string, kind: 'invited' | 'rematch'): void {
    this.#notify(person, kind, row, { name: by });
  }

  /** Somebody looks at the table: what their other screens show is taken back. */
  seen(person: string, table: string): void {
    void this.#soon(table, async () => {
      const note = await this.#house.store.outbox.at(person, table, 'push');
      if (note && (await this.#house.store.outbox.drop(note)) && note.isShown) await this.#withdraw(note);
    });
  }

  /** What is too much for now is taken back later, unless the table notifies again before. */
  async #withdraw({ person, table, way }: NotificationRow): Promise<void> {
    const { store, settings } = this.#house;
    const wait = await this.#devices.room(person);
    if (wait === 0) await this.#devices.send(person, { withdraw: table }, table);
    else await store.outbox.putUnlessAny({ person, table, way, kind: 'seen', name: '', at: settings.now() + wait, isShown: false });
  }

  /** `name`: whose doing it is; whom else it tells of is read off the table when it is sent. */
  #notify(
    person: string,
    kind: NotificationKind,
    { id: table }: TableRow,
    { name = '', way = 'push' }: Partial<Pick<NotificationRow, 'name' | 'way'>> = {},
  ): void {
    void this.#soon(table, async () => {
      const { store, settings, cluster } = this.#house;
      const at = settings.now();
      if (!(way === 'push' ? await this.#isWanted(person, kind, table) : (await store.people.byId(person))?.webhook)) return;
      const note: NotificationRow = { person, table, way, kind, name, at, isShown: false };
      await store.outbox.put(note);
      if (cluster.owns(table)) await this.#send(note);
      else cluster.tellHouse({ notify: table });
    });
  }

  async #isWanted(person: string, kind: NotificationKind, table: string): Promise<boolean> {
    const { hasAny, wishes } = await this.#devices.known(person);
    if (!hasAny || !wishes.for[kind] || wishes.muted.includes(table)) return false;
    return kind === 'turn' || quietFor(wishes.quiet, this.#house.settings.now()) === 0;
  }

  /** One that fails keeps nobody from anything. */
  #soon(table: string, work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch((error) => {
        this.#house.log.warn({ table, why: error instanceof Error ? error.message : String(error) }, 'a notification failed');
      })
      .finally(() => this.#doing.delete(done));
    this.#doing.add(done);
    return done;
  }

  /** Resolves when all that has happened so far has been dealt with. */
  async settled(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  // Sending

  /** Sends what is due at the tables we look after, beside one another: one that hangs holds up no other. */
  async sweep(): Promise<void> {
    const { store, settings, cluster } = this.#house;
    const now = settings.now();
    for (const [key, at] of this.#sent) if (at + APART_MS <= now) this.#sent.delete(key);
    const due = (await store.outbox.due(now, AT_ONCE)).filter(({ table }) => cluster.owns(table));
    await Promise.all(due.map((note) => this.#soon(note.table, () => this.#send(note))));
  }

  /** One after the other for a person and table: however long one waits for its turn to leave the house, it is sent once. */
  async #send(note: NotificationRow): Promise<void> {
    const key = keyOf(note);
    while (this.#sending.has(key)) await this.#sending.get(key);
    const sent = this.#try(note).finally(() => this.#sending.delete(key));
    this.#sending.set(
      key,
      sent.catch(() => {}),
    );
    await sent;
  }

  async #try(note: NotificationRow): Promise<void> {
    const { store, settings } = this.#house;
    const until = settings.now() + TRYING_MS;
    if (!(await store.outbox.claim(note, until))) return;
    const mine = { ...note, at: until };
    const { kind, person } = note;
    if (kind === 'seen') return void ((await store.outbox.drop(mine)) && (await this.#withdraw(mine)));
    const row = await store.tables.byId(note.table);
    const seats = row && kind === 'turn' ? await this.#stillAsked(row, person) : [];
    if (!row || (kind === 'turn' && seats.length === 0)) return void (await store.outbox.drop(mine));
    const wait = await this.#wait(mine, seats.length);
    if (wait > 0) return void (await store.outbox.claim(mine, settings.now() + wait));
    this.#sent.set(keyOf(mine), settings.now());
    if (note.way === 'push') return this.#push(mine, kind, row);
    await sendHook(this.#house, this.#devices, row, seats, person);
    await store.outbox.drop(mine);
  }

  /** How long it has to wait: for the end of quiet hours, or because there were too many. */
  async #wait(note: NotificationRow, hooks: number): Promise<number> {
    const now = this.#house.settings.now();
    const isPush = note.way === 'push';
    const quiet = isPush ? quietFor((await this.#devices.known(note.person)).wishes.quiet, now) : 0;
    const apart = (this.#sent.get(keyOf(note)) ?? Number.NEGATIVE_INFINITY) + APART_MS - now;
    return Math.max(0, quiet, apart) || this.#devices.room(note.person, isPush ? undefined : hooks);
  }

  async #stillAsked({ id, phase, chairs }: TableRow, person: string): Promise<readonly Seat[]> {
    const waits = phase === 'playing' ? ((await this.#house.store.matches.last(id))?.after.waits ?? []) : [];
    return waits.filter((seat) => chairs[seat]?.person === person && !chairs[seat].gone);
  }

  async #push(note: NotificationRow, kind: NotificationKind, row: TableRow): Promise<void> {
    const { store, games } = this.#house;
    const { person } = note;
    const sent = await this.#devices.send(
      person,
      ({ title, body, open, mute }, language) => ({
        table: row.id,
        title: title[kind](games.get(row.game)?.names?.[language] ?? row.game),
        body: body[kind](toldOf(note, kind, row, language)),
        open,
        mute,
        link: `/table/${row.id}`,
      }),
      row.id,
    );
    if (sent === 0) await store.outbox.drop(note);
    else if (!(await store.outbox.shown(note)) && !(await store.outbox.at(person, row.id, 'push'))) await this.#withdraw(note); // Seen meanwhile.
  }
}

const keyOf = ({ person, table, way }: NotificationRow): string => `${person} ${table} ${way}`;

/** Whom a notification tells of: those who wait, those who have won, or whoever invites. */
function toldOf({ person, name }: NotificationRow, kind: NotificationKind, row: TableRow, language: Language): readonly string[] {
  if (kind === 'turn')
    return row.chairs.flatMap((each) => (each.person !== undefined && each.person !== person && !each.gone ? each.name || [] : []));
  if (kind === 'over') return (row.result?.winners ?? []).map((seat) => calledIn(row.chairs[seat]!, language));
  return [name || WORDS[language].somebody];
}

/** A bot's level is not its name, and whoever has deleted everything about themselves has none. */
const calledIn = ({ by, name }: Chair, language: Language): string =>
  by === 'bot' ? WORDS[language].bot : name || WORDS[language].somebody;
