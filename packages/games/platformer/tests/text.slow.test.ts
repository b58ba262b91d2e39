import { type Bot, mindOf, random, sightOf } from '@astragal/bots';
import {
  type ChoiceOf,
  LANGUAGES,
  type Language,
  type Lexicons,
  type Names,
  Play,
  type Position,
  playOn,
  type RuleChapter,
  read,
  readOptions,
  seeded,
  start,
  waiting,
} from '@astragal/kernel';
import { drawerFaults, readerOf } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ARTIFACT_IDS,
  ATTACK_IDS,
  arrange,
  BOSS_IDS,
  BOSSES,
  bots,
  CARDS,
  EVENT_IDS,
  FOE_IDS,
  FOES,
  fieldAt,
  HERO_IDS,
  HEROES,
  type PlatformerFrame,
  type PlatformerKind,
  type PlatformerOptions,
  PRINTS,
  platformer,
  RANGES,
  SYMBOLS,
  TILE_IDS,
  TOKEN_IDS,
} from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { amountOf, type ContentNames, type Noun, objectOf, placeOf, riches } from '../src/text/names.ts';
import { names as namesEn } from '../src/text/names-en.ts';
import { names as namesPl } from '../src/text/names-pl.ts';
import { names as namesRu } from '../src/text/names-ru.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';
import { rules as rulesEn } from '../src/text/rules-en.ts';
import { rules as rulesPl } from '../src/text/rules-pl.ts';
import { rules as rulesRu } from '../src/text/rules-ru.ts';
import { at, tower } from './helpers.ts';

const RULES: Readonly<Record<Language, readonly RuleChapter[]>> = { en: rulesEn, pl: rulesPl, ru: rulesRu };
const NAMES: Readonly<Record<Language, ContentNames>> = { en: namesEn, pl: namesPl, ru: namesRu };
const LEXICONS: Lexicons<PlatformerKind> = { en, pl, ru };

const RULE_IDS = Array.from({ length: 124 }, (_, n) => `P-${n + 1}`);

const textsOf = (language: Language): string[] => RULES[language].flatMap(({ rules }) => rules.map(({ text }) => text));
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const who: Names = (seat) => ['Ann', 'Bob', 'Cid', 'Dot'][seat]!;

describe('the rules drawer', () => {
  it('is whole and well set in every language', () => {
    expect(drawerFaults(RULES, RULE_IDS)).toEqual([]);
  });
});

describe('Russian', () => {
  it('is written with ё', () => {
    const withoutDots =
      /(?<!\p{L})(еще|ее|ждет|дает|берет|идет|пьет|бьет|встает|зовет|несется|остается|счет|ведет|твердый|прием|звезд|знамен|живет)(?!\p{L})/u;
    const tables = [namesRu.cards, namesRu.cardText, namesRu.foeText, namesRu.eventText, namesRu.attackText, namesRu.tiles];
    for (const text of [...textsOf('ru'), ...tables.flatMap((table) => Object.values<string>(table))])
      expect(text).not.toMatch(withoutDots);
  });
});

describe.each(LANGUAGES)('names (%s)', (language) => {
  const names = NAMES[language];
  const whole = (table: Readonly<Record<string, string>>, ids: readonly string[], different = ids.length) => {
    expect(Object.keys(table).toSorted()).toEqual([...ids].toSorted());
    for (const name of Object.values(table)) {
      expect(name).toMatch(/\p{L}/u);
      expect(name).not.toMatch(/["'`]|\d \p{L}|undefined|NaN/u);
    }
    expect(new Set(Object.values(table)).size).toBe(different);
  };

  it('name everything in the box, each thing differently', () => {
    whole(names.heroes, HERO_IDS);
    whole(names.shortHeroes, HERO_IDS);
    whole(names.foes, FOE_IDS);
    whole(names.foeObjects, FOE_IDS);
    whole(names.cards, Object.keys(CARDS));
    whole(names.events, EVENT_IDS);
    whole(names.attacks, ATTACK_IDS);
    whole(names.tokens, TOKEN_IDS);
    whole(names.tiles, TILE_IDS);
    whole(names.symbols, [...SYMBOLS, 'blank']);
    whole(names.prints, PRINTS);
    whole(names.ranges, RANGES);
  });

  it('say what everything does', () => {
    const said = (table: Readonly<Record<string, string>>, ids: readonly string[], english: Readonly<Record<string, string>>) => {
      whole(table, ids, new Set(Object.values(table)).size);
      for (const id of ids) {
        expect(numbersIn(table[id]!).toSorted(), id).toEqual(numbersIn(english[id]!).toSorted());
        expect(table[id]).toMatch(/[.!]$/);
      }
    };
    said(names.heroText, HERO_IDS, namesEn.heroText);
    said(names.foeText, FOE_IDS, namesEn.foeText);
    said(names.cardText, Object.keys(CARDS), namesEn.cardText);
    said(names.deedText, ARTIFACT_IDS, namesEn.deedText);
    said(names.eventText, EVENT_IDS, namesEn.eventText);
    said(names.attackText, ATTACK_IDS, namesEn.attackText);
    said(names.tokenText, TOKEN_IDS, namesEn.tokenText);
    said(names.bossText, BOSS_IDS, namesEn.bossText);
  });

  it('give heroes and enemies the numbers of their cards', () => {
    for (const hero of HERO_IDS) expect(numbersIn(names.heroText[hero])[0], hero).toBe(HEROES[hero].health);
    for (const foe of FOE_IDS) {
      const { kind, health, damage, coins, gems } = FOES[foe];
      const printed = kind === 'boss' ? [damage] : [health, damage, ...[coins, gems].filter((n) => n > 0)];
      expect(numbersIn(names.foeText[foe]).slice(0, printed.length), foe).toEqual(printed);
    }
  });
});

describe('texts from the tables', () => {
  it('tell a hero: hearts, star, ability', () => {
    expect(LANGUAGES.map((language) => plain(NAMES[language].heroText.sweety))).toEqual([
      '5 hearts. Star: sword or boot. Passive: every hand you use counts 1 higher.',
      '5 serc. Gwiazda: miecz albo but. Pasywnie: każda użyta dłoń liczy się o 1 więcej.',
      '5 сердец. Звезда: меч или сапог. Пассивно: каждая ваша ладонь считается на 1 сильнее.',
    ]);
    expect(plain(namesEn.heroText.calla)).toContain('Once per turn: turn one unused die');
  });

  it('tell an enemy, a minion and a boss', () => {
    expect(plain(namesPl.foeText.treant)).toBe(
      'Stopień II. Zdrowie 2, obrażenia 2. Łup: 2 monety, 1 klejnot. Korzenie: bohater, który wykona ruch na sąsiednie pole, zostaje od razu zaatakowany.',
    );
    expect(plain(namesRu.foeText.guard)).toBe('Прихвостень. Здоровье 2, урон 1. Добыча: 1 самоцвет.');
    expect(plain(namesEn.foeText.medusa)).toBe('Boss. Strength 2.');
  });

  it('tell a passive card, one to exhaust, and a potion', () => {
    expect(plain(namesEn.cardText.buckler)).toBe('Passive: in every turn, yours or not, the first attack on you deals 1 wound less.');
    expect(plain(namesPl.cardText['speed-boots'])).toBe('Zużyj: wykonaj ruch o 1 pole.');
    expect(plain(namesRu.cardText.rage)).toBe('Ваша следующая атака в этот ход наносит на 2 раны больше.');
  });

  it('tell a boss card step by step, and a token with the way to be rid of it', () => {
    expect(plain(namesEn.attackText.m1)).toBe(
      'The boss attacks every hero in the boss’s row who holds “Stone Legs”. Every hero in the boss’s row receives “Stone Legs”.',
    );
    expect(plain(namesPl.attackText.k3)).toBe('Boss atakuje każdego bohatera tuż obok bossa, o 1 ranę mocniej.');
    expect(plain(namesRu.tokenText.chain)).toBe('Лестницы вас не держат. Чтобы его сбросить, потратьте символ: меч.');
  });
});

describe('counted nouns', () => {
  const counts = [1, 2, 5, 12, 22];
  it.each<[Language, Noun, string]>([
    ['en', 'wound', '1 wound, 2 wounds, 5 wounds, 12 wounds, 22 wounds'],
    ['pl', 'coin', '1 moneta, 2 monety, 5 monet, 12 monet, 22 monety'],
    ['pl', 'heart', '1 serce, 2 serca, 5 serc, 12 serc, 22 serca'],
    ['ru', 'gem', '1 самоцвет, 2 самоцвета, 5 самоцветов, 12 самоцветов, 22 самоцвета'],
    ['ru', 'field', '1 клетка, 2 клетки, 5 клеток, 12 клеток, 22 клетки'],
  ])('decline in %s: %s', (language, noun, expected) => {
    expect(counts.map((n) => plain(amountOf(NAMES[language], noun, n))).join(', ')).toBe(expected);
  });

  it('have their own forms as objects', () => {
    expect(plain(objectOf(namesPl, 'coin', 1))).toBe('1 monetę');
    expect(plain(objectOf(namesRu, 'field', 21))).toBe('21 клетку');
    expect(plain(objectOf(namesPl, 'gem', 1))).toBe('1 klejnot');
  });

  it('make lists without what is not there', () => {
    expect(plain(riches(namesPl, 2, 1))).toBe('2 monety, 1 klejnot');
    expect(plain(riches(namesPl, 0, 5))).toBe('5 klejnotów');
    expect(riches(namesPl, 0, 0)).toBe('');
  });
});

describe('fields', () => {
  it('are named by level, row and column, from below and from the left', () => {
    expect(LANGUAGES.map((language) => plain(placeOf(NAMES[language], fieldAt(1, 0, 7))))).toEqual([
      'level II, row 1, column 8',
      'poziom II, rząd 1, kolumna 8',
      'уровень II, ряд 1, столбец 8',
    ]);
  });

  it('are told with what is on them', () => {
    const play = tower({
      levels: [{ cells: ['........', '........', '........', 'ct......'], ladders: ['........', '........', '........', '..H.....'] }],
      climbers: [{ hero: 'sweety', at: at(1, 1, 3) }],
      enemies: [['treant', at(1, 0, 4)]],
    });
    const level = en.describe(play.state, who).find(({ title }) => title.startsWith('Level I:'))!;
    expect(level.lines.map(plain)).toContain('Row 2. Column 4: Ann (Sweety).');
    expect(level.lines.map(plain).at(-1)).toMatch(/column 2: trap, ground; column 3: ladder, ground; .*column 5: Treant, ground/);
  });
});

describe('sentences', () => {
  const said = <N extends PlatformerKind['event']['kind']>(event: Extract<PlatformerKind['event'], { kind: N }>): string[] =>
    LANGUAGES.map((language) => plain((LEXICONS[language].events[event.kind] as (e: typeof event, who: Names) => string)(event, who)));

  it('tell a roll', () => {
    expect(said({ kind: 'rolled', seat: 0, dice: ['boot', 'sword', 'boot', 'star', 'hand'], enemyDie: 'left' })).toEqual([
      'Ann rolls: boot ×2, sword, star, hand. Enemy die: left.',
      'Ann rzuca: but ×2, miecz, gwiazda, dłoń. Kość wrogów: w lewo.',
      'Ann бросает: сапог ×2, меч, звезда, ладонь. Кубик врагов: влево.',
    ]);
  });

  it('tell a Move by its direction', () => {
    const [from, up, left] = [at(1, 0, 3), at(1, 1, 3), at(1, 0, 2)];
    expect(said({ kind: 'hero-moved', seat: 1, from, to: up, how: 'move' })).toEqual([
      'Bob hops up: level I, row 2.',
      'Bob skacze w górę: poziom I, rząd 2.',
      'Bob прыгает вверх: уровень I, ряд 2.',
    ]);
    expect(said({ kind: 'hero-moved', seat: 1, from, to: left, how: 'move' })[0]).toBe('Bob steps left: level I, row 1.');
    expect(said({ kind: 'hero-moved', seat: 1, from, to: left, how: 'push', by: 0 })[1]).toBe(
      'Ann rozpycha się łokciami, Bob ustępuje miejsca: poziom I, rząd 1.',
    );
  });

  it('[P-21] call a place by what stands there', () => {
    expect(said({ kind: 'hero-moved', seat: 1, from: 40, to: 41, how: 'move', on: 'shop' })).toEqual([
      'Bob steps right: the shop on level II.',
      'Bob idzie w prawo: sklep na poziomie II.',
      'Bob идёт вправо: лавка на уровне II.',
    ]);
    expect(said({ kind: 'enemy-moved', enemy: 'golem', from: 0, to: 1, how: 'push', by: 1, on: 'trap' })[0]).toBe(
      'Bob pushes the Stone Golem: the trap on level I.',
    );
  });

  it('lead with what to do, in at most two short lines of a phone', () => {
    const frames = [
      { step: 'respawn', seat: 0, first: true },
      { step: 'respawn', seat: 0, first: false },
      { step: 'actions', seat: 0 },
      { step: 'walk', seat: 0, points: 4, boot: true, up: false, begun: true },
      { step: 'strike', seat: 0, at: 3, wounds: 12, dice: 2, raised: 0 },
      { step: 'handling', seat: 0, at: 3, points: 2, dice: true, begun: true },
      { step: 'shedding', seat: 0, token: 'stone-arm' },
      { step: 'special', seat: 0 },
      { step: 'ladder', seat: 0 },
    ] as const;
    for (const lexicon of [en, pl, ru])
      for (const frame of frames) {
        const ask = lexicon.questions[frame.step] as (frame: PlatformerFrame, who: (seat: number) => string) => string;
        expect(ask(frame, String).length, ask(frame, String)).toBeLessThanOrEqual(76);
      }
    expect(en.questions.respawn({ step: 'respawn', seat: 0, first: true }, String)).toMatch(/^Enter the tower/);
  });

  it('inflect enemies where they are objects', () => {
    const event = { kind: 'struck', seat: 0, enemy: 'werewolf', at: 0, wounds: 3, health: 3 } as const;
    expect(said(event)).toEqual(['Ann strikes the Werewolf: 3 of 3!', 'Ann atakuje Wilkołaka: 3 z 3!', 'Ann атакует Оборотня: 3 из 3!']);
    expect(said({ ...event, wounds: 1 })[0]).toBe('Ann strikes the Werewolf: 1 of 3. It only tickles.');
    expect(said({ kind: 'enemy-moved', enemy: 'gargoyle', from: 0, to: 1, how: 'hand', by: 1 })[2]).toBe(
      'Bob двигает Горгулью: уровень I, ряд 1.',
    );
  });

  it('tell wounds and where they come from', () => {
    const event = { kind: 'wounded', seat: 2, wounds: 1, hearts: 3, source: 'trap' } as const;
    expect(said(event)).toEqual([
      'Snap, a trap! Cid takes 1 wound. Hearts left: 3.',
      'Trzask, pułapka! Cid odnosi 1 ranę. Serca: 3.',
      'Щёлк, ловушка! Cid получает 1 рану. Сердца: 3.',
    ]);
    expect(said({ kind: 'attacked', enemy: 'treant', at: 0, seat: 0, wounds: 0, why: 'die' })[1]).toBe(
      'Drzewiec atakuje, broni się Ann. Bez ran.',
    );
  });

  it('say why not', () => {
    const refusal = { why: 'coins', rule: 'P-53', need: 6, have: 4 } as const;
    expect(LANGUAGES.map((language) => plain(LEXICONS[language].refusals.coins(refusal, who)))).toEqual([
      'Missing: 2 coins',
      'Brakuje: 2 monety',
      'Не хватает: 2 монеты',
    ]);
    expect(en.refusals.exhausted({ why: 'exhausted', rule: 'P-55' }, who)).toBe('Already used this turn');
  });

  it('name every option and value for the host', () => {
    readerOf(platformer, LEXICONS).options();
  });
});

describe('over whole games', () => {
  const reader = readerOf(platformer, LEXICONS);
  const rambler: Bot<PlatformerKind> = bots.find(({ name }) => name === 'rambler')!;
  type Change = (position: Position<PlatformerKind>) => void;

  /** Plays by whim, wording questions, answers and the table now and then, and every event at the end. */
  function wordGame(seats: number, given: Partial<PlatformerOptions>, seed: string, change: Change = () => {}): Set<string> {
    const think = seeded(`${seed}/think`);
    const play = new Play<PlatformerKind>(seeded(seed), []);
    const host = readOptions(platformer as never, seats, { ...given, rounds: '30' }) as PlatformerOptions;
    const position = start(platformer, seats, host, play);
    change(position);
    for (let move = 0, open = waiting(platformer, position); open.length > 0 && move < 500; move++, open = waiting(platformer, position)) {
      if (move % 13 === 0) reader.position(position);
      if (move % 90 === 0) reader.view(position, undefined);
      const { seat } = open[0]!;
      const bot = think.below(4, 'mood') === 0 ? (random as Bot<PlatformerKind>) : rambler;
      const answer = read(platformer, position, seat, bot.answer(sightOf(platformer, position, seat), mindOf(think)))!;
      playOn(platformer, position, answer.at, answer.choice, play);
    }
    reader.view(position, undefined);
    for (const { event } of play.told!) reader.event(event!);
    return new Set(play.told!.map(({ event }) => event!.kind));
  }

  it.each<[number, Partial<PlatformerOptions>]>([
    [1, { maze: 'forest', boss: 'ikee', artifacts: 'yes' }],
    [2, { maze: 'void', boss: 'medusa', heroes: 'chosen', artifacts: 'yes' }],
    [4, { maze: 'mixed', boss: 'ikee', map: 'bigger', askLadderOwners: 'yes' }],
  ])('everything is worded in all languages (%i players, %o)', (seats, given) => {
    expect(wordGame(seats, given, `words ${seats}`)).toContain('hero-moved');
  });

  it.each(['medusa', 'ikee'] as const)('the boss level is worded too (%s)', (boss) => {
    const ready = { entered: true, at: -1, gems: 2, coins: 5 };
    const kinds = wordGame(2, { boss, maze: 'forest' }, `boss ${boss}`, ({ state }) =>
      arrange(state, {
        levels: [
          ['F01', 'F02'],
          ['F03', 'F04'],
          ['F05', 'F06'],
          ['FB1', 'FB2'],
        ],
        lowest: 3,
        climbers: [ready, ready],
        enemies: [
          [boss, at(4, 3, 0)],
          [BOSSES[boss].minion, at(4, 3, 4)],
        ],
        bossTokens: [at(4, 1, 1), at(4, 1, 2), at(4, 3, 5)],
      }),
    );
    for (const kind of ['boss-turn-began', 'boss-card-drawn']) expect(kinds).toContain(kind);
  });

  it('what games rarely reach is worded too', () => {
    const score = { events: 6, enemies: 10, overkill: 2, gems: 3, coins: 5, total: 26 };
    const events: PlatformerKind['event'][] = [
      { kind: 'hero-moved', seat: 0, from: 1, to: 2, how: 'push' },
      { kind: 'hero-moved', seat: 0, from: 1, to: 2, how: 'placement' },
      { kind: 'enemy-moved', enemy: 'ikee', from: 1, to: 2, how: 'charge' },
      { kind: 'enemy-moved', enemy: 'serpent', from: 1, to: 2, how: 'push' },
      { kind: 'boot-lost', seat: 0 },
      { kind: 'coins-lost', seat: 0, coins: 2 },
      { kind: 'gem-appeared', at: 3 },
      { kind: 'boss-card-cancelled', seat: 0, card: 'm1' },
      { kind: 'artifact-claimed', seat: 0, artifact: 'lodestone', from: 1 },
      ...(['attack', 'trap', 'thorn-cap', 'token', 'boss-card', 'rockfall'] as const).map(
        (source) => ({ kind: 'wounded', seat: 0, wounds: 1, hearts: 2, source }) as const,
      ),
      ...(['die', 'leaving', 'roots', 'boss-card'] as const).map(
        (why) => ({ kind: 'attacked', enemy: 'guard', at: 1, seat: 0, wounds: 0, why }) as const,
      ),
      ...(['fainted', 'events', 'rounds'] as const).map((why) => ({ kind: 'game-lost', seat: 0, why }) as const),
      { kind: 'game-won', seat: 0, boss: 'medusa' },
      { kind: 'scored', seat: 0, score },
    ];
    const choices: ChoiceOf<PlatformerKind>[] = [
      { do: 'raise', token: 'banner' },
      { do: 'portal-push', to: 1, out: 2 },
      { do: 'turn', die: 0, to: 'star' },
      { do: 'copy', die: 1, from: 2 },
      { do: 'pull', from: 9 },
      { do: 'shed', token: 'chain' },
      { do: 'fuse', die: 0, with: 5, as: 'sword', gems: 3 },
      { do: 'respawn', to: 4 },
    ];
    const reasons: PlatformerKind['refusal'][] = [
      { why: 'heavy', rule: 'P-25', need: 2, have: 1 },
      { why: 'closed-area', rule: 'P-112' },
      { why: 'no-room', rule: 'P-77' },
      { why: 'no-way', rule: 'P-45' },
    ];
    for (const event of events) reader.event(event);
    for (const choice of choices) reader.say('choices', choice.do, choice);
    for (const refusal of reasons) reader.say('refusals', refusal.why, refusal);
  });
});

it('whoever plays by words reads what a card of the shop costs and does', () => {
  const said = [en, pl, ru].map(({ choices }) => choices.buy({ do: 'buy', card: 'speed-boots' }, String).replaceAll('\u00a0', ' '));
  expect(said[0]).toMatch(/^Buy: .+\. Price: 4 coins\. .+\.$/);
  expect(said[1]).toMatch(/^Kup: .+\. Cena: 4 monety\. .+\.$/);
  expect(said[2]).toMatch(/^Купить: .+\. Цена: 4 монеты\. .+\.$/);
});
