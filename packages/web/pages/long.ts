/** What takes too long for every run: `npm run pages:long` plays it, too. */
import { it } from 'vitest';

export const isLong = process.env.PAGES === 'long';
export const long = isLong ? it : it.skip;

/** All of them, or the first to stand for the rest. */
export const someOf = <T>(all: readonly T[]): readonly T[] => all.slice(0, isLong ? undefined : 1);

type Each<Lists extends readonly (readonly unknown[])[]> = { -readonly [K in keyof Lists]: Lists[K][number] };

/** All that can be combined; in a short run as few as give everything its turn, each game and each size, but not each game in each size. */
export function pairings<Lists extends readonly (readonly unknown[])[]>(...lists: Lists): Each<Lists>[] {
  if (lists.some((list) => list.length === 0)) return [];
  const all = lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])), [[]]);
  const few = Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) => lists.map((list) => list[i % list.length]));
  return (isLong ? all : few) as Each<Lists>[];
}
