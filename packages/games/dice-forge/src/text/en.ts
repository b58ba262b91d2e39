/** Dice Forge in English. */
import { canAnswer, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { HAMMER, TRITON_OPTIONS } from '../content/index.ts';
import type { DiceForgeKind } from '../state.ts';
import { describer, placeName, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-en.ts';
import { cardBehind, convertible, falls, pair, plus, slotOptions, standings, sumOf } from './lines.ts';
import { amountOf, costOf, gainOf, listOf, priceOf } from './names.ts';
import { names } from './names-en.ts';

const { cards, faces, dice } = names;

const table: TableWords = {
  titles: { table: 'The table', sanctuary: 'Sanctuary', gardens: 'Gardens', chronicle: 'Scores so far' },
  steps: { blessings: 'Blessings', gear: 'Reinforcements', action: 'Action', 'extra-action': 'Extra action' },
  resources: { gold: 'gold', sun: 'sun', moon: 'moon', glory: 'glory' },
  start: 'start portal',
  none: 'none',
  nothing: 'nothing',
  round: (round, rounds) => `Round ${round} of ${rounds}.`,
  turn: (name, step) => `Turn: ${name}. Step: ${step}.`,
  gear: (list) => `Reinforcements still to use: ${list}.`,
  outOf: (n, cap) => `${n} of ${cap}`,
  reserve: (list) => `Reserve: ${list}.`,
  glory: (glory, printed, score) => `Glory ${glory}, printed on cards ${printed}, score ${score}.`,
  showing: (face) => `Showing: ${face}.`,
  unrolled: 'Not rolled yet.',
  pawn: (place) => `Pawn: ${place}.`,
  cards: (list) => `Cards: ${list}.`,
  boars: (list) => `Boar rewards: ${list}.`,
  hammer: (number, phase, filled, spaces) => `Hammer ${number}, phase ${phase}: ${filled} of ${spaces}.`,
  hammersDone: (count) => `Hammers finished: ${count}.`,
  hammersWaiting: (count) => `Hammers waiting: ${count}.`,
  chests: (count) => `Chests: ${count}.`,
  tokens: (cerberus, triton) => `Tokens: Cerberus ${cerberus}, Triton ${triton}.`,
  forged: (count) => `Faces forged so far: ${count}.`,
  niche: (name, price, left) => `${name}. Price: ${price}. Left: ${left}.`,
  stack: (card, cost, glory, left, text) => `“${card}”. Cost: ${cost}. Worth: ${glory}. Cards left: ${left}. ${text}`,
  portal: (list) => `On the portal: ${list}.`,
  freePortal: 'The portal is free.',
  roundScores: (round, scores) => `Round ${round}: ${scores}.`,
};

/** Every sentence of the game in English. */
export const en: Lexicon<DiceForgeKind> = typesetLexicon<DiceForgeKind>({
  name: 'Dice Forge',
  tagline: 'Forge your dice, please the gods, gather glory.',
  events: {
    'turn-begun': ({ seat, round }, who) => `Round ${round}. Turn: ${who(seat)}.`,
    rolled: ({ by, roll, source, dice: rolled }, who) => {
      const all = falls(names, rolled, who, ' and ');
      if (roll === 'theft') return `The Satyrs set the dice dancing. ${all}.`;
      if (roll === 'loss') return `The Minotaur paws the ground. ${all}.`;
      const here = pair(
        names,
        rolled.map(({ face }) => face),
        ' and ',
      );
      if (roll === 'minor-blessing') return `${who(by)} sends one die tumbling (${dice[rolled[0]!.die].full}): ${here}.`;
      if (source !== 'turn') return `${who(by)} shakes both dice: ${here}.`;
      return `${variant(['The gods open their hands.', 'Dice clatter across Olympus.', 'Blessings fall from the sky.'], sumOf(rolled))} ${all}.`;
    },
    copied: ({ seat, face }, who) =>
      face
        ? `${who(seat)} peers into the mirror and borrows a face: ${faces[face].full}.`
        : `${who(seat)} peers into the mirror and sees nothing but fog.`,
    gained: ({ seat, gains, lost, source }, who) => {
      const card = cardBehind(names, source);
      const gain = `${who(seat)}${card ? ` (${card})` : ''}: ${plus(names, gains, 'nothing fits')}.`;
      const overflow = listOf(names, lost);
      return overflow ? `${gain} The purse bursts at the seams. Lost: ${overflow}.` : gain;
    },
    lost: ({ seat, losses }, who) => {
      const list = listOf(names, losses);
      return list ? `${who(seat)} loses: ${list}.` : `${who(seat)} shrugs: nothing to lose.`;
    },
    converted: ({ seat, given, glory, card }, who) =>
      `${who(seat)} (${cards[card].full}) turns into glory: ${listOf(names, given)}. +${amountOf(names, 'glory', glory)}.`,
    hammered: ({ seat, gold, phase, filled, glory }, who) =>
      glory > 0
        ? `Clang! ${who(seat)} completes a hammer phase: +${amountOf(names, 'glory', glory)}.`
        : `${who(seat)} puts ${amountOf(names, 'gold', gold)} under the hammer. Phase ${phase === 1 ? 'I' : 'II'}: ${filled} of ${HAMMER.spaces}.`,
    'gear-used': ({ seat, card }, who) => `${who(seat)} calls on “${cards[card].full}”.`,
    paid: ({ seat, cost, purpose }, who) =>
      `${who(seat)} pays ${listOf(names, cost)} for ${purpose === 'extra-action' ? 'one more action' : `“${cards[purpose].full}”`}.`,
    bought: ({ seat, face, price, left }, who) => {
      const last = left === 0 ? ' The last of its kind!' : '';
      return `${who(seat)} buys a face: ${faces[face].full}. Price: ${price > 0 ? amountOf(names, 'gold', price) : 'a smile'}.${last}`;
    },
    forged: ({ seat, die, face, replaced }, who) =>
      `${who(seat)} prises an old face off the ${dice[die].full} (${faces[replaced].full}) and hammers in a new one: ${faces[face].full}.`,
    unforged: ({ seat, face }, who) => `No room on the dice: ${who(seat)} leaves the face in its garden (${faces[face].full}).`,
    'ship-passed': ({ seat, forced }, who) =>
      forced ? `A ship calls, but ${who(seat)} can afford nothing aboard.` : `${who(seat)} waves the ship goodbye.`,
    moved: ({ seat, to }, who) => `${who(seat)} sets sail. Destination: ${placeName(table, names, to)}.`,
    ousted: ({ seat, by }, who) => `Tight spot on the portal: ${who(by)} steps in, ${who(seat)} flies home, with a blessing for comfort.`,
    'card-taken': ({ seat, card, glory, left }, who) => {
      const bards = glory >= 10 ? ' The bards sharpen their quills.' : '';
      const empty = left === 0 ? ' That was the last one.' : '';
      return `${who(seat)} claims “${cards[card].full}” (${amountOf(names, 'glory', glory)}).${bards}${empty}`;
    },
    'hammer-received': ({ seat, hammers }, who) => `${who(seat)} shoulders a hammer. Hammers: ${hammers}.`,
    'caps-raised': ({ seat, caps }, who) => `${who(seat)} has more room. Caps: ${listOf(names, caps)}.`,
    'token-received': ({ seat, token }, who) => `${who(seat)} takes a ${cards[token].full} token.`,
    'token-spent': ({ seat, token }, who) =>
      token === 'cerberus'
        ? `Three heads howl: ${who(seat)} applies the same results once more.`
        : `${who(seat)} blows the horn: a Triton token is spent.`,
    'victim-named': ({ seat, victim, face }, who) =>
      `${who(seat)} lets a boar loose (${faces[face].full}), and ${who(victim)} must forge it.`,
    borrowed: ({ seat, dice: taken, faces: shown }, who) =>
      `${who(seat)} borrows with a grin: ${taken.map((die, i) => `${faces[shown[i]!].full} (${who(die.seat)})`).join(', ')}.`,
    'boar-rewarded': ({ seat, face }, who) => `${faces[face].full} grunts with pleasure. A reward for ${who(seat)}.`,
    'turn-ended': ({ seat, passed }, who) => (passed ? `${who(seat)} passes.` : `${who(seat)} ends the turn.`),
    'round-ended': ({ round, scores }, who) => `Round ${round} is over. ${standings(scores, who)}.`,
    'game-ended': ({ scores, winners }, who) =>
      `The forge falls silent. ${winners.length > 1 ? 'Shared victory' : 'Victory'}: ${winners.map(who).join(', ')}. Final score: ${standings(scores, who)}.`,
  },
  questions: {
    action: ({ extra }, _, may) => {
      const [faces, card] = [canAnswer(may, 'buy'), canAnswer(may, 'feat')];
      if (!faces && !card) return 'Too little for a face or a card: end your turn.';
      if (!card) return extra ? 'One more action: buy faces.' : 'Buy faces, or end your turn.';
      if (!faces) return extra ? 'One more action: take a card.' : 'Take a card from an island, or end your turn.';
      return extra ? 'One more action: buy faces, or take a card.' : 'Buy faces, or take a card from an island.';
    },
    offering: ({ lot }, _, may) =>
      canAnswer(may, 'buy')
        ? `Buy another face, or finish the offering (${lot.length} so far).`
        : `Finish the offering (${lot.length} so far).`,
    forging: ({ face }) => `Tap the face to replace with: ${faces[face].short}.`,
    extra: ({ paid }, _, may) =>
      paid || !canAnswer(may, 'pay') ? 'End your turn.' : 'End your turn, or pay 2 sun shards for one more action.',
    garden: () => 'Choose a face from the garden.',
    victim: ({ face }) => `Choose who must forge it: ${faces[face].full}.`,
    theft: ({ taken }) => (taken.length === 0 ? 'Choose the first die to borrow.' : 'Choose the second die to borrow.'),
    gift: ({ card }) => `Choose what you gain (${cards[card].full}).`,
    naming: ({ count }) => (count > 1 ? `Choose the die for all ${count} rolls.` : 'Choose the die to roll.'),
    copying: () => 'Choose the face that your mirror copies.',
    choosing: ({ roll }) => (roll.kind === 'loss' ? 'Choose what you lose.' : 'Choose what you take.'),
    ordering: () => 'Choose which result comes first: gold helps to buy from the ship.',
    converting: ({ roll, part, glory }) =>
      `Keep ${convertible(names, part.gives, roll.convert)}, or take ${amountOf(names, 'glory', glory)} instead.`,
    splitting: ({ gold }) => `${amountOf(names, 'gold', gold)} comes in: how much goes under the hammer?`,
    ship: ({ discount }) => `Buy one face ${amountOf(names, 'gold', discount)} cheaper, or let the ship go.`,
    reward: ({ face, by, seat }, who) => `Choose your reward: ${faces[face].full}${by === seat ? '' : ` (${who(by)})`}.`,
    repeat: () => 'Spend a Cerberus token to apply your results once more?',
  },
  choices: {
    use: ({ card }) => `Use: ${cards[card].full}`,
    buy: ({ face }) => `Buy a face: ${faces[face].full}. Price: ${priceOf(names, face)}`,
    feat: ({ card }) => `Feat: ${cards[card].full}. Cost: ${costOf(names, card)}. Gain: ${gainOf(names, card)}`,
    end: () => 'End the turn',
    spend: ({ resource }) => `Triton token: ${amountOf(names, resource, TRITON_OPTIONS[resource])}`,
    finish: () => 'Finish the offering',
    forge: ({ die, position }) => `Place ${position + 1} of the ${dice[die].full}`,
    pay: () => 'Pay 2 sun shards',
    pick: ({ face }) => faces[face].full,
    name: ({ victim }, who) => who(victim),
    borrow: ({ from, die }, who) => `${who(from)}: ${dice[die].full}`,
    take: ({ resource, amount }) => amountOf(names, resource, amount),
    roll: ({ die }) => `Roll the ${dice[die].full}`,
    copy: ({ face }) => `Copy: ${faces[face].full}`,
    apply: ({ face }) => `First: ${faces[face].full}`,
    convert: () => 'Take the glory',
    keep: () => 'Keep it as it is',
    hammer: ({ gold }) => (gold === 0 ? 'All to the reserve' : `Under the hammer: ${amountOf(names, 'gold', gold)}`),
    decline: () => 'No, thanks',
    repeat: () => 'Spend a Cerberus token',
  },
  refusals: {
    short: ({ missing }) => `${listOf(names, missing).replace(', ', ' and ')} short`,
    'sold-out': ({ face }) => `None left: ${faces[face].full}`,
    twice: ({ face }) => `The same design twice: ${faces[face].full}`,
    'no-place': () => 'No place left on your dice for another face',
    'stack-empty': ({ card }) => `No card left: ${cards[card].full}`,
    boar: () => 'A boar never leaves the die',
    'just-forged': ({ face }) => `Just forged in this offering: ${faces[face].full}`,
    'extra-taken': () => 'The extra action has already been taken this turn',
  },
  options: {
    setup: {
      name: 'Cards on the islands',
      values: { first: 'First-game set', random: 'Drawn at random', chosen: 'Chosen place by place' },
    },
    ...slotOptions(names, (cost) => `Card for ${cost}`),
  },
  holdings: holdingsOf(names),
  ideas,
  describe: describer(table, names),
});
