/** Luck by name alone: whoever asks first, the same name gets the same answer. */
import type { Chance, Source } from '../src/index.ts';

/** A source for matches under test: the outcome is a function of the seed and the name. */
export const namedLuck =
  (seed: number | string): Source =>
  (n, name) =>
    mix(`${seed}/${name}`) % n;

/** Luck that numbers the places that ask, as a match does, so that two orders of play meet the same outcomes. */
export function numbered(source: Source): Chance {
  const counts = new Map<string, number>();
  return {
    below(n, what) {
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      return source(n, `${what} #${count}`);
    },
  };
}

/** A number from a text, evenly spread. */
export function mix(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
