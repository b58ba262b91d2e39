/** Keys of the table: 1-6 take a die of that value, arrows walk between places that glow, D is done, Escape puts back. */
import { ARROWS, middleOf, nearest } from '@astragal/table/pieces/walk.ts';
import type { SanctumTable } from '../table.svelte.ts';

/** Handles a key before the frame does, unless somebody is writing. */
export function press(event: KeyboardEvent, table: SanctumTable): void {
  const target = event.target as HTMLElement | null;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.closest('input, textarea, select, dialog, [role=dialog], [contenteditable], [role=log]')
  )
    return;
  if (!handled(event.key, table)) return;
  event.preventDefault();
  event.stopPropagation();
}

function handled(key: string, table: SanctumTable): boolean {
  if (/^[1-6]$/.test(key) && table.me.fight.dice.length > 0 && table.ask('attack')) return takeDie(Number(key), table);
  const arrow = ARROWS[key];
  if (arrow) {
    const pieces = [...document.querySelectorAll<HTMLElement>('[data-ring], [data-die], [data-tool]')].filter(
      (each) => each.offsetParent !== null && each.ariaDisabled !== 'true',
    );
    const here = document.activeElement;
    const next = here && pieces.includes(here as HTMLElement) ? nearest(middleOf(here), pieces, arrow, here) : pieces[0];
    next?.focus();
    return true;
  }
  if (key === 'Escape' && (table.tool || table.die !== undefined)) {
    table.letGo();
    return true;
  }
  if (key.toLowerCase() !== 'd') return false;
  table.answer(table.find('done') ?? table.find('roll') ?? table.find('end'));
  return true;
}

/** The next free die of this value after the one in hand. */
function takeDie(value: number, table: SanctumTable): boolean {
  const dice = table.me.fight.dice.flatMap((die, i) => (die.value === value && die.use === 'free' ? [i] : []));
  const next = dice.find((die) => die > (table.die ?? -1)) ?? dice[0];
  if (next !== undefined) table.pickDie(next);
  return true;
}
