/** A lesson under way: a stage like a live table, but its rules run in this page, and no server ever hears of it. */
import { SeatedBot, sightOf } from '@astragal/bots';
import {
  answersOf,
  bySeat,
  choices,
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
  readOptions,
  refusals,
  type Seat,
  seatsOf,
  seeded,
  waiting,
} from '@astragal/kernel';
import type { Rules } from '@astragal/shelf';
import type { Moment, OpenQuestion } from '@astragal/table/board.ts';
import { SeatFeed } from '@astragal/table/seat-feed.svelte.ts';
import type { Stage } from '@astragal/table/stage.ts';
import type { NoticeOf, TableInfo } from '@astragal/wire';
import { BOT_BEATS, settings } from '../../base/settings.svelte.ts';
import type { Titled } from '../../learn/lessons.ts';
import { progress } from '../../learn/progress.svelte.ts';

type Position = NoticeOf<'position'>;

/** What the guide does now: asks; waits while the table shows something; replies to a wrong answer; helps on demand; or all is done. */
export type LessonPhase = 'asks' | 'waits' | 'replies' | 'plays' | 'done';

/** So long the consequence of a wrong answer stands before it is spoken of, and so long what was let happen is looked at. */
const BEFORE_REPLY = 400;
const AFTER_HAPPENING = 2600;
/** How a learner who does not know is helped: after so many misses. */
const MISSES = 3;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export class LessonTable implements Stage {
  readonly mode = 'play';
  /** Changes with the language, and in nothing but its words. */
  lesson: Titled = $state.raw(undefined as unknown as Titled);
  readonly seat: Seat;
  readonly info: TableInfo;
  readonly clocks = undefined;
  readonly recalling = false;
  readonly countdown = undefined;
  readonly #rules: Rules;
  readonly #feed: SeatFeed;
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

  constructor(lesson: Titled, rules: Rules, names: { me: string; bot: string }) {
    const { game } = rules;
    const seats = seatsOf(game, lesson);
    this.lesson = lesson;
    this.seat = learnerOf(lesson);
    this.#rules = rules;
    this.info = infoOf(lesson, game.version, seats, readOptions(game, seats, lesson.options ?? {}) as Options, this.seat, names);
    const mine = (asked: readonly Seat[]): boolean => asked.every((each) => each === this.seat);
    this.#feed = new SeatFeed((asked) => (mine(asked) ? 0 : BOT_BEATS[settings.botPace]));
    const { at } = progress.courseOf(lesson.game);
    const here = at?.lesson === lesson.id ? at : undefined;
    this.step = Math.min(here?.step ?? 0, lesson.steps.length);
    this.#now = lessonAt(rules, lesson, this.step);
    if (this.step === lesson.steps.length && lesson.against) void this.#play(here?.entries ?? []);
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

  get moment(): Moment | undefined {
    return this.#feed.moment;
  }
  get log() {
    return this.#feed.log;
  }
  get asks(): readonly OpenQuestion[] {
    return this.phase === 'asks' || this.phase === 'plays' ? this.#feed.asks : [];
  }
  get question(): OpenQuestion | undefined {
    return this.#feed.asks[0];
  }
  get waits(): readonly Seat[] {
    return this.#feed.position?.waits ?? [];
  }
  get canUndo(): boolean {
    if (this.phase === 'asks') return this.given.length > 0;
    return this.phase === 'replies' || (this.phase === 'plays' && (this.#feed.latest?.undo ?? false));
  }
  get busy(): boolean {
    return this.phase === 'waits';
  }
  get behind(): boolean {
    return this.#feed.behind;
  }
  get result() {
    return this.#feed.position?.over;
  }

  answer(text: string): void {
    if (this.phase === 'plays') void this.#playOn(text);
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

  undo(): void {
    if (this.phase === 'replies') this.takeBack();
    else if (this.phase === 'asks') this.#anew();
    else if (this.canUndo) this.#undoPlayed();
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

  stopCountdown(): void {}
  hold(animation: Promise<unknown>): void {
    this.#feed.hold(animation);
  }
  skip(): void {
    this.#feed.skip();
  }
  hurry(): void {
    this.#feed.hurry();
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
    else if (this.lesson.against) await this.#play([]);
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
    return playLesson(game, this.#now, bySeat(this.seat, wrong).slice(0, given.length), undefined, { loose: true });
  }

  async #wrong(text: string, reply: LessonReply): Promise<void> {
    const given = [...this.given, text];
    const answers = [...given.map((part) => `${this.seat}: ${part}`), ...(reply.next ?? [])];
    const moments = playLesson(this.#rules.game, this.#now, answers, reply.luck, { loose: true });
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
    while (this.#feed.behind && !this.#gone);
  }

  /** Lays a moment of the lesson on the table; an earlier one is simply there again. */
  #show(moment: LessonMoment): void {
    const { game } = this.#rules;
    const { position } = moment;
    const events = heardIn(this.lesson, moment);
    const from = Math.min(this.#heard, events.length);
    this.#heard = events.length;
    const open = waiting(game, position);
    const mine = open.filter(({ seat }) => seat === this.seat);
    this.#receive({
      view: game.view(position.state, this.seat),
      asks: mine.map(({ frame }) => ({
        frame,
        options: [...choices(game, position.state, frame)],
        refused: [...refusals(game, position.state, frame)],
      })),
      waits: [...new Set(open.map(({ seat }) => seat))],
      undo: false,
      story: { from, events: events.slice(from) },
      ...(open.length === 0 && { over: resultOf(game.result(position.state)) }),
    });
  }

  #receive(seen: Omit<Position, 'type' | 'table' | 'seat' | 'ask' | 'mark'>): void {
    this.#feed.receive({ type: 'position', table: this.info.id, seat: this.seat, ask: ++this.#asked, mark: '', ...seen });
  }

  /** From here on it is a real game, against a bot; what was answered on an earlier visit has been answered. */
  async #play(entries: readonly Entry[]): Promise<void> {
    const { game, bots } = this.#rules;
    const { against, seed = 'lesson', id } = this.lesson;
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
    this.#showPlayed([]);
    await this.#others();
  }

  async #playOn(text: string): Promise<void> {
    const told = this.#match?.answer(this.seat, this.#match.ask(this.seat), text);
    if (!told || typeof told === 'string') return;
    this.helped = false;
    this.#showPlayed(told);
    await this.#others();
  }

  /** Bots answer until I am asked, or the game is over. */
  async #others(): Promise<void> {
    const match = this.#match!;
    while (!match.isOver && !match.waits.includes(this.seat) && !this.#gone) {
      await this.#shown();
      const seat = match.waits[0]!;
      const told = match.answer(seat, match.ask(seat), this.#seated[seat]!.answer(sightOf(match.game, match.now, seat)));
      if (typeof told !== 'string') this.#showPlayed(told);
    }
    this.#keep(match.record.entries);
    if (!match.isOver) return;
    await this.#shown();
    this.#finish();
  }

  #undoPlayed(): void {
    const match = this.#match!;
    const draft = match.draftUndo(this.seat, match.ask(this.seat));
    if (typeof draft === 'string') return;
    match.commit(draft);
    const kept = this.#now.told.slice(0, this.#now.told.length - (draft.unsaid?.length ?? 0));
    this.#now = { position: match.now, told: kept };
    this.#showPlayed(draft.told);
    this.#keep(match.record.entries);
  }

  #showPlayed(told: LessonMoment['told']): void {
    const match = this.#match!;
    this.#now = { position: match.now, told: [...this.#now.told, ...told] };
    const events = heardIn(this.lesson, this.#now);
    const from = Math.min(this.#heard, events.length);
    this.#heard = events.length;
    const { over, asks, ...seen } = match.seen(this.seat);
    this.#receive({
      ...seen,
      waits: [...seen.waits],
      asks: asks.map((ask) => ({ frame: ask.frame, options: [...ask.options], refused: [...ask.refused] })),
      story: { from, events: events.slice(from) },
      ...(over && { over: resultOf(over) }),
    });
  }
}

const resultOf = ({ scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] }) => ({
  scores: [...scores],
  winners: [...winners],
});

/** A table that is on no server. */
function infoOf(
  lesson: Titled,
  version: number,
  seats: number,
  chosen: Options,
  mine: Seat,
  { me, bot }: { me: string; bot: string },
): TableInfo {
  return {
    id: 'lesson',
    game: lesson.game,
    version,
    options: { ...chosen },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === mine ? { by: 'person', name: me, here: true } : { by: 'bot', name: bot, here: true },
    ),
    pace: { kind: 'untimed' },
    timeout: 'bot',
    takeover: false,
    public: false,
    chat: false,
    phase: 'playing',
    created: 0,
    mine: [mine],
    host: false,
    watchers: 0,
  };
}
