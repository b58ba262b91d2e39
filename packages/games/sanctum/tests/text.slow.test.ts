import {
  type Chance,
  type ChoiceOf,
  choices,
  type Game,
  LANGUAGES,
  type Language,
  type Lexicons,
  type Names,
  Play,
  type Position,
  playOn,
  type RuleChapter,
  readOptions,
  seeded,
  start,
  waiting,
} from '@astragal/kernel';
import { drawerFaults, readerOf } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ACHIEVEMENTS,
  BLESSING_IDS,
  BONUS_IDS,
  CARD_IDS,
  DEMONS,
  FURY_IDS,
  HERO_IDS,
  LORD_IDS,
  PENALTIES,
  POTIONS,
  type SanctumKind,
  SKILLS,
  type SkillId,
  SLOTS,
  sanctum,
  skillOf,
  TOKENS,
} from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { amountOf, type ContentNames, type Noun, tokensOf } from '../src/text/names.ts';
import { names as namesEn } from '../src/text/names-en.ts';
import { names as namesPl } from '../src/text/names-pl.ts';
import { names as namesRu } from '../src/text/names-ru.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';
import { rules as rulesEn } from '../src/text/rules-en.ts';
import { rules as rulesPl } from '../src/text/rules-pl.ts';
import { rules as rulesRu } from '../src/text/rules-ru.ts';

const RULES: Readonly<Record<Language, readonly RuleChapter[]>> = { en: rulesEn, pl: rulesPl, ru: rulesRu };
const NAMES: Readonly<Record<Language, ContentNames>> = { en: namesEn, pl: namesPl, ru: namesRu };
const LEXICONS: Lexicons<SanctumKind> = { en, pl, ru };

/** The rules are numbered in groups, with gaps between them. */
const GROUPS = [
  [1, 51],
  [60, 66],
  [70, 78],
  [80, 82],
  [90, 100],
  [104, 107],
  [110, 120],
  [125, 130],
  [135, 135],
  [140, 142],
  [145, 149],
] as const;
const RULE_IDS = GROUPS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => `S-${first + n}`));

const textsOf = (language: Language): string[] => RULES[language].flatMap(({ rules }) => rules.map(({ text }) => text));
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the rules drawer', () => {
  it('is whole and well set in every language', () => {
    expect(drawerFaults(RULES, RULE_IDS)).toEqual([]);
  });
});

describe('Russian', () => {
  it('is written with ё', () => {
    const withoutDots = /(?<!\p{L})(еще|ее|ждет|дает|берет|идет|пьет|ревет|рев|зеленый|черный|счет|ведет)(?!\p{L})/u;
    const all = [
      ...textsOf('ru'),
      ...Object.values(namesRu.items),
      ...Object.values(namesRu.skillText),
      ...Object.values(namesRu.itemText),
    ];
    for (const text of all) expect(text).not.toMatch(withoutDots);
  });
});

describe.each(LANGUAGES)('names (%s)', (language) => {
  const names = NAMES[language];
  const whole = (table: Readonly<Record<string, string>>, ids: readonly string[], different = ids.length) => {
    expect(Object.keys(table).toSorted()).toEqual([...ids].toSorted());
    for (const name of Object.values(table)) {
      expect(name).toMatch(/\p{L}/u);
      expect(name).not.toMatch(/["'`]|\d \p{L}|undefined/u);
    }
    expect(new Set(Object.values(table)).size).toBe(different);
  };

  it('name everything in the box, each thing differently', () => {
    whole(names.heroes, HERO_IDS);
    whole(names.skills, Object.keys(SKILLS));
    whole(names.demons, Object.values(DEMONS).flat());
    whole(names.items, CARD_IDS);
    whole(names.slots, SLOTS);
    whole(names.potions, POTIONS);
    whole(names.achievements, ACHIEVEMENTS);
    whole(names.bonuses, BONUS_IDS);
    whole(names.penalties, PENALTIES);
    whole(names.acts, ['I', 'II', 'III', 'IV', 'V', 'VI']);
    // Two tiles each give a stamina or a focus token.
    whole(names.blessings, BLESSING_IDS, BLESSING_IDS.length - 2);
  });

  it('say what everything does', () => {
    const said = (table: Readonly<Record<string, string>>, ids: readonly string[]) => whole(table, ids, new Set(Object.values(table)).size);
    said(names.heroText, HERO_IDS);
    said(names.skillText, Object.keys(SKILLS));
    said(names.itemText, CARD_IDS);
    said(names.blessingText, BLESSING_IDS);
    said(names.achievementText, ACHIEVEMENTS);
    said(names.bonusText, BONUS_IDS);
    said(names.cards, [...LORD_IDS, ...FURY_IDS]);
    said(names.cardText, [...LORD_IDS, ...FURY_IDS]);
  });

  it('give each tile exactly its tokens', () => {
    const tiles = (Object.keys(SKILLS) as SkillId[]).filter((id) => skillOf(id).kind === 'tile');
    for (const id of tiles) {
      const tokens = TOKENS.map((token) => skillOf(id)[token]).filter((n) => n > 0);
      expect(numbersIn(names.skillText[id]), id).toEqual(tokens);
    }
  });

  it('give skill cards the numbers of the English text', () => {
    for (const id of Object.keys(SKILLS) as SkillId[]) expect(numbersIn(names.skillText[id]), id).toEqual(numbersIn(namesEn.skillText[id]));
  });
});

describe('counted nouns', () => {
  const counts = [1, 2, 5, 12, 22];
  it.each<[Language, Noun, string]>([
    ['en', 'stamina', '1 stamina token, 2 stamina tokens, 5 stamina tokens, 12 stamina tokens, 22 stamina tokens'],
    ['en', 'damage', '1 damage, 2 damage, 5 damage, 12 damage, 22 damage'],
    ['pl', 'wound', '1 rana, 2 rany, 5 ran, 12 ran, 22 rany'],
    ['pl', 'focus', '1 żeton skupienia, 2 żetony skupienia, 5 żetonów skupienia, 12 żetonów skupienia, 22 żetony skupienia'],
    ['ru', 'wound', '1 повреждение, 2 повреждения, 5 повреждений, 12 повреждений, 22 повреждения'],
    ['ru', 'level', '1 уровень, 2 уровня, 5 уровней, 12 уровней, 22 уровня'],
  ])('decline in %s: %s', (language, noun, expected) => {
    expect(counts.map((n) => plain(amountOf(NAMES[language], noun, n))).join(', ')).toBe(expected);
  });

  it('make lists of tokens without what is not there', () => {
    expect(plain(tokensOf(namesPl, { stamina: 2, focus: 1 }))).toBe('2 żetony wytrwałości, 1 żeton skupienia');
    expect(tokensOf(namesPl, { stamina: 0, focus: 0 })).toBe('');
  });
});

describe('texts from the tables', () => {
  it('tell an item: kind, level, cost, abilities, flames', () => {
    expect(plain(namesEn.itemText['mirror-cuirass'])).toBe(
      'Armour, level II. Cost: blue gem, red gem. Block 4 damage (purple space ×2). Raise or lower 1 die by exactly 1 (blue space).',
    );
    expect(plain(namesPl.itemText['jade-leaf'])).toBe(
      'Amulet, poziom II. Koszt: zielony klejnot ×2. Po założeniu: 1 żeton wytrwałości, 1 żeton skupienia.',
    );
    expect(plain(namesRu.itemText['feathered-cap'])).toBe(
      'Шлем, уровень I. Цена: зелёный кристалл. Прибавьте к 1 кубику любое число (синяя ячейка).',
    );
  });

  it('tell the two doors of a card', () => {
    expect(plain(namesEn.cardText['lord-3'])).toBe('one die fewer in the next fight, or take 2 wounds');
    expect(plain(namesPl.cardText['lord-24'])).toBe('utrata 1 błogosławieństwa i wyleczenie 1 rany albo 1 rana');
    expect(plain(namesRu.cardText['fury-7'])).toBe('только изменённые кубики на этой карте или 2 повреждения');
  });

  it('tell what an achievement and a bonus ask for', () => {
    expect(plain(namesEn.achievementText['equip-3'])).toBe('equipped items with 10 levels in all');
    expect(plain(namesEn.bonusText['blue-3'])).toBe('1 gem climbs from blue III to blue II');
  });
});

describe('sentences', () => {
  const who: Names = (seat) => ['Ann', 'Bob', 'Cid', 'Dot'][seat]!;
  const said = <N extends SanctumKind['event']['kind']>(event: Extract<SanctumKind['event'], { kind: N }>): string[] =>
    LANGUAGES.map((language) => plain((LEXICONS[language].events[event.kind] as (e: typeof event, who: Names) => string)(event, who)));

  it('tell a roll with the silver die, without it, and with no dice at all', () => {
    expect(said({ kind: 'rolled', seat: 0, dice: [5, 3, 4], silver: true })).toEqual([
      'Ann rolls: 5, 3, silver 4.',
      'Ann rzuca: 5, 3, srebrna kość 4.',
      'Ann бросает: 5, 3, серебряный кубик 4.',
    ]);
    expect(said({ kind: 'rolled', seat: 1, dice: [2], silver: true })[0]).toBe('Bob rolls: silver 2.');
    expect(said({ kind: 'rolled', seat: 1, dice: [], silver: false })[0]).toBe('Bob reaches for the dice and finds none.');
  });

  it('tell a change by what made it, even from 2 to 2', () => {
    const event = { kind: 'die-changed', seat: 1, die: 0, from: 3, to: 6, by: 'feathered-cap' } as const;
    expect(said(event)).toEqual([
      'Feathered Cap: Bob turns 3 into 6.',
      'Czapka z piórkami: Bob zmienia 3 na 6.',
      'Оперённая шляпа: Bob меняет 3 на 6.',
    ]);
    expect(said({ ...event, from: 2, to: 2, by: 'rage' })[0]).toBe('Rage: Bob keeps the 2, and it counts as modified.');
  });

  it('[S-61] name a blessing to its owner alone', () => {
    const event = { kind: 'achieved', seat: 0, achievement: 'gem-1' } as const;
    expect(said(event)[0]).toBe('Ann is first: Gem Mastery I.');
    expect(said({ ...event, blessing: 'shield-2' })[0]).toBe('Ann is first: Gem Mastery I. The tile hides: Small Aegis.');
  });

  it('stay whole where nothing is left', () => {
    expect(said({ kind: 'roared', cards: 0 })[0]).toBe('The Demon Lord roars, but no card is left.');
    expect(said({ kind: 'blessings-revealed', seat: 2, blessings: [] })[0]).toBe('Cid has no blessing to unveil, only courage.');
    expect(said({ kind: 'deck-reshuffled', cards: 7 })[1]).toBe('Pokonane karty wracają do talii Władcy Demonów: 7.');
    expect(said({ kind: 'finished', winners: [0, 2] })[2]).toBe('Сказание окончено. Общая победа: Ann, Cid.');
  });

  it('ask in two short lines of a phone at most, whatever the question is about', () => {
    const asked: readonly SanctumKind['frame'][] = [
      ...['casting', 'turn', 'set', 'loot', 'potions', 'aside', 'attack', 'block', 'spoils', 'trophy', 'end'].map((step) => ({ step })),
      ...BONUS_IDS.map((card) => ({ step: 'bonus-gem', card })),
      ...POTIONS.map((potion) => ({ step: 'dose', potion })),
      ...[1, 4].map((left) => ({ step: 'level', left })),
      ...[true, false].map((last) => ({ step: 'rest', last })),
      ...LORD_IDS.flatMap((card) => ['effect', 'penalty'].map((step) => ({ step, card }))),
    ].map((frame) => ({ ...frame, seat: 0 }) as unknown as SanctumKind['frame']);
    const texts = LANGUAGES.flatMap((language) =>
      asked.map((frame) => (LEXICONS[language].questions[frame.step as 'end'] as (asked: typeof frame, who: Names) => string)(frame, who)),
    );
    // 39 letters go into a line of 300 px.
    expect(texts.filter((text) => text.length > 78)).toEqual([]);
    expect(texts.filter((text) => text.length > 60).length).toBeGreaterThan(10);
  });

  it('say why not', () => {
    const refusal = { why: 'no-space', rule: 'S-115', colour: 'blue' } as const;
    expect(LANGUAGES.map((language) => plain(LEXICONS[language].refusals['no-space'](refusal, who)))).toEqual([
      'No free ability space left: blue space',
      'Brak wolnego pola zdolności: niebieskie pole',
      'Нет свободной ячейки способности: синяя ячейка',
    ]);
    expect(en.refusals['wrong-space']({ why: 'wrong-space', rule: 'S-46', slot: 'boots' }, who)).toBe('The item does not fit here: boots');
  });

  it('name every option and value for the host', () => {
    readerOf(sanctum, LEXICONS).options();
  });
});

describe('over whole games', () => {
  const reader = readerOf(sanctum, LEXICONS);

  /** Nobody dies by accident: random heroes would rarely see the Final Battle, let alone win it. */
  function nurse({ state }: Position<SanctumKind>): void {
    for (const hero of state.heroes) if (hero.fate === 'alive' && hero.health < 7 && state.round < 9) hero.health = 7;
  }

  /** What a hero who wants to live does first. */
  const EAGER = [
    ['double', 'hit', 'shield', 'dodge', 'hinder', 'venom', 'ward', 'climb', 'equip', 'suffer'],
    ['use', 'flip', 'copy', 'crush', 'invoke', 'partner', 'breach', 'fight', 'rest', 'drink'],
  ];
  function decide<C extends { readonly do: string }>(choices: readonly C[], chance: Chance): C {
    const eager = EAGER.map((wanted) => choices.filter((choice) => wanted.includes(choice.do))).find(({ length }) => length > 0);
    const from = eager && chance.below(6, 'eagerness') > 0 ? eager : choices;
    return from[chance.below(from.length, 'answer')]!;
  }

  it.each([
    [2, 'random', 'normal'],
    [2, 'draft', 'infernal'],
    [3, 'choice', 'hard'],
    [4, 'random', 'infernal'],
    [4, 'draft', 'nightmare'],
  ] as const)('everything is worded in all languages (%i players, %s heroes, %s)', (seats, heroes, difficulty) => {
    const chance = seeded(`words ${seats} ${heroes} ${difficulty}`);
    const play = new Play<SanctumKind>(chance, []);
    const host = readOptions(sanctum as unknown as Game, seats, { heroes, difficulty }) as SanctumKind['options'];
    const position = start(sanctum, seats, host, play);
    for (let move = 0, open = waiting(sanctum, position); open.length > 0; move++, open = waiting(sanctum, position)) {
      if (move % 7 === 0) reader.position(position);
      if (move % 50 === 0) reader.view(position, undefined, 0);
      nurse(position);
      const at = open[chance.below(open.length, 'lane')]!;
      playOn(sanctum, position, at, decide(choices(sanctum, position.state, at.frame), chance), play);
    }
    reader.view(position, undefined, 0);
    expect(position.state.phase).toBe('over');
    for (const { event } of play.told!) if (event) reader.event(event);
  });

  it('what games rarely reach is worded too', () => {
    const events: SanctumKind['event'][] = [
      { kind: 'healed', seat: 0, health: 11 },
      { kind: 'deck-reshuffled', cards: 5 },
      { kind: 'track-shortened', seat: 1, mark: 3 },
      { kind: 'rolled', seat: 0, dice: [], silver: false },
    ];
    const choices: ChoiceOf<SanctumKind>[] = [
      { do: 'double', die: 0, foe: 0, location: 0, other: 1, second: 1 },
      { do: 'crush', die: 1, to: 3 },
      { do: 'surge', slot: 'helmet', well: 0 },
      { do: 'venom', potion: 'red' },
      { do: 'forfeit', blessing: 'set-1' },
      { do: 'drain', potion: 'blue', slot: 'boots', well: 1 },
      { do: 'lose', die: 2 },
    ];
    const reasons: SanctumKind['refusal'][] = [
      { why: 'wrong-space', rule: 'S-46', slot: 'amulet' },
      { why: 'no-token', rule: 'S-112', token: 'focus' },
      { why: 'no-space', rule: 'S-126', colour: 'any' },
      { why: 'rage-inactive', rule: 'S-128' },
      { why: 'no-die', rule: 'S-129' },
    ];
    for (const event of events) reader.event(event);
    for (const choice of choices) reader.say('choices', choice.do, choice);
    for (const refusal of reasons) reader.say('refusals', refusal.why, refusal);
  });
});
