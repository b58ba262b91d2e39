/** From a piece of a table to its rule. */
import type { Locator, Page } from 'playwright-core';

/** A finger that rests on a piece until it is explained. */
export async function holdOn(page: Page, piece: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await piece.boundingBox())!;
  const line = await page.context().newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.locator('#tip[data-open="touched"]').waitFor();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The rule that the drawer shows. */
export const ruleShown = async (page: Page): Promise<string | null> => page.locator('dialog[open] .here').getAttribute('id');
