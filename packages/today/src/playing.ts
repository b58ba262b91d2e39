/** Playing the table of a day without a person, and playing a person's game again before it is believed. */
import { type Bot, type Daily, type DailyScore, recordGame, sightOf, thought } from '@astragal/bots';
import {
  byNumber,
  type Game,
  isOver,
  Match,
  type MatchRecord,
  type Options,
  RecordError,
  read,
  readOptions,
  readRecord,
  type Seat,
  same,
} from '@astragal/kernel';
import type { DayTable } from './day.ts';
import type { SharedLuck } from './luck.ts';

/** How often a bot may ask whether it is late: about half a second of thought, counted and not measured. */
export const PATIENCE = 400;
/** Nobody plays on for longer. */
const MOST_ENTRIES = 6000;

export interface DailyRules {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly daily: Daily;
}

/** What a bot at a shared table answers: nothing but seed, seat and sight have a say in it. */
export function sharedAnswer(
  { game, bots }: Omit<DailyRules, 'daily'>,
  { now }: Pick<Match, 'now'>,
  luck: SharedLuck,
  seat: Seat,
  level: string,
): string {
  const sight = sightOf(game, now, seat);
  const task = { game: game.id, version: game.version, level, seed: luck.botSeed(seat, sight), sight, memory: {}, share: 1 };
  return thought(
    { ...task, patience: PATIENCE },
    bots,
    () => 0,
    () => undefined,
  ).choice;
}

/**
 * Which bot answers now, where several seats are asked at once: none while a person is, then the first of them. So what a bot sees never hangs on
 * how fast somebody plays.
 */
export function botInTurn(waits: readonly Seat[], isPerson: (seat: Seat) => boolean): Seat | undefined {
  return waits.length === 0 || waits.some(isPerson) ? undefined : Math.min(...waits);
}

const begun = ({ game }: DailyRules, { seats, options }: DayTable, luck: SharedLuck, of: string): Match =>
  Match.begin(game, seats, options, luck.source, [], luck.origin(of));

/** What a bot makes of the day in the person's place, and how. */
export function dayPlayedBy(
  rules: DailyRules,
  table: DayTable,
  luck: SharedLuck,
  of: string,
  level: string,
): { readonly score: DailyScore; readonly record: MatchRecord } {
  const { game } = rules;
  const { position, record } = recordGame(
    {
      ...{
        game,
        seats: table.seats,
        options: readOptions(game, table.seats, table.options),
        luck: byNumber(luck.source),
        most: MOST_ENTRIES,
      },
      answer(now, open) {
        const waits = open.map(({ seat }) => seat);
        const seat = botInTurn(waits, (each) => each === table.seat) ?? table.seat;
        const sitter = table.sitters[seat]!;
        const choice = sharedAnswer(rules, { now }, luck, seat, sitter === 'me' ? level : sitter);
        const found = read(game, now, seat, choice);
        if (!found) throw new Error(`${level} answers '${choice}', which is no option`);
        return found;
      },
    },
    luck.origin(of),
  );
  if (!isOver(position)) throw new Error(`${level} does not come to an end`);
  return { score: rules.daily.score(position.state, table.seat), record };
}

/** Why a record is not a game of this day, and at which entry (0 is the deal). */
export interface RecordMisfit {
  /** `setup`: another table; `luck`: other dice; `bot`: a bot would have answered otherwise; `answer`: the rules do not allow it; `unfinished`. */
  readonly why: 'setup' | 'luck' | 'bot' | 'answer' | 'unfinished';
  readonly entry: number;
}

/** Plays a record again with the luck and the bots of the day. Nothing of it is believed. */
export function checkedDay(
  rules: DailyRules,
  table: DayTable,
  luck: SharedLuck,
  of: string,
  data: unknown,
): { readonly score: DailyScore; readonly record: MatchRecord } | { readonly wrong: RecordMisfit } {
  const given = readAs(rules.game, data);
  const wrong = (why: RecordMisfit['why'], entry = 0) => ({ wrong: { why, entry } });
  if (!given || given.opening || given.seats !== table.seats || !sameOptions(rules.game, given, table.options)) return wrong('setup');
  const match = begun(rules, table, luck, of);
  if (!same(given.dealt, match.record.dealt)) return wrong('luck');
  for (const [i, entry] of given.entries.entries()) {
    const { seat } = entry;
    const sitter = table.sitters[seat];
    const ask = sitter === undefined || match.isOver ? -1 : match.ask(seat);
    if ('undo' in entry) {
      if (sitter !== 'me' || match.undo(seat, ask) !== 'done') return wrong('answer', i + 1);
      continue;
    }
    if (sitter === undefined || !match.waits.includes(seat)) return wrong('answer', i + 1);
    const isBot = sitter !== 'me';
    if (isBot && botInTurn(match.waits, (each) => table.sitters[each] === 'me') !== seat) return wrong('bot', i + 1);
    if (isBot && sharedAnswer(rules, match, luck, seat, sitter) !== entry.choice) return wrong('bot', i + 1);
    const draft = match.draft(seat, ask, entry.choice);
    if (typeof draft === 'string') return wrong('answer', i + 1);
    if (!same((draft.entry as typeof entry).luck, entry.luck)) return wrong('luck', i + 1);
    match.commit(draft);
  }
  if (!match.isOver) return wrong('unfinished', given.entries.length);
  return { score: rules.daily.score(match.now.state, table.seat), record: match.record };
}

function readAs(game: Game, data: unknown): MatchRecord | undefined {
  try {
    return readRecord(game, data);
  } catch (error) {
    if (error instanceof RecordError) return undefined;
    throw error;
  }
}

const sameOptions = (game: Game, { seats, options }: MatchRecord, drawn: Options): boolean =>
  same(readOptions(game, seats, options), readOptions(game, seats, drawn));
