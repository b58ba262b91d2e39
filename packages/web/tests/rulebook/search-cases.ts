/** Asks every rulebook what people ask at its table (`games/<id>/rulebook/search-cases.json`), and tells what was found. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import { byGame } from '../../src/games/by-game.ts';
import { indexOf } from '../../src/rulebook/asking.ts';

/** A question, and what answers it: numbers of rules, or pieces by id. One of them is enough. */
export type SearchCase = readonly [question: string, ...answers: string[]];
export const searchCases = byGame(
  import.meta.glob<Readonly<Record<Language, readonly SearchCase[]>>>('../../../games/*/rulebook/search-cases.json', {
    eager: true,
    import: 'default',
  }),
);

/** How far down an answer may be and still count as found. */
const FIRST = 3;

export interface Tally {
  readonly asked: number;
  readonly found: number;
}

/** A question that was not answered among the first, and what stood there instead. */
export interface Miss {
  readonly game: string;
  readonly language: Language;
  readonly question: string;
  readonly wanted: readonly string[];
  readonly got: readonly string[];
}

export interface SearchReport extends Tally {
  readonly games: Readonly<Record<string, Tally>>;
  readonly languages: Readonly<Record<string, Tally>>;
  readonly missed: readonly Miss[];
}

interface Asked {
  readonly game: string;
  readonly language: Language;
  readonly miss: Miss | undefined;
}

async function askIn(game: string, language: Language): Promise<readonly Asked[]> {
  const index = (await indexOf(game, language))!;
  return searchCases[game]![language].map(([question, ...wanted]) => {
    const first = index.ask(question).hits.slice(0, FIRST);
    const isFound = first.some(({ entry }) => wanted.includes(entry.id) || entry.rules.some((rule) => wanted.includes(rule)));
    const got = first.map(({ entry: { id, rules } }) => (rules.includes(id) ? id : `${id} (${rules.join(' ')})`));
    return { game, language, miss: isFound ? undefined : { game, language, question, wanted, got } };
  });
}

const tally = (asked: readonly Asked[]): Tally => ({ asked: asked.length, found: asked.filter(({ miss }) => !miss).length });

/** Asks all of it, or one game's. */
export async function askAll(games: readonly string[] = Object.keys(searchCases)): Promise<SearchReport> {
  const asked = (await Promise.all(games.flatMap((game) => LANGUAGES.map((language) => askIn(game, language))))).flat();
  return {
    ...tally(asked),
    games: Object.fromEntries(games.map((id) => [id, tally(asked.filter(({ game }) => game === id))])),
    languages: Object.fromEntries(LANGUAGES.map((each) => [each, tally(asked.filter(({ language }) => language === each))])),
    missed: asked.flatMap(({ miss }) => miss ?? []),
  };
}
