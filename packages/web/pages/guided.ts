/** Somebody who plays well by clicking: a bot reads what the page hears, and the board's own pieces give exactly its answer. */
import { type Bot, mindOf } from '@astragal/bots';
import { type Choice, type Kind, notation, type Seat, seeded } from '@astragal/kernel';
import type { Notice, NoticeOf, Request } from '@astragal/wire';
import type { Page } from 'playwright-core';

/** What the player knows when asked. */
export interface Asked<K extends Kind> {
  readonly seat: Seat;
  readonly frame: K['frame'];
  readonly view: K['view'];
}

/** Who decides, and how an answer finds its piece. */
export interface Guidance<K extends Kind> {
  readonly bot: Bot<K>;
  readonly seed: string;
  /**
   * Pieces to click one after the other before the answer's own piece (`[data-answer]`) shows itself: a tool, then a die.
   * The last click may already give the answer where nothing is left to choose.
   */
  readonly way?: (choice: Choice, asked: Asked<K>) => readonly string[];
  /** Where to look when no piece is in sight: tabs of a phone. */
  readonly tabs?: string;
  /** Looks at the table before the question is answered. */
  readonly look?: (asked: Asked<K>) => Promise<void>;
}

/** The answers given, by verb. */
export type Given = ReadonlyMap<string, number>;

const ENDING = '.ending';
const BEAT = 20;
/** A click that gives no answer for so long asks for another: some pieces are looked at before they are used. */
const SECOND = 250;
/** Without the answer being given for so long, the board has no way to give it. */
const PATIENCE = 30_000;

/** A table that is redrawn between looking and clicking may put another piece, or none, under the finger: so often in a game, no more. */
const MISSES = 3;

/** Listens to a page from its first connection on: begin before sitting down; `play` plays its seat until the board shows the end. */
export function guided<K extends Kind>(page: Page, { bot, seed, way = () => [], tabs, look }: Guidance<K>): { play(): Promise<Given> } {
  const think = seeded(seed);
  const given = new Map<string, number>();
  let missed = 0;
  let position: NoticeOf<'position'> | undefined;
  /** The question that was answered last, and with what. */
  let sent: { readonly ask: number; readonly choice: string } | undefined;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const notice = JSON.parse(String(payload)) as Notice;
      if (notice.type === 'position') position = notice;
    });
    socket.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as Request;
      if (request.type === 'answer') sent = request;
    });
  });

  async function answer({ ask, seat = 0, asks, view }: NoticeOf<'position'>, touch: boolean): Promise<void> {
    const questions = asks.map(({ frame, options }) => ({ frame: frame as K['frame'], options }));
    const text = bot.answer({ seat, questions, stack: questions.map(({ frame }) => frame), view: view as K['view'] }, mindOf(think));
    const { frame, choice } = questions
      .flatMap((each) => each.options.map((choice) => ({ frame: each.frame, choice })))
      .find((each) => notation(each.choice) === text)!;
    const asked = { seat, frame, view: view as K['view'] };
    await look?.(asked);
    let route = way(choice, asked);
    const began = Date.now();
    let [tab, tapped, seen] = [0, 0, began];
    while (sent?.ask !== ask) {
      if (Date.now() - began > PATIENCE) return miss(`no piece gives the answer ${text} to ${JSON.stringify(frame)}`);
      if (Date.now() - tapped > SECOND) {
        const wanted = [`[data-answer="${text}"]`, ...route.slice(0, 1)];
        const found = await page.evaluate(find, ['aside.bubble .skip', ...wanted]);
        if (found) {
          seen = Date.now();
          await tap(found.at, touch);
          if (found.which === 2) route = route.slice(1);
          // A piece of the way shows the next one at once; the answer itself takes its time.
          tapped = found.which === 1 ? Date.now() : 0;
        } else if (Date.now() - seen > SECOND) {
          // A click may have met a table that was just being redrawn: the way begins anew.
          if (route.length === 0) route = way(choice, asked);
          await turnTo(tab++, touch);
          seen = Date.now();
        }
      }
      await page.waitForTimeout(BEAT);
    }
    if (sent.choice !== text) return miss(`${text} was wanted, and the click gave ${sent.choice}`);
    given.set(choice.do, (given.get(choice.do) ?? 0) + 1);
  }

  function miss(how: string): void {
    if (++missed > MISSES) throw new Error(how);
  }

  /** Looks elsewhere: the next of the tabs, over and over. */
  async function turnTo(tab: number, touch: boolean): Promise<void> {
    const count = tabs ? await page.locator(tabs).count() : 0;
    const there = count > 0 && (await page.evaluate(find, [`:nth-child(${(tab % count) + 1} of ${tabs})`]));
    if (there) await tap(there.at, touch);
  }

  const tap = ({ x, y }: Spot, touch: boolean): Promise<void> => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

  return {
    async play() {
      const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
      while ((await page.locator(ENDING).count()) === 0) {
        if (position && position.asks.length > 0 && position.ask !== sent?.ask) await answer(position, touch);
        else await page.waitForTimeout(BEAT);
      }
      return given;
    },
  };
}

/** Which of these pieces cannot be touched: something lies over them when they are brought into sight from above. */
export async function covered(page: Page, selector: string, scroller: string): Promise<string[]> {
  const names = await page.locator(selector).evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('aria-label') ?? ''));
  const found: string[] = [];
  for (const [i, name] of names.entries()) {
    await page.locator(scroller).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    if (!(await page.evaluate(find, [`:nth-child(${i + 1} of ${selector})`]))) found.push(name);
  }
  return found;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the first of these pieces that is in sight with nothing over it, and where. */
function find(selectors: readonly string[]): { which: number; at: Spot } | undefined {
  for (const [which, selector] of selectors.entries())
    for (const piece of document.querySelectorAll<HTMLElement>(selector)) {
      if (!piece.checkVisibility() || piece.matches(':disabled, [aria-disabled="true"]')) continue;
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      if (piece.contains(document.elementFromPoint(at.x, at.y))) return { which, at };
    }
  return undefined;
}
