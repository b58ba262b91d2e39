/** What a learned value looks at: time, reserves, dice and cards of a seat, and the same of its rivals. Products of time and faces matter most. */
import { type Feature, type Features, placesOf } from '@astragal/bots';
import { CARD_IDS, CARDS, type CardId, FACE_IDS, FACE_INDEX, HAMMER, SLOT_INDEX } from '../content/index.ts';
import { scoreOf } from '../rules/questions.ts';
import type { Die, Player, State } from '../state.ts';
import { actionsAhead, BUCKETS, blessingsAhead, GIFTS, Seen } from './seen.ts';

type Measure = Feature<Seen>[1];
/** When a row tells something at all: always, while there are actions ahead, or while there are spaces left on the hammers. */
type When = 'always' | 'acting' | 'hammering';
/** A row of a player's block. One of many alike has no measure, but is filled by its place: most faces and cards are not there. */
type Row = readonly [name: string, measure?: Measure, when?: When];

const reserve = (resource: 'gold' | 'sun' | 'moon'): string[] => BUCKETS.map((actions) => `${resource} with actions ${actions}`);
/** Two rows of one thing: as it is, and multiplied by the time that is left. */
const timed = (name: string, time: 'time' | 'actions'): [string, string] => [name, `${name} by ${time}`];
const filled = (names: readonly string[]): Row[] => names.map((name) => [name]);
const acting = (name: string, measure: Measure): Row => [name, measure, 'acting'];
const hammering = (name: string, measure: Measure): Row => [name, measure, 'hammering'];

/** What the phase under way brings when it is filled. */
const gloryAhead = ({ hammered }: Player): number => HAMMER.glory[Math.floor(hammered / HAMMER.spaces) % HAMMER.glory.length]!;

const TYPHON: CardId = CARD_IDS.find((card) => CARDS[card].lightning?.op === 'glory-per-forged-face')!;
const offersTyphon = ({ slots, stacks }: State): boolean => slots[SLOT_INDEX[TYPHON]] === TYPHON && stacks[SLOT_INDEX[TYPHON]]! > 0;

/** All that is told of a player. */
const ROWS: readonly Row[] = [
  ['score', ({ player }) => scoreOf(player)],
  ...filled(reserve('gold')),
  ...filled(reserve('sun')),
  ...filled(reserve('moon')),
  acting('crowded gold', ({ player, caps }) => Math.max(0, player.gold - caps.gold + 4)),
  acting('crowded sun', ({ player, caps }) => Math.max(0, player.sun - caps.sun + 2)),
  acting('crowded moon', ({ player, caps }) => Math.max(0, player.moon - caps.moon + 2)),
  // Both shards for the great cards, and what they come to with the dice
  acting('shards for a great card', ({ player }) => (Math.min(player.sun, 5) * Math.min(player.moon, 5)) / 25),
  acting('pairs of shards to come', ({ sun, moon }) => Math.min(sun, moon)),
  acting('sun to come, squared', ({ sun }) => (sun * sun) / 20),
  acting('moon to come, squared', ({ moon }) => (moon * moon) / 20),
  acting('gold to come, squared', ({ gold }) => (gold * gold) / 60),
  acting('shards for each action', ({ sun, moon, actions }) => (sun + moon) / actions),
  acting('shards that can be spent', ({ sun, moon, actions }) => Math.min(sun + moon, 5 * actions)),
  acting('gold that can be spent', ({ gold, actions }) => Math.min(gold, 8 * actions)),
  ...filled(GIFTS.flatMap((gift) => timed(`income of ${gift}`, 'time'))),
  ...filled(GIFTS.map((gift) => `tripled ${gift}`)),
  ...filled(FACE_IDS.flatMap((face) => timed(`face ${face}`, 'time'))),
  ['hammer', ({ player }) => (player.hammers > 0 ? 1 : 0)],
  hammering('hammer: spaces that will be filled', ({ spaces, goldIncome }) => Math.min(spaces, goldIncome)),
  hammering('hammer: begun', ({ begun }) => begun),
  hammering('hammer: begun by time', ({ begun, time }) => begun * time),
  hammering('hammer: begun and will be filled', ({ begun, missing, goldIncome }) => (goldIncome >= missing ? begun : 0)),
  hammering(
    'hammer: glory of the phase',
    ({ player, missing, goldIncome }) => Math.min(1, goldIncome / Math.max(1, missing)) * gloryAhead(player),
  ),
  hammering('hammer: beyond the phase', ({ spaces, missing, goldIncome }) => Math.max(0, Math.min(spaces, goldIncome) - missing)),
  hammering('hammer: gold for each space', ({ spaces, goldIncome }) => goldIncome / (spaces + 5)),
  ...filled(CARD_IDS.flatMap((card) => timed(`card ${card}`, 'actions'))),
  ['triton', ({ player }) => player.triton],
  ['triton by time', ({ player, time }) => player.triton * time],
  ['cerberus', ({ player }) => player.cerberus],
  ['cerberus by time', ({ player, time }) => player.cerberus * time],
  ['boars', ({ player, rolls }) => player.boars.length * rolls],
  acting('faces forged for Typhon', ({ state, player }) => (offersTyphon(state) ? player.forged : 0)),
];

/** Two places of one thing, as it is and multiplied by the time that is left. */
export interface Places {
  readonly flat: number;
  readonly timed: number;
}
const placeOf = placesOf(ROWS.map(([name]) => name));
const both = (name: string, time: 'time' | 'actions'): Places => {
  const [flat, byTime] = timed(name, time).map(placeOf);
  return { flat: flat!, timed: byTime! };
};

/** Where a block tells of things alike: by bucket, gift, face and card. */
export const PLACES = {
  gold: reserve('gold').map(placeOf),
  sun: reserve('sun').map(placeOf),
  moon: reserve('moon').map(placeOf),
  income: GIFTS.map((gift) => both(`income of ${gift}`, 'time')),
  tripled: GIFTS.map((gift) => placeOf(`tripled ${gift}`)),
  faces: FACE_IDS.map((face) => both(`face ${face}`, 'time')),
  cards: Object.fromEntries(CARD_IDS.map((card) => [card, both(`card ${card}`, 'actions')])) as Readonly<Record<CardId, Places>>,
} as const;

/** One, then the seat's actions ahead one by one, then its own block and the mean of its rivals' blocks. */
const TIMES = 11;
/** Where the own block begins and ends. */
export const OWN = 1 + TIMES;
export const OWN_END = OWN + ROWS.length;
const RIVALS = OWN_END;
const NAMES: readonly string[] = [
  'one',
  ...Array.from({ length: TIMES }, (_, actions) => `${actions} actions ahead`),
  ...ROWS.map(([name]) => `own ${name}`),
  ...ROWS.map(([name]) => `rival ${name}`),
];

/** One after the other: a value is asked for many times a millisecond. */
const out = new Float64Array(NAMES.length);
const seen = new Seen();

/** The measured rows of a time: their measures, and where each goes. */
interface Measured {
  readonly places: readonly number[];
  readonly measures: readonly Measure[];
}
function measuredWhen(time: When): Measured {
  const rows = ROWS.flatMap(([, measure, when = 'always'], place) => (measure && when === time ? [{ place, measure }] : []));
  return { places: rows.map(({ place }) => place), measures: rows.map(({ measure }) => measure) };
}
const ALWAYS = measuredWhen('always');
const ACTING = measuredWhen('acting');
const HAMMERING = measuredWhen('hammering');

/** Adds the block of the player seen, `share` of it, from `first` on. */
function addBlock(first: number, share: number): void {
  addMeasured(ALWAYS, first, share);
  if (seen.actions > 0) addMeasured(ACTING, first, share);
  if (seen.spaces > 0) addMeasured(HAMMERING, first, share);
  addReserve(first, share);
  addIncome(first, share);
  addFaces(seen.player.light, first, share);
  addFaces(seen.player.dark, first, share);
  addCards(first, share);
}

function addMeasured({ places, measures }: Measured, first: number, share: number): void {
  for (let i = 0; i < places.length; i++) out[first + places[i]!]! += share * measures[i]!(seen);
}

function addReserve(first: number, share: number): void {
  const { player, bucket } = seen;
  out[first + PLACES.gold[bucket]!]! += share * player.gold;
  out[first + PLACES.sun[bucket]!]! += share * player.sun;
  out[first + PLACES.moon[bucket]!]! += share * player.moon;
}

function addIncome(first: number, share: number): void {
  const { income, tripled, time } = seen;
  for (let gift = 0; gift < GIFTS.length; gift++) {
    addTimed(PLACES.income[gift]!, first, share * income[gift]!, share * (income[gift]! * time));
    out[first + PLACES.tripled[gift]!]! += share * tripled[gift]!;
  }
}

function addFaces({ faces }: Die, first: number, share: number): void {
  const { rolls, time } = seen;
  for (const face of faces) addTimed(PLACES.faces[FACE_INDEX[face]]!, first, share * rolls, share * (rolls * time));
}

function addCards(first: number, share: number): void {
  for (const card of seen.player.cards) addTimed(PLACES.cards[card], first, share, share * seen.actions);
}

function addTimed({ flat, timed: byTime }: Places, first: number, x: number, xByTime: number): void {
  out[first + flat]! += x;
  out[first + byTime]! += xByTime;
}

export const features: Features<State> = {
  names: NAMES,
  of(s, seat) {
    const blessings = blessingsAhead(s);
    const actions = actionsAhead(s, seat);
    const rivals = s.players.length - 1;
    out.fill(0);
    out[0] = 1;
    out[1 + Math.min(TIMES - 1, actions)] = 1;
    seen.look(s, seat, actions, blessings);
    addBlock(OWN, 1);
    for (let other = 0; other <= rivals; other++) {
      if (other === seat) continue;
      seen.look(s, other, actionsAhead(s, other), blessings);
      addBlock(RIVALS, 1 / rivals);
    }
    return out;
  },
};
