/** Where gold goes that a hammer could take: asked each time, or settled once by each player for this table. */
import type { GoldGoes } from '@astragal/dice-forge/insight';
import type { Seat } from '@astragal/kernel';

export const GOLD_GOES = ['ask', 'hammer', 'me'] as const satisfies readonly GoldGoes[];

const isGoing = (word: string | null): word is GoldGoes => GOLD_GOES.some((each) => each === word);

/** The choices made at this table, by seat; a reload of the page brings them back. */
export class GoldChoices {
  #made = $state.raw<Readonly<Record<Seat, GoldGoes>>>({});
  /** The question that was answered last by itself. If it comes back, somebody has undone that, and wants to be asked. */
  #answered = $state.raw<string | undefined>();
  /** Where that question is: still on the table, gone, or back. */
  #since: 'sent' | 'gone' | 'back' = 'gone';

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
    this.#since = 'sent';
  }

  /** What is asked now. Once a question that came back has gone again, the same one would be a new one. */
  sees(question: string | undefined): void {
    if (question !== this.#answered) {
      if (this.#since === 'back') this.#answered = undefined;
      this.#since = 'gone';
    } else if (this.#since === 'gone') this.#since = 'back';
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
