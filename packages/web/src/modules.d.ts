declare module 'icon:*' {
  /** The inside of an `<svg viewBox="0 0 512 512">`. */
  const body: string;
  export default body;
}
declare module 'virtual:icon-credits' {
  const credits: readonly { readonly author: string; readonly icons: readonly string[] }[];
  export default credits;
}

declare module 'virtual:lessons' {
  type Part<T> = () => Promise<{ readonly default: T }>;
  type Lessons = readonly import('./learn/lessons.ts').Titled[];
  const lessons: Readonly<
    Record<
      string,
      Readonly<Record<import('@astragal/kernel').Language, Part<Lessons>>> & { readonly pieces: Part<import('./learn/lessons.ts').Pieces> }
    >
  >;
  export default lessons;
}

declare module 'virtual:puzzles' {
  type Loaded<T> = () => Promise<{ readonly default: T }>;
  const puzzles: Readonly<
    Record<
      string,
      {
        readonly index: Loaded<readonly import('./puzzles/puzzles.ts').PuzzleEntry[]>;
        readonly lists: readonly Loaded<readonly import('@astragal/puzzles').Puzzle[]>[];
      }
    >
  >;
  export default puzzles;
}
