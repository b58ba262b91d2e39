/** The page's socket, alone: a server of nobody, and time that the test moves on. */
import { PROTOCOL } from '@astragal/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../src/net/api.ts';
import { type PlainSocket, SocketClient } from '../../src/net/socket.svelte.ts';

/** A socket of nobody. */
class FakeSocket {
  readonly url: URL;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | undefined;
  onmessage: ((event: { readonly data: string }) => Promise<void>) | undefined;
  onclose: (() => void) | undefined;

  constructor(url: URL) {
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server says something. */
  async says(notice: object): Promise<void> {
    await this.onmessage!({ data: JSON.stringify(notice) });
  }

  /** The server opens it and says welcome. */
  async welcome(more: object = {}): Promise<void> {
    this.onopen!();
    await this.says({ type: 'welcome', protocol: PROTOCOL, now: 1, ...more });
  }

  /** The network is gone. */
  breaks(): void {
    this.onclose!();
  }
}

const listener = (table?: string) => ({
  ...(table !== undefined && { table }),
  begin: vi.fn(async () => {}),
  end: vi.fn(async () => {}),
  hear: vi.fn(),
});
const tableOf = ({ url }: FakeSocket): string | null => url.searchParams.get('table');
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: ApiError) => error.trouble.code,
  );

let all: FakeSocket[];
let reached: string[];
let client: SocketClient;
/** Of the page: its events. */
let page: EventTarget;
let document: EventTarget & { hidden: boolean };
const last = (): FakeSocket => all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  all = [];
  reached = [];
  page = new EventTarget();
  document = Object.assign(new EventTarget(), { hidden: false });
  client = new SocketClient({
    open: (url) => {
      all.push(new FakeSocket(url));
      return last() as unknown as PlainSocket;
    },
    address: () => 'https://games.example/table/abc',
    reach: { heard: () => reached.push('heard'), missed: () => reached.push('missed') },
    chance: () => 0.5,
  });
  client.start(page, document as unknown as Document);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('keep', () => {
  it('opens a socket for the first, says hello, and lets everybody begin when the server is there', async () => {
    expect(client.state).toBe('closed');
    const [one, two] = [listener(), listener()];
    client.keep(one);
    client.keep(two);
    expect(client.state).toBe('connecting');
    expect(all).toHaveLength(1);
    expect(one.begin).not.toHaveBeenCalled();
    await last().welcome();
    expect(client.state).toBe('open');
    expect(last().sent[0]).toEqual({ type: 'hello', protocol: PROTOCOL });
    expect([one.begin.mock.calls.length, two.begin.mock.calls.length]).toEqual([1, 1]);
    expect(reached).toEqual(['heard']);
  });

  it('tells everybody what the server says, and nobody who has left', async () => {
    const [one, two] = [listener(), listener()];
    const overheard = vi.fn();
    client.overhear(overheard);
    const leave = client.keep(one);
    client.keep(two);
    await last().welcome();
    leave();
    expect(one.end).toHaveBeenCalledOnce();
    const notice = { type: 'lobby', mine: [], open: [] };
    await last().says(notice);
    expect(one.hear).not.toHaveBeenCalled();
    expect(two.hear).toHaveBeenCalledExactlyOnceWith(notice);
    expect(overheard).toHaveBeenCalledExactlyOnceWith(notice);
  });

  it('what cannot be read is passed over', async () => {
    const one = listener();
    client.keep(one);
    await last().welcome();
    await last().says({ type: 'nonsense' });
    expect(one.hear).not.toHaveBeenCalled();
    expect(client.state).toBe('open');
  });
});

describe('ask', () => {
  it('numbers what is asked, and each gets the reply of its number', async () => {
    client.keep(listener());
    await last().welcome();
    const replies = [client.ask({ type: 'lobby', follow: true }), client.ask({ type: 'ping' })];
    const [, first, second] = last().sent;
    expect(first).toMatchObject({ type: 'lobby', follow: true });
    expect(second!['id']).not.toBe(first!['id']);
    await last().says({ type: 'pong', now: 1, re: second!['id'] });
    await last().says({ type: 'done', re: first!['id'] });
    expect((await Promise.all(replies)).map(({ type }) => type)).toEqual(['done', 'pong']);
  });

  it('a refusal is an error with its problem', async () => {
    client.keep(listener());
    await last().welcome();
    const asked = codeOf(client.ask({ type: 'lobby', follow: true }));
    await last().says({ type: 'refused', re: last().sent[1]!['id'], problem: { code: 'too-fast' } });
    expect(await asked).toBe('too-fast');
  });

  it('fails at once without a socket, and when it breaks before the reply', async () => {
    expect(await codeOf(client.ask({ type: 'ping' }))).toBe('offline');
    client.keep(listener());
    await last().welcome();
    const asked = codeOf(client.ask({ type: 'ping' }));
    last().breaks();
    expect(await asked).toBe('offline');
  });
});

describe('reconnect', () => {
  it('comes back later each time, and everybody begins again', async () => {
    const one = listener();
    client.keep(one);
    await last().welcome();
    for (const [tries, wait] of [400, 800, 1600].entries()) {
      last().breaks();
      expect(client.state).toBe('lost');
      vi.advanceTimersByTime(wait - 1);
      expect(all).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(all).toHaveLength(tries + 2);
    }
    // Losing an open socket says nothing about the network; not getting one does.
    expect(reached).toEqual(['heard', 'missed', 'missed']);
    await last().welcome();
    expect(client.state).toBe('open');
    expect(one.begin).toHaveBeenCalledTimes(2);
    last().breaks();
    vi.advanceTimersByTime(400);
    expect(all).toHaveLength(5);
  });

  it('never waits longer than a quarter of a minute', () => {
    client.keep(listener());
    for (let i = 0; i < 12; i++) {
      last().breaks();
      vi.advanceTimersByTime(15_000);
    }
    expect(all).toHaveLength(13);
  });

  it('needs none when nobody listens any more', async () => {
    const leave = client.keep(listener());
    await last().welcome();
    leave();
    last().breaks();
    expect(client.state).toBe('closed');
    vi.advanceTimersByTime(60_000);
    expect(all).toHaveLength(1);
  });

  it('waits as long as a server that stops has said', async () => {
    client.keep(listener());
    await last().welcome();
    await last().says({ type: 'bye', wait: 5000 });
    expect([client.state, last().isClosed]).toEqual(['lost', true]);
    vi.advanceTimersByTime(4999);
    expect(all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(all).toHaveLength(2);
  });

  it('stays away from a server that is newer than the page', async () => {
    client.keep(listener());
    await last().welcome();
    await last().says({ type: 'reload', protocol: PROTOCOL + 1 });
    expect([client.state, last().isClosed]).toEqual(['outdated', true]);
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('online'));
    client.keep(listener());
    expect(all).toHaveLength(1);
  });

  it.each([
    ['the network is back', () => page.dispatchEvent(new Event('online'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('does not wait when %s', async (_, happens) => {
    client.keep(listener());
    await last().welcome();
    last().breaks();
    happens();
    expect(all).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(all).toHaveLength(2);
  });

  it('is lost as soon as the browser says that the network is gone, and what was asked is known to be lost', async () => {
    client.keep(listener());
    await last().welcome();
    const asked = codeOf(client.ask({ type: 'ping' }));
    page.dispatchEvent(new Event('offline'));
    expect([client.state, last().isClosed]).toEqual(['lost', true]);
    expect(await asked).toBe('offline');
    page.dispatchEvent(new Event('online'));
    expect(all).toHaveLength(2);
  });

  it('does not come back to a page that nobody looks at because it was hidden', async () => {
    client.keep(listener());
    await last().welcome();
    last().breaks();
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(all).toHaveLength(1);
  });
});

describe('silence', () => {
  const pings = (socket: FakeSocket): number => socket.sent.filter(({ type }) => type === 'ping').length;

  it('a quiet socket is asked whether it lives, and one that does not answer is left', async () => {
    client.keep(listener());
    await last().welcome();
    vi.advanceTimersByTime(25_000);
    expect(pings(last())).toBe(1);
    await last().says({ type: 'pong', now: 1, re: last().sent.at(-1)!['id'] });
    vi.advanceTimersByTime(25_000);
    expect([pings(last()), client.state]).toEqual([2, 'open']);
    // The second is not answered.
    vi.advanceTimersByTime(25_000);
    expect([last().isClosed, client.state]).toEqual([true, 'lost']);
    vi.advanceTimersToNextTimer();
    expect(all).toHaveLength(2);
  });

  it('a socket that slept with its phone is left as soon as somebody looks', async () => {
    client.keep(listener());
    await last().welcome();
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(0);
    expect([all[0]!.isClosed, all.length]).toEqual([true, 2]);
  });
});

describe('renew', () => {
  it('opens another at once; what the old one still says is not heard', async () => {
    const one = listener();
    client.keep(one);
    await last().welcome();
    client.renew();
    expect(all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    await all[0]!.says({ type: 'lobby', mine: [], open: [] });
    all[0]!.breaks();
    expect(one.hear).not.toHaveBeenCalled();
    await last().welcome();
    expect(one.begin).toHaveBeenCalledTimes(2);
    expect(all).toHaveLength(2);
  });

  it('where nobody listens any more it opens none, and the next who does gets one', async () => {
    const stop = client.keep(listener());
    await last().welcome();
    stop();
    client.renew();
    expect([client.state, all.length]).toEqual(['closed', 1]);
    const later = listener();
    client.keep(later);
    await last().welcome();
    expect([later.begin.mock.calls.length, all.length]).toEqual([1, 2]);
  });

  it('does nothing where there is none', () => {
    client.renew();
    expect(all).toHaveLength(0);
  });
});

describe('address', () => {
  it('names the table that somebody looks at, and none where nobody does', async () => {
    const stop = client.keep(listener());
    expect(last().url.href).toBe('wss://games.example/socket');
    await last().welcome();
    stop();
    client.keep(listener('abc'));
    client.renew();
    expect(last().url.href).toBe('wss://games.example/socket?table=abc');
  });

  it('stays as it is in a house of one server', async () => {
    client.keep(listener());
    await last().welcome();
    const table = listener('abc');
    client.keep(table);
    expect(all).toHaveLength(1);
    expect(table.begin).toHaveBeenCalledOnce();
  });

  it('is opened anew for a table in a house of several, once, and everybody begins again there', async () => {
    const lobby = listener();
    client.keep(lobby);
    await last().welcome({ several: true });
    const table = listener('abc');
    const stop = client.keep(table);
    expect(all.map(tableOf)).toEqual([null, 'abc']);
    expect(all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(table.begin).not.toHaveBeenCalled();
    await last().welcome({ several: true });
    expect([lobby.begin.mock.calls.length, table.begin.mock.calls.length]).toEqual([2, 1]);
    // Back at home it stays; the same table again finds it.
    stop();
    client.keep(listener('abc'));
    expect(all).toHaveLength(2);
    client.keep(listener('other'));
    expect(all.map(tableOf)).toEqual([null, 'abc', 'other']);
  });

  it('is opened anew, too, where somebody came to the table while it was being opened', async () => {
    client.keep(listener());
    const table = listener('abc');
    client.keep(table);
    expect(all.map(tableOf)).toEqual([null]);
    await last().welcome({ several: true });
    expect(all.map(tableOf)).toEqual([null, 'abc']);
    expect(table.begin).not.toHaveBeenCalled();
    await last().welcome({ several: true });
    expect(table.begin).toHaveBeenCalledOnce();
  });
});
