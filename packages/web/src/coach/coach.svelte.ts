/**
 * The coach of one table: thinks about the question in hand in a thread of the browser, gives hints in two steps, and holds back an answer that
 * gives much away. What it says is made of what the seat may see alone.
 */
import type { IdeaOf } from '@astragal/bots';
import { type Advice, type Advised, isBlunder } from '@astragal/bots/verdict';
import type { Seat } from '@astragal/kernel';
import type { SeatedTable, SeatSight } from '@astragal/table/seated-table.svelte.ts';
import type { TableInfo } from '@astragal/wire';
import { CoachThread } from '../offline/coach-thread.ts';
import { testSeed } from '../offline/test-seed.ts';

/** An answer that is held back, and the best there is. */
export interface HeldAnswer {
  readonly given: Advised;
  readonly best: Advised;
  /** What it overlooks, if the game has an idea for it. */
  readonly overlooks: IdeaOf | undefined;
}

/** Thinking about one question, in milliseconds. */
const BUDGET_MS = 1500;
/** With a seed nobody looks at the clock: so many futures, so that it can be had again. */
const FUTURES = 4;
/** An answer waits no longer for a thought that is not done: then it is sent, unasked about. */
const PATIENCE_MS = 400;

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(() => resolve(undefined), ms));

export class TableCoach {
  readonly #table: SeatedTable;
  readonly #info: () => TableInfo;
  readonly #thread: CoachThread;
  /** It speaks by itself, once a turn: in the game at the end of a lesson. */
  readonly #speaks: boolean;
  #hasSpoken = false;
  #thought: { readonly sight: SeatSight; readonly advice: Promise<Advice | undefined> } | undefined;
  /** Answers that were taken all the same: nobody is asked about them twice. */
  readonly #insisted = new Set<string>();
  #isAsking = $state(false);

  /** What is thought of the question in hand. */
  advice: Advice | undefined = $state.raw();
  /** How much of it is shown: nothing, what to think about, the best answers. */
  step: 0 | 1 | 2 = $state(0);
  /** Whether what is shown lies open. */
  isOpen = $state(false);
  held: HeldAnswer | undefined = $state.raw();
  /** The answer among those shown whose pieces are ringed. */
  chosen: string | undefined = $state();
  /** Boards that have a place for what the coach says. */
  places = $state(0);

  constructor(table: SeatedTable, info: () => TableInfo, { speaks = false, thread = new CoachThread() } = {}) {
    this.#table = table;
    this.#info = info;
    this.#speaks = speaks;
    this.#thread = thread;
  }

  get mode(): 'off' | 'hints' | 'warnings' {
    return this.#speaks ? 'hints' : (this.#info().coach ?? 'off');
  }

  /** Whether there is a question to be helped with: one that has several answers. */
  get canHelp(): boolean {
    const { sight } = this.#table;
    return this.mode !== 'off' && sight !== undefined && sight.questions.some(({ options }) => options.length > 1);
  }

  /** The answers whose pieces are ringed, in the order of doing. */
  get ringed(): Advised['line'] {
    if (this.step < 2 || !this.isOpen) return [];
    return this.advice?.answers.find(({ text }) => text === this.chosen)?.line ?? [];
  }

  /** Whether a hint is being reckoned or counted. */
  get isThinking(): boolean {
    return this.#isAsking;
  }

  /** Hints that were taken, by seat. */
  get hints(): readonly number[] {
    return this.#info().seats.map(({ hints = 0 }) => hints);
  }

  /** A new question, or none: what was said of the one before is over. To be run as an effect of `sight`. */
  meet(sight: SeatSight | undefined): void {
    this.step = 0;
    this.isOpen = false;
    this.advice = undefined;
    this.chosen = undefined;
    this.held = undefined;
    if (!this.canHelp || !sight) {
      this.#hasSpoken &&= this.#table.waits.includes(this.#table.seat ?? -1);
      return;
    }
    if (this.mode === 'warnings') void this.#think(sight);
    if (this.#speaks && !this.#hasSpoken) void this.#speak(sight);
  }

  /** The next step of help: counted before it is shown. */
  async hint(): Promise<void> {
    const { sight } = this.#table;
    if (this.step === 2) this.isOpen = !this.isOpen;
    if (!sight || !this.canHelp || this.#isAsking || this.step === 2) return;
    await this.#show(sight, this.step === 0 ? 1 : 2);
  }

  /** Whether an answer may be sent. What is not thought through in a moment is not asked about. */
  async guard(text: string): Promise<boolean> {
    const { sight } = this.#table;
    if (this.mode !== 'warnings' || !sight || !this.canHelp || this.#insisted.has(keyOf(sight, text))) return true;
    const advice = await Promise.race([this.#think(sight), ...(testSeed() === undefined ? [pause(PATIENCE_MS)] : [])]);
    const given = advice?.answers.find((each) => each.text === text);
    if (!advice || !given || !isBlunder(given)) return true;
    this.held = { given, best: advice.answers[0]!, overlooks: advice.overlooks[text] ?? advice.idea };
    return false;
  }

  thinkAgain(): void {
    this.held = undefined;
  }

  takeAnyway(): void {
    const { held } = this;
    const { sight } = this.#table;
    this.held = undefined;
    if (!held || !sight) return;
    this.#insisted.add(keyOf(sight, held.given.text));
    this.#table.answer(held.given.text);
  }

  /** Instead of deciding: the best answers, which counts as a hint. */
  async showBest(): Promise<void> {
    const { sight } = this.#table;
    this.held = undefined;
    if (sight) await this.#show(sight, 2);
  }

  /** A board has a place for what is said; gives back how to say that it has none any more. */
  dock(): () => void {
    this.places++;
    return () => this.places--;
  }

  close(): void {
    this.#thread.close();
  }

  async #show(sight: SeatSight, step: 1 | 2): Promise<void> {
    this.#isAsking = true;
    try {
      const advice = await this.#think(sight);
      if (!advice || this.#table.sight !== sight || !(await this.#table.countHint(sight.seat as Seat))) return;
      if (this.#table.sight?.ask !== sight.ask) return;
      this.advice = advice;
      this.chosen ??= advice.answers[0]!.text;
      this.step = step;
      this.isOpen = true;
    } finally {
      this.#isAsking = false;
    }
  }

  async #speak(sight: SeatSight): Promise<void> {
    const advice = await this.#think(sight);
    if (!advice?.idea || this.#table.sight !== sight || this.step > 0) return;
    this.#hasSpoken = true;
    this.advice = advice;
    this.step = 1;
    this.isOpen = true;
  }

  /** Thinks about a question once. */
  #think(sight: SeatSight): Promise<Advice | undefined> {
    if (this.#thought?.sight !== sight) {
      const { game, version } = this.#info();
      const { ask: _, ...seen } = sight;
      const seed = testSeed();
      const effort = seed === undefined ? { budgetMs: BUDGET_MS } : { futures: FUTURES };
      const task = { game, version, sight: seen, seed: `${seed ?? ''} coach ${sight.ask}`, ...effort };
      this.#thought = { sight, advice: this.#thread.ask(task) };
    }
    return this.#thought.advice;
  }
}

const keyOf = ({ seat, view }: SeatSight, text: string): string => JSON.stringify([seat, text, view]);
