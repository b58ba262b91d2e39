/** What puzzles of Dice Forge are about. */
import type { PuzzleSight, Puzzling, Way } from '@astragal/bots';
import type { Seat } from '@astragal/kernel';
import { CAPPED, type CardId, type FaceId, islandOf, SLOT_INDEX } from '../content/index.ts';
import { capOf, spacesLeft } from '../rules/questions.ts';
import type { Asks, DiceForgeKind, State } from '../state.ts';

type Sight = PuzzleSight<DiceForgeKind>;
type Line = Way<DiceForgeKind>;
type Answer = Asks[keyof Asks];

const answersOf = ({ path }: Line): readonly Answer[] => path.map(({ choice }) => choice as Answer);
const featsOf = (line: Line): CardId[] => answersOf(line).flatMap((each) => (each.do === 'feat' ? [each.card] : []));
const facesOf = (line: Line): FaceId[] => answersOf(line).flatMap((each) => (each.do === 'buy' ? [each.face] : []));
const countOf = (line: Line, verb: Answer['do']): number => answersOf(line).filter((each) => each.do === verb).length;

/** Whether just one of the two lines is so: then that is the question. */
const parts = ({ best, near }: Sight, test: (line: Line) => boolean): boolean => test(best) !== test(near);

const ousts = (s: State, seat: Seat, line: Line): boolean =>
  featsOf(line).some((card) => s.players.some(({ place }, other) => other !== seat && place === islandOf(card)));
const takesLast = (s: State, line: Line): boolean => featsOf(line).some((card) => s.stacks[SLOT_INDEX[card]] === 1);
const isFull = ({ players }: State, seat: Seat): boolean =>
  CAPPED.some((resource) => capOf(players[seat]!, resource) - players[seat]![resource] <= 1);
const meetsHammer = ({ players }: State, seat: Seat, line: Line): boolean =>
  featsOf(line).includes('blacksmiths-hammer') || (spacesLeft(players[seat]!) > 0 && countOf(line, 'hammer') > 0);
const spends = (line: Line): number => featsOf(line).length + facesOf(line).length;

/** Each by name; a theme says where to look, never what to do. */
export const IDEAS = {
  'sent-home': (sight) => parts(sight, (line) => ousts(line.from.state, sight.seat, line)),
  hammer: (sight) => parts(sight, (line) => meetsHammer(line.from.state, sight.seat, line)),
  'extra-action': (sight) => parts(sight, (line) => countOf(line, 'pay') > 0),
  reinforcements: (sight) => countOf(sight.best, 'use') !== countOf(sight.near, 'use'),
  'last-one': (sight) => parts(sight, (line) => takesLast(line.from.state, line)),
  'last-round': ({ best: { from } }) => from.state.round === from.state.rounds,
  'first-rounds': ({ best: { from } }) => from.state.round <= 2,
  cap: ({ seat, best, near }) => isFull(best.from.state, seat) && spends(best) !== spends(near),
  patience: ({ best, near }) => spends(best) < spends(near),
  'several-faces': ({ best, near }) => facesOf(best).length !== facesOf(near).length && facesOf(best).length + facesOf(near).length > 1,
  'dice-or-islands': ({ best, near }) => facesOf(best).length > 0 !== facesOf(near).length > 0 && spends(best) > 0 && spends(near) > 0,
  'which-face': ({ best, near }) => featsOf(best).length === 0 && featsOf(near).length === 0,
  'which-island': ({ best, near }) => featsOf(best).length > 0 && featsOf(near).length > 0,
} as const satisfies Record<string, (sight: Sight) => boolean>;
export type IdeaId = keyof typeof IDEAS;

/** What is bought, taken, used and paid for; where a face goes and what a card gives are details. */
const DEEDS: readonly Answer['do'][] = ['buy', 'feat', 'use', 'pay', 'name', 'convert', 'hammer'];

export const puzzling: Puzzling<DiceForgeKind> = {
  tables: [{ seats: 2 }, { seats: 2, options: { setup: 'random' } }, { seats: 2 }, { seats: 3 }],
  begins: ['action'],
  suits: ({ state: { active } }, seat) => active === seat,
  deeds: ({ path }) => path.flatMap(({ choice }) => (DEEDS.includes(choice.do as Answer['do']) ? [Object.values(choice).join(' ')] : [])),
  ideas: IDEAS,
  rests: 8,
  futures: 60,
};
