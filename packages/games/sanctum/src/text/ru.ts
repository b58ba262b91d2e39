/** Sanctum in Russian. Player names stand in the nominative, verbs in the present: nobody's gender is guessed. */
import { canAnswer, capital, type Lexicon, typesetLexicon, variant } from '@astragal/kernel';
import { ROW } from '../content/acts.ts';
import { lordOf } from '../content/lords.ts';
import type { SanctumKind } from '../state.ts';
import { type AnswerWords, answersOf } from './answers.ts';
import { describer, type TableWords } from './describe.ts';
import { holdingsOf } from './holdings.ts';
import { ideas } from './ideas-ru.ts';
import { CHANGES, climbsTo, deedsIn, diceOf, gemsOf, isWeapon, paymentOf, rollOf, setOf, setsOf, sourcesOf } from './lines.ts';
import { amountOf, demonName, placeOf } from './names.ts';
import { names } from './names-ru.ts';

const { items, skills, blessings, potions, slots, gems, cards, cardText, penalties } = names;

const sources = sourcesOf(names, 'Способность планшета', 'Ярость');
const pool = 'резерв кристаллов';
const tokens = { stamina: 'маркер выносливости', focus: 'маркер энергии' };
const dice = { gold: 'золотой кубик', silver: 'серебряный кубик' };

/** What can be done with a turn. */
const deeds = deedsIn(
  { move: 'идите вперёд', fight: 'сразитесь', rest: 'отдохните', breach: 'взберитесь на стены', answer: 'откликнитесь на зов' },
  ' или ',
);

const table: TableWords = {
  titles: { table: 'Стол', march: 'Поход', achievements: 'Достижения', lord: 'Повелитель Демонов' },
  phases: {
    setup: 'Выбор героев',
    march: 'Поход',
    call: 'Зов битвы',
    respite: 'Последняя передышка',
    response: 'Ответ Повелителя Демонов',
    battle: 'Последняя битва',
    over: 'Конец сказания',
  },
  difficulties: { normal: 'Нормальный', hard: 'Сложный', nightmare: 'Кошмарный', infernal: 'Адский' },
  fates: { alive: 'в игре', won: 'битва выиграна', dead: 'вне игры' },
  fightPhases: { potions: 'перед броском', attack: 'атака', block: 'блок', levels: 'уровни и предметы' },
  wells: { empty: 'свободно', stamina: 'маркер выносливости', focus: 'маркер энергии', corrupt: 'заблокировано' },
  none: 'нет',
  walls: 'стены Санктума',
  cathedral: 'собор',
  notYet: 'ещё до начала похода',
  faceDown: 'рубашкой вверх',
  used: 'уже использовано',
  hit: 'попадание',
  defeated: 'побеждена',
  silver: 'серебряный',
  diceUse: { free: 'свободен', placed: 'выставлен', lost: 'потерян' },
  changed: 'изменён',
  difficulty: (name) => `Уровень сложности: ${name}.`,
  round: (round) => `Раунд ${round}.`,
  vanguard: (name) => `Авангард: ${name}.`,
  deck: (level, left, top, discarded) => `Колода демонов ${level} уровня. Осталось: ${left}. Наверху: ${top}. В сбросе: ${discarded}.`,
  space: (act, space) => `${act}, ячейка ${space}`,
  front: (place) => `Во главе похода: ${place}.`,
  order: (list) => `Походный порядок: ${list}.`,
  next: (sets) => `Следующая ячейка откроет демонов уровней: ${sets}.`,
  set: (number, demons) => `Группа ${number}: ${demons}.`,
  chest: (list) => `В сундуке: ${list}.`,
  achievement: (name, goal, state) => `${name} (${goal}): ${state}.`,
  open: 'свободно',
  blocked: 'вне игры',
  laid: (number, text) => `Карта у собора ${number}: ${text}.`,
  roared: (number, text) => `Карта рёва ${number}: ${text}.`,
  roar: (n) => `Карты следующего рёва: ${n}.`,
  lordDeck: (n) => `Карты в колоде Повелителя Демонов: ${n}.`,
  hero: (hero, fate) => `Герой: ${hero}, ${fate}.`,
  health: (health, mark) => `Здоровье: ${health}. Смерть на делении: ${mark}.`,
  rage: (active, tiles) => `Активные жетоны ярости: ${active} из ${tiles}.`,
  pools: (list) => `В резервах: ${list}.`,
  gold: (n) => `Золотые кубики: ${n}.`,
  angel: 'Ещё один ждёт в резерве кристаллов.',
  silverDie: 'Серебряный кубик уже в игре.',
  place: (place) => `Место: ${place}.`,
  gemPool: (list) => `Резерв кристаллов: ${list}.`,
  skill: (place, name, state, text) => `${place}, «${name}»: ${state}. ${text}`,
  gained: 'разблокирован',
  ability: (text, wells) => `${text}: ${wells}`,
  bag: (item, text) => `В мешке: ${item}. ${text}`,
  emptyBag: 'Мешок пуст.',
  potions: (list, spaces) => `Зелья: ${list}. Ячейки зелий: ${spaces}.`,
  blessing: (name, text) => `Благословение: ${name}${text && ` (${text})`}.`,
  foe: (number, name, rest) => `Враг ${number}: ${name}, ${rest}.`,
  current: 'текущая карта',
  numbers: (list) => `числа: ${list}`,
  damage: (damage) => `урон ${damage}`,
  spoils: (level, gem, item) => `${level} уровень (${gem}), скрывает: ${item}`,
  fight: (phase, list) => `Сражение, ${phase}. Кубики: ${list}.`,
  usedSkills: (list) => `Навыки, использованные в этом сражении: ${list}.`,
  fewerDice: (n) => `Меньше кубиков в следующем сражении: ${n}.`,
  extraDamage: (n) => `Дополнительный урон в следующем сражении: ${n}.`,
  answered: (n) => `Карты Повелителя Демонов, которые предстоит вынести: ${n}.`,
  defeatedCards: (n) => `Побеждённые карты: ${n} из ${ROW}.`,
};

/** What is done with the dice and foes that lie there. */
const answers: AnswerWords = {
  rage: 'Ярость',
  pieces: { die: 'кубик', foe: 'враг', location: 'символ', ability: 'способность', set: 'группа' },
  take: (set) => `Взять группу: ${set}`,
  hit: (value, foes) => `Удар числом ${value}: ${foes}`,
  double: (skill, value, foes) => `${skill}, число ${value}: ${foes}`,
  reroll: (values) => `Перебросить числа: ${values}`,
  hinder: (foe) => `Ослабить удар: ${foe}`,
  first: (foe) => `Сначала: ${foe}`,
  lose: (value) => `Потерять кубик с числом ${value}`,
};

/** Every sentence of the game in Russian. */
export const ru: Lexicon<SanctumKind> = typesetLexicon<SanctumKind>({
  name: 'Санктум',
  tagline: 'Идите вперёд, сражайтесь и крепните, а потом взберитесь на стены и встаньте перед Повелителем Демонов.',
  events: {
    'lot-drawn': ({ seat }, who) => `Жребий решает, кто начинает: ${who(seat)}.`,
    'hero-picked': ({ seat, hero }, who) => `${who(seat)} вступает в поход. Герой: ${names.heroes[hero]}.`,
    'bonus-drawn': ({ seat, card }, who) => `${who(seat)} тянет карту. ${names.bonuses[card]}.`,
    'potion-gained': ({ seat, potion }, who) => `${who(seat)} берёт в дорогу ${potions[potion]}.`,
    'turn-begun': ({ seat }, who) => `Ходит: ${who(seat)}.`,
    moved: ({ seat, act, space }, who) =>
      `${who(seat)} ${variant(['вырывается вперёд', 'становится во главе похода', 'обгоняет всех'], space)}. ${table.space(names.acts[act], space)}.`,
    'walls-reached': ({ seat }, who) => `${who(seat)} поднимает голову: вот они, стены Санктума!`,
    'sets-laid': ({ sets }) => `Из тьмы ${sets.flat().length === 1 ? 'выходит' : 'выходят'}: ${setsOf(names, sets)}.`,
    'die-granted': ({ seat }, who) => `Ангел улыбается: ${who(seat)} получает золотой кубик.`,
    'set-taken': ({ seat, faces }, who) => `${who(seat)} уводит за собой погоню: ${setOf(names, faces)}.`,
    'chest-opened': ({ items: found }) => `Сундук скрипит и открывается: ${found.map((item) => items[item]).join(', ')}.`,
    looted: ({ seat, item }, who) => `${who(seat)} запускает руку в сундук и достаёт: ${items[item]}.`,
    'fight-begun': ({ seat }, who) =>
      `${who(seat)} ${variant(['принимает бой', 'перестаёт убегать и разворачивается', 'скалит зубы'], seat)}.`,
    'potion-drunk': ({ seat, potion }, who) => `${who(seat)} пьёт ${potions[potion]}.`,
    'token-returned': ({ seat, token }, who) => `${who(seat)} возвращает в резерв ${amountOf(names, token, 1)}.`,
    'die-set-aside': ({ seat, die }, who) => `${who(seat)} откладывает на это сражение ${dice[die]}.`,
    rolled: ({ seat, dice: rolled, silver }, who) => {
      const roll = rollOf(rolled, silver);
      if (rolled.length === 0) return `${who(seat)} тянется к кубикам и не находит ни одного.`;
      const list = [...(roll.gold ? [roll.gold] : []), ...(roll.silver ? [`серебряный кубик ${roll.silver}`] : [])].join(', ');
      return `${who(seat)} бросает: ${list}.`;
    },
    rerolled: ({ seat, from, to }, who) => `${who(seat)} перебрасывает кубик: вместо ${from} выпадает ${to}.`,
    'die-changed': ({ seat, from, to, by }, who) =>
      from === to
        ? `${sources[by]}: ${who(seat)} оставляет ${to}, но кубик уже считается изменённым.`
        : `${sources[by]}: ${who(seat)} меняет ${from} на ${to}.`,
    hit: ({ seat, foe, value, double }, who) =>
      double ? `И второй удар тем же числом ${value}: враг ${foe + 1}.` : `${who(seat)} бьёт числом ${value}: враг ${foe + 1}.`,
    'demon-killed': ({ seat, face }, who) =>
      `${demonName(names, face)} падает. ${who(seat)} получает ${amountOf(names, 'level', face.level)}.`,
    'card-defeated': ({ seat, foe, card }, who) => `${who(seat)} прорывается дальше. Повержена ${cards[card]}, место ${foe + 1} из ${ROW}.`,
    'rage-woken': ({ seat }, who) => `Это последняя капля! ${who(seat)} приходит в ярость.`,
    'damage-faced': ({ seat, damage }, who) => `Враг бьёт в ответ. Защищается: ${who(seat)}. Урон: ${damage}.`,
    blocked: ({ seat, damage, by }, who) => `${sources[by]}: ${who(seat)} блокирует ${damage}.`,
    wounded: ({ seat, wounds, health }, who) => `${who(seat)} стискивает зубы: ${amountOf(names, 'wound', wounds)}. Здоровье: ${health}.`,
    died: ({ seat }, who) => `${who(seat)} гибнет. Барды понижают голос.`,
    'item-found': ({ seat, item }, who) => `${who(seat)} роется в пепле и находит: ${items[item]}.`,
    'gem-climbed': ({ seat, column, level, gem }, who) =>
      `${who(seat)} передвигает вверх ${gems[gem]}. Куда: ${climbsTo(names, pool, column, level)}.`,
    'level-lost': ({ seat, colour }, who) => `Уровень пропадает (${gems[colour]}): ${who(seat)}.`,
    'skill-gained': ({ seat, skill }, who) => `Последний кристалл уходит вверх: ${who(seat)} осваивает навык «${skills[skill]}».`,
    achieved: ({ seat, achievement, blessing }, who) =>
      `${who(seat)} получает достижение: ${names.achievements[achievement]}.${blessing ? ` Жетон скрывает: ${blessings[blessing]}.` : ''}`,
    rested: ({ seat, last }, who) =>
      last ? `Затишье перед бурей: ${who(seat)} отдыхает.` : `${who(seat)} садится у огня и переводит дух.`,
    equipped: ({ seat, item }, who) => `${who(seat)} ${isWeapon(item) ? 'берёт в руки' : 'надевает'}: ${items[item]}.`,
    unequipped: ({ seat, item }, who) => `${who(seat)} убирает в мешок: ${items[item]}.`,
    brewed: ({ seat, item, potion }, who) => `${who(seat)} меняет предмет «${items[item]}» на ${potions[potion]}.`,
    poured: ({ seat, potion }, who) => `${who(seat)} сбрасывает ${potions[potion]}.`,
    breached: ({ seat }, who) => `${who(seat)} взбирается на стены! По округе разносится зов битвы.`,
    'lord-laid': ({ place }) => `Повелитель Демонов кладёт закрытую карту. Карты на столе: ${place + 1}.`,
    answered: ({ seat, cards: n }, who) => `${who(seat)} входит в город. Карты Повелителя Демонов, которые предстоит вынести: ${n}.`,
    'respite-begun': () => 'Все в городе. Последняя передышка.',
    'blessings-revealed': ({ seat, blessings: tiles }, who) =>
      tiles.length > 0
        ? `${who(seat)} открывает: ${tiles.map((tile) => blessings[tile]).join(', ')}.`
        : `${who(seat)} идёт на битву без благословений, на одной отваге.`,
    'lord-turned': ({ card }) => `Повелитель Демонов отвечает: ${cardText[card]}.`,
    'battle-begun': () => 'Начинается Последняя битва! Перед каждым героем девять карт.',
    'round-begun': ({ round }) => `Последняя битва, раунд ${round}.`,
    'fury-turned': ({ seat, card }, who) => `Гнев вырывается наружу! ${who(seat)} выбирает: ${cardText[card]}.`,
    roared: ({ cards: n }) =>
      n > 0 ? `Повелитель Демонов ревёт: ${amountOf(names, 'card', n)}.` : 'Повелитель Демонов ревёт, но карт больше нет.',
    'roar-turned': ({ card }) => `Рёв приносит: ${cardText[card]}.`,
    suffered: ({ seat, penalty }, who) => `${who(seat)} расплачивается: ${penalties[penalty]}.`,
    'token-lost': ({ seat, token }, who) => `${who(seat)} теряет ${amountOf(names, token, 1)}.`,
    'space-corrupted': ({ seat, slot }, who) => `${who(seat)} навсегда теряет ячейку способности: ${slots[slot]}.`,
    'space-filled': ({ seat, slot, token }, who) => `${who(seat)} впустую тратит ${tokens[token]}: ${slots[slot]}.`,
    'die-lost': ({ seat, die }, who) => `${who(seat)} теряет на это сражение кубик ${die + 1}.`,
    'rage-spent': ({ seat }, who) => `${who(seat)} даёт волю ярости.`,
    'track-shortened': ({ seat, mark }, who) => `${who(seat)} чувствует дыхание смерти, которая ждёт на делении ${mark}.`,
    healed: ({ seat, health }, who) => `${who(seat)} лечит повреждение. Здоровье: ${health}.`,
    'blessing-used': ({ seat, blessing }, who) => `${who(seat)} взывает к небесам: ${blessings[blessing]}.`,
    'blessing-lost': ({ seat, blessing }, who) => `${who(seat)} теряет благословение: ${blessings[blessing]}.`,
    'deck-reshuffled': ({ cards: n }) => `Побеждённые карты возвращаются в колоду Повелителя Демонов: ${n}.`,
    won: ({ seat, health }, who) => `${who(seat)} выигрывает свою битву! Здоровье: ${health}.`,
    finished: ({ winners }, who) => `Сказание окончено. ${winners.length > 1 ? 'Общая победа' : 'Победа'}: ${winners.map(who).join(', ')}.`,
  },
  questions: {
    casting: () => 'Выберите своего героя.',
    'bonus-gem': ({ card }) => `${names.bonuses[card]}. Выберите кристалл, который поднимется.`,
    turn: (_, __, may) => `${capital(deeds(may))}.`,
    set: () => 'Выберите демонов, которые пустятся за вами в погоню.',
    loot: () => 'Возьмите из сундука один предмет.',
    potions: () => 'Выпейте зелье или сразу бросьте кубики.',
    dose: ({ potion }) => `Выберите ещё один маркер, который вернётся (${potions[potion]}).`,
    aside: () => 'В этом сражении на кубик меньше: выберите, какой отложить.',
    attack: (_, __, may) => {
      if (canAnswer(may, 'hit', 'double')) return 'Выставьте кубики на их числа или сначала измените их.';
      return canAnswer(may, ...CHANGES)
        ? 'Ни один кубик не подходит: измените какой-нибудь или закончите атаку.'
        : 'Ни один кубик не подходит: закончите атаку.';
    },
    block: (_, __, may) =>
      canAnswer(may, 'shield', 'ward', 'dodge', 'hinder', 'venom')
        ? 'Заблокируйте урон щитами или примите повреждения.'
        : 'Блокировать больше нечем: примите повреждения.',
    spoils: () => 'Пало несколько врагов: выберите, чью добычу взять первой.',
    level: ({ left }) => `Поднимите кристалл на одно место.${left > 1 ? ` Осталось уровней: ${left}.` : ''}`,
    trophy: () => 'Переверните карту и узнайте, какой на ней предмет.',
    rest: ({ last }) => (last ? 'Последний отдых: наденьте то, с чем пойдёте в битву.' : 'Наденьте предметы, а лишние обменяйте на зелья.'),
    effect: ({ card }) => `Выберите: ${cardText[card]}.`,
    penalty: ({ card }) => `${capital(penalties[lordOf(card).penalty])}. Укажите, что именно.`,
    end: () => 'Подтвердите. Потом уже ничего не отменить.',
  },
  choices: answersOf(answers, names, {
    pick: ({ hero }) => names.heroes[hero],
    lift: ({ gem }) => capital(gems[gem]),
    move: () => 'Продвинуться',
    fight: () => 'Сразиться',
    rest: () => 'Отдохнуть',
    breach: () => 'Взобраться на стены',
    answer: () => 'Откликнуться на зов',
    take: ({ set }) => `Взять группу ${set + 1}`,
    loot: ({ item }) => items[item],
    drink: ({ potion, slot, well }) => `Выпить ${potions[potion]}. Вернуть маркер: ${slots[slot]}, ячейка ${well + 1}`,
    waste: ({ potion }) => `Выпить ${potions[potion]} впустую`,
    bless: ({ blessing }) => `Благословение: ${blessings[blessing]} (${names.blessingText[blessing]})`,
    roll: () => 'Бросить кубики',
    decline: () => 'Нет, спасибо',
    aside: ({ die }) => `Отложить ${dice[die]}`,
    use: ({ slot, ability, pay, die, to }) =>
      `${capital(slots[slot])}, способность ${ability + 1}: кубик ${die + 1} на ${to} (${paymentOf(names, pay)})`,
    rage: ({ die, to }) => `Ярость: кубик ${die + 1} на ${to}`,
    hit: ({ die, foe, location }) => `Кубик ${die + 1}: враг ${foe + 1}, символ ${location + 1}`,
    double: ({ die, foe, location, other, second }) =>
      `${skills['double-strike']}, кубик ${die + 1}: враг ${foe + 1}, символ ${location + 1} и враг ${other + 1}, символ ${second + 1}`,
    reroll: ({ dice: chosen }) => `Перебросить ${chosen.includes('+') ? 'кубики' : 'кубик'}: ${diceOf(chosen)}`,
    partner: ({ from }) => `${skills['dance-partner']}: серебряный кубик повторяет кубик ${from + 1}`,
    copy: ({ die, from }) => `${skills.volley}: кубик ${die + 1} повторяет кубик ${from + 1}`,
    flip: ({ die }) => `${skills.somersault}: перевернуть кубик ${die + 1}`,
    crush: ({ die, to }) => `${skills['crushing-blow']}: кубик ${die + 1} на ${to}`,
    invoke: ({ blessing, die, to }) => `${blessings[blessing]}: кубик ${die + 1} на ${to}`,
    surge: ({ slot, well }) => `${skills['surge-of-power']}. Вернуть маркер: ${slots[slot]}, ячейка ${well + 1}`,
    done: () => 'Готово',
    shield: ({ slot, ability, pay }) => `Щит: ${slots[slot]}, способность ${ability + 1} (${paymentOf(names, pay)})`,
    dodge: () => 'Уйти от удара с помощью навыка',
    hinder: ({ foe }) => `Ослабить удар: враг ${foe + 1}`,
    venom: ({ potion }) => `${skills['venom-in-the-veins']}: сбросить ${potions[potion]}`,
    ward: ({ blessing }) => `${blessings[blessing]}: ${names.blessingText[blessing]}`,
    reveal: () => 'Перевернуть карту',
    claim: ({ foe }) => `Сначала: враг ${foe + 1}`,
    climb: ({ column, level, gem }) =>
      `${capital(gems[gem])}: ${placeOf(names, column, level)}, куда: ${climbsTo(names, pool, column, level)}`,
    equip: ({ item, slot, pay }) =>
      `${isWeapon(item) ? 'Взять в руки' : 'Надеть'}: ${items[item]}. Ячейка: ${slots[slot]}. Кристаллы: ${gemsOf(names, pay)}`,
    unequip: ({ slot }) => `Убрать в мешок: ${slots[slot]}`,
    brew: ({ item, potion }) => `Обменять предмет «${items[item]}» на ${potions[potion]}`,
    pour: ({ potion }) => `Сбросить ${potions[potion]}`,
    suffer: () => 'Принять расплату',
    wounds: () => 'Принять повреждения',
    forfeit: ({ blessing }) => `Пожертвовать: ${blessings[blessing]}`,
    corrupt: ({ slot, well }) => `Заблокировать: ${slots[slot]}, ячейка ${well + 1}`,
    drain: ({ potion, slot, well }) => `Потратить впустую ${potions[potion]}. Пропадает маркер: ${slots[slot]}, ячейка ${well + 1}`,
    fill: ({ slot, well, token }) => `Положить ${tokens[token]}: ${slots[slot]}, ячейка ${well + 1}`,
    lose: ({ die }) => `Потерять кубик ${die + 1}`,
    end: () => 'Подтвердить',
  }),
  refusals: {
    'first-turn': () => 'Первым действием нужно продвинуться',
    'at-walls': () => 'От стен нет пути вперёд, кроме как через них',
    'no-demons': () => 'Вас не преследует ни один демон',
    'not-at-walls': () => 'До стен ещё далеко',
    'demons-left': ({ demons }) => `Сначала демоны: ${demons}`,
    'already-breached': () => 'На стены уже взобрались: откликнитесь на зов',
    'not-breached': () => 'Зов битвы ещё не звучал',
    'wrong-space': ({ slot }) => `Предмет сюда не подходит: ${slots[slot]}`,
    'space-taken': ({ slot }) => `Ячейка уже занята: ${slots[slot]}`,
    'no-gems': ({ item }) => `Не хватает кристаллов: ${items[item]}`,
    'no-potion-space': ({ spaces }) => `Все ячейки зелий заняты: ${spaces}`,
    'potion-space-free': () => 'Для зелий ещё есть место',
    'no-token': ({ token }) => `Резерв пуст: ${tokens[token]}`,
    'no-blessing': () => 'Благословений не осталось',
    'no-space': ({ colour, rule }) =>
      rule === 'S-126'
        ? 'Ни один маркер не подходит к свободной ячейке'
        : `Нет свободной ячейки способности${colour === 'any' ? '' : `: ${names.spaces[colour]}`}`,
    'no-potion': () => 'Ни одно зелье не подходит к потраченному маркеру',
    'rage-inactive': () => 'Ярость неактивна: её будит невыставленный кубик, пока враг ещё стоит',
    'no-die': () => 'Невыставленных кубиков не осталось',
    'other-number': ({ number, shown }) => `Сюда подходит ${number}, а на кубике ${shown}`,
    'other-card': () => 'Бить можно только карту, на которой вы стоите',
    'only-changed': () => 'В этом сражении сюда подходят только изменённые кубики',
    corrupted: () => 'Эта ячейка заблокирована навсегда',
    spent: () => 'Здесь уже лежит маркер: отдых освободит ячейку',
    'no-tokens': () => 'Не хватает маркеров',
    'no-change': () => 'Ни один кубик так изменить нельзя',
    'no-target': () => 'Применить не на чем',
    used: () => 'Уже использовано',
    'before-roll-only': () => 'Только до броска',
    'after-roll-only': () => 'Только сразу после броска, прежде всего остального',
    'attack-only': () => 'Только во время атаки',
    'block-only': () => 'Только во время блока',
    'confrontation-only': () => 'Благословения ждут битвы с Повелителем Демонов',
  },
  options: {
    difficulty: { name: 'Уровень сложности', values: table.difficulties },
    heroes: {
      name: 'Герои',
      values: { random: 'По жребию', choice: 'Выбор в порядке хода', draft: 'Один из двух вытянутых, с последнего места' },
    },
    bonuses: { name: 'Начальные бонусы', values: { on: 'Да', off: 'Нет' } },
    hints: { name: 'Подсказки в сражении', values: { on: 'Да', off: 'Нет' } },
  },
  holdings: holdingsOf(names, {
    health: { one: 'единица здоровья', few: 'единицы здоровья', many: 'единиц здоровья' },
    potion: { one: 'зелье', few: 'зелья', many: 'зелий' },
    die: { one: 'золотой кубик', few: 'золотых кубика', many: 'золотых кубиков' },
    space: { one: 'ячейка', few: 'ячейки', many: 'ячеек' },
  }),
  ideas,
  describe: describer(table, names),
});
