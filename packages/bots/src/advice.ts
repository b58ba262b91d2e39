/**
 * Advice for a seat: what each of its answers is worth, as a chance to win. Every answer is tried in the same futures: worlds that look like this
 * to the seat, the same luck by name, the rest of the turn played by one player. The judge says what came of it.
 */
import {
  type Chance,
  type Choice,
  CountedLuck,
  choices,
  clone,
  type Game,
  isOver,
  type Kind,
  named,
  notation,
  Play,
  type Position,
  playOn,
  type Seat,
  seeded,
  type Waiting,
  waiting,
} from '@astragal/kernel';
import { type Bot, mindOf, type Sight, sightOf, worldsOf } from './bot.ts';
import type { Craft } from './craft.ts';
import type { Ideas } from './ideas.ts';
import type { Judge } from './judge.ts';
import { type Advice, type Advised, isBlunder } from './verdict.ts';

/** Who advises: the rules, the judge, and the player who finishes the turns. */
export interface Adviser<K extends Kind = Kind> {
  readonly game: Game<K>;
  readonly judge: Pick<Judge<K>, 'chances' | 'isSettled'> & { readonly craft: Pick<Craft<K>, 'horizon' | 'sensible'> };
  readonly player: Bot<K>;
  readonly ideas?: Ideas<K>;
}

/** How much is thought. */
export interface Advising {
  /** Futures of each answer at most. */
  readonly futures?: number;
  /** Says when to come to an end: answers that were not looked at by then are not among those advised on. */
  readonly isLate?: () => boolean;
  readonly luck: Chance;
}

/** So many futures of each answer at most. */
const FUTURES = 48;
/** So many are played before answers that are clearly behind are left alone; the best few never are. */
const BATCH = 8;
/** So many answers are looked at however late it is. */
const LEAST = 2;
/** Where nothing has changed in so many more, luck has no say. */
const FEW = 3;
export const SHOWN = 4;
/** The judge tells nothing apart that is closer, however often it looks. */
export const FINEST = 0.015;
/** So many standard errors: 19 of 20 times the truth is closer. With few futures (two, three, ...) the spread itself is little known. */
const SURE = [12.7, 4.3, 3.2, 2.8, 2.6, 2.4, 2.4];
const surely = (futures: number): number => SURE[futures - 2] ?? 2;
/** Of one future where luck had a say, nothing is known. */
const UNKNOWN = 1;
/** No turn has more answers. */
const LONGEST = 200;

interface Candidate {
  readonly step: string;
  readonly choice: Choice;
  readonly text: string;
  /** The same with another equal die is not. */
  readonly isSensible: boolean;
  line: readonly Choice[];
  /** Luck has had no say so far. */
  isFixed: boolean;
  /** What each future came to. */
  readonly worths: number[];
}

/** What the seat's answers are worth. Nothing but the sight goes in. A question with one answer is not advised on. */
export function advise<K extends Kind>(
  adviser: Adviser<K>,
  sight: Sight<K>,
  { futures = FUTURES, isLate = () => false, luck }: Advising,
): Advice | undefined {
  const { game, ideas } = adviser;
  const worlds = worldsOf(game, sight, luck, BATCH);
  const all = candidates(adviser, sight, worlds[0]!);
  if (all.length < 2) return undefined;
  const seed = luck.below(2 ** 30, 'futures');
  let alive: readonly Candidate[] = all;
  let isCut = false;
  for (let i = 0; i < futures && !isCut; i++) {
    for (const each of alive) {
      isCut ||= isLate() && (i > 0 || all.filter(({ worths }) => worths.length > 0).length >= LEAST);
      if (isCut) break;
      each.worths.push(future(adviser, worlds[i % worlds.length]!, sight.seat, each, `${seed} ${i}`));
    }
    if (i === FEW && all.every(isConstant)) break;
    if (i % BATCH === BATCH - 1) alive = stillOpen(alive);
  }
  const answers = ranked(all.filter(({ worths }) => worths.length > 0));
  const best = answers[0]!;
  const shown = distinct(answers.filter(({ text }) => all.some((each) => each.text === text && each.isSensible)));
  const count = all.reduce((sum, { worths }) => sum + worths.length, 0);
  if (!ideas) return { answers, shown, overlooks: {}, futures: count };
  const overlooks = Object.fromEntries(
    answers.filter(isBlunder).flatMap(({ text, line }) => {
      const idea = ideas.overlooked(sight.view, sight.seat, best.line, line);
      return idea ? [[text, idea]] : [];
    }),
  );
  const lines = answers.map(({ line }) => line);
  const idea = ideas.about(sight.view, sight.seat, best.line, lines);
  return { answers, shown, ...(idea && { idea }), overlooks, futures: count };
}

/** All that may be answered. */
function candidates<K extends Kind>({ judge }: Adviser<K>, { questions }: Sight<K>, world: Position<K>): Candidate[] {
  return questions.flatMap(({ frame, options }) => {
    const sensible = new Set(judge.craft.sensible?.(world.state, frame, options) ?? options);
    return options.map((choice) => ({
      ...{ step: frame.step, choice, text: notation(choice), line: [], worths: [], isFixed: true },
      isSensible: sensible.size === 0 || sensible.has(choice),
    }));
  });
}

/** One future of an answer: the turn is finished by the player, everybody else's part of it, too; then the judge looks. */
function future<K extends Kind>(
  { game, judge, player }: Adviser<K>,
  world: Position<K>,
  seat: Seat,
  candidate: Candidate,
  seed: string,
): number {
  const position = clone(game, world);
  const luck = new CountedLuck(named(seed));
  const play = new Play<K>(luck, undefined, new Set(judge.craft.horizon));
  const minds = new Map<Seat, ReturnType<typeof mindOf>>();
  const mindOfSeat = (at: Seat): ReturnType<typeof mindOf> => {
    const mind = minds.get(at) ?? mindOf(seeded(`${seed} ${at}`));
    minds.set(at, mind);
    return mind;
  };
  const line: Choice[] = [];
  const give = (at: Waiting<K>, choice: Choice): void => {
    if (at.seat === seat && luck.asked === 0) line.push(choice);
    playOn(game, position, at, choice, play);
  };
  give(waiting(game, position).find((at) => at.seat === seat && at.frame.step === candidate.step)!, candidate.choice);
  for (let answers = 0; answers < LONGEST && !isOver(position); answers++) {
    const open = waiting(game, position);
    const at = open.find((each) => each.seat === seat) ?? (judge.isSettled(position) ? undefined : open[0]);
    if (!at) break;
    const text = player.answer(sightOf(game, position, at.seat), mindOfSeat(at.seat));
    const found = open
      .filter((each) => each.seat === at.seat)
      .flatMap((each) => choices(game, position.state, each.frame).map((choice) => ({ at: each, choice })))
      .find(({ choice }) => notation(choice) === text)!;
    give(found.at, found.choice);
  }
  if (candidate.line.length === 0) candidate.line = line;
  candidate.isFixed &&= luck.asked === 0;
  return judge.chances(position, { luck: seeded(seed) }).win[seat]!;
}

const isConstant = ({ worths }: Candidate): boolean => worths.every((each) => each === worths[0]);

/** The best few, one of each that does the same things in another order. */
function distinct(answers: readonly Advised[]): string[] {
  const deeds = ({ line }: Advised): string => line.map(notation).sort().join('; ');
  const turns = new Map(answers.toReversed().map((each) => [deeds(each), each.text]));
  return answers
    .filter((each) => turns.get(deeds(each)) === each.text)
    .slice(0, SHOWN)
    .map(({ text }) => text);
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** What one loses against another in the futures that both have seen, and how far off that may be. */
function lossOf(best: Candidate, other: Candidate): { readonly loss: number; readonly error: number } {
  const both = Math.min(best.worths.length, other.worths.length);
  const gaps = Array.from({ length: both }, (_, i) => best.worths[i]! - other.worths[i]!);
  const loss = meanOf(gaps);
  if (both < 2) return { loss, error: best.isFixed && other.isFixed ? FINEST : UNKNOWN };
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - loss) ** 2, 0) / (both - 1) / both);
  return { loss, error: Math.max(FINEST, surely(both) * spread) };
}

const bestOf = (all: readonly Candidate[]): Candidate => all.reduce((a, b) => (lossOf(a, b).loss < 0 ? b : a));

/** Those that are not clearly behind; at least the best few. */
function stillOpen(alive: readonly Candidate[]): readonly Candidate[] {
  const best = bestOf(alive);
  const sorted = alive.toSorted((a, b) => lossOf(best, a).loss - lossOf(best, b).loss);
  return sorted.filter((each, place) => place < SHOWN || !isBlunder(lossOf(best, each)));
}

/** All of them, the best first: of those in whose futures most was seen. */
function ranked(all: readonly Candidate[]): Advised[] {
  const best = bestOf(all);
  const worth = meanOf(best.worths);
  return all
    .map((each) => {
      const { loss, error } = each === best ? { loss: 0, error: FINEST } : lossOf(best, each);
      return { text: each.text, line: each.line, worth: Math.max(0, Math.min(1, worth - loss)), loss: Math.max(0, loss), error };
    })
    .sort((a, b) => a.loss - b.loss);
}
