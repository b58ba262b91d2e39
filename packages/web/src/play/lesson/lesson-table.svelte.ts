/** A lesson under way: a table whose rules run in this page, and no server ever hears of it. */
import { SeatedBot, sightOf } from '@astragal/bots';
import {
  answersOf,
  bySeat,
  type Draft,
  type Entry,
  heardIn,
  judge,
  type LessonMoment,
  type LessonReply,
  type LessonStep,
  learnerOf,
  leftOf,
  lessonAt,
  Match,
  type Options,
  patternsOf,
  playLesson,
  type Rejected,
  readOptions,
  type Seat,
  type Seen,
  seatsOf,
  seeded,
  seenAt,
} from '@astragal/kernel';
import type { Rules } from '@astragal/shelf';
import { type SeatAction, SeatedTable } from '@astragal/table/seated-table.svelte.ts';
import { positionOf, type TableInfo } from '@astragal/wire';
import { wishes } from '../../base/settings.svelte.ts';
import type { Titled } from '../../learn/lessons.ts';
import { progress } from '../../learn/progress.svelte.ts';
import { tableHere } from '../table-here.ts';

/** What the guide does now: asks; waits while the table shows something; replies to a wrong answer; helps on demand; or all is done. */
export type LessonPhase = 'asks' | 'waits' | 'replies' | 'plays' | 'done';

/** So long the consequence of a wrong answer stands before it is spoken of, and so long what was let happen is looked at. */
const BEFORE_REPLY = 400;
const AFTER_HAPPENING = 2600;
/** How a learner who does not know is helped: after so many misses. */
const MISSES = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export class LessonTable extends SeatedTable {
  /** Known from the beginning. */
  declare seat: Seat;
  declare info: TableInfo;
  /** Changes with the language, and in nothing but its words. */
  lesson: Titled = $state.raw(undefined as unknown as Titled);
  readonly #rules: Rules;
  #now: LessonMoment;
  #heard = 0;
  #asked = 0;
  /** The moments that a wrong answer led to: what has not been shown of it happens if one lets it. */
  #ahead: LessonMoment[] = [];
  /** The real game at the end of some lessons. */
  #match: Match | undefined;
  #seated: readonly (SeatedBot | undefined)[] = [];
  #gone = false;

  step = $state(0);
  phase: LessonPhase = $state('waits');
  /** What has been given of an answer that takes several. */
  given: readonly string[] = $state.raw([]);
  reply: LessonReply | undefined = $state.raw();
  /** Whether what a wrong answer leads to is being shown. */
  happening = $state(false);
  /** Taps that led nowhere, and wrong answers, within this step. */
  strays = $state(0);
  misses = $state(0);
  /** In a real game: somebody has asked for help. */
  helped = $state(false);

  constructor(lesson: Titled, rules: Rules, names: Sitting) {
    super('lesson', wishes);
    const { game } = rules;
    const { script } = lesson;
    const seats = seatsOf(game, script);
    this.lesson = lesson;
    this.#rules = rules;
    this.meet(infoOf(lesson, game.version, seats, readOptions(game, seats, script.options) as Options, learnerOf(lesson), names));
    const { at } = progress.courseOf(lesson.game);
    const here = at?.lesson === lesson.id ? at : undefined;
    this.step = Math.min(here?.step ?? 0, lesson.steps.length);
    this.#now = lessonAt(rules, lesson, this.step);
    if (this.step === lesson.steps.length && lesson.against) this.#play(here?.entries ?? []);
    else {
      // A lesson that was left at its very end begins anew.
      if (this.step === lesson.steps.length) {
        this.step = 0;
        this.#now = lessonAt(rules, lesson, 0);
      }
      this.#show(this.#now);
      this.phase = 'asks';
      this.#keep();
    }
  }

  get present(): LessonStep | undefined {
    return this.lesson.steps[this.step];
  }
  /** Whether help should suggest itself. */
  get isStuck(): boolean {
    return this.misses + this.strays >= MISSES;
  }

  override get busy(): boolean {
    return super.busy || (this.phase !== 'asks' && this.phase !== 'plays');
  }
  override get canUndo(): boolean {
    return this.phase === 'asks' ? this.given.length > 0 : this.phase === 'replies' || super.canUndo;
  }

  /** An answer is judged; in the game at the end it is played. */
  override answer(text: string): void {
    if (this.phase === 'plays') super.answer(text);
    if (this.phase !== 'asks') return;
    const verdict = judge(this.present, text, this.given);
    if (verdict === 'right') void this.#right();
    else if (verdict === 'begun') void this.#begin(text);
    else if (verdict) void this.#wrong(text, verdict);
    else {
      this.stray();
      this.#anew();
    }
  }

  /** A tap that leads nowhere here. */
  stray(): void {
    this.strays++;
  }

  /** What was looked at has been seen. */
  goOn(): void {
    if (this.phase === 'asks' && this.present?.answer === undefined) void this.#right();
  }

  /** Gives the answer that is asked for. */
  doIt(): void {
    if (this.phase === 'asks' && this.present?.answer !== undefined) void this.#right();
  }

  override undo(): void {
    if (this.phase === 'replies') this.takeBack();
    else if (this.phase === 'asks') this.#anew();
    else super.undo();
  }

  /** The wrong answer was not given. */
  takeBack(): void {
    if (!this.reply) return;
    this.reply = undefined;
    this.happening = false;
    this.#ahead = [];
    this.given = [];
    this.#show(this.#now);
    this.phase = 'asks';
  }

  /** What was given of an answer was not given. */
  #anew(): void {
    if (this.given.length === 0) return;
    this.given = [];
    this.#show(this.#now);
  }

  /** Plays on to where the wrong answer leads, then takes it back. */
  async letHappen(): Promise<void> {
    const { reply } = this;
    if (!reply || this.happening) return;
    this.happening = true;
    for (const moment of this.#ahead) this.#show(moment);
    await this.#shown();
    await pause(AFTER_HAPPENING);
    if (this.reply === reply) this.takeBack();
  }

  async speak(): Promise<void> {}
  /** Nobody is told of a lesson. */
  async countHint(): Promise<boolean> {
    return true;
  }
  /** Nobody looks any more. */
  stop(): void {
    this.#gone = true;
  }

  async #right(): Promise<void> {
    const step = this.present!;
    const moments = playLesson(this.#rules.game, this.#now, answersOf(this.lesson, step), step.luck);
    this.phase = 'waits';
    this.#now = moments.at(-1) ?? this.#now;
    for (const moment of moments.slice(this.given.length)) this.#show(moment);
    await this.#shown();
    this.given = [];
    this.step++;
    this.strays = 0;
    this.misses = 0;
    this.#keep();
    if (this.step < this.lesson.steps.length) this.phase = 'asks';
    else if (this.lesson.against) this.#play([]);
    else this.#finish();
  }

  /** A part of an answer that takes several: the table shows it, and asks for the rest. */
  async #begin(text: string): Promise<void> {
    const given = [...this.given, text];
    const moments = this.#leading(given);
    this.phase = 'waits';
    this.given = given;
    this.#show(moments[given.length - 1]!);
    await this.#shown();
    this.phase = 'asks';
  }

  /** The whole of an answer that begins so, played; the right one if it does. */
  #leading(given: readonly string[]): LessonMoment[] {
    const { game } = this.#rules;
    const step = this.present!;
    const begins = (answer: string): boolean => leftOf({ ...step, answer, wrong: [] }, given).length > 0;
    if (step.answer !== undefined && begins(step.answer)) return playLesson(game, this.#now, answersOf(this.lesson, step), step.luck);
    const wrong = step.wrong!.flatMap((reply) => patternsOf(reply.answer)).find(begins)!;
    return playLesson(game, this.#now, bySeat(this.seat, wrong).slice(0, given.length), 'any');
  }

  async #wrong(text: string, reply: LessonReply): Promise<void> {
    const given = [...this.given, text];
    const answers = [...given.map((part) => `${this.seat}: ${part}`), ...(reply.next ?? [])];
    const moments = playLesson(this.#rules.game, this.#now, answers, reply.luck);
    this.phase = 'waits';
    this.misses++;
    this.#ahead = moments.slice(given.length);
    this.#show(moments[given.length - 1]!);
    await this.#shown();
    await pause(BEFORE_REPLY);
    this.reply = reply;
    this.phase = 'replies';
  }

  #finish(): void {
    this.phase = 'done';
    progress.noteDone(this.lesson.game, this.lesson.id);
  }

  #keep(entries?: readonly Entry[]): void {
    progress.note(this.lesson.game, { at: { lesson: this.lesson.id, step: this.step, ...(entries && { entries }) } });
  }

  /** Until the board has shown everything. */
  async #shown(): Promise<void> {
    do await pause(30);
    while (this.behind && !this.#gone);
  }

  /** Lays a moment of the lesson on the table; an earlier one is simply there again. */
  #show(moment: LessonMoment, seen = this.#seen(moment)): void {
    const events = heardIn(this.lesson, moment);
    const from = Math.min(this.#heard, events.length);
    this.#heard = events.length;
    const ahead = this.phase === 'plays' ? moment.position.stack : undefined;
    this.receive(positionOf(this.id, this.seat, seen, { from, events: events.slice(from) }, '', ahead));
  }

  #seen({ position }: LessonMoment): Seen {
    return { ask: ++this.#asked, undo: false, ...seenAt(this.#rules.game, position, this.seat) };
  }

  /** From here on it is a real game, against a bot; what was answered on an earlier visit has been answered. */
  #play(entries: readonly Entry[]): void {
    const { game, bots } = this.#rules;
    const { against, id } = this.lesson;
    const { seed = 'lesson' } = this.lesson.script;
    const { options: chosen, seats } = this.info;
    const again = progress.courseOf(this.lesson.game).done.filter((each) => each === id).length;
    const luck = (what: string) => seeded(`${seed} ${again} ${what}`);
    const record = { format: 1, game: game.id, version: game.version, seats: seats.length, options: chosen, dealt: [], entries };
    this.#match = Match.reopen(game, { ...record, opening: this.#now.position }, (n, name) => luck(name).below(n, name));
    const bot = bots.find(({ name }) => name === against)!;
    this.#seated = seats.map((_, seat) =>
      seat === this.seat ? undefined : new SeatedBot(bot, luck(`bot ${seat}`), () => performance.now()),
    );
    this.phase = 'plays';
    this.#now = { ...this.#now, position: this.#match.now };
    this.#show(this.#now, this.#match.seen(this.seat));
    void this.#others();
  }

  protected async send(said: SeatAction, seat: Seat, ask: number): Promise<void> {
    const match = this.#match!;
    if ('undo' in said) {
      if (this.#played(match.draftUndo(seat, ask))) this.#keep(match.record.entries);
    } else if (this.#played(match.draft(seat, ask, said.choice))) {
      this.helped = false;
      void this.#others();
    }
  }

  /** Bots answer until I am asked, or the game is over. */
  async #others(): Promise<void> {
    const match = this.#match!;
    while (!match.isOver && !match.waits.includes(this.seat) && !this.#gone) {
      await this.#shown();
      const seat = match.waits[0]!;
      const bot = this.#seated[seat];
      if (!bot) break; // I have taken back an answer meanwhile.
      this.#played(match.draft(seat, match.ask(seat), bot.answer(sightOf(match.game, match.now, seat))));
    }
    this.#keep(match.record.entries);
    if (!match.isOver) return;
    await this.#shown();
    this.#finish();
  }

  /** Makes an answer, or the taking back of one, true and shows it; says whether it was allowed. */
  #played(draft: Draft | Rejected): boolean {
    if (typeof draft === 'string') return false;
    const match = this.#match!;
    match.commit(draft);
    const before = this.#now.told.slice(0, this.#now.told.length - (draft.unsaid?.length ?? 0));
    this.#now = { position: match.now, told: [...before, ...draft.told] };
    this.#show(this.#now, match.seen(this.seat));
    return true;
  }
}

/** Who sits at a lesson's table. */
interface Sitting {
  readonly me: { readonly name: string; readonly avatar?: string | undefined };
  readonly bot: string;
}

const infoOf = (lesson: Titled, version: number, seats: number, options: Options, mine: Seat, { me, bot }: Sitting): TableInfo =>
  tableHere({
    ...{ id: 'lesson', game: lesson.game, version, options, mine: [mine], created: 0 },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === mine ? { by: 'person', ...me, here: true } : { by: 'bot', name: bot, here: true },
    ),
  });
