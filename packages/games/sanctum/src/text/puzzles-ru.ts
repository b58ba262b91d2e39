/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('ru', Math.abs(count), { one, few, many });
const slay = (count: number): string => (count === 0 ? 'никого не уничтожить' : `уничтожить ${n(count, 'демона', 'демонов', 'демонов')}`);
const lose = (lost: number): string =>
  lost === 0 ? 'не потерять здоровья' : `потерять лишь ${n(lost, 'единицу здоровья', 'единицы здоровья', 'единиц здоровья')}`;
/** Rage that is used up counts as a token. */
const spend = (spent: number): string =>
  spent === 0
    ? 'не потратить ни маркеров, ни ярости'
    : `потратить лишь ${n(spent, 'маркер', 'маркера', 'маркеров')} (ярость считается за маркер)`;
const levels = (count: number): string => n(count, 'уровень', 'уровня', 'уровней');
const colours = (count: number): string => n(count, 'цвета', 'цветов', 'цветов');
const places = (count: number): string => n(count, 'символ кубика', 'символа кубика', 'символов кубика');

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    skills: 'Навык вовремя',
    rage: 'Ярость',
    colours: 'Цвета',
    'long-way': 'Два шага одного кубика',
    'strong-or-many': 'Один сильный или много слабых',
    scratches: 'Задел на следующее сражение',
    thrift: 'Бережливость',
    'sword-and-shield': 'Меч и щит',
    'which-token': 'Выносливость или энергия',
    'all-down': 'Никого не осталось',
    'which-demon': 'Какой демон',
    'one-more': 'Ещё один',
    unhurt: 'Без потерь',
  },
  tasks: {
    'felled-unhurt': two((felled, lost) => `Можно ${slay(felled)} и ${lose(lost)}. Как?`),
    'unhurt-felled': two((lost, felled) => `Можно ${lose(lost)} и при этом ${slay(felled)}. Как?`),
    'felled-thrifty': two((felled, spent) => `Можно ${slay(felled)} и ${spend(spent)}. Как?`),
    'unhurt-thrifty': two((lost, spent) => `Можно ${lose(lost)} и ${spend(spent)}. Как?`),
    levels: two((worth, lost) => `Можно уничтожить демонов на ${levels(worth)} и ${lose(lost)}. Как?`),
    colours: two((kinds, felled) => `Можно ${slay(felled)} ${colours(kinds)}. Как?`),
    'felled-raging': two(
      (felled, rage) => `Можно ${slay(felled)} и закончить сражение с ${rage > 0 ? 'активной' : 'неактивной'} яростью. Как?`,
    ),
    hits: two((hits, lost) => `Можно закрыть в общей сложности ${places(hits)} и ${lose(lost)}. Как?`),
    'damage-left': two((damage, open) => `Уцелевшим можно оставить лишь: урона ${-damage}, открытых символов кубика ${-open}. Как?`),
  },
  results: {
    'felled-unhurt': two((felled, lost) => `Уничтожено демонов: ${felled}, потеряно здоровья: ${-lost}.`),
    'unhurt-felled': two((lost, felled) => `Потеряно здоровья: ${-lost}, уничтожено демонов: ${felled}.`),
    'felled-thrifty': two((felled, spent) => `Уничтожено демонов: ${felled}, потрачено маркеров и ярости: ${-spent}.`),
    'unhurt-thrifty': two((lost, spent) => `Потеряно здоровья: ${-lost}, потрачено маркеров и ярости: ${-spent}.`),
    levels: two((gained, lost) => `Получено уровней: ${gained}, потеряно здоровья: ${-lost}.`),
    colours: two((kinds, felled) => `Уничтожено демонов: ${felled}, цветов: ${kinds}.`),
    'felled-raging': two((felled, rage) => `Уничтожено демонов: ${felled}, ярость ${rage > 0 ? 'активна' : 'неактивна'}.`),
    hits: two((hits, lost) => `Закрыто символов кубика: ${hits}, потеряно здоровья: ${-lost}.`),
    'damage-left': two((damage, open) => `Осталось урона: ${-damage}, открытых символов кубика: ${-open}.`),
  },
};
