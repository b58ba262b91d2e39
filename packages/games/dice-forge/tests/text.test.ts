import {
  choices,
  type Game,
  LANGUAGES,
  type Language,
  type Lexicons,
  type Names,
  Play,
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
  type Amounts,
  amounts,
  CARD_IDS,
  CARDS,
  DICE,
  FACE_IDS,
  GARDEN_IDS,
  ISLAND_IDS,
  POOL_IDS,
  type Resource,
} from '../src/content/index.ts';
import { type DiceForgeKind, diceForge } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { amountOf, type ContentNames, listOf, type Naming } from '../src/text/names.ts';
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
const LEXICONS: Lexicons<DiceForgeKind> = { en, pl, ru };
const RULE_IDS = Array.from({ length: 130 }, (_, n) => `DF-${n + 1}`);

const textsOf = (language: Language): string[] => RULES[language].flatMap(({ rules }) => rules.map(({ text }) => text));

describe('the rules drawer', () => {
  it('is whole and well set in every language', () => {
    expect(drawerFaults(RULES, RULE_IDS, ['DF-3', 'DF-4', 'DF-10', 'DF-25', 'DF-35', 'DF-78', 'DF-130'])).toEqual([]);
  });

  it.each(LANGUAGES)('gives each card the cost and glory that are printed on it (%s)', (language) => {
    const inBrackets = (text: string) => (text.match(/\(([^)]*)\)/)?.[1]?.match(/\d+/g) ?? []).map(Number);
    const printed = CARD_IDS.map((card) => [CARDS[card].cost.sun, CARDS[card].cost.moon].filter((n) => n > 0).concat(CARDS[card].glory));
    expect(textsOf(language).slice(80, 104).map(inBrackets)).toEqual(printed);
  });
});

describe('Russian', () => {
  it('is written with ё', () => {
    const withoutDots = /(?<!\p{L})(еще|ее|все же|тем(ный|ного)|дает|берет|зеленый|желтый|счет)(?!\p{L})/u;
    for (const text of textsOf('ru')) expect(text).not.toMatch(withoutDots);
  });
});

describe.each(LANGUAGES)('names (%s)', (language) => {
  const names = NAMES[language];
  const whole = (table: Readonly<Record<string, Naming>>, ids: readonly string[]) => {
    expect(Object.keys(table).toSorted()).toEqual(ids.toSorted());
    for (const { full, short } of Object.values(table)) for (const name of [full, short]) expect(name).toMatch(/\S/);
    expect(new Set(Object.values(table).map(({ full }) => full)).size).toBe(ids.length);
    expect(new Set(Object.values(table).map(({ short }) => short)).size).toBe(ids.length);
  };

  it('name everything in the box, each thing differently', () => {
    whole(names.cards, CARD_IDS);
    whole(names.faces, FACE_IDS);
    whole(names.islands, ISLAND_IDS);
    whole(names.pools, POOL_IDS);
    whole(names.gardens, GARDEN_IDS);
    whole(names.dice, DICE);
  });

  it('say what every card and face does', () => {
    expect(Object.keys(names.cardText).toSorted()).toEqual(CARD_IDS.toSorted());
    expect(Object.keys(names.faceText).toSorted()).toEqual(FACE_IDS.toSorted());
    for (const text of [...Object.values(names.cardText), ...Object.values(names.faceText)]) {
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/\d \p{L}/u);
    }
  });
});

describe('counted nouns', () => {
  const counts = [1, 2, 5, 12, 22, 25];
  const forms = (language: Language, resource: Resource) =>
    counts.map((n) => amountOf(NAMES[language], resource, n).replace('\u00a0', ' '));

  it.each<[Language, Resource, string[]]>([
    ['en', 'gold', ['1 gold', '2 gold', '5 gold', '12 gold', '22 gold', '25 gold']],
    ['en', 'sun', ['1 sun shard', '2 sun shards', '5 sun shards', '12 sun shards', '22 sun shards', '25 sun shards']],
    ['pl', 'gold', ['1 złoto', '2 złota', '5 złota', '12 złota', '22 złota', '25 złota']],
    [
      'pl',
      'moon',
      [
        '1 odłamek księżyca',
        '2 odłamki księżyca',
        '5 odłamków księżyca',
        '12 odłamków księżyca',
        '22 odłamki księżyca',
        '25 odłamków księżyca',
      ],
    ],
    [
      'pl',
      'glory',
      ['1 punkt chwały', '2 punkty chwały', '5 punktów chwały', '12 punktów chwały', '22 punkty chwały', '25 punktów chwały'],
    ],
    ['ru', 'gold', ['1 золото', '2 золота', '5 золота', '12 золота', '22 золота', '25 золота']],
    [
      'ru',
      'sun',
      ['1 осколок солнца', '2 осколка солнца', '5 осколков солнца', '12 осколков солнца', '22 осколка солнца', '25 осколков солнца'],
    ],
    ['ru', 'glory', ['1 очко славы', '2 очка славы', '5 очков славы', '12 очков славы', '22 очка славы', '25 очков славы']],
  ])('decline in %s: %s', (language, resource, expected) => {
    expect(forms(language, resource)).toEqual(expected);
  });

  it('make lists in the order of the tracks, without what is not there', () => {
    expect(listOf(namesPl, { glory: 1, gold: 3, sun: 0 })).toBe('3\u00a0złota, 1\u00a0punkt chwały');
  });

  it('name plain faces by what they give', () => {
    expect(namesEn.faces['sun-1-glory-1'].full).toBe('1\u00a0sun shard + 1\u00a0glory');
    expect(namesPl.faces['choice-gold-3-glory-2'].full).toBe('3\u00a0złota albo 2\u00a0punkty chwały');
    expect(namesRu.faces['choice-gold-1-sun-1-moon-1'].full).toBe('1\u00a0золото, или 1\u00a0осколок солнца, или 1\u00a0осколок луны');
  });
});

describe('sentences', () => {
  const who: Names = (seat) => ['Ann', 'Bob', 'Cid', 'Dot'][seat]!;

  it('tell an overflow, in the nominative after a colon', () => {
    const event = {
      kind: 'gained',
      seat: 0,
      gains: { gold: 1, sun: 0, moon: 0, glory: 2 },
      lost: { gold: 2, sun: 0, moon: 0, glory: 0 },
      source: 'wild-spirits',
    } as const;
    const plain = (language: Language) => LEXICONS[language].events.gained(event, who).replaceAll('\u00a0', ' ');
    expect(plain('en')).toBe('Ann (Wild Spirits): +1 gold, +2 glory. The purse bursts at the seams. Lost: 2 gold.');
    expect(plain('pl')).toBe('Ann (Dzikie duchy): +1 złoto, +2 punkty chwały. Sakiewka pęka w szwach. Przepada: 2 złota.');
    expect(plain('ru')).toBe('Ann (Дикие духи): +1 золото, +2 очка славы. Кошель трещит по швам. Пропадает: 2 золота.');
  });

  it('keep a choice apart from the result beside it', () => {
    const dice = [
      { seat: 1, die: 'light', position: 0, face: 'gold-6' },
      { seat: 1, die: 'dark', position: 2, face: 'choice-gold-3-glory-2' },
    ] as const;
    const text = en.events.rolled({ kind: 'rolled', by: 0, roll: 'theft', source: 'satyrs', dice }, who).replaceAll('\u00a0', ' ');
    expect(text).toBe('The Satyrs set the dice dancing. Bob: 6 gold and (3 gold or 2 glory).');
  });

  it('ask in two short lines of a phone at most, whatever the question is about', () => {
    const longest = Object.fromEntries(LANGUAGES.map((language) => [language, '']));
    for (let game = 0; game < 12; game++) {
      const luck = seeded(`prompts ${game}`);
      const play = new Play<DiceForgeKind>(luck);
      const here = start(diceForge, 4, readOptions(diceForge, 4, { setup: 'random' }), play);
      for (let open = waiting(diceForge, here); open.length > 0; open = waiting(diceForge, here)) {
        for (const { frame } of open)
          for (const language of LANGUAGES) {
            const ask = LEXICONS[language].questions[frame.step as 'action'] as (asked: typeof frame, names: Names) => string;
            const text = ask(frame, () => 'Maksymiliana');
            if (text.length > longest[language]!.length) longest[language] = text;
          }
        const at = open[luck.below(open.length, 'who')]!;
        const all = choices(diceForge, here.state, at.frame);
        playOn(diceForge, here, at, all[luck.below(all.length, 'what')]!, play);
      }
    }
    // 39 letters go into a line of 300 px.
    expect(Object.values(longest).filter((text) => text.length > 78)).toEqual([]);
    expect(Object.values(longest).every((text) => text.length > 40)).toBe(true);
  });

  it('say how much is missing', () => {
    const short = (missing: Partial<Amounts>) =>
      LANGUAGES.map((language) =>
        LEXICONS[language].refusals.short({ why: 'short', rule: 'DF-73', missing: amounts(missing) }, who).replaceAll('\u00a0', ' '),
      );
    expect(short({ sun: 2 })).toEqual(['2 sun shards short', 'Brakuje: 2 odłamki słońca', 'Не хватает: 2 осколка солнца']);
    expect(short({ sun: 5, moon: 1 })).toEqual([
      '5 sun shards and 1 moon shard short',
      'Brakuje: 5 odłamków słońca, 1 odłamek księżyca',
      'Не хватает: 5 осколков солнца, 1 осколок луны',
    ]);
  });

  it('stay whole where no face could be forged and where a mirror sees nothing', () => {
    for (const language of LANGUAGES) {
      const { events } = LEXICONS[language];
      expect(events.unforged({ kind: 'unforged', seat: 1, face: 'ship', card: 'celestial-ship' }, who)).toContain('Bob');
      expect(events.copied({ kind: 'copied', seat: 1 }, who)).not.toMatch(/undefined/);
    }
  });

  it('name every option and value for the host', () => {
    readerOf(diceForge, LEXICONS).options();
  });
});

describe.each([2, 3, 4])('over a random game of %i', (seats) => {
  it.each(['first', 'random'])('everything is worded in all languages (%s setup)', (setup) => {
    const reader = readerOf(diceForge, LEXICONS);
    const chance = seeded(`words ${seats} ${setup}`);
    const play = new Play<DiceForgeKind>(chance, []);
    const position = start(diceForge, seats, readOptions(diceForge as unknown as Game, seats, { setup }) as DiceForgeKind['options'], play);
    for (let move = 0, open = waiting(diceForge, position); open.length > 0; move++, open = waiting(diceForge, position)) {
      reader.position(position);
      if (move % 10 === 0) reader.view(position, undefined);
      const at = open[chance.below(open.length, 'lane')]!;
      const all = choices(diceForge, position.state, at.frame);
      playOn(diceForge, position, at, all[chance.below(all.length, 'answer')]!, play);
    }
    reader.view(position, undefined);
    for (const { event } of play.told!) reader.event(event!);
  });
});

it('whoever plays by words reads what a face and a feat cost, and what they bring', () => {
  const nobody: Names = String;
  const said = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const told = [en, pl, ru].map(({ choices }) => [
    said(choices.buy({ do: 'buy', face: 'sun-1' }, nobody)),
    said(choices.feat({ do: 'feat', card: 'hydra' }, nobody)),
  ]);
  expect(told.map(([face]) => face)).toEqual([
    'Buy a face: 1 sun shard. Price: 3 gold',
    'Kup ściankę: 1 odłamek słońca. Cena: 3 złota',
    'Купить грань: 1 осколок солнца. Цена: 3 золота',
  ]);
  expect(told[0]![1]).toContain('Hydra. Cost: 5 sun shards, 5 moon shards. Gain: 26 glory');
  expect(told[1]![1]).toContain('Hydra. Koszt: 5 odłamków słońca, 5 odłamków księżyca. Zysk: 26 punktów chwały');
  expect(told[2]![1]).toContain('Гидра. Стоимость: 5 осколков солнца, 5 осколков луны. Доход: 26 очков славы');
});
