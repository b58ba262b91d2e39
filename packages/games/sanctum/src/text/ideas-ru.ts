import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { SanctumIdeas } from './ideas.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('ru', count, { one, few, many });
const tokens = (count: number): string => n(count, 'маркер', 'маркера', 'маркеров');

export const ideas: IdeaWords<SanctumIdeas> = {
  deadly: ({ damage, health }) => ({
    fact: `Пока что сквозь все щиты пройдёт урон: ${damage}, а здоровья у вас ${health}.`,
    ask: 'Какой враг не должен ударить в ответ?',
  }),
  rage: ({ dice }) => ({
    fact: `Ярость активна: один из свободных кубиков (${dice}) может стать любым числом, а после сражения она угаснет.`,
    ask: 'Какое число сейчас ценнее всего?',
  }),
  dice: ({ dice, open }) => ({
    fact: `Свободных кубиков: ${dice}. Открытых символов кубика на врагах: ${open}.`,
    ask: 'Кто падёт от этих кубиков, а кто отделается царапиной?',
  }),
  shields: ({ damage, stoppable }) => ({
    fact: `Надвигается урон: ${damage}. Остановить можно ещё не больше ${stoppable}.`,
    ask: 'Скольких маркеров стоит каждое повреждение?',
  }),
  potions: ({ potions, spent }) => ({
    fact: `У вас ${n(potions, 'зелье', 'зелья', 'зелий')}. Потрачено: ${tokens(spent)}.`,
    ask: 'Нужны они в этом броске или в следующем?',
  }),
  chased: ({ demons, damage }) => ({
    fact: `За вами ${n(demons, 'демон', 'демона', 'демонов')}, урона на всех ${damage}. Если продвинуться дальше, прибавятся новые.`,
    ask: 'Скольким из них ваши кубики ответят сразу?',
  }),
  tired: ({ spent, left }) => ({
    fact: `Потрачено: ${tokens(spent)}. Осталось: ${left}. Вернёт их только отдых.`,
    ask: 'Можно ли выиграть следующее сражение с тем, что есть?',
  }),
  fresh: ({ spent }) => ({
    fact: `Потрачено маркеров: ${spent}, мешок пуст. Отдых мало что вернёт.`,
    ask: 'Что ход мог бы дать вместо этого?',
  }),
  bag: ({ items }) => ({
    fact: `В мешке ${n(items, 'предмет', 'предмета', 'предметов')}. Что не надето, то не работает.`,
    ask: 'Когда придёт время надеть?',
  }),
  front: ({ seat, spaces }, who) => ({
    fact: `Впереди ${who(seat)}, на ${n(spaces, 'ячейку', 'ячейки', 'ячеек')} дальше, и выбирает демонов раньше.`,
    ask: 'Что останется тем, кто придёт позже?',
  }),
};
