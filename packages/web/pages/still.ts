/**
 * Whether what can be touched stands still. A finger comes down where a piece was looked at; whatever moves meanwhile makes it meet
 * something else. Begin before the page is opened; every frame is looked at.
 */
import type { Page } from 'playwright-core';

declare global {
  var moved: string[];
}

/** Notes what moves between two touches although it could be touched: from the first frame in which it can be, a piece lies where it lies. */
export async function watchStill(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What has moved so far. */
export const movedOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => moved);

/** Runs in the page. */
function watch(): void {
  globalThis.moved = [];
  /** What a hand can touch while something is asked. The log of the game grows as it is told, and scrolls by itself. */
  const touchable = '.table[data-asked] button:not(:disabled, [aria-disabled="true"], [role=log] *)';
  /** A piece that is pointed at may lift a little. */
  const lifted = 4;
  let places = new Map<Element, readonly number[]>();
  /** At a desk a hand knows where Undo is, whatever was touched since. */
  let undo: readonly number[] | undefined;
  const lookAtUndo = (): void => {
    if (innerWidth <= 640) return;
    const { left, top, width } = document.querySelector('.table[data-asked] [aria-keyshortcuts="U"]')?.getBoundingClientRect() ?? {};
    if (left === undefined || !width) return;
    const place = [left, top!].map(Math.round);
    if (undo && place.join(' ') !== undo.join(' ')) globalThis.moved.push(`Undo: ${undo.join(' ')} to ${place.join(' ')}`);
    undo = place;
  };
  const nameOf = (piece: Element): string => `${piece.className} ${piece.textContent?.trim()}`.replace(/\s+/g, ' ').slice(0, 120);
  const look = (): void => {
    requestAnimationFrame(look);
    const seen = new Map<Element, readonly number[]>();
    for (const piece of document.querySelectorAll(touchable)) {
      if (!piece.checkVisibility()) continue;
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      const place = [left, top, right, bottom];
      const before = places.get(piece);
      const isMoved = before?.some((edge, i) => Math.abs(edge - place[i]!) > lifted);
      if (before && isMoved)
        globalThis.moved.push(`${nameOf(piece)}: ${before.map(Math.round).join(' ')} to ${place.map(Math.round).join(' ')}`);
      seen.set(piece, isMoved ? place : (before ?? place));
    }
    places = seen;
    lookAtUndo();
  };
  const anew = (): void => places.clear();
  // Whoever touches or scrolls changes the table; from then on it has to stand still again.
  for (const act of ['pointerdown', 'click', 'scroll']) addEventListener(act, anew, { capture: true });
  requestAnimationFrame(look);
}
