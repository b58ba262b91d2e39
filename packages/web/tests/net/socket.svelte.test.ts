/** The page's socket: which table its address names, and when it is opened anew. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A socket of nobody. */
class Socket {
  static all: Socket[] = [];
  readonly url: URL;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => Promise<void>) | undefined;
  onclose: (() => void) | undefined;

  constructor(url: URL) {
    this.url = url;
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server opens it and says welcome. */
  async welcome(more: object = {}): Promise<void> {
    this.onopen!();
    await this.onmessage!({ data: JSON.stringify({ type: 'welcome', protocol: 2, now: 1, ...more }) });
  }
}

const last = (): Socket => Socket.all.at(-1)!;
const tableOf = ({ url }: Socket): string | null => url.searchParams.get('table');
const listener = (table?: string) => ({
  ...(table !== undefined && { table }),
  begin: vi.fn(async () => {}),
  end: vi.fn(async () => {}),
  hear: vi.fn(),
});

let line: typeof import('../../src/net/socket.svelte.ts')['line'];
beforeEach(async () => {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('location', { href: 'https://games.example/table/abc' });
  vi.resetModules();
  ({ line } = await import('../../src/net/socket.svelte.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('names the table that somebody looks at, and none where nobody does', async () => {
  const stop = line.keep(listener());
  expect(last().url.href).toBe('wss://games.example/socket');
  await last().welcome();
  stop();
  line.keep(listener('abc'));
  line.renew();
  expect(last().url.href).toBe('wss://games.example/socket?table=abc');
});

it('stays as it is in a house of one server', async () => {
  line.keep(listener());
  await last().welcome();
  const table = listener('abc');
  line.keep(table);
  expect(Socket.all).toHaveLength(1);
  expect(table.begin).toHaveBeenCalledOnce();
});

it('is opened anew for a table in a house of several, once, and everybody begins again there', async () => {
  const lobby = listener();
  line.keep(lobby);
  await last().welcome({ several: true });
  const table = listener('abc');
  const stop = line.keep(table);
  expect(Socket.all.map(tableOf)).toEqual([null, 'abc']);
  expect(Socket.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(table.begin).not.toHaveBeenCalled();
  await last().welcome({ several: true });
  expect([lobby.begin.mock.calls.length, table.begin.mock.calls.length]).toEqual([2, 1]);
  // Back at home it stays; the same table again finds it.
  stop();
  line.keep(listener('abc'));
  expect(Socket.all).toHaveLength(2);
  line.keep(listener('other'));
  expect(Socket.all.map(tableOf)).toEqual([null, 'abc', 'other']);
});

it('is opened anew, too, where somebody came to the table while it was being opened', async () => {
  line.keep(listener());
  const table = listener('abc');
  line.keep(table);
  expect(Socket.all.map(tableOf)).toEqual([null]);
  await last().welcome({ several: true });
  expect(Socket.all.map(tableOf)).toEqual([null, 'abc']);
  expect(table.begin).not.toHaveBeenCalled();
  await last().welcome({ several: true });
  expect(table.begin).toHaveBeenCalledOnce();
});
