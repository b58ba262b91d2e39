/** What the tables of a board tell when all is over: how each went round by round, and where they parted, in words. */
import type { DailyScore } from '@astragal/bots';
import type { Lexicon } from '@astragal/kernel';
import { type FallenDie, partingsOf, seatOf } from '@astragal/today';
import type { BoardInfo, DuplicateInfo } from '@astragal/wire';
import type { GameTelling } from '../../analysis/game-telling.ts';
import { answerText, whenOf } from '../../analysis/telling.ts';
import { call } from '../../net/api.ts';
import { AnalysisThread, type Followed, type FollowedAnswer } from '../../offline/analysis-thread.ts';

/** Somebody who took a way, and what they made of the board there. */
export interface WayTaker {
  readonly entrant: number;
  readonly score: DailyScore | undefined;
  readonly table: string;
}

/** One way that was taken, by those who took it. */
export interface PartingWay {
  readonly takers: readonly WayTaker[];
  /** What they did, in words, and the piece that stands for it. */
  readonly deed: string;
  readonly piece?: { readonly kind: string; readonly id: string } | undefined;
  /** Where to see it: the table of the first of them, and the step. */
  readonly table: string;
  readonly step: number;
}

export interface ToldParting {
  readonly when: string;
  /** Who was asked. */
  readonly seat: number;
  /** What whoever was asked held there, at all of its tables: a few things by name. */
  readonly held: readonly string[];
  /** Where in the course of the first of its tables. */
  readonly at: number;
  readonly ways: readonly PartingWay[];
}

/** What a table had after a round. */
export interface CoursePoint {
  readonly label: string;
  readonly score: number;
}

/** The dice of a round. */
export interface RoundDice {
  readonly label: string;
  readonly dice: readonly FallenDie[];
}

export interface BoardStory {
  /** By entrant: the number that counts after each round; nothing where the game has none that grows. */
  readonly courses: ReadonlyMap<number, readonly CoursePoint[]>;
  /** The dice that fell at every table; nothing where none did. */
  readonly rolls: readonly RoundDice[];
  readonly partings: readonly ToldParting[];
}

/** What is needed to speak of a board. */
export interface StoryWords {
  readonly lexicon: Lexicon;
  readonly telling: GameTelling;
  readonly round: (round: number) => string;
  readonly seat: (seat: number) => string;
}

/** What of the dice fell at all tables in the same round: as long as they ask alike, that is all of them. */
export function commonDice([first = [], ...others]: readonly (readonly RoundDice[])[]): readonly RoundDice[] {
  const named = ({ label, dice }: RoundDice): string[] => dice.map(({ roll }) => `${label} ${roll}`);
  const known = others.map((rounds) => new Set(rounds.flatMap(named)));
  return first.map(({ label, dice }) => ({ label, dice: dice.filter(({ roll }) => known.every((each) => each.has(`${label} ${roll}`))) }));
}

/** Where another table gained most more than mine did in the same round. */
export interface Gap {
  readonly label: string;
  readonly entrant: number;
  readonly theirs: number;
  readonly mine: number;
}

export function widestGap(courses: BoardStory['courses'], me: number): Gap | undefined {
  const gains = (course: readonly CoursePoint[] = []) =>
    course.map(({ label, score }, i) => ({ label, gain: score - (course[i - 1]?.score ?? 0) }));
  const own = gains(courses.get(me));
  const gaps = [...courses].flatMap(([entrant, course]) =>
    gains(course).flatMap(({ label, gain: theirs }, i) => {
      const there = own[i];
      return there?.label === label && theirs > there.gain ? [{ label, entrant, theirs, mine: there.gain }] : [];
    }),
  );
  return gaps.sort((a, b) => b.theirs - b.mine - (a.theirs - a.mine))[0];
}

/** More things than that are not told of what somebody held. */
const MOST_HELD = 4;
const heldText = ({ lexicon }: StoryWords, held: FollowedAnswer['held'] = {}): string[] =>
  Object.entries(held)
    .filter(([name, n]) => n > 0 && !name.includes(' ')) // What is counted; what has a name of its own is too much to say.
    .slice(0, MOST_HELD)
    .flatMap(([name, n]) => lexicon.holdings?.(name, n) ?? []);

/** Who sat in a seat at a table of a board: where pairs change seats, others answer there as well. */
function takerAt(info: DuplicateInfo, board: number, seat: number, table: string): WayTaker {
  const at = info.results.find((each) => each.board === board && seatOf(info.sitters, each) === seat);
  const found = at?.results.find((each) => each.table === table);
  return { entrant: found?.entrant ?? 0, score: found?.score, table };
}

/** Reads the records of a board, plays them again in a thread, and compares. */
export async function storyOf(info: DuplicateInfo, { board, results }: BoardInfo, seat: number, words: StoryWords): Promise<BoardStory> {
  const there = results.filter(({ table }) => table !== undefined);
  const records = await Promise.all(there.map(({ table }) => call('record', undefined, { table: table! })));
  const partings = partingsOf(records as never);
  const thread = new AnalysisThread();
  try {
    const followed: Followed[] = [];
    for (const [i, record] of records.entries()) {
      const at = partings.filter(({ ways }) => ways.some(({ tables }) => tables.includes(i))).map(({ after }) => after);
      followed.push(await thread.follow(record as never, seat, at));
    }
    const told = { told: words.telling.told, round: words.round };
    const labelled = ({ course }: Followed) =>
      course.map(({ place: { round, part }, ...each }) => ({
        ...each,
        label: round === undefined ? (told.told?.part?.(part) ?? part) : String(round),
      }));
    const rounds = followed.map(labelled);
    const rolls = commonDice(rounds);
    // Where nobody ever had any points there is nothing to draw.
    const isDrawn =
      followed.every(({ isFigure, course }) => isFigure && course.length > 1) && rounds.flat().some(({ score }) => score !== 0);
    return {
      rolls: rolls.some(({ dice }) => dice.length > 0) ? rolls : [],
      courses: new Map(isDrawn ? rounds.map((course, i) => [there[i]!.entrant, course]) : []),
      partings: partings.map(({ after, seat: asked, ways }) => {
        const first = followed[ways[0]!.tables[0]!]!;
        const { place, at, held } = first.said[after]!;
        return {
          ...{ when: whenOf(told, place), seat: asked, at, held: heldText(words, held) },
          ways: ways.map(({ choice, tables }) => {
            const { said } = followed[tables[0]!]!.said[after]!;
            return {
              takers: tables.map((table) => takerAt(info, board, asked, there[table]!.table!)),
              deed: said ? answerText({ lexicon: words.lexicon, names: words.seat }, said) : choice,
              piece: said && words.telling.pictured?.choice(said.choice as never),
              table: there[tables[0]!]!.table!,
              step: after + 1,
            };
          }),
        };
      }),
    };
  } finally {
    thread.close();
  }
}
