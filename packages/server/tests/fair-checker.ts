/** Browsers that keep their secrets and check every roll, for tests of fair tables. */
import { randomBytes } from 'node:crypto';
import { LiveProof, type LiveStart, type Own, SeatChain, sealOf } from '@astragal/fair';
import type { MatchRecord } from '@astragal/kernel';
import type { Notice, Pace } from '@astragal/wire';
import { Guest } from './client.ts';

export const random = (): Uint8Array => Uint8Array.from(randomBytes(32));

/** A browser that keeps its secrets and checks every roll. */
export class Checker {
  readonly guest: Guest;
  readonly seat: number;
  chain = new SeatChain(random);
  proof: LiveProof | undefined;
  #heard = 0;

  constructor(guest: Guest, seat: number) {
    this.guest = guest;
    this.seat = seat;
  }

  /** Reads what came in since. */
  read(id: string, own: Own = {}): void {
    for (; this.#heard < this.guest.heard.length; this.#heard++) {
      const notice = this.guest.heard[this.#heard] as Notice;
      if (notice.type !== 'position' || notice.table !== id || (notice.seat ?? this.seat) !== this.seat || !notice.fair) continue;
      const { start, entry } = notice.fair;
      if (start && this.proof) this.proof.resume(start as LiveStart);
      else if (start) this.proof = new LiveProof(start as LiveStart, own);
      if (entry) this.proof!.take(entry);
    }
  }

  end(id: string): string | null | undefined {
    const start = this.guest.heard.findLast(
      (notice) => notice.type === 'position' && notice.table === id && (notice.fair?.start ?? notice.fair?.entry?.seat === this.seat),
    ) as Extract<Notice, { type: 'position' }> | undefined;
    const { start: begun, entry } = start?.fair ?? {};
    return entry ? (entry.anchor ?? entry.link) : begun?.ends[this.seat];
  }

  async answer(id: string, choice: string): Promise<Notice> {
    this.read(id);
    const { ask } = this.guest.position(id, this.seat);
    const share = this.chain.share(ask, choice, this.end(id));
    this.proof?.sent(this.seat, share);
    const reply = await this.guest.ask({ type: 'answer', table: id, seat: this.seat, ask, choice, ...share });
    if (reply.type === 'refused') this.proof?.sent(this.seat, undefined);
    this.read(id);
    return reply;
  }
}

export const settle = (...checkers: Checker[]) => Promise.all(checkers.map(({ guest }) => guest.ask({ type: 'ping' })));

/** Two people who have committed before the game began; the second perhaps at another server of the house. */
export async function sitDown(
  address: string,
  elsewhere = address,
  pace?: Pace,
): Promise<{ id: string; ada: Checker; bo: Checker; seal: string }> {
  const ada = new Checker(await Guest.named(address, 'Ada'), 0);
  const bo = new Checker(await Guest.named(elsewhere, 'Bo'), 1);
  const { table, links } = await ada.guest.call('create', {
    body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], ...(pace && { pace }) },
  });
  await bo.guest.call('join', { body: { key: links.sit['1']!.split('#')[1]! } });
  const seal = sealOf(table.seal!);
  for (const each of [ada, bo]) {
    await each.guest.follow(table.id);
    await each.guest.ask({ type: 'commit', table: table.id, anchors: { [each.seat]: each.chain.anchor } });
  }
  await ada.guest.call('start', { table: table.id });
  await settle(ada, bo);
  for (const each of [ada, bo]) each.read(table.id, { seal, anchors: { [each.seat]: each.chain.anchor } });
  return { id: table.id, ada, bo, seal };
}

/** Both play until it is over. */
export async function playOut(id: string, ada: Checker, bo: Checker): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    await settle(ada, bo);
    const { waits } = ada.guest.position(id, 0);
    if (waits.length === 0) return;
    const turn = waits[0] === 0 ? ada : bo;
    await turn.answer(id, i % 3 === 2 ? 'hold' : 'roll');
  }
  throw new Error('it does not end');
}

export const recordOf = async (guest: Guest, id: string) => (await guest.call('record', { table: id })) as unknown as MatchRecord;
