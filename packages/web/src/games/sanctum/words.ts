/** What this table says beside the game's own lexicon: headings, buttons, previews, the guide. Names come from the game. */
import { counted, type Language } from '@astragal/kernel';
import type { Mastery } from '@astragal/sanctum';
import type { ContentNames } from '@astragal/sanctum/text/names';
import { names as en } from '@astragal/sanctum/text/names-en';
import { names as pl } from '@astragal/sanctum/text/names-pl';
import { names as ru } from '@astragal/sanctum/text/names-ru';

/** The names of everything in the box, by language. */
export const NAMES: Readonly<Record<Language, ContentNames>> = { en, pl, ru };

export const TABS = ['fight', 'hero', 'skills', 'march', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** The six steps of a fight, as the stage shows them. */
export const FIGHT_STEPS = ['potions', 'roll', 'attack', 'block', 'levels', 'achievements'] as const;
export type FightStep = (typeof FIGHT_STEPS)[number];

/** The five steps of the guide, in order; each points at a part of the table. */
export const GUIDE_STEPS = ['march', 'foes', 'hero', 'skills', 'command'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export interface Words {
  readonly you: string;
  readonly bot: string;
  readonly act: string;
  round(n: number): string;
  readonly turn: string;
  turnOf(name: string): string;
  readonly steps: Readonly<Record<FightStep, string>>;
  readonly tabs: Readonly<Record<Tab | 'blessings' | 'roar', string>>;
  // The march
  demonsOf(act: string): string;
  readonly nextStone: string;
  readonly walls: string;
  readonly camp: string;
  readonly chest: string;
  readonly angel: string;
  readonly takeSet: string;
  readonly chooseSet: string;
  // The actions of a turn
  readonly move: string;
  readonly fight: string;
  readonly rest: string;
  readonly breach: string;
  readonly answer: string;
  revealing(levels: string): string;
  demons(n: number): string;
  tokensBack(n: number): string;
  readonly breachNote: string;
  cardsFaced(n: number): string;
  // The others
  readonly others: string;
  look(name: string): string;
  looking(name: string): string;
  readonly backToMine: string;
  readonly fallen: string;
  readonly victorious: string;
  readonly achievements: string;
  readonly masteries: Readonly<Record<Mastery | 'higher', string>>;
  // The stage
  readonly noFoes: string;
  readonly noFoesThere: string;
  readonly slain: string;
  readonly kills: string;
  ofN(a: number, b: number): string;
  readonly dice: {
    readonly placed: string;
    readonly hand: string;
    readonly free: string;
    readonly none: string;
    readonly fixed: string;
    readonly lost: string;
    readonly marked: string;
    readonly changed: string;
  };
  readonly rage: string;
  readonly rageSub: string;
  readonly rageAsleep: string;
  readonly potions: string;
  readonly diceOwned: string;
  readonly damage: string;
  canBlock(n: number): string;
  readonly blockShort: string;
  wounds(n: number): string;
  readonly noWound: string;
  readonly unhurt: string;
  readonly stamina: string;
  readonly focus: string;
  readonly health: string;
  readonly printed: string;
  readonly spentNow: string;
  readonly inBlock: string;
  readonly inAttack: string;
  readonly noTokens: string;
  readonly corrupted: string;
  /** Why something of a fight cannot be done now. */
  /** Of a skill that nobody uses by hand. */
  readonly byItself: string;
  /** Of the die in hand. */
  readonly misfit: string;
  readonly bag: string;
  readonly emptyBag: string;
  readonly abilities: string;
  readonly blessings: string;
  readonly onceEach: string;
  readonly hidden: string;
  readonly tapDie: string;
  readonly tapDice: string;
  readonly pickResult: string;
  readonly rerollThese: string;
  readonly cancel: string;
  /** The die placed last comes back. */
  readonly takeBack: string;
  readonly hint: string;
  readonly doIt: string;
  readonly nothingBetter: string;
  /** Another plan that is as good. */
  readonly otherWay: string;
  /** The fight was too large to look at everything. */
  readonly notAll: string;
  /** The chance that a foe falls, in percent. */
  chance(percent: number): string;
  // Main buttons
  readonly doneAttack: string;
  readonly doneBlock: string;
  readonly doneRest: string;
  readonly roll: string;
  readonly endTurn: string;
  readonly endFight: string;
  readonly decline: string;
  unplaced(n: number): string;
  readonly allPlaced: string;
  rolling(gold: number, silver: boolean): string;
  readonly confirmNote: string;
  // Skills
  readonly skills: string;
  readonly gemPool: string;
  /** The same on a gem that may climb. */
  readonly poolShort: string;
  readonly gained: string;
  readonly used: string;
  readonly ready: string;
  readonly always: string;
  readonly unlocks: string;
  readonly firstSpoils: string;
  readonly chestOpen: string;
  // Rest
  readonly equip: string;
  readonly replace: string;
  readonly takeOff: string;
  readonly instead: string;
  readonly missing: string;
  // Acts V and VI
  readonly finalBattle: string;
  readonly response: string;
  readonly lord: string;
  readonly lordShort: string;
  readonly fury: string;
  readonly unknown: string;
  readonly nextRoar: string;
  readonly noRoar: string;
  readonly laid: string;
  readonly doorsFury: string;
  readonly doorsRoar: string;
  readonly doorPenalty: string;
  readonly doorWounds: string;
  readonly or: string;
  readonly openDoor: string;
  readonly barred: string;
  takeWounds(n: number): string;
  readonly unblockable: string;
  deathAt(n: number): string;
  readonly deadly: string;
  readonly shortened: string;
  readonly inHand: string;
  // Casting and the rest of the shell
  readonly story: string;
  readonly wholeStory: string;
  readonly chooseHero: string;
  // The end
  readonly over: string;
  winner(names: readonly string[]): string;
  /** Nobody survived: who came farthest. */
  farthest(names: readonly string[]): string;
  readonly byRound: string;
  readonly deeds: {
    readonly fate: string;
    readonly health: string;
    readonly cards: string;
    readonly kills: string;
    readonly blocked: string;
    readonly wounds: string;
    readonly skills: string;
    readonly achievements: string;
  };
  readonly backToTable: string;
  readonly seeEnd: string;
  readonly guide: Readonly<Record<GuideStep, { readonly title: string; readonly text: string }>>;
  readonly guideNext: string;
  readonly guideDone: string;
  readonly guideSkip: string;
}

const count = (language: Language, one: string, few: string, many: string) => (n: number) =>
  counted(language, n, { one, few, many, other: many });

const enDemons = count('en', 'demon', 'demons', 'demons');
const enTokens = count('en', 'token returns', 'tokens return', 'tokens return');
const enWounds = count('en', 'wound', 'wounds', 'wounds');
const enDice = count('en', 'die unplaced', 'dice unplaced', 'dice unplaced');
const enCards = count('en', 'Demon Lord card', 'Demon Lord cards', 'Demon Lord cards');
const plDemons = count('pl', 'demon', 'demony', 'demonów');
const plTokens = count('pl', 'żeton wraca', 'żetony wracają', 'żetonów wraca');
const plWounds = count('pl', 'rana', 'rany', 'ran');
const plDice = count('pl', 'kość w dłoni', 'kości w dłoni', 'kości w dłoni');
const plCards = count('pl', 'karta Władcy', 'karty Władcy', 'kart Władcy');
const ruDemons = count('ru', 'демон', 'демона', 'демонов');
const ruTokens = count('ru', 'маркер вернётся', 'маркера вернутся', 'маркеров вернутся');
const ruWounds = count('ru', 'рана', 'раны', 'ран');
const ruWoundsTaken = count('ru', 'рану', 'раны', 'ран');
const ruDice = count('ru', 'кубик не выставлен', 'кубика не выставлены', 'кубиков не выставлены');
const ruCards = count('ru', 'карта Повелителя', 'карты Повелителя', 'карт Повелителя');

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    you: 'You',
    bot: 'bot',
    act: 'Act',
    round: (n) => `Round ${n}`,
    turn: 'Your turn',
    turnOf: (name) => `Turn: ${name}`,
    steps: { potions: 'Potions', roll: 'Roll', attack: 'Attack', block: 'Block', levels: 'Levels', achievements: 'Achievements' },
    tabs: { fight: 'Fight', hero: 'Hero', skills: 'Skills', march: 'March', table: 'Table', blessings: 'Blessings', roar: 'Roar' },
    demonsOf: (act) => `Demons of act ${act}`,
    nextStone: 'Next stone reveals',
    walls: 'The walls',
    camp: 'Camp',
    chest: 'chest',
    angel: 'angel',
    takeSet: 'Take these',
    chooseSet: 'Choose your demons',
    move: 'March',
    fight: 'Fight',
    rest: 'Rest',
    breach: 'Breach the walls',
    answer: 'Answer the call',
    revealing: (levels) => `reveals ${levels}`,
    demons: (n) => enDemons(n),
    tokensBack: (n) => enTokens(n),
    breachNote: 'into the cathedral',
    cardsFaced: (n) => enCards(n),
    others: 'Heroes on the road',
    look: (name) => `Look at the board: ${name}`,
    looking: (name) => `You look at the board of ${name}`,
    backToMine: 'Back to mine',
    fallen: 'fallen',
    victorious: 'battle won',
    achievements: 'Achievements',
    masteries: { skill: 'Skills', gem: 'Gems', equip: 'Equipment', higher: 'Higher level' },
    noFoes: 'No demon at your heels. March on, or rest.',
    noFoesThere: 'No demon gives chase here.',
    slain: 'Slain',
    kills: 'kills',
    ofN: (a, b) => `${a} of ${b}`,
    dice: {
      placed: 'placed',
      hand: 'in hand',
      free: 'free',
      none: 'no match',
      fixed: 'fixed',
      lost: 'lost',
      marked: 'reroll',
      changed: 'changed',
    },
    rage: 'Rage',
    rageSub: 'set any die',
    rageAsleep: 'asleep',
    potions: 'Potions',
    diceOwned: 'Gold dice',
    damage: 'Damage still to come',
    canBlock: (n) => `you can block ${n}`,
    blockShort: 'block',
    wounds: (n) => enWounds(n),
    noWound: 'no wound',
    unhurt: 'nothing left to block',
    stamina: 'Stamina',
    focus: 'Focus',
    health: 'Health',
    printed: 'Bare hands',
    spentNow: 'spent',
    inBlock: 'for the block step',
    inAttack: 'for the attack',
    noTokens: 'tokens are missing',
    corrupted: 'corrupted',
    byItself: 'It works by itself.',
    misfit: 'This die does not fit here.',
    bag: 'Bag',
    emptyBag: 'The bag is empty.',
    abilities: 'Abilities',
    blessings: 'Blessings',
    onceEach: 'once each',
    hidden: 'hidden',
    tapDie: 'Now tap a glowing die.',
    tapDice: 'Tap the dice to reroll.',
    pickResult: 'Pick the result.',
    rerollThese: 'Reroll these',
    cancel: 'Put back',
    takeBack: 'Take it back',
    hint: 'Hint',
    doIt: 'Do it',
    nothingBetter: 'Nothing better is left to do with these dice.',
    otherWay: 'An equally good way',
    notAll: 'not everything was tried',
    chance: (percent) => `falls: ${percent}\u00a0%`,
    doneAttack: 'Done attacking',
    doneBlock: 'Done blocking',
    doneRest: 'Done resting',
    roll: 'Roll the dice',
    endTurn: 'End the turn',
    endFight: 'End the fight',
    decline: 'Skip',
    unplaced: (n) => enDice(n),
    allPlaced: 'all dice placed',
    rolling: (gold, silver) => `${gold} gold${silver ? ' + silver' : ''}`,
    confirmNote: 'cannot be undone after',
    skills: 'Skill table',
    gemPool: 'Gem pool',
    poolShort: 'to pool',
    gained: 'gained',
    used: 'used',
    ready: 'ready',
    always: 'always',
    unlocks: 'unlocks',
    firstSpoils: 'Spoils first',
    chestOpen: 'The chest is open',
    equip: 'Put on',
    replace: 'Swap',
    takeOff: 'Put away',
    instead: 'instead of',
    missing: 'missing',
    finalBattle: 'The Final Battle',
    response: 'The Demon Lord’s response',
    lord: 'Malghazar, the Demon Lord',
    lordShort: 'Demon Lord',
    fury: 'Fury',
    unknown: 'unknown',
    nextRoar: 'Next roar',
    noRoar: 'The last roar is over',
    laid: 'Cards laid',
    doorsFury: 'Fury breaks loose: choose a door',
    doorsRoar: 'The Demon Lord strikes: choose a door',
    doorPenalty: 'The penalty',
    doorWounds: 'The wounds',
    or: 'or',
    openDoor: 'Open this door',
    barred: 'Barred',
    takeWounds: (n) => `Take ${enWounds(n)}.`,
    unblockable: 'They cannot be blocked.',
    deathAt: (n) => `At ${n} the hero dies.`,
    deadly: 'This is death.',
    shortened: 'the track is shortened',
    inHand: 'in hand',
    story: 'The tale so far',
    wholeStory: 'Whole tale',
    chooseHero: 'Choose your hero',
    over: 'The tale is told',
    winner: (names) => (names.length > 1 ? `Shared victory: ${names.join(', ')}` : `Victory: ${names.join('')}`),
    farthest: (names) => `The Demon Lord stands. Farthest: ${names.join(', ')}`,
    byRound: 'Health by round',
    deeds: {
      fate: 'Fate',
      health: 'Health',
      cards: 'Cards',
      kills: 'Demons',
      blocked: 'Blocked',
      wounds: 'Wounds',
      skills: 'Skills',
      achievements: 'Laurels',
    },
    backToTable: 'Back to the table',
    seeEnd: 'The tale’s end',
    guide: {
      march: { title: 'The march', text: 'Each step to the front draws demons. Pick a set: they chase you until you beat them.' },
      foes: {
        title: 'The fight',
        text: 'Roll, then put dice on the numbers. A demon with all its numbers filled falls and leaves levels and an item.',
      },
      hero: { title: 'Your hero', text: 'Abilities change dice or block damage. They cost tokens, and only a rest brings those back.' },
      skills: {
        title: 'Growing',
        text: 'A level moves a gem one place up. The last gem to leave a skill unlocks it; gems in the pool pay for items.',
      },
      command: {
        title: 'One action a turn',
        text: 'March, fight or rest. Whatever may be touched glows like a candle; Undo stands beside.',
      },
    },
    guideNext: 'Next',
    guideDone: 'Let’s go',
    guideSkip: 'I know this game',
  },
  pl: {
    you: 'Ty',
    bot: 'bot',
    act: 'Akt',
    round: (n) => `Runda ${n}`,
    turn: 'Twoja tura',
    turnOf: (name) => `Tura: ${name}`,
    steps: { potions: 'Eliksiry', roll: 'Rzut', attack: 'Atak', block: 'Blok', levels: 'Poziomy', achievements: 'Osiągnięcia' },
    tabs: { fight: 'Walka', hero: 'Postać', skills: 'Rozwój', march: 'Wyprawa', table: 'Stół', blessings: 'Łaski', roar: 'Ryk' },
    demonsOf: (act) => `Demony aktu ${act}`,
    nextStone: 'Następne pole odkryje',
    walls: 'Mury',
    camp: 'Obóz',
    chest: 'skrzynia',
    angel: 'anioł',
    takeSet: 'Weź te',
    chooseSet: 'Wybierz swoje demony',
    move: 'Marsz',
    fight: 'Walka',
    rest: 'Odpoczynek',
    breach: 'Sforsuj mury',
    answer: 'Odpowiedz na wezwanie',
    revealing: (levels) => `odkryje ${levels}`,
    demons: (n) => plDemons(n),
    tokensBack: (n) => plTokens(n),
    breachNote: 'do katedry',
    cardsFaced: (n) => plCards(n),
    others: 'Bohaterowie w drodze',
    look: (name) => `Zobacz planszę: ${name}`,
    looking: (name) => `Oglądasz planszę: ${name}`,
    backToMine: 'Wróć do swojej',
    fallen: 'poległ',
    victorious: 'bitwa wygrana',
    achievements: 'Osiągnięcia',
    masteries: { skill: 'Umiejętności', gem: 'Klejnoty', equip: 'Ekwipunek', higher: 'Wyższy poziom' },
    noFoes: 'Nikt cię nie ściga. Maszeruj dalej albo odpocznij.',
    noFoesThere: 'Tu nie ściga nikogo żaden demon.',
    slain: 'Pokonany',
    kills: 'zabija',
    ofN: (a, b) => `${a} z ${b}`,
    dice: {
      placed: 'trafiła',
      hand: 'w dłoni',
      free: 'wolna',
      none: 'nie pasuje',
      fixed: 'stała',
      lost: 'stracona',
      marked: 'przerzut',
      changed: 'zmieniona',
    },
    rage: 'Szał',
    rageSub: 'dowolny wynik',
    rageAsleep: 'uśpiony',
    potions: 'Eliksiry',
    diceOwned: 'Złote kości',
    damage: 'Nadchodzące obrażenia',
    canBlock: (n) => `zablokujesz ${n}`,
    blockShort: 'blok',
    wounds: (n) => plWounds(n),
    noWound: 'bez ran',
    unhurt: 'nic do zablokowania',
    stamina: 'Wytrzymałość',
    focus: 'Skupienie',
    health: 'Zdrowie',
    printed: 'Gołe ręce',
    spentNow: 'użyta',
    inBlock: 'dopiero w bloku',
    inAttack: 'tylko w ataku',
    noTokens: 'brakuje żetonów',
    corrupted: 'zniszczone',
    byItself: 'Działa samo.',
    misfit: 'Ta kość tu nie pasuje.',
    bag: 'Torba',
    emptyBag: 'Torba jest pusta.',
    abilities: 'Zdolności',
    blessings: 'Błogosławieństwa',
    onceEach: 'każde raz',
    hidden: 'ukryte',
    tapDie: 'Teraz dotknij świecącej kości.',
    tapDice: 'Dotknij kości do przerzutu.',
    pickResult: 'Wybierz wynik.',
    rerollThese: 'Przerzuć te',
    cancel: 'Odłóż',
    takeBack: 'Weź z powrotem',
    hint: 'Rada',
    doIt: 'Zrób to',
    nothingBetter: 'Z tymi kośćmi nic lepszego nie zostało.',
    otherWay: 'Równie dobry sposób',
    notAll: 'nie sprawdzono wszystkiego',
    chance: (percent) => `padnie: ${percent}\u00a0%`,
    doneAttack: 'Zakończ atak',
    doneBlock: 'Zakończ blok',
    doneRest: 'Koniec odpoczynku',
    roll: 'Rzuć kośćmi',
    endTurn: 'Zakończ turę',
    endFight: 'Zakończ walkę',
    decline: 'Pomiń',
    unplaced: (n) => plDice(n),
    allPlaced: 'wszystkie kości leżą',
    rolling: (gold, silver) => `złote: ${gold}${silver ? ', srebrna' : ''}`,
    confirmNote: 'potem nie cofniesz',
    skills: 'Tabela umiejętności',
    gemPool: 'Pula klejnotów',
    poolShort: 'do puli',
    gained: 'zdobyta',
    used: 'użyta',
    ready: 'gotowa',
    always: 'zawsze',
    unlocks: 'odblokuje',
    firstSpoils: 'Najpierw te łupy',
    chestOpen: 'Skrzynia otwarta',
    equip: 'Załóż',
    replace: 'Zamień',
    takeOff: 'Zdejmij',
    instead: 'zamiast',
    missing: 'brakuje',
    finalBattle: 'Ostateczna Bitwa',
    response: 'Odpowiedź Władcy Demonów',
    lord: 'Malghazar, Władca Demonów',
    lordShort: 'Władca Demonów',
    fury: 'Furia',
    unknown: 'nieznana',
    nextRoar: 'Następny ryk',
    noRoar: 'Ostatni ryk już był',
    laid: 'Wyłożone karty',
    doorsFury: 'Furia wybucha: wybierz drzwi',
    doorsRoar: 'Władca Demonów uderza: wybierz drzwi',
    doorPenalty: 'Kara',
    doorWounds: 'Rany',
    or: 'albo',
    openDoor: 'Otwórz te drzwi',
    barred: 'Zamknięte',
    takeWounds: (n) => `Przyjmij ${n === 1 ? '1 ranę' : plWounds(n)}.`,
    unblockable: 'Nie można ich zablokować.',
    deathAt: (n) => `Na polu ${n} czeka śmierć.`,
    deadly: 'To śmierć.',
    shortened: 'tor jest skrócony',
    inHand: 'w dłoni',
    story: 'Opowieść',
    wholeStory: 'Cała opowieść',
    chooseHero: 'Wybierz postać',
    over: 'Koniec opowieści',
    winner: (names) => (names.length > 1 ? `Wspólne zwycięstwo: ${names.join(', ')}` : `Zwycięstwo: ${names.join('')}`),
    farthest: (names) => `Władca Demonów przetrwał. Najdalej: ${names.join(', ')}`,
    byRound: 'Zdrowie w rundach',
    deeds: {
      fate: 'Los',
      health: 'Zdrowie',
      cards: 'Karty',
      kills: 'Demony',
      blocked: 'Blok',
      wounds: 'Rany',
      skills: 'Umiejętności',
      achievements: 'Laury',
    },
    backToTable: 'Wróć do stołu',
    seeEnd: 'Koniec opowieści',
    guide: {
      march: { title: 'Wyprawa', text: 'Każdy krok na czoło przyciąga demony. Wybierz zestaw: będzie cię ścigał, póki go nie pokonasz.' },
      foes: {
        title: 'Walka',
        text: 'Rzuć, potem kładź kości na liczbach. Demon z zakrytymi liczbami pada i zostawia poziomy oraz przedmiot.',
      },
      hero: {
        title: 'Twoja postać',
        text: 'Zdolności zmieniają kości albo blokują obrażenia. Kosztują żetony, a te wracają dopiero przy odpoczynku.',
      },
      skills: {
        title: 'Rozwój',
        text: 'Poziom przesuwa klejnot o jedno pole w górę. Ostatni klejnot, który opuszcza umiejętność, odblokowuje ją; klejnotami z puli płacisz za przedmioty.',
      },
      command: {
        title: 'Jedna akcja w turze',
        text: 'Marsz, walka albo odpoczynek. Co możesz zrobić, świeci jak świeca; Cofnij stoi obok.',
      },
    },
    guideNext: 'Dalej',
    guideDone: 'Gramy',
    guideSkip: 'Znam tę grę',
  },
  ru: {
    you: 'Вы',
    bot: 'бот',
    act: 'Акт',
    round: (n) => `Раунд ${n}`,
    turn: 'Ваш ход',
    turnOf: (name) => `Ход: ${name}`,
    steps: { potions: 'Зелья', roll: 'Бросок', attack: 'Атака', block: 'Блок', levels: 'Уровни', achievements: 'Достижения' },
    tabs: { fight: 'Бой', hero: 'Герой', skills: 'Навыки', march: 'Поход', table: 'Стол', blessings: 'Дары', roar: 'Рёв' },
    demonsOf: (act) => `Демоны акта ${act}`,
    nextStone: 'Дальше откроются',
    walls: 'Стены',
    camp: 'Лагерь',
    chest: 'сундук',
    angel: 'ангел',
    takeSet: 'Взять этих',
    chooseSet: 'Выберите своих демонов',
    move: 'Поход',
    fight: 'Сражение',
    rest: 'Отдых',
    breach: 'Взять стены',
    answer: 'Ответить на зов',
    revealing: (levels) => `откроет ${levels}`,
    demons: (n) => ruDemons(n),
    tokensBack: (n) => ruTokens(n),
    breachNote: 'в собор',
    cardsFaced: (n) => ruCards(n),
    others: 'Герои в пути',
    look: (name) => `Посмотреть планшет: ${name}`,
    looking: (name) => `Перед вами планшет: ${name}`,
    backToMine: 'К своему',
    fallen: 'погибает',
    victorious: 'победа в битве',
    achievements: 'Достижения',
    masteries: { skill: 'Навыки', gem: 'Кристаллы', equip: 'Снаряжение', higher: 'Высший уровень' },
    noFoes: 'За вами никто не гонится. Идите вперёд или отдохните.',
    noFoesThere: 'Здесь никто ни за кем не гонится.',
    slain: 'Уничтожен',
    kills: 'убьёт',
    ofN: (a, b) => `${a} из ${b}`,
    dice: {
      placed: 'попал',
      hand: 'в руке',
      free: 'свободен',
      none: 'некуда',
      fixed: 'не менять',
      lost: 'потерян',
      marked: 'переброс',
      changed: 'изменён',
    },
    rage: 'Ярость',
    rageSub: 'любое значение',
    rageAsleep: 'спит',
    potions: 'Зелья',
    diceOwned: 'Золотые кубики',
    damage: 'Грядущий урон',
    canBlock: (n) => `блок до ${n}`,
    blockShort: 'блок',
    wounds: (n) => ruWounds(n),
    noWound: 'без ран',
    unhurt: 'блокировать нечего',
    stamina: 'Выносливость',
    focus: 'Энергия',
    health: 'Здоровье',
    printed: 'Без оружия',
    spentNow: 'потрачено',
    inBlock: 'на этапе блока',
    inAttack: 'на этапе атаки',
    noTokens: 'не хватает маркеров',
    corrupted: 'заблокирована',
    byItself: 'Срабатывает само.',
    misfit: 'Этот кубик сюда не подходит.',
    bag: 'Мешок',
    emptyBag: 'Мешок пуст.',
    abilities: 'Способности',
    blessings: 'Благословения',
    onceEach: 'каждое один раз',
    hidden: 'скрыто',
    tapDie: 'Теперь коснитесь светящегося кубика.',
    tapDice: 'Коснитесь кубиков для переброса.',
    pickResult: 'Выберите значение.',
    rerollThese: 'Перебросить эти',
    cancel: 'Отложить',
    takeBack: 'Вернуть кубик',
    hint: 'Совет',
    doIt: 'Сделать так',
    nothingBetter: 'С этими кубиками ничего лучше не осталось.',
    otherWay: 'Столь же хороший способ',
    notAll: 'проверено не всё',
    chance: (percent) => `падёт: ${percent}\u00a0%`,
    doneAttack: 'Закончить атаку',
    doneBlock: 'Закончить блок',
    doneRest: 'Закончить отдых',
    roll: 'Бросить кубики',
    endTurn: 'Закончить ход',
    endFight: 'Закончить бой',
    decline: 'Пропустить',
    unplaced: (n) => ruDice(n),
    allPlaced: 'все кубики на местах',
    rolling: (gold, silver) => `золотых: ${gold}${silver ? ', серебряный' : ''}`,
    confirmNote: 'потом не отменить',
    skills: 'Таблица навыков',
    gemPool: 'Резерв кристаллов',
    poolShort: 'в резерв',
    gained: 'получен',
    used: 'потрачен',
    ready: 'готов',
    always: 'всегда',
    unlocks: 'откроет',
    firstSpoils: 'Сначала эта добыча',
    chestOpen: 'Сундук открыт',
    equip: 'Надеть',
    replace: 'Заменить',
    takeOff: 'Снять',
    instead: 'вместо',
    missing: 'не хватает',
    finalBattle: 'Последняя битва',
    response: 'Ответ Повелителя Демонов',
    lord: 'Мальгазар, Повелитель Демонов',
    lordShort: 'Повелитель',
    fury: 'Гнев',
    unknown: 'неизвестно',
    nextRoar: 'Следующий рёв',
    noRoar: 'Последний рёв позади',
    laid: 'Выложенные карты',
    doorsFury: 'Гнев вырвался: выберите дверь',
    doorsRoar: 'Удар Повелителя: выберите дверь',
    doorPenalty: 'Кара',
    doorWounds: 'Раны',
    or: 'или',
    openDoor: 'Открыть эту дверь',
    barred: 'Заперто',
    takeWounds: (n) => `Получить ${ruWoundsTaken(n)}.`,
    unblockable: 'Заблокировать их нельзя.',
    deathAt: (n) => `На делении ${n} ждёт смерть.`,
    deadly: 'Это смерть.',
    shortened: 'шкала укорочена',
    inHand: 'в руке',
    story: 'Летопись',
    wholeStory: 'Вся летопись',
    chooseHero: 'Выберите героя',
    over: 'Летопись окончена',
    winner: (names) => (names.length > 1 ? `Общая победа: ${names.join(', ')}` : `Победа: ${names.join('')}`),
    farthest: (names) => `Повелитель Демонов устоял. Дальше всех: ${names.join(', ')}`,
    byRound: 'Здоровье по раундам',
    deeds: {
      fate: 'Судьба',
      health: 'Здоровье',
      cards: 'Карты',
      kills: 'Демоны',
      blocked: 'Блок',
      wounds: 'Раны',
      skills: 'Навыки',
      achievements: 'Лавры',
    },
    backToTable: 'К столу',
    seeEnd: 'Итог летописи',
    guide: {
      march: {
        title: 'Поход',
        text: 'Каждый шаг вперёд привлекает демонов. Выберите набор: он будет гнаться за вами, пока вы его не победите.',
      },
      foes: {
        title: 'Сражение',
        text: 'Бросьте кубики и ставьте их на числа. Демон, у которого закрыты все числа, падает и оставляет уровни и предмет.',
      },
      hero: { title: 'Ваш герой', text: 'Способности меняют кубики или блокируют урон. Они стоят маркеров, и вернёт их только отдых.' },
      skills: {
        title: 'Рост',
        text: 'Уровень поднимает кристалл на одно место. Последний кристалл, покинувший навык, открывает его; кристаллами из резерва платят за предметы.',
      },
      command: {
        title: 'Одно действие за ход',
        text: 'Поход, сражение или отдых. Всё, что можно тронуть, светится как свеча; «Отменить» стоит рядом.',
      },
    },
    guideNext: 'Дальше',
    guideDone: 'Вперёд',
    guideSkip: 'Я знаю эту игру',
  },
};
