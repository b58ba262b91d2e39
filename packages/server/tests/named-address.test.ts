/** Where the server says that it is open: at a name, if one leads there. */
import { expect, it } from 'vitest';
import { openAt } from '../src/ground/named-address.ts';

const hosts =
  (...numbers: string[]) =>
  async (): Promise<readonly string[]> =>
    numbers;

it('a loopback number is said as localhost, and what the number lacks is said in one line', async () => {
  const [first, second, ...rest] = (await openAt('http://127.0.0.1:8080', hosts('::1', '127.0.0.1'))).split('\n');
  expect(first).toBe('http://localhost:8080');
  expect(second).toMatch(/127\.0\.0\.1:8080.*passkeys, installing and notifications/);
  expect(rest).toEqual([]);
});

it('a number that no name leads to is said as it is, with what it lacks', async () => {
  for (const address of ['http://127.0.0.1:8080', 'http://192.168.1.5:8080', 'http://0.0.0.0:8080'])
    expect(await openAt(address, hosts('::1'))).toMatch(new RegExp(`^${address}\\n\\(passkeys.*docs/hosting.md\\)$`));
});

it('works in both families, and where there is no name for this machine', async () => {
  expect(await openAt('http://[::1]:80', hosts('::1'))).toMatch(/^http:\/\/localhost\n/);
  expect(await openAt('http://127.0.0.1:1', () => Promise.reject(new Error('no such host')))).toMatch(/^http:\/\/127/);
  expect(await openAt('https://play.example', hosts())).toBe('https://play.example');
});
