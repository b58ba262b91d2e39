/**
 * A roll that somebody's browser cannot prove. Where it can be proven the browser gets the proof, and nothing stands still. Otherwise the table
 * does, for everybody, and goes on only if everybody agrees; one word against the other costs whoever raised it, and nobody else.
 */
import {
  commitmentsOf,
  houseSide,
  type LiveEntry,
  LiveProof,
  type LiveStart,
  type LuckClaim,
  sealOf,
  signsOf,
  verify,
} from '@astragal/fair';
import type { Notice, NoticeOf, RequestOf } from '@astragal/wire';
import { afterEach, expect, it } from 'vitest';
import { FAIR, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';
import { Checker, playOut, recordOf, settle, sitDown } from './fair-checker.ts';

let server: Opened;
afterEach(() => server.stop());

const T0 = 1_700_000_000_000;
const PATIENCE = 120_000;
const misfit = { kind: 'roll', at: 3, roll: { name: 'die #2', n: 6, shown: 5, computed: 1 } } as const;
type Brought = RequestOf<'doubt'>['claim'];

const infoOf = (guest: Guest) => (guest.heard.findLast(({ type }) => type === 'table') as NoticeOf<'table'>).table;
const agree = (guest: Guest, id: string) => guest.ask({ type: 'agree', table: id });
const doubt = (guest: Guest, id: string, seat: number, claim: LuckClaim, at = 3): Promise<Notice> =>
  guest.ask({ type: 'doubt', table: id, seat, misfit: { ...misfit, at }, claim: claim as unknown as Brought });

/** The newest entry as a guest heard it, and where a proof stood before. */
function heardLast(guest: Guest, id: string): LuckClaim & { readonly told: LiveEntry } {
  const news = guest.heard.flatMap((notice) => (notice.type === 'position' && notice.table === id && notice.fair ? [notice.fair] : []));
  const start = news.find((each) => each.start)!.start as LiveStart;
  const proof = new LiveProof(start);
  const entries = news.flatMap(({ entry }) => (entry && entry.at > start.at ? [entry as LiveEntry] : []));
  const told = entries.at(-1)!;
  for (const entry of entries) if (entry.at < told.at) proof.take(entry);
  const { at, transcript } = proof.state;
  return { seal: sealOf(start.luck), at, transcript, told };
}

/** What somebody claims who says that they were told another side. */
function lie(guest: Guest, id: string): LuckClaim {
  const { told, ...stood } = heardLast(guest, id);
  return { ...stood, told: { ...told, rolls: told.rolls!.map(([name, n, value]) => [name, n, (value + 1) % n] as const) } };
}

/** The link that the house will show after this one. */
function nextLink(secret: Uint8Array, open: string): string {
  const chain = houseSide(secret).openChain(0);
  for (let i = 1; ; i++) if (signsOf(chain.link(i)) === open) return signsOf(chain.link(i + 1));
}

/** Ada and Bo with a minute each; Ada has rolled once, and is asked again or Bo is. */
async function timed(now: () => number) {
  server = await open({ now }, FAIR);
  const { id, ada, bo } = await sitDown(server.address, undefined, { kind: 'live', bank: 60, increment: 0 });
  await ada.answer(id, 'roll');
  await settle(ada, bo);
  return { id, ada, bo };
}

it('whoever doubts what everybody was told gets the proof, and nothing stands still; the fourth time nobody listens', async () => {
  server = await open({}, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.answer(id, 'roll');
  await settle(ada, bo);
  const tables = ada.guest.heard.filter(({ type }) => type === 'table').length;
  const claim = heardLast(bo.guest, id);
  for (let i = 0; i < 3; i++) {
    const reply = (await doubt(bo.guest, id, 1, claim)) as NoticeOf<'fits'>;
    expect(reply).toMatchObject({ type: 'fits', fair: { start: { at: claim.at, transcript: claim.transcript }, entry: claim.told } });
    const proof = new LiveProof(reply.fair.start as LiveStart);
    proof.take(reply.fair.entry as LiveEntry);
    expect(proof.state).toMatchObject({ at: claim.told.at, fault: undefined });
  }
  for (const each of [claim, lie(bo.guest, id)])
    expect(await doubt(bo.guest, id, 1, each)).toMatchObject({ problem: { code: 'doubt-refused', reason: 'spent' } });
  await settle(ada);
  expect(ada.guest.heard.filter(({ type }) => type === 'table')).toHaveLength(tables);
  expect(infoOf(ada.guest)).not.toHaveProperty('doubts');
  await playOut(id, ada, bo);
});

it('told otherwise: stands still for everybody, also after a restart, until the last one agrees; the record tells', async () => {
  const dataDir = folder();
  server = await open({ dataDir }, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.answer(id, 'roll');
  await settle(ada, bo);
  expect(await doubt(bo.guest, id, 1, lie(bo.guest, id))).toMatchObject({ type: 'done' });
  await settle(ada, bo);
  for (const { guest } of [ada, bo]) {
    const told = { entry: 3, kind: 'roll', by: 1, claimed: true, raised: expect.any(Number), agreed: [] };
    expect(infoOf(guest)).toMatchObject({ phase: 'frozen', reason: 'doubt', doubts: [told] });
    expect(guest.position(id, ada.guest === guest ? 0 : 1).asks).toEqual([]);
  }
  expect(await ada.answer(id, 'roll')).toMatchObject({ problem: { code: 'frozen', reason: 'doubt' } });
  expect(await agree(ada.guest, id)).toMatchObject({ type: 'done' });
  expect(await doubt(ada.guest, id, 0, lie(ada.guest, id))).toMatchObject({ type: 'done' });
  expect(infoOf(ada.guest)).toMatchObject({ phase: 'frozen', doubts: [{ by: 1, agreed: [0] }] });
  await server.stop();

  server = await open({ dataDir }, FAIR);
  const [adaAgain, boAgain] = await Promise.all(
    [ada, bo].map(async (each) => {
      const guest = new Guest(server.address);
      guest.cookie = each.guest.cookie;
      await guest.connect();
      await guest.follow(id);
      return Object.assign(new Checker(guest, each.seat), { chain: each.chain });
    }),
  );
  expect(infoOf(boAgain!.guest)).toMatchObject({ phase: 'frozen', reason: 'doubt', doubts: [{ agreed: [0] }] });
  expect(await agree(boAgain!.guest, id)).toMatchObject({ type: 'done' });
  expect(infoOf(boAgain!.guest)).toMatchObject({ phase: 'playing', doubts: [{ agreed: [0, 1], settled: expect.any(Number) }] });
  await playOut(id, adaAgain!, boAgain!);
  const record = await recordOf(adaAgain!.guest, id);
  expect(record).toMatchObject({ doubts: [{ entry: 3, kind: 'roll', by: 1, claimed: true, agreed: [0, 1] }] });
  expect(verify(record).verdict).toBe('proven');
});

it('whoever leaves need not agree, and whoever only looks has no say', async () => {
  server = await open({}, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.answer(id, 'roll');
  await ada.guest.call('change', { table: id, body: { public: true } });
  const eve = await Guest.named(server.address, 'Eve');
  await eve.follow(id);
  expect(await doubt(eve, id, 0, lie(ada.guest, id))).toMatchObject({ problem: { code: 'not-your-seat' } });
  await doubt(ada.guest, id, 0, lie(ada.guest, id));
  expect(await agree(eve, id)).toMatchObject({ problem: { code: 'not-your-seat' } });
  await agree(ada.guest, id);
  await settle(ada);
  expect(infoOf(ada.guest).phase).toBe('frozen');
  await bo.guest.call('leave', { table: id });
  await settle(ada);
  expect(infoOf(ada.guest)).toMatchObject({ phase: 'playing', seats: [{}, { gone: 'left' }] });
});

it('one word against the other: the clock of whoever raised it runs, whoever was asked, and stops when they agree', async () => {
  let now = T0;
  const { id, ada, bo } = await timed(() => now);
  now += 10_000;
  await settle(ada);
  const before = { ...ada.guest.position(id, 0), clocks: undefined };
  await doubt(bo.guest, id, 1, lie(bo.guest, id));
  await settle(ada, bo);
  expect(ada.guest.position(id, 0).clocks).toMatchObject({ running: [1] });
  const held = ada.guest.position(id, 0).clocks!.left;
  now += 20_000;
  await agree(bo.guest, id);
  now += 500_000;
  await agree(ada.guest, id);
  expect(infoOf(ada.guest).phase).toBe('playing');
  expect(ada.guest.position(id, 0).clocks).toEqual({ left: [held[0], held[1]! - 20_000], running: before.waits });
});

it('whoever never agrees runs out of time, alone', async () => {
  let now = T0;
  const { id, ada, bo } = await timed(() => now);
  await doubt(bo.guest, id, 1, lie(bo.guest, id));
  const out = ada.guest.next((notice) => notice.type === 'table' && notice.table.phase === 'playing');
  now += 61_000;
  expect(await out).toMatchObject({ table: { seats: [{ here: true }, { gone: 'timeout' }], doubts: [{ by: 1, agreed: [] }] } });
  await settle(ada);
  expect(ada.guest.position(id, 0).clocks!.left[0]).toBe(60_000);
});

it('after a while the others go on without whoever raised it', async () => {
  let now = T0;
  server = await open({ now: () => now }, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.answer(id, 'roll');
  await settle(ada, bo);
  await doubt(bo.guest, id, 1, lie(bo.guest, id));
  await agree(ada.guest, id);
  now += PATIENCE - 1;
  expect(await ada.answer(id, 'roll')).toMatchObject({ problem: { code: 'frozen' } });
  now += 1;
  await ada.answer(id, 'roll');
  await settle(ada);
  expect(infoOf(ada.guest)).toMatchObject({ phase: 'playing', doubts: [{ by: 1, agreed: [0], settled: now }] });
});

it('what only the house can have shown is confirmed: nobody pays, and nobody goes on without the others', async () => {
  let now = T0;
  const { id, ada, bo } = await timed(() => now);
  await settle(ada, bo);
  const { told, ...stood } = heardLast(bo.guest, id);
  const secret = await server.house.fair!.secretOf(id);
  expect(sealOf(commitmentsOf(secret))).toBe(stood.seal);
  const next = nextLink(secret, told.open!);
  const before = bo.guest.position(id, 1).clocks!;
  await doubt(bo.guest, id, 1, { ...stood, at: told.at + 8, told: { ...told, at: told.at + 8, open: next } });
  await settle(ada, bo);
  expect(infoOf(ada.guest)).toMatchObject({ phase: 'frozen', doubts: [{ by: 1, agreed: [] }] });
  expect(infoOf(ada.guest).doubts![0]).not.toHaveProperty('claimed');
  now += 10 * PATIENCE;
  await agree(ada.guest, id);
  await settle(ada, bo);
  expect(infoOf(ada.guest).phase).toBe('frozen');
  await agree(bo.guest, id);
  expect(bo.guest.position(id, 1).clocks).toEqual(before);
});

it('an attacker who doubts without end stops the table twice, and costs the other not a second', async () => {
  let now = T0;
  const { id, ada, bo } = await timed(() => now);
  const replies: string[] = [];
  let stood = 0;
  for (let i = 0; i < 40; i++) {
    const truth = heardLast(bo.guest, id);
    const claims: readonly LuckClaim[] = [
      lie(bo.guest, id),
      truth,
      { ...truth, transcript: truth.seal },
      { ...truth, at: truth.at + 50 },
      { ...truth, sent: { seat: 1, link: truth.transcript } },
    ];
    const reply = await doubt(bo.guest, id, 1, claims[i % claims.length]!, 1 + (i % 7));
    replies.push(reply.type === 'refused' ? (reply.problem as { code: string }).code : reply.type);
    await settle(ada);
    if (infoOf(ada.guest).phase !== 'frozen') continue;
    stood++;
    now += 5000;
    await agree(bo.guest, id);
    await agree(ada.guest, id);
    expect(infoOf(ada.guest).phase).toBe('playing');
  }
  expect(stood).toBe(2);
  expect(replies.slice(8).every((reply) => reply === 'doubt-refused')).toBe(true);
  expect(ada.guest.position(id, 0).clocks!.left).toEqual([60_000, 50_000]);
  expect(infoOf(ada.guest).doubts).toHaveLength(2);
});

it('where luck is not fair there is nothing to doubt', async () => {
  server = await open({}, { luck: () => 1 });
  const ada = await Guest.named(server.address, 'Ada');
  const { table } = await ada.call('playNow', { body: { game: 'pig', level: 'random' } });
  await ada.follow(table.id);
  const claim = { seal: 'A'.repeat(43), at: 0, transcript: 'A'.repeat(43) };
  expect(await doubt(ada, table.id, 0, claim)).toMatchObject({ problem: { code: 'wrong-phase' } });
});
