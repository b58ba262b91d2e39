/** Where gold goes that a hammer could take: asked each time, or settled once by each player for this table. */
import type { Seat } from '@astragal/kernel';

export const GOLD_GOES = ['ask', 'hammer', 'me'] as const;
export type GoldGoes = (typeof GOLD_GOES)[number];

const isGoing = (word: string | null): word is GoldGoes => GOLD_GOES.some((each) => each === word);

/** The choices made at this table, by seat; a reload of the page brings them back. */
export class GoldChoices {
  #made = $state.raw<Readonly<Record<Seat, GoldGoes>>>({});
  /** The question that was answered last by itself. If it comes back, somebody has undone that, and wants to be asked. */
  #answered = $state.raw<string | undefined>();

  of(seat: Seat): GoldGoes {
    return this.#made[seat] ?? kept(seat) ?? 'ask';
  }

  choose(seat: Seat, goes: GoldGoes): void {
    this.#made = { ...this.#made, [seat]: goes };
    this.#answered = undefined;
    keep(seat, goes);
  }

  /** Which of these amounts is settled for the question; nothing if it is to be asked. */
  settled(seat: Seat, question: string, amounts: readonly number[]): number | undefined {
    const goes = this.of(seat);
    if (goes === 'ask' || question === this.#answered) return undefined;
    return goes === 'hammer' ? Math.max(...amounts) : Math.min(...amounts);
  }

  answers(question: string): void {
    this.#answered = question;
  }
}

const key = (seat: Seat): string => `gold at ${location.pathname} of seat ${seat}`;

function kept(seat: Seat): GoldGoes | undefined {
  try {
    const word = sessionStorage.getItem(key(seat));
    return isGoing(word) ? word : undefined;
  } catch {
    return undefined;
  }
}

function keep(seat: Seat, goes: GoldGoes): void {
  try {
    sessionStorage.setItem(key(seat), goes);
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}
