/** Finds by everyday words: forms of a word count as one, and a word that means the same finds it too. */
import type { Language } from '@astragal/kernel';
import type { Tongue } from './tongues/types.ts';

const tongues = import.meta.glob<{ readonly tongue: Tongue }>('./tongues/??.ts');
export const tongueOf = async (language: Language): Promise<Tongue> => (await tongues[`./tongues/${language}.ts`]!()).tongue;

/** Something that can be found: what it is called, what it says, and the rules it is about. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: 'picture' | 'rule' | 'piece' | 'chapter';
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
}

export interface Hit {
  readonly entry: SearchEntry;
  readonly score: number;
}

export interface Found {
  readonly hits: readonly Hit[];
  /** Other words that were looked for besides those asked. */
  readonly also: readonly string[];
  /** Whether a word of a text is one that was looked for. */
  readonly isHit: (word: string) => boolean;
}

/** Without capitals and accents: readers of Russian type е for ё, and nobody types accents in a hurry. */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('’', "'");

const WORD = /[\p{L}\p{N}×]+/gu;
const wordsIn = (text: string): string[] => plain(text).match(WORD) ?? [];

/** A stem keeps at least so many letters. */
const SHORTEST = 3;
/** Two stems of one word may differ by so many letters at the end, if they begin alike. */
const LOOSE = 2;
const ALIKE = 4;

const WEIGHT = { asked: 1, synonym: 0.55 } as const;
/** What a word in the title counts; in the text it counts 1. */
const IN_TITLE = 2.4;
const MOST = 14;
/** A picture says it better than a bare rule. */
const KIND: Readonly<Record<SearchEntry['kind'], number>> = { picture: 1.25, rule: 1, piece: 1.05, chapter: 0.9 };

/** What makes forms of a word one, in a language. */
export function stemmer({ endings, forms }: Tongue): (word: string) => string {
  const plainForms = new Map(Object.entries(forms).map(([form, word]) => [plain(form), plain(word)]));
  const plainEndings = [...new Set(endings.map(plain))].sort((a, b) => b.length - a.length);
  const known = new Map<string, string>();
  const strip = (word: string): string => {
    const ending = plainEndings.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
    return ending ? word.slice(0, -ending.length) : word;
  };
  return (word) => {
    const found = known.get(word) ?? strip(plainForms.get(word) ?? word);
    known.set(word, found);
    return found;
  };
}

/** Stems of one word: equal, or long enough and alike but for the last letters. */
export const same = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= ALIKE && long.length - short.length <= LOOSE && long.startsWith(short);
};

interface Term {
  /** Stems that count, each with its weight. */
  readonly stems: ReadonlyMap<string, number>;
}

interface Indexed {
  readonly entry: SearchEntry;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** An index of entries; asking it is quick. */
export class Index {
  readonly #stem: (word: string) => string;
  readonly #idle: ReadonlySet<string>;
  readonly #groups: readonly { readonly stems: readonly string[]; readonly words: readonly string[] }[];
  readonly #entries: readonly Indexed[];
  readonly #counts = new Map<string, number>();

  constructor(tongue: Tongue, entries: readonly SearchEntry[], synonyms: readonly (readonly string[])[] = []) {
    this.#stem = stemmer(tongue);
    this.#idle = new Set(tongue.idle.map(plain));
    this.#groups = [...synonyms, ...tongue.synonyms].map((words) => ({ words, stems: words.map((word) => this.#stem(plain(word))) }));
    this.#entries = entries.map((entry) => ({ entry, title: this.#stems(entry.title), text: this.#stems(entry.text) }));
    for (const { title, text } of this.#entries)
      for (const stem of new Set([...title, ...text])) this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + 1);
  }

  #stems(text: string): string[] {
    return wordsIn(text).map(this.#stem);
  }

  /** What this question finds, the best first. A number of a rule finds that rule. */
  ask(question: string): Found {
    const numbers = question.toUpperCase().match(/[A-Z]+-\d+/g) ?? [];
    const asked = wordsIn(question).filter((word) => !this.#idle.has(word));
    const words = asked.length > 0 ? asked : wordsIn(question);
    const terms = [...new Set(words.map(this.#stem))].map((stem) => this.#term(stem));
    const hits = this.#entries
      .map((indexed) => ({ entry: indexed.entry, score: this.#score(indexed, terms, numbers) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST);
    const stems = terms.flatMap((term) => [...term.stems.keys()]);
    const own = terms.map((term) => [...term.stems.keys()][0]!);
    const also = this.#groups
      .filter((group) => group.stems.some((stem) => own.some((mine) => same(stem, mine))))
      .flatMap((group) => group.words.filter((_, i) => !own.some((mine) => same(group.stems[i]!, mine))));
    return {
      hits,
      also: [...new Set(also)].slice(0, 4),
      isHit: (word) => wordsIn(word).some((each) => stems.some((stem) => same(stem, this.#stem(each)))),
    };
  }

  #term(stem: string): Term {
    const stems = new Map([[stem, WEIGHT.asked as number]]);
    for (const group of this.#groups)
      if (group.stems.some((each) => same(each, stem)))
        for (const each of group.stems) if (!stems.has(each)) stems.set(each, same(each, stem) ? WEIGHT.asked : WEIGHT.synonym);
    return { stems };
  }

  /** The rarer a word, the more it says. */
  #rarity(stem: string): number {
    return Math.log(1 + this.#entries.length / (1 + (this.#counts.get(stem) ?? 0)));
  }

  #score({ entry, title, text }: Indexed, terms: readonly Term[], numbers: readonly string[]): number {
    let score = numbers.some((number) => entry.rules.includes(number)) ? 50 + (entry.kind === 'rule' ? 50 : 0) : 0;
    let matched = 0;
    for (const { stems } of terms) {
      let best = 0;
      for (const [stem, weight] of stems) {
        const rarity = weight * this.#rarity(stem);
        if (title.some((each) => same(each, stem))) best = Math.max(best, rarity * (IN_TITLE + 1 / title.length));
        else if (text.some((each) => same(each, stem))) best = Math.max(best, rarity);
      }
      if (best > 0) matched += 1;
      score += best;
    }
    if (score === 0) return 0;
    // Long texts have every word; what answers all that was asked comes first.
    const share = terms.length > 0 ? (matched / terms.length) ** 1.5 : 1;
    return (score * Math.max(share, 0.05) * KIND[entry.kind]) / (1 + text.length / 160);
  }
}
