/** Balance: what heroes, seats and pieces come to between equal bots, counted over many games. */
import { interval, wilson } from './arena.ts';
import { type Meeting, meetings } from './meeting.ts';
import { round, sum } from './numbers.ts';
import type { CountedGame } from './tasks.ts';

/** How often something won, out of so many seats that had it; ties are shared. */
export interface Share {
  readonly id: string;
  /** Seats that had it. */
  readonly seats: number;
  readonly winShare: number;
  readonly ci95: readonly [number, number];
  /** The share of them that lived to the end, where one can die. */
  readonly survival?: number;
}

/** A hero besides: what it would win if heroes met independently of the games they played. */
export interface HeroShare extends Share {
  readonly meeting?: Meeting;
}

/** A piece besides: in how many of all seats' hands it ended. */
export interface Taken extends Share {
  readonly taken: number;
}

export interface Balance {
  readonly games: number;
  readonly heroes: readonly HeroShare[];
  readonly seatAdvantage: readonly Share[];
  /** Games that somebody won. */
  readonly won: number;
  readonly survival?: { readonly share: number; readonly ci95: readonly [number, number] };
  readonly meanScore: number;
  readonly length: { readonly mean: number; readonly least: number; readonly most: number };
  readonly taken: Readonly<Record<string, readonly Taken[]>>;
}

interface Line {
  readonly ids: readonly string[];
  readonly win: number;
  readonly survived: boolean | undefined;
}

/** One line for each seat of each game; `idsOf` says what it is counted under. */
const lines = (games: readonly CountedGame[], idsOf: (game: CountedGame, seat: number) => readonly string[]): Line[] =>
  games.flatMap((game) =>
    game.scores.map((_, seat) => ({
      ids: idsOf(game, seat),
      win: game.winners.includes(seat) ? 1 / game.winners.length : 0,
      survived: game.tallies[seat]!.survived,
    })),
  );

function shares(all: readonly Line[]): Share[] {
  const ids = [...new Set(all.flatMap(({ ids: each }) => each))].sort();
  return ids.map((id) => {
    const mine = all.filter((line) => line.ids.includes(id));
    const winShare = round(sum(mine.map(({ win }) => win)) / mine.length);
    const lived = mine.filter(({ survived }) => survived !== undefined);
    return {
      ...{ id, seats: mine.length, winShare, ci95: wilson(winShare, mine.length) },
      ...(lived.length > 0 && { survival: round(lived.filter(({ survived }) => survived).length / lived.length) }),
    };
  });
}

/** Who lived in a game, 1 or 0 each: heroes of one game share its luck, so together they are worth no more than apart. */
const survivors = ({ tallies }: CountedGame): number[] =>
  tallies.flatMap(({ survived }) => (survived === undefined ? [] : [Number(survived)]));

export function balanceOf(games: readonly CountedGame[]): Balance {
  const everybody = lines(games, () => ['all']);
  const [all] = shares(everybody);
  const kinds = [...new Set(games.flatMap(({ tallies }) => tallies.flatMap(({ taken }) => Object.keys(taken))))];
  const lengths = games.map(({ decisions }) => decisions);
  const met = meetings(games);
  return {
    games: games.length,
    heroes: shares(lines(games, ({ tallies }, seat) => (tallies[seat]!.hero === undefined ? [] : [tallies[seat]!.hero!]))).map(
      (share): HeroShare => ({ ...share, ...(met.has(share.id) && { meeting: met.get(share.id)! }) }),
    ),
    seatAdvantage: shares(lines(games, (_, seat) => [`P${seat + 1}`])),
    won: round(games.filter(({ winners }) => winners.length > 0).length / games.length),
    ...(all!.survival !== undefined && { survival: { share: all!.survival, ci95: interval(games.map(survivors), 1) } }),
    meanScore: round(sum(games.flatMap(({ scores }) => scores)) / everybody.length),
    length: { mean: round(sum(lengths) / games.length), least: Math.min(...lengths), most: Math.max(...lengths) },
    taken: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        shares(lines(games, ({ tallies }, seat) => tallies[seat]!.taken[kind] ?? []))
          .map((share): Taken => ({ ...share, taken: round(share.seats / everybody.length) }))
          .sort((a, b) => b.taken - a.taken),
      ]),
    ),
  };
}
