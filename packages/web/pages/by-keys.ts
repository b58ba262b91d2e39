/** Somebody who answers by keyboard, at any table. */
import type { Page } from 'playwright-core';

/**
 * Answers by keyboard, so often or until the game is over; says which. The keys are drawn, always the same way: whoever presses them in turn
 * may take a sling up and lay it down for ever, which the rules allow.
 */
export const playOn = (page: Page, times: number): Promise<{ answers: number; over: boolean }> =>
  page.evaluate(async (most) => {
    const table = (): HTMLElement | null => document.querySelector('.table');
    let answers = 0;
    let drawn = 1;
    while (answers < most && table()?.dataset.over === undefined) {
      if (table()?.dataset.asked !== undefined) {
        drawn = (drawn * 16807) % 2147483647;
        const keys = document.querySelectorAll('.choices [aria-keyshortcuts]').length || 3;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: String(1 + (drawn % keys)), bubbles: true }));
        answers++;
      }
      await new Promise((go) => setTimeout(go, 10));
    }
    return { answers, over: table()?.dataset.over !== undefined };
  }, times);
