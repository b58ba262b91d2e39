/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('ru', count, { one, few, many });
const rows = (count: number): string => n(count, 'ряд', 'ряда', 'рядов');
const dice = (count: number): string => n(count, 'кубик', 'кубика', 'кубиков');
const coins = (count: number): string => n(count, 'монету', 'монеты', 'монет');
const slay = (count: number): string => `победить ${n(count, 'врага', 'врагов', 'врагов')}`;
/** Where the turn ends, seen from where the puzzle begins. */
const higher = (up: number): string => (up === 0 ? 'в том же ряду' : up > 0 ? `на ${rows(up)} выше` : `на ${rows(-up)} ниже`);
const lose = (lost: number): string => (lost === 0 ? 'не потерять сердец' : `потерять лишь ${n(-lost, 'сердце', 'сердца', 'сердец')}`);
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    boss: 'Босс',
    portal: 'Порталы Пустоты',
    gear: 'Карты и способности',
    push: 'Толчок',
    falling: 'Гравитация',
    hand: 'Враги на ладони',
    strength: 'Усиленные символы',
    fuse: 'Два за один',
    star: 'Звезда',
    'special-die': 'Особый кубик',
    rivals: 'Соперники',
    hunt: 'Охота',
    shop: 'В лавку',
    safe: 'Вне досягаемости',
    thrift: 'Кубики про запас',
    treasure: 'Самоцветы и монеты',
    height: 'Как можно выше',
  },
  tasks: {
    boss: two((_, kept) => `Босс падёт в этот ход, и самоцветов останется ${kept}. Как?`),
    rivals: two((down, up) => `Соперники могут оказаться в сумме на ${rows(down)} ниже, а вы ${higher(up)}. Как?`),
    slain: two((slain, lost) => `Можно ${slay(slain)} и ${lose(lost)}. Как?`),
    'slain-climb': two((slain, up) => `Можно ${slay(slain)} и закончить ход ${higher(up)}. Как?`),
    climb: two((up, lost) => `Можно закончить ход ${higher(up)} и ${lose(lost)}. Как?`),
    'climb-gems': two((up, gained) => `Можно закончить ход ${higher(up)} (самоцветы: ${signed(gained)}). Как?`),
    'climb-dice': two((up, left) => `Можно закончить ход ${higher(up)} и сберечь ${dice(left)}. Как?`),
    gems: two((gained, up) => `Можно закончить ход ${higher(up)}, а самоцветы: ${signed(gained)}. Как?`),
    coins: two((gained, up) => `Можно закончить ход ${higher(up)}, а монеты: ${signed(gained)}. Как?`),
    shop: two((_, held) => `Можно закончить ход в лавке и иметь ${coins(held)}. Как?`),
    safe: two((beside, up) => `Можно закончить ход ${higher(up)}, а врагов рядом будет ${-beside}. Как?`),
  },
  results: {
    boss: two((felled, kept) => (felled > 0 ? `Босс пал; самоцветов осталось: ${kept}.` : 'Босс устоял.')),
    rivals: two((down, up) => `Соперники в сумме ${higher(-down)}, а вы ${higher(up)}.`),
    slain: two((slain, lost) => `Побеждено врагов: ${slain}, потеряно сердец: ${-lost}.`),
    'slain-climb': two((slain, up) => `Побеждено врагов: ${slain}, конец хода ${higher(up)}.`),
    climb: two((up, lost) => `Конец хода ${higher(up)}, потеряно сердец: ${-lost}.`),
    'climb-gems': two((up, gained) => `Конец хода ${higher(up)}, самоцветы: ${signed(gained)}.`),
    'climb-dice': two((up, left) => `Конец хода ${higher(up)}, кубиков про запас: ${left}.`),
    gems: two((gained, up) => `Самоцветы: ${signed(gained)}, конец хода ${higher(up)}.`),
    coins: two((gained, up) => `Монеты: ${signed(gained)}, конец хода ${higher(up)}.`),
    shop: two((there, held) => (there > 0 ? `Конец хода в лавке, монет: ${held}.` : 'Конец хода не в лавке.')),
    safe: two((beside, up) => `Врагов рядом: ${-beside}, конец хода ${higher(up)}.`),
  },
};
