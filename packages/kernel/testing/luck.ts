/** Luck by name alone: whoever asks first, the same name gets the same answer. */
import type { Source } from '../src/index.ts';

/** A source for matches under test: the outcome is a function of the seed and the name. */
export const namedLuck =
  (seed: number | string): Source =>
  (n, name) =>
    mix(`${seed}/${name}`) % n;

/** A number from a text, evenly spread. */
export function mix(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
