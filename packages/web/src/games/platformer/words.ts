/** What this table says beside the game's own lexicon: headings, buttons, previews, the guide. Names come from the game. */

import { counted, type Language, plural } from '@astragal/kernel';
import type { ActionSymbol, SoloScore, TurnStep } from '@astragal/platformer';
import type { Answer } from './table.svelte.ts';

export const TABS = ['tower', 'hero', 'foes', 'shop', 'story'] as const;
export type Tab = (typeof TABS)[number];

/** The five steps of the guide, in order; each points at a part of the table. */
export const GUIDE_STEPS = ['tower', 'tray', 'hero', 'shop', 'turn'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export interface Words {
  readonly tower: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly turnSteps: string;
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly tabsName: string;
  // People
  readonly you: string;
  readonly yourTurn: string;
  readonly yourTurnNow: string;
  turnOf(name: string): string;
  readonly away: string;
  readonly playsNow: string;
  readonly playsNext: string;
  readonly fainted: string;
  readonly players: string;
  readonly hearts: string;
  readonly coins: string;
  readonly gems: string;
  /** Gems that lie on dice. */
  set(n: number): string;
  readonly starIs: string;
  readonly or: string;
  readonly oncePerTurn: string;
  readonly exhausted: string;
  readonly ready: string;
  readonly always: string;
  readonly potion: string;
  nextAttack(n: number): string;
  readonly steady: string;
  readonly chooseHero: string;
  // Fields
  /** Behind the name of a field that offers something. */
  readonly possible: string;
  /** Behind the name of a field one can walk to. */
  walkCost(boots: number, hearts: number): string;
  readonly lies: readonly [coin: string, gem: string, token: string];
  readonly ladder: string;
  readonly stepHere: string;
  readonly inTheAir: string;
  readonly pushIt: string;
  readonly tapAgain: string;
  opens(level: string): string;
  falls(n: number): string;
  readonly faints: string;
  readonly acts: { readonly [D in Answer['do']]?: string };
  // Enemies and the boss
  readonly foes: string;
  readonly health: string;
  readonly damage: string;
  readonly strength: string;
  readonly enemyDie: string;
  wouldDo(face: string): string;
  readonly boss: string;
  readonly youRolled: string;
  readonly discarded: string;
  readonly passesBy: string;
  // Shop
  readonly shop: string;
  readonly atCounter: string;
  readonly notAtCounter: string;
  readonly items: string;
  readonly potions: string;
  readonly soldOut: string;
  short(n: number): string;
  readonly artifacts: string;
  readonly unclaimed: string;
  // Dice
  readonly noDice: string;
  readonly special: string;
  readonly blank: string;
  readonly spent: string;
  readonly pays: string;
  readonly twins: string;
  readonly dragGem: string;
  readonly takeGems: string;
  setGem(price: number): string;
  die(symbol: string, value: number, used: boolean): string;
  readonly useDie: string;
  readonly fuse: string;
  readonly keep: string;
  worth(n: number): string;
  readonly uses: Readonly<Record<ActionSymbol, (n: number) => string>>;
  against(foe: string): string;
  readonly strike: string;
  readonly tooWeak: string;
  // Turn
  readonly gravity: string;
  readonly confirm: string;
  willFall(n: number): string;
  readonly allStand: string;
  readonly end: string;
  readonly keepSymbol: string;
  readonly thenGravity: string;
  readonly bossActs: string;
  /** The chance to faint if the turn ended now. */
  faintOdds(percent: string): string;
  eventsLeft(n: number): string;
  /** The same where there is little room. */
  eventsShort(n: number): string;
  points(n: number): string;
  // Around
  readonly story: string;
  readonly all: string;
  readonly close: string;
  readonly over: string;
  readonly nobody: string;
  beaten(name: string, boss: string): string;
  readonly score: Readonly<Record<keyof SoloScore, string>>;
  readonly defeatedFoes: string;
  readonly seeEnd: string;
  readonly backToTable: string;
  readonly guide: Readonly<Record<GuideStep, { readonly title: string; readonly text: string }>>;
  readonly guideWords: { readonly next: string; readonly done: string; readonly skip: string };
}

const en: Words = {
  tower: 'The tower',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  turnSteps: 'Steps of the turn',
  steps: {
    0: 'Event',
    1: 'Remove level',
    2: 'Recharge',
    3: 'Roll',
    4: 'Enemies',
    5: 'Actions',
    6: 'Special die',
    7: 'Gravity',
    8: 'End',
    9: 'Boss turn',
  },
  tabsName: 'Parts of the table',
  tabs: { tower: 'Tower', hero: 'Heroes', foes: 'Enemies', shop: 'Shop', story: 'Story' },
  you: 'You',
  yourTurn: 'your turn',
  yourTurnNow: 'Your turn',
  turnOf: (name) => `Now playing: ${name}`,
  away: 'away',
  playsNow: 'plays now',
  playsNext: 'plays next',
  fainted: 'fainted',
  players: 'Heroes',
  hearts: 'Hearts',
  coins: 'Coins',
  gems: 'Gems',
  set: (n) => `${n} set`,
  starIs: 'Star is',
  or: 'or',
  oncePerTurn: 'once per turn',
  exhausted: 'exhausted',
  ready: 'ready',
  always: 'passive',
  potion: 'potion',
  nextAttack: (n) => `next Attack +${n}`,
  steady: 'you will not fall this turn',
  chooseHero: 'Who will climb?',
  possible: 'Possible',
  walkCost: (boots, hearts) =>
    `Possible: ${counted('en', boots, { one: 'boot', other: 'boots' })}${hearts > 0 ? `, minus ${counted('en', hearts, { one: 'heart', other: 'hearts' })}` : ''}`,
  lies: ['coin', 'gem', 'boss token'],
  ladder: 'ladder',
  stepHere: 'step here',
  inTheAir: 'in the air: you would fall',
  pushIt: 'push it away',
  tapAgain: 'Tap again to do it.',
  opens: (level) => `opens level ${level}`,
  falls: (n) => `falls ${n}`,
  faints: 'faints',
  acts: {
    attack: 'Attack',
    grab: 'Move by hand',
    shove: 'Move here',
    push: 'Push here',
    'portal-push': 'Push here',
    respawn: 'Come back here',
    land: 'Land here',
    pull: 'Take it',
    hit: 'Strike',
    stop: 'Stop here',
    roll: 'Roll again',
    skip: 'Keep nothing',
    hold: 'Hold on',
    drop: 'Let go',
  },
  foes: 'Enemies',
  health: 'health',
  damage: 'damage',
  strength: 'strength',
  enemyDie: 'Enemy die',
  wouldDo: (face) => `Show what the enemies would do: ${face}`,
  boss: 'Boss',
  youRolled: 'The dice show',
  discarded: 'Discarded:',
  passesBy: 'passes by',
  shop: 'Shop',
  atCounter: 'You stand at the counter',
  notAtCounter: 'Stand on a stall to buy',
  items: 'Items',
  potions: 'Potions',
  soldOut: 'sold out',
  short: (n) => `${n} short`,
  artifacts: 'Artifacts',
  unclaimed: 'unclaimed',
  noDice: 'The dice rest',
  special: 'Special',
  blank: 'blank',
  spent: 'spent',
  pays: 'pays',
  twins: 'twins fuse',
  dragGem: 'drag to a die',
  takeGems: 'Take the gems back',
  setGem: (price) => `Set ${counted('en', price, { one: 'gem', other: 'gems' })} on this die`,
  die: (symbol, value, used) => `Die: ${symbol}${value > 1 ? `, worth ${value}` : ''}${used ? ', spent' : ''}`,
  useDie: 'Use this die',
  fuse: 'Fuse the twins into',
  keep: 'keep it',
  worth: (n) => `worth ${n}`,
  uses: {
    boot: (n) => `walk ${n}`,
    sword: (n) => counted('en', n, { one: 'wound', other: 'wounds' }),
    hand: (n) => `hand ${n}`,
    coin: (n) => `+${counted('en', n, { one: 'coin', other: 'coins' })}`,
    star: () => 'star',
  },
  against: (foe) => `Strike at: ${foe}`,
  strike: 'Strike',
  tooWeak: 'too weak: it fails',
  gravity: 'Gravity',
  confirm: 'Let them fall?',
  willFall: (n) => `${n} will fall`,
  allStand: 'all stand firm',
  end: 'End turn',
  keepSymbol: 'keep a symbol, then gravity',
  thenGravity: 'then gravity',
  bossActs: 'then the boss acts',
  faintOdds: (percent) => `faint: ${percent}`,
  eventsLeft: (n) => `${counted('en', n, { one: 'event', other: 'events' })} left`,
  eventsShort: (n) => `${n} left`,
  points: (n) => counted('en', n, { one: 'point', other: 'points' }),
  story: 'The story so far',
  all: 'All',
  close: 'Close',
  over: 'The climb is over',
  nobody: 'Nobody wins: the tower stands',
  beaten: (name, boss) => `${name} defeats ${boss}!`,
  score: {
    events: 'Events left',
    enemies: 'Enemies defeated',
    overkill: 'Wounds beyond the boss’s health',
    gems: 'Gems',
    coins: 'Coins and cards',
    total: 'Points',
  },
  defeatedFoes: 'Enemies defeated',
  seeEnd: 'The result',
  backToTable: 'Look at the tower',
  guide: {
    tower: {
      title: 'Climb the tower',
      text: 'Glowing fields are in reach; the number says how many boots a field costs. A dashed rim is air: end the turn there and you fall.',
    },
    tray: {
      title: 'Your dice',
      text: 'Boots walk, swords attack, hands move enemies, coins pay. Put gems on a die to make it stronger; two equal dice fuse into any symbol.',
    },
    hero: {
      title: 'Your hero',
      text: 'Hearts, coins, gems, what your hero can do and what a star means. At no hearts you faint and come back at the bottom.',
    },
    shop: { title: 'The shop', text: 'Stand on a stall to buy. Items stay and recharge every turn, potions are drunk once.' },
    turn: {
      title: 'End of the turn',
      text: 'Keep one unused symbol on your special die. Then gravity pulls everything down. Whoever defeats the boss on top wins.',
    },
  },
  guideWords: { next: 'Next', done: 'Up we go', skip: 'Skip' },
};

const pl: Words = {
  tower: 'Wieża',
  zoomIn: 'Bliżej',
  zoomOut: 'Dalej',
  turnSteps: 'Kroki tury',
  steps: {
    0: 'Wydarzenie',
    1: 'Usunięcie poziomu',
    2: 'Naładowanie',
    3: 'Rzut',
    4: 'Wrogowie',
    5: 'Akcje',
    6: 'Kość specjalna',
    7: 'Grawitacja',
    8: 'Koniec',
    9: 'Tura bossa',
  },
  tabsName: 'Części stołu',
  tabs: { tower: 'Wieża', hero: 'Bohater', foes: 'Wrogowie', shop: 'Sklep', story: 'Kronika' },
  you: 'Ty',
  yourTurn: 'twoja tura',
  yourTurnNow: 'Twoja tura',
  turnOf: (name) => `Gra: ${name}`,
  away: 'poza stołem',
  playsNow: 'gra teraz',
  playsNext: 'następna tura',
  fainted: 'omdlenie',
  players: 'Bohaterowie',
  hearts: 'Serca',
  coins: 'Monety',
  gems: 'Klejnoty',
  set: (n) => `na kościach: ${n}`,
  starIs: 'Gwiazda:',
  or: 'lub',
  oncePerTurn: 'raz na turę',
  exhausted: 'zużyta',
  ready: 'naładowana',
  always: 'pasywna',
  potion: 'mikstura',
  nextAttack: (n) => `następny Atak +${n}`,
  steady: 'w tej turze bez spadania',
  chooseHero: 'Kto się wspina?',
  possible: 'Możliwe',
  walkCost: (boots, hearts) =>
    `Możliwe: ${counted('pl', boots, { one: 'but', few: 'buty', many: 'butów', other: 'buta' })}${hearts > 0 ? `, minus ${counted('pl', hearts, { one: 'serce', few: 'serca', many: 'serc', other: 'serca' })}` : ''}`,
  lies: ['moneta', 'klejnot', 'żeton bossa'],
  ladder: 'drabina',
  stepHere: 'wejście na pole',
  inTheAir: 'w powietrzu: grozi upadek',
  pushIt: 'pchnięcie',
  tapAgain: 'Dotknij jeszcze raz, aby potwierdzić.',
  opens: (level) => `odkrywa poziom ${level}`,
  falls: (n) => `spadnie o ${n}`,
  faints: 'omdlenie',
  acts: {
    attack: 'Atak',
    grab: 'Przesuń dłonią',
    shove: 'Przesuń tutaj',
    push: 'Pchnij tutaj',
    'portal-push': 'Pchnij tutaj',
    respawn: 'Odrodzenie tutaj',
    land: 'Wyląduj tutaj',
    pull: 'Weź',
    hit: 'Uderz',
    stop: 'Stań tutaj',
    roll: 'Rzuć ponownie',
    skip: 'Nic nie zachowuj',
    hold: 'Trzymaj się',
    drop: 'Puść drabinę',
  },
  foes: 'Wrogowie',
  health: 'zdrowie',
  damage: 'obrażenia',
  strength: 'siła',
  enemyDie: 'Kość wrogów',
  wouldDo: (face) => `Pokaż, co zrobią wrogowie: ${face}`,
  boss: 'Boss',
  youRolled: 'Na kościach',
  discarded: 'Odrzucone:',
  passesBy: 'nie działa',
  shop: 'Sklep',
  atCounter: 'Stoisz przy ladzie',
  notAtCounter: 'Kupuje się na polu sklepu',
  items: 'Przedmioty',
  potions: 'Mikstury',
  soldOut: 'wyprzedane',
  short: (n) => `brakuje ${n}`,
  artifacts: 'Artefakty',
  unclaimed: 'do zdobycia',
  noDice: 'Kości odpoczywają',
  special: 'Specjalna',
  blank: 'pusta',
  spent: 'zużyta',
  pays: 'płaci',
  twins: 'zespól',
  dragGem: 'połóż na kości',
  takeGems: 'Zabierz klejnoty z kości',
  setGem: (price) => `Połóż na kości: ${counted('pl', price, { one: 'klejnot', few: 'klejnoty', many: 'klejnotów' })}`,
  die: (symbol, value, used) => `Kość: ${symbol}${value > 1 ? `, wartość ${value}` : ''}${used ? ', zużyta' : ''}`,
  useDie: 'Użyj tej kości',
  fuse: 'Zespól w symbol',
  keep: 'zachowaj',
  worth: (n) => `wartość ${n}`,
  uses: {
    boot: (n) => `ruch: ${n}`,
    sword: (n) => counted('pl', n, { one: 'rana', few: 'rany', many: 'ran' }),
    hand: (n) => `dłoń: ${n}`,
    coin: (n) => `+${counted('pl', n, { one: 'moneta', few: 'monety', many: 'monet' })}`,
    star: () => 'gwiazda',
  },
  against: (foe) => `Cios w cel: ${foe}`,
  strike: 'Uderz',
  tooWeak: 'za słabo: chybi',
  gravity: 'Grawitacja',
  confirm: 'Niech spadną?',
  willFall: (n) => `${plural('pl', n, { one: 'spadnie', few: 'spadną', many: 'spadnie' })}: ${n}`,
  allStand: 'nikt nie spadnie',
  end: 'Zakończ turę',
  keepSymbol: 'zachowaj symbol, potem grawitacja',
  thenGravity: 'potem grawitacja',
  bossActs: 'potem działa boss',
  faintOdds: (percent) => `omdlenie: ${percent}`,
  eventsLeft: (n) => `zostało: ${counted('pl', n, { one: 'wydarzenie', few: 'wydarzenia', many: 'wydarzeń' })}`,
  eventsShort: (n) => `zostało: ${n}`,
  points: (n) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów' }),
  story: 'Kronika',
  all: 'Całość',
  close: 'Zamknij',
  over: 'Koniec wspinaczki',
  nobody: 'Nikt nie wygrywa: wieża stoi',
  beaten: (name, boss) => `${name} pokonuje ${boss}!`,
  score: {
    events: 'Pozostałe wydarzenia',
    enemies: 'Pokonani wrogowie',
    overkill: 'Rany ponad zdrowie bossa',
    gems: 'Klejnoty',
    coins: 'Monety i karty',
    total: 'Punkty',
  },
  defeatedFoes: 'Pokonani wrogowie',
  seeEnd: 'Wynik',
  backToTable: 'Spójrz na wieżę',
  guide: {
    tower: {
      title: 'Wspinaj się',
      text: 'Świecące pola są w zasięgu; liczba mówi, ile butów kosztuje pole. Przerywana ramka to powietrze: kto tam kończy turę, ten spada.',
    },
    tray: {
      title: 'Twoje kości',
      text: 'Buty idą, miecze atakują, dłonie przesuwają wrogów, monety płacą. Klejnoty wzmacniają kość, a dwie równe kości zespalają się w dowolny symbol.',
    },
    hero: {
      title: 'Twój bohater',
      text: 'Serca, monety, klejnoty, zdolność i znaczenie gwiazdy. Bez serc bohater mdleje i wraca na dole.',
    },
    shop: { title: 'Sklep', text: 'Kupuje się na polu sklepu. Przedmioty zostają i ładują się co turę, miksturę wypija się raz.' },
    turn: {
      title: 'Koniec tury',
      text: 'Zachowaj jeden niezużyty symbol na kości specjalnej. Potem grawitacja ściąga wszystko w dół. Wygrywa, kto pokona bossa na szczycie.',
    },
  },
  guideWords: { next: 'Dalej', done: 'W górę', skip: 'Pomiń' },
};

const ru: Words = {
  tower: 'Башня',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  turnSteps: 'Шаги хода',
  steps: {
    0: 'Событие',
    1: 'Снос уровня',
    2: 'Зарядка',
    3: 'Бросок',
    4: 'Враги',
    5: 'Действия',
    6: 'Особый кубик',
    7: 'Гравитация',
    8: 'Конец',
    9: 'Ход босса',
  },
  tabsName: 'Части стола',
  tabs: { tower: 'Башня', hero: 'Герои', foes: 'Враги', shop: 'Лавка', story: 'Хроника' },
  you: 'Вы',
  yourTurn: 'ваш ход',
  yourTurnNow: 'Ваш ход',
  turnOf: (name) => `Ходит: ${name}`,
  away: 'не за столом',
  playsNow: 'ходит сейчас',
  playsNext: 'ходит следом',
  fainted: 'обморок',
  players: 'Герои',
  hearts: 'Сердца',
  coins: 'Монеты',
  gems: 'Самоцветы',
  set: (n) => `${n} в деле`,
  starIs: 'Звезда:',
  or: 'или',
  oncePerTurn: 'раз за ход',
  exhausted: 'разряжена',
  ready: 'заряжена',
  always: 'пассивная',
  potion: 'зелье',
  nextAttack: (n) => `следующая Атака +${n}`,
  steady: 'в этот ход без падений',
  chooseHero: 'Кто идёт наверх?',
  possible: 'Можно',
  walkCost: (boots, hearts) =>
    `Можно: ${counted('ru', boots, { one: 'сапог', few: 'сапога', many: 'сапог', other: 'сапога' })}${hearts > 0 ? `, минус ${counted('ru', hearts, { one: 'сердце', few: 'сердца', many: 'сердец', other: 'сердца' })}` : ''}`,
  lies: ['монета', 'самоцвет', 'жетон босса'],
  ladder: 'лестница',
  stepHere: 'шаг сюда',
  inTheAir: 'в воздухе: грозит падение',
  pushIt: 'толчок',
  tapAgain: 'Коснитесь ещё раз, чтобы подтвердить.',
  opens: (level) => `открывает уровень ${level}`,
  falls: (n) => `падение: ${n}`,
  faints: 'обморок',
  acts: {
    attack: 'Атака',
    grab: 'Сдвинуть ладонью',
    shove: 'Сдвинуть сюда',
    push: 'Толкнуть сюда',
    'portal-push': 'Толкнуть сюда',
    respawn: 'Возродиться здесь',
    land: 'Встать здесь',
    pull: 'Взять',
    hit: 'Ударить',
    stop: 'Остановиться',
    roll: 'Перебросить',
    skip: 'Не приберегать',
    hold: 'Держаться',
    drop: 'Отпустить',
  },
  foes: 'Враги',
  health: 'здоровье',
  damage: 'урон',
  strength: 'сила',
  enemyDie: 'Кубик врагов',
  wouldDo: (face) => `Показать, что сделают враги: ${face}`,
  boss: 'Босс',
  youRolled: 'На кубиках',
  discarded: 'В сбросе:',
  passesBy: 'не срабатывает',
  shop: 'Лавка',
  atCounter: 'Вы у прилавка',
  notAtCounter: 'Покупают на клетке лавки',
  items: 'Предметы',
  potions: 'Зелья',
  soldOut: 'распродано',
  short: (n) => `мало: ${n}`,
  artifacts: 'Артефакты',
  unclaimed: 'ничей',
  noDice: 'Кубики отдыхают',
  special: 'Особый',
  blank: 'пустой',
  spent: 'сыгран',
  pays: 'платит',
  twins: 'можно слить',
  dragGem: 'на кубик',
  takeGems: 'Снять самоцветы с кубика',
  setGem: (price) => `Положить на кубик: ${counted('ru', price, { one: 'самоцвет', few: 'самоцвета', many: 'самоцветов' })}`,
  die: (symbol, value, used) => `Кубик: ${symbol}${value > 1 ? `, значение ${value}` : ''}${used ? ', сыгран' : ''}`,
  useDie: 'Применить кубик',
  fuse: 'Слить в символ',
  keep: 'приберечь',
  worth: (n) => `значение ${n}`,
  uses: {
    boot: (n) => `шаги: ${n}`,
    sword: (n) => counted('ru', n, { one: 'рана', few: 'раны', many: 'ран' }),
    hand: (n) => `ладонь: ${n}`,
    coin: (n) => `+${counted('ru', n, { one: 'монета', few: 'монеты', many: 'монет' })}`,
    star: () => 'звезда',
  },
  against: (foe) => `Удар, цель: ${foe}`,
  strike: 'Ударить',
  tooWeak: 'слабо: не выйдет',
  gravity: 'Гравитация',
  confirm: 'Пусть падают?',
  willFall: (n) => `${plural('ru', n, { one: 'упадёт', few: 'упадут', many: 'упадут' })}: ${n}`,
  allStand: 'все устоят',
  end: 'Закончить ход',
  keepSymbol: 'приберечь символ, потом гравитация',
  thenGravity: 'потом гравитация',
  bossActs: 'потом ход босса',
  faintOdds: (percent) => `обморок: ${percent}`,
  eventsLeft: (n) => `осталось: ${counted('ru', n, { one: 'событие', few: 'события', many: 'событий' })}`,
  eventsShort: (n) => `осталось: ${n}`,
  points: (n) => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' }),
  story: 'Хроника',
  all: 'Вся',
  close: 'Закрыть',
  over: 'Восхождение окончено',
  nobody: 'Победы нет: башня устояла',
  beaten: (name, boss) => `${name} побеждает ${boss}!`,
  score: {
    events: 'Оставшиеся события',
    enemies: 'Побеждённые враги',
    overkill: 'Раны сверх здоровья босса',
    gems: 'Самоцветы',
    coins: 'Монеты и карты',
    total: 'Очки',
  },
  defeatedFoes: 'Побеждённые враги',
  seeEnd: 'Итог',
  backToTable: 'Взглянуть на башню',
  guide: {
    tower: {
      title: 'Наверх',
      text: 'Светятся клетки, до которых можно дойти; число — сколько сапог нужно. Пунктир — воздух: закончите там ход и упадёте.',
    },
    tray: {
      title: 'Ваши кубики',
      text: 'Сапоги ведут, мечи атакуют, ладони двигают врагов, монеты платят. Самоцветы усиливают кубик, а два равных кубика сливаются в любой символ.',
    },
    hero: {
      title: 'Ваш герой',
      text: 'Сердца, монеты, самоцветы, способность и смысл звезды. Без сердец герой теряет сознание и возвращается внизу.',
    },
    shop: { title: 'Лавка', text: 'Покупают на клетке лавки. Предметы остаются и заряжаются каждый ход, зелье пьют один раз.' },
    turn: {
      title: 'Конец хода',
      text: 'Приберегите один несыгранный символ на особом кубике. Потом гравитация тянет всех вниз. Побеждает тот, кто одолеет босса наверху.',
    },
  },
  guideWords: { next: 'Дальше', done: 'Вперёд', skip: 'Пропустить' },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, pl, ru };
