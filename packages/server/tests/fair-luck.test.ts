/** Luck that can be checked, at real tables: two people, bots, lost secrets, restarts, forks. Everybody who looks proves every roll. */
import { readFileSync } from 'node:fs';
import { SeatChain, sealOf, signsOf, verify } from '@astragal/fair';
import { Match } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import { afterEach, describe, expect, it } from 'vitest';
import { FAIR, Guest, type Opened, open } from './client.ts';
import { folder } from './databases.ts';
import { Checker, playOut, random, recordOf, settle, sitDown } from './fair-checker.ts';

let server: Opened;
afterEach(() => server.stop());

describe('a table of two people', () => {
  it('is proven from the deal to the end, live and by its record, and no secret gets out before', async () => {
    server = await open({}, FAIR);
    const { id, ada, bo, seal } = await sitDown(server.address);
    expect(ada.proof!.state).toMatchObject({ seal, since: 0, seats: [true, true], fault: undefined });
    await ada.answer(id, 'roll');
    const told = JSON.stringify([ada.guest.heard, bo.guest.heard, server.lines]);
    await playOut(id, ada, bo);
    await settle(ada, bo);
    for (const each of [ada, bo]) each.read(id);
    const record = await recordOf(ada.guest, id);
    const found = verify(record);
    expect(found).toMatchObject({ verdict: 'proven', seal, by: 'server', deal: { anchors: 2 } });
    expect(found.rolls).toMatchObject({ server: 0, bot: 0, system: 0 });
    expect(found.rolls.seat).toBeGreaterThan(10);
    for (const { proof } of [ada, bo]) {
      expect(proof!.state).toMatchObject({ fault: undefined, transcript: found.transcript, proven: { seat: found.rolls.seat } });
    }
    const { secret } = record.luck as { secret: string };
    expect(told).not.toContain(secret);
    expect(JSON.stringify(server.lines)).not.toContain(secret);
  });

  it('goes on with the same proof after a restart, in the middle of a turn', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    await ada.answer(id, 'roll');
    await server.stop();
    server = await open({ dataDir }, FAIR);
    for (const each of [ada, bo]) {
      const back = new Guest(server.address);
      back.cookie = each.guest.cookie;
      await back.connect();
      Object.assign(each, { guest: back });
      await back.follow(id);
    }
    const [adaAgain, boAgain] = [ada, bo].map((each) =>
      Object.assign(new Checker(each.guest, each.seat), { chain: each.chain, proof: each.proof }),
    );
    await playOut(id, adaAgain!, boAgain!);
    adaAgain!.read(id);
    const found = verify(await recordOf(adaAgain!.guest, id));
    expect(found).toMatchObject({ verdict: 'proven', renewals: [] });
    expect(adaAgain!.proof!.state).toMatchObject({ fault: undefined, transcript: found.transcript });
  });

  it('a browser that has lost its secrets commits anew, and everybody sees it', async () => {
    server = await open({}, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    bo.chain = new SeatChain(random);
    await playOut(id, ada, bo);
    ada.read(id);
    const found = verify(await recordOf(ada.guest, id));
    expect(found.verdict).toBe('proven');
    expect(found.renewals).toEqual([{ entry: expect.any(Number), seat: 1 }]);
    expect(ada.proof!.state.renewals).toMatchObject([{ seat: 1, foreign: false }]);
    expect(found.rolls.seat).toBeGreaterThan(found.rolls.server);
  });

  it('a link that does not fit is refused, and so is one that was shown', async () => {
    server = await open({}, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    const { ask } = ada.guest.position(id, 0);
    const answer = { type: 'answer', table: id, seat: 0, ask, choice: 'roll' };
    expect(await ada.guest.ask({ ...answer, link: signsOf(random()) })).toMatchObject({ problem: { code: 'bad-link' } });
    expect(await ada.guest.ask({ ...answer, link: bo.chain.share(1, 'x', bo.chain.anchor).link! })).toMatchObject({
      problem: { code: 'bad-link' },
    });
    expect(await ada.answer(id, 'roll')).toMatchObject({ type: 'position' });
    const shown = ada.chain.secret.said!.share.link;
    const again = { type: 'answer', table: id, seat: 0, ask: ada.guest.position(id, 0).ask, choice: 'hold', link: shown };
    if (ada.guest.position(id, 0).asks.length > 0) expect(await ada.guest.ask(again)).toMatchObject({ problem: { code: 'bad-link' } });
  });

  it('an answer that arrives twice counts once, with the roll it had', async () => {
    server = await open({}, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    const { ask } = ada.guest.position(id, 0);
    const share = ada.chain.share(ask, 'roll', ada.chain.anchor);
    const answer = { type: 'answer', table: id, seat: 0, ask, choice: 'roll', ...share };
    expect(await ada.guest.ask(answer)).toMatchObject({ type: 'position' });
    expect(await ada.guest.ask(answer)).toMatchObject({ problem: { code: 'stale' } });
    await playOut(id, ada, bo);
    expect(verify(await recordOf(ada.guest, id))).toMatchObject({ verdict: 'proven', renewals: [] });
  });
});

it('whoever agrees to a rematch second has brought their half before the deal, whoever was faster', async () => {
  server = await open({}, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.guest.call('resign', { table: id, body: { seat: 0 } });
  const again = async ({ guest }: Checker) => {
    const { seal } = await guest.call('seal');
    const { table } = await guest.call('rematch', {
      table: id,
      body: { sealed: { token: seal!.token, anchor: new SeatChain(random).anchor } },
    });
    return table;
  };
  const first = await again(ada);
  const second = await again(bo);
  expect([second.id, second.phase]).toEqual([first.id, 'setup']);
  const mine = new SeatChain(random);
  await bo.guest.follow(second.id);
  await bo.guest.ask({ type: 'commit', table: second.id, anchors: { [second.mine[0]!]: mine.anchor } });
  const { start } = bo.guest.position(second.id, second.mine[0]).fair!;
  expect(start!.luck.anchors[second.mine[0]!]).toBe(mine.anchor);
  expect(start!.luck.anchors).not.toContain(null);
  expect(sealOf(start!.luck)).toBe(sealOf(second.seal!));
});

it('a page that knows nothing of seals begins its rematch at once', async () => {
  server = await open({}, FAIR);
  const { id, ada, bo } = await sitDown(server.address);
  await ada.guest.call('resign', { table: id, body: { seat: 0 } });
  await ada.guest.call('rematch', { table: id, body: {} });
  expect((await bo.guest.call('rematch', { table: id, body: {} })).table.phase).toBe('playing');
});

describe('a game against bots', () => {
  it('that begins at once is proven from the deal on, by the seal that was offered before', async () => {
    server = await open({}, FAIR);
    const ada = new Checker(await Guest.named(server.address, 'Ada'), 0);
    const { seal } = await ada.guest.call('seal');
    const sealed = { token: seal!.token, anchor: ada.chain.anchor };
    const { table } = await ada.guest.call('playNow', { body: { game: 'pig', level: 'random', sealed } });
    await ada.guest.follow(table.id);
    ada.read(table.id, { seal: sealOf(seal!) });
    for (let i = 0; i < 2000; i++) {
      const { waits } = await ada.guest.turn(table.id, 0);
      if (waits.length === 0) break;
      await ada.answer(table.id, i % 2 ? 'hold' : 'roll');
    }
    ada.read(table.id);
    const found = verify(await recordOf(ada.guest, table.id));
    expect(found).toMatchObject({ verdict: 'proven', seal: sealOf(seal!), deal: { anchors: 1 } });
    expect(found.rolls).toMatchObject({ server: 0 });
    expect(found.rolls.bot).toBeGreaterThan(0);
    expect(ada.proof!.state).toMatchObject({ fault: undefined, transcript: found.transcript });
    const offer = (await ada.guest.call('seal')).seal!;
    const next = new SeatChain(random);
    const again = await ada.guest.call('rematch', { table: table.id, body: { sealed: { token: offer.token, anchor: next.anchor } } });
    await ada.guest.follow(again.table.id);
    const [mine] = again.table.mine;
    const start = ada.guest.position(again.table.id, mine).fair!.start!;
    expect([sealOf(start.luck), start.luck.anchors[mine!]]).toEqual([sealOf(offer), next.anchor]);
    // An offer is used once.
    const { table: second } = await ada.guest
      .call('playNow', { body: { game: 'pig', level: 'random', sealed } })
      .catch(() => ({ table: { id: '' } }));
    expect(second.id).not.toBe(table.id);
  });

  it('by somebody who knows nothing of this goes on as ever, and says that the server stood for both', async () => {
    server = await open({}, FAIR);
    const ada = await Guest.named(server.address, 'Ada');
    const { table } = await ada.call('playNow', { body: { game: 'pig', level: 'random' } });
    await ada.follow(table.id);
    for (let i = 0; i < 2000; i++) {
      const { waits } = await ada.turn(table.id, 0);
      if (waits.length === 0) break;
      await ada.answer(table.id, 0, i % 2 ? 'hold' : 'roll');
    }
    const found = verify(await recordOf(ada, table.id));
    expect(found).toMatchObject({ verdict: 'proven', deal: { anchors: 0 } });
    expect(found.rolls).toMatchObject({ seat: 0 });
    expect(found.rolls.server).toBeGreaterThan(0);
  });
});

it("the server's own hashes find in the published vectors what everybody's do", async () => {
  server = await open({}, FAIR);
  const { records } = JSON.parse(readFileSync(new URL('../../fair/vectors.json', import.meta.url), 'utf8')) as {
    records: { record: unknown; verdict: string; transcript: string | null }[];
  };
  for (const { record, verdict, transcript } of records) {
    const found = verify(record);
    expect([found.verdict, found.fault ? null : found.transcript]).toEqual([verdict, transcript]);
  }
});

describe('what came from elsewhere', () => {
  it('a fork has secrets of its own, and says what it has inherited', async () => {
    server = await open({}, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    await playOut(id, ada, bo);
    const whole = await recordOf(ada.guest, id);
    const { table } = await ada.guest.call('fork', { table: id, body: { step: 3, seat: 0, level: 'random' } });
    const mine = new Checker(ada.guest, 0);
    await ada.guest.follow(table.id);
    mine.read(table.id);
    for (let i = 0; i < 2000; i++) {
      const { waits } = await ada.guest.turn(table.id, 0);
      if (waits.length === 0) break;
      await mine.answer(table.id, i % 2 ? 'hold' : 'roll');
    }
    mine.read(table.id);
    const forked = await recordOf(ada.guest, table.id);
    const found = verify(forked);
    expect(found.verdict).toBe('proven');
    expect(found.rolls.inherited).toBeGreaterThan(0);
    expect(found.rolls.seat).toBeGreaterThan(0);
    expect(found.renewals).toHaveLength(1);
    expect((forked.luck as { secret: string }).secret).not.toBe((whole.luck as { secret: string }).secret);
    expect(mine.proof!.state.fault).toBeUndefined();
    const [first, ...rest] = forked.entries;
    expect(verify({ ...forked, entries: [{ ...first!, seat: 1 - first!.seat }, ...rest] })).toMatchObject({ fault: { kind: 'inherited' } });
  });

  it('a game that is brought goes on with secrets of its own; what was played before is inherited', async () => {
    server = await open({}, FAIR);
    const ada = new Checker(await Guest.named(server.address, 'Ada'), 0);
    const before = Match.begin(pig, 2, { goal: '50' }, () => 3);
    for (let i = 0; i < 4; i++) before.answer(before.waits[0]!, before.ask(before.waits[0]!), i % 2 ? 'hold' : 'roll');
    const body = { record: structuredClone(before.record), seats: [{ by: 'me' }, { by: 'bot', level: 'random' }] };
    const { table } = await ada.guest.call('importGame', { body: body as never });
    await ada.guest.follow(table.id);
    for (let i = 0; i < 2000; i++) {
      const { waits } = await ada.guest.turn(table.id, 0);
      if (waits.length === 0) break;
      await ada.answer(table.id, i % 2 ? 'hold' : 'roll');
    }
    ada.read(table.id);
    const found = verify(await recordOf(ada.guest, table.id));
    expect(found).toMatchObject({ verdict: 'proven', rolls: { inherited: 2 } });
    expect(found.rolls.seat).toBeGreaterThan(0);
    expect(ada.proof!.state).toMatchObject({ fault: undefined, transcript: found.transcript });
  });

  it('a house that has lost its key goes on with the system’s luck, and no record pretends otherwise', async () => {
    const dataDir = folder();
    server = await open({ dataDir }, FAIR);
    const { id, ada, bo } = await sitDown(server.address);
    await ada.answer(id, 'roll');
    await server.house.store.driver.write(["DELETE FROM keys WHERE hash = 'house fair'"]);
    await server.stop();
    server = await open({ dataDir }, FAIR);
    const [adaAgain, boAgain] = await Promise.all(
      [ada, bo].map(async ({ guest: { cookie }, seat }) => {
        const guest = new Guest(server.address);
        guest.cookie = cookie;
        await guest.connect();
        await guest.follow(id);
        return new Checker(guest, seat);
      }),
    );
    expect(adaAgain!.guest.position(id, 0).fair).toBeUndefined();
    await playOut(id, adaAgain!, boAgain!);
    const record = await recordOf(adaAgain!.guest, id);
    expect(verify(record).verdict).toBe('sealed');
    expect(record.entries.filter(({ fair }) => fair)).toHaveLength(1);
    // Tables that are made from now on are fair again, with the new key.
    const { table } = await adaAgain!.guest.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    expect(table.seal).toBeDefined();
  });

  it('where a test dictates luck it is the system kind, and nothing is said of a proof', async () => {
    server = await open({}, { luck: () => 1 });
    const ada = await Guest.named(server.address, 'Ada');
    expect(await ada.call('seal')).toEqual({});
    const { table } = await ada.call('playNow', { body: { game: 'pig', level: 'random' } });
    await ada.follow(table.id);
    expect(ada.position(table.id, 0).fair).toBeUndefined();
  });
});
