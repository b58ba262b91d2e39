/** A walk through what a game does not touch: each room is entered and used once, its threads, keys and stores with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@astragal/kernel';
import { touch, until } from '../pages/finger.ts';
import { ANY, OTHER } from '../pages/games.ts';
import { everyLesson, learn } from '../pages/newcomer.ts';
import { guideOf } from '../pages/players.ts';
import { missAndSolve } from '../pages/puzzles.ts';
import { arrive, goHome, type Visit } from './visit.ts';
import type { Window } from './window.ts';

/** A file in the folder of a game. */
const fileOf = (game: string, path: string): string => fileURLToPath(new URL(`../../games/${game}/${path}`, import.meta.url));

/** Hands a file to the page, which no finger can. */
const handIn = (window: Window, text: string): Promise<void> =>
  window.evaluate((content) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], 'game.json', { type: 'application/json' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);

/** A list that opens is the browser's own, out of a finger's reach. */
const choose = (window: Window, selector: string, value: string): Promise<void> =>
  window.evaluate(
    ([list, wanted]) => {
      for (const each of document.querySelectorAll<HTMLSelectElement>(list)) {
        each.value = wanted;
        each.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [selector, value] as const,
  );

const place = (window: Window): Promise<string> => window.evaluate(() => location.pathname, undefined);
const arrives = (window: Window, at: RegExp): Promise<void> =>
  until(
    window,
    async () => at.test(await place(window)),
    () => `the page did not come to ${at}`,
  );

/** A table asks, and a finger can answer. */
async function answerOnce(window: Window): Promise<void> {
  await window.locator('.table[data-asked]').waitFor();
  await touch(window, '.table :is([data-answer], button.may)');
}

/** In the order of a walk; the last one leaves the house without a network. */
const ROOMS: Readonly<Record<string, (visit: Visit, language: Language) => Promise<void>>> = {
  async home({ window, shoot }) {
    await goHome(window);
    await shoot('home');
  },
  async setup({ window, shoot }) {
    await window.goto(`/new/${ANY}`);
    await touch(window, `label:has(> input[name=game][value="${OTHER}"])`);
    await choose(window, 'form li ~ li > select:has(> option[value=hot])', 'hot');
    await shoot('setup');
    await touch(window, 'form .do button');
    await answerOnce(window);
    await shoot('hot-seat');
  },
  async lesson({ window, shoot }, language) {
    const [first] = everyLesson([ANY]);
    if (!first) return;
    const faults = await learn(window, first, language);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await shoot('lesson');
  },
  async puzzle({ window, shoot }) {
    const folder = fileOf(ANY, 'puzzles');
    if (!existsSync(folder)) return;
    const [list] = readdirSync(folder).sort();
    const [puzzle] = JSON.parse(readFileSync(`${folder}/${list}`, 'utf8')) as { readonly id: string }[];
    await missAndSolve(window, ANY, puzzle!.id, guideOf(ANY, 'rooms').way as never);
    await shoot('puzzle');
  },
  async analysis({ window, shoot }) {
    await window.goto('/analysis');
    await window.locator('#content .drop').waitFor();
    await handIn(window, readFileSync(fileOf(ANY, 'tests/analysis/record.json'), 'utf8'));
    await arrives(window, /^\/analysis\/local-/);
    await window.locator('.plot .chart').waitFor();
    await window.locator('.living .table').waitFor();
    await shoot('analysis');
  },
  async check({ window, shoot }) {
    await window.goto('/check');
    await window.locator('#content .drop').waitFor();
    await handIn(window, readFileSync(fileOf(ANY, 'tests/fair.json'), 'utf8'));
    await window.locator('.verdict.good').waitFor();
    await shoot('check');
  },
  async offline({ window, shoot, cut }) {
    await window.goto('/settings');
    const isHere = (): boolean => {
      const games = [...document.querySelectorAll('.device li:has(button) small')];
      return games.length > 0 && games.every((each) => /^[\d.,]+\s\p{L}+$/u.test(each.textContent));
    };
    await until(
      window,
      () => window.evaluate(isHere, undefined),
      () => 'the games did not come to this device',
    );
    await shoot('settings');
    await cut();
    await goHome(window);
    await window.locator('.strip[role=status]').waitFor();
    await shoot('offline');
    await touch(window, `.poster.${ANY} .now`);
    await arrives(window, /^\/table\/local-/);
    await answerOnce(window);
    await shoot('offline-table');
  },
};

/** Goes through all rooms in one language; gives how many there were. What was wrong in them is told together. */
export async function walk(visit: Visit, language: Language): Promise<number> {
  await arrive(visit.window, { language });
  const wrong: string[] = [];
  for (const [room, enter] of Object.entries(ROOMS))
    try {
      await enter(visit, language);
      const by = await visit.window.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined);
      if (by > 0) wrong.push(`${room}: it can be scrolled sideways by ${by} px`);
    } catch (error) {
      await visit.shoot(`${room}-failed`);
      wrong.push(`${room}: ${String(error)}`);
    }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return Object.keys(ROOMS).length;
}
