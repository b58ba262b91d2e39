/** What several commands ask for in the same words: a game, its options, its bots, a language, a file. */
import { readFile } from 'node:fs/promises';
import { type Bot, botNamed, random } from '@astragal/bots';
import {
  type Game,
  LANGUAGES,
  type Language,
  type Lexicon,
  type Lexicons,
  type Names,
  type Options,
  readOptions,
  type Toolkit,
} from '@astragal/kernel';
import { onShelf, type ShelvedGame, shelf } from '@astragal/shelf';
import { type Args, type Flag, UsageError } from './command.ts';

export const SEATS: Flag = { value: 'N', about: 'how many seats' };
export const OPTION: Flag = { value: 'NAME=VALUE', about: 'an option of the game; may be given several times', many: true };
export const BOT: Flag = {
  value: 'NAME[,NAME...]',
  about: 'who plays: one name for all, or one for each seat in turn; expert/2 is the second person of a level',
};
export const SEED: Flag = { value: 'S', about: 'where luck begins; the same seed, the same luck', default: '1' };
export const LANG: Flag = { value: LANGUAGES.join('|'), about: 'the language', default: 'en' };
export const JSON_FLAG: Flag = { about: 'print the result as JSON' };

/** The game on the shelf with this name. */
export function gameNamed(id: unknown): ShelvedGame {
  const entry = typeof id === 'string' ? onShelf(id) : undefined;
  if (!entry) throw new UsageError(`there is no game '${id}'; there are ${shelf.map((each) => each.id).join(', ')}`);
  return entry;
}

/** The rules with this name: a game's own, or those of one of its later starts ('GAME/START'); in this version, if it is kept. */
export async function rulesNamed(id: unknown, version?: unknown): Promise<{ entry: ShelvedGame; game: Game; toolkit: Toolkit }> {
  const present = gameNamed(typeof id === 'string' ? id.split('/')[0] : id);
  const entry = (typeof version === 'number' && (await present.at(version))) || present;
  const { game, toolkit } = await entry.rules();
  const found = [game, ...(toolkit.starts ?? [])].find((each) => each.id === id);
  if (!found) throw new UsageError(`'${entry.id}' has no start '${id}'`);
  return { entry, game: found, toolkit };
}

/** How a game is set up by the flags: seats and options. */
export function setupOf(args: Args, game: Game): { seats: number; options: Options } {
  const seats = args.whole('seats', 1) ?? Math.max(2, game.seats.min);
  const given = args.list('option').map((text) => {
    const [name, value] = text.split('=', 2);
    if (!name || value === undefined) throw new UsageError(`an option is written NAME=VALUE, not '${text}'`);
    return [name, value] as const;
  });
  return { seats, options: readOptions(game, seats, Object.fromEntries(given)) };
}

/** A game's bots, weakest first; random answers go with any game. */
export const allBots = (bots: readonly Bot[]): readonly Bot[] => (bots.some(({ name }) => name === random.name) ? bots : [random, ...bots]);

/** The bot of each seat. Names are dealt round the table. */
export function botsOf(names: string, bots: readonly Bot[], seats: number): Bot[] {
  const known = allBots(bots);
  const wanted = names.split(',').map((name) => {
    const bot = botNamed(known, name.trim());
    if (!bot) throw new UsageError(`there is no bot '${name.trim()}'; there are ${known.map((each) => each.name).join(', ')}`);
    return bot;
  });
  return Array.from({ length: seats }, (_, seat) => wanted[seat % wanted.length]!);
}

export function languageOf(args: Args): Language {
  const language = LANGUAGES.find((each) => each === args.text('lang'));
  if (!language) throw new UsageError(`--lang is one of ${LANGUAGES.join(', ')}, not '${args.text('lang')}'`);
  return language;
}

/** A game's words in every language. */
export async function lexiconsOf(entry: ShelvedGame): Promise<Lexicons> {
  const words = await Promise.all(LANGUAGES.map(async (language) => [language, await entry.words(language)] as const));
  return Object.fromEntries(words) as Record<Language, Lexicon>;
}

/** How seats are called where nobody has a name. */
export const numberedNames: Names = (seat) => `P${seat + 1}`;

/** The data in a JSON file. */
export async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `there is no file '${path}'` : `'${path}' cannot be read (${code})`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // It quotes the text, whatever that is; one line is enough.
    throw new UsageError(`'${path}' is not JSON: ${(error as Error).message.replace(/[\s\p{C}]+/gu, ' ')}`);
  }
}
