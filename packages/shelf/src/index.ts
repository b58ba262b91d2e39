/** The games of the house: the only place that knows them all. Rules and words are loaded when a table needs them. */
import type { Bot, Looks, Personas, School } from '@astragal/bots';
import type { Game, Kind, Language, Lexicon, RuleChapter, Trials } from '@astragal/kernel';

/** A game's rules and players. */
export interface Rules {
  readonly game: Game;
  /** Old ones first, then the levels; the last one is the strongest. */
  readonly bots: readonly Bot[];
  /** Where the bots learn, if they do. */
  readonly school?: School;
  /** For developers: what helps to try the game out. */
  readonly trials: Trials;
  /** Where people may edit a game's tables: what is wrong with edited ones (or the own), a sentence each. */
  readonly content?: (edited?: unknown) => readonly string[];
}

/** What stands on the shelf for one game. */
export interface Entry {
  readonly id: string;
  /** Developers only: not offered to guests. */
  readonly hidden?: true;
  rules(): Promise<Rules>;
  words(language: Language): Promise<Lexicon>;
  rulebook(language: Language): Promise<readonly RuleChapter[]>;
  /** Who the bots are, level by level, and what they look like. */
  personas?(language: Language): Promise<Personas>;
  looks?(): Promise<Looks>;
}

/** A game is exact about its own kind; the shelf treats all kinds alike. */
const shelved = <K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<NoInfer<K>>[],
  trials: Trials<NoInfer<K>> = {},
  school?: School<NoInfer<K>>,
): Rules => ({
  game: game as unknown as Game,
  bots: bots as unknown as readonly Bot[],
  trials: trials as unknown as Trials,
  ...(school && { school: school as unknown as School }),
});
const worded = <K extends Kind>(lexicon: Lexicon<K>): Lexicon => lexicon as unknown as Lexicon;

type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;
/** Words and rules of a game, each language a file of its own. */
const texts = (words: Loaders<Lexicon>, rules: Loaders<{ readonly rules: readonly RuleChapter[] }>): Pick<Entry, 'words' | 'rulebook'> => ({
  words: (language) => words[language](),
  rulebook: async (language) => (await rules[language]()).rules,
});

const bots = (personas: Loaders<Personas>, looks: () => Promise<Looks>): Pick<Entry, 'personas' | 'looks'> => ({
  personas: (language) => personas[language](),
  looks,
});

const diceForge: Entry = {
  id: 'dice-forge',
  rules: async () => {
    const { diceForge: game, bots, school, trials } = await import('@astragal/dice-forge');
    return shelved(game, bots, trials, school);
  },
  ...bots(
    {
      en: async () => (await import('@astragal/dice-forge/text/bots-en')).personas,
      pl: async () => (await import('@astragal/dice-forge/text/bots-pl')).personas,
      ru: async () => (await import('@astragal/dice-forge/text/bots-ru')).personas,
    },
    async () => (await import('@astragal/dice-forge/looks')).looks,
  ),
  ...texts(
    {
      en: async () => worded((await import('@astragal/dice-forge/text/en')).en),
      pl: async () => worded((await import('@astragal/dice-forge/text/pl')).pl),
      ru: async () => worded((await import('@astragal/dice-forge/text/ru')).ru),
    },
    {
      en: () => import('@astragal/dice-forge/text/rules-en'),
      pl: () => import('@astragal/dice-forge/text/rules-pl'),
      ru: () => import('@astragal/dice-forge/text/rules-ru'),
    },
  ),
};

const sanctum: Entry = {
  id: 'sanctum',
  rules: async () => {
    const { sanctum: game, bots, school, trials } = await import('@astragal/sanctum');
    return shelved(game, bots, trials, school);
  },
  ...bots(
    {
      en: async () => (await import('@astragal/sanctum/text/bots-en')).personas,
      pl: async () => (await import('@astragal/sanctum/text/bots-pl')).personas,
      ru: async () => (await import('@astragal/sanctum/text/bots-ru')).personas,
    },
    async () => (await import('@astragal/sanctum/looks')).looks,
  ),
  ...texts(
    {
      en: async () => worded((await import('@astragal/sanctum/text/en')).en),
      pl: async () => worded((await import('@astragal/sanctum/text/pl')).pl),
      ru: async () => worded((await import('@astragal/sanctum/text/ru')).ru),
    },
    {
      en: () => import('@astragal/sanctum/text/rules-en'),
      pl: () => import('@astragal/sanctum/text/rules-pl'),
      ru: () => import('@astragal/sanctum/text/rules-ru'),
    },
  ),
};

const platformer: Entry = {
  id: 'platformer',
  rules: async () => {
    const { platformer: game, bots, contentProblems, trials } = await import('@astragal/platformer');
    return { ...shelved(game, bots, trials), content: contentProblems };
  },
  ...bots(
    {
      en: async () => (await import('@astragal/platformer/text/bots-en')).personas,
      pl: async () => (await import('@astragal/platformer/text/bots-pl')).personas,
      ru: async () => (await import('@astragal/platformer/text/bots-ru')).personas,
    },
    async () => (await import('@astragal/platformer/looks')).looks,
  ),
  ...texts(
    {
      en: async () => worded((await import('@astragal/platformer/text/en')).en),
      pl: async () => worded((await import('@astragal/platformer/text/pl')).pl),
      ru: async () => worded((await import('@astragal/platformer/text/ru')).ru),
    },
    {
      en: () => import('@astragal/platformer/text/rules-en'),
      pl: () => import('@astragal/platformer/text/rules-pl'),
      ru: () => import('@astragal/platformer/text/rules-ru'),
    },
  ),
};

const pig: Entry = {
  id: 'pig',
  hidden: true,
  rules: async () => {
    const [{ pig: game }, { random }] = await Promise.all([import('@astragal/kernel/testing/pig'), import('@astragal/bots')]);
    return shelved(game, [random]);
  },
  words: async (language) => worded((await import('@astragal/kernel/testing/pig-text')).pigLexicons[language]),
  rulebook: async (language) => (await import('@astragal/kernel/testing/pig-text')).pigRules[language],
};

/** Every game, in the order in which guests see them. */
export const shelf: readonly Entry[] = [diceForge, sanctum, platformer, pig];

/** The game with this id, or undefined. */
export const onShelf = (id: string): Entry | undefined => shelf.find((entry) => entry.id === id);
