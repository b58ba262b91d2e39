/** "Beat this": a link that begins the same game with the same set-up and the same bots. All of it stands in the link, so it needs no server. */
import { placeOf } from './routes.ts';

export interface Challenge {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Who sits where: `me`, or the level of a bot. */
  readonly sitters: readonly string[];
  /** Who is to be beaten, and what they had. */
  readonly by?: string;
  readonly figure?: number;
}

/** As in the settings of a game: words of small letters, digits and dashes. */
const WORD = /^[a-zA-Z0-9-]{1,40}$/;
/** A level, or one of its persons. */
const SITTER = /^[a-zA-Z0-9-]{1,40}(\/[1-9])?$/;
const NAME = 40;
const SEATS = 16;

export function challengeLink(origin: string, { game, options, sitters, by, figure }: Challenge): string {
  const query = new URLSearchParams({ sit: sitters.join('.') });
  for (const [key, value] of Object.entries(options)) query.append('set', `${key}.${value}`);
  if (by !== undefined) query.set('by', by);
  if (figure !== undefined) query.set('figure', String(figure));
  return `${origin}/beat/${game}?${query}`;
}

/** A link to a finished game of the server, to be played once more with its luck. */
export const beatLink = (origin: string, game: string, table: string, seat?: number): string =>
  `${origin}/beat/${game}/${table}${seat ? `?seat=${seat}` : ''}`;

/** The challenge of a link, or nothing where somebody has spoilt it. Whether the game knows such options and bots is not looked at here. */
export function challengeOf(url: URL): Challenge | undefined {
  const { page, parts, query } = placeOf(url);
  const sitters = (query.get('sit') ?? '').split('.');
  const options = query.getAll('set').map((each) => each.split('.'));
  const [by, figure] = [query.get('by'), query.get('figure')];
  const isSound =
    page === 'beat' &&
    sitters.length <= SEATS &&
    sitters.filter((each) => each === 'me').length === 1 &&
    sitters.every((each) => SITTER.test(each)) &&
    options.flat().every((each) => WORD.test(each)) &&
    options.every(({ length }) => length === 2) &&
    (figure === null || /^\d{1,6}$/.test(figure));
  if (!isSound) return undefined;
  return {
    game: parts['game']!,
    options: Object.fromEntries(options as [string, string][]),
    sitters,
    ...(by !== null && { by: by.slice(0, NAME) }),
    ...(figure !== null && { figure: Number(figure) }),
  };
}
