/** Что говорит тренер. */
import { plural } from '@astragal/kernel';
import type { CoachWords } from './en.ts';

export const words: CoachWords = {
  coach: 'Тренер',
  hint: 'Подсказка',
  hintFirst: 'о чём подумать',
  hintSecond: 'теперь лучшие ответы',
  hintBoth: 'открыты оба шага',
  thinking: 'думает…',
  noHint: 'выбора нет',
  think: 'Подумайте',
  more: 'Показать лучшие ответы',
  best: 'Лучшие ответы',
  toWin: 'шанс на победу',
  equal: 'не хуже лучшего',
  level: { fact: 'Насколько можно судить, все ответы здесь практически равны.', ask: 'Какой лучше подходит вашему плану?' },
  plain: { fact: 'Ответов несколько, и они не равны.', ask: 'После какого у вас останется больше всего на следующий ход?' },
  judged: (futures, error) => `Оценка по ${futures} ${plural('ru', futures, { one: 'пробе', many: 'пробам' })}, ±${error}.`,
  equals: (n) => (n === 2 ? 'Первые два практически равны.' : `Первые ${n} практически равны.`),
  really: (answer) => `Точно «${answer}»?`,
  overlooks: 'В этой позиции можно заметно больше.',
  bestAnswer: 'Лучший ответ',
  again: 'Подумаю ещё',
  anyway: 'Всё равно так',
  showBest: 'Показать лучший ответ',
  counts: 'считается подсказкой',
  close: 'Закрыть',
};
