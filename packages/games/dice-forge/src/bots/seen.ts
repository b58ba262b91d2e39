/** One player as the features see it: what it has, and what its dice will bring until the end. */
import type { Seat } from '@astragal/kernel';
import { FACE_IDS, FACE_INDEX, FACES, type FaceId, HAMMER } from '../content/index.ts';
import { capsOf, spacesLeft } from '../rules/questions.ts';
import type { Die, Player, State } from '../state.ts';

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

/** Few actions ahead are told apart one by one. */
export const BUCKETS = ['0', '1', '2', '3', '4', '5 or 6', '7 or more'] as const;
export const bucketOf = (actions: number): number => (actions < 5 ? actions : actions < 7 ? 5 : 6);

/** What faces give, options apart. */
export const GIFTS = ['gold', 'sun', 'moon', 'glory', 'choice'] as const;
const GOLD = GIFTS.indexOf('gold');
const SUN = GIFTS.indexOf('sun');
const MOON = GIFTS.indexOf('moon');
const CHOICE = GIFTS.indexOf('choice');
const GIVES: readonly (readonly number[])[] = FACE_IDS.map((id) => {
  const { kind, gives, options } = FACES[id];
  if (kind === 'choice') return [0, 0, 0, 0, Math.max(...options.map((o) => o.gold / 2 + o.sun + o.moon + o.glory))];
  return [gives.gold, gives.sun, gives.moon, gives.glory, 0];
});
/** In the order of the gifts. */
export const givesOf = (face: FaceId): readonly number[] => GIVES[FACE_INDEX[face]]!;
const IS_TRIPLE: readonly boolean[] = FACE_IDS.map((id) => FACES[id].kind === 'triple');

/** What a roll of a die gives on average, written into `out`; gives how often it triples the other die. */
function rolled({ faces }: Die, out: Float64Array): number {
  let triples = 0;
  out.fill(0);
  for (let i = 0; i < 6; i++) {
    const face = FACE_INDEX[faces[i]!];
    const gives = GIVES[face]!;
    for (let gift = 0; gift < 5; gift++) out[gift]! += gives[gift]! / 6;
    if (IS_TRIPLE[face]) triples += 1 / 6;
  }
  return triples;
}
const light = new Float64Array(GIFTS.length);
const dark = new Float64Array(GIFTS.length);

/** Reckoned once, read by every row of the features. One serves for all: fields of a new one would cost more than what is in them. */
export class Seen {
  state!: State;
  player!: Player;
  actions = 0;
  bucket = 0;
  /** The actions as a share of the game. */
  time = 0.5;
  caps!: ReturnType<typeof capsOf>;
  /** Rolls of each position of a die that are to be expected. */
  rolls = 0.5;
  /** What all blessings to come bring on average, by gift, and how much of it because x3 multiplies the other die. */
  readonly income = new Float64Array(GIFTS.length);
  readonly tripled = new Float64Array(GIFTS.length);
  /** Gold that the dice will bring; then what there is with what comes, where a choice is half of each shard. */
  goldIncome = 0.5;
  gold = 0.5;
  sun = 0.5;
  moon = 0.5;
  /** Spaces left on the hammers; what lies in the phase under way, and what is missing there. */
  spaces = 0;
  begun = 0;
  missing = 0;

  look(state: State, seat: Seat, actions: number, blessings: number): void {
    const player = state.players[seat]!;
    this.state = state;
    this.player = player;
    this.actions = actions;
    this.bucket = bucketOf(actions);
    this.time = actions / 9;
    this.caps = capsOf(player);
    this.rolls = blessings / 6;
    const { income, tripled } = this;
    const lightTriples = rolled(player.light, light);
    const darkTriples = rolled(player.dark, dark);
    for (let gift = 0; gift < 5; gift++) {
      const extra = 2 * (lightTriples * dark[gift]! + darkTriples * light[gift]!);
      income[gift] = (light[gift]! + dark[gift]! + extra) * blessings;
      tripled[gift] = extra * blessings;
    }
    this.goldIncome = income[GOLD]!;
    this.gold = player.gold + income[GOLD]!;
    this.sun = player.sun + income[SUN]! + income[CHOICE]! / 2;
    this.moon = player.moon + income[MOON]! + income[CHOICE]! / 2;
    this.spaces = spacesLeft(player);
    this.begun = player.hammered % HAMMER.spaces;
    this.missing = HAMMER.spaces - this.begun;
  }
}
