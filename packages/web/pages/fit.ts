/** Whether words find room: none runs out of the pill it stands on or into its neighbour, what is cut ends with dots, and a question takes two lines, on a phone with its hint. */
import type { Page } from 'playwright-core';

/** Words of the table that do not fit where they stand, each with its place and the place it has. */
export const misfits = (page: Page): Promise<readonly string[]> => page.locator('.table').evaluate(look);

/** Runs in the page. */
function look(table: Element): string[] {
  const isSolid = ({ backgroundColor, backgroundImage, borderLeftWidth }: CSSStyleDeclaration): boolean =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderLeftWidth !== '0px';
  const name = ({ tagName, className }: Element): string => `${tagName.toLowerCase()}.${className}`;
  const span = ({ left, right }: DOMRect): string => `${Math.round(left)} to ${Math.round(right)}`;
  /** The place that these words leave, if they leave one without dots. Only a block shows dots: of what lies in a line of boxes it cuts the last. */
  const leftBy = (from: Element, words: DOMRect): Element | undefined => {
    for (let box: Element | null = from; box && box !== table; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline') continue;
      if (/auto|scroll/.test(style.overflowX)) return undefined;
      const place = box.getBoundingClientRect();
      if (place.width <= 1) return undefined; // Only for whoever listens.
      const isOut = words.right > place.right + 1 || words.left < place.left - 1;
      const clips = style.overflowX !== 'visible';
      if (clips && style.textOverflow === 'ellipsis' && style.display !== 'flex') return undefined;
      if (isOut && (clips || isSolid(style) || box.parentElement?.matches('header'))) return box;
    }
    return undefined;
  };
  const out: string[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const from = text.parentElement!;
    if (!text.data.trim() || !from.checkVisibility({ visibilityProperty: true }) || from.closest('svg, .sr')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    const box = leftBy(from, words);
    if (!box) continue;
    out.push(`${text.data.trim()} (${span(words)}) leaves ${name(box)} (${span(box.getBoundingClientRect())})`);
  }
  const lines = (part: HTMLElement): number => Math.round(part.offsetHeight / Number.parseFloat(getComputedStyle(part).lineHeight));
  for (const question of table.querySelectorAll<HTMLElement>('.prompt p:first-child')) {
    const hint = question.nextElementSibling as HTMLElement | null;
    const taken = lines(question) + (hint?.textContent.trim() && innerWidth <= 640 ? lines(hint) : 0);
    if (taken > 2) out.push(`${question.textContent} ${hint?.textContent ?? ''} takes ${taken} lines`);
  }
  return out;
}
