import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signsOf } from '@astragal/fair';
import { hash, lastStep, type MatchRecord } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { openStore, type Store } from '@astragal/server';
import { commitmentOf, daySecret } from '@astragal/today';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, file, folder, run } from './notebook.ts';

const data = join(folder, 'data');
const backupFile = join(folder, 'house.backup');

/** A table with a match of one answer, as a server would keep it. */
async function fill(store: Store): Promise<void> {
  const record = { format: 1, game: 'pig', version: pig.version, seats: 2, options: { goal: '50' }, dealt: [] } as const;
  const after = { waits: [0] };
  const entry = { seat: 0, choice: 'roll', luck: [['die of seat 0', 6, 3]] } as const;
  await store.people.add({ id: 'ada', token: 'token', name: 'Ada', webhook: undefined, seen: 1 });
  await store.tables.create(
    {
      id: 'match-1',
      game: 'pig',
      version: pig.version,
      options: { goal: '50' },
      chairs: [{ by: 'person', name: 'Ada', person: 'ada' }],
      host: 'ada',
      pace: { kind: 'untimed' },
      timeout: 'bot',
      takeover: true,
      listed: false,
      chat: true,
      phase: 'playing',
      created: 1,
    },
    [],
    { head: { record, at: 1, after }, entries: JSON.stringify([entry]) },
  );
}

describe('backup, restore and export', () => {
  beforeAll(async () => {
    mkdirSync(data);
    const store = await openStore({ file: join(data, 'astragal.db') });
    await fill(store);
    await store.close();
  });

  it('exports a match that verifies', async () => {
    const out = join(folder, 'exported.json');
    expect((await run(['export', 'match-1', '--data', data, '--out', out])).code).toBe(0);
    const record = contentOf<MatchRecord>(out);
    expect(record.hash).toBe(hash(lastStep(pig, record).position));
    expect((await run(['replay', out, '--verify'])).code).toBe(0);
    expect((await run(['export', 'match-1', '--data', data])).json()).toEqual(record);
  });

  it('tells how the dice fell in finished games, whether or not a server has counted them, and writes nothing', async () => {
    const told = async () => (await run(['dice', '--data', data, '--json'])).json();
    expect(await told()).toMatchObject({ games: 0, rolls: 0, dice: [] });
    const store = await openStore({ file: join(data, 'astragal.db') });
    const row = (await store.tables.byId('match-1'))!;
    await store.tables.save({ ...row, phase: 'over', ended: 9, result: { scores: [4], winners: [0] } }, 9);
    expect(await told()).toMatchObject({ games: 1, rolls: 1, since: 9, dice: [{ game: 'pig', die: 'die', seen: [0, 0, 0, 1, 0, 0] }] });
    expect(await store.dice.waiting()).toBe(1);
    await store.tables.save({ ...(await store.tables.byId('match-1'))!, phase: 'playing' }, 9);
    await store.close();
    const { out } = await run(['dice', '--data', data]);
    expect(out).toMatch(/^0 rolls in 0 finished games; 0 tests, corrected together \(Holm\)/);
  });

  it('tells what everybody got on a day that is over, from the store or from the secret, and nothing before', async () => {
    const store = await openStore({ file: join(data, 'astragal.db') });
    const key = new Uint8Array(32).fill(5);
    await store.keys.own('days', () => signsOf(key));
    const [over, running, other] = ['2020-02-29', '2999-01-01', '2020-03-01'];
    for (const day of [over, running]) await store.daily.publish({ day, commitment: commitmentOf(daySecret(key, day)), published: 1 });
    await store.daily.publish({ day: other, commitment: commitmentOf(key), published: 1 });
    await store.close();
    const told = (await run(['daily', '--date', over, '--data', data, '--json'])).json() as {
      games: { sitters: string[]; seat: number }[];
      secret: string;
      commitment: string;
    };
    expect(told).toMatchObject({ day: over, commitment: commitmentOf(daySecret(key, over)), secret: signsOf(daySecret(key, over)) });
    expect(told.games.length).toBeGreaterThan(0);
    for (const { sitters, seat } of told.games) expect(sitters[seat]).toBe('me');
    expect((await run(['daily', '--date', over, '--secret', told.secret, '--json'])).json()).toEqual(told);
    expect((await run(['daily', '--date', over, '--secret', told.secret])).out).toContain(`published the day before as ${told.commitment}`);
    expect((await run(['daily', '--date', running, '--data', data])).err).toContain('not over yet');
    expect((await run(['daily', '--date', other, '--data', data])).err).toContain('lost');
    expect((await run(['daily', '--date', '2019-01-01', '--data', data])).err).toContain('published nothing');
    expect((await run(['daily', '--data', data])).code).toBe(2);
    expect((await run(['daily', '--date', over, '--secret', 'short'])).code).toBe(2);
  });

  it('carries everything from one house to another', async () => {
    const { json } = await run(['backup', backupFile, '--data', data, '--json']);
    const elsewhere = join(folder, 'elsewhere');
    const restored = await run(['restore', backupFile, '--data', elsewhere, '--json']);
    expect(restored.json().rows).toBe(json().rows);
    expect((await run(['export', 'match-1', '--data', elsewhere])).json()).toMatchObject({ game: 'pig' });
  });

  it('refuses a damaged backup', async () => {
    const { code, err } = await run(['restore', file('bad', 'no backup'), '--data', join(folder, 'new')]);
    expect(code).toBe(1);
    expect(err).toContain('the backup cannot be read');
  });

  it('says what is missing', async () => {
    expect(await run(['export', 'match-9', '--data', data])).toMatchObject({ code: 1, err: expect.stringContaining("no match 'match-9'") });
    expect(await run(['backup', backupFile, '--data', join(folder, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no data'),
    });
    expect(await run(['restore', join(folder, 'no-file'), '--data', data])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no file'),
    });
  });
});
