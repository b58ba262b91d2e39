/** Somebody who has never played and does only what the guide says: touches what is ringed, presses Go on, never looks anywhere else. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Language, Lesson } from '@astragal/kernel';
import { type Screen, touch, until } from './finger.ts';

const GAMES = new URL('../../games/', import.meta.url);
const NAMED = /^\d\d-(.+)\.json$/;

export interface Taught {
  readonly game: string;
  readonly id: string;
  readonly lesson: Lesson;
}

/** Every lesson there is, in the order in which it is taught. */
export function everyLesson(games: readonly string[] = readdirSync(GAMES)): Taught[] {
  return games.flatMap((game) => {
    const folder = new URL(`${game}/learn/lessons/`, GAMES);
    return namesIn(folder).map((name) => ({
      game,
      id: NAMED.exec(name)![1]!,
      lesson: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Lesson,
    }));
  });
}

function namesIn(folder: URL): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAMED.test(name))
      .sort();
  } catch {
    return []; // A game without lessons.
  }
}

/** What the layer says of itself. */
interface Look {
  readonly phase: string;
  readonly step: string;
  readonly goOn: boolean;
  readonly asked: string;
  /** What is wrong with how it is laid out. */
  readonly faults: readonly string[];
  /** Where to touch: the middle of the ring. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
  readonly piece: string;
  /** Where the bubble is: it may be on its way. */
  readonly bubble: number | undefined;
  /** What the table of a real game says: it goes on while that changes. */
  readonly table: string;
}

/** Runs in the page. */
function look(): Look | undefined {
  // The guide's own: the coach of the real game at the end has a layer, too.
  const layer = document.querySelector<HTMLElement>('[data-lesson-layer][data-phase]');
  if (!layer) return undefined;
  const bubble = layer.querySelector('.bubble');
  const rings = [...layer.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect());
  const [first] = rings;
  const faults: string[] = [];
  if (bubble) {
    const box = bubble.getBoundingClientRect();
    if (bubble.scrollHeight > bubble.clientHeight + 1) faults.push(`the text is cut by ${bubble.scrollHeight - bubble.clientHeight} px`);
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) faults.push('the bubble leaves the window');
    for (const button of bubble.querySelectorAll('button'))
      if (button.scrollWidth > button.clientWidth + 1 || button.getBoundingClientRect().right > box.right)
        faults.push(`${button.textContent} does not fit`);
    if (first && first.left < box.right && first.right > box.left && first.top < box.bottom && first.bottom > box.top)
      faults.push('the bubble covers what it points at');
  }
  for (const ring of rings)
    if (ring.left < -12 || ring.top < -12 || ring.right > innerWidth + 12 || ring.bottom > innerHeight + 12)
      faults.push('a ring is out of sight');
  const table = layer.dataset.phase === 'plays' ? (document.querySelector('.table')?.textContent ?? '') : '';
  const at = first && { x: first.left + first.width / 2, y: first.top + first.height / 2 };
  return {
    phase: layer.dataset.phase ?? '',
    step: layer.dataset.step ?? '',
    goOn: layer.querySelector('[data-go-on]') !== null,
    asked: layer.querySelector('.bubble h2')?.textContent ?? '',
    faults,
    at,
    piece: at ? (document.elementFromPoint(at.x, at.y)?.closest('button, [data-answer]')?.outerHTML.slice(0, 120) ?? '') : '',
    bubble: bubble?.getBoundingClientRect().top,
    table,
  };
}

/** Runs in the page: plays the real game at the end by pressing the last answer in sight; a door, or a piece that may be touched, is looked at before it is one. */
function playAnything(): void {
  const isOpen = (each: HTMLButtonElement): boolean =>
    each.checkVisibility() && !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  const last = (pieces: string) => [...document.querySelectorAll<HTMLButtonElement>(`.table ${pieces}`)].findLast(isOpen);
  (last(':is([data-answer], [data-door])') ?? last('button.may'))?.click();
}

/** Runs in the page: until it has been drawn anew. What has not been drawn stands still on a busy machine, too. */
const nextFrame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

const BEAT = 30;
/** After so many looks without a change one acts. */
const STILL = 4;
const LONG = 60;
/** Where the first tap only looks, one taps again. */
const AGAIN = 20;
/** So often one looks at the same step before one is lost. */
const PATIENCE = 500;

/** Goes on to the next lesson where the guide offers it, else by its address. */
async function turnTo(page: Screen, address: string): Promise<void> {
  const next = `[data-next][href="${address}"]`;
  if ((await page.locator(next).count()) > 0) await touch(page, next);
  else await page.goto(address);
  // The layer itself has no size.
  const layer = page.locator('[data-lesson-layer][data-phase]:not([data-phase="done"])');
  await until(
    page,
    async () => (await layer.count()) > 0,
    () => `${address} did not begin`,
  );
}

/** Takes one lesson to its end; gives what was wrong on the way. */
export async function learn(page: Screen, { game, id, lesson }: Taught, language: Language): Promise<string[]> {
  const faults: string[] = [];
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0, undefined);
  await turnTo(page, `/lesson/${game}/${id}`);
  let [before, waited] = ['', 0];
  for (;;) {
    const now = await page.evaluate(look, undefined);
    const here = `${game}/${id} ${language} step ${Number(now?.step ?? 0) + 1}`;
    if (now?.phase === 'done') return faults;
    const sight = JSON.stringify([now?.phase, now?.step, now?.at, now?.bubble, now?.faults, now?.table]);
    waited = sight === before ? waited + 1 : 0;
    before = sight;
    if (waited > PATIENCE) return [...faults, `${here}: lost at ${sight.slice(0, 300)}, ${now?.asked}; there is ${now?.piece}`];
    if (now?.phase === 'plays') await page.evaluate(playAnything, undefined);
    // One acts on what has stood still for a moment; a table that is still being drawn is waited for.
    else if (now?.phase === 'asks' && now.asked !== '' && (now.at || now.goOn ? waited % AGAIN === STILL : waited === LONG)) {
      const step = lesson.steps[Number(now.step)];
      if (step?.ask[language] && normal(now.asked) !== normal(step.ask[language])) faults.push(`${here}: says '${now.asked}'`);
      for (const fault of now.faults) faults.push(`${here}: ${fault}`);
      if (now.goOn) await touch(page, '[data-go-on]');
      else if (!now.at) faults.push(`${here}: nothing is ringed for '${step?.answer}'`);
      else if (isTouched) await page.touchscreen.tap(now.at.x, now.at.y);
      else await page.mouse.click(now.at.x, now.at.y);
      if (faults.length > 12) return faults;
    }
    await page.evaluate(nextFrame, undefined);
    await page.waitForTimeout(BEAT);
  }
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();
