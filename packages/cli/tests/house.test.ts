import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hash, lastStep, type MatchRecord } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { openStore, type Store } from '@astragal/server';
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
