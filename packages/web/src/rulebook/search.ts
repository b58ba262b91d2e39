/** Finds by everyday words: forms of a word count as one, and what means the same finds it too. */
import type { Language } from '@astragal/kernel';
import { isSlip, plain, same, stemmer, wordsIn } from './stems.ts';
import type { Tongue } from './tongues/types.ts';

const tongues = import.meta.glob<{ readonly tongue: Tongue }>('./tongues/??.ts');
export const tongueOf = async (language: Language): Promise<Tongue> => (await tongues[`./tongues/${language}.ts`]!()).tongue;

/** Something that can be found: what it is called, what it says, what it belongs to, and the rules it is about. */
export interface SearchEntry {
  readonly id: string;
  readonly kind: 'picture' | 'rule' | 'piece' | 'chapter';
  readonly title: string;
  readonly text: string;
  /** The chapter it stands in. */
  readonly within?: string;
  /** Everyday words under which it is looked for. */
  readonly under?: string;
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

const WEIGHT = { asked: 1, synonym: 0.5 } as const;
/** What a word counts where it stands; the first sentence of a rule says what it is about. */
const PLACE = { title: 2.4, lead: 0.5, text: 1, within: 0.35, under: 2 } as const;
/** So many words are a text of usual length; in a longer one a word says less. */
const USUAL = 45;
const MOST = 14;
/** Shorter words are not taken for mistyped ones. */
const TYPED = 5;
/** A picture says it better than a bare rule; pieces are many, and found by their names. */
const KIND: Readonly<Record<SearchEntry['kind'], number>> = { picture: 1.15, rule: 1.05, piece: 0.55, chapter: 0.8 };
/** What tells of no rule that was not told before it counts this much. */
const TOLD = 0.6;

/** A way to say what was asked: words that all must be there. */
interface Saying {
  readonly stems: readonly string[];
  readonly weight: number;
}
/** One thing that was asked, in all the ways to say it. */
type Term = readonly Saying[];

interface Group {
  readonly words: readonly string[];
  readonly sayings: readonly (readonly string[])[];
}

/** How much each entry says of a stem. */
type Strengths = ReadonlyMap<number, number>;

const firstSentence = (text: string): string => /^.*?[.:;!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** An index of entries; asking it is quick. */
export class Index {
  readonly #stem: (word: string) => string;
  readonly #same: (a: string, b: string) => boolean;
  readonly #idle: ReadonlySet<string>;
  readonly #groups: readonly Group[];
  readonly #entries: readonly SearchEntry[];
  /** By stem: what each entry that has it says of it. */
  readonly #places = new Map<string, Map<number, number>>();
  /** Every stem that is known: of the entries, and of what means the same. */
  readonly #stock: ReadonlySet<string>;
  readonly #known = new Map<string, Strengths>();

  constructor(tongue: Tongue, entries: readonly SearchEntry[], synonyms: readonly (readonly string[])[] = []) {
    this.#stem = stemmer(tongue);
    this.#same = (a, b) => same(a, b, tongue.alike);
    this.#idle = new Set(tongue.idle.map(plain));
    this.#groups = [...synonyms, ...tongue.synonyms].map((words) => ({ words, sayings: words.map((word) => this.#stems(word)) }));
    this.#entries = entries;
    for (const [i, entry] of entries.entries()) this.#add(i, entry);
    this.#stock = new Set([...this.#places.keys(), ...this.#groups.flatMap(({ sayings }) => sayings.flat())]);
  }

  #stems(text: string): string[] {
    return wordsIn(text).map(this.#stem);
  }

  #add(i: number, { kind, title, text, within = '', under = '' }: SearchEntry): void {
    const stems = { title: this.#stems(title), text: this.#stems(text), within: this.#stems(within), under: this.#stems(under) };
    const lead = kind === 'rule' ? this.#stems(firstSentence(text)) : [];
    const room = 2 / (1 + stems.text.length / USUAL);
    const counts = {
      title: PLACE.title * (0.7 + 1.2 / (stems.title.length || 1)),
      text: PLACE.text * room,
      lead: (PLACE.lead * 8) / (4 + lead.length),
      within: PLACE.within,
      under: PLACE.under,
    };
    for (const [place, found] of Object.entries({ ...stems, lead }))
      for (const stem of new Set(found)) {
        const at = this.#places.get(stem) ?? new Map<number, number>();
        at.set(i, (at.get(i) ?? 0) + counts[place as keyof typeof counts]);
        this.#places.set(stem, at);
      }
  }

  /** Whether there is something of this id, or about this rule. */
  has(id: string): boolean {
    return this.#entries.some((entry) => entry.id === id || entry.rules.includes(id));
  }

  /** What this question finds, the best first. A number of a rule finds that rule. */
  ask(question: string): Found {
    const numbers = question.toUpperCase().match(/[A-Z]+-\d+/g) ?? [];
    const { terms, also } = this.#read(question);
    const scores = this.#entries.map((entry, i) => ({ entry, score: this.#score(entry, i, terms, numbers) }));
    const hits = scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    const stems = terms.flatMap((term) => term.flatMap((saying) => saying.stems));
    return {
      hits: varied(hits.slice(0, MOST)),
      also: also.slice(0, 4),
      isHit: (word) => wordsIn(word).some((each) => !this.#idle.has(each) && stems.some((stem) => this.#same(stem, this.#stem(each)))),
    };
  }

  /** What was asked: sayings of several words first, then the words that are left and not idle. */
  #read(question: string): { readonly terms: readonly Term[]; readonly also: readonly string[] } {
    const words = wordsIn(question);
    const stems = words.map((word) => (this.#idle.has(word) ? this.#stem(word) : this.#meant(this.#stem(word))));
    const taken = new Set<number>();
    const asked: (readonly string[])[] = [];
    for (const { sayings } of this.#groups)
      for (const saying of sayings) {
        const from =
          saying.length > 1
            ? stems.findIndex((_, i) => saying.every((each, k) => !taken.has(i + k) && this.#same(each, stems[i + k] ?? '')))
            : -1;
        if (from < 0) continue;
        for (const k of saying.keys()) taken.add(from + k);
        asked.push(saying);
      }
    const left = words.flatMap((word, i) => (taken.has(i) ? [] : [{ stem: stems[i]!, isIdle: this.#idle.has(word) }]));
    const telling = left.filter(({ isIdle }) => !isIdle);
    for (const { stem } of telling.length + asked.length > 0 ? telling : left)
      if (!asked.some((saying) => saying.length === 1 && saying[0] === stem)) asked.push([stem]);
    const alike = asked.map((saying) => this.#groups.filter(({ sayings }) => sayings.some((each) => this.#isSame(each, saying))));
    const also = alike.flatMap((groups) =>
      groups.flatMap((group) => group.words.filter((_, i) => !asked.some((saying) => this.#isSame(group.sayings[i]!, saying)))),
    );
    return {
      terms: asked.map((saying, i) => [
        { stems: saying, weight: WEIGHT.asked },
        ...alike[i]!.flatMap(({ sayings }) =>
          sayings.map((each) => ({ stems: each, weight: this.#isSame(each, saying) ? WEIGHT.asked : WEIGHT.synonym })),
        ),
      ]),
      also: [...new Set(also)],
    };
  }

  #isSame(a: readonly string[], b: readonly string[]): boolean {
    return a.length === b.length && a.every((stem, i) => this.#same(stem, b[i]!));
  }

  /** A stem that nobody knows may be another one, mistyped. */
  #meant(stem: string): string {
    const isKnown = (each: string): boolean => this.#same(each, stem);
    if (stem.length < TYPED || [...this.#stock].some(isKnown)) return stem;
    return [...this.#stock].find((each) => each.length >= TYPED - 1 && isSlip(each, stem)) ?? stem;
  }

  /** What each entry says of a stem, in whatever form. */
  #strengths(stem: string): Strengths {
    const known = this.#known.get(stem);
    if (known) return known;
    const found = new Map<number, number>();
    for (const [each, places] of this.#places)
      if (this.#same(each, stem)) for (const [i, strength] of places) found.set(i, Math.max(found.get(i) ?? 0, strength));
    this.#known.set(stem, found);
    return found;
  }

  /** The rarer a word, the more it says. */
  #rarity(stem: string): number {
    return Math.log(1 + this.#entries.length / (1 + this.#strengths(stem).size));
  }

  #worth({ stems, weight }: Saying, i: number): number {
    const strength = Math.min(...stems.map((stem) => this.#strengths(stem).get(i) ?? 0));
    return strength === 0 ? 0 : weight * strength * this.#rarest({ stems, weight });
  }

  #rarest({ stems }: Saying): number {
    return Math.max(...stems.map((stem) => this.#rarity(stem)));
  }

  #score(entry: SearchEntry, i: number, terms: readonly Term[], numbers: readonly string[]): number {
    const byNumber = numbers.some((number) => entry.rules.includes(number)) ? 50 + (entry.kind === 'rule' ? 50 : 0) : 0;
    const worths = terms.map((term) => Math.max(...term.map((saying) => this.#worth(saying, i))));
    const score = byNumber + worths.reduce((sum, worth) => sum + worth, 0);
    if (score === 0) return 0;
    // What answers all that was asked comes first.
    const weights = terms.map((term) => Math.min(4, Math.max(...term.map((saying) => this.#rarest(saying)))));
    const all = weights.reduce((sum, each) => sum + each, 0);
    const met = weights.reduce((sum, each, k) => sum + (worths[k]! > 0 ? each : 0), 0);
    return score * Math.max((met / (all || 1)) ** 1.5, 0.05) * KIND[entry.kind];
  }
}

/** The best first, but what only repeats rules that stand above it comes later. */
function varied(hits: readonly Hit[]): readonly Hit[] {
  const left = [...hits];
  const told = new Set<string>();
  const sorted: Hit[] = [];
  const worth = ({ entry, score }: Hit): number => (entry.rules.every((rule) => told.has(rule)) ? score * TOLD : score);
  while (left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    sorted.push({ entry: best.entry, score: worth(best) });
    for (const rule of best.entry.rules) told.add(rule);
  }
  return sorted;
}
