import { expect, it } from 'vitest';
import { RateLimiter } from '../src/ground/rate-limits.ts';

const LIMITS = { follows: { person: { perSecond: 1, burst: 20 }, address: { perSecond: 10, burst: 100 } } };
const ada = { person: 'ada', address: '10.0.0.1' };

/** Servers that hear each other, and a clock. */
function house(count: number) {
  const clock = { now: 0 };
  const servers = Array.from({ length: count }, () => new RateLimiter(LIMITS, () => clock.now, true));
  let messages = 0;
  /** What each has to say, to all others. */
  const gossip = (): void => {
    for (const server of servers)
      for (const spent of server.spent()) {
        messages++;
        for (const other of servers) if (other !== server) other.owe(...spent);
      }
  };
  return { clock, servers, gossip, messages: () => messages };
}

it('what somebody uses up at one server is used up at all', () => {
  const { servers, gossip } = house(3);
  const [first, second] = servers as [RateLimiter<'follows'>, RateLimiter<'follows'>];
  for (let i = 0; i < 20; i++) expect(first.take('follows', ada)).toBeUndefined();
  gossip();
  expect(second.take('follows', ada)).toMatchObject({ for: 'person' });
  expect(second.take('follows', { ...ada, person: 'bo' })).toBeUndefined();
});

it('whoever floods through three doors gets no more in the long run than through one', () => {
  const { clock, servers, gossip } = house(3);
  let taken = 0;
  for (; clock.now < 60_000; clock.now += 50) {
    for (const server of servers) if (!server.take('follows', ada)) taken++;
    if (clock.now % 250 === 0) gossip();
  }
  // The burst once, a token a second; and while nobody has heard yet, a burst at each door.
  expect(taken).toBeLessThanOrEqual(60 + 3 * 20);
  expect(taken).toBeGreaterThanOrEqual(60);
});

it('whoever is no quicker than people are causes no message', () => {
  const { clock, servers, gossip, messages } = house(3);
  for (; clock.now < 60_000; clock.now += 1500) {
    expect(servers[0]!.take('follows', ada)).toBeUndefined();
    gossip();
  }
  expect(messages()).toBe(0);
});

it('whatever another server says, nobody is charged more than a burst at once, and an unknown limit is none', () => {
  const { clock, servers } = house(1);
  const [server] = servers as [RateLimiter<'follows'>];
  server.owe('follows', 'address', ada.address, 1e12);
  expect(server.take('follows', ada)).toEqual({ ms: 100, for: 'address' });
  clock.now = 100;
  expect(server.take('follows', ada)).toBeUndefined();
  for (const what of ['nothing', '__proto__', 'toString']) server.owe(what, 'person', 'ada', 1);
});
