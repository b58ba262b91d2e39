/**
 * Lessons: a game taught on its own table. A lesson is a script that somebody plays by hand: a position, dictated luck, and steps that each
 * ask for one answer. Wrong answers that have a reply are really played, and taken back. Everything here is pure; `docs/lessons.md` says how
 * a lesson is written.
 */
import { type Scripted, scripted, seeded } from './chance.ts';
import type { Game, Language, Options, Position, Seat, Toolkit } from './game.ts';
import { copy, merged } from './plain.ts';
import { choices, clone, heard, notation, Play, playOn, read, readOptions, settle, type Told, waiting } from './play.ts';

/** A text in every language. */
export type Wording = Readonly<Record<Language, string>>;

/** What is said, and what it points at. */
export interface LessonWords {
  readonly ask: Wording;
  readonly why: Wording;
  /** Pieces that are ringed, by name (`pieces.json`); by default the piece that gives the answer. */
  readonly point?: readonly string[];
  /** Pieces that explain: lit, but not ringed. */
  readonly light?: readonly string[];
  /** The rules it stands on. */
  readonly rule?: string | readonly string[];
  /** A line below, and pieces drawn before it, the old behind the new: `['face gold-6', 'face gold-1']`. */
  readonly note?: Wording;
  readonly strip?: readonly string[];
}

/** What follows an answer: the luck it meets, and what others (or the learner, where nothing is left to learn) answer then. */
interface Course {
  readonly luck?: readonly Scripted[];
  readonly next?: readonly string[];
}

/** A wrong answer that is really played: what comes of it is shown and told, then it is taken back. */
export interface LessonReply extends LessonWords, Course {
  /** Answers it replies to; a `*` at the end stands for whatever follows, `; ` parts what is answered one after the other. */
  readonly answer: string | readonly string[];
  /** An icon for what happened. */
  readonly icon?: string;
  /** On the button that lets it happen. */
  readonly happen?: Wording;
}

/** One thing to do; without an answer, one thing to look at. */
export interface LessonStep extends LessonWords, Course {
  readonly answer?: string;
  readonly wrong?: readonly LessonReply[];
}

/** Help during a real game: said when somebody asks for it while this question is open. */
export interface LessonHelp extends LessonWords {
  /** The step of the game whose question it explains. */
  readonly at: string;
}

export interface Lesson {
  readonly game: string;
  /** The course for a first game, or what people get wrong. */
  readonly set: 'course' | 'fine';
  readonly minutes: number;
  readonly title: Wording;
  /** One sentence on the course's page. */
  readonly line: Wording;
  /** The learner's seat; 0 unless said. */
  readonly seat?: Seat;
  readonly seats?: number | undefined;
  readonly options?: Options;
  readonly seed?: string | number;
  /** Arranged in the game's own words, then patched; `stack` is what is left to resolve, the last entry first. */
  readonly position?: { readonly arrange?: object; readonly state?: object; readonly stack?: readonly unknown[] };
  /** Luck of what happens before the first step. */
  readonly luck?: readonly Scripted[];
  readonly steps: readonly LessonStep[];
  /** After the steps the game is played on for real, against this bot. */
  readonly against?: string;
  readonly help?: readonly LessonHelp[];
}

/** A lesson that its game does not allow: one line that says where and what would be right. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
}

/** How a lesson stands: the true position, and everything told so far. */
export interface LessonMoment {
  readonly position: Position;
  readonly told: readonly Told[];
}

export const learnerOf = ({ seat = 0 }: Pick<Lesson, 'seat'>): Seat => seat;
export const seatsOf = (game: Game, { seats }: Pick<Lesson, 'seats'>): number => seats ?? Math.max(2, game.seats.min);

/** A game's rules, and its way to arrange positions by hand. */
export interface Taught {
  readonly game: Game;
  readonly toolkit: Pick<Toolkit, 'arrange'>;
}

/** Where a lesson begins: in the middle of things, so what was told until then is forgotten. */
export function openLesson(
  { game, toolkit }: Taught,
  { seats: given, options: chosen = {}, seed = 'lesson', ...lesson }: Lesson,
): LessonMoment {
  const seats = seatsOf(game, { seats: given });
  const { state, first } = game.setup(seats, readOptions(game, seats, chosen), seeded(seed));
  const { arrange, state: patch = {}, stack = [first] } = lesson.position ?? {};
  if (arrange) {
    if (!toolkit.arrange) throw new LessonError(`${game.id} arranges nothing; use 'state'`);
    toolkit.arrange(state, arrange);
  }
  const position = { state: merged(state, patch), stack: copy(stack) as Position['stack'] };
  const luck = lesson.luck && scripted(lesson.luck);
  settle(game, position, new Play(luck ?? seeded(`${seed}/first`), []));
  luck?.done();
  return { position, told: [] };
}

/** Plays answers one after the other (`'1: end'` for seat 1) and gives the moment after each. `loose`: luck that is not dictated is made up. */
export function playLesson(
  game: Game,
  before: LessonMoment,
  answers: readonly string[],
  luck: readonly Scripted[] | undefined,
  { loose = false } = {},
): LessonMoment[] {
  const dictated = luck === undefined && loose ? undefined : scripted(luck ?? []);
  const chance = dictated ?? seeded('lesson');
  const moments: LessonMoment[] = [];
  let now = before;
  for (const answer of answers) {
    const position = clone(game, now.position);
    const { seat, text } = addressed(game, position, answer);
    const found = read(game, position, seat, text);
    if (!found) throw new LessonError(`seat ${seat} may not answer '${text}'; ${possible(game, position, seat)}`);
    const told: Told[] = [...now.told];
    playOn(game, position, found.at, found.choice, new Play(chance, told));
    now = { position, told };
    moments.push(now);
  }
  dictated?.done();
  return moments;
}

/** How the lesson stands before this step, if everything before was answered as asked. */
export function lessonAt(taught: Taught, lesson: Lesson, step: number): LessonMoment {
  let now = openLesson(taught, lesson);
  for (const each of lesson.steps.slice(0, step)) now = playLesson(taught.game, now, answersOf(lesson, each), each.luck).at(-1) ?? now;
  return now;
}

/** What a step plays when it is answered as asked. */
export const answersOf = (lesson: Lesson, { answer, next = [] }: LessonStep): readonly string[] => [
  ...(answer === undefined ? [] : bySeat(learnerOf(lesson), answer)),
  ...next,
];

const THEN = '; ';
/** The small answers of one that takes several, such as a walk: `spend 0 boot 0; go 12`. */
export const partsOf = (answer: string): string[] => answer.split(THEN);
/** The same, as this seat gives them. */
export const bySeat = (seat: Seat, answer: string): string[] => partsOf(answer).map((part) => `${seat}: ${part}`);

/** What an answer is to a step, after the parts given before: right, the beginning of something, one with a reply, or none of its business. */
export function judge(
  step: LessonStep | undefined,
  text: string,
  before: readonly string[] = [],
): 'right' | 'begun' | LessonReply | undefined {
  const given = [...before, text].join(THEN);
  if (step?.answer === given) return 'right';
  const reply = step?.wrong?.find(({ answer }) => patternsOf(answer).some((pattern) => fits(pattern, given)));
  return reply ?? (leftOf(step, [...before, text]).length > 0 ? 'begun' : undefined);
}

/** What is left of every answer that the step knows and that begins with these parts. */
export const leftOf = (step: LessonStep | undefined, before: readonly string[]): string[][] =>
  [step?.answer ?? [], ...(step?.wrong ?? []).map(({ answer }) => answer)]
    .flatMap((answer) => patternsOf(answer).map(partsOf))
    .filter((parts) => parts.length > before.length && before.every((part, i) => part === parts[i]))
    .map((parts) => parts.slice(before.length));

export const patternsOf = (answer: string | readonly string[]): readonly string[] => (typeof answer === 'string' ? [answer] : answer);

/** Whether an answer is what a pattern means: `forge dark *`. */
export function fits(pattern: string, text: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : pattern === text;
}

/** The notations of everything that a seat may answer. */
export const openAnswers = (game: Game, position: Position, seat: Seat): string[] =>
  waiting(game, position)
    .filter((each) => each.seat === seat)
    .flatMap(({ frame }) => choices(game, position.state, frame).map(notation));

/** What the learner has heard. */
export const heardIn = (lesson: Lesson, { told }: LessonMoment) => heard(told, learnerOf(lesson));

function addressed(game: Game, position: Position, answer: string): { seat: Seat; text: string } {
  const named = /^(\d+): (.*)$/s.exec(answer);
  if (named) return { seat: Number(named[1]), text: named[2]! };
  const [seat, ...others] = new Set(waiting(game, position).map((each) => each.seat));
  if (seat === undefined) throw new LessonError(`'${answer}': the game is over`);
  if (others.length > 0) throw new LessonError(`'${answer}': seats ${[seat, ...others].join(', ')} are asked; write "${seat}: ${answer}"`);
  return { seat, text: answer };
}

function possible(game: Game, position: Position, seat: Seat): string {
  const texts = openAnswers(game, position, seat);
  if (texts.length > 0) return `it may answer ${texts.map((text) => `'${text}'`).join(', ')}`;
  const asked = [...new Set(waiting(game, position).map((each) => each.seat))];
  return asked.length > 0 ? `it is asked nothing; seat ${asked.join(', ')} is` : 'the game is over';
}
