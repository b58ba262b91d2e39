/** Keys of the table: arrows walk the ring of cards and niches, letters jump. Undo, rules and menu are keys of the frame. */
import { ARROWS, middleOf, nearest } from '../../../pieces/walk.ts';
import type { Table } from '../table.svelte.ts';

/** Handles a key anywhere on the page, unless somebody is writing or another piece wants it. */
export function walk(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement | null;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    target?.closest('input, textarea, select, dialog, [contenteditable]')
  )
    return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    step(arrow);
    event.preventDefault();
    return;
  }
  const jump = JUMPS[event.key.toLowerCase()];
  if (!jump) return;
  event.preventDefault();
  jump(table);
}

const JUMPS: Readonly<Record<string, (table: Table) => void>> = {
  s: () => focus('.niche.may .arch, .niche.may .tile, .niche .arch'),
  d: () => focus('.dice .may, .dice .toggle, .dice button'),
  e: (table) => table.answer(table.find('end')),
};

function focus(selector: string): void {
  for (const each of selector.split(',')) {
    const found = document.querySelector<HTMLElement>(each);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** Focus goes to the nearest card or niche in that direction, as the eye would. */
function step(arrow: readonly [number, number]): void {
  const ring = [...document.querySelectorAll<HTMLElement>('[data-ring]')].filter((piece) => piece.offsetParent !== null);
  const here = document.activeElement?.closest<HTMLElement>('[data-ring]');
  const next = here ? nearest(middleOf(here), ring, arrow, here) : ring[0];
  next?.focus();
}
