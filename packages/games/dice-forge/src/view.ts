/** What is seen: everything (DF-11), with what a table shows added; and the way back from it. */
import { FACE_IDS, type FaceId, SLOT_IDS } from './content/index.ts';
import { capsOf, printedGlory } from './rules/questions.ts';
import type { Die, Player, PlayerView, State, View } from './state.ts';

const dieOf = ({ faces, up }: { readonly faces: readonly FaceId[]; readonly up: number }): Die => ({ faces: faces.slice(), up });

function viewOfPlayer(player: Player): PlayerView {
  const printed = printedGlory(player);
  const { gold, sun, moon, glory, place, chests, hammers, hammered, cerberus, triton, forged } = player;
  const [light, dark, cards, boars] = [dieOf(player.light), dieOf(player.dark), player.cards.slice(), player.boars.slice()];
  const [caps, tally, score] = [capsOf(player), { ...player.tally }, glory + printed];
  return {
    ...{ gold, sun, moon, glory, caps, light, dark, place, cards, boars },
    ...{ chests, hammers, hammered, cerberus, triton, forged, tally, printed, score },
  };
}

const byDesign = (counts: readonly number[]): Record<FaceId, number> => {
  const named = {} as Record<FaceId, number>;
  for (let i = 0; i < FACE_IDS.length; i++) named[FACE_IDS[i]!] = counts[i]!;
  return named;
};

/** A flat list as rows of equal length. */
const rows = <E>(list: readonly E[], length: number): E[][] =>
  Array.from({ length: list.length / length }, (_, row) => list.slice(row * length, (row + 1) * length));

/** Seats and spectators see the same. */
export const view = (s: State): View => ({
  round: s.round,
  rounds: s.rounds,
  active: s.active,
  turnStep: s.turnStep,
  players: s.players.map(viewOfPlayer),
  left: byDesign(s.stock),
  gone: byDesign(s.gone),
  stacks: SLOT_IDS.map((slot, i) => ({ slot, card: s.slots[i]!, left: s.stacks[i]! })),
  gear: s.gear.slice(),
  rolled: rows(s.rolled, 2),
  chronicle: rows(s.chronicle, s.players.length),
});

const copyOfPlayer = (p: PlayerView | Player): Player => ({
  gold: p.gold,
  sun: p.sun,
  moon: p.moon,
  glory: p.glory,
  light: dieOf(p.light),
  dark: dieOf(p.dark),
  place: p.place,
  cards: p.cards.slice(),
  boars: p.boars.slice(),
  chests: p.chests,
  hammers: p.hammers,
  hammered: p.hammered,
  cerberus: p.cerberus,
  triton: p.triton,
  forged: p.forged,
  tally: { dice: p.tally.dice, hammer: p.tally.hammer, cards: p.tally.cards, lost: p.tally.lost },
});

/** Nothing is hidden, so there is nothing to guess. */
export const guess = (v: View): State => ({
  round: v.round,
  rounds: v.rounds,
  active: v.active,
  turnStep: v.turnStep,
  players: v.players.map(copyOfPlayer),
  stock: FACE_IDS.map((face) => v.left[face]),
  gone: FACE_IDS.map((face) => v.gone[face]),
  slots: v.stacks.map(({ card }) => card),
  stacks: v.stacks.map(({ left }) => left),
  gear: v.gear.slice(),
  rolled: v.rolled.flat(),
  chronicle: v.chronicle.flat(),
});

/** An independent copy; the stacks' cards never change and are shared. */
export const clone = (s: State): State => ({
  round: s.round,
  rounds: s.rounds,
  active: s.active,
  turnStep: s.turnStep,
  players: s.players.map(copyOfPlayer),
  stock: s.stock.slice(),
  gone: s.gone.slice(),
  slots: s.slots,
  stacks: s.stacks.slice(),
  gear: s.gear.slice(),
  rolled: s.rolled.slice(),
  chronicle: s.chronicle.slice(),
});
