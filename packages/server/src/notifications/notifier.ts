/**
 * Calling people who are away: one call for each table, none when they do not want any. A call is noted in the store by the server that
 * knows of it and made by the one that looks after the table; what stands on a screen is taken back wherever its person comes to look.
 */
import type { Seat } from '@astragal/kernel';
import type { CallKind } from '@astragal/wire';
import type { CallRow, TableRow } from '../store/rows.ts';
import type { TableFacts } from '../table/services.ts';
import { type CallServices, type Devices, quietFor } from './devices.ts';
import { callHook } from './hooks.ts';
import { titleOf } from './words.ts';

/** Whoever makes a call has so long for it; then another tries. */
const TRYING_MS = 30_000;
/** Calls that are made beside one another. */
const AT_ONCE = 100;
/** A table calls somebody once in so long; the next call tells what is true by then. */
const APART_MS = 5000;

export class Notifier {
  readonly #house: CallServices;
  readonly #devices: Devices;
  /** What is being called at this moment. */
  readonly #making = new Map<string, Promise<void>>();
  /** When each table has called somebody. */
  readonly #made = new Map<string, number>();
  /** What is being dealt with. */
  readonly #doing = new Set<Promise<void>>();

  constructor(house: CallServices, devices: Devices) {
    this.#house = house;
    this.#devices = devices;
  }

  // What happened

  /** Seats that have just been asked something: whoever is not at the table is called. */
  turn(table: TableFacts, seats: readonly Seat[]): void {
    const { row } = table;
    for (const seat of seats) {
      const { person, gone } = row.chairs[seat]!;
      if (person === undefined || gone) continue;
      if (!table.isHere(person)) this.#note(person, 'turn', row, othersIn(row, person));
      if (row.pace.kind === 'slow' && this.#house.settings.webhookHosts.length > 0) this.#note(person, 'turn', row, '', 'hook');
    }
  }

  over(table: TableFacts): void {
    const { row } = table;
    const winner = row.result?.winners[0];
    const name = winner === undefined ? '' : (row.chairs[winner]?.name ?? '');
    for (const person of new Set(row.chairs.flatMap((chair) => (chair.person && !chair.gone ? [chair.person] : []))))
      if (!table.isHere(person)) this.#note(person, 'over', row, name);
  }

  invited(row: TableRow, person: string, by: string, kind: 'invited' | 'rematch'): void {
    this.#note(person, kind, row, by);
  }

  /** Somebody looks at the table: what stands on their other screens is taken back. */
  seen(person: string, table: string): void {
    void this.#soon(table, async () => {
      const call = await this.#house.store.outbox.at(person, table, 'push');
      if (call && (await this.#house.store.outbox.drop(call)) && call.isStanding) await this.#withdraw(call);
    });
  }

  /** What is too much for now is taken back later, unless the table calls again before. */
  async #withdraw({ person, table, way }: CallRow): Promise<void> {
    const { store, settings } = this.#house;
    const wait = await this.#devices.room(person);
    if (wait === 0) await this.#devices.send(person, { withdraw: table }, table);
    else await store.outbox.putUnlessAny({ person, table, way, kind: 'seen', name: '', at: settings.now() + wait, isStanding: false });
  }

  #note(person: string, kind: CallKind, { id: table }: TableRow, name: string, way: CallRow['way'] = 'push'): void {
    void this.#soon(table, async () => {
      const { store, settings, cluster } = this.#house;
      const at = settings.now();
      if (!(way === 'push' ? await this.#isWanted(person, kind, table) : (await store.people.byId(person))?.webhook)) return;
      const call: CallRow = { person, table, way, kind, name, at, isStanding: false };
      await store.outbox.put(call);
      if (cluster.doesFor(table)) await this.#make(call);
      else cluster.tellHouse({ calls: table });
    });
  }

  async #isWanted(person: string, kind: CallKind, table: string): Promise<boolean> {
    const { hasAny, wishes } = await this.#devices.known(person);
    if (!hasAny || !wishes.for[kind] || wishes.muted.includes(table)) return false;
    return kind === 'turn' || quietFor(wishes.quiet, this.#house.settings.now()) === 0;
  }

  /** One call that fails keeps nobody from anything. */
  #soon(table: string, work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch((error) => {
        this.#house.log.warn({ table, why: error instanceof Error ? error.message : String(error) }, 'a call failed');
      })
      .finally(() => this.#doing.delete(done));
    this.#doing.add(done);
    return done;
  }

  /** Resolves when all that has happened so far has been dealt with. */
  async settled(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  // Calls

  /** Makes those calls that are due at the tables we look after, beside one another: one that hangs holds up no other. */
  async sweep(): Promise<void> {
    const { store, settings, cluster } = this.#house;
    const now = settings.now();
    for (const [key, at] of this.#made) if (at + APART_MS <= now) this.#made.delete(key);
    const due = (await store.outbox.due(now, AT_ONCE)).filter(({ table }) => cluster.doesFor(table));
    await Promise.all(due.map((call) => this.#soon(call.table, () => this.#make(call))));
  }

  /** One after the other for a person and table: however long one waits for its turn to leave the house, it is made once. */
  async #make(call: CallRow): Promise<void> {
    const key = keyOf(call);
    while (this.#making.has(key)) await this.#making.get(key);
    const made = this.#try(call).finally(() => this.#making.delete(key));
    this.#making.set(
      key,
      made.catch(() => {}),
    );
    await made;
  }

  async #try(call: CallRow): Promise<void> {
    const { store, settings } = this.#house;
    const until = settings.now() + TRYING_MS;
    if (!(await store.outbox.claim(call, until))) return;
    const mine = { ...call, at: until };
    const { kind, person } = call;
    if (kind === 'seen') return void ((await store.outbox.drop(mine)) && (await this.#withdraw(mine)));
    const row = await store.tables.byId(call.table);
    const seats = row && kind === 'turn' ? await this.#stillAsked(row, person) : [];
    if (!row || (kind === 'turn' && seats.length === 0)) return void (await store.outbox.drop(mine));
    const wait = await this.#wait(mine, seats.length);
    if (wait > 0) return void (await store.outbox.claim(mine, settings.now() + wait));
    this.#made.set(keyOf(mine), settings.now());
    if (call.way === 'push') return this.#push(mine, kind, row);
    await callHook(this.#house, this.#devices, row, seats, person);
    await store.outbox.drop(mine);
  }

  /** How long a call has to wait: for the end of quiet hours, or because there were too many. */
  async #wait(call: CallRow, hooks: number): Promise<number> {
    const now = this.#house.settings.now();
    const isPush = call.way === 'push';
    const quiet = isPush ? quietFor((await this.#devices.known(call.person)).wishes.quiet, now) : 0;
    const apart = (this.#made.get(keyOf(call)) ?? Number.NEGATIVE_INFINITY) + APART_MS - now;
    return Math.max(0, quiet, apart) || this.#devices.room(call.person, isPush ? undefined : hooks);
  }

  async #stillAsked({ id, phase, chairs }: TableRow, person: string): Promise<readonly Seat[]> {
    const waits = phase === 'playing' ? ((await this.#house.store.matches.last(id))?.after.waits ?? []) : [];
    return waits.filter((seat) => chairs[seat]?.person === person && !chairs[seat].gone);
  }

  async #push(call: CallRow, kind: CallKind, row: TableRow): Promise<void> {
    const { store } = this.#house;
    const { person, name } = call;
    const sent = await this.#devices.send(
      person,
      ({ title, body, open, mute }) => ({
        table: row.id,
        title: title[kind](titleOf(row.game)),
        body: body[kind](name),
        open,
        mute,
        link: `/table/${row.id}`,
      }),
      row.id,
    );
    if (sent === 0) await store.outbox.drop(call);
    else if (!(await store.outbox.stand(call)) && !(await store.outbox.at(person, row.id, 'push'))) await this.#withdraw(call); // Seen meanwhile.
  }
}

const keyOf = ({ person, table, way }: CallRow): string => `${person} ${table} ${way}`;

const othersIn = ({ chairs }: TableRow, person: string): string =>
  chairs.find((chair) => chair.person !== undefined && chair.person !== person && !chair.gone)?.name ?? '';
