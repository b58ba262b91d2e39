import { describe, expect, it, vi } from 'vitest';
import { Lanes } from '../src/ground/lanes.ts';
import { type Door, inTime, isPublicAddress } from '../src/ground/outgoing.ts';
import { deliver, readWebhook } from '../src/notifications/webhooks.ts';

const hook = {
  event: 'your-turn',
  table: 'k3v9q2mx7r',
  game: 'pig',
  seat: 0,
  name: 'Ada',
  link: 'https://games.example/table/k3v9q2mx7r',
} as const;
const hosts = ['chat.example', '*.club.example'];

/** Names lead to these addresses, and whoever is asked there says this. */
const doorTo = (addresses: readonly string[], post: Door['post']): Door => ({
  resolve: async () => addresses.map((address) => ({ address, family: 4 })),
  post,
  limit: inTime,
  lanes: new Lanes(),
});

describe('addresses', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'ff02::1',
    'not an address',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a webhook', () => {
  it.each([
    ['https://chat.example/hook', undefined],
    ['https://a.club.example/x?y=1', undefined],
    ['http://chat.example/hook', 'malformed'],
    ['https://user:pass@chat.example/', 'malformed'],
    ['nonsense', 'malformed'],
    ['https://club.example/', 'host'],
    ['https://evil.example/', 'host'],
    ['https://chat.example.evil.example/', 'host'],
    ['https://127.0.0.1/', 'address'],
    ['https://[::1]/', 'address'],
    ['https://2130706433/', 'address'],
    ['https://0x7f.1/', 'address'],
  ])('%s: %s', (url, reason) => {
    if (reason) expect(() => readWebhook(url, hosts)).toThrow(expect.objectContaining({ problem: { code: 'webhook-refused', reason } }));
    else expect(readWebhook(url, hosts).href).toBe(url);
  });

  it('is off unless the host names targets', () => {
    expect(() => readWebhook('https://chat.example/', [])).toThrow(
      expect.objectContaining({ problem: { code: 'webhook-refused', reason: 'off' } }),
    );
  });

  it('goes to the very address it checked', async () => {
    const post = vi.fn(async () => 204);
    expect(await deliver(doorTo(['93.184.216.34'], post), 'ada', 'https://chat.example/hook', hook, hosts)).toBe(204);
    expect(post).toHaveBeenCalledWith(expect.any(URL), '93.184.216.34', 4, JSON.stringify(hook), undefined, expect.any(AbortSignal));
  });

  it.each([[['10.0.0.1']], [['93.184.216.34', '127.0.0.1']], [[]]])('never goes where a name leads inside: %o', async (addresses) => {
    const post = vi.fn(async () => 200);
    await expect(deliver(doorTo(addresses, post), 'ada', 'https://chat.example/hook', hook, hosts)).rejects.toThrow('no public address');
    expect(post).not.toHaveBeenCalled();
  });

  it.each(['resolve', 'post'] as const)('is given up when its time is over, whether the resolver or the host hangs: %s', async (hangs) => {
    const limit = new AbortController();
    const door = { ...doorTo(['93.184.216.34'], async () => 204), limit: () => limit.signal };
    const hanging = new Promise<void>((reached) => {
      door[hangs] = () => {
        reached();
        return new Promise<never>(() => {});
      };
    });
    const posted = deliver(door, 'ada', 'https://chat.example/hook', hook, hosts);
    await hanging;
    limit.abort(new Error('too late'));
    await expect(posted).rejects.toThrow('too late');
  });
});
