/** Parts of the house, each by itself. */
import type { AccountEvent } from '@astragal/wire';
import { describe, expect, it, vi } from 'vitest';
import type { HouseNews } from '../src/cluster/news.ts';
import { newLog } from '../src/ground/log.ts';
import { AccountFeed, type AccountListener } from '../src/house/account-feed.ts';
import { SocketCounts } from '../src/house/socket-counts.ts';
import { StoreWatch } from '../src/house/store-watch.ts';
import { Timers } from '../src/house/timers.ts';
import type { Store } from '../src/store/store.ts';

const log = newLog('silent');

describe('sockets by address', () => {
  it('are those of all servers', () => {
    const counts = new SocketCounts(false);
    counts.add('ada', 1);
    counts.add('ada', 1);
    counts.hear('other', [
      ['ada', 3],
      ['bo', 1],
    ]);
    expect([counts.of('ada'), counts.elsewhere('ada'), counts.of('bo'), counts.total]).toEqual([5, 3, 1, 2]);
    counts.hear('other', [['bo', 0]]);
    counts.add('ada', -1);
    expect([counts.of('ada'), counts.of('bo'), counts.total]).toEqual([4, 0, 1]);
    counts.forget('other');
    expect(counts.of('ada')).toBe(1);
  });

  it('are news until they were told, and again for who came later', () => {
    const counts = new SocketCounts(false);
    counts.add('ada', 1);
    counts.add('bo', 1);
    counts.add('bo', -1);
    expect(counts.news()).toEqual([
      ['ada', 1],
      ['bo', 0],
    ]);
    expect(counts.news()).toEqual([]);
    counts.tellAgain();
    expect(counts.news()).toEqual([['ada', 1]]);
  });

  it('are no news where nobody else is', () => {
    const counts = new SocketCounts(true);
    counts.add('ada', 1);
    counts.tellAgain();
    expect(counts.news()).toEqual([]);
  });
});

describe('what is done to an account', () => {
  const event: AccountEvent = { what: 'signed-in', at: 1, label: 'Firefox' };
  function feed() {
    const said: HouseNews[] = [];
    const timers = new Timers(log);
    const accounts = new AccountFeed({ tellHouse: (news) => void said.push(news) }, timers);
    const listener = { signedOut: vi.fn(), account: vi.fn(), lookAgain: vi.fn(async () => {}) } satisfies AccountListener;
    accounts.add(listener);
    return { accounts, listener, said };
  }

  it('is told here and to the other servers', () => {
    const { accounts, listener, said } = feed();
    accounts.tell('ada', event, 'this');
    accounts.signedOut('ada');
    expect(listener.account.mock.calls).toEqual([['ada', event, 'this']]);
    expect(listener.signedOut.mock.calls).toEqual([['ada']]);
    expect(said).toEqual([{ account: 'ada', event, but: 'this' }, { signedOut: 'ada' }]);
  });

  it('is not told on when another server has told it', () => {
    const { accounts, listener, said } = feed();
    accounts.heard('ada', event, undefined);
    accounts.lookAgain('bo');
    expect(listener.account).toHaveBeenCalledOnce();
    expect(listener.lookAgain.mock.calls).toEqual([['bo']]);
    expect(said).toEqual([]);
  });
});

describe('an eye on the store', () => {
  const watched = (epoch: () => Promise<string>) => {
    const lines: string[] = [];
    const restored = vi.fn();
    const house = {
      store: { facts: { epoch } } as unknown as Store,
      log: newLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) }),
      cluster: { renew: async () => {} },
    };
    return { lines, restored, watch: new StoreWatch(house, 500, restored) };
  };

  it('sees that it was restored, once, and counts the house as opened then', async () => {
    let epoch = '100';
    const { watch, restored } = watched(async () => epoch);
    await watch.start();
    await watch.look();
    expect([restored.mock.calls.length, watch.opened]).toEqual([0, 500]);
    epoch = '900';
    await watch.look();
    await watch.look();
    expect([restored.mock.calls.length, watch.opened]).toEqual([1, 900]);
  });

  it('says once that it does not answer, and once that it is back', async () => {
    let isAway = false;
    const { watch, lines } = watched(async () => {
      if (isAway) throw new Error('away');
      return '1';
    });
    await watch.start();
    for (const away of [true, true, false, false]) {
      isAway = away;
      await watch.look();
    }
    expect(lines).toEqual(['the store does not answer', 'the store is back']);
  });
});
