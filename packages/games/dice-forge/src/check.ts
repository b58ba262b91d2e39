/** What must hold in every position: nothing appears, nothing vanishes, no cap is exceeded. */
import {
  CARD_IDS,
  CARDS,
  DICE,
  type Effect,
  FACE_IDS,
  type FaceId,
  GARDEN_IDS,
  GARDENS,
  ISLAND_IDS,
  POOL_IDS,
  POOLS,
  POSITIONS,
  REMOVED_WITH_TWO,
  STARTING_DICE,
} from './content/index.ts';
import { hammerGlory, overflows, spacesLeft } from './rules/questions.ts';
import type { Player, State } from './state.ts';

/** A position that breaks a promise: a fault of the rules. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

function must(holds: boolean, message: () => string): void {
  if (!holds) throw new BrokenPromise(message());
}

const countIn = (list: readonly FaceId[], face: FaceId): number => list.reduce((n, each) => n + (each === face ? 1 : 0), 0);

/** How many faces of each design the temple holds at first, and one player's dice. */
const IN_TEMPLE = FACE_IDS.map((face) =>
  countIn([...POOL_IDS.flatMap((id) => POOLS[id].faces), ...GARDEN_IDS.flatMap((id) => GARDENS[id])], face),
);
const ON_DICE = FACE_IDS.map((face) =>
  countIn(
    DICE.flatMap((die) => STARTING_DICE[die]),
    face,
  ),
);

/** Every face is in the temple, on a die, or out of the game; and the last for a reason. */
function checkFaces({ players, stock, gone }: State): void {
  const counts = stock.map((inTemple, i) => inTemple + gone[i]!);
  for (const player of players) for (const die of DICE) for (const face of player[die].faces) counts[FACE_IDS.indexOf(face)]!++;
  for (const [i, face] of FACE_IDS.entries()) {
    const printed = IN_TEMPLE[i]! + players.length * ON_DICE[i]!;
    must(counts[i] === printed && stock[i]! >= 0, () => `${counts[i]} faces ${face} instead of ${printed}`);
  }
  const removed = players.length === 2 ? REMOVED_WITH_TWO * POOL_IDS.length : 0;
  const forged = players.reduce((sum, player) => sum + player.forged, removed);
  const out = gone.reduce((sum, n) => sum + n, 0);
  must(out === forged, () => `${out} faces are out of the game, ${forged} were removed or forged over`);
}

/** Every card lies in its stack or before a player; a set that is not in the game only where a position was made by hand (DF-129). */
function checkCards({ players, slots, stacks }: State): void {
  for (const card of CARD_IDS) {
    const owned = players.reduce((sum, { cards }) => sum + cards.filter((each) => each === card).length, 0);
    const slot = slots.indexOf(card);
    const sound = slot < 0 ? owned <= players.length : owned + stacks[slot]! === players.length && stacks[slot]! >= 0;
    must(sound, () => `${card}: ${owned} taken and ${stacks[slot] ?? 0} left for ${players.length} players`);
  }
}

const cardsWith = (player: Player, op: Effect['op']): number => player.cards.filter((card) => CARDS[card].lightning?.op === op).length;

function checkPlayer(player: Player, seat: number): void {
  const { gold, sun, moon, glory, tally } = player;
  must(
    [gold, sun, moon, glory].every((n) => Number.isInteger(n) && n >= 0) && !overflows(player),
    () => `seat ${seat} holds ${gold} gold, ${sun} sun, ${moon} moon, ${glory} glory`,
  );
  must(
    glory === tally.dice + tally.hammer + tally.cards - tally.lost,
    () => `seat ${seat} has glory from nowhere: ${glory}, ${JSON.stringify(tally)}`,
  );
  must(
    tally.hammer === hammerGlory(player.hammered),
    () => `seat ${seat} has ${tally.hammer} glory for ${player.hammered} gold on hammers`,
  );
  must(player.hammers === cardsWith(player, 'hammer') && spacesLeft(player) >= 0, () => `seat ${seat} has a hammer too many, or too full`);
  must(player.chests === cardsWith(player, 'chest'), () => `seat ${seat} has ${player.chests} chests without as many cards`);
  must(player.boars.length === cardsWith(player, 'boar'), () => `seat ${seat} has boars without cards`);
  must(
    player.cerberus >= 0 && player.triton >= 0 && player.cerberus + player.triton <= cardsWith(player, 'token'),
    () => `seat ${seat} has tokens without cards`,
  );
  for (const die of DICE)
    must(player[die].faces.length === POSITIONS && player[die].up < POSITIONS, () => `the ${die} die of seat ${seat} is no die`);
}

/** Throws if the state breaks a promise. */
export function check(s: State): void {
  checkFaces(s);
  checkCards(s);
  s.players.forEach(checkPlayer);
  for (const island of ISLAND_IDS)
    must(s.players.filter(({ place }) => place === island).length <= 1, () => `two pawns stand on ${island}`);
}
