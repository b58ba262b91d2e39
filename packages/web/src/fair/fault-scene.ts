/**
 * What a wrong roll means at the table. The game itself plays that answer twice, with the luck that the record has and with the luck that the
 * secrets give, and says what falls each time and in which round; all of it on this device.
 */
import {
  answeredAgain,
  type Event,
  heard,
  type LuckSaid,
  type MatchRecord,
  type Position,
  replay,
  type Seat,
  type Told,
} from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { GameCourse, Standpoint } from '@astragal/table/history.ts';
import type { CheckedGame } from './check.ts';

export interface FaultScene {
  /** Whose roll it is. */
  readonly seat: Seat;
  readonly place: Standpoint | undefined;
  /** What is told of either roll, as far as the rules go on. */
  readonly written: readonly Event[];
  readonly computed: readonly Event[];
}

const courses = import.meta.glob<{ readonly course: GameCourse }>('../../../games/*/history/course.ts');

/** Whose die it is: one answer may make everybody roll. */
function rollerOf(game: string, name: string): Seat | undefined {
  const own = onShelf(game)?.dice?.flatMap(({ luck }) => luck.exec(name)?.[1] ?? [])[0];
  return own === undefined ? undefined : Number(own);
}

/** Nothing where no roll of an answer is wrong, the rules are not here, or the record does not come so far. */
export async function faultScene(
  record: MatchRecord,
  { fault, rows }: Pick<CheckedGame, 'fault' | 'rows'>,
): Promise<FaultScene | undefined> {
  const { entry, seat: answerer, roll } = fault ?? {};
  const answer = entry ? record.entries[entry - 1] : undefined;
  if (!entry || answerer === undefined || !roll || !answer || 'undo' in answer) return undefined;
  const rules = await (await onShelf(record.game)?.at(record.version))?.rules();
  if (!rules) return undefined;
  const { game } = rules;
  let before: Position | undefined;
  for (const { position } of replay(game, { ...record, entries: record.entries.slice(0, entry - 1) })) before = position;
  const at = roll.number - rows.at(-1)!.first;
  const seat = rollerOf(record.game, answer.luck[at]?.[0] ?? '') ?? answerer;
  const given = answer.luck.map((said, i): LuckSaid => (i === at ? [said[0], said[1], roll.computed.value] : said));
  const toldWith = (luck: readonly LuckSaid[]): readonly Event[] => {
    const told: Told[] = [];
    try {
      answeredAgain(game, before!, { ...answer, luck }, told, entry);
    } catch {
      // With another roll the rules may ask for other luck: what was told up to there is all that can be said.
    }
    return heard(told, seat);
  };
  const course = await courses[`../../../games/${record.game}/history/course.ts`]?.();
  return {
    seat,
    place: course?.course(game.view(before!.state, undefined) as never),
    written: toldWith(answer.luck),
    computed: toldWith(given),
  };
}
