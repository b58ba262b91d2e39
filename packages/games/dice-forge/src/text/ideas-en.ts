import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { DiceForgeIdeas } from './ideas.ts';
import { amountOf, listOf } from './names.ts';
import { names } from './names-en.ts';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });

export const ideas: IdeaWords<DiceForgeIdeas> = {
  lastTurn: (reserve) => ({
    fact: `This is your last turn, and you hold ${listOf(names, reserve) || 'nothing'}: what stays in the reserve counts nothing.`,
    ask: 'What turns the most of it into glory?',
  }),
  gear: ({ cards }) => ({
    fact: `${n(cards, 'card of yours works', 'cards of yours work')} every turn and ${cards === 1 ? 'has' : 'have'} not worked yet. Beginning an action ends their step.`,
    ask: 'What comes first?',
  }),
  cap: ({ resource, amount }) => ({
    fact: `You hold ${amountOf(names, resource, amount)}: that is the cap, and whatever more comes in is lost.`,
    ask: 'Which action makes room?',
  }),
  hammer: ({ need }) => ({
    fact: `The hammer needs ${amountOf(names, 'gold', need)} more to finish its phase.`,
    ask: 'Where could that gold come from?',
  }),
  twice: (reserve) => ({
    fact: `You may act twice: it costs 2 sun shards. You hold ${listOf(names, reserve)}.`,
    ask: 'Which two actions use most of it?',
  }),
  lastCard: ({ stacks }) => ({
    fact: `Of ${n(stacks, 'stack', 'stacks')} that you could pay for only one card is left.`,
    ask: 'Will it still be there when your turn comes again?',
  }),
  oust: ({ rivals }) => ({
    fact: `${n(rivals, 'opponent stands', 'opponents stand')} on an island. Whoever lands there gives them a blessing.`,
    ask: 'Is what you want there worth a roll to them?',
  }),
  early: ({ rounds }) => ({
    fact: `${n(rounds, 'round follows', 'rounds follow')} this one, and your dice roll in every turn of everybody.`,
    ask: 'What do you want to roll from now on?',
  }),
  behind: ({ leader, by, rounds }, who) => ({
    fact: `${who(leader)} is ${amountOf(names, 'glory', by)} ahead, with ${n(rounds, 'round', 'rounds')} to come.`,
    ask: 'Where is the glory that closes the gap?',
  }),
};
