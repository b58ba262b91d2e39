/** What the tables of a board tell when all is over: how each went round by round, and where they parted, in words. */
import type { Lexicon } from '@astragal/kernel';
import { partingsOf } from '@astragal/today';
import type { BoardInfo } from '@astragal/wire';
import type { GameTelling } from '../../analysis/game-telling.ts';
import { answerText, whenOf } from '../../analysis/telling.ts';
import { call } from '../../net/api.ts';
import { AnalysisThread, type Followed } from '../../offline/analysis-thread.ts';

/** One way that was taken, by those who took it. */
export interface PartingWay {
  readonly entrants: readonly number[];
  /** What they did, in words, and the piece that stands for it. */
  readonly deed: string;
  readonly piece?: { readonly kind: string; readonly id: string } | undefined;
  /** Where to see it: the table of the first of them, and the step. */
  readonly table: string;
  readonly step: number;
}

export interface ToldParting {
  readonly when: string;
  /** Where in the course of the first of its tables. */
  readonly at: number;
  readonly ways: readonly PartingWay[];
}

export interface BoardStory {
  /** By entrant: the number that counts after each round; nothing where the game has none that grows. */
  readonly courses: ReadonlyMap<number, readonly { readonly label: string; readonly score: number }[]>;
  readonly partings: readonly ToldParting[];
}

interface Words {
  readonly lexicon: Lexicon;
  readonly telling: GameTelling;
  readonly round: (round: number) => string;
  readonly seat: (seat: number) => string;
}

/** Reads the records of a board, plays them again in a thread, and compares. */
export async function storyOf({ results }: BoardInfo, seat: number, words: Words): Promise<BoardStory> {
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
    return {
      courses: new Map(
        followed.every(({ isFigure, course }) => isFigure && course.length > 1)
          ? followed.map(({ course }, i) => [
              there[i]!.entrant,
              course.map(({ place, score }) => ({ label: place.round === undefined ? place.part : String(place.round), score })),
            ])
          : [],
      ),
      partings: partings.map(({ after, ways }) => {
        const first = followed[ways[0]!.tables[0]!]!;
        const { place, at } = first.said[after]!;
        return {
          when: whenOf(told, place),
          at,
          ways: ways.map(({ choice, tables }) => {
            const { said } = followed[tables[0]!]!.said[after]!;
            return {
              entrants: tables.map((table) => there[table]!.entrant),
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
