/** The end of a game: what lies behind its button "More". */
import type { Page } from 'playwright-core';
import { en } from '../src/text/en.ts';

export async function chooseAtEnd(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: en.end.more, exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
