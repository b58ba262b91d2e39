/** The only possible answer, given by itself: at once where nothing is lost by it, else counted down, and only for whoever wants that. */
import type { OpenQuestion } from './board.ts';

export const ONLY_ANSWERS = ['ask', 'harmless', 'always'] as const;
/** Never; only while undo is closed anyway; always, with a countdown while undo is open. */
export type OnlyAnswers = (typeof ONLY_ANSWERS)[number];

/** Long enough to see what was asked, short enough not to wait. */
const BEAT_MS = 900;
/** Long enough to take the last answer back instead. */
const COUNTDOWN_S = 3;

interface Asked {
  readonly asks: readonly OpenQuestion[];
  readonly canUndo: boolean;
}

/** The notation of the one answer that is left, or nothing. */
export function onlyAnswer({ asks }: Pick<Asked, 'asks'>): string | undefined {
  return asks.length > 0 && asks.every(({ options }) => options.length === 1) ? asks[0]!.options[0]!.text : undefined;
}

/** How it comes about: by itself after a beat, by a countdown, or only by hand. While undo is lit, answering would put it out. */
export function wayOf(wanted: OnlyAnswers, { canUndo }: Pick<Asked, 'canUndo'>): 'beat' | 'countdown' | 'hand' {
  if (wanted === 'ask') return 'hand';
  if (!canUndo) return 'beat';
  return wanted === 'always' ? 'countdown' : 'hand';
}

/** Waits and gives the answer; a countdown can be seen and stopped. */
export class OnlyAnswer {
  /** Seconds left of the countdown; undefined when none runs. */
  left: number | undefined = $state();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins anew for what is asked now; what ran before is forgotten. */
  consider(wanted: OnlyAnswers, asked: Asked, answer: (text: string) => void): void {
    this.stop();
    const text = onlyAnswer(asked);
    const way = wayOf(wanted, asked);
    if (text === undefined || way === 'hand') return;
    if (way === 'beat') this.#timer = setTimeout(() => answer(text), BEAT_MS);
    else this.#count(COUNTDOWN_S, () => answer(text));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.left = undefined;
  }

  #count(left: number, done: () => void): void {
    this.left = left || undefined;
    if (left === 0) done();
    else this.#timer = setTimeout(() => this.#count(left - 1, done), 1000);
  }
}
