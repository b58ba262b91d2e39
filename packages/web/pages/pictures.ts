/** Whether a picture can be looked at: something is drawn in it, nothing of it is cut off, and nothing lies over it. */
import type { Locator, Page } from 'playwright-core';

/** What is wrong with the picture in this frame, if anything. `eye` is a page that reads screenshots. */
export async function faultsOf(frame: Locator, eye: Page): Promise<string[]> {
  // In the middle nothing of the site lies over it.
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const cut = await frame.evaluate(look);
  const share = await edges(eye, await frame.screenshot({ animations: 'disabled' }));
  return share < DRAWN ? [`blank: ${share.toFixed(4)} of it is drawn`, ...cut] : cut;
}

/** Of a picture at least so much is an edge between colours; a ground alone, however it shades, has none. */
const DRAWN = 0.01;

/** The share of pixels that differ clearly from the one to their right. */
const edges = (eye: Page, png: Buffer): Promise<number> =>
  eye.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    const pixels = canvas.getImageData(0, 0, width, height).data;
    let found = 0;
    for (let i = 0; i < pixels.length - 4; i += 4)
      if ([0, 1, 2].reduce((sum, part) => sum + Math.abs(pixels[i + part]! - pixels[i + 4 + part]!), 0) > 48) found++;
    return found / (width * height);
  }, png.toString('base64'));

/** Runs in the page. */
function look(frame: Element): string[] {
  const tall = frame.getBoundingClientRect().height > innerHeight * 0.8;
  const nameOf = (element: Element): string => `${element.tagName}.${element.getAttribute('class') ?? ''}`;
  const wrong: string[] = [];
  // What cannot be touched is not found by its place.
  frame.closest('[inert]')?.removeAttribute('inert');
  const check = (element: Element, measure: () => DOMRect, what: string): void => {
    if (tall) element.scrollIntoView({ block: 'center' });
    const [room, box] = [frame.getBoundingClientRect(), measure()];
    const past = [room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom];
    // What fills the frame is the ground.
    if (box.width < 2 || box.height < 2 || past.every((by) => by >= -2) || element.closest('.sr')) return;
    const place = [box.left - room.left, box.top - room.top, box.right - room.left, box.bottom - room.top].map(Math.round);
    const at = `${what} (${place.join(' ')} in ${Math.round(room.width)} x ${Math.round(room.height)})`;
    if (past.some((by) => by > 2)) wrong.push(`cut: ${at}`);
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!over || !frame.contains(over)) wrong.push(`under ${over ? nameOf(over) : 'nothing'}: ${at}`);
  };
  for (const element of frame.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A drawing larger than its frame shows a part of something on purpose.
    if (element.matches('img, svg:not(svg svg)') && getComputedStyle(element).overflow !== 'visible')
      check(element, () => element.getBoundingClientRect(), nameOf(element));
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      check(element, () => range.getBoundingClientRect(), text.textContent.trim());
    }
  }
  return wrong;
}
