/** Everything in the box of Dice Forge: faces by where they come from, and cards. */
import type { CardId, DiceForgeKind, FaceId } from '@astragal/dice-forge';
import { CARD_IDS, CARDS, DICE, FACE_IDS, FACES, GARDENS, POOLS, RESOURCES, STARTING_DICE } from '@astragal/dice-forge/content';
import type { BoxPieces, Piece } from '@astragal/table/rulebook/types.ts';
import type { Wording } from '../table/words.ts';

/** Seats of a full table: what the box holds for them. */
const SEATS = 4;
const countIn = (faces: readonly FaceId[], face: FaceId): number => faces.filter((each) => each === face).length;
const ON_DICE = DICE.flatMap((die) => STARTING_DICE[die]);
const SOLD = Object.values(POOLS).flatMap(({ faces }) => faces);
const GROWN = Object.values(GARDENS).flat();

const FACE_RULES: Readonly<Record<(typeof FACES)[FaceId]['kind'] | 'boar', readonly string[]>> = {
  all: ['DF-19'],
  choice: ['DF-20'],
  triple: ['DF-43', 'DF-44', 'DF-45'],
  mirror: ['DF-46', 'DF-48', 'DF-51'],
  ship: ['DF-52', 'DF-53', 'DF-55'],
  shield: ['DF-57', 'DF-60', 'DF-61'],
  boar: ['DF-62', 'DF-63', 'DF-65'],
};

function faceTags(id: FaceId): string[] {
  const { gives, options, watches } = FACES[id];
  const given = RESOURCES.filter((r) => gives[r] > 0 || options.some((option) => option[r] > 0) || watches === r);
  return [...given, 'face'];
}

const face =
  (where: readonly FaceId[], times = 1) =>
  (id: FaceId): Piece => ({
    id,
    count: countIn(where, id) * times,
    tags: faceTags(id),
    rules: [...FACE_RULES[FACES[id].boar ? 'boar' : FACES[id].kind], ...(where === SOLD ? ['DF-67'] : [])],
  });

function cardTags(id: CardId): string[] {
  const card = CARDS[id];
  return [
    'card',
    ...RESOURCES.filter((r) => card.cost[r] > 0),
    ...(card.lightning ? ['at-once'] : []),
    ...(card.gear ? ['each-turn'] : []),
    ...(card.ousting || card.reward ? ['whenever'] : []),
    card.set === 'A' ? 'first-game' : 'alternate',
  ];
}

/** Faces on the dice of the start are told apart from the same faces for sale. */
const START = 'start:';
const faceOf = (id: string): FaceId => id.replace(START, '') as FaceId;
const isCard = (id: string): id is CardId => id in CARDS;

export const pieces: BoxPieces<Wording, DiceForgeKind['view']> = {
  groups: [
    {
      id: 'start',
      pieces: FACE_IDS.filter((id) => ON_DICE.includes(id)).map((id) => ({ ...face(ON_DICE, SEATS)(id), id: `${START}${id}` })),
    },
    { id: 'sold', pieces: FACE_IDS.filter((id) => SOLD.includes(id)).map(face(SOLD)) },
    { id: 'grown', pieces: FACE_IDS.filter((id) => GROWN.includes(id)).map(face(GROWN)) },
    {
      id: 'cards',
      pieces: CARD_IDS.map((id, i) => ({ id, count: SEATS, tags: cardTags(id), rules: [`DF-${81 + i}`] })),
    },
  ],
  filters: [
    ['face', 'card'],
    ['gold', 'sun', 'moon', 'glory'],
    ['at-once', 'each-turn', 'whenever'],
    ['first-game', 'alternate'],
  ],
  name: (id, { names }) => (isCard(id) ? names.cards[id].full : names.faces[faceOf(id)].full),
  text: (id, { names }) => (isCard(id) ? names.cardText[id] : names.faceText[faceOf(id)]),
  left: ({ left, stacks }) => ({
    ...Object.fromEntries([...new Set([...SOLD, ...GROWN])].map((id) => [id, left[id]])),
    ...Object.fromEntries(stacks.map(({ card, left: n }) => [card, n])),
  }),
};
