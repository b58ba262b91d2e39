/** Sanctum on its drawn table, from the choice of heroes through the Final Battle to the end; every kind of deed is clicked. */
import type { SanctumKind, SanctumView } from '@astragal/sanctum';
import { CARD_IDS, faceOf } from '@astragal/sanctum/content';
import { violations } from '@astragal/web/pages/axe.ts';
import { type Asked, type Guidance, guided } from '@astragal/web/pages/guided.ts';
import { DESK } from '@astragal/web/pages/house.ts';
import { long } from '@astragal/web/pages/long.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { expectEnd, expectTableBehind, LONG, onPhone, sitDown } from '@astragal/web/pages/player.ts';
import type { Notice } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { NOVICE, way } from './player.ts';

const house = ourHouse();

/** Moments of the table that everybody must be able to use; each is looked at when it first comes up. */
const MOMENTS: readonly { readonly name: string; readonly is: (asked: Asked<SanctumKind>) => boolean }[] = [
  { name: 'the march', is: ({ frame, view }) => frame.step === 'turn' && view.front > 1 },
  { name: 'a fight', is: ({ frame, view }) => frame.step === 'attack' && view.phase === 'march' },
  { name: 'levels', is: ({ frame }) => frame.step === 'level' },
  { name: 'a rest', is: ({ frame }) => frame.step === 'rest' },
  { name: 'two doors', is: ({ frame }) => frame.step === 'effect' },
  { name: 'the Final Battle', is: ({ frame, view }) => frame.step === 'attack' && view.phase === 'battle' },
];

/** Parts of the Final Battle on a desk that hold more than they show. */
const clipped = (page: Page): Promise<string[]> =>
  page
    .locator('.final .grow')
    .evaluateAll((parts) => parts.flatMap((each) => (each.scrollHeight > each.clientHeight + 1 ? [`clipped: ${each.className}`] : [])));

/** Fallen demons whose spoils are asked about and who look or sound alike. */
const alike = (page: Page): Promise<string[]> =>
  page.locator('.foe:has(.claim)').evaluateAll((foes) => {
    const shown = foes.map((foe) => [
      foe.querySelector('.title')!.textContent!,
      foe.querySelector('.hides')!.innerHTML,
      foe.querySelector('.claim')!.getAttribute('aria-label')!,
    ]);
    return shown.flatMap(([title, hides, label], i) =>
      shown.slice(i + 1).some((other) => (other[0] === title && other[1] === hides) || other[2] === label) ? [`alike: ${label}`] : [],
    );
  });

/** Counts on every page from now on how often the table of a desk is drawn: on a phone, never. */
const watchDesks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { desks: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.sa .desk')) seen.desks++;
    }).observe(document, { childList: true, subtree: true });
  });
const desksSeen = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { seen: { desks: number } }).seen.desks);

/** What axe finds while nothing is pointed at. */
async function wrongOn(page: Page, what: string): Promise<string[]> {
  await page.mouse.move(0, 0);
  return (await violations(page)).map((each) => `${what}: ${each}`);
}

interface Player extends Guidance<SanctumKind> {
  readonly phases: Set<SanctumView['phase']>;
  readonly wrong: string[];
}

/** A game has some five hundred answers, most of them alike: `PAGES_CLICKS=all` clicks every one. */
const OFTEN = process.env.PAGES_CLICKS === 'all' ? Number.POSITIVE_INFINITY : 1;

/** A player of the house who remembers the phases it came through and looks twice at the great moments. */
function player(page: Page, seed: string): Player {
  const phases = new Set<SanctumView['phase']>();
  const wrong: string[] = [];
  const ahead = new Set(MOMENTS);
  async function look(asked: Asked<SanctumKind>): Promise<void> {
    phases.add(asked.view.phase);
    if (asked.frame.step === 'spoils') wrong.push(...(await alike(page)));
    for (const moment of ahead)
      if (moment.is(asked)) {
        ahead.delete(moment);
        wrong.push(...(await wrongOn(page, moment.name)), ...(await clipped(page)));
      }
  }
  return { bot: NOVICE, seed, way, often: OFTEN, tabs: '.tabs button', phases, wrong, look };
}

/** What a hero cannot do without, from the camp to the last fight. */
const DEEDS = ['pick', 'move', 'take', 'loot', 'fight', 'roll', 'hit', 'climb', 'reveal', 'equip', 'done', 'end'];

long(
  'two players choose heroes, march, breach the walls and fight the Demon Lord, on a phone and on a desk',
  async () => {
    const bright = house.guest({
      viewport: DESK,
      colorScheme: 'light',
      settings: { motion: 'calm', onlyAnswers: 'ask', botPace: 'instant' },
    });
    const pages = [(await bright).page, await onPhone(house)] as const;
    await watchDesks(pages[1]);
    const heroes = pages.map((page, seat) => player(page, `seat ${seat}`));
    const players = pages.map((page, seat) => guided(page, heroes[seat]!));
    await sitDown({ game: 'sanctum', options: ['normal', 'choice'] }, ...pages);
    const given = await Promise.all(players.map((player) => player.play()));
    expect(await desksSeen(pages[1])).toBe(0);
    for (const [seat, page] of pages.entries()) {
      const { phases, wrong } = heroes[seat]!;
      expect([...phases]).toEqual(expect.arrayContaining(['setup', 'march', 'respite', 'battle']));
      for (const verb of DEEDS) expect(given[seat]!.get(verb), verb).toBeGreaterThan(0);
      await expectEnd(page);
      await expectTableBehind(page);
      expect([...wrong, ...(await wrongOn(page, 'the end'))]).toEqual([]);
      expect(await page.locator('.ending > section').evaluate((end) => end.getBoundingClientRect().right <= innerWidth)).toBe(true);
      // What luck and choices did is counted beside; the end itself comes back with a reload.
      await page.reload();
      await expectEnd(page);
      await page.context().close();
    }
  },
  2 * LONG,
);

/** The same position with fifteen demons before each hero. */
function manyDemons(notice: Notice): Notice {
  if (notice.type !== 'position') return notice;
  const { heroes, ...view } = notice.view as SanctumView;
  const foes = CARD_IDS.slice(0, 15).map((id) => ({ kind: 'demon', face: faceOf(id), hits: faceOf(id).hits.map(() => 'open') }));
  return { ...notice, view: { ...view, heroes: heroes.map((hero) => ({ ...hero, foes })) } };
}

it('of fifteen demons each keeps its name and its numbers', { timeout: LONG }, async () => {
  const { page } = await house.guest({ settings: { motion: 'calm', onlyAnswers: 'ask' }, retell: manyDemons });
  await sitDown({ game: 'sanctum', bots: 1 }, page);
  // In Russian names are longest.
  await page.evaluate(() => localStorage.setItem('astragal', JSON.stringify({ ...JSON.parse(localStorage.astragal), language: 'ru' })));
  await page.reload();
  const foes = page.locator('.stage .foe');
  await expect.poll(() => foes.count()).toBe(15);
  expect(await foes.evaluateAll(spilt)).toEqual([]);
});

/** Runs in the page: what of a card lies outside of it. */
const spilt = (cards: Element[]): string[] =>
  cards.flatMap((card) => {
    const room = card.getBoundingClientRect();
    return [...card.querySelectorAll('.title, .sockets > *')].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isIn = left >= room.left && top >= room.top && right <= room.right && bottom <= room.bottom;
      return isIn
        ? []
        : [
            `${part.textContent || part.className} (${Math.round(top - room.top)} to ${Math.round(bottom - room.top)} of ${Math.round(room.height)})`,
          ];
    });
  });
