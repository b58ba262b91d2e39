/** Keys of the table: arrows walk the ring of cards and niches, letters jump to the sanctuary and to my dice, E ends the turn. */
import { focus, press, type TableKeys } from '@astragal/table/keys.ts';
import type { DiceForgeTable } from '../table.svelte.ts';

const keysOf = (table: DiceForgeTable): TableKeys => ({
  ring: '[data-ring]',
  presses: {
    s: () => focus('.niche.may .arch', '.niche.may .tile', '.niche .arch'),
    d: () => focus('.dice .may', '.dice .toggle', '.dice button'),
    e: () => table.answer(table.find('end')),
  },
});

export const walk = (event: KeyboardEvent, table: DiceForgeTable): void => press(event, keysOf(table));
