import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { SanctumIdeas } from './ideas.ts';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });
const tokens = (count: number): string => n(count, 'token', 'tokens');

export const ideas: IdeaWords<SanctumIdeas> = {
  deadly: ({ damage, health }) => ({
    fact: `As things stand, ${damage} damage comes through all your shields, and you have ${health} health.`,
    ask: 'Which foe must not strike back?',
  }),
  rage: ({ dice }) => ({
    fact: `Rage is awake: one of ${n(dice, 'free die', 'free dice')} may become any number, and it goes to sleep when the fight ends.`,
    ask: 'Which number is worth the most now?',
  }),
  dice: ({ dice, open }) => ({
    fact: `${n(dice, 'die lies', 'dice lie')} free, and ${n(open, 'location is', 'locations are')} still open.`,
    ask: 'Which foe falls with the dice that lie there, and which only gets a scratch?',
  }),
  shields: ({ damage, stoppable }) => ({
    fact: `${damage} damage comes, and up to ${stoppable} of it can still be stopped.`,
    ask: 'What is each wound worth in tokens?',
  }),
  potions: ({ potions, spent }) => ({
    fact: `You carry ${n(potions, 'potion', 'potions')}, and ${tokens(spent)} of yours ${spent === 1 ? 'is' : 'are'} spent.`,
    ask: 'Will this roll need them, or the next?',
  }),
  chased: ({ demons, damage }) => ({
    fact: `${n(demons, 'demon chases', 'demons chase')} you, with ${damage} damage printed on them. Moving on adds more.`,
    ask: 'How many of them can your dice answer at once?',
  }),
  tired: ({ spent, left }) => ({
    fact: `${tokens(spent)} ${spent === 1 ? 'is' : 'are'} spent, and ${left === 0 ? 'none is' : `${tokens(left)} ${left === 1 ? 'is' : 'are'}`} left. Only a rest brings them back.`,
    ask: 'Can you win the next fight with what is left?',
  }),
  fresh: ({ spent }) => ({
    fact: `${spent === 0 ? 'No token is' : 'Only one token is'} spent and your bag is empty: a rest would bring back little.`,
    ask: 'What would the turn bring instead?',
  }),
  bag: ({ items }) => ({
    fact: `${n(items, 'item lies', 'items lie')} in your bag. Whatever is not worn does nothing.`,
    ask: 'When is the time to put it on?',
  }),
  front: ({ seat, spaces }, who) => ({
    fact: `${who(seat)} is ${n(spaces, 'space', 'spaces')} ahead and chooses demons first.`,
    ask: 'What is left for whoever comes later?',
  }),
};
