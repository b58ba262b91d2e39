/** Keys of the table: arrows walk from field to field, letters jump, E ends the turn. */
import { focus, press, type TableKeys } from '@astragal/table/keys.ts';
import type { PlatformerTable } from '../table.svelte.ts';

const keysOf = (table: PlatformerTable): TableKeys => ({
  ring: '[data-ring]',
  first: '.spot[tabindex="0"]',
  presses: {
    t: () => focus('.spot[tabindex="0"]'),
    d: () => focus('.tray .lit .die', '.tray .die'),
    s: () => focus('.good.may', '.good'),
    e: () => table.answer(table.find('end')),
    escape: () => table.letGo(),
  },
});

export const walk = (event: KeyboardEvent, table: PlatformerTable): void => press(event, keysOf(table));
