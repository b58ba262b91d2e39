/** What this table says beside the game's own lexicon: headings, buttons, previews, the guide. Names come from the game. */
import type { CardId, DieId, TurnStep } from '@astragal/dice-forge';
import type { ContentNames } from '@astragal/dice-forge/text/names';
import { names as en } from '@astragal/dice-forge/text/names-en';
import { names as pl } from '@astragal/dice-forge/text/names-pl';
import { names as ru } from '@astragal/dice-forge/text/names-ru';
import type { Language } from '@astragal/kernel';

/** The names of everything in the box, by language. */
export const NAMES: Readonly<Record<Language, ContentNames>> = { en, pl, ru };

export const TABS = ['table', 'dice', 'rivals', 'odds', 'story'] as const;
export type Tab = (typeof TABS)[number];

/** The five steps of the guide, in order; each points at a part of the table. */
export const GUIDE_STEPS = ['dice', 'reserve', 'sanctuary', 'islands', 'turn'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export interface Words {
  readonly you: string;
  readonly bot: string;
  readonly round: string;
  readonly of: string;
  readonly steps: Readonly<Record<TurnStep, string>>;
  readonly tabs: Readonly<Record<Tab, string>>;
  readonly sanctuary: string;
  readonly gardens: string;
  readonly short: string;
  readonly soldOut: string;
  readonly gone: string;
  /** Below a niche whose face is already in the offering. */
  readonly inLot: string;
  readonly none: string;
  /** Below an isle. */
  readonly here: string;
  readonly free: string;
  readonly landing: string;
  rolls(name: string): string;
  readonly dice: Readonly<Record<DieId, string>>;
  readonly unfold: string;
  readonly fold: string;
  readonly reserve: string;
  readonly yourCards: string;
  cardsOf(name: string): string;
  readonly noCards: string;
  readonly used: string;
  readonly use: string;
  readonly onCards: string;
  readonly inAll: string;
  readonly lost: string;
  readonly hammer: string;
  readonly noHammer: string;
  readonly hammerDone: string;
  /** "6 gold more brings 10 glory": the words between the tokens. */
  readonly hammerMore: readonly [before: string, after: string];
  /** Splitting gold. */
  readonly toHammer: string;
  readonly toReserve: string;
  readonly fillsPhase: string;
  readonly odds: string;
  readonly outcomes: string;
  readonly any: string;
  readonly average: string;
  readonly ifChosen: string;
  readonly lostToCap: string;
  readonly mirrorsNow: string;
  trial(old: string, fresh: string): string;
  readonly story: string;
  readonly pay: string;
  readonly gain: string;
  readonly caps: string;
  wouldLose(what: string): string;
  ousts(name: string): string;
  readonly nobodyOusted: string;
  readonly extra: string;
  readonly extraShort: string;
  readonly afterAction: string;
  readonly taken: string;
  readonly end: string;
  readonly withoutAction: string;
  readonly finish: string;
  lot(n: number): string;
  readonly takeCard: string;
  readonly buyFace: string;
  readonly forgeHere: string;
  readonly decline: string;
  readonly repeat: string;
  readonly keep: string;
  readonly convert: string;
  readonly first: string;
  readonly spendTriton: string;
  readonly tapPlace: string;
  readonly tapAnything: string;
  readonly skip: string;
  readonly replaces: string;
  /** The end. */
  readonly over: string;
  winner(names: readonly string[]): string;
  readonly sources: {
    readonly dice: string;
    readonly hammer: string;
    readonly cards: string;
    readonly lost: string;
    readonly printed: string;
    readonly score: string;
  };
  readonly byRound: string;
  readonly backToTable: string;
  readonly seeScores: string;
  readonly guide: Readonly<Record<GuideStep, { readonly title: string; readonly text: string }>>;
  readonly guideNext: string;
  readonly guideDone: string;
  readonly guideSkip: string;
  readonly keys: string;
  /** One line of at most 2 x 14 characters for each card. */
  readonly lines: Readonly<Record<CardId, string>>;
  /** A number with one decimal. */
  decimal(n: number): string;
}

const decimal = (mark: string) => (n: number) => n.toFixed(1).replace('.', mark);

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    you: 'You',
    bot: 'bot',
    round: 'Round',
    of: 'of',
    steps: { blessings: 'Blessings', gear: 'Gear', action: 'Action', 'extra-action': 'Extra' },
    tabs: { table: 'Table', dice: 'Dice', rivals: 'Rivals', odds: 'Odds', story: 'Story' },
    sanctuary: 'Sanctuary',
    gardens: 'Gardens',
    short: 'short',
    soldOut: 'sold out',
    gone: 'all taken',
    inLot: 'in the lot',
    none: 'none',
    here: 'You are here, nobody is ousted',
    free: 'Free portal',
    landing: 'You sail here',
    rolls: (name) => `${name} rolls if you land here`,
    dice: { light: 'Light die', dark: 'Dark die' },
    unfold: 'Unfold',
    fold: 'Fold',
    reserve: 'Reserve',
    yourCards: 'Your cards',
    cardsOf: (name) => `${name}: cards`,
    noCards: 'No feats yet. The islands wait.',
    used: 'used',
    use: 'use',
    onCards: 'on cards',
    inAll: 'in all',
    lost: 'lost',
    hammer: 'Hammer',
    noHammer: 'No hammer yet',
    hammerDone: 'All phases are full',
    hammerMore: ['', 'more brings'],
    toHammer: 'Hammer',
    toReserve: 'Reserve',
    fillsPhase: 'fills the phase',
    odds: 'Next blessing',
    outcomes: '36 outcomes',
    any: 'any',
    average: 'avg',
    ifChosen: 'if you choose it',
    lostToCap: 'Lost to a cap:',
    mirrorsNow: 'A mirror counts as the faces that show now.',
    trial: (old, fresh) => `With ${fresh} in place of ${old}`,
    story: 'Story',
    pay: 'pay',
    gain: 'gain',
    caps: 'caps rise by',
    wouldLose: (what) => `Would be lost: ${what}.`,
    ousts: (name) => `${name} goes home and rolls.`,
    nobodyOusted: 'Nobody is ousted.',
    extra: 'Extra action',
    extraShort: '+1 action',
    afterAction: 'after your action',
    taken: 'taken',
    end: 'End turn',
    withoutAction: 'without an action',
    finish: 'That is all',
    lot: (n) => `${n} in this offering`,
    takeCard: 'Take card',
    buyFace: 'Buy face',
    forgeHere: 'Forge here',
    decline: 'No, thanks',
    repeat: 'Once more',
    keep: 'Keep them',
    convert: 'Take glory',
    first: 'first',
    spendTriton: 'Triton token',
    tapPlace: 'Tap the face it replaces.',
    tapAnything: 'Tap a card or a niche to look at it.',
    skip: 'Tap to skip',
    replaces: 'replaces',
    over: 'The gods have counted',
    winner: (names) => (names.length > 1 ? `A shared victory: ${names.join(', ')}` : `Victory: ${names[0] ?? ''}`),
    sources: { dice: 'Dice', hammer: 'Hammer', cards: 'Card effects', lost: 'Taken by Minotaur', printed: 'On cards', score: 'Score' },
    byRound: 'Glory by round',
    backToTable: 'Look at the table',
    seeScores: 'Scores',
    guide: {
      dice: { title: 'Your dice', text: 'Everybody rolls both dice in every turn. Unfold a die to see its six faces.' },
      reserve: { title: 'Your reserve', text: 'What you gain lies here. Beyond the cap it is lost, so spend in time.' },
      sanctuary: { title: 'The sanctuary', text: 'Gold buys new faces. You choose which old face each one replaces.' },
      islands: { title: 'The islands', text: 'Sun and moon pay for cards: glory at the end, and often an effect.' },
      turn: { title: 'Your turn', text: 'One action: buy faces or take a card. For 2 sun you may act once more.' },
    },
    guideNext: 'Next',
    guideDone: 'Let me play',
    guideSkip: 'Skip the guide',
    keys: 'Arrows walk the islands, S sanctuary, D dice, U undo, E end turn',
    lines: {
      'blacksmiths-hammer': 'Put gold you gain here',
      'blacksmiths-chest': 'Your caps rise',
      'silver-hind': 'Each turn: roll one die',
      'great-bear': 'At every ousting of yours',
      satyrs: 'Rivals roll, you use two dice',
      'tenacious-boar': 'A rival forges it, you profit',
      ferryman: 'Glory alone',
      cerberus: 'Token: repeat a blessing',
      'helmet-of-invisibility': 'Forge a ×3 face',
      cancer: 'Two blessings for you alone',
      sentinel: 'Two blessings, shards to glory',
      hydra: 'Glory alone',
      typhon: 'Per face you forged',
      sphinx: 'Roll one die four times',
      cyclops: 'One die 4 times, gold to glory',
      gorgon: 'Glory alone',
      triton: 'Token: one of these, once',
      'mirror-of-the-abyss': 'Forge a mirror face',
      'guardians-owl': 'Each turn: take one of these',
      'celestial-ship': 'Forge a ship: faces 2 cheaper',
      minotaur: 'Rivals roll and lose it',
      'guardians-shield': 'Forge a shield',
      elder: 'Each turn: 3 gold for 4 glory',
      'wild-spirits': 'Take both at once',
    },
    decimal: decimal('.'),
  },
  pl: {
    you: 'Ty',
    bot: 'bot',
    round: 'Runda',
    of: 'z',
    steps: { blessings: 'Dary', gear: 'Zębatki', action: 'Akcja', 'extra-action': 'Dodatkowa' },
    tabs: { table: 'Stół', dice: 'Kości', rivals: 'Rywale', odds: 'Szanse', story: 'Opowieść' },
    sanctuary: 'Sanktuarium',
    gardens: 'Ogrody',
    short: 'brak',
    soldOut: 'brak',
    gone: 'brak kart',
    inLot: 'już masz',
    none: 'brak',
    here: 'Twoja łódź, nikogo nie przeganiasz',
    free: 'Wolny portal',
    landing: 'Tu dopłyniesz',
    rolls: (name) => `${name} rzuca, gdy tu wpłyniesz`,
    dice: { light: 'Jasna kość', dark: 'Ciemna kość' },
    unfold: 'Rozłóż',
    fold: 'Złóż',
    reserve: 'Zasoby',
    yourCards: 'Twoje karty',
    cardsOf: (name) => `${name}: karty`,
    noCards: 'Jeszcze żadnych czynów. Wyspy czekają.',
    used: 'użyta',
    use: 'użyj',
    onCards: 'na kartach',
    inAll: 'razem',
    lost: 'przepadnie',
    hammer: 'Młot',
    noHammer: 'Jeszcze bez młota',
    hammerDone: 'Wszystkie fazy domknięte',
    hammerMore: ['jeszcze', 'i masz'],
    toHammer: 'Młot',
    toReserve: 'Zasoby',
    fillsPhase: 'domyka fazę',
    odds: 'Następny rzut',
    outcomes: '36 wyników',
    any: 'szansa',
    average: 'śr.',
    ifChosen: 'jeśli tak wybierzesz',
    lostToCap: 'Strata ponad limit:',
    mirrorsNow: 'Zwierciadło liczy się jak ścianki widoczne teraz.',
    trial: (old, fresh) => `Po wymianie: ${old} → ${fresh}`,
    story: 'Opowieść',
    pay: 'płacisz',
    gain: 'dostajesz',
    caps: 'limity rosną o',
    wouldLose: (what) => `Przepadnie: ${what}.`,
    ousts: (name) => `${name} wraca na start i rzuca.`,
    nobodyOusted: 'Nikogo nie przeganiasz.',
    extra: 'Dodatkowa akcja',
    extraShort: '+1 akcja',
    afterAction: 'po tej akcji',
    taken: 'wykorzystana',
    end: 'Zakończ turę',
    withoutAction: 'bez akcji',
    finish: 'To wszystko',
    lot: (n) => `w tej ofierze: ${n}`,
    takeCard: 'Weź kartę',
    buyFace: 'Kup ściankę',
    forgeHere: 'Wykuj tutaj',
    decline: 'Nie, dziękuję',
    repeat: 'Jeszcze raz',
    keep: 'Zachowaj',
    convert: 'Weź chwałę',
    first: 'najpierw',
    spendTriton: 'Żeton Trytona',
    tapPlace: 'Dotknij ścianki, którą zdejmujesz.',
    tapAnything: 'Dotknij karty albo niszy, aby ją obejrzeć.',
    skip: 'Dotknij, aby pominąć',
    replaces: 'zastępuje',
    over: 'Bogowie policzyli chwałę',
    winner: (names) => (names.length > 1 ? `Wspólne zwycięstwo: ${names.join(', ')}` : `Zwycięstwo: ${names[0] ?? ''}`),
    sources: {
      dice: 'Kości',
      hammer: 'Młot',
      cards: 'Efekty kart',
      lost: 'Zabrane przez Minotaura',
      printed: 'Na kartach',
      score: 'Wynik',
    },
    byRound: 'Chwała runda po rundzie',
    backToTable: 'Pokaż stół',
    seeScores: 'Wyniki',
    guide: {
      dice: { title: 'Twoje kości', text: 'W każdej turze wszyscy rzucają obiema kośćmi. Rozłóż kość, aby zobaczyć sześć ścianek.' },
      reserve: { title: 'Twoje zasoby', text: 'Tu leży wszystko, co zdobywasz. Ponad limit przepada, więc wydawaj w porę.' },
      sanctuary: { title: 'Sanktuarium', text: 'Za złoto kupujesz nowe ścianki. Wybierasz, którą starą każda zastąpi.' },
      islands: { title: 'Wyspy', text: 'Słońcem i księżycem płacisz za karty: chwała na koniec, a często i efekt.' },
      turn: { title: 'Twoja tura', text: 'Jedna akcja: kup ścianki albo weź kartę. Za 2 słońca możesz zagrać jeszcze jedną.' },
    },
    guideNext: 'Dalej',
    guideDone: 'Gramy',
    guideSkip: 'Pomiń przewodnik',
    keys: 'Strzałki: wyspy, S sanktuarium, D kości, U cofnij, E zakończ turę',
    lines: {
      'blacksmiths-hammer': 'Odkładaj tu zdobyte złoto',
      'blacksmiths-chest': 'Twoje limity rosną',
      'silver-hind': 'Co turę: rzut jedną kością',
      'great-bear': 'Przy każdym przegnaniu',
      satyrs: 'Rywale rzucają, bierzesz 2 kości',
      'tenacious-boar': 'Rywal go wykuwa, ty zyskujesz',
      ferryman: 'Sama chwała',
      cerberus: 'Żeton: powtórz dar',
      'helmet-of-invisibility': 'Wykuj ściankę ×3',
      cancer: 'Dwa dary tylko dla ciebie',
      sentinel: 'Dwa dary, odłamki na chwałę',
      hydra: 'Sama chwała',
      typhon: 'Za każdą wykutą ściankę',
      sphinx: 'Cztery rzuty jedną kością',
      cyclops: 'Cztery rzuty, złoto na chwałę',
      gorgon: 'Sama chwała',
      triton: 'Żeton: jedno z tych, raz',
      'mirror-of-the-abyss': 'Wykuj zwierciadło',
      'guardians-owl': 'Co turę: jedno z tych',
      'celestial-ship': 'Wykuj statek: ścianki taniej o 2',
      minotaur: 'Rywale rzucają i tracą',
      'guardians-shield': 'Wykuj tarczę',
      elder: 'Co turę: 3 złota za 4 chwały',
      'wild-spirits': 'Od razu jedno i drugie',
    },
    decimal: decimal(','),
  },
  ru: {
    you: 'Вы',
    bot: 'бот',
    round: 'Раунд',
    of: 'из',
    steps: { blessings: 'Дары', gear: 'Усиления', action: 'Действие', 'extra-action': 'Ещё одно' },
    tabs: { table: 'Стол', dice: 'Кубики', rivals: 'Соперники', odds: 'Шансы', story: 'История' },
    sanctuary: 'Святилище',
    gardens: 'Сады',
    short: 'мало:',
    soldOut: 'нет',
    gone: 'карт нет',
    inLot: 'уже есть',
    none: 'нет',
    here: 'Вы здесь, никто не изгнан',
    free: 'Портал свободен',
    landing: 'Вы приплывёте сюда',
    rolls: (name) => `${name} бросает, если войти`,
    dice: { light: 'Светлый кубик', dark: 'Тёмный кубик' },
    unfold: 'Развернуть',
    fold: 'Свернуть',
    reserve: 'Запас',
    yourCards: 'Ваши карты',
    cardsOf: (name) => `${name}: карты`,
    noCards: 'Подвигов пока нет. Острова ждут.',
    used: 'готово',
    use: 'в дело',
    onCards: 'на картах',
    inAll: 'всего',
    lost: 'пропадёт',
    hammer: 'Молот',
    noHammer: 'Молота пока нет',
    hammerDone: 'Все фазы завершены',
    hammerMore: ['ещё', 'и будет'],
    toHammer: 'Молот',
    toReserve: 'Запас',
    fillsPhase: 'завершает фазу',
    odds: 'Следующий бросок',
    outcomes: '36 исходов',
    any: 'шанс',
    average: 'ср.',
    ifChosen: 'если так выбрать',
    lostToCap: 'Потеря сверх предела:',
    mirrorsNow: 'Зеркало считается как грани, что видны сейчас.',
    trial: (old, fresh) => `После замены: ${old} → ${fresh}`,
    story: 'История',
    pay: 'вы платите',
    gain: 'вы получаете',
    caps: 'пределы растут на',
    wouldLose: (what) => `Пропадёт: ${what}.`,
    ousts: (name) => `${name} возвращается на старт и бросает.`,
    nobodyOusted: 'Никто не изгнан.',
    extra: 'Ещё действие',
    extraShort: '+1 действие',
    afterAction: 'после этого',
    taken: 'уже было',
    end: 'Завершить ход',
    withoutAction: 'без действия',
    finish: 'Это всё',
    lot: (n) => `в подношении: ${n}`,
    takeCard: 'Взять карту',
    buyFace: 'Купить грань',
    forgeHere: 'Выковать здесь',
    decline: 'Нет, спасибо',
    repeat: 'Ещё раз',
    keep: 'Оставить',
    convert: 'Взять славу',
    first: 'сначала',
    spendTriton: 'Жетон Тритона',
    tapPlace: 'Коснитесь грани, которую снимаете.',
    tapAnything: 'Коснитесь карты или ниши, чтобы рассмотреть.',
    skip: 'Коснитесь, чтобы пропустить',
    replaces: 'заменяет',
    over: 'Боги подвели счёт',
    winner: (names) => (names.length > 1 ? `Общая победа: ${names.join(', ')}` : `Победа: ${names[0] ?? ''}`),
    sources: { dice: 'Кубики', hammer: 'Молот', cards: 'Эффекты карт', lost: 'Отнято Минотавром', printed: 'На картах', score: 'Счёт' },
    byRound: 'Слава по раундам',
    backToTable: 'К столу',
    seeScores: 'Счёт',
    guide: {
      dice: { title: 'Ваши кубики', text: 'Каждый ход все бросают оба кубика. Разверните кубик, чтобы увидеть шесть граней.' },
      reserve: { title: 'Ваш запас', text: 'Здесь лежит всё полученное. Сверх предела пропадает: тратьте вовремя.' },
      sanctuary: { title: 'Святилище', text: 'За золото покупают новые грани. Какую старую заменить, решаете вы.' },
      islands: { title: 'Острова', text: 'Солнцем и луной платят за карты: слава в конце, а часто и эффект.' },
      turn: { title: 'Ваш ход', text: 'Одно действие: купить грани или взять карту. За 2 солнца можно ещё одно.' },
    },
    guideNext: 'Дальше',
    guideDone: 'Играем',
    guideSkip: 'Пропустить подсказки',
    keys: 'Стрелки: острова, S святилище, D кубики, U отмена, E конец хода',
    lines: {
      'blacksmiths-hammer': 'Копите здесь золото',
      'blacksmiths-chest': 'Ваши пределы растут',
      'silver-hind': 'Каждый ход: бросок кубика',
      'great-bear': 'При каждом изгнании',
      satyrs: 'Соперники бросают, вам 2 кубика',
      'tenacious-boar': 'Куёт соперник, доход вам',
      ferryman: 'Только слава',
      cerberus: 'Жетон: повтор дара',
      'helmet-of-invisibility': 'Выковать грань ×3',
      cancer: 'Два дара вам одним',
      sentinel: 'Два дара, осколки в славу',
      hydra: 'Только слава',
      typhon: 'За каждую выкованную',
      sphinx: 'Один кубик четыре раза',
      cyclops: 'Четыре броска, золото в славу',
      gorgon: 'Только слава',
      triton: 'Жетон: одно из них',
      'mirror-of-the-abyss': 'Выковать зеркало',
      'guardians-owl': 'Каждый ход: одно из них',
      'celestial-ship': 'Корабль: грани дешевле на 2',
      minotaur: 'Соперники бросают и теряют',
      'guardians-shield': 'Выковать щит',
      elder: 'Каждый ход: 3 золота за 4 славы',
      'wild-spirits': 'Сразу и то и другое',
    },
    decimal: decimal(','),
  },
};
