/** What somebody's games say: pure, from the list the server has, newest first. */
import { shelf } from '@astragal/shelf';
import type { Figures } from '@astragal/table/history.ts';
import type { PlayedGame } from '@astragal/wire';
import { type OwnOutcome, outcomeOf } from '../base/outcome.ts';

/** Somebody else at the table: a person with the same key is the same person, a bot with the same key the same bot. */
export interface Rival {
  readonly key: string;
  readonly game: string;
  readonly by: PlayedGame['seats'][number]['by'];
  /** Somebody this server knows by that key: they can be invited again. */
  readonly isKnown?: true;
  readonly name: string;
  readonly level?: string;
  /** The face a person chose. */
  readonly avatar?: string;
}

export interface FinishedGame {
  readonly game: PlayedGame;
  readonly outcome: OwnOutcome;
  readonly verdict: OwnVerdict;
  /** By how many points I was before, or behind, the best of the others. */
  readonly margin: number | undefined;
  readonly rivals: readonly Rival[];
}

/** `left`: I did not stay to the end. */
export const VERDICTS = ['won', 'lost', 'left'] as const;
/** `watched`: I had no seat; such a game is in no list of mine, only among the tables I was at. */
export type OwnVerdict = (typeof VERDICTS)[number] | 'watched';

export function playedOf(game: PlayedGame): FinishedGame {
  const outcome = outcomeOf(game)!;
  const isGone = game.mine.every((seat) => game.seats[seat]?.gone !== undefined);
  const isWon = outcome.verdict === 'won' || outcome.verdict === 'tied';
  return {
    game,
    outcome,
    verdict: outcome.verdict === 'watched' ? 'watched' : isGone ? 'left' : isWon ? 'won' : 'lost',
    margin: outcome.rival === undefined ? undefined : Math.abs(outcome.points - outcome.rival),
    rivals: game.seats.flatMap((seat, at) => (game.mine.includes(at) ? [] : [rivalOf(game.game, seat)])),
  };
}

function rivalOf(game: string, { by, name, level, avatar, who }: PlayedGame['seats'][number]): Rival {
  const key = by === 'bot' ? `bot ${game} ${name}` : (who ?? `named ${name}`);
  return {
    key,
    game,
    by,
    name,
    ...(who !== undefined && { isKnown: true as const }),
    ...(by === 'bot' && level !== undefined && { level }),
    ...(avatar !== undefined && { avatar }),
  };
}

export interface Filter {
  readonly game?: string | undefined;
  readonly verdict?: OwnVerdict | undefined;
  readonly rival?: string | undefined;
  /** Only games of the last so many days. */
  readonly days?: number | undefined;
  /** Words that must all occur in what `textOf` says of a game. */
  readonly search?: string | undefined;
}

const DAY = 86_400_000;
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');

export function filtered(
  all: readonly FinishedGame[],
  { game, verdict, rival, days, search = '' }: Filter,
  now: number,
  textOf: (played: FinishedGame) => string = () => '',
): FinishedGame[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return all.filter((each) => {
    if (game !== undefined && each.game.game !== game) return false;
    if (verdict !== undefined && each.verdict !== verdict) return false;
    if (rival !== undefined && !each.rivals.some(({ key }) => key === rival)) return false;
    if (days !== undefined && each.game.ended < now - days * DAY) return false;
    const text = words.length > 0 ? plain(textOf(each)) : '';
    return words.every((word) => text.includes(word));
  });
}

/** The games among them, as they stand on the shelf. */
export const kindsOf = (all: readonly FinishedGame[]): string[] =>
  [...new Set(all.map(({ game }) => game.game))].sort((a, b) => placeOf(a) - placeOf(b));

/** Where a game stands on the shelf; one that is no longer there comes last. */
export function placeOf(kind: string): number {
  const place = shelf.findIndex(({ id }) => id === kind);
  return place < 0 ? shelf.length : place;
}

/** Games of this week, then month by month. */
export interface Group {
  readonly key: string;
  /** Undefined: this week. */
  readonly month: number | undefined;
  readonly games: readonly FinishedGame[];
  readonly won: number;
}

export function grouped(all: readonly FinishedGame[], now: number): Group[] {
  const groups = new Map<string, { month: number | undefined; games: FinishedGame[] }>();
  for (const each of all) {
    const { ended } = each.game;
    const isNew = ended > now - 7 * DAY;
    const day = new Date(ended);
    const month = new Date(day.getFullYear(), day.getMonth()).getTime();
    const key = isNew ? 'week' : `${month}`;
    const group = groups.get(key) ?? { month: isNew ? undefined : month, games: [] };
    group.games.push(each);
    groups.set(key, group);
  }
  return [...groups].map(([key, { month, games }]) => ({ key, month, games, won: wins(games) }));
}

export const wins = (all: readonly FinishedGame[]): number => all.filter(({ verdict }) => verdict === 'won').length;

/** Practice, played on from another game, does not count. */
export const counting = (all: readonly FinishedGame[]): FinishedGame[] => all.filter(({ game }) => !game.forked);

/** Games won in a row: now, and the longest with when it ended. */
export function streaks(all: readonly FinishedGame[]): {
  readonly now: number;
  readonly longest: number;
  readonly until: number | undefined;
} {
  let [row, longest, until] = [0, 0, undefined as number | undefined];
  for (const { verdict, game } of all.toReversed()) {
    row = verdict === 'won' ? row + 1 : 0;
    if (row > longest) [longest, until] = [row, game.ended];
  }
  return { now: row, longest, until };
}

/**
 * The best game that was won, of the kind that was played most: numbers of different games say nothing about each other, and one game alone
 * is not the best of any. Of equal ones the first.
 */
export function bestGame(
  all: readonly FinishedGame[],
  valueIn: (played: FinishedGame) => number | undefined = ({ outcome }) => outcome.points,
): FinishedGame | undefined {
  const count = (kind: string): number => all.filter(({ game }) => game.game === kind).length;
  const [most] = kindsOf(all)
    .filter((kind) => count(kind) > 1)
    .sort((a, b) => count(b) - count(a));
  let [best, value]: [FinishedGame | undefined, number] = [undefined, 0];
  for (const each of all.toReversed()) {
    const own = each.game.game === most && each.verdict === 'won' ? (valueIn(each) ?? 0) : 0;
    if (own > value) [best, value] = [each, own];
  }
  return best;
}

export const minutesAt = (all: readonly FinishedGame[]): number => all.reduce((sum, { outcome }) => sum + (outcome.minutes ?? 0), 0);

/** A row of rematches with one other person: who won how many. The newest such row that has at least two games. */
export interface Series {
  readonly rival: Rival;
  readonly mine: number;
  readonly theirs: number;
  readonly games: number;
  /** The next game is under way or offered. */
  readonly isOpen: boolean;
}

export function seriesOf(all: readonly FinishedGame[]): Series | undefined {
  const byId = new Map(all.map((each) => [each.game.id, each]));
  const before = new Map(all.flatMap((each) => (each.game.rematch ? [[each.game.rematch, each.game.id] as const] : [])));
  for (const last of all) {
    const row: FinishedGame[] = [];
    for (let id: string | undefined = last.game.id; id !== undefined; id = before.get(id)) {
      const each = byId.get(id);
      if (!each) break;
      row.push(each);
    }
    const rival = last.rivals.find(({ by }) => by === 'person');
    if (row.length < 2 || !rival) continue;
    const theirs = row.filter((each) => isWonBy(each, rival.key)).length;
    return { rival, mine: wins(row), theirs, games: row.length, isOpen: last.game.rematch !== undefined };
  }
  return undefined;
}

const isWonBy = ({ game }: FinishedGame, key: string): boolean =>
  game.seats.some((seat, at) => rivalOf(game.game, seat).key === key && game.result.winners.includes(at));

/** Against whom: how many games, how many won; most games first. */
export interface Versus {
  readonly rival: Rival;
  readonly games: number;
  readonly won: number;
  readonly last: number;
}

export function versus(all: readonly FinishedGame[]): Versus[] {
  const found = new Map<string, Versus>();
  for (const each of all)
    for (const rival of new Map(each.rivals.map((one) => [one.key, one])).values()) {
      const { games = 0, won = 0, last = 0, rival: newest = rival } = found.get(rival.key) ?? {};
      const isWon = each.verdict === 'won';
      found.set(rival.key, { rival: newest, games: games + 1, won: won + (isWon ? 1 : 0), last: Math.max(last, each.game.ended) });
    }
  return [...found.values()].sort((a, b) => b.games - a.games || b.last - a.last);
}

/** A game in the plot: its place, and the share won of the last ten. */
export interface Point {
  readonly played: FinishedGame;
  readonly place: number;
  readonly share: number;
}

const LAST = 10;

/** Oldest first. */
export function plotted(all: readonly FinishedGame[], most: number): Point[] {
  const old = all.toReversed();
  return old
    .map((played, i) => ({
      played,
      place: played.verdict === 'left' ? played.outcome.of : played.outcome.place,
      share: wins(old.slice(Math.max(0, i - LAST + 1), i + 1)) / Math.min(LAST, i + 1),
    }))
    .slice(-most);
}

/** What I came to hold most often, and as whom I played. */
export interface Favourite {
  readonly game: string;
  readonly kind: string;
  readonly id: string;
  readonly games: number;
  readonly won: number;
  /** What each of the games came to in numbers. */
  readonly figures: readonly Figures[];
}

export function favourites(all: readonly FinishedGame[]): { readonly taken: readonly Favourite[]; readonly heroes: readonly Favourite[] } {
  const found = { taken: new Map<string, Favourite>(), heroes: new Map<string, Favourite>() };
  const count = (among: Map<string, Favourite>, { game, verdict }: FinishedGame, kind: string, id: string): void => {
    const key = `${game.game} ${kind} ${id}`;
    const { games = 0, won = 0, figures = [] } = among.get(key) ?? {};
    const more = game.tally?.figures ? [game.tally.figures] : [];
    among.set(key, { game: game.game, kind, id, games: games + 1, won: won + (verdict === 'won' ? 1 : 0), figures: [...figures, ...more] });
  };
  for (const each of all) {
    const { tally } = each.game;
    if (!tally) continue;
    if (tally.hero) count(found.heroes, each, 'heroes', tally.hero);
    for (const kind of HELD) for (const id of new Set(tally.taken[kind] ?? [])) count(found.taken, each, kind, id);
  }
  const most = (among: Map<string, Favourite>): Favourite[] => [...among.values()].sort((a, b) => b.games - a.games || b.won - a.won);
  return { taken: most(found.taken), heroes: most(found.heroes) };
}

/** Kinds of what is taken by choice. */
const HELD = ['cards', 'items', 'skills'] as const;
