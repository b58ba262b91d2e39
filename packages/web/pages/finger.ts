/**
 * A finger on a page, and the page's line to the server. A click is not forgiven: it must reach the piece that was looked at, and it must
 * lead to the answer that the piece names; otherwise the test fails and says how. While the finger is on its way nothing arrives on the
 * line, so that no news can move the table under it.
 */
import type { Notice, NoticeOf, Request } from '@astragal/wire';
import type { Page } from 'playwright-core';

/** What a finger needs of a page, whichever browser shows it. */
export interface Screen {
  evaluate<Arg, R>(work: (arg: Arg) => R | Promise<R>, arg: Arg): Promise<R>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  locator(selector: string): { count(): Promise<number>; waitFor(): Promise<void> };
  waitForTimeout(ms: number): Promise<void>;
  /** An address of the house. */
  goto(path: string): Promise<unknown>;
}

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
  /** Nothing reaches the page until the work is done; the page gets the replies it waits for first, since it may keep an answer until then. */
  quietly<T>(work: () => Promise<T>): Promise<T>;
}

/** The page numbers its requests from one; nobody clicks so often. */
const NEVER_OURS = 1_000_000;

const lines = new WeakMap<Screen, Line>();

/** The line of a page that is listened to. */
export const lineOf = (page: Screen): Line => lines.get(page)!;

/** A page's line, and what whoever carries its messages calls: `said` and `heard` pass each message on in their own time. */
export interface Tap {
  readonly line: Line;
  /** The page spoke; `tell` says something to the server in its name. */
  said(message: string, tell: (request: string) => void): void;
  /** The server spoke; `deliver` gives it to the page, now or when the finger has clicked. */
  heard(message: string, deliver: (notice: string) => void): void;
  /** The page is gone or has lost its line: it knows nothing any more, and hears no reply. */
  lost(): void;
}

/** `retell` may change what the page hears. */
export function newTap(retell: (notice: Notice) => Notice = (notice) => notice): Tap {
  const sent: Sent[] = [];
  const waiting: (() => void)[] = [];
  /** What the page has asked and not been told. */
  const open = new Set<number>();
  const replied: (() => void)[] = [];
  let position: NoticeOf<'position'> | undefined;
  let quiet = false;
  let tellServer: (request: string) => void = () => undefined;
  const lost = (): void => {
    open.clear();
    position = undefined;
    for (const go of replied.splice(0)) go();
  };
  return {
    lost,
    said(message, tell) {
      const request = JSON.parse(message) as Request;
      if (request.type === 'answer') sent.push(request);
      if (request.type === 'hello') lost();
      else open.add(request.id);
      tellServer = tell;
      tell(message);
    },
    heard(message, deliver) {
      const pass = (): void => {
        const notice = retell(JSON.parse(message) as Notice);
        if (notice.type === 'position') position = notice;
        deliver(JSON.stringify(notice));
        if ('re' in notice && notice.re !== undefined) open.delete(notice.re);
        if (open.size === 0) for (const go of replied.splice(0)) go();
      };
      if (quiet) waiting.push(pass);
      else pass();
    },
    line: {
      get position() {
        return position;
      },
      sent,
      answer(choice) {
        const { table, seat = 0, ask } = position!;
        const request: Request = { type: 'answer', id: NEVER_OURS + sent.length, table, seat, ask, choice };
        tellServer(JSON.stringify(request));
        sent.push({ ask, choice });
      },
      async quietly(work) {
        while (open.size > 0) await new Promise<void>((go) => replied.push(go));
        quiet = true;
        try {
          return await work();
        } finally {
          quiet = false;
          for (const pass of waiting.splice(0)) pass();
        }
      },
    },
  };
}

/** Whoever carries the messages of a page says so. */
export const tapped = (page: Screen, { line }: Pick<Tap, 'line'>): void => void lines.set(page, line);

/** Listens to a page of Playwright's from its first connection on: begin before the page is opened. */
export async function listen(page: Page, retell?: (notice: Notice) => Notice): Promise<void> {
  const tap = newTap(retell);
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    let isGone = false;
    socket.onMessage((message) => tap.said(String(message), (request) => server.send(request)));
    server.onMessage((message) => isGone || tap.heard(String(message), (notice) => socket.send(notice)));
    socket.onClose(() => {
      isGone = true;
      tap.lost();
      void server.close();
    });
  });
  tapped(page, tap);
}

/** A piece in sight: which of those looked for, where, and the answer it names, if it does. */
export interface Piece {
  readonly which: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly answer: string | undefined;
}

/** What a click must not take longer than: against hanging only. */
const SOON = 60_000;
const BEAT = 10;

/** The first of these pieces that lies still in sight with nothing over it; from then on the page notes what is clicked. */
export const look = (page: Screen, selectors: readonly string[]): Promise<Piece | undefined> => page.evaluate(find, selectors);

interface Noted {
  /** Whether the click has come, and whether it met the piece. */
  clicked?: boolean;
  /** What it met instead. */
  met?: string;
  /** Whether the page looks different since. */
  changed: boolean;
}
declare global {
  var noted: Noted | undefined;
}

/** Clicks a piece that was found, with the page's line held: the click must meet it, and do something. */
export async function press(page: Screen, piece: Piece, name: string): Promise<void> {
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0, undefined);
  const { x, y } = piece.at;
  await (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await until(
    page,
    async () => (await page.evaluate(() => noted?.clicked, undefined)) !== undefined,
    () => `${name}: the click was lost`,
  );
  const met = await page.evaluate(() => noted?.met, undefined);
  if (met !== undefined) throw new Error(`${name}: the click met something else: ${met}`);
}

/** Clicks a piece as soon as it lies still in sight. */
export async function touch(page: Screen, selector: string): Promise<void> {
  let piece: Piece | undefined;
  await until(
    page,
    async () => {
      piece = await look(page, [selector]);
      return piece !== undefined;
    },
    () => `${selector} never lay still in sight`,
  );
  await press(page, piece!, selector);
}

/** Waits until something is so. */
export async function until(page: Screen, isSo: () => boolean | Promise<boolean>, problem: () => string): Promise<void> {
  for (const began = Date.now(); !(await isSo()); await page.waitForTimeout(BEAT))
    if (Date.now() - began > SOON) throw new Error(problem());
}

/** Waits until a click has led to an answer, or at least changed something on the page. */
export const led = (page: Screen, line: Line, before: number, name: string): Promise<void> =>
  until(
    page,
    async () => line.sent.length > before || (await page.evaluate(() => noted?.changed === true, undefined)),
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
    const target = event.target as Element;
    notes.clicked = target.closest(selector) !== null;
    if (!notes.clicked) notes.met = target.outerHTML.slice(0, 160);
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
