/** That what looks for secrets in the log of a whole test run finds them, and knows all of them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Guest, open } from './client.ts';
import { folder } from './databases.ts';
import { leakedIn, leaksIn } from './whole-log.ts';

it('finds a secret wherever it stands, and nothing else', () => {
  const secrets = ['secret-of-ada', 'secret-of-bo', 'apple river stone'];
  expect([...leakedIn('{"why":"secret-of-ada"}\n{"why":"secret-of-b"}', secrets)]).toEqual(['secret-of-ada']);
  expect([...leakedIn('secret-secret-of-bo apple river stone', secrets)].toSorted()).toEqual(['apple river stone', 'secret-of-bo']);
  expect([...leakedIn('', secrets)]).toEqual([]);
});

it('compares what all threads and processes of a run have kept', () => {
  const place = folder();
  writeFileSync(join(place, '1-0.secrets'), '"secret-of-ada"\n');
  writeFileSync(join(place, '1-0.log'), '{"msg":"well"}\n');
  expect(leaksIn(place)).toEqual([]);
  writeFileSync(join(place, '2-3.log'), '{"msg":"well"}\n{"why":"no /join#secret-of-ada here"}\n');
  expect(leaksIn(place)).toEqual(['{"why":"no /join#secret-of-ada here"}']);
});

it('is told every secret of a guest, and hears every server', async () => {
  const place = process.env.ASTRAGAL_WHOLE_LOG!;
  const server = await open();
  const ada = await Guest.named(server.address, 'Ada');
  const { table, links } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
  const { words } = await ada.call('makePhrase');
  const { link: move } = await ada.call('makeMove');
  const { link: share } = await ada.call('share', { body: { on: true } });
  const device = { endpoint: 'https://push.example/of-ada', p256dh: `B${'A'.repeat(86)}`, auth: 'B'.repeat(22), language: 'en' };
  await ada.call('addDevice', { body: device });
  server.house.log.debug('a line that is nowhere else');
  const kept = (kind: string): string[] =>
    readdirSync(place).flatMap((name) => (name.endsWith(kind) ? readFileSync(join(place, name), 'utf8').split('\n') : []));
  const after = (link: string): string => link.slice(link.indexOf('#') + 1);
  const secrets = [
    ada.cookie!.split('=')[1]!,
    table.code!,
    ...[links.sit['1']!, links.watch!, links.host!, move, share!].map(after),
    words.join(' '),
    device.endpoint,
    device.auth,
  ];
  await expect(ada.call('table', { table: 'nowhere' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await server.stop();
  const known = new Set(kept('.secrets'));
  expect(secrets.filter((secret) => !known.has(JSON.stringify(secret)))).toEqual([]);
  expect(known.has('"not-found"')).toBe(false);
  expect(kept('.log').some((line) => line.includes('a line that is nowhere else'))).toBe(true);
});
