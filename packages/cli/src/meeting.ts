/** Heroes that meet independently: every score of one against every score of the others, which wastes fewer games than counting winners. */
import { round, sum } from './numbers.ts';
import type { CountedGame } from './tasks.ts';

/** What a hero wins of such meetings; ties are shared. */
export interface Meeting {
  readonly share: number;
  readonly ci95: readonly [number, number];
}

/** Scores of one hero, and how often each occurs. */
type Scores = Map<number, number>;

/** By hero; empty unless every game is played by all of them, each once, and the highest score wins. */
export function meetings(games: readonly CountedGame[]): ReadonlyMap<string, Meeting> {
  const heroes = [...new Set(games.flatMap(heroesOf))].sort();
  const rows = games.map((game) => heroes.map((hero) => game.scores[heroesOf(game).indexOf(hero)]));
  if (heroes.length < 2 || games.length < 2 || !games.every((game) => game.scores.length === heroes.length && isByScore(game)))
    return new Map();
  const all = heroes.map((_, at) => tallied(rows.map((row) => row[at]!)));
  const shares = sharesOf(all);
  // The jackknife: what each share would be without one of the games.
  const without = rows.map((row) => {
    for (const [at, scores] of all.entries()) add(scores, row[at]!, -1);
    const left = sharesOf(all);
    for (const [at, scores] of all.entries()) add(scores, row[at]!, 1);
    return left;
  });
  return new Map(
    heroes.map((hero, at) => [
      hero,
      {
        share: round(shares[at]!),
        ci95: spread(
          shares[at]!,
          without.map((each) => each[at]!),
        ),
      },
    ]),
  );
}

const heroesOf = ({ tallies }: CountedGame): string[] => tallies.flatMap(({ hero }) => hero ?? []);

function isByScore(game: CountedGame): boolean {
  const best = Math.max(...game.scores);
  return (
    new Set(heroesOf(game)).size === game.scores.length &&
    game.scores.every((score, seat) => (score === best) === game.winners.includes(seat))
  );
}

function tallied(scores: readonly number[]): Scores {
  const tally: Scores = new Map();
  for (const score of scores) add(tally, score, 1);
  return tally;
}

function add(scores: Scores, score: number, n: number): void {
  scores.set(score, (scores.get(score) ?? 0) + n);
}

const sharesOf = (all: readonly Scores[]): number[] => all.map((mine, at) => shareOf(mine, all.toSpliced(at, 1)));

function shareOf(mine: Scores, others: readonly Scores[]): number {
  const games = sum([...mine.values()]);
  return sum([...mine].map(([score, n]) => (n / games) * winsWith(score, others)));
}

/** The chance to win with this score: nobody has more, and whoever has as much shares. `ties[k]`: how likely just k of the others so far tie. */
function winsWith(score: number, others: readonly Scores[]): number {
  let ties = [1];
  for (const theirs of others) {
    let [all, less] = [0, 0];
    for (const [each, n] of theirs) {
      all += n;
      if (each < score) less += n;
    }
    const equal = theirs.get(score) ?? 0;
    ties = [...ties, 0].map((chance, k) => (chance * less + (ties[k - 1] ?? 0) * equal) / all);
  }
  return sum(ties.map((chance, k) => chance / (k + 1)));
}

/** 95 % of what the jackknife leaves open. */
function spread(share: number, without: readonly number[]): readonly [number, number] {
  const n = without.length;
  const mean = sum(without) / n;
  const half = 1.96 * Math.sqrt(((n - 1) / n) * sum(without.map((each) => (each - mean) ** 2)));
  return [round(Math.max(0, share - half)), round(Math.min(1, share + half))];
}
