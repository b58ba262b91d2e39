/** What the end says of everybody is what was heard. */
import { amounts, type DiceForgeKind } from '@astragal/dice-forge';
import { expect, it } from 'vitest';
import { awardsIn, curvesOf, deedsOf } from '../../table/chronicle.ts';

type View = DiceForgeKind['view'];
type Event = DiceForgeKind['event'];

const view = {
  players: [{ tally: { dice: 20, hammer: 0 } }, { tally: { dice: 12, hammer: 10 } }],
  chronicle: [
    [3, 5],
    [20, 22],
  ],
} as unknown as View;
const log = [
  { kind: 'forged', seat: 0 },
  { kind: 'forged', seat: 0 },
  { kind: 'card-taken', seat: 1 },
  { kind: 'ousted', seat: 0, by: 1 },
  { kind: 'gained', seat: 0, gains: amounts({ gold: 3 }), lost: amounts({ gold: 2, sun: 1 }) },
] as unknown as readonly Event[];

it('counts faces, cards, rivals sent home and what ran over', () => {
  expect(deedsOf(log, view)).toEqual([
    { faces: 2, cards: 0, dice: 20, hammer: 0, ousted: 0, spilled: 3 },
    { faces: 0, cards: 1, dice: 12, hammer: 10, ousted: 1, spilled: 0 },
  ]);
});

it('gives each an award that nobody deserves more', () => {
  expect(awardsIn(log, view)).toEqual([
    { seat: 0, award: 'smith', n: 2 },
    { seat: 1, award: 'makeWay', n: 1 },
  ]);
});

it('draws points by round from nothing on', () => {
  expect(curvesOf(view)).toEqual([
    [0, 3, 20],
    [0, 5, 22],
  ]);
});
