/** Keys of the table: arrows walk from field to field, letters jump. Undo, rules and menu are keys of the frame. */
import { ARROWS, middleOf, nearest } from '../../../pieces/walk.ts';
import type { Table } from '../table.svelte.ts';

const JUMPS: Readonly<Record<string, (table: Table) => void>> = {
  t: () => focus('.spot[tabindex="0"]'),
  d: () => focus('.tray .lit .die, .tray .die'),
  s: () => focus('.good.may, .good'),
  e: (table) => table.answer(table.find('end')),
  escape: (table) => {
    table.look = undefined;
    table.pushing = undefined;
    table.chosen = undefined;
  },
};

/** Handles a key anywhere on the page, unless somebody is writing or another piece wants it. */
export function walk(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement | null;
  const busy = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (busy || target?.closest('input, textarea, select, dialog, [contenteditable]')) return;
  const arrow = ARROWS[event.key];
  if (arrow) step(arrow);
  else JUMPS[event.key.toLowerCase()]?.(table);
  if (arrow || JUMPS[event.key.toLowerCase()]) event.preventDefault();
}

function focus(selector: string): void {
  for (const each of selector.split(',')) {
    const found = document.querySelector<HTMLElement>(each);
    if (!found) continue;
    found.focus();
    return;
  }
}

/** Focus goes to the next field in that direction. */
function step(direction: readonly [number, number]): void {
  const here = document.activeElement?.closest<HTMLElement>('[data-ring]');
  if (!here) focus('.spot[tabindex="0"]');
  else nearest(middleOf(here), [...document.querySelectorAll<HTMLElement>('[data-ring]')], direction, here)?.focus();
}
