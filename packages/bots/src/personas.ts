/** Who sits there: each level of each game is somebody, with a name and a line in every language and a face to draw; a second one of a level is somebody else. */
import type { Level } from './bot.ts';

export interface Persona {
  /** The first is whoever comes alone; the others come with it, one for each seat. */
  readonly names: readonly [string, string, string, string];
  /** One line about how all of them play. */
  readonly line: string;
}
export type Personas = Readonly<Record<Level, Persona>>;

/** What a drawn face is made of. */
export interface Look {
  readonly hat: 'none' | 'scarf' | 'cap' | 'hood' | 'helmet' | 'laurel' | 'goggles';
  readonly hair: 'short' | 'curly' | 'braids' | 'bun' | 'bald' | 'beard';
  readonly mood: 'merry' | 'calm' | 'keen' | 'wise';
  /** The colour of what is worn, in degrees around the wheel. */
  readonly hue: number;
}
/** In the order of the names. */
export type Looks = Readonly<Record<Level, readonly [Look, Look, Look, Look]>>;

/** Levels step by step: after a loss one lower, after two wins in a row one higher. */
export function nextLevel<L>(levels: readonly L[], level: L, results: readonly ('won' | 'lost')[]): L {
  const at = levels.indexOf(level);
  const [last, before] = [results.at(-1), results.at(-2)];
  const step = last === 'lost' ? -1 : last === 'won' && before === 'won' ? 1 : 0;
  return levels[Math.max(0, Math.min(levels.length - 1, at + step))] ?? level;
}
