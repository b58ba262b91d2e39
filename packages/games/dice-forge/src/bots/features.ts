/** What a learned value looks at: time, reserves, dice and cards of a seat, and the same of its rivals. Products of time and faces matter most. */
import type { Seat } from '@astragal/kernel';
import { CARD_IDS, CARDS, type CardId, FACE_IDS, FACE_INDEX, FACES, type FaceId, SLOT_INDEX } from '../content/index.ts';
import { capsOf, scoreOf, spacesLeft } from '../rules/questions.ts';
import type { Player, State } from '../state.ts';

/** Turns of its own that a seat has still ahead. The turn under way counts until its action is begun or passed. */
export function actionsAhead(s: State, seat: Seat): number {
  const isComing = seat > s.active || (seat === s.active && s.turnStep === 'blessings');
  return s.rounds - s.round + (isComing ? 1 : 0);
}

/** Blessings of step 1 that every seat will still receive after this turn. */
export function blessingsAhead(s: State): number {
  const seats = s.players.length;
  return ((s.rounds - s.round) * seats + seats - 1 - s.active) * (seats === 2 ? 2 : 1);
}

/** Where each kind of feature begins in the block of a player. */
export const LAYOUT = layout({
  score: 1,
  /** Gold, sun, moon by how many actions are ahead. */
  gold: 7,
  sun: 7,
  moon: 7,
  crowded: 3,
  /** Both shards for the great cards, and what they come to with the dice. */
  wealth: 8,
  /** What a blessing brings on average, times blessings: gold, sun, moon, glory, options; then times actions too. */
  income: 10,
  /** What x3 multiplies on the other die. */
  triples: 5,
  /** Each design, times blessings, and times actions too. */
  faces: 2 * FACE_IDS.length,
  hammer: 8,
  cards: 2 * CARD_IDS.length,
  tokens: 6,
});
export const BLOCK = LAYOUT.size;
/** One, then the seat's actions ahead one by one, then its own block and the mean of its rivals' blocks. */
const TIMES = 11;
export const FEATURES = 1 + TIMES + 2 * BLOCK;
/** Where the own block begins. */
export const OWN = 1 + TIMES;

function layout<P extends Record<string, number>>(parts: P): { readonly [N in keyof P]: number } & { readonly size: number } {
  let size = 0;
  const places: Record<string, number> = {};
  for (const [name, length] of Object.entries(parts)) {
    places[name] = size;
    size += length;
  }
  return { ...places, size } as unknown as { [N in keyof P]: number } & { size: number };
}

/** Few actions ahead are told apart one by one. */
export const bucketOf = (actions: number): number => (actions < 5 ? actions : actions < 7 ? 5 : 6);

/** What a face gives, options apart: gold, sun, moon, glory, choice. */
const GIVES: readonly (readonly number[])[] = FACE_IDS.map((id) => {
  const { kind, gives, options } = FACES[id];
  if (kind === 'choice') return [0, 0, 0, 0, Math.max(...options.map((o) => o.gold / 2 + o.sun + o.moon + o.glory))];
  return [gives.gold, gives.sun, gives.moon, gives.glory, 0];
});
export const givesOf = (face: FaceId): readonly number[] => GIVES[FACE_INDEX[face]]!;
const IS_TRIPLE: readonly boolean[] = FACE_IDS.map((id) => FACES[id].kind === 'triple');
/** The place of each card among the features of cards. */
export const CARD_PLACE = Object.fromEntries(CARD_IDS.map((card, i) => [card, i])) as Readonly<Record<CardId, number>>;
const TYPHON: CardId = CARD_IDS.find((card) => CARDS[card].lightning?.op === 'glory-per-forged-face')!;

const light = new Float64Array(5);
const dark = new Float64Array(5);

/** Writes a player's block, `share` of it, into `out` from `at` on. */
function block(s: State, player: Player, actions: number, blessings: number, out: Float64Array, at: number, share: number): void {
  const add = (place: number, x: number): void => {
    out[at + place]! += share * x;
  };
  const time = actions / 9;
  const bucket = bucketOf(actions);
  add(LAYOUT.score, scoreOf(player));
  add(LAYOUT.gold + bucket, player.gold);
  add(LAYOUT.sun + bucket, player.sun);
  add(LAYOUT.moon + bucket, player.moon);
  const caps = capsOf(player);
  if (actions > 0) {
    add(LAYOUT.crowded, Math.max(0, player.gold - caps.gold + 4));
    add(LAYOUT.crowded + 1, Math.max(0, player.sun - caps.sun + 2));
    add(LAYOUT.crowded + 2, Math.max(0, player.moon - caps.moon + 2));
  }

  light.fill(0);
  dark.fill(0);
  let [lightTriples, darkTriples] = [0, 0];
  const rolls = blessings / 6;
  for (let i = 0; i < 6; i++) {
    const [a, b] = [FACE_INDEX[player.light.faces[i]!], FACE_INDEX[player.dark.faces[i]!]];
    for (let r = 0; r < 5; r++) {
      light[r]! += GIVES[a]![r]! / 6;
      dark[r]! += GIVES[b]![r]! / 6;
    }
    if (IS_TRIPLE[a]) lightTriples += 1 / 6;
    if (IS_TRIPLE[b]) darkTriples += 1 / 6;
    add(LAYOUT.faces + 2 * a, rolls);
    add(LAYOUT.faces + 2 * a + 1, rolls * time);
    add(LAYOUT.faces + 2 * b, rolls);
    add(LAYOUT.faces + 2 * b + 1, rolls * time);
  }
  const total = [0, 0, 0, 0, 0];
  for (let r = 0; r < 5; r++) {
    const extra = 2 * (lightTriples * dark[r]! + darkTriples * light[r]!);
    const income = light[r]! + dark[r]! + extra;
    total[r] = income * blessings;
    add(LAYOUT.income + 2 * r, income * blessings);
    add(LAYOUT.income + 2 * r + 1, income * blessings * time);
    add(LAYOUT.triples + r, extra * blessings);
  }
  const [gold, sun, moon] = [player.gold + total[0]!, player.sun + total[1]! + total[4]! / 2, player.moon + total[2]! + total[4]! / 2];
  if (actions > 0) {
    add(LAYOUT.wealth, (Math.min(player.sun, 5) * Math.min(player.moon, 5)) / 25);
    add(LAYOUT.wealth + 1, Math.min(sun, moon));
    add(LAYOUT.wealth + 2, (sun * sun) / 20);
    add(LAYOUT.wealth + 3, (moon * moon) / 20);
    add(LAYOUT.wealth + 4, (gold * gold) / 60);
    add(LAYOUT.wealth + 5, (sun + moon) / actions);
    add(LAYOUT.wealth + 6, Math.min(sun + moon, 5 * actions));
    add(LAYOUT.wealth + 7, Math.min(gold, 8 * actions));
  }

  const spaces = spacesLeft(player);
  add(LAYOUT.hammer, player.hammers > 0 ? 1 : 0);
  if (spaces > 0) {
    const begun = player.hammered % 15;
    const comes = total[0]!;
    add(LAYOUT.hammer + 1, Math.min(spaces, comes));
    add(LAYOUT.hammer + 2, begun);
    add(LAYOUT.hammer + 3, begun * time);
    add(LAYOUT.hammer + 4, comes >= 15 - begun ? begun : 0);
    add(LAYOUT.hammer + 5, Math.min(1, comes / Math.max(1, 15 - begun)) * (Math.floor(player.hammered / 15) % 2 === 0 ? 10 : 15));
    add(LAYOUT.hammer + 6, Math.max(0, Math.min(spaces, comes) - (15 - begun)));
    add(LAYOUT.hammer + 7, comes / (spaces + 5));
  }
  for (let i = 0; i < player.cards.length; i++) {
    const card = LAYOUT.cards + 2 * CARD_PLACE[player.cards[i]!];
    add(card, 1);
    add(card + 1, actions);
  }
  add(LAYOUT.tokens, player.triton);
  add(LAYOUT.tokens + 1, player.triton * time);
  add(LAYOUT.tokens + 2, player.cerberus);
  add(LAYOUT.tokens + 3, player.cerberus * time);
  add(LAYOUT.tokens + 4, player.boars.length * rolls);
  if (s.slots[SLOT_INDEX[TYPHON]] === TYPHON && s.stacks[SLOT_INDEX[TYPHON]]! > 0 && actions > 0) add(LAYOUT.tokens + 5, player.forged);
}

export function features(s: State, seat: Seat): Float64Array {
  const out = new Float64Array(FEATURES);
  const blessings = blessingsAhead(s);
  const actions = actionsAhead(s, seat);
  out[0] = 1;
  out[1 + Math.min(TIMES - 1, actions)] = 1;
  block(s, s.players[seat]!, actions, blessings, out, OWN, 1);
  const rivals = s.players.length - 1;
  for (let other = 0; other <= rivals; other++)
    if (other !== seat) block(s, s.players[other]!, actionsAhead(s, other), blessings, out, OWN + BLOCK, 1 / rivals);
  return out;
}
