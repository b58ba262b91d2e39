/** What to do at a glance: every answer is weighed by what the learned value says its parts are worth, without trying it. */
import type { Chance, Choice, Seat } from '@astragal/kernel';
import { type Amounts, CARDS, type CardId, type DieId, FACE_INDEX, FACES, type FaceId, HAMMER } from '../content/index.ts';
import { capOf, dieOf, isFixed, priceOf, rolledBy, spacesLeft } from '../rules/questions.ts';
import type { Asks, Frame, Player, State } from '../state.ts';
import { actionsAhead, BLOCK, blessingsAhead, bucketOf, givesOf, LAYOUT, OWN } from './features.ts';

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
    const bucket = OWN + bucketOf(this.actions);
    this.gold = last ? 0.02 : between(w[bucket + LAYOUT.gold]!, 0.1, 1);
    this.sun = last ? 0.05 : between(w[bucket + LAYOUT.sun]!, 0.8, 4);
    this.moon = last ? 0.05 : between(w[bucket + LAYOUT.moon]!, 0.8, 4);
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
    for (let r = 0; r < 5; r++)
      worth += gives[r]! * rolls * (this.#w[OWN + LAYOUT.income + 2 * r]! + time * this.#w[OWN + LAYOUT.income + 2 * r + 1]!);
    const at = OWN + LAYOUT.faces + 2 * FACE_INDEX[face];
    return worth + rolls * (this.#w[at]! + time * this.#w[at + 1]!);
  }

  /** What holding a card brings besides the glory printed on it. */
  card(card: CardId): number {
    const at = OWN + LAYOUT.cards + 2 * CARD_PLACE[card]!;
    return this.#w[at]! + this.actions * this.#w[at + 1]!;
  }

  hammer(player: Player, after: number): number {
    const phases = (n: number): number => {
      let glory = 0;
      for (let i = 0; i < Math.floor(n / HAMMER.spaces); i++) glory += HAMMER.glory[i % 2]!;
      return glory + ((n % HAMMER.spaces) / HAMMER.spaces) * HAMMER.glory[Math.floor(n / HAMMER.spaces) % 2]! * this.chance(player, n);
    };
    return phases(after);
  }

  /** How probable it is that the phase under way will still be filled. */
  chance({ light, dark }: Player, n: number): number {
    const missing = HAMMER.spaces - (n % HAMMER.spaces);
    let gold = 0;
    for (const { faces } of [light, dark]) for (const face of faces) gold += givesOf(face)[0]! / 6;
    return Math.min(1, (gold * this.blessings) / (missing + 4));
  }
}

const CARD_PLACE: Readonly<Record<string, number>> = Object.fromEntries(Object.keys(CARDS).map((card, i) => [card, i]));

/** The place on the dice whose face is worth least, and what it is worth. */
function worstPlace(prices: Prices, player: Player): { die: DieId; position: number; worth: number } {
  let worst: { die: DieId; position: number; worth: number } = { die: 'light', position: 0, worth: Number.POSITIVE_INFINITY };
  for (const die of ['light', 'dark'] as const)
    for (const [position, face] of dieOf(player, die).faces.entries()) {
      if (isFixed(face)) continue;
      const worth = prices.face(face);
      if (worth < worst.worth) worst = { die, position, worth };
    }
  return worst;
}

/** What taking a card does at once. */
function lightning(prices: Prices, s: State, seat: Seat, card: CardId): number {
  const effect = CARDS[card].lightning;
  const me = s.players[seat]!;
  const roll = (player: Player, die: DieId): number => dieOf(player, die).faces.reduce((sum, face) => sum + prices.result(face), 0) / 6;
  if (!effect) return 0;
  switch (effect.op) {
    case 'gain':
      return prices.amounts(effect.gains);
    case 'forge':
      return Math.max(0, prices.face(FORGED[effect.garden]!) - worstPlace(prices, me).worth);
    case 'blessings':
      return effect.count * (roll(me, 'light') + roll(me, 'dark'));
    case 'minor-blessings':
      return effect.count * Math.max(roll(me, 'light'), roll(me, 'dark'));
    case 'borrow-rolls':
    case 'opponents-lose': {
      const rival = s.players[(seat + 1) % s.players.length]!;
      return roll(rival, 'light') + roll(rival, 'dark');
    }
    case 'glory-per-forged-face':
      return effect.glory * me.forged;
    case 'hammer':
      return spacesLeft(me) > 0 ? 0 : prices.actions > 2 ? 6 : 0;
    case 'token':
      return prices.actions > 0 ? 4 : 0;
    default:
      return 0;
  }
}
const FORGED: Readonly<Record<string, FaceId>> = {
  'garden-mirror': 'mirror',
  'garden-times-3': 'times-3',
  'garden-ship': 'ship',
  'garden-shield': 'shield-red',
};

/** What an action brings, its price paid. */
function worthOf(prices: Prices, s: State, seat: Seat, choice: Asks['action'], worst: number): number {
  switch (choice.do) {
    case 'buy':
      return prices.face(choice.face) - worst - priceOf(choice.face) * prices.gold;
    case 'feat': {
      const { cost, glory } = CARDS[choice.card];
      return glory + between(prices.card(choice.card), -3, 12) + lightning(prices, s, seat, choice.card) - prices.amounts(cost);
    }
    case 'use':
      return CARDS[choice.card].gear?.op === 'exchange' && prices.gold * 3 > 4 ? -1 : 50;
    default:
      return 0;
  }
}

type Glances = {
  readonly [N in keyof Asks]: (prices: Prices, s: State, seat: Seat, choice: never, frame: Extract<Frame, { step: N }>) => number;
};

const SPENT = -2;
const takes = (prices: Prices, s: State, seat: Seat, { resource, amount }: { resource: keyof Amounts; amount: number }): number => {
  const room = resource === 'glory' ? amount : Math.min(amount, capOf(s.players[seat]!, resource) - s.players[seat]![resource]);
  return room * (resource === 'glory' ? 1 : prices[resource]);
};

/** What each answer to a question is worth; the best is given. */
const GLANCES = {
  action: (prices, s, seat, choice: Asks['action']) => worthOf(prices, s, seat, choice, worstPlace(prices, s.players[seat]!).worth),
  offering: (prices, s, seat, choice: Asks['offering']) =>
    choice.do === 'buy' ? worthOf(prices, s, seat, choice, worstPlace(prices, s.players[seat]!).worth) : 0,
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
      ? worthOf(prices, s, seat, choice, worstPlace(prices, s.players[seat]!).worth) + discount * prices.gold
      : choice.do === 'decline'
        ? 0
        : SPENT,
  reward: (prices, s, seat, choice: Asks['reward']) => (choice.do === 'take' ? takes(prices, s, seat, choice) : SPENT),
  repeat: (prices, _, __, choice: Asks['repeat'], { roll }) =>
    choice.do === 'repeat' ? roll.results.reduce((sum, face) => sum + prices.result(face), prices.actions > 1 ? -5 : 0) : 0,
} satisfies Glances;

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
  const worst = worstPlace(prices, me).worth;
  for (const [face, index] of Object.entries(FACE_INDEX) as [FaceId, number][])
    if (s.stock[index]! > 0 && priceOf(face) > 0 && priceOf(face) <= me.gold)
      best = Math.max(best, worthOf(prices, s, seat, { do: 'buy', face }, worst));
  return best;
}

/** Tokens are spent at a glance only when nothing else will use them. */
const isSpend = (choice: Choice): boolean => choice.do === 'spend';

export function glanceOf(rows: Rows): (s: State, frame: Frame, options: readonly Choice[], luck: Chance) => Choice {
  return (s, frame, options) => {
    const seat = frame.seat;
    const prices = new Prices(rows.get(s.players.length)!, s, seat);
    if (frame.step === 'action' || frame.step === 'offering') return bestAction(prices, s, seat, options);
    const weigh = GLANCES[frame.step as keyof Asks] as (p: Prices, s: State, seat: Seat, choice: Choice, frame: Frame) => number;
    let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
    for (const choice of options) {
      const worth = isSpend(choice) ? SPENT : weigh(prices, s, seat, choice, frame);
      if (worth > most) [best, most] = [choice, worth];
    }
    return best;
  };
}

/** The worst place is looked up once for all faces. */
function bestAction(prices: Prices, s: State, seat: Seat, options: readonly Choice[]): Choice {
  const worst = worstPlace(prices, s.players[seat]!).worth;
  let [best, most] = [options[0]!, Number.NEGATIVE_INFINITY];
  for (const choice of options) {
    const worth = isSpend(choice) ? SPENT : worthOf(prices, s, seat, choice as Asks['action'], worst);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best;
}

export const RIVALS = OWN + BLOCK;
