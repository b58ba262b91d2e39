/** Dice Forge in Russian. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { canAnswer, capital, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { HAMMER, TRITON_OPTIONS } from '../content/index.ts';
import type { DiceForgeKind } from '../state.ts';
import { describer, placeName, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-ru.ts';
import { cardBehind, convertible, falls, pair, plus, slotOptions, standings, sumOf } from './lines.ts';
import { amountOf, costOf, gainOf, listOf, priceOf } from './names.ts';
import { names } from './names-ru.ts';

const { cards, faces, dice } = names;

const and = ' и ';
const tokenOf = { cerberus: 'жетон Цербера', triton: 'жетон Тритона' };

const table: TableWords = {
  titles: { table: 'Стол', sanctuary: 'Святилище', gardens: 'Сады', chronicle: 'Счёт по раундам' },
  steps: { blessings: 'Благословения для всех', gear: 'Усиления', action: 'Действие', 'extra-action': 'Дополнительное действие' },
  resources: { gold: 'золото', sun: 'солнце', moon: 'луна', glory: 'слава' },
  start: 'стартовый портал',
  none: 'нет',
  nothing: 'ничего',
  round: (round, rounds) => `Раунд ${round} из ${rounds}.`,
  turn: (name, step) => `Ходит: ${name}. Шаг: ${step}.`,
  gear: (list) => `Усиления, которые ещё можно применить: ${list}.`,
  outOf: (n, cap) => `${n} из ${cap}`,
  reserve: (list) => `Запас: ${list}.`,
  glory: (glory, printed, score) => `Слава: ${glory}, на картах: ${printed}, счёт: ${score}.`,
  showing: (face) => `Наверху: ${face}.`,
  unrolled: 'Броска ещё не было.',
  pawn: (place) => `Фигурка: ${place}.`,
  cards: (list) => `Карты: ${list}.`,
  boars: (list) => `Награды за вепрей: ${list}.`,
  hammer: (number, phase, filled, spaces) => `Молот ${number}, фаза ${phase}: ${filled} из ${spaces}.`,
  hammersDone: (count) => `Завершённые молоты: ${count}.`,
  hammersWaiting: (count) => `Молоты в очереди: ${count}.`,
  chests: (count) => `Сундуки: ${count}.`,
  tokens: (cerberus, triton) => `Жетоны: Цербер ${cerberus}, Тритон ${triton}.`,
  forged: (count) => `Выкованные грани: ${count}.`,
  niche: (name, price, left) => `${name}. Цена: ${price}. Осталось: ${left}.`,
  stack: (card, cost, glory, left, text) => `«${card}». Стоимость: ${cost}. Приносит: ${glory}. Осталось карт: ${left}. ${text}`,
  portal: (list) => `На портале: ${list}.`,
  freePortal: 'Портал свободен.',
  roundScores: (round, scores) => `Раунд ${round}: ${scores}.`,
};

/** Every sentence of the game in Russian. */
export const ru: Lexicon<DiceForgeKind> = typesetLexicon<DiceForgeKind>({
  name: 'Dice Forge',
  tagline: 'Грани судьбы: куйте кубики, радуйте богов, копите славу.',
  events: {
    'turn-begun': ({ seat, round }, who) => `Раунд ${round}. Ходит: ${who(seat)}.`,
    rolled: ({ by, roll, source, dice: rolled }, who) => {
      const all = falls(names, rolled, who, and);
      if (roll === 'theft') return `Сатиры пускают кубики в пляс. ${all}.`;
      if (roll === 'loss') return `Минотавр роет копытом землю. ${all}.`;
      const here = pair(
        names,
        rolled.map(({ face }) => face),
        and,
      );
      if (roll === 'minor-blessing') return `${who(by)} бросает ${dice[rolled[0]!.die].full}: ${here}.`;
      if (source !== 'turn') return `${who(by)} встряхивает кубики: ${here}.`;
      return `${variant(['Боги раскрывают ладони.', 'Кубики гремят по Олимпу.', 'Благословения сыплются с неба.'], sumOf(rolled))} ${all}.`;
    },
    copied: ({ seat, face }, who) =>
      face
        ? `${who(seat)} смотрится в зеркало и берёт взаймы грань: ${faces[face].full}.`
        : `${who(seat)} смотрится в зеркало и видит только туман.`,
    gained: ({ seat, gains, lost, source }, who) => {
      const card = cardBehind(names, source);
      const gain = `${who(seat)}${card ? ` (${card})` : ''}: ${plus(names, gains, 'ничего не помещается')}.`;
      const overflow = listOf(names, lost);
      return overflow ? `${gain} Кошель трещит по швам. Пропадает: ${overflow}.` : gain;
    },
    lost: ({ seat, losses }, who) => {
      const list = listOf(names, losses);
      return list ? `${who(seat)} теряет: ${list}.` : `${who(seat)} пожимает плечами: терять нечего.`;
    },
    converted: ({ seat, given, glory, card }, who) =>
      `${who(seat)} (${cards[card].full}) обменивает на славу: ${listOf(names, given)}. +${amountOf(names, 'glory', glory)}.`,
    hammered: ({ seat, gold, phase, filled, glory }, who) =>
      glory > 0
        ? `Дзынь! ${who(seat)} завершает фазу молота: +${amountOf(names, 'glory', glory)}.`
        : `${who(seat)} кладёт под молот: ${amountOf(names, 'gold', gold)}. Фаза ${phase === 1 ? 'I' : 'II'}: ${filled} из ${HAMMER.spaces}.`,
    'gear-used': ({ seat, card }, who) => `${who(seat)} применяет карту «${cards[card].full}».`,
    paid: ({ seat, cost, purpose }, who) =>
      `${who(seat)} платит: ${listOf(names, cost)}. Цель: ${purpose === 'extra-action' ? 'ещё одно действие' : `карта «${cards[purpose].full}»`}.`,
    bought: ({ seat, face, price, left }, who) => {
      const last = left === 0 ? ' Последняя такая!' : '';
      return `${who(seat)} покупает грань: ${faces[face].full}. Цена: ${price > 0 ? amountOf(names, 'gold', price) : 'улыбка'}.${last}`;
    },
    forged: ({ seat, die, face, replaced }, who) =>
      `${who(seat)} снимает старую грань (${dice[die].full}: ${faces[replaced].full}) и выковывает новую: ${faces[face].full}.`,
    unforged: ({ seat, face }, who) => `На кубиках нет места: ${who(seat)} оставляет грань в саду (${faces[face].full}).`,
    'ship-passed': ({ seat, forced }, who) =>
      forced ? `Корабль уходит ни с чем: ${who(seat)} не может ничего купить.` : `${who(seat)} машет кораблю на прощание.`,
    moved: ({ seat, to }, who) => `${who(seat)} поднимает паруса. Курс: ${placeName(table, names, to)}.`,
    ousted: ({ seat, by }, who) => `На портале тесно: ${who(by)} входит, ${who(seat)} летит на старт и в утешение получает благословение.`,
    'card-taken': ({ seat, card, glory, left }, who) => {
      const bards = glory >= 10 ? ' Барды точат перья.' : '';
      const empty = left === 0 ? ' Это последняя в стопке.' : '';
      return `${who(seat)} берёт карту «${cards[card].full}» (${amountOf(names, 'glory', glory)}).${bards}${empty}`;
    },
    'hammer-received': ({ seat, hammers }, who) => `${who(seat)} взваливает молот на плечо. Молоты: ${hammers}.`,
    'caps-raised': ({ seat, caps }, who) => `${who(seat)} получает больше места. Пределы: ${listOf(names, caps)}.`,
    'token-received': ({ seat, token }, who) => `${who(seat)} берёт ${tokenOf[token]}.`,
    'token-spent': ({ seat, token }, who) =>
      token === 'cerberus'
        ? `Три головы воют: ${who(seat)} ещё раз применяет те же результаты.`
        : `${who(seat)} трубит в рог и тратит ${tokenOf[token]}.`,
    'victim-named': ({ seat, victim, face }, who) => `${who(seat)} выпускает вепря (${faces[face].full}), а выковывает его ${who(victim)}.`,
    borrowed: ({ seat, dice: taken, faces: shown }, who) =>
      `${who(seat)} с улыбкой берёт взаймы: ${taken.map((die, i) => `${faces[shown[i]!].full} (${who(die.seat)})`).join(', ')}.`,
    'boar-rewarded': ({ seat, face }, who) => `${faces[face].full} довольно хрюкает. Награда: ${who(seat)}.`,
    'turn-ended': ({ seat, passed }, who) => (passed ? `${who(seat)} пасует.` : `${who(seat)} завершает ход.`),
    'round-ended': ({ round, scores }, who) => `Конец раунда ${round}. ${standings(scores, who)}.`,
    'game-ended': ({ scores, winners }, who) =>
      `Кузница стихает. ${winners.length > 1 ? 'Общая победа' : 'Победа'}: ${winners.map(who).join(', ')}. Итоговый счёт: ${standings(scores, who)}.`,
  },
  questions: {
    action: ({ extra }, _, may) => {
      const [faces, card] = [canAnswer(may, 'buy'), canAnswer(may, 'feat')];
      if (!faces && !card) return 'Не хватает ни на грань, ни на карту: завершите ход.';
      if (!card) return extra ? 'Ещё одно действие: грани.' : 'Купите грани или завершите ход.';
      if (!faces) return extra ? 'Ещё одно действие: карта.' : 'Возьмите карту с острова или завершите ход.';
      return extra ? 'Ещё одно действие: грани или карта.' : 'Купите грани или возьмите карту.';
    },
    offering: ({ lot }, _, may) =>
      canAnswer(may, 'buy')
        ? `Купите ещё одну грань или закончите подношение (пока: ${lot.length}).`
        : `Закончите подношение (граней: ${lot.length}).`,
    forging: ({ face }) => `Коснитесь грани, которую заменит: ${faces[face].short}.`,
    extra: ({ paid }, _, may) =>
      paid || !canAnswer(may, 'pay') ? 'Завершите ход.' : 'Завершите ход или заплатите 2 осколка солнца за ещё одно действие.',
    garden: () => 'Выберите грань из сада.',
    victim: ({ face }) => `Выберите, кто это выкует: ${faces[face].full}.`,
    theft: ({ taken }) => (taken.length === 0 ? 'Выберите, какой кубик взять первым.' : 'Выберите, какой кубик взять вторым.'),
    gift: ({ card }) => `Выберите, что получить (${cards[card].full}).`,
    naming: ({ count }) => (count > 1 ? `Выберите кубик для всех бросков (${count}).` : 'Выберите кубик для броска.'),
    copying: () => 'Выберите грань, которую скопирует зеркало.',
    choosing: ({ roll }) => (roll.kind === 'loss' ? 'Выберите, что потерять.' : 'Выберите, что взять.'),
    ordering: () => 'Выберите, какой результат первым: золото пригодится на корабле.',
    converting: ({ roll, part, glory }) =>
      `${convertible(names, part.gives, roll.convert)}: оставьте или возьмите ${amountOf(names, 'glory', glory)}.`,
    splitting: ({ gold }) => `Добыча: ${amountOf(names, 'gold', gold)}. Сколько из этого под молот?`,
    ship: ({ discount }) => `Купите одну грань дешевле на ${amountOf(names, 'gold', discount)} или отпустите корабль.`,
    reward: ({ face, by, seat }, who) => `Выберите награду: ${faces[face].full}${by === seat ? '' : ` (${who(by)})`}.`,
    repeat: () => 'Потратить жетон Цербера и применить результаты ещё раз?',
  },
  choices: {
    use: ({ card }) => `Применить: ${cards[card].full}`,
    buy: ({ face }) => `Купить грань: ${faces[face].full}. Цена: ${priceOf(names, face)}`,
    feat: ({ card }) => `Подвиг: ${cards[card].full}. Стоимость: ${costOf(names, card)}. Доход: ${gainOf(names, card)}`,
    end: () => 'Завершить ход',
    spend: ({ resource }) => `${capital(tokenOf.triton)}: ${amountOf(names, resource, TRITON_OPTIONS[resource])}`,
    finish: () => 'Закончить подношение',
    forge: ({ die, position }) => `${capital(dice[die].full)}, место ${position + 1}`,
    pay: () => 'Заплатить 2 осколка солнца',
    pick: ({ face }) => faces[face].full,
    name: ({ victim }, who) => who(victim),
    borrow: ({ from, die }, who) => `${who(from)}: ${dice[die].full}`,
    take: ({ resource, amount }) => amountOf(names, resource, amount),
    roll: ({ die }) => `Бросить ${dice[die].full}`,
    copy: ({ face }) => `Скопировать: ${faces[face].full}`,
    apply: ({ face }) => `Сначала: ${faces[face].full}`,
    convert: () => 'Взять славу',
    keep: () => 'Оставить как есть',
    hammer: ({ gold }) => (gold === 0 ? 'Всё в запас' : `Под молот: ${amountOf(names, 'gold', gold)}`),
    decline: () => 'Нет, спасибо',
    repeat: () => `Потратить ${tokenOf.cerberus}`,
  },
  refusals: {
    short: ({ missing }) => `Не хватает: ${listOf(names, missing)}`,
    'sold-out': ({ face }) => `Ничего не осталось: ${faces[face].full}`,
    twice: ({ face }) => `Дважды один и тот же вид: ${faces[face].full}`,
    'no-place': () => 'На ваших кубиках нет места для ещё одной грани',
    'stack-empty': ({ card }) => `Стопка пуста: ${cards[card].full}`,
    boar: () => 'Вепрь никогда не покидает кубик',
    'just-forged': ({ face }) => `Грань из того же подношения: ${faces[face].full}`,
    'extra-taken': () => 'Дополнительное действие в этот ход уже использовано',
  },
  options: {
    setup: {
      name: 'Карты на островах',
      values: { first: 'Набор для первой партии', random: 'По жребию', chosen: 'Выбор для каждого места' },
    },
    ...slotOptions(names, (cost) => `Карта за ${cost}`),
  },
  holdings: holdingsOf(names),
  ideas,
  describe: describer(table, names),
});
