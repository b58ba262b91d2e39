/** The game retold turn by turn. */
import { choices, Play, playOn, readOptions, seeded, start, type Told, waiting } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { type Amounts, amounts, NOTHING, plus } from '../src/content/index.ts';
import { diceForge } from '../src/game.ts';
import { type DiceForgeKind, type Event, RESOURCES } from '../src/index.ts';
import { turnsOf } from '../src/insight/index.ts';

const begun: Event = { kind: 'turn-begun', seat: 1, round: 3 };
const ended: Event = { kind: 'turn-ended', seat: 1, passed: false };

const reserveOf = ({ gold, sun, moon, glory }: Amounts): Amounts => ({ gold, sun, moon, glory });
const minus = (each: Amounts): Amounts => amounts({ gold: -each.gold, sun: -each.sun, moon: -each.moon, glory: -each.glory });

/** What an event does to the reserve of whom it tells of; gold under the hammer is not in it. */
function changeOf(event: Event): Amounts {
  if (event.kind === 'gained') return event.gains;
  if (event.kind === 'paid') return minus(event.cost);
  if (event.kind === 'bought') return amounts({ gold: -event.price });
  if (event.kind === 'lost') return minus(event.losses);
  return event.kind === 'converted' || event.kind === 'hammered' ? amounts({ glory: event.glory }) : NOTHING;
}

describe('a turn is told', () => {
  it('by what its player took, whom that sent home, and what was forged over what', () => {
    const [turn] = turnsOf([
      begun,
      { kind: 'paid', seat: 1, cost: amounts({ moon: 4 }), purpose: 'ferryman' },
      { kind: 'moved', seat: 1, from: 'start', to: 'island-moon-4-5' },
      { kind: 'ousted', seat: 0, by: 1, from: 'island-moon-4-5' },
      { kind: 'gained', seat: 0, gains: amounts({ glory: 4 }), lost: amounts({ moon: 2 }), source: 'glory-4' },
      { kind: 'card-taken', seat: 1, card: 'ferryman', glory: 12, left: 2 },
      { kind: 'paid', seat: 1, cost: amounts({ sun: 2 }), purpose: 'extra-action' },
      { kind: 'bought', seat: 1, face: 'sun-2', price: 8, discount: 0, left: 3 },
      { kind: 'forged', seat: 1, die: 'light', position: 4, face: 'sun-2', replaced: 'gold-1', source: 'offering' },
      ended,
    ]);
    expect(turn).toMatchObject({ round: 3, seat: 1, from: 0, to: 10, over: true });
    expect(turn!.deeds).toEqual([
      { did: 'took', card: 'ferryman', ousted: 0 },
      { did: 'forged', die: 'light', position: 4, face: 'sun-2', replaced: 'gold-1' },
    ]);
    expect([turn!.spent, turn!.gained]).toEqual([amounts({ gold: 8, sun: 2, moon: 4 }), amounts({})]);
  });

  it('with all its gains, and gold under the hammer among them', () => {
    const [turn] = turnsOf([
      begun,
      { kind: 'gained', seat: 1, gains: amounts({ gold: 2, sun: 1 }), lost: amounts({}), source: 'gold-1' },
      { kind: 'hammered', seat: 1, gold: 3, hammer: 1, phase: 1, filled: 15, glory: 10 },
    ]);
    expect(turn).toMatchObject({ over: false, gained: amounts({ gold: 5, sun: 1, glory: 10 }), hammered: 3, deeds: [] });
  });

  it('as passed where nothing was done, and no more once it is over', () => {
    const turns = turnsOf([begun, { ...ended, passed: true } as Event, { kind: 'round-ended', round: 3, scores: [1, 2] }]);
    expect(turns).toMatchObject([{ deeds: [{ did: 'passed' }], to: 2 }]);
  });

  it('so that in whole games spending, gains and cards add up to what everybody has', () => {
    for (const seats of [2, 3, 4]) {
      const luck = seeded(`turns ${seats}`);
      const told: Told<DiceForgeKind>[] = [];
      const play = new Play<DiceForgeKind>(luck, told);
      const here = start(diceForge, seats, readOptions(diceForge, seats, { setup: 'random' }), play);
      const [before, began] = [here.state.players.map((player) => reserveOf(player)), told.length];
      for (let open = waiting(diceForge, here); open.length > 0; open = waiting(diceForge, here)) {
        const at = open[luck.below(open.length, 'who')]!;
        const all = choices(diceForge, here.state, at.frame);
        playOn(diceForge, here, at, all[luck.below(all.length, 'what')]!, play);
      }
      const log = told.map(({ event }) => event!);
      const turns = turnsOf(log);
      expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, i) => i % seats));
      for (const [seat, player] of here.state.players.entries()) {
        const own = turns.filter((turn) => turn.seat === seat);
        const taken = own.flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.did === 'took' ? [deed.card] : [])));
        expect(taken).toEqual(player.cards);
        const spent = log.flatMap((event) =>
          event.kind === 'paid' && event.seat === seat
            ? [event.cost]
            : event.kind === 'bought' &&
                event.seat === seat &&
                own.some(({ from, to }) => log.indexOf(event) >= from && log.indexOf(event) < to)
              ? [amounts({ gold: event.price })]
              : [],
        );
        for (const r of RESOURCES)
          expect(own.reduce((sum, turn) => sum + turn.spent[r], 0)).toBe(spent.reduce((sum, each) => sum + each[r], 0));
        // Everything that was told since, in anybody's turn, is what is there in the end.
        const changes = log
          .slice(began)
          .filter((event) => 'seat' in event && event.seat === seat)
          .map(changeOf);
        expect(changes.reduce(plus, before[seat]!)).toEqual(reserveOf(player));
      }
    }
  });
});
