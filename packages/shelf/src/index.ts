/** The shelf: the only place that knows all games, found by where they lie. Rules and words are loaded when a table needs them. */
import type { Manifest, GameRules as RulesOf } from '@astragal/bots';
import type { Language, Lexicon, RuleChapter } from '@astragal/kernel';
import * as games from './games.gen.ts';
import { manifest as pig } from './pig.ts';

/** A game's rules and players; what helps to try it out may be nothing, but is there. */
export type Rules = RulesOf & Required<Pick<RulesOf, 'toolkit'>>;

/** What stands on the shelf for one game. */
export interface ShelvedGame extends Omit<Manifest, 'rules' | 'words' | 'rulebook' | 'version'> {
  /** The version that new games are played by. */
  readonly version: number;
  rules(): Promise<Rules>;
  words(language: Language): Promise<Lexicon>;
  rulebook(language: Language): Promise<readonly RuleChapter[]>;
  /** The game as it was in another version, or undefined where that one is not kept. */
  at(version: number): Promise<ShelvedGame | undefined>;
}

/** A game is exact about its own kind; the shelf treats all kinds alike. */
function shelved({ rules, words, rulebook, version = 1, ...about }: Manifest): ShelvedGame {
  const entry: ShelvedGame = {
    ...about,
    version,
    rules: async () => ({ toolkit: {}, ...(await rules()) }),
    words: (language) => words[language](),
    rulebook: (language) => rulebook[language](),
    at: async (wanted) => (wanted === version ? entry : keptEntry(about.id, wanted)),
  };
  return entry;
}

/** A kept version is a manifest like any other, but without bots: whatever level sits there answers by chance. */
async function keptEntry(id: string, version: number): Promise<ShelvedGame | undefined> {
  const { kept } = await import('./kept.gen.ts');
  const manifest = (await kept[`${id}-${version}`]?.())?.manifest as Manifest | undefined;
  return manifest && shelved({ ...manifest, rules: () => keptRules(manifest) });
}

async function keptRules({ rules, levels }: Manifest): Promise<RulesOf> {
  const [known, { random }] = await Promise.all([rules(), import('@astragal/bots')]);
  return { ...known, bots: levels.map((name) => ({ ...random, name })) };
}

/** Every game, in the order in which guests see them, and the toy. */
export const shelf: readonly ShelvedGame[] = [...Object.values(games), pig]
  .map((manifest) => shelved(manifest as unknown as Manifest))
  .sort((a, b) => a.place - b.place);

/** The game with this id, or undefined. */
export const onShelf = (id: string): ShelvedGame | undefined => shelf.find((entry) => entry.id === id);
