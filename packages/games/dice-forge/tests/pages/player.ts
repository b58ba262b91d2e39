/** Somebody who plays Dice Forge by clicks: what they want, and which pieces lead to it. */
import type { Bot } from '@astragal/bots';
import { CARDS, type DiceForgeKind } from '@astragal/dice-forge';
import { type Choice, notation } from '@astragal/kernel';
import type { TablePlayer } from '@astragal/web/pages/players.ts';

type Answer = DiceForgeKind['asks'][keyof DiceForgeKind['asks']];

/** What is done first wherever it is offered: in one round faces are bought, in the next one travels. */
const PLANS: readonly (readonly Answer['do'][])[] = [
  ['use', 'buy', 'feat', 'pay', 'repeat', 'convert', 'take'],
  ['use', 'feat', 'finish', 'buy', 'pay', 'repeat', 'convert', 'take'],
];

/** Somebody who does everything there is to do: gathers suns, keeps two for the extra action, strikes with all gold. */
export const smith: Bot<DiceForgeKind> = {
  name: 'smith',
  answer({ questions, view, seat }) {
    const { sun } = view.players[seat]!;
    const isWise = (choice: Answer) => choice.do !== 'feat' || CARDS[choice.card].cost.sun === 0 || CARDS[choice.card].cost.sun + 2 <= sun;
    const choices = (questions[0]!.options as readonly Answer[]).filter(isWise);
    const verb = PLANS[view.round % PLANS.length]!.find((each) => choices.some((choice) => choice.do === each)) ?? 'hammer';
    const wanted = choices.filter((choice) => choice.do === verb);
    const sunny = wanted.findLast((choice) => notation(choice).includes('sun'));
    return notation((verb === 'feat' ? wanted[0] : (sunny ?? wanted.at(-1))) ?? choices[0]!);
  },
};

/** The pieces of the board that lead to an answer: a niche, a place of a die, a card of an island or of one's own. */
export function way(choice: Choice): readonly string[] {
  const answer = choice as Answer;
  if (answer.do === 'buy') return [`[data-face="${answer.face}"], [data-faces~="${answer.face}"]`, `[data-face="${answer.face}"]`];
  if (answer.do === 'forge') return [`[data-place="${answer.die} ${answer.position}"]`];
  if (answer.do === 'feat') return [`[data-card="${answer.card}"]`];
  if (answer.do === 'use') return [`[data-own="${answer.card}"].may`];
  if (answer.do === 'spend') return ['[data-triton]'];
  return answer.do === 'hammer' ? [`[data-gold="${answer.gold}"]`] : [];
}

export const player: TablePlayer<DiceForgeKind> = { newBot: () => smith, way, tabs: '.tabs button' };
