import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { DiceForgeIdeas } from './ideas.ts';
import { amountOf, listOf } from './names.ts';
import { names } from './names-ru.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('ru', count, { one, few, many });

export const ideas: IdeaWords<DiceForgeIdeas> = {
  lastTurn: (reserve) => ({
    fact: `Это ваш последний ход. В запасе: ${listOf(names, reserve) || 'пусто'}. Что там останется, очков не даст.`,
    ask: 'Как превратить в славу побольше из этого?',
  }),
  gear: ({ cards }) => ({
    fact: `Ваших карт, которые работают каждый ход, а в этом ещё нет: ${cards}. Начатое действие закрывает этот шаг.`,
    ask: 'Что должно быть первым?',
  }),
  cap: ({ resource, amount }) => ({
    fact: `У вас ${amountOf(names, resource, amount)}: это предел, всё сверх него пропадает.`,
    ask: 'Что освободит место?',
  }),
  hammer: ({ need }) => ({
    fact: `До конца фазы молота не хватает: ${amountOf(names, 'gold', need)}.`,
    ask: 'Откуда взять это золото?',
  }),
  twice: (reserve) => ({
    fact: `Можно действовать дважды: это стоит 2 осколка солнца. У вас: ${listOf(names, reserve)}.`,
    ask: 'На какие два действия уйдёт больше всего из этого?',
  }),
  lastCard: ({ stacks }) => ({
    fact: `Стопок, которые вам по средствам и в которых осталась одна карта: ${stacks}.`,
    ask: 'Дождётся ли она вашего следующего хода?',
  }),
  oust: ({ rivals }) => ({
    fact: `На островах ${rivals === 1 ? 'стоит соперник' : `стоят соперники (${rivals})`}. Кто туда приплывёт, даст ${rivals === 1 ? 'ему' : 'им'} благословение.`,
    ask: 'Стоит ли то, что вам там нужно, чужого броска?',
  }),
  early: ({ rounds }) => ({
    fact: `После этого раунда будет ещё ${n(rounds, 'раунд', 'раунда', 'раундов')}, а кубики вы бросаете в ход каждого игрока.`,
    ask: 'Что вы хотите теперь видеть на кубиках?',
  }),
  behind: ({ leader, by, rounds }, who) => ({
    fact: `Впереди ${who(leader)}: отрыв ${amountOf(names, 'glory', by)}. Раундов до конца: ${rounds}.`,
    ask: 'Где взять славу, чтобы догнать?',
  }),
};
