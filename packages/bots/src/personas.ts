/** Who sits there: each level of each game is four persons, each with a name, a line and a face, and where the game says so with a taste. */

/** The levels at which every game can be played, weakest first. */
export const LEVELS = ['novice', 'amateur', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export interface BotPerson {
  readonly name: string;
  /** One line about how this one plays. */
  readonly line: string;
}
/** The four of a level. */
export type Persona = readonly [BotPerson, BotPerson, BotPerson, BotPerson];
export type Personas = Readonly<Record<Level, Persona>>;
export const PERSONS = 4;

/** What a drawn face is made of. */
export interface Look {
  readonly hat: 'none' | 'scarf' | 'cap' | 'hood' | 'helmet' | 'laurel' | 'goggles';
  readonly hair: 'short' | 'curly' | 'braids' | 'bun' | 'bald' | 'beard';
  readonly mood: 'merry' | 'calm' | 'keen' | 'wise';
  /** The colour of what is worn, in degrees around the wheel. */
  readonly hue: number;
}
/** In the order of the persons. */
export type Looks = Readonly<Record<Level, readonly [Look, Look, Look, Look]>>;

/** How a person is written: 'expert/2' is the second of that level, at place 1; 'expert' alone is nobody in particular. */
export function personNamed(name: string): { readonly level: string; readonly person?: number } {
  const [, level, number] = /^(.*)\/([1-4])$/.exec(name) ?? [];
  return level === undefined ? { level: name } : { level, person: Number(number) - 1 };
}
export const nameOfPerson = (level: string, person: number): string => `${level}/${1 + (person % PERSONS)}`;

interface Seated {
  readonly by: string;
  readonly name: string;
  readonly level?: string | undefined;
}

/** Which of the four sits there: as its name says; where it says nothing, as many bots of its level as sit before it. */
export function personAt(seats: readonly Seated[], at: number): number {
  const { name, level } = seats[at]!;
  return personNamed(name).person ?? seats.slice(0, at).filter((each) => each.by === 'bot' && each.level === level).length;
}

/**
 * Bots that are nobody yet become persons: the first of a level is drawn, the others follow, so that nobody is there twice while there are
 * enough. The name goes wherever the seat goes, so that whoever is shown is who plays.
 */
export function introduced<S extends Seated>(seats: readonly S[], draw: number): S[] {
  const taken = new Set(seats.map(({ name }) => name));
  return seats.map((seat) => {
    const { by, name, level } = seat;
    if (by !== 'bot' || level === undefined || name !== level || !(LEVELS as readonly string[]).includes(level)) return seat;
    const names = Array.from({ length: PERSONS }, (_, i) => nameOfPerson(level, draw + i));
    const fresh = names.find((each) => !taken.has(each)) ?? names[0]!;
    taken.add(fresh);
    return { ...seat, name: fresh };
  });
}

/** A draw by a table's id: the same wherever the table is looked after. */
export const drawnBy = (id: string): number => Array.from(id).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % PERSONS;

/** Levels step by step: after a loss one lower, after two wins in a row one higher. */
export function nextLevel<L>(levels: readonly L[], level: L, results: readonly ('won' | 'lost')[]): L {
  const at = levels.indexOf(level);
  const [last, before] = [results.at(-1), results.at(-2)];
  const step = last === 'lost' ? -1 : last === 'won' && before === 'won' ? 1 : 0;
  return levels[Math.max(0, Math.min(levels.length - 1, at + step))] ?? level;
}
