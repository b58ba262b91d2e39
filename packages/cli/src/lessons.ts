/** Checks lessons: everything about them that needs no browser. A page test looks whether their pointers are in sight. */
import {
  answersOf,
  bySeat,
  fits,
  type Game,
  isObject,
  LANGUAGES,
  type Language,
  type Lesson,
  type LessonMoment,
  type LessonReply,
  type LessonStep,
  LuckError,
  learnerOf,
  OptionsError,
  openLesson,
  partsOf,
  patternsOf,
  playLesson,
  RulesError,
  readScript,
  ScriptAnswerError,
  ScriptError,
  ScriptPlayer,
  type Seat,
  type Toolkit,
} from '@astragal/kernel';
import { lineAt, lineOf, type Path } from './json-lines.ts';

/** What a lesson may point at, and by which pieces an answer is given. */
export interface PiecesFile {
  readonly pieces: Readonly<Record<string, string>>;
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/** What lessons are checked against. */
export interface School {
  readonly game: Game;
  readonly toolkit: Toolkit;
  readonly bots: readonly string[];
  /** The numbers of all rules. */
  readonly rules: ReadonlySet<string>;
  readonly pieces: PiecesFile;
}

export interface LessonProblem {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** How the lesson of a file came out. */
export interface Checked {
  readonly steps: number;
  /** Words shown in all, in the language that needs most. */
  readonly words: number;
  readonly problems: readonly LessonProblem[];
}

/** A bubble has fewer words than this, and a whole lesson fewer than that. */
export const MOST_IN_BUBBLE = 35;
export const MOST_IN_LESSON = 150;

type Shape = Readonly<Record<string, string>>;
/** The fields of each part of a lesson; those with a `!` must be there. */
const LESSON: Shape = {
  set: 'string!',
  minutes: 'number!',
  title: 'wording!',
  line: 'wording!',
  seat: 'number',
  script: 'object!',
  steps: 'list!',
  against: 'string',
  help: 'list',
};
const WORDS: Shape = { ask: 'wording!', why: 'wording!', point: 'list', light: 'list', rule: 'any', note: 'wording', strip: 'list' };
const COURSE: Shape = { luck: 'luck', next: 'list' };
const STEP: Shape = { ...WORDS, ...COURSE, answer: 'string', wrong: 'list' };
const REPLY: Shape = { ...WORDS, ...COURSE, answer: 'any!', icon: 'string', happen: 'wording' };
const HELP: Shape = { ...WORDS, at: 'string!' };

const KINDS: Readonly<Record<string, (data: unknown) => boolean>> = {
  string: (data) => typeof data === 'string',
  number: (data) => typeof data === 'number',
  object: isObject,
  wording: isObject,
  list: Array.isArray,
  luck: (data) => data === 'any' || Array.isArray(data),
  any: () => true,
};
const SAID: Readonly<Record<string, string>> = {
  wording: 'an object { "en": ..., "pl": ..., "ru": ... }',
  list: 'a list',
  luck: 'a list, or "any"',
  object: 'an object',
};

export function checkLesson(file: string, text: string, school: School): Checked {
  const problems: LessonProblem[] = [];
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const place = /position (\d+)/.exec(message)?.[1];
    return {
      steps: 0,
      words: 0,
      problems: [{ file, line: place ? lineAt(text, Number(place)) : 1, what: `this is not JSON: ${message}` }],
    };
  }
  const say = (path: Path, what: string): void => {
    problems.push({ file, line: lineOf(text, path), what });
  };
  shape(data, LESSON, [], say);
  const lesson = data as Lesson;
  if (problems.length === 0) parts(lesson, (each, path) => shape(each, fieldsAt(path), path, say));
  if (problems.length > 0) return { steps: 0, words: 0, problems };
  about(lesson, school, say);
  parts(lesson, (each, path) => words(each as unknown as Record<string, unknown>, path, school, say));
  const count = Math.max(...LANGUAGES.map((language) => wordsIn(lesson, language)));
  if (count >= MOST_IN_LESSON) say(['steps'], `the lesson shows ${count} words; under ${MOST_IN_LESSON} are right`);
  if (problems.length === 0) play(lesson, school, say);
  return { steps: lesson.steps.length, words: count, problems };
}

type Say = (path: Path, what: string) => void;
type Part = LessonStep | LessonReply | NonNullable<Lesson['help']>[number];

/** Every part of a lesson that says something. */
function parts(lesson: Lesson, visit: (part: Part, path: Path) => void): void {
  for (const [i, step] of lesson.steps.entries()) {
    visit(step, ['steps', i]);
    for (const [j, reply] of (Array.isArray(step?.wrong) ? step.wrong : []).entries()) visit(reply, ['steps', i, 'wrong', j]);
  }
  for (const [i, help] of (lesson.help ?? []).entries()) visit(help, ['help', i]);
}

const fieldsAt = (path: Path): Shape => (path.includes('wrong') ? REPLY : path[0] === 'help' ? HELP : STEP);

function shape(data: unknown, fields: Shape, path: Path, say: Say): void {
  if (!isObject(data)) {
    say(path, 'this is an object');
    return;
  }
  for (const name of Object.keys(data))
    if (!Object.hasOwn(fields, name)) say([...path, name], `there is no '${name}' here; there are ${Object.keys(fields).join(', ')}`);
  for (const [name, spec] of Object.entries(fields)) {
    const kind = spec.replace('!', '');
    if (data[name] === undefined) {
      if (spec.endsWith('!')) say(path, `'${name}' is missing`);
    } else if (!KINDS[kind]!(data[name])) say([...path, name], `'${name}' is ${SAID[kind] ?? `a ${kind}`}`);
    else if (kind === 'wording') wording(data[name] as Record<string, unknown>, [...path, name], say);
  }
}

function wording(texts: Record<string, unknown>, path: Path, say: Say): void {
  for (const language of LANGUAGES) {
    const given = texts[language];
    if (typeof given !== 'string' || given.trim() === '')
      say([...path, language], `'${language}' is missing: every text is in ${LANGUAGES.join(', ')}`);
  }
  for (const name of Object.keys(texts))
    if (!LANGUAGES.includes(name as Language)) say([...path, name], `'${name}' is no language; there are ${LANGUAGES.join(', ')}`);
}

function about(lesson: Lesson, { game, bots }: School, say: Say): void {
  if (lesson.set !== 'course' && lesson.set !== 'fine') say(['set'], `a set is 'course' or 'fine', not '${lesson.set}'`);
  if (!(lesson.minutes >= 1 && lesson.minutes <= 5)) say(['minutes'], 'a lesson takes 1 to 5 minutes');
  if (lesson.steps.length === 0) say(['steps'], 'a lesson has a step at least');
  if (lesson.against !== undefined && !bots.includes(lesson.against))
    say(['against'], `there is no bot '${lesson.against}'; there are ${bots.join(', ')}`);
  for (const [i, { at }] of (lesson.help ?? []).entries())
    if (!Object.hasOwn(game.steps, at) || !('wishes' in (game.steps as Record<string, object>)[at]!))
      say(['help', i, 'at'], `'${at}' is no question; there are ${questionsOf(game).join(', ')}`);
}

const questionsOf = (game: Game): string[] =>
  Object.entries(game.steps as Record<string, object>).flatMap(([name, step]) => ('wishes' in step ? [name] : []));

/** Texts that are short enough, rules and pieces that exist. */
function words(part: Record<string, unknown>, path: Path, { rules, pieces }: School, say: Say): void {
  const texts = part as unknown as LessonStep;
  for (const language of LANGUAGES) {
    const count = countOf(texts.ask[language]) + countOf(texts.why[language]);
    if (count >= MOST_IN_BUBBLE) say([...path, 'why', language], `${count} words in one bubble; under ${MOST_IN_BUBBLE} are right`);
  }
  const cited = texts.rule === undefined ? [] : patternsOf(texts.rule);
  for (const rule of cited) if (!rules.has(rule)) say([...path, 'rule'], `there is no rule '${rule}'`);
  for (const field of ['point', 'light', 'strip'] as const)
    for (const [i, pointer] of (texts[field] ?? []).entries()) {
      const wrong = pointerProblem(String(pointer), pieces);
      if (wrong) say([...path, field, i], wrong);
    }
}

/** What is wrong with a pointer such as `place light 0`. */
function pointerProblem(pointer: string, { pieces }: PiecesFile): string | undefined {
  const [kind = '', ...given] = pointer.split(' ');
  const selector = pieces[kind];
  if (selector === undefined) return `there is no piece '${kind}' to point at; there are ${Object.keys(pieces).join(', ')}`;
  const wanted = new Set(selector.match(/\$\d/g)).size;
  return given.length === wanted ? undefined : `'${kind}' is followed by ${wanted} words, not by ${given.length}`;
}

/** Words that are read: a number is one, a dash is none. */
export const countOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function wordsIn(lesson: Lesson, language: Language): number {
  let sum = 0;
  parts(lesson, ({ ask, why, note }, path) => {
    if (path[0] === 'steps') sum += countOf(ask[language]) + countOf(why[language]) + (note ? countOf(note[language]) : 0);
  });
  return sum;
}

/** Something that ends the check of a lesson: what follows would only repeat it. */
class Fault extends Error {
  readonly path: Path;
  constructor(path: Path, what: string) {
    super(what);
    this.path = path;
  }
}

/** Plays the lesson as it is meant, and every wrong answer that has a reply. */
function play(lesson: Lesson, school: School, say: Say): void {
  try {
    let now = begun(lesson, school);
    for (const [i, step] of lesson.steps.entries()) {
      replies(lesson, step, i, now, school.game, say);
      now = answered(lesson, step, i, now, school.game);
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    say(error.path, error.message);
  }
}

function begun({ script, ...lesson }: Lesson, school: School): LessonMoment {
  try {
    return openLesson(school, { ...lesson, script: readScript(script) });
  } catch (error) {
    if (!isExpected(error)) throw error;
    throw new Fault(['script', fieldOf(error)], `the lesson cannot begin: ${error.message}`);
  }
}

/** The field of a script that an error is about. */
function fieldOf(error: Error): string {
  if (error instanceof LuckError) return 'luck';
  if (error instanceof OptionsError) return 'options';
  return error instanceof ScriptAnswerError ? 'answers' : 'position';
}

/** The lesson after a step was answered as asked. */
function answered(lesson: Lesson, step: LessonStep, i: number, before: LessonMoment, game: Game): LessonMoment {
  const seat = learnerOf(lesson);
  let now: LessonMoment;
  try {
    now = playLesson(game, before, answersOf(lesson, step), step.luck).at(-1) ?? before;
  } catch (error) {
    if (!isExpected(error)) throw error;
    const asked = step.answer === undefined ? 0 : partsOf(step.answer).length;
    const isAsked = error instanceof ScriptAnswerError && error.number <= asked;
    throw new Fault(['steps', i, error instanceof LuckError ? 'luck' : isAsked ? 'answer' : 'next'], error.message);
  }
  const isLast = i === lesson.steps.length - 1;
  const goesOn = isLast ? lesson.against !== undefined : lesson.steps[i + 1]?.answer !== undefined;
  const { asks: asked } = new ScriptPlayer(game, now.position, {});
  if (goesOn && asked.length === 0) throw new Fault(['steps', i], 'the game is over here');
  if (goesOn && !isLast && !asked.includes(seat))
    throw new Fault(['steps', i, 'next'], `the learner is not asked next: seat ${asked.join(', ')} is; write its answers into 'next'`);
  return now;
}

/** Every wrong answer of a step can be given, and goes on as it says. */
function replies(lesson: Lesson, step: LessonStep, i: number, now: LessonMoment, game: Game, say: Say): void {
  const seat = learnerOf(lesson);
  for (const [j, reply] of (step.wrong ?? []).entries())
    for (const pattern of patternsOf(reply.answer)) {
      const path = ['steps', i, 'wrong', j];
      const begun = partsOf(pattern).slice(0, -1);
      const open = openAfter(game, now, seat, begun);
      if (typeof open === 'string') {
        say([...path, 'answer'], open);
        continue;
      }
      const meant = open.map((text) => [...begun, text].join('; ')).filter((text) => text !== step.answer && fits(pattern, text));
      if (meant.length === 0)
        say(
          [...path, 'answer'],
          `nobody can answer '${pattern}' here; seat ${seat} may answer ${open.map((text) => `'${text}'`).join(', ')}`,
        );
      const fault = firstOf(meant, (text) => replyProblem(game, now, seat, text, reply));
      if (fault) say([...path, 'next'], fault);
    }
}

/** What may be answered after the first parts of an answer, or why they cannot be given. */
function openAfter(game: Game, now: LessonMoment, seat: Seat, begun: readonly string[]): string[] | string {
  try {
    const answers = begun.map((part) => `${seat}: ${part}`);
    const { position } = playLesson(game, now, answers, 'any').at(-1) ?? now;
    return new ScriptPlayer(game, position, {}).choices(seat);
  } catch (error) {
    if (!isExpected(error)) throw error;
    return error.message;
  }
}

function replyProblem(game: Game, now: LessonMoment, seat: Seat, text: string, { next = [], luck }: LessonReply): string | undefined {
  try {
    playLesson(game, now, [...bySeat(seat, text), ...next], luck);
    return undefined;
  } catch (error) {
    if (!isExpected(error)) throw error;
    return `after '${text}': ${error.message}`;
  }
}

function firstOf<A, B>(list: readonly A[], find: (each: A) => B | undefined): B | undefined {
  for (const each of list) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isExpected = (error: unknown): error is Error =>
  [ScriptError, LuckError, OptionsError, RulesError].some((kind) => error instanceof kind);
