/** A book read as a whole. */
import type { Book, Picture } from './types.ts';

/** Every picture of a book, in reading order. */
export const picturesOf = ({ goal, may, chapters }: Book): readonly Picture[] => [
  goal,
  ...may,
  ...chapters.flatMap(({ pictures }) => pictures),
];

/** `'DF-12..16'` and `'DF-20'` as single numbers. */
export const spread = (ranges: readonly string[]): string[] =>
  ranges.flatMap((range) => {
    const [, prefix, from, to] = /^(.*-)(\d+)(?:\.\.(\d+))?$/.exec(range)!;
    return Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, i) => `${prefix}${Number(from) + i}`);
  });
