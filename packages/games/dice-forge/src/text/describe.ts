/** The whole table in words, one layout for all languages: what a screen reader or a terminal tells. */
import { capital, type Names, type Passage, tallied } from '@astragal/kernel';
import {
  CAPPED,
  CARDS,
  type CardId,
  DICE,
  type DieId,
  type FaceId,
  GARDEN_IDS,
  GARDENS,
  type GardenId,
  HAMMER,
  ISLAND_IDS,
  ISLANDS,
  type IslandId,
  type Place,
  POOL_IDS,
  POOLS,
  type PoolId,
  type Resource,
  START,
} from '../content/index.ts';
import type { PlayerView, TurnStep, View } from '../state.ts';
import { amountOf, type ContentNames, listOf } from './names.ts';

/** What a language brings to the layout. */
export interface TableWords {
  readonly titles: { readonly table: string; readonly sanctuary: string; readonly gardens: string; readonly chronicle: string };
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly start: string;
  readonly none: string;
  readonly nothing: string;
  round(round: number, rounds: number): string;
  turn(name: string, step: string): string;
  gear(cards: string): string;
  outOf(n: number, cap: number): string;
  reserve(list: string): string;
  glory(glory: number, printed: number, score: number): string;
  showing(face: string): string;
  unrolled: string;
  pawn(place: string): string;
  cards(list: string): string;
  boars(list: string): string;
  hammer(number: number, phase: 'I' | 'II', filled: number, spaces: number): string;
  hammersDone(count: number): string;
  hammersWaiting(count: number): string;
  chests(count: number): string;
  tokens(cerberus: number, triton: number): string;
  forged(count: number): string;
  niche(name: string, price: string, left: string): string;
  stack(card: string, cost: string, glory: string, left: number, text: string): string;
  portal(names: string): string;
  freePortal: string;
  roundScores(round: number, scores: string): string;
}

/** What `describe` of a language is: the layout filled with its words. */
export const describer =
  (words: TableWords, names: ContentNames) =>
  (view: View, who: Names): readonly Passage[] => [
    { title: words.titles.table, lines: progress(words, names, view, who) },
    ...view.players.map((player, seat) => ({ title: who(seat), lines: possessions(words, names, player) })),
    { title: words.titles.sanctuary, lines: POOL_IDS.map((pool) => niche(words, names, view, pool)) },
    {
      title: words.titles.gardens,
      lines: GARDEN_IDS.flatMap((garden) => grown(words, names, view, garden)),
    },
    ...ISLAND_IDS.map((island) => ({ title: names.islands[island].full, lines: shore(words, names, view, who, island) })),
    ...chronicle(words, view, who),
  ];

function progress(words: TableWords, names: ContentNames, view: View, who: Names): string[] {
  const lines = [words.round(view.round, view.rounds), words.turn(who(view.active), words.steps[view.turnStep])];
  if (view.gear.length > 0) lines.push(words.gear(tallied(view.gear, (card) => names.cards[card].full)));
  return lines;
}

function possessions(words: TableWords, names: ContentNames, player: PlayerView): string[] {
  const lines = [
    words.reserve(CAPPED.map((each) => `${words.resources[each]} ${words.outOf(player[each], player.caps[each])}`).join(', ')),
    words.glory(player.glory, player.printed, player.score),
    ...DICE.map((die) => dieLine(words, names, player, die)),
    words.pawn(placeName(words, names, player.place)),
    words.cards(tallied(player.cards, (card) => names.cards[card].full) || words.none),
  ];
  if (player.boars.length > 0) lines.push(words.boars(tallied(player.boars, (boar) => names.faces[boar].full)));
  lines.push(...hammerLines(words, player));
  if (player.chests > 0) lines.push(words.chests(player.chests));
  if (player.cerberus + player.triton > 0) lines.push(words.tokens(player.cerberus, player.triton));
  lines.push(words.forged(player.forged));
  return lines;
}

function dieLine(words: TableWords, names: ContentNames, player: PlayerView, die: DieId): string {
  const { faces, up } = player[die];
  const name = (face: FaceId | undefined) => (face ? names.faces[face].full : words.none);
  const all = faces.map((face, position) => `${position + 1}: ${name(face)}`).join('; ');
  return `${capital(names.dice[die].full)}. ${all}. ${up < 0 ? words.unrolled : words.showing(name(faces[up]))}`;
}

/** Hammers are worked one after the other, so the gold on all of them says where each stands (DF-109). */
function hammerLines(words: TableWords, { hammers, hammered }: PlayerView): string[] {
  const whole = HAMMER.spaces * HAMMER.glory.length;
  const done = Math.min(hammers, Math.floor(hammered / whole));
  const lines: string[] = [];
  if (done > 0) lines.push(words.hammersDone(done));
  if (done === hammers) return lines;
  const inHammer = hammered % whole;
  lines.push(words.hammer(done + 1, inHammer < HAMMER.spaces ? 'I' : 'II', inHammer % HAMMER.spaces, HAMMER.spaces));
  if (hammers - done > 1) lines.push(words.hammersWaiting(hammers - done - 1));
  return lines;
}

function niche(words: TableWords, names: ContentNames, view: View, pool: PoolId): string {
  const { price, faces } = POOLS[pool];
  const designs = [...new Set(faces)].filter((face) => view.left[face] > 0);
  const left = designs.map((face) => `${names.faces[face].full} ×${view.left[face]}`).join('; ');
  return words.niche(names.pools[pool].full, amountOf(names, 'gold', price), left || words.nothing);
}

function grown(words: TableWords, names: ContentNames, view: View, garden: GardenId): string[] {
  const title = names.gardens[garden].full;
  const designs = [...new Set(GARDENS[garden])].filter((face) => view.left[face] > 0);
  if (designs.length === 0) return [`${title}. ${capital(words.nothing)}.`];
  return designs.map((face) => `${title}. ${names.faces[face].full} ×${view.left[face]}: ${names.faceText[face]}.`);
}

function shore(words: TableWords, names: ContentNames, view: View, who: Names, island: IslandId): string[] {
  const here = view.players.flatMap((player, seat) => (player.place === island ? [who(seat)] : []));
  const stacks = view.stacks.filter(({ slot }) => ISLANDS[island].includes(slot));
  return [
    ...stacks.map(({ card, left }) => stackLine(words, names, card, left)),
    here.length > 0 ? words.portal(here.join(', ')) : words.freePortal,
  ];
}

const stackLine = (words: TableWords, names: ContentNames, card: CardId, left: number): string =>
  words.stack(
    names.cards[card].full,
    listOf(names, CARDS[card].cost),
    amountOf(names, 'glory', CARDS[card].glory),
    left,
    names.cardText[card],
  );

function chronicle(words: TableWords, view: View, who: Names): Passage[] {
  const scores = (round: readonly number[]) => round.map((score, seat) => `${who(seat)} ${score}`).join(', ');
  const lines = view.chronicle.map((round, n) => words.roundScores(n + 1, scores(round)));
  return lines.length > 0 ? [{ title: words.titles.chronicle, lines }] : [];
}

/** An island, or the start portal. */
export const placeName = (words: TableWords, names: ContentNames, place: Place): string =>
  place === START ? words.start : names.islands[place].full;
