/** Which piece stands for an answer, or for what fell. */
import type { SanctumEvent, SanctumKind } from '@astragal/sanctum';
import type { Pictured } from '@astragal/table/history.ts';

export const pictured: Pictured<SanctumKind> = {
  choice(choice) {
    if ('item' in choice) return { kind: 'items', id: choice.item };
    if ('hero' in choice) return { kind: 'heroes', id: choice.hero };
    // What a die is turned to says more than by which means.
    if ('to' in choice) return { kind: 'dice', id: String(choice.to) };
    return { kind: 'deeds', id: choice.do };
  },
  fell(events, seat) {
    const rolls = events.filter((event): event is Extract<SanctumEvent, { kind: 'rolled' }> => event.kind === 'rolled');
    const own = rolls.find((each) => each.seat === seat && each.dice.length > 0);
    return own && { kind: 'dice', id: own.dice.slice(0, 4).join(' ') };
  },
};
