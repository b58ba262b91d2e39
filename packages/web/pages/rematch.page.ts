/** Once more: with one press both sit again, and with one press nobody waits for somebody who does not want to. */
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { type House, PHONE, twoAtTable } from './house.ts';
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

/** A game against one bot that is somebody. */
const peopled = shelf.find(({ id, quick }) => quick === 2 && en.games[id]?.bots)?.id;

it.runIf(peopled)('whoever lost to a bot is offered one a level lower, by name and with a face, and may choose another', async () => {
  const { page } = await house.guest({ settings: words });
  await page.goto('/');
  const [weak, usual, strong] = (['novice', 'skilled', 'expert'] as const).map((level) => en.games[peopled!]!.bots![level].names[0]!);
  const poster = page.locator(`.poster.${peopled}`);
  const offered = poster.locator('.now small');
  expect(await offered.textContent()).toBe(`against ${usual} · skilled`);
  await poster.locator('.now').click();
  await page.locator('.seats').getByText(usual!).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: `Play ${weak}` }).waitFor();
  await page.goto('/');
  await expect.poll(() => offered.textContent()).toBe(`against ${weak} · novice`);
  await poster.locator('select').selectOption('expert');
  await page.goto('/replays');
  expect(await page.locator('.row .names').textContent()).toBe(usual);
  await page.goto('/');
  await expect.poll(() => offered.textContent()).toBe(`against ${strong} · expert`);
});
