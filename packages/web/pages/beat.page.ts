/** "Beat this": a finished game is given away, and somebody whom nobody knows plays it once more against its ghost. */
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './by-keys.ts';
import { chooseAtEnd } from './ending.ts';
import { PHONE, sideways } from './house.ts';
import { ourHouse } from './our-house.ts';

const house = ourHouse();
const words = { textTable: true, onlyAnswers: 'ask', motion: 'calm', botPace: 'instant' };

it('with one link: the same dice, both scores while one plays, and both results', async () => {
  const { page: ann } = await house.guest({ settings: words });
  await ann.goto('/beat/pig?sit=me.random&set=goal.50');
  await ann.locator('.table[data-asked]').waitFor();
  expect((await playOn(ann, 1000)).over).toBe(true);
  await chooseAtEnd(ann, 'Tell a friend');
  await ann.getByRole('button', { name: 'Make a link' }).first().click();
  const link = await ann.getByRole('textbox', { name: 'Beat this' }).inputValue();
  expect(link).toMatch(/\/beat\/pig\/[\w-]+$/);

  const { page: bob } = await house.guest({ viewport: PHONE, hasTouch: true, settings: words });
  await bob.goto(link);
  await bob.waitForURL(/\/table\//);
  await bob.getByText('same dice, same bots').waitFor();
  await bob.locator('.table[data-asked]').waitFor();
  expect(await sideways(bob)).toBe(0);
  expect((await playOn(bob, 1000)).over).toBe(true);
  await expect.poll(() => bob.locator('.table p.ghost').textContent()).toMatch(/ after round \d+: \d+ · you: \d+/);
  const end = bob.locator('dialog[open] section.ghost');
  await end.getByText(/did better|equally well/).waitFor();
  expect(await end.locator('dd').count()).toBe(2);
  await end.getByText(/^The dice were the same|games parted/).waitFor();
  expect(await end.getByRole('textbox').inputValue()).toBe(link);
  expect(await violations(bob)).toEqual([]);
  expect(await sideways(bob)).toBe(0);
});

it('a game that is not shown says so, in the language of whoever opens it', async () => {
  const { page } = await house.guest({ settings: { ...words, language: 'pl' } });
  await page.goto('/beat/pig/aaaaaaaaaaaa');
  await page.getByText('Nie ma tu takiej partii').waitFor();
});
