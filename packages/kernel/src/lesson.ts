/**
 * Lessons: a game taught on its own table. A lesson is a script that somebody plays on by hand, in steps that each ask for one answer. Wrong
 * answers that have a reply are really played, and taken back. Everything here is pure; `docs/lessons.md` says how a lesson is written.
 */
import type { Game, Language, Position, Seat } from './game.ts';
import { clone, heard, type Told } from './play.ts';
import { type Dictated, playScript, type Script, type Scriptable, ScriptPlayer } from './script.ts';

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
  readonly luck?: Dictated;
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
  /** The course for a first game, or what people get wrong. */
  readonly set: 'course' | 'fine';
  readonly minutes: number;
  readonly title: Wording;
  /** One sentence on the course's page. */
  readonly line: Wording;
  /** The learner's seat; 0 unless said. */
  readonly seat?: Seat;
  /** Where it begins: played to its end before the first step. */
  readonly script: Script;
  readonly steps: readonly LessonStep[];
  /** After the steps the game is played on for real, against this bot. */
  readonly against?: string;
  readonly help?: readonly LessonHelp[];
}

/** How a lesson stands: the true position, and everything told so far. */
export interface LessonMoment {
  readonly position: Position;
  readonly told: readonly Told[];
}

export const learnerOf = ({ seat = 0 }: Pick<Lesson, 'seat'>): Seat => seat;

/** Where a lesson begins: in the middle of things, so what was told until then is forgotten. */
export const openLesson = (rules: Scriptable, { script }: Lesson): LessonMoment => ({
  position: playScript(rules, script).position,
  told: [],
});

/** Plays answers one after the other on a copy, with this luck, and gives the moment after each. */
export function playLesson(
  game: Game,
  { position, told }: LessonMoment,
  answers: readonly string[],
  luck: Dictated | undefined,
): LessonMoment[] {
  const player = new ScriptPlayer(game, clone(game, position), { luck: luck ?? [] }, [...told]);
  const moments = answers.map((answer) => momentOf(player.answer(answer)));
  player.done();
  return moments;
}

const momentOf = ({ game, position, told }: ScriptPlayer): LessonMoment => ({ position: clone(game, position), told: [...told] });

/** How the lesson stands before this step, if everything before was answered as asked. */
export function lessonAt(rules: Scriptable, lesson: Lesson, step: number): LessonMoment {
  let now = openLesson(rules, lesson);
  for (const each of lesson.steps.slice(0, step)) now = playLesson(rules.game, now, answersOf(lesson, each), each.luck).at(-1) ?? now;
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

/** What the learner has heard. */
export const heardIn = (lesson: Lesson, { told }: LessonMoment) => heard(told, learnerOf(lesson));
