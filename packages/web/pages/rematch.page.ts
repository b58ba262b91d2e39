/** Once more: with one press both sit again, and with one press nobody waits for somebody who does not want to. */
import type { Level } from '@astragal/bots';
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { chooseAtEnd } from './ending.ts';
import { type House, PHONE, twoAtTable } from './house.ts';
import { isLong } from './long.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();

type Page = Awaited<ReturnType<House['guest']>>['page'];
const words = { textTable: true, onlyAnswers: 'ask' };

/** Ann at a desk and Bob on a phone have finished a game, which Bob gave up. */
async function finished(): Promise<{ readonly ann: Page; readonly bob: Page; readonly table: string }> {
  const { page: ann } = await house.guest({ settings: words });
  const { page: bob } = await house.guest({ viewport: PHONE, hasTouch: true, settings: words });
  const table = await twoAtTable('pig', ann, bob);
  await bob.getByRole('button', { name: 'Menu' }).click();
  await bob.getByRole('button', { name: 'Resign' }).click();
  await bob.getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, bob]) await page.getByRole('heading', { name: 'Final scores' }).waitFor();
  return { ann, bob, table };
}

it('whoever resigns sees the result, and nothing lies over it', async () => {
  const { bob } = await finished();
  expect(await bob.locator('dialog[open]').count()).toBe(1);
});

it('both sit again with one press each', async () => {
  const { ann, bob, table } = await finished();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await ann.getByText(/^Reserved for /).waitFor();
  await bob.getByRole('button', { name: 'Go to the rematch' }).click();
  for (const page of [ann, bob]) await page.locator('.prompt').waitFor();
  expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
  expect(bob.url()).not.toContain(table);
  expect(await bob.getByText('You are watching').count()).toBe(0);
});

it('whoever declines frees the seat, and a bot may take it', async () => {
  const { ann, bob } = await finished();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('button', { name: 'No rematch' }).click();
  await ann.getByText('Free seat').waitFor();
  await ann.getByRole('button', { name: 'Put a bot here' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await ann.locator('.prompt').waitFor();
});

it('a finished game is told in a picture, begins anew for whoever wants to do better, and is seen again by anybody', async () => {
  const { ann } = await finished();
  await chooseAtEnd(ann, 'Tell a friend');
  const card = ann.locator('canvas[data-drawn="true"]');
  await card.waitFor();
  const colours = await card.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(Array.from({ length: 5000 }, (_, i) => data.slice(i * 600, i * 600 + 3).join())).size;
  });
  expect(colours).toBeGreaterThan(20);
  const linkOf = (name: string): Promise<string> => ann.getByRole('textbox', { name }).inputValue();
  const { page: cy } = await house.guest({ settings: words });
  await cy.goto(await linkOf('Beat this'));
  await cy.locator('.prompt').waitFor();
  expect(new URL(cy.url()).pathname).toMatch(/^\/table\//);
  await cy.getByText(/^To beat: /).waitFor();
  expect(await cy.locator('.seats li').count()).toBe(2);
  await ann.getByRole('button', { name: 'Make a link' }).click();
  await cy.goto(await linkOf('The moment that decided'));
  await cy.getByRole('slider', { name: 'Jump to a move' }).waitFor();
});

it('a challenge whose link is damaged says so and begins nothing', async () => {
  const { page } = await house.guest({ settings: words });
  await page.goto('/beat/pig?sit=me.me');
  await page.getByRole('heading', { name: 'This link is damaged' }).waitFor();
  expect(await page.evaluate(() => fetch('/api/tables').then((answer) => answer.json()))).toMatchObject({ mine: [] });
});

/** A game against one bot that is somebody. */
const peopled = shelf.find(({ id, quick }) => quick === 2 && en.games[id]?.bots)?.id;

it.runIf(peopled && isLong)(
  'whoever lost to a bot is offered one a level lower, by name and with a face, and may choose another level',
  async () => {
    const { page } = await house.guest({ settings: words });
    await page.goto('/');
    const namesAt = (level: Level): string[] => en.games[peopled!]!.bots![level].map(({ name }) => name);
    const poster = page.locator(`.poster.${peopled}`);
    const offered = poster.locator('.now small');
    expect(await offered.textContent()).toBe(en.home.against(1, 'skilled'));
    await poster.locator('.now').click();
    const usual = (await page
      .locator('.seats')
      .getByText(new RegExp(namesAt('skilled').join('|')))
      .first()
      .textContent())!;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: new RegExp(`Play (${namesAt('amateur').join('|')})`) }).waitFor();
    await page.goto('/');
    await expect.poll(() => offered.textContent()).toBe(en.home.against(1, 'amateur'));
    await poster.locator('select').selectOption('expert');
    await page.goto('/replays');
    expect(await page.locator('.row .names').textContent()).toBe(usual);
    await page.goto('/');
    await expect.poll(() => offered.textContent()).toBe(en.home.against(1, 'expert'));
  },
);
