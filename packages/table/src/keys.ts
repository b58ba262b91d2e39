/** Keys of a drawn table: arrows walk from piece to piece as the eye would, the rest is the game's. Undo, rules and menu are keys of the frame. */
import { ARROWS, middleOf, nearest } from './pieces/walk.ts';

export interface TableKeys {
  /** The pieces that arrows walk between (a selector). */
  readonly ring: string;
  /** Where a walk begins, if not at the first piece of the ring. */
  readonly first?: string;
  /** What other keys do, in lower case; `false` leaves the key to others. */
  readonly presses: Readonly<Record<string, () => unknown>>;
}

/** Keys pressed here mean what they mean to a writer or a reader. */
const ELSEWHERE = 'input, textarea, select, dialog, [contenteditable], [role=log]';

/** Handles a key anywhere on the page, unless somebody is writing or another piece wants it. */
export function press(event: KeyboardEvent, keys: TableKeys): void {
  const elsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE);
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || elsewhere) return;
  const arrow = ARROWS[event.key];
  if (arrow) walk(arrow, keys);
  else {
    const own = keys.presses[event.key.toLowerCase()];
    if (!own || own() === false) return;
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Focus to the first piece there is, trying one selector after the other. */
export function focus(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    if (found) return;
  }
}

function walk(arrow: readonly [number, number], { ring, first }: TableKeys): void {
  const here = document.activeElement?.closest<HTMLElement>(ring);
  const pieces = [...document.querySelectorAll<HTMLElement>(ring)].filter((piece) => piece.checkVisibility());
  const begin = first ? document.querySelector<HTMLElement>(first) : pieces[0];
  const next = here ? nearest(middleOf(here), pieces, arrow, here) : begin;
  next?.focus();
}
