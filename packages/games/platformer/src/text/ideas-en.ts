import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { PlatformerIdeas } from './ideas.ts';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });

export const ideas: IdeaWords<PlatformerIdeas> = {
  boss: ({ health, swords }) => ({
    fact: `The boss has ${health} health, and ${swords === 0 ? 'no sword lies' : `${n(swords, 'sword lies', 'swords lie')}`} in the tray.`,
    ask: 'Is it enough now, with gems and cards, or what makes it enough next turn?',
  }),
  back: ({ dice }) => ({
    fact: `You are out of the tower, with ${n(dice, 'die', 'dice')} to use.`,
    ask: 'From which field do they lead highest?',
  }),
  fall: ({ rows, wounds }) => ({
    fact: `If the turn ended now, gravity would drop you${rows > 0 ? ` ${n(rows, 'row', 'rows')}` : ' out of the tower'}${wounds > 0 ? ` and cost ${n(wounds, 'heart', 'hearts')}` : ''}.`,
    ask: 'Where could you stand safely?',
  }),
  coins: ({ coins, price }) => ({
    fact: `You have ${n(coins, 'coin', 'coins')}, and the shop sells from ${price}. It sells on its own field only.`,
    ask: 'Is a way past the shop worth the steps?',
  }),
  pair: ({ dice }) => ({
    fact: `${n(dice, 'die shows', 'dice show')} what another one shows. Two equal dice together can be any other symbol.`,
    ask: 'Which symbol is missing?',
  }),
  gems: ({ gems }) => ({
    fact: `You hold ${n(gems, 'gem', 'gems')}. Each makes one symbol stronger, once.`,
    ask: 'Does this turn need the strength, or the boss later?',
  }),
  idle: ({ dice }) => ({
    fact: `${n(dice, 'die still lies', 'dice still lie')} in the tray, and one symbol at most can be kept for later.`,
    ask: 'What is the last thing each of them can do?',
  }),
  hearts: ({ hearts }) => ({
    fact: `${n(hearts, 'heart is', 'hearts are')} left.`,
    ask: 'What could still strike you before your next turn?',
  }),
  above: ({ seat, levels }, who) => ({
    fact: `${who(seat)} is ${n(levels, 'level', 'levels')} above you.`,
    ask: 'Climb faster, or make the way down shorter?',
  }),
};
