/** What everybody did in a whole game, counted from the log and the tallies, and what is said of it in the end. */
import type { DiceForgeKind } from '@astragal/dice-forge';
import { type Amounts, RESOURCES } from '@astragal/dice-forge/content';
import type { Seat } from '@astragal/kernel';
import { awardsOf, type Fact, type Award as Given } from '@astragal/table/facts.ts';
import { decidingRound, type Recap } from '@astragal/table/recap.ts';

type Event = DiceForgeKind['event'];
type View = DiceForgeKind['view'];

export const DEEDS = ['faces', 'cards', 'dice', 'hammer', 'ousted', 'spilled'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Readonly<Record<Deed, number>>;

const sum = (amounts: Amounts): number => RESOURCES.reduce((all, each) => all + amounts[each], 0);

/** Faces forged, cards taken, glory by dice and by the hammer, rivals sent home, and what ran over. */
export function deedsOf(log: readonly Event[], { players }: View): readonly Deeds[] {
  const count = (of: (event: Event, seat: number) => number, seat: number): number => log.reduce((all, event) => all + of(event, seat), 0);
  return players.map(({ tally }, seat) => ({
    faces: count((event, own) => Number(event.kind === 'forged' && event.seat === own), seat),
    cards: count((event, own) => Number(event.kind === 'card-taken' && event.seat === own), seat),
    dice: tally.dice,
    hammer: tally.hammer,
    ousted: count((event, own) => Number(event.kind === 'ousted' && event.by === own), seat),
    spilled: count((event, own) => (event.kind === 'gained' && event.seat === own ? sum(event.lost) : 0), seat),
  }));
}

export type Award = 'makeWay' | 'hammer' | 'smith' | 'traveller' | 'blessed' | 'cup';
const FACTS: Readonly<Record<Award, Fact<Deed>>> = {
  makeWay: { of: 'ousted' },
  hammer: { of: 'hammer' },
  smith: { of: 'faces' },
  traveller: { of: 'cards' },
  blessed: { of: 'dice' },
  cup: { of: 'spilled' },
};

export const awardsIn = (log: readonly Event[], view: View): readonly Given<Award>[] => awardsOf(FACTS, deedsOf(log, view), undefined);

/** Points by seat: before the game, and after each round. */
export const curvesOf = ({ players, chronicle }: View): readonly (readonly number[])[] =>
  players.map((_, seat) => [0, ...chronicle.map((scores) => scores[seat] ?? 0)]);

/** What a friend is told: the glory by round, and the round that decided. */
export function recapOf(log: readonly Event[], view: View, winners: readonly Seat[]): Recap {
  const round = decidingRound(curvesOf(view), winners.length === 1 ? winners[0] : undefined);
  const event = log.findIndex((each) => each.kind === 'turn-begun' && each.round === round);
  return {
    rounds: [view.players.map(() => 0), ...view.chronicle],
    figures: view.players.map(({ score }) => score),
    decided: round === undefined || event < 0 ? undefined : { round, event },
  };
}
