/** Which piece stands for an answer, or for what fell. */
import type { DiceForgeKind, Event } from '@astragal/dice-forge';
import type { Pictured } from '@astragal/table/history.ts';

export const pictured: Pictured<DiceForgeKind> = {
  way(choice) {
    if (choice.do === 'feat') return { to: `.isle [data-card="${choice.card}"], [data-card="${choice.card}"]` };
    if (choice.do === 'buy') return { to: `[data-face="${choice.face}"], [data-faces~="${choice.face}"]` };
    return undefined;
  },
  choice(choice) {
    if ('card' in choice) return { kind: 'cards', id: choice.card };
    if ('face' in choice) return { kind: 'faces', id: choice.face };
    if (choice.do === 'hammer') return { kind: 'cards', id: 'hammer' };
    return undefined;
  },
  fell(events, seat) {
    const rolls = events.filter((event): event is Extract<Event, { kind: 'rolled' }> => event.kind === 'rolled');
    const own = rolls.map(({ dice }) => dice.filter((each) => each.seat === seat)).find((dice) => dice.length > 0);
    return own && { kind: 'faces', id: own.map(({ face }) => face).join(' ') };
  },
};
