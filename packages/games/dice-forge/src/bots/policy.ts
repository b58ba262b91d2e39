/** The policy, an answer at a glance: every option is weighed by what the learned value says its parts are worth, without trying it. */
import type { Chance, Choice, Seat } from '@astragal/kernel';
import {
  type Amounts,
  CARDS,
  type CardId,
  DICE,
  type DieId,
  type Effect,
  FACE_INDEX,
  FACES,
  type FaceId,
  HAMMER,
  POSITIONS,
} from '../content/index.ts';
import { capOf, dieOf, hammerGlory, isFixed, priceOf, rolledBy, spacesLeft } from '../rules/questions.ts';
import type { Asks, Frame, Player, State } from '../state.ts';
import { OWN, PLACES, type Places } from './features.ts';
import { actionsAhead, blessingsAhead, bucketOf, GIFTS, givesOf } from './seen.ts';

/** The weights of a value by number of seats, points and winning in one. */
export type Rows = ReadonlyMap<number, readonly number[]>;

const between = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));

/** What things are worth to a seat now, read off the weights. Kept within reason, since weights of rare things are noise. */
class Prices {
  readonly gold: number;
  readonly sun: number;
  readonly moon: number;
  readonly blessings: number;
  readonly actions: number;
  readonly #w: readonly number[];

  constructor(w: readonly number[], s: State, seat: Seat) {
    this.#w = w;
    this.actions = actionsAhead(s, seat);
    this.blessings = blessingsAhead(s);
    const last = this.actions === 0;
    const bucket = bucketOf(this.actions);
    this.gold = last ? 0.02 : between(w[OWN + PLACES.gold[bucket]!]!, 0.1, 1);
    this.sun = last ? 0.05 : between(w[OWN + PLACES.sun[bucket]!]!, 0.8, 4);
    this.moon = last ? 0.05 : between(w[OWN + PLACES.moon[bucket]!]!, 0.8, 4);
  }

  amounts({ gold, sun, moon, glory }: Amounts): number {
    return gold * this.gold + sun * this.sun + moon * this.moon + glory;
  }

  /** What a face brings when it lies up. */
  result(face: FaceId): number {
    const { kind, gives, options } = FACES[face];
    if (kind === 'choice') return Math.max(...options.map((each) => this.amounts(each)));
    return kind === 'mirror' ? 3 : kind === 'ship' ? 1.5 : this.amounts(gives);
  }

  /** What a face on a die brings until the end of the game. */
  face(face: FaceId): number {
    const rolls = this.blessings / 6;
    const time = this.actions / 9;
    const gives = givesOf(face);
    let worth = 0;
    for (let gift = 0; gift < GIFTS.length; gift++) worth += gives[gift]! * rolls * this.#worth(PLACES.income[gift]!, time);
    return worth + rolls * this.#worth(PLACES.faces[FACE_INDEX[face]]!, time);
  }

  /** What holding a card brings besides the glory printed on it. */
  card(card: CardId): number {
    return this.#worth(PLACES.cards[card], this.actions);
  }

  /** A weight, and another for each unit of time. */
  #worth({ flat, timed }: Places, time: number): number {
    return this.#w[OWN + flat]! + time * this.#w[OWN + timed]!;
  }

  /** What so much gold on the hammers is worth: what it has filled, and its part of the phase under way if that will be filled. */
  hammer(player: Player, gold: number): number {
    const filled = Math.floor(gold / HAMMER.spaces);
    const next = HAMMER.glory[filled % HAMMER.glory.length]!;
    return hammerGlory(gold) + ((gold % HAMMER.spaces) / HAMMER.spaces) * next * this.chance(player, gold);
  }

  /** How probable it is that the phase under way will still be filled. */
  chance({ light, dark }: Player, hammered: number): number {
    const missing = HAMMER.spaces - (hammered % HAMMER.spaces);
    let gold = 0;
    for (const { faces } of [light, dark]) for (const face of faces) gold += givesOf(face)[0]! / 6;
    return Math.min(1, (gold * this.blessings) / (missing + 4));
  }
}

/** What the least of a player's faces is worth: the one that a new face replaces. */
function worstFace(prices: Prices, player: Player): number {
  let worst = Number.POSITIVE_INFINITY;
  for (const die of DICE) for (const face of dieOf(player, die).faces) if (!isFixed(face)) worst = Math.min(worst, prices.face(face));
  return worst;
}

/** What a roll of this die brings on average. */
const rollOf = (prices: Prices, player: Player, die: DieId): number =>
  dieOf(player, die).faces.reduce((sum, face) => sum + prices.result(face), 0) / POSITIONS;
const blessing = (prices: Prices, player: Player): number => rollOf(prices, player, 'light') + rollOf(prices, player, 'dark');

type Op = Effect['op'];
type Lightnings = { readonly [O in Op]?: (prices: Prices, s: State, seat: Seat, effect: Extract<Effect, { op: O }>) => number };
const ofRival = (prices: Prices, s: State, seat: Seat): number => blessing(prices, s.players[(seat + 1) % s.players.length]!);

/** What a card does at once, by the word of its effect; what is not here is in the weight of the card. */
const LIGHTNINGS: Lightnings = {
  gain: (prices, _, __, { gains }) => prices.amounts(gains),
  forge: (prices, s, seat, { garden }) => Math.max(0, prices.face(FORGED[garden]!) - worstFace(prices, s.players[seat]!)),
  blessings: (prices, s, seat, { count }) => count * blessing(prices, s.players[seat]!),
  'minor-blessings': (prices, s, seat, { count }) => count * Math.max(...DICE.map((die) => rollOf(prices, s.players[seat]!, die))),
  'borrow-rolls': ofRival,
  'opponents-lose': ofRival,
  'glory-per-forged-face': (_, s, seat, { glory }) => glory * s.players[seat]!.forged,
  hammer: ({ actions }, s, seat) => (spacesLeft(s.players[seat]!) === 0 && actions > 2 ? 6 : 0),
  token: ({ actions }) => (actions > 0 ? 4 : 0),
};

function lightning(prices: Prices, s: State, seat: Seat, card: CardId): number {
  const effect = CARDS[card].lightning;
  return effect ? ((LIGHTNINGS[effect.op] as Lightnings['gain'])?.(prices, s, seat, effect as never) ?? 0) : 0;
}

/** The face that a garden's card brings; of the shields, any. */
const FORGED: Readonly<Record<string, FaceId>> = {
  'garden-mirror': 'mirror',
  'garden-times-3': 'times-3',
  'garden-ship': 'ship',
  'garden-shield': 'shield-red',
};

/** What an action brings, its price paid; `worst` is what a new face replaces. */
function worthOf(prices: Prices, s: State, seat: Seat, choice: Asks['action'], worst: number): number {
  if (choice.do === 'buy') return prices.face(choice.face) - worst - priceOf(choice.face) * prices.gold;
  if (choice.do === 'use') return CARDS[choice.card].gear?.op === 'exchange' && prices.gold * 3 > 4 ? -1 : AT_ONCE;
  if (choice.do !== 'feat') return 0;
  const { cost, glory } = CARDS[choice.card];
  return glory + between(prices.card(choice.card), -3, 12) + lightning(prices, s, seat, choice.card) - prices.amounts(cost);
}
/** Gear is used before anything else. */
const AT_ONCE = 50;

type Worths = {
  readonly [N in keyof Asks]: (prices: Prices, s: State, seat: Seat, choice: never, frame: Extract<Frame, { step: N }>) => number;
};

const SPENT = -2;
const takes = (prices: Prices, s: State, seat: Seat, { resource, amount }: { resource: keyof Amounts; amount: number }): number => {
  const room = resource === 'glory' ? amount : Math.min(amount, capOf(s.players[seat]!, resource) - s.players[seat]![resource]);
  return room * (resource === 'glory' ? 1 : prices[resource]);
};

/** What each answer to a question is worth; the best is given. */
const WORTHS = {
  action: (prices, s, seat, choice: Asks['action']) => worthOf(prices, s, seat, choice, worstFace(prices, s.players[seat]!)),
  offering: (prices, s, seat, choice: Asks['offering']) =>
    choice.do === 'buy' ? worthOf(prices, s, seat, choice, worstFace(prices, s.players[seat]!)) : 0,
  forging: (prices, s, seat, choice: Asks['forging']) =>
    choice.do === 'forge' ? -prices.face(dieOf(s.players[seat]!, choice.die).faces[choice.position]!) : Number.NEGATIVE_INFINITY,
  extra: (prices, s, seat, choice: Asks['extra']) => (choice.do === 'pay' ? bestAfterPaying(prices, s, seat) - 2 * prices.sun : 0),
  garden: (prices, _, __, choice: Asks['garden']) => (choice.do === 'pick' ? prices.face(choice.face) : SPENT),
  victim: (_, s, __, choice: Asks['victim']) => (choice.do === 'name' ? s.players[choice.victim]!.glory : SPENT),
  theft: (prices, s, _, choice: Asks['theft']) => (choice.do === 'borrow' ? prices.result(rolledBy(s, choice.from, choice.die)) : SPENT),
  gift: (prices, s, seat, choice: Asks['gift']) => (choice.do === 'take' ? takes(prices, s, seat, choice) : SPENT),
  naming: (prices, s, seat, choice: Asks['naming']) =>
    choice.do === 'roll' ? dieOf(s.players[seat]!, choice.die).faces.reduce((sum, face) => sum + prices.result(face), 0) : SPENT,
  copying: (prices, _, __, choice: Asks['copying']) => (choice.do === 'copy' ? prices.result(choice.face) : SPENT),
  choosing: (prices, s, seat, choice: Asks['choosing']) => (choice.do === 'take' ? takes(prices, s, seat, choice) : SPENT),
  ordering: (prices, _, __, choice: Asks['ordering']) => (choice.do === 'apply' ? prices.result(choice.face) : SPENT),
  converting: (prices, _, __, choice: Asks['converting'], { part, glory }) =>
    choice.do === 'convert' ? glory : choice.do === 'keep' ? prices.amounts(part.gives) : SPENT,
  splitting: (prices, s, seat, choice: Asks['splitting'], { gold }) => {
    if (choice.do !== 'hammer') return SPENT;
    const me = s.players[seat]!;
    const kept = Math.min(gold - choice.gold, capOf(me, 'gold') - me.gold);
    return prices.hammer(me, me.hammered + choice.gold) + kept * prices.gold;
  },
  ship: (prices, s, seat, choice: Asks['ship'], { discount }) =>
    choice.do === 'buy'
      ? worthOf(prices, s, seat, choice, worstFace(prices, s.players[seat]!)) + discount * prices.gold
      : choice.do === 'decline'
        ? 0
        : SPENT,
  reward: (prices, s, seat, choice: Asks['reward']) => (choice.do === 'take' ? takes(prices, s, seat, choice) : SPENT),
  repeat: (prices, _, __, choice: Asks['repeat'], { roll }) =>
    choice.do === 'repeat' ? roll.results.reduce((sum, face) => sum + prices.result(face), prices.actions > 1 ? -5 : 0) : 0,
} satisfies Worths;

/** The best feat or face that is left after two suns are paid. */
function bestAfterPaying(prices: Prices, s: State, seat: Seat): number {
  const me = s.players[seat]!;
  let best = 0;
  for (let slot = 0; slot < s.slots.length; slot++) {
    const card = s.slots[slot]!;
    const { cost } = CARDS[card];
    if (s.stacks[slot]! === 0 || cost.sun > me.sun - 2 || cost.moon > me.moon) continue;
    best = Math.max(best, worthOf(prices, s, seat, { do: 'feat', card }, 0));
  }
  const worst = worstFace(prices, me);
  for (const [face, index] of Object.entries(FACE_INDEX) as [FaceId, number][])
    if (s.stock[index]! > 0 && priceOf(face) > 0 && priceOf(face) <= me.gold)
      best = Math.max(best, worthOf(prices, s, seat, { do: 'buy', face }, worst));
  return best;
}

/** Tokens are spent at a glance only when nothing else will use them. */
const isSpend = (choice: Choice): boolean => choice.do === 'spend';

export function policyOf(rows: Rows): (s: State, frame: Frame, choices: readonly Choice[], luck: Chance) => Choice {
  return (s, frame, choices) => {
    const seat = frame.seat;
    const prices = new Prices(rows.get(s.players.length)!, s, seat);
    if (frame.step === 'action' || frame.step === 'offering') return bestAction(prices, s, seat, choices);
    const weigh = WORTHS[frame.step as keyof Asks] as (p: Prices, s: State, seat: Seat, choice: Choice, frame: Frame) => number;
    let [best, most] = [choices[0]!, Number.NEGATIVE_INFINITY];
    for (const choice of choices) {
      const worth = isSpend(choice) ? SPENT : weigh(prices, s, seat, choice, frame);
      if (worth > most) [best, most] = [choice, worth];
    }
    return best;
  };
}

/** The worst face is looked up once for all. */
function bestAction(prices: Prices, s: State, seat: Seat, choices: readonly Choice[]): Choice {
  const worst = worstFace(prices, s.players[seat]!);
  let [best, most] = [choices[0]!, Number.NEGATIVE_INFINITY];
  for (const choice of choices) {
    const worth = isSpend(choice) ? SPENT : worthOf(prices, s, seat, choice as Asks['action'], worst);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best;
}
