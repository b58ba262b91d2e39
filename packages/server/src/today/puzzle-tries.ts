/** Tries at puzzles: judged again before they count, once for each person and puzzle; each moves the rating of its puzzle. */
import type { Puzzle } from '@astragal/puzzles';
import { puzzleAfter, ratingOfDifficulty, solverRatings } from '@astragal/puzzles/rating';
import type { BodyOf, HandedTry, KeptTry, MadePuzzle, PuzzleOutcomes, PuzzleStanding, PuzzlesOfGame } from '@astragal/wire';
import { refuse } from '../ground/problems.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import type { JudgedTry } from '../replay/puzzle-pool.ts';
import { StoreError } from '../store/driver.ts';
import type { Person, PuzzleTryRow, StandingRow } from '../store/rows.ts';
import { unwritten } from '../store/writing.ts';

type Outcome = PuzzleOutcomes['tries'][number];

/** So often others may come in between before it is the store's fault. */
const AGAIN = 5;
/** Nobody thinks for longer than a day, whatever a device says. */
const LONGEST = 24 * 3_600_000;

const keptOf = ({ who: _, ...kept }: PuzzleTryRow): KeptTry => kept;
const ratedOf = ({ puzzle, rating }: StandingRow): PuzzleStanding => ({ puzzle, rating: Math.round(rating.rating) });
/** As it is told to whoever has tried it. */
const countedOf = (row: StandingRow): PuzzleStanding => ({ ...ratedOf(row), tried: row.tried, solved: row.solved });

export async function puzzlesFor({ store, puzzles }: House, person: Person | undefined, game: string): Promise<PuzzlesOfGame> {
  const [mine, standings, made] = await Promise.all([
    person ? store.puzzles.triesOf(person.id, game) : [],
    store.puzzles.standings(game),
    puzzles.of(game),
  ]);
  const tried = new Set(mine.map(({ puzzle }) => puzzle));
  return {
    mine: mine.map(keptOf),
    puzzles: standings.map((each) => (tried.has(each.puzzle) ? countedOf : ratedOf)(each)),
    made: made.map(entryOf),
  };
}

const entryOf = ({ id, version, task, difficulty, ideas }: Puzzle): MadePuzzle => ({ id, version, task, difficulty, ideas: [...ideas] });

/** A puzzle of this house's games, whole. */
export async function madePuzzle({ puzzles }: House, game: string, id: string): Promise<{ puzzle: Record<string, unknown> }> {
  const found = await puzzles.byId(game, id);
  if (!found) throw refuse('not-found');
  return { puzzle: found as unknown as Record<string, unknown> };
}

/** The first of a person that comes in counts, whatever comes later and from wherever. */
export async function handInPuzzles(house: House, person: Visitor, { tries }: BodyOf<'handInPuzzles'>): Promise<PuzzleOutcomes> {
  const { store, puzzlePool, puzzles } = house;
  const before = await store.puzzles.triesOf(person.id);
  const isNew = (each: HandedTry): boolean => !before.some(({ game, puzzle }) => game === each.game && puzzle === each.puzzle);
  const fresh = tries.filter(isNew);
  const lines = await Promise.all(fresh.map(async (each) => ({ ...each, made: await puzzles.byId(each.game, each.puzzle) })));
  const judged = lines.length > 0 ? await puzzlePool.judge(lines, person.origin) : [];
  const outcomes: Outcome[] = [];
  for (const each of tries) outcomes.push(await handedIn(house, person, each, judged[fresh.indexOf(each)]));
  return { tries: outcomes };
}

/** `judged` is missing where it was known before. */
async function handedIn(house: House, { id: who }: Person, handed: HandedTry, judged: JudgedTry | undefined): Promise<Outcome> {
  const { store, settings } = house;
  const { game, puzzle, hinted, at, ms } = handed;
  if (judged && 'wrong' in judged) return { game, puzzle, outcome: judged.wrong };
  for (let i = 0; ; i++) {
    const [mine, standing] = await Promise.all([store.puzzles.triesOf(who, game), store.puzzles.standing(game, puzzle)]);
    const kept = mine.find((each) => each.puzzle === puzzle);
    if (kept) return { game, puzzle, outcome: 'before', mine: keptOf(kept), ...(standing && { standing: countedOf(standing) }) };
    const { solved, difficulty, idea } = judged as Exclude<JudgedTry, { wrong: string }>;
    const now: StandingRow = standing ?? { game, puzzle, tried: 0, solved: 0, rating: ratingOfDifficulty(difficulty), revision: 0 };
    const against = Math.round(now.rating.rating);
    const solver = solverRatings(mine.map((each) => ({ isSolved: each.solved, isHinted: each.hinted, against: each.against }))).at(-1)!;
    const after: StandingRow = {
      ...now,
      tried: now.tried + 1,
      solved: now.solved + (solved ? 1 : 0),
      rating: puzzleAfter(now.rating, { isSolved: solved, solver }),
    };
    // A device may believe what it likes of the time, but nothing is tried tomorrow.
    const row: PuzzleTryRow = {
      game,
      puzzle,
      who,
      idea,
      at: Math.max(0, Math.min(Math.round(at), settings.now())),
      ms: Math.min(ms, LONGEST),
      solved,
      hinted,
      against,
    };
    try {
      await store.puzzles.count(row, after);
      return { game, puzzle, outcome: 'counted', mine: keptOf(row), standing: countedOf(after) };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (i >= AGAIN) throw unwritten(house, error, { puzzle });
    }
  }
}
