/** What the search must know of a language. All words are as people write them; `search.ts` takes accents and capitals away. */
export interface Tongue {
  /** Words that say nothing about what is asked. */
  readonly idle: readonly string[];
  /** Endings that tell forms of one word apart, the longest first. */
  readonly endings: readonly string[];
  /** How many letters two stems must share to count as one although they end differently: more where endings are few. */
  readonly alike: number;
  /** Forms that no ending explains, and the word they belong to. */
  readonly forms: Readonly<Record<string, string>>;
  /** Everyday words that mean the same, whatever the game. */
  readonly synonyms: readonly (readonly string[])[];
}
