/** Keys of the table: arrows walk the ring of cards and niches, letters jump. Undo, rules and menu are keys of the frame. */
import type { Table } from '../table.svelte.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
function step([dx, dy]: readonly [number, number]): void {
  const ring = [...document.querySelectorAll<HTMLElement>('[data-ring]')].filter((piece) => piece.offsetParent !== null);
  const here = document.activeElement?.closest<HTMLElement>('[data-ring]');
  if (!here) {
    ring[0]?.focus();
    return;
  }
  const from = middle(here);
  const ahead = ring.flatMap((piece) => {
    const to = middle(piece);
    const [along, across] = dx ? [(to.x - from.x) * dx, Math.abs(to.y - from.y)] : [(to.y - from.y) * dy, Math.abs(to.x - from.x)];
    return piece !== here && along > 4 ? [{ piece, far: along + 2.5 * across }] : [];
  });
  ahead.toSorted((a, b) => a.far - b.far)[0]?.piece.focus();
}

function middle(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
