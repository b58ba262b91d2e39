/** What can be done at a field, in a sign and in words: beside the field, and in the question when a finger looks there. */
import { capital } from '@astragal/kernel';
import type { ActionSymbol } from '@astragal/platformer';
import { levelOf } from '@astragal/platformer/content';
import { type IconName, SYMBOL_SIGNS } from '../art/icons.ts';
import { roman } from '../art/scene.ts';
import type { Answer, Target } from '../table.svelte.ts';
import type { Setting } from './setting.ts';

const SIGNS: { readonly [D in Answer['do']]?: IconName } = {
  attack: 'broadsword',
  grab: 'hand',
  shove: 'hand',
  hit: 'broadsword',
  pull: 'magnet',
  push: 'mailed-fist',
  respawn: 'heart-bottle',
};

export function targetWords({ table, words, names }: Pick<Setting, 'table' | 'words' | 'names'>) {
  /** The face that would pay for coming back here, while that is still open. */
  const paymentOf = (target: Target): ActionSymbol | undefined => {
    if (target.kind !== 'offer' || target.offer.choice.do !== 'respawn' || table.payer !== undefined) return undefined;
    const { die } = target.offer.choice;
    return die === undefined ? undefined : table.view.turn.dice[die];
  };

  const iconOf = (target: Target): IconName => {
    const payment = paymentOf(target);
    if (payment) return SYMBOL_SIGNS[payment].icon;
    if (target.kind === 'walk') return target.reach.push ? 'mailed-fist' : 'leather-boot';
    return SIGNS[target.offer.choice.do] ?? 'check-mark';
  };

  const wordsOf = (target: Target): string => {
    const payment = paymentOf(target);
    if (payment) return words().payWith(names().symbols[payment]);
    if (target.kind === 'offer') {
      if (target.offer.choice.do === 'respawn' && table.ask('respawn')?.first) return words().enterHere;
      return words().acts[target.offer.choice.do] ?? table.wording(target.offer);
    }
    if (target.reach.push) return words().pushIt;
    if (target.reach.reveals) return words().opens(roman(levelOf(target.reach.field) + 1));
    return target.reach.stands ? words().stepHere : words().inTheAir;
  };

  /** In one word where several ways to pay stand side by side. */
  const shortOf = (target: Target): string => {
    const payment = paymentOf(target);
    return payment ? names().symbols[payment] : wordsOf(target);
  };

  /** All of it, for whoever hears the buttons. */
  const labelOf = (target: Target): string | undefined => (paymentOf(target) ? wordsOf(target) : undefined);

  /** The same as a sentence, with its price. */
  const sentenceOf = (target: Target): string => {
    const price = target.kind === 'walk' ? ` (${words().price(target.reach.boots, target.reach.wounds)})` : '';
    return `${capital(wordsOf(target))}${price}.`;
  };

  return { iconOf, wordsOf, shortOf, labelOf, sentenceOf };
}
