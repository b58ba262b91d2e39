/** What analysed games say together: accuracy and luck over time, by game and rival, and where most win chance goes. Pure. */
import type { KeptAnalysis } from '../offline/kept-analyses.ts';
import type { FinishedGame, Rival } from './statistics.ts';

/** One of my games that was analysed. */
export interface AnalysedGame {
  readonly played: FinishedGame;
  readonly accuracy: number;
  readonly luck: number;
  readonly losses: KeptAnalysis['losses'];
}

/** Those of my games that were analysed, the oldest first; at a hot seat nobody is me. */
export function analysedGames(games: readonly FinishedGame[], kept: readonly KeptAnalysis[]): AnalysedGame[] {
  const found = new Map(kept.map((each) => [each.id, each]));
  return games
    .flatMap((played): AnalysedGame[] => {
      const [seat, ...others] = played.game.mine;
      const its = found.get(played.game.id);
      const own = seat === undefined || others.length > 0 ? undefined : its?.ledger.seats[seat];
      if (!own || its?.progress !== 1) return [];
      return [{ played, accuracy: own.accuracy, luck: own.luck, losses: its.losses.filter((loss) => loss.seat === seat) }];
    })
    .reverse();
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);

export interface SkillMean {
  readonly games: number;
  readonly accuracy: number;
  readonly luck: number;
}
export const meanOf = (games: readonly AnalysedGame[]): SkillMean => ({
  games: games.length,
  accuracy: mean(games.map(({ accuracy }) => accuracy)),
  luck: mean(games.map(({ luck }) => luck)),
});

/** By what `keys` says of each game, those with most games first. */
function grouped<T>(
  games: readonly AnalysedGame[],
  keys: (game: AnalysedGame) => readonly (readonly [string, T])[],
): (SkillMean & { readonly of: T })[] {
  const groups = new Map<string, { of: T; games: AnalysedGame[] }>();
  for (const game of games)
    for (const [key, of] of keys(game)) {
      const group = groups.get(key) ?? { of, games: [] };
      group.games.push(game);
      groups.set(key, group);
    }
  return [...groups.values()].map(({ of, games: all }) => ({ of, ...meanOf(all) })).sort((a, b) => b.games - a.games);
}

export const skillByGame = (games: readonly AnalysedGame[]): (SkillMean & { readonly of: string })[] =>
  grouped(games, ({ played }) => [[played.game.game, played.game.game]]);
export const skillByRival = (games: readonly AnalysedGame[]): (SkillMean & { readonly of: Rival })[] =>
  grouped(games, ({ played }) => played.rivals.map((rival) => [rival.key, rival]));

/** A kind of choice of one game: its question. */
export interface LeakyChoice {
  readonly game: string;
  readonly step: string;
  /** Win chance lost by it in a game of this kind, on average. */
  readonly lost: number;
  readonly games: number;
  /** What was answered there: a question may be put by what there is to choose. */
  readonly may: readonly KeptAnalysis['losses'][number]['choice'][];
  /** The dearest first. */
  readonly examples: readonly { readonly id: string; readonly ended: number; readonly loss: KeptAnalysis['losses'][number] }[];
}

const EXAMPLES = 3;

/** Where most win chance goes: of all kinds of choices the dearest, by what they lose in a game. */
export function leakOf(games: readonly AnalysedGame[]): LeakyChoice | undefined {
  const counts = new Map<string, number>();
  for (const { played } of games) counts.set(played.game.game, (counts.get(played.game.game) ?? 0) + 1);
  const steps = new Map<string, { game: string; step: string; lost: number; examples: LeakyChoice['examples'][number][] }>();
  for (const { played, losses } of games)
    for (const loss of losses) {
      const { game, id, ended } = played.game;
      const key = `${game} ${loss.frame.step}`;
      const found = steps.get(key) ?? { game, step: loss.frame.step, lost: 0, examples: [] };
      found.lost += loss.lost;
      found.examples.push({ id, ended, loss });
      steps.set(key, found);
    }
  const all = [...steps.values()].map((each) => ({ ...each, games: counts.get(each.game)!, lost: each.lost / counts.get(each.game)! }));
  const [worst] = all.sort((a, b) => b.lost - a.lost);
  if (!worst) return undefined;
  const dearest = worst.examples.toSorted((a, b) => b.loss.lost - a.loss.lost);
  return { ...worst, may: dearest.map(({ loss }) => loss.choice), examples: dearest.slice(0, EXAMPLES) };
}
