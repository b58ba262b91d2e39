/**
 * A finger on a page, and the page's line to the server. A click is not forgiven: it must reach the piece that was looked at, and it must
 * lead to the answer that the piece names; otherwise the test fails and says how. While the finger is on its way nothing arrives on the
 * line, so that no news can move the table under it.
 */
import type { Notice, NoticeOf, Request } from '@astragal/wire';
import type { Page } from 'playwright-core';

/** An answer as it left the page. */
export interface Sent {
  readonly ask: number;
  readonly choice: string;
}

/** What a page hears and says. */
export interface Line {
  /** The newest position that has reached the page. */
  readonly position: NoticeOf<'position'> | undefined;
  readonly sent: readonly Sent[];
  /** Answers the newest question without a click, as the page itself would. */
  answer(choice: string): void;
  /** Nothing reaches the page until the work is done. */
  quietly<T>(work: () => Promise<T>): Promise<T>;
}

/** The page numbers its requests from one; nobody clicks so often. */
const NEVER_OURS = 1_000_000;

const lines = new WeakMap<Page, Line>();

/** The line of a page that is listened to. */
export const lineOf = (page: Page): Line => lines.get(page)!;

/** Listens to a page from its first connection on: begin before the page is opened. `retell` may change what the page hears. */
export async function listen(page: Page, retell: (notice: Notice) => Notice = (notice) => notice): Promise<void> {
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  let position: NoticeOf<'position'> | undefined;
  let quiet = false;
  let tell: (request: Request) => void = () => undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    tell = (request) => server.send(JSON.stringify(request));
    socket.onMessage((message) => {
      const request = JSON.parse(String(message)) as Request;
      if (request.type === 'answer') sent.push(request);
      server.send(message);
    });
    server.onMessage((message) => {
      const deliver = (): void => {
        const notice = retell(JSON.parse(String(message)) as Notice);
        if (notice.type === 'position') position = notice;
        socket.send(JSON.stringify(notice));
      };
      if (quiet) waiting.push(deliver);
      else deliver();
    });
  });
  lines.set(page, {
    get position() {
      return position;
    },
    sent,
    answer(choice) {
      const { table, seat = 0, ask } = position!;
      tell({ type: 'answer', id: NEVER_OURS + sent.length, table, seat, ask, choice });
      sent.push({ ask, choice });
    },
    async quietly(work) {
      quiet = true;
      try {
        return await work();
      } finally {
        quiet = false;
        for (const deliver of waiting.splice(0)) deliver();
      }
    },
  });
}

/** A piece in sight: which of those looked for, where, and the answer it names, if it does. */
export interface Piece {
  readonly which: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly answer: string | undefined;
}

/** What a click must not take longer than, on a busy machine. */
const SOON = 10_000;
const BEAT = 10;

/** The first of these pieces that lies still in sight with nothing over it; from then on the page notes what is clicked. */
export const look = (page: Page, selectors: readonly string[]): Promise<Piece | undefined> => page.evaluate(find, selectors);

interface Noted {
  /** Whether the click has come, and whether it met the piece. */
  clicked?: boolean;
  /** Whether the page looks different since. */
  changed: boolean;
}
declare global {
  var noted: Noted | undefined;
}

/** Clicks a piece that was found, with the page's line held: the click must meet it, and do something. */
export async function press(page: Page, piece: Piece, name: string): Promise<void> {
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const { x, y } = piece.at;
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await until(
    page,
    async () => (await page.evaluate(() => noted?.clicked)) !== undefined,
    () => `${name}: the click was lost`,
  );
  if (!(await page.evaluate(() => noted?.clicked))) throw new Error(`${name}: the click met something else`);
}

/** Waits until something is so. */
export async function until(page: Page, isSo: () => boolean | Promise<boolean>, problem: () => string): Promise<void> {
  for (const began = Date.now(); !(await isSo()); await page.waitForTimeout(BEAT))
    if (Date.now() - began > SOON) throw new Error(problem());
}

/** Waits until a click has led to an answer, or at least changed something on the page. */
export const led = (page: Page, line: Line, before: number, name: string): Promise<void> =>
  until(
    page,
    async () => line.sent.length > before || (await page.evaluate(() => noted?.changed === true)),
    () => `${name}: the click did nothing`,
  );

/** Runs in the page. */
async function find(selectors: readonly string[]): Promise<Piece | undefined> {
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  const inSight = (): { piece: HTMLElement; which: number; x: number; y: number } | undefined => {
    for (const [which, selector] of selectors.entries())
      for (const piece of document.querySelectorAll<HTMLElement>(selector)) {
        if (!piece.checkVisibility() || piece.matches(':disabled, [aria-disabled="true"]')) continue;
        piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = piece.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        if (piece.contains(document.elementFromPoint(at.x, at.y))) return { piece, which, ...at };
      }
    return undefined;
  };
  const first = inSight();
  if (!first) return undefined;
  await frame();
  await frame();
  const second = inSight();
  if (!second || second.which !== first.which || second.x !== first.x || second.y !== first.y) return undefined;
  const notes: Noted = { changed: false };
  globalThis.noted = notes;
  const selector = selectors[second.which]!;
  const hear = (event: Event): void => {
    notes.clicked = (event.target as Element).closest(selector) !== null;
    document.removeEventListener('click', hear, true);
  };
  document.addEventListener('click', hear, true);
  const eye = new MutationObserver(() => {
    notes.changed = true;
    eye.disconnect();
  });
  eye.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return { which: second.which, at: { x: second.x, y: second.y }, answer: second.piece.dataset.answer };
}
