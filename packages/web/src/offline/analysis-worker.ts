/** A thread of the browser that looks at finished games: any of the shelf, with the rules it was played by. */
import {
  Analysis,
  AnalysisError,
  chanceAfter,
  chanceReached,
  finishedRecord,
  judgeOf,
  type Ledger,
  turnEndsOf,
  turnsOf,
} from '@astragal/analysis';
import type { DailyScore } from '@astragal/bots';
import { bytesOf } from '@astragal/fair';
import {
  choices,
  type Event,
  type Game,
  heard,
  isOver,
  LuckError,
  type MatchRecord,
  notation,
  RecordError,
  type RecordStep,
  read,
  replay,
  type Seat,
  seenAt,
  waiting,
} from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import type { GameCourse, Standpoint } from '@astragal/table/history.ts';
import { dayPlayedBy, fallenDice, SharedLuck } from '@astragal/today';
import type {
  AnalysisMessage,
  AnalysisReply,
  AnalysisRequest,
  CountedRecord,
  Followed,
  ReadGame,
  Rolls,
  Said,
  SeenStep,
  Worth,
} from './analysis-thread.ts';
import { keptTapes } from './kept-analyses.ts';

const courses = import.meta.glob<{ readonly course: GameCourse }>('../../../games/*/history/course.ts');

let rules: Rules;
let record: MatchRecord;
let steps: readonly RecordStep[] = [];

/** The rules of a record, or why there are none. */
async function rulesOf(data: unknown): Promise<Rules> {
  const { game, version, entries } = (data ?? {}) as Partial<MatchRecord>;
  if (typeof game !== 'string' || typeof version !== 'number' || !Array.isArray(entries))
    throw new AnalysisError('broken', 'this is not a match record');
  const entry = onShelf(game);
  const wanted = await entry?.at(version);
  if (!wanted) throw new AnalysisError('unknown-rules', `version ${version} of ${game} is not on the shelf`);
  return wanted.rules();
}

/** All steps of a record, played again. */
function playedAgain(game: Game, data: unknown): RecordStep[] {
  return stepsOf(game, finishedRecord(game, data));
}

/** Whatever rules stumble over in an unknown file is damage to the file, not a fault of ours. */
function readAs<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof AnalysisError ? error : new AnalysisError('broken', String(error));
  }
}

function stepsOf(game: Game, record: MatchRecord): RecordStep[] {
  const all = [...replay(game, record)];
  if (!isOver(all.at(-1)!.position)) throw new AnalysisError('unfinished', 'the game is not over');
  return all;
}

/** What can be said of a ledger: the answers it speaks of, what fell, and where the game stood. */
async function tellerOf(its: Rules, record: unknown): Promise<(ledger: Ledger, progress: number) => CountedRecord> {
  const { game } = its;
  const all = playedAgain(game, record);
  const course = await courseOf(game);
  const placeAt = (step: number): Standpoint => course(all[step]!.position);
  const saidAt = (step: number, seat: Seat, text: string | undefined): Said | undefined => {
    const found = text === undefined ? undefined : read(game, all[step]!.position, seat, text);
    return found && { frame: found.at.frame, choice: found.choice };
  };
  const finished = finishedRecord(game, record);
  const turns = turnsOf(game, finished, turnEndsOf(its, judgeOf(its, finished.seats), 'turns'));
  return (ledger, progress) => ({
    progress,
    ledger,
    scenes: ledger.moments.map(({ kind, entry, seat, turn, played, reference }) => {
      const isChoice = kind === 'mistake' || kind === 'find';
      return {
        place: placeAt(entry),
        played: isChoice ? saidAt(entry, seat, played.answers[0]) : undefined,
        reference: isChoice ? saidAt(entry, seat, reference?.answers[0]) : undefined,
        sight: isChoice ? { view: game.view(all[entry]!.position.state, seat), seat } : undefined,
        fell: isChoice ? [] : heard(turns[turn]!.told, undefined),
      };
    }),
    losses: ledger.turns.flatMap(({ answers }) =>
      answers.flatMap(({ entry, seat, grade, played, choices }) => {
        const said = grade === 'good' ? undefined : saidAt(entry, seat, played);
        return said ? [{ ...said, entry, seat, lost: -choices[seat]! }] : [];
      }),
    ),
  });
}

const courseOf = async (game: Game): Promise<(position: RecordStep['position']) => Standpoint> => {
  const course = (await courses[nameOf(game.id)]?.())?.course;
  return ({ state }) => course?.(game.view(state, undefined)) ?? { part: '' };
};

const nameOf = (game: string): string => `../../../games/${game}/history/course.ts`;

/** What is known so far is said so often, in milliseconds, and never takes more than a tenth of the time: a ledger costs something, too. */
const OFTEN = 400;
const TENTH = 10;
/** And kept so often, so that whoever leaves loses little. */
const KEEPING = 2000;

/** What a client may ask for; `say` tells what there is so far. */
const DOES: {
  readonly [D in AnalysisRequest['do']]: (request: Extract<AnalysisRequest, { do: D }>, say: (soFar: unknown) => void) => unknown;
} = {
  async read({ record: data }): Promise<ReadGame> {
    rules = await rulesOf(data);
    const { game } = rules;
    [record, steps] = readAs(() => {
      const finished = finishedRecord(game, data);
      judgeOf(rules, finished.seats);
      return [finished, playedAgain(game, finished)];
    });
    const course = await courseOf(game);
    return {
      total: steps.length,
      result: game.result(steps.at(-1)!.position.state),
      movers: steps.map(({ entry }) => entry?.seat),
      places: steps.map(({ position }) => course(position)),
    };
  },
  see({ step, viewer }): SeenStep {
    const { game } = rules;
    const { position } = steps[step]!;
    const log: Event[] = [];
    for (const { told } of steps.slice(0, step + 1)) log.push(...heard(told, viewer));
    const { view, asks, waits, over } = seenAt(game, position, viewer);
    return { view, asks, waits, over, log } as SeenStep;
  },
  async count({ id, record, isClose }, say) {
    const its = await rulesOf(record);
    const tape = await keptTapes.of(id);
    const analysis = new Analysis(its, record, { isClose, ...(tape && { tape }) });
    const told = await tellerOf(its, record);
    let next = performance.now() + OFTEN;
    let keepAt = performance.now() + KEEPING;
    for (const _ of analysis.steps()) {
      const now = performance.now();
      if (now < next) continue;
      if (now >= keepAt) {
        await keptTapes.keep(id, analysis.tape);
        keepAt = performance.now() + KEEPING;
      }
      const soFar = analysis.ledger();
      if (soFar.turns.length > 0) say(told(soFar, Math.min(0.99, soFar.done)));
      const spent = performance.now() - now;
      next = now + spent + Math.max(OFTEN, TENTH * spent);
    }
    await keptTapes.keep(id, analysis.tape);
    return told(analysis.ledger(), 1);
  },
  async tell({ record, ledger }) {
    const told = await tellerOf(await rulesOf(record), record);
    return told(ledger, 1);
  },
  async follow({ record, seat, at }): Promise<Followed> {
    const { game, daily, analysing } = await rulesOf(record);
    const finished = finishedRecord(game, record);
    const all = stepsOf(game, finished);
    const course = await courseOf(game);
    const fallen = fallenDice(finished, onShelf(game.id)?.dice ?? [], seat);
    const places = all.map(({ position }) => course(position));
    const isSame = (one: Standpoint, other: Standpoint | undefined): boolean => one.part === other?.part && one.round === other.round;
    const ends = places.flatMap((place, step) => (isSame(place, places[step + 1]) ? [] : [step]));
    const scoreAt = (step: number): number => game.result(all[step]!.position.state).scores[seat]!;
    const last = all.at(-1)!.position.state;
    const diceIn = (from: number, to: number) => all.slice(from, to).flatMap(({ entry }) => fallen.get(entry!) ?? []);
    return {
      course: ends.map((step, i) => ({ place: places[step]!, score: scoreAt(step), dice: diceIn((ends[i - 1] ?? -1) + 1, step + 1) })),
      isFigure: daily?.score(last, seat).value === scoreAt(all.length - 1),
      said: Object.fromEntries(
        at.map((step) => {
          const { seat: who, choice } = all[step + 1]!.entry!;
          const found = read(game, all[step]!.position, who, choice);
          const said = found && { frame: found.at.frame, choice: found.choice };
          const held = analysing?.holdings?.(all[step]!.position.state, who);
          return [step, { place: places[step]!, at: ends.findIndex((end) => step <= end), said, held }];
        }),
      ),
    };
  },
  async play({ shared: { game, version, table, of, seed, level } }): Promise<DailyScore> {
    const its = await (await onShelf(game)?.at(version))?.rules();
    if (!its?.daily) throw new AnalysisError('unknown-rules', `version ${version} of ${game} is not on the shelf`);
    return dayPlayedBy({ ...its, daily: its.daily }, table, new SharedLuck(bytesOf(seed)!), of, level).score;
  },
  weigh({ step, seat }, say): readonly Worth[] {
    const { position } = steps[step]!;
    const open = waiting(rules.game, position).filter((at) => at.seat === seat);
    const texts = open.flatMap(({ frame }) => choices(rules.game, position.state, frame).map(notation));
    return texts.length > 1 ? weighed(texts, (choice, i) => rolled(step, { seat, choice }, `weigh ${i}`), say) : [];
  },
  roll: ({ step, seat, choice, count, from }): Rolls => ({
    wins: Array.from({ length: count }, (_, i) => rolled(step, { seat, choice }, `roll ${from + i}`)),
    came: chanceReached(rules, record, step, seat),
  }),
};

/** Answers are weighed so long, in milliseconds; the first look at each of them is taken all the same. */
const WEIGHING = 2500;
const MOST_LOOKS = 24;
/** So many of the best are looked at again and again. */
const STILL_OPEN = 6;
/** What answers are worth, the best first: all of them in the same futures, those that stay ahead in more of them. */
function weighed(texts: readonly string[], future: (choice: string, number: number) => number, say: (soFar: unknown) => void): Worth[] {
  const began = performance.now();
  const all = texts.map((text) => ({ text, wins: [future(text, 0)] }));
  const mean = ({ wins }: { readonly wins: readonly number[] }): number => wins.reduce((sum, each) => sum + each, 0) / wins.length;
  const ranked = (): Worth[] =>
    all
      .map((each) => {
        const win = mean(each);
        const spread = each.wins.reduce((sum, one) => sum + (one - win) ** 2, 0);
        const { length } = each.wins;
        return { text: each.text, win, error: length > 1 ? Math.sqrt(spread / (length - 1) / length) : 0 };
      })
      .sort((a, b) => b.win - a.win);
  for (let look = 1; look < MOST_LOOKS && performance.now() - began < WEIGHING; look++) {
    const open = look < 3 ? all : all.toSorted((a, b) => mean(b) - mean(a)).slice(0, STILL_OPEN);
    for (const each of open) if (performance.now() - began < WEIGHING) each.wins.push(future(each.text, look));
    say(ranked());
  }
  return ranked();
}

/** The chance of a seat at the end of the turn that goes on with this answer; the same seed, the same luck for all answers of a step. */
const rolled = (step: number, first: { readonly seat: Seat; readonly choice: string }, seed: string): number =>
  chanceAfter(rules, steps[step]!.position, first, `${step} ${seed}`);

/** A fault of the record, whoever found it. */
function faultOf(error: unknown): Pick<Extract<AnalysisReply, { fault: unknown }>, 'fault' | 'message'> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof AnalysisError) return { fault: error.code, message };
  return { fault: error instanceof RecordError || error instanceof LuckError ? 'broken' : 'failed', message };
}

async function reply({ number, request }: AnalysisMessage): Promise<void> {
  const post = (said: AnalysisReply): void => postMessage(said);
  try {
    const work = DOES[request.do] as (request: AnalysisRequest, say: (soFar: unknown) => void) => unknown;
    post({ number, result: await work(request, (soFar) => post({ number, soFar })) });
  } catch (error) {
    post({ number, ...faultOf(error) });
  }
}

let queue: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<AnalysisMessage>) => {
  queue = queue.then(() => reply(data));
});
