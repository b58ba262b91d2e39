/** Which piece stands for an answer, or for what fell. */
import type { PlatformerEvent, PlatformerKind } from '@astragal/platformer';
import type { Pictured } from '@astragal/table/history.ts';

const field = (at: number): string => `[data-field="${at}"]`;

export const pictured: Pictured<PlatformerKind> = {
  way(choice, seat, { climbers }) {
    const at = climbers[seat]?.at ?? -1;
    return 'to' in choice && typeof choice.to === 'number' ? { to: field(choice.to), ...(at >= 0 && { from: field(at) }) } : undefined;
  },
  choice(choice) {
    if ('card' in choice) return { kind: 'cards', id: choice.card };
    if ('hero' in choice) return { kind: 'heroes', id: choice.hero };
    return 'as' in choice ? { kind: 'symbols', id: choice.as } : { kind: 'deeds', id: choice.do };
  },
  fell(events, seat) {
    const rolls = events.filter((event): event is Extract<PlatformerEvent, { kind: 'rolled' }> => event.kind === 'rolled');
    const own = rolls.find((each) => each.seat === seat);
    return own && { kind: 'symbols', id: own.dice.slice(0, 4).join(' ') };
  },
};
