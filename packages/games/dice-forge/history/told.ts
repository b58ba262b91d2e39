/** What fell in Dice Forge, whatever the language. */
import type { Event } from '@astragal/dice-forge';
import type { ContentNames } from '@astragal/dice-forge/text/names';
import type { HistoryText } from '@astragal/table/history.ts';

export const toldBy = (names: ContentNames): HistoryText => ({
  fell(event, seat) {
    const { kind, dice } = event as unknown as Extract<Event, { kind: 'rolled' }>;
    if (kind !== 'rolled') return undefined;
    const own = dice.filter((each) => each.seat === seat).map(({ face }) => names.faces[face].full);
    return own.length > 0 ? own.join(' + ') : undefined;
  },
});
