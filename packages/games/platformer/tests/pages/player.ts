/** Somebody who plays Platformer by clicks: what they want, and which pieces lead to it. */
import type { Bot, Memory } from '@astragal/bots';
import type { Choice } from '@astragal/kernel';
import { bots, type Field, GEM_PRICES, type PlatformerAsks, type PlatformerFrame, type PlatformerKind } from '@astragal/platformer';
import type { Asked } from '@astragal/web/pages/guided.ts';
import type { TablePlayer } from '@astragal/web/pages/players.ts';

type Answer = PlatformerAsks[keyof PlatformerAsks];

/** Gems are set on the die one step after the other, then the die is taken. */
const dieWith = (die: number, gems: number): string[] => [
  ...Array.from({ length: GEM_PRICES.indexOf(gems) }, () => `.col:has(> [data-die="${die}"]) .next`),
  `[data-die="${die}"]`,
];

/** The die that pays is chosen, unless it pays already; then the field. */
const payThenField = (die: number, field: Field): string[] => [
  `.col:not(.chosen) > [data-die="${die}"], body:has(.chosen > [data-die="${die}"]) [data-field="${field}"]`,
  `[data-field="${field}"]`,
];

/** The pieces to click before the answer shows itself: dice with their gems, the field it is about. */
export function way(choice: Choice, { frame }: Asked<PlatformerKind>): string[] {
  const answer = choice as Answer;
  if (answer.do === 'gravity') return ['.gravity'];
  if ('gems' in answer) return dieWith(answer.die, answer.gems);
  if ('from' in answer && 'die' in answer) return [`[data-die="${answer.die}"]`, `[data-die="${answer.from}"]`];
  if (answer.do === 'respawn' && answer.die !== undefined) return payThenField(answer.die, answer.to);
  if (answer.do === 'turn') return [`[data-die="${answer.die}"]`];
  const payment = 'die' in answer && answer.die !== undefined ? [`[data-die="${answer.die}"]`] : [];
  // With a finger a field is looked at first, and then taken by its bubble or by touching it again.
  const fields = ['at', 'to', 'from', 'out'].flatMap((each) =>
    each in answer ? [(answer as unknown as Record<string, Field>)[each]!] : [],
  );
  return [
    ...payment,
    ...fields.flatMap((field) => [`[data-field="${field}"]`, ...(frame.step === 'walk' ? [`[data-walk="${field}"]`] : [])]),
  ];
}

/** Who thinks one turn through, and no further: a page test has better things to wait for. */
const expert = bots.find(({ name }) => name === 'expert')!;

/**
 * A climber of the house, who remembers its plans. A page hears only the question that is open; what waits beneath it is always the
 * turn's actions.
 */
export function newClimber(): Bot<PlatformerKind> {
  const memory: Memory = {};
  return {
    name: 'climber',
    answer(sight, mind) {
      const beneath: PlatformerFrame = { step: 'actions', seat: sight.seat };
      return expert.answer({ ...sight, stack: [{ step: 'over' }, beneath, ...sight.stack] }, { ...mind, memory });
    },
  };
}

/** A card of a die's uses closes when something else is touched. */
export const TABS = '.pf:not(:has(.ways)) .tabs button';

export const player: TablePlayer<PlatformerKind> = { newBot: newClimber, way, tabs: TABS, isLong: true };
