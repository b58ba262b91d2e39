/** What is seen: everything (DF-11), with what a table shows added; and the way back from it. Written out field by field: bots look a lot. */
import { type CardId, FACE_IDS, type FaceId, SLOT_IDS, type SlotId } from './content/index.ts';
import { capsOf, printedGlory } from './rules/questions.ts';
import type { Die, Player, PlayerView, State, View } from './state.ts';

const dieOf = ({ faces, up }: { readonly faces: readonly FaceId[]; readonly up: number }): Die => ({ faces: faces.slice(), up });

const tallyOf = ({ dice, hammer, cards, lost }: Player['tally'] | PlayerView['tally']): Player['tally'] => ({ dice, hammer, cards, lost });

function viewOfPlayer(p: Player): PlayerView {
  const printed = printedGlory(p);
  return {
    gold: p.gold,
    sun: p.sun,
    moon: p.moon,
    glory: p.glory,
    caps: capsOf(p),
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
    tally: tallyOf(p.tally),
    printed,
    score: p.glory + printed,
  };
}

/** No face of any design. Read from text, the engine gives it a shape of its own, and a copy with other numbers costs next to nothing. */
const NO_FACES: Readonly<Record<FaceId, number>> = JSON.parse(JSON.stringify(Object.fromEntries(FACE_IDS.map((face) => [face, 0]))));

function byDesign(counts: readonly number[]): Record<FaceId, number> {
  const named = { ...NO_FACES };
  for (let i = 0; i < FACE_IDS.length; i++) named[FACE_IDS[i]!] = counts[i]!;
  return named;
}

function countsOf(named: Readonly<Record<FaceId, number>>): number[] {
  const counts: number[] = [];
  for (let i = 0; i < FACE_IDS.length; i++) counts.push(named[FACE_IDS[i]!]);
  return counts;
}

function stacksOf({ slots, stacks }: State): { readonly slot: SlotId; readonly card: CardId; readonly left: number }[] {
  const shown: { readonly slot: SlotId; readonly card: CardId; readonly left: number }[] = [];
  for (let i = 0; i < SLOT_IDS.length; i++) shown.push({ slot: SLOT_IDS[i]!, card: slots[i]!, left: stacks[i]! });
  return shown;
}

/** A flat list as rows of equal length. */
function rows<E>(list: readonly E[], length: number): E[][] {
  const found: E[][] = [];
  for (let i = 0; i < list.length; i += length) found.push(list.slice(i, i + length));
  return found;
}

function flat<E>(list: readonly (readonly E[])[]): E[] {
  const found: E[] = [];
  for (const row of list) for (const each of row) found.push(each);
  return found;
}

/** Seats and spectators see the same. */
export const view = (s: State): View => ({
  round: s.round,
  rounds: s.rounds,
  active: s.active,
  turnStep: s.turnStep,
  players: s.players.map(viewOfPlayer),
  left: byDesign(s.stock),
  gone: byDesign(s.gone),
  stacks: stacksOf(s),
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
  tally: tallyOf(p.tally),
});

/** Nothing is hidden, so there is nothing to guess. */
export const guess = (v: View): State => ({
  round: v.round,
  rounds: v.rounds,
  active: v.active,
  turnStep: v.turnStep,
  players: v.players.map(copyOfPlayer),
  stock: countsOf(v.left),
  gone: countsOf(v.gone),
  slots: v.stacks.map(({ card }) => card),
  stacks: v.stacks.map(({ left }) => left),
  gear: v.gear.slice(),
  rolled: flat(v.rolled),
  chronicle: flat(v.chronicle),
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
