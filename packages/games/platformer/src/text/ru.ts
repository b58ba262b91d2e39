/** Platformer in Russian. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { capital, type Lexicon, tallied, typesetLexicon, variant } from '@astragal/kernel';
import type { Landmark } from '../content/map.ts';
import { CARDS, FOES } from '../content/tables.ts';
import { type Die, type Field, type PlatformerKind, SPECIAL_DIE } from '../state.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-ru.ts';
import { dieName, headingOf, isPotion, rowsBetween, symbolsFor, symbolWith } from './lines.ts';
import { amountOf, objectOf, placeOf, ROMAN, riches, spotOf } from './names.ts';
import { names } from './names-ru.ts';

const { heroes, cards, symbols, tokens, tiles, attacks, foes, foeObjects } = names;

const place = (field: Field): string => placeOf(names, field);
const spot = (field: Field, on?: Landmark): string => spotOf(names, field, on);
const dieOf = (die: Die): string => dieName('кубик', 'особый кубик', die);
const steps = { up: 'прыгает вверх', down: 'спускается', left: 'идёт влево', right: 'идёт вправо' };
const ways = { up: 'вверх', down: 'вниз', left: 'влево', right: 'вправо' };

const table: TableWords = {
  titles: { table: 'Стол', boss: 'Босс', shop: 'Лавка', artifacts: 'Артефакты' },
  steps: {
    0: 'событие',
    1: 'шаг 1, снос уровня',
    2: 'шаг 2, зарядка',
    3: 'шаг 3, бросок кубиков',
    4: 'шаг 4, кубик врагов',
    5: 'шаг 5, действия',
    6: 'шаг 6, особый кубик',
    7: 'шаг 7, гравитация',
    8: 'шаг 8, конец хода',
    9: 'ход босса',
  },
  none: 'нет',
  used: 'кубик использован',
  exhausted: 'карта разряжена',
  ready: 'карта заряжена',
  soldOut: 'Пустое место.',
  coin: 'монета',
  gem: 'самоцвет',
  ladder: 'лестница',
  ground: 'земля',
  wallRight: 'стена справа',
  air: 'воздух',
  offMap: 'Вне карты.',
  floating: 'До начала следующего хода гравитация не действует на этого героя.',
  steady: 'Активный герой не падает на шаге 7.',
  safeStep: 'На следующей клетке движения враги не атакуют уходящего героя.',
  safeMoves: 'Движения в этот ход не вызывают атак.',
  centre: 'пока ничей',
  abilityUsed: 'Способность героя в этот ход уже использована.',
  noCards: 'Ни предметов, ни зелий.',
  lost: 'Партия проиграна.',
  maze: (name) => `${name}.`,
  round: (round, rounds) => `Раунд ${round}, всего не больше ${rounds}.`,
  turn: (turn, name, step) => `Ход ${turn}: ${name}, ${step}.`,
  won: (name) => `Босс побеждён. Победа: ${name}.`,
  pool: (dice) => `Запас кубиков: ${dice}.`,
  enemyDie: (face) => `Кубик врагов: ${face}.`,
  nextAttack: (wounds) => `Дополнительные раны в следующей атаке: ${wounds}.`,
  hidden: (levels) => `Ещё закрытые уровни: ${levels}.`,
  removed: (levels) => `Убранные уровни: ${levels}.`,
  event: (name, text) => `Событие: ${name}. ${text}`,
  eventsLeft: (events) => `Оставшиеся события: ${events}.`,
  boss: (name, health) => `${name}. Раны, нужные в одной атаке: ${health}.`,
  bossDeck: (n, discarded) => `Карты атаки в колоде: ${n}. В сбросе: ${discarded}.`,
  attackCard: (name, indicator, range, text) => `«${name}» (${indicator}; ${range}). ${text}`,
  level: (level, list) => `Уровень ${level}: ${list}`,
  bossLevel: (level, list) => `Уровень ${level}, уровень босса: ${list}`,
  enemyCard: (name, text) => `${name}. ${text}`,
  row: (row, fields) => `Ряд ${row}. ${capital(fields)}.`,
  field: (column, things) => `столбец ${column}: ${things}`,
  card: (name, price, text) => `${name}, цена ${price}. ${text}`,
  decks: (items, potions) => `Ещё в колодах: предметы ${items}, зелья ${potions}.`,
  artifact: (name, holder, text, deed) => `${name}: ${holder}. ${text} Чтобы забрать: ${deed}.`,
  hero: (name, text) => `${name}. ${text}`,
  place: (where) => `На карте: ${where}.`,
  hearts: (hearts, pool) => `Сердца: ${hearts} из ${pool}.`,
  purse: (coins, gems) => `Монеты: ${coins}. Самоцветы: ${gems}.`,
  special: (symbol) => `Особый кубик: ${symbol}.`,
  owned: (name, state, text) => `${name}, ${state}. ${text}`,
  token: (name, text) => `Жетон «${name}». ${text}`,
  stoneSkin: (wounds) => `Каменная кожа: до начала следующего хода каждый источник ран наносит на ${wounds} меньше.`,
  defeated: (enemies) => `Побеждённые враги: ${enemies}.`,
};

/** Every sentence of the game in Russian. */
export const ru: Lexicon<PlatformerKind> = typesetLexicon<PlatformerKind>({
  name: 'Платформер',
  tagline: 'Карабкайтесь, толкайтесь и падайте: башня, её гравитация и босс на вершине.',
  events: {
    'hero-chosen': ({ seat, hero }, who) => `${who(seat)} отправляется на башню. Герой: ${heroes[hero]}.`,
    'turn-began': ({ seat, turn }, who) => `Ход ${turn}: ${who(seat)}.`,
    'event-revealed': ({ event }) => `Событие: ${names.events[event]}. ${names.eventText[event]}`,
    'level-removed': ({ level }) => `Уровень ${ROMAN[level]} исчезает в облаке пыли. Пути назад нет!`,
    'tower-removed': () => 'Все наверху. Башня внизу рассыпается, остаётся только уровень босса.',
    recharged: ({ seat, cards: n }, who) => `${who(seat)} заряжает ${objectOf(names, 'card', n)}.`,
    rolled: ({ seat, dice, enemyDie }, who) =>
      `${who(seat)} бросает: ${tallied(dice, (face) => symbols[face])}. Кубик врагов: ${names.enemyFaces[enemyDie]}.`,
    'hero-moved': ({ seat, from, to, how, by, on }, who) => {
      if (how === 'move') return `${who(seat)} ${steps[headingOf(from, to)]}: ${spot(to, on)}.`;
      if (how === 'push')
        return by === undefined
          ? `${who(seat)} уступает место: ${spot(to, on)}.`
          : `${who(by)} работает локтями, ${who(seat)} уступает место: ${spot(to, on)}.`;
      if (how === 'fall')
        return `${variant([`Гравитация зовёт, ${who(seat)} падает`, `${who(seat)} падает`, `${who(seat)} летит вниз`], to)}: ${spot(to, on)}.`;
      if (how === 'portal') return `${who(seat)} проходит через портал: ${spot(to, on)}.`;
      if (how === 'respawn') return `${who(seat)} возрождается: ${spot(to, on)}.`;
      return `${who(seat)} переносится одним махом: ${spot(to, on)}.`;
    },
    'enemy-moved': ({ enemy, from, to, how, by, on }, who) => {
      if (how === 'die') return `${foes[enemy]} семенит ${ways[headingOf(from, to)]}: ${spot(to, on)}.`;
      if (how === 'fall') return `${foes[enemy]} падает на ${objectOf(names, 'field', rowsBetween(from, to))}: ${spot(to, on)}.`;
      if (how === 'charge') return `${foes[enemy]} несётся ${ways[headingOf(from, to)]}: ${spot(to, on)}.`;
      const verb = how === 'push' ? 'толкает' : 'двигает';
      return by === undefined ? `${foes[enemy]} уступает: ${spot(to, on)}.` : `${who(by)} ${verb} ${foeObjects[enemy]}: ${spot(to, on)}.`;
    },
    attacked: ({ enemy, seat, wounds, why }, who) => {
      const told = {
        die: `${foes[enemy]} атакует, ${who(seat)} держит удар`,
        leaving: `${who(seat)} отходит, ${foes[enemy]} бьёт вдогонку`,
        roots: `${who(seat)} подходит слишком близко, ${foes[enemy]} хлещет корнями`,
        'boss-card': `${foes[enemy]} бьёт, ${who(seat)} держит удар`,
      };
      return `${told[why]}${wounds === 0 ? '. Ни одной раны' : ''}.`;
    },
    wounded: ({ seat, wounds, hearts, source }, who) => {
      const lead = {
        attack: '',
        trap: 'Щёлк, ловушка! ',
        'thorn-cap': 'Мягкая посадка? Как бы не так, шипы! ',
        token: 'Второй такой же жетон бьёт больно. ',
        'boss-card': '',
        rockfall: 'Сверху сыплются камни. ',
      };
      return `${lead[source]}${who(seat)} получает ${objectOf(names, 'wound', wounds)}. Сердца: ${hearts}.`;
    },
    healed: ({ seat, hearts }, who) => `${who(seat)} восстанавливает силы: +${amountOf(names, 'heart', hearts)}.`,
    fainted: ({ seat }, who) => `Мир кружится и гаснет: ${who(seat)} теряет сознание.`,
    'die-spent': ({ seat, die, as, gems, value }, who) =>
      `${who(seat)} применяет ${die === SPECIAL_DIE ? 'особый кубик' : 'кубик'}: ${symbolWith(names, as, gems)}.${value > 1 ? ` Сила: ${value}.` : ''}`,
    'dice-fused': ({ seat, as, gems, value }, who) =>
      `${who(seat)} объединяет два кубика: ${symbolWith(names, as, gems)}.${value > 1 ? ` Сила: ${value}.` : ''}`,
    'boot-lost': ({ seat }, who) => `Ноги как камень: ${who(seat)} тратит сапог и не двигается с места.`,
    'special-set': ({ seat, symbol }, who) => `${who(seat)} приберегает символ: ${symbols[symbol]}.`,
    'special-reset': ({ seat }, who) => `Сброс особого кубика: ${who(seat)}.`,
    'die-changed': ({ seat, from, to, how }, who) => {
      const verb = { rerolled: 'перебрасывает кубик', turned: 'поворачивает кубик', copied: 'копирует кубик' };
      return `${who(seat)} ${verb[how]}. Раньше: ${symbols[from]}. Теперь: ${symbols[to]}.`;
    },
    collected: ({ seat, what, at }, who) =>
      `${who(seat)} ${variant(['подбирает', 'забирает', 'поднимает'], at)} ${objectOf(names, what, 1)}.`,
    gained: ({ seat, coins, gems, source }, who) => {
      const list = riches(names, coins, gems);
      if (source === 'loot') return `${who(seat)} забирает добычу: ${list}.`;
      return source === 'seat' ? `Подарок за дальнее место. ${who(seat)} получает: ${list}.` : `${who(seat)} получает: ${list}.`;
    },
    'coins-lost': ({ seat, coins }, who) => `${who(seat)} платит дань: ${amountOf(names, 'coin', coins)}.`,
    struck: ({ seat, enemy, wounds, health }, who) =>
      wounds >= health
        ? `${who(seat)} атакует ${foeObjects[enemy]}: ${wounds} из ${health}!`
        : `${who(seat)} атакует ${foeObjects[enemy]}: ${wounds} из ${health}. Это лишь щекочет.`,
    defeated: ({ enemy }) => `${foes[enemy]} ${FOES[enemy].kind === 'boss' ? 'шатается' : 'падает без сил'}.`,
    bought: ({ seat, card, price }, who) =>
      `${who(seat)} торгуется, платит ${objectOf(names, 'coin', price)} и уносит покупку: ${cards[card]}.`,
    'shop-filled': ({ card }) => `Новинка в лавке: ${cards[card]}.`,
    'card-used': ({ seat, card }, who) => `${who(seat)} ${isPotion(card) ? 'выпивает зелье' : 'разряжает карту'}: ${cards[card]}.`,
    'ability-used': ({ seat, hero }, who) => `${who(seat)} применяет способность героя. ${names.shortHeroes[hero]} знает своё дело.`,
    'artifact-claimed': ({ seat, artifact, from }, who) =>
      `${who(seat)} забирает артефакт: ${cards[artifact]}.${from === undefined ? '' : ` ${who(from)} остаётся без него.`}`,
    'token-gained': ({ seat, token }, who) => `${who(seat)} получает жетон босса: ${tokens[token]}.`,
    'token-discarded': ({ seat, token }, who) => `${who(seat)} сбрасывает жетон босса: ${tokens[token]}.`,
    'level-revealed': ({ level, left, right, enemy, boss }) =>
      `Открывается уровень ${ROMAN[level]}: ${tiles[left]}, ${tiles[right]}.${enemy ? ` Враги: ${foes[enemy]}.` : ''}${boss ? ` А вот и босс: ${foes[boss]}!` : ''}`,
    'enemy-appeared': ({ enemy, at }) => `Появляется ${foes[enemy]}: ${spot(at)}.`,
    'gem-appeared': ({ at }) => `В скале блестит самоцвет: ${spot(at)}.`,
    'boss-turn-began': ({ boss }) => `Ходит босс: ${foes[boss]}.`,
    'boss-rolled': ({ boss, face }) => `${foes[boss]} бросает кубик врагов: ${names.enemyFaces[face]}.`,
    'boss-card-drawn': ({ card, resolved }) =>
      resolved ? `Карта босса «${attacks[card]}». ${names.attackText[card]}` : `Карта босса «${attacks[card]}» проходит мимо.`,
    'boss-card-cancelled': ({ seat, card }, who) => `Зеркало вспыхивает: карта «${attacks[card]}» бьёт мимо, ${who(seat)} переводит дух.`,
    'game-won': ({ seat, boss }, who) => `Один удар: ${foes[boss]} падает, а ${who(seat)} входит в легенду.`,
    'game-lost': ({ why }) =>
      ({
        fainted: 'Герой теряет сознание, и башня хранит свою тайну. Партия проиграна.',
        events: 'Событий больше нет, а босс всё ещё стоит. Партия проиграна.',
        rounds: 'Последний раунд позади, а босс всё ещё стоит. Никто не побеждает.',
      })[why],
    scored: ({ score }) =>
      `Очки: ${score.total}. События ${score.events}, враги ${score.enemies}, лишние раны ${score.overkill}, самоцветы ${score.gems}, монеты ${score.coins}.`,
  },
  questions: {
    hero: () => 'Выберите героя.',
    respawn: ({ first }) =>
      first ? 'Войдите в башню: выберите кубик для оплаты, потом клетку.' : 'Возрождение: выберите кубик для оплаты, потом клетку.',
    actions: () => 'Применяйте кубики и карты в любом порядке, потом завершите ход.',
    walk: ({ points, begun }) =>
      `${begun ? 'Выберите следующую клетку или остановитесь.' : 'Выберите клетку для шага.'} Осталось клеток: ${points}.`,
    strike: ({ wounds, dice }, _, may) => {
      const has = symbolsFor(may);
      if (dice === 0) return has === 'pair' ? 'Объедините два кубика в меч, чтобы ударить.' : 'Выберите кубик для удара.';
      return `Раны от кубиков: ${wounds}. ${has === 'none' ? 'Теперь бейте.' : has === 'pair' ? 'Объедините ещё два или бейте.' : 'Добавьте кубик или бейте.'}`;
    },
    handling: ({ points }, _, may) => {
      if (may?.some((choice) => choice.do === 'shove') ?? points > 0) return `Выберите, куда сдвинуть врага. Очки ладони: ${points}.`;
      return symbolsFor(may) === 'pair'
        ? 'Объедините два кубика в ладонь, чтобы сдвинуть врага.'
        : 'Выберите кубик, который сдвинет врага.';
    },
    gloves: () => 'Выберите врага, чтобы сдвинуть его на 1 клетку.',
    shedding: ({ token }, _, may) =>
      `${symbolsFor(may) === 'pair' ? 'Объедините два кубика' : 'Выберите кубик'}, чтобы избавиться от жетона «${tokens[token]}».`,
    landing: () => 'Выберите клетку, куда опуститься.',
    rerolling: ({ any, picked }) =>
      any ? (picked.length > 0 ? 'Выберите ещё кубик или бросайте.' : 'Выберите кубики для переброса.') : 'Выберите кубик для переброса.',
    turning: () => 'Выберите кубик и символ, который он покажет.',
    copying: () => 'Выберите кубик, потом тот, который он повторит.',
    pulling: () => 'Выберите монету или самоцвет, чтобы притянуть.',
    special: () => 'Приберечь один неиспользованный символ на особом кубике?',
    ladder: () => 'Держаться за лестницу или отпустить её и упасть?',
  },
  choices: {
    be: ({ hero }) => `${heroes[hero]}. ${names.heroText[hero]}`,
    respawn: ({ to, die }) => `Возрождение, ${place(to)}${die === undefined ? '' : ` (${dieOf(die)})`}`,
    spend: ({ die, as, gems }) => `${capital(dieOf(die))}: ${symbolWith(names, as, gems)}`,
    fuse: ({ die, with: other, as, gems }) => `Объединение (${dieOf(die)} и ${dieOf(other)}): ${symbolWith(names, as, gems)}`,
    grab: ({ at }) => `Двигать врага: ${place(at)}`,
    attack: ({ at }) => `Атака: ${place(at)}`,
    gravity: () => 'Применить гравитацию',
    drop: () => 'Отпустить лестницу',
    buy: ({ card }) => `Купить: ${cards[card]}. Цена: ${amountOf(names, 'coin', CARDS[card].price)}. ${names.cardText[card]}`,
    use: ({ card }) => `${isPotion(card) ? 'Выпить' : 'Разрядить'}: ${cards[card]}`,
    ability: () => 'Применить способность героя',
    shed: ({ token }) => `Избавиться от жетона: ${tokens[token]}`,
    end: () => 'Закончить действия',
    go: ({ to }) => `Идти: ${place(to)}`,
    push: ({ to, out }) => `Толчок: ${place(to)}. Стоящий там отходит: ${place(out)}`,
    portal: ({ to }) => `Портал: ${place(to)}`,
    'portal-push': ({ to, out }) => `Портал с толчком: ${place(to)}. Стоящий там отходит: ${place(out)}`,
    stop: () => 'Достаточно',
    raise: ({ token }) => `Применить жетон: ${tokens[token]}`,
    hit: () => 'Ударить',
    shove: ({ to }) => `Передвинуть: ${place(to)}`,
    land: ({ to }) => `Опуститься: ${place(to)}`,
    pick: ({ die }) => `Перебросить ${dieOf(die)}`,
    roll: () => 'Бросить',
    turn: ({ die, to }) => `Повернуть ${dieOf(die)}: ${symbols[to]}`,
    copy: ({ die, from }) => `${capital(dieOf(die))} повторяет ${dieOf(from)}`,
    pull: ({ from }) => `Взять с клетки: ${place(from)}`,
    save: ({ die }) => `Приберечь ${dieOf(die)}`,
    'save-fused': ({ die, with: other, as }) => `Объединить ${dieOf(die)} и ${dieOf(other)} и приберечь: ${symbols[as]}`,
    skip: () => 'Ничего не приберегать',
    hold: () => 'Держаться',
  },
  refusals: {
    coins: ({ need, have }) => `Не хватает: ${amountOf(names, 'coin', need - have)}`,
    'not-in-shop': () => 'Только на клетке лавки',
    exhausted: ({ rule }) => (rule === 'P-55' ? 'Уже использовано в этот ход' : 'Карта разряжена'),
    'nothing-changes': () => 'Это ничего не изменит',
    'no-symbol': ({ symbol }) => `Не хватает символа: ${symbols[symbol]}`,
    'closed-area': () => 'Уровень босса закрыт снаружи',
    heavy: ({ need, have }) => `Слишком тяжело. Очки ладони: ${have} из ${need}`,
    wall: () => 'Путь преграждает стена',
    platform: () => 'Путь преграждает платформа',
    'no-room': ({ rule }) => (rule === 'P-71' ? 'Стоящему там некуда отойти' : 'Рядом с этим врагом нет свободной клетки'),
    'no-way': () => 'Идти некуда',
  },
  options: {
    maze: { name: 'Лабиринт', values: { random: 'Случайный', forest: 'Лес', void: 'Пустота', mixed: 'Тайлы Леса и Пустоты вместе' } },
    map: { name: 'Карта', values: { standard: 'Обычная, три уровня и босс', bigger: 'Большая, четыре уровня и босс' } },
    boss: { name: 'Босс', values: { random: 'Случайный', medusa: 'Медуза', ikee: 'Гегемон Ики' } },
    heroes: { name: 'Герои', values: { random: 'Случайно', chosen: 'Выбор в порядке хода' } },
    first: { name: 'Первый игрок', values: { random: 'Случайно', host: 'Первое место' } },
    artifacts: { name: 'Артефакты', values: { yes: 'Да, два', no: 'Нет' } },
    rounds: { name: 'Предел раундов', values: { 30: '30', 60: '60', 120: '120' } },
    ladderCatchesFall: { name: 'Лестницы ловят падающих героев', values: { yes: 'Да', no: 'Нет' } },
    collectWhileFalling: { name: 'Сбор на лету', values: { yes: 'Да', no: 'Нет' } },
    enforceTokenLimits: { name: 'Монеты, самоцветы и сердца могут кончиться', values: { yes: 'Да', no: 'Нет' } },
    ikeeUsesFinalFaces: { name: 'Ики считает кубики после перебросов', values: { yes: 'Да', no: 'Нет' } },
    askLadderOwners: { name: 'Спрашивать каждого на лестнице', values: { yes: 'Да', no: 'Нет' } },
  },
  holdings: holdingsOf(names, { row: { one: 'ряд', few: 'ряда', many: 'рядов' }, enemy: { one: 'враг', few: 'врага', many: 'врагов' } }),
  ideas,
  describe: describer(table, names),
});
