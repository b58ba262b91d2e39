/**
 * Calling people who are away: one call for each table, none when they do not want any. A call is noted in the store by the server that
 * knows of it and made by the one that looks after the table; what stands on a screen is taken back wherever its person comes to look.
 */
import type { Seat } from '@astragal/kernel';
import type { CallKind } from '@astragal/wire';
import type { CallRow, TableRow } from '../store/rows.ts';
import type { TableFacts } from '../table/services.ts';
import { titleOf } from './call-words.ts';
import { type CallServices, type Devices, quietFor } from './devices.ts';
import { callHook } from './hooks.ts';

/** Whoever makes a call has so long for it; then another tries. */
const TRYING_MS = 30_000;
/** Calls that are made in one go. */
const AT_ONCE = 100;

export class Caller {
  readonly #house: CallServices;
  readonly #devices: Devices;
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
    this.#soon(table, async () => {
      const call = await this.#house.store.outbox.at(person, table, 'push');
      if (call && (await this.#house.store.outbox.drop(call)) && call.isStanding) await this.#withdraw(call);
    });
  }

  #withdraw({ person, table }: CallRow): Promise<number> {
    return this.#devices.send(person, { withdraw: table }, table);
  }

  #note(person: string, kind: CallKind, { id: table }: TableRow, name: string, way: CallRow['way'] = 'push'): void {
    this.#soon(table, async () => {
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
  #soon(table: string, work: () => Promise<void>): void {
    const done = work()
      .catch((error) => {
        this.#house.log.warn({ table, why: error instanceof Error ? error.message : String(error) }, 'a call failed');
      })
      .finally(() => this.#doing.delete(done));
    this.#doing.add(done);
  }

  /** Resolves when all that has happened so far has been dealt with. */
  async settled(): Promise<void> {
    while (this.#doing.size > 0) await Promise.all(this.#doing);
  }

  // Calls

  /** Makes those calls that are due at the tables we look after. */
  async sweep(): Promise<void> {
    const { store, settings, cluster } = this.#house;
    for (const call of await store.outbox.due(settings.now(), AT_ONCE)) if (cluster.doesFor(call.table)) await this.#make(call);
  }

  async #make(call: CallRow): Promise<void> {
    const { store, settings } = this.#house;
    const until = settings.now() + TRYING_MS;
    if (!(await store.outbox.claim(call, until))) return;
    const mine = { ...call, at: until };
    const row = await store.tables.byId(call.table);
    const seats = row && call.kind === 'turn' ? await this.#stillAsked(row, call.person) : [];
    if (!row || (call.kind === 'turn' && seats.length === 0)) await store.outbox.drop(mine);
    else if (call.way === 'push') await this.#push(mine, row);
    else {
      await callHook(this.#house, row, seats, call.person);
      await store.outbox.drop(mine);
    }
  }

  async #stillAsked({ id, phase, chairs }: TableRow, person: string): Promise<readonly Seat[]> {
    const waits = phase === 'playing' ? ((await this.#house.store.matches.last(id))?.after.waits ?? []) : [];
    return waits.filter((seat) => chairs[seat]?.person === person && !chairs[seat].gone);
  }

  /** A call in quiet hours waits for their end. */
  async #push(call: CallRow, row: TableRow): Promise<void> {
    const { store, settings } = this.#house;
    const { person, kind, name } = call;
    const { wishes } = await this.#devices.known(person);
    const wait = quietFor(wishes.quiet, settings.now());
    if (wait > 0) return void (await store.outbox.claim(call, settings.now() + wait));
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

const othersIn = ({ chairs }: TableRow, person: string): string =>
  chairs.find((chair) => chair.person !== undefined && chair.person !== person && !chair.gone)?.name ?? '';
