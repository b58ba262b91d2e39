/** Somebody who plays well by clicking: a bot reads what the page hears, and the board's own pieces give exactly its answer. */
import { type Bot, SeatedBot } from '@astragal/bots';
import { type Choice, type Kind, notation, type Seat, seeded } from '@astragal/kernel';
import type { NoticeOf } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { led, lineOf, look, press, type Screen, until } from './finger.ts';

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
  /**
   * How often the same is clicked: the same deed of the same step that begins at the same piece. After that it goes over the page's line,
   * and the page only shows what came of it. Without it everything is clicked.
   */
  readonly often?: number;
  /** Looks at the table when it asks, before the question is answered. */
  readonly look?: (asked: Asked<K>) => Promise<void>;
}

/** The answers given, by verb. */
export type Given = ReadonlyMap<string, number>;

const ENDING = '.ending';
/** The table has shown what happened, and waits for an answer. */
const ASKED = '.table[data-asked]';
const BEAT = 20;
/** Without a piece in sight for so long, look elsewhere; what a click has called up may take its time to come. */
const GLANCE = 250;
const SECOND = 1000;
/** Without the answer being given for so long, the board has no way to give it. */
const PATIENCE = 60_000;

/** A player at a page; `play` plays its seat until the board shows the end, or so many answers were given. */
export function guided<K extends Kind>(page: Screen, guidance: Guidance<K>): { play(most?: number): Promise<Given> } {
  const { bot, seed, way = () => [], tabs, often = Number.POSITIVE_INFINITY, look: eye } = guidance;
  const seated = new SeatedBot(bot, seeded(seed));
  const clicked = new Map<string, number>();
  const given = new Map<string, number>();
  const line = lineOf(page);

  async function answer({ seat = 0, asks, view }: NoticeOf<'position'>): Promise<void> {
    const questions = asks.map(({ frame, options }) => ({ frame: frame as K['frame'], options }));
    const text = seated.answer({ seat, questions, stack: questions.map(({ frame }) => frame), view: view as K['view'] });
    const { frame, choice } = questions
      .flatMap((each) => each.options.map((choice) => ({ frame: each.frame, choice })))
      .find((each) => notation(each.choice) === text)!;
    const asked = { seat, frame, view: view as K['view'] };
    const route = way(choice, asked);
    const kind = [frame.step, choice.do, route[0]].join();
    const before = clicked.get(kind) ?? 0;
    await line.quietly(async () => {
      await page.locator(ASKED).waitFor();
      await eye?.(asked);
      if (before < often) await give(text, route, JSON.stringify(frame));
      else line.answer(text);
    });
    clicked.set(kind, before + 1);
    given.set(choice.do, (given.get(choice.do) ?? 0) + 1);
  }

  /** Clicks one piece after the other until the answer is given, and no other. */
  async function give(text: string, route: readonly string[], question: string): Promise<void> {
    const before = line.sent.length;
    const own = `[data-answer="${text}"]`;
    const began = Date.now();
    let [next, tab, turned, seen] = [0, 0, 0, began];
    while (line.sent.length === before) {
      if (Date.now() - began > PATIENCE) throw new Error(`no piece gives the answer ${text} to ${question} (after ${next} of ${route})`);
      const found = await look(page, [own, ...route.slice(next, next + 1)]);
      if (found) {
        const name = `${text} by ${[own, route[next]][found.which]}`;
        await press(page, found, name);
        if (found.which === 0)
          await until(
            page,
            () => line.sent.length > before,
            () => `${name}: the click gave no answer`,
          );
        else await led(page, line, before, name);
        if (found.which === 1) next++;
        [turned, seen] = [0, Date.now()];
      } else if (Date.now() - seen > (next > 0 && turned === 0 ? SECOND : GLANCE)) {
        const count = await turnTo(tab++);
        // Another tab may put down what was in hand: if it led nowhere, from the beginning.
        if (++turned > count) [next, turned] = [0, 0];
        seen = Date.now();
      } else await page.waitForTimeout(BEAT);
    }
    const { choice } = line.sent[before]!;
    if (choice !== text) throw new Error(`${text} was wanted, and the click gave ${choice}`);
  }

  /** Looks elsewhere: the next of the tabs, over and over; says how many there are. */
  async function turnTo(tab: number): Promise<number> {
    const count = tabs ? await page.locator(tabs).count() : 0;
    const there = count > 0 && (await look(page, [`:nth-child(${(tab % count) + 1} of ${tabs})`]));
    if (there) await press(page, there, 'a tab');
    return count;
  }

  return {
    async play(most = Number.POSITIVE_INFINITY) {
      let answered: number | undefined;
      for (let left = most; left > 0 && (await page.locator(ENDING).count()) === 0; ) {
        const { position } = line;
        if (position && position.asks.length > 0 && position.ask !== answered) {
          answered = position.ask;
          await answer(position);
          left--;
        } else await page.waitForTimeout(BEAT);
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
    if (!(await look(page, [`:nth-child(${i + 1} of ${selector})`]))) found.push(name);
  }
  return found;
}
