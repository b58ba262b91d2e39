/** Where the next block of lines helps most, and how far off a seat's luck over the game may be by now. */
import type { AnswerCount, LineCount, TurnCount } from './counts.ts';
import { total } from './numbers.ts';

/** What few blocks say of their own variance counts beside so many that others of their kind stand for. */
const LENT = 2;

/** Counts of a kind vary alike, more or less. */
function lentOf(kind: readonly LineCount[]): number {
  const known = kind.filter(({ blocks, isExact }) => blocks > 0 && !isExact);
  return known.length === 0 ? 0 : total(known.map(({ varianceOfBlock }) => varianceOfBlock)) / known.length;
}

const believed = ({ blocks, isExact, varianceOfBlock }: LineCount, lent: number): number =>
  isExact || blocks === 0 ? 0 : ((blocks - 1) * varianceOfBlock + LENT * lent) / (blocks - 1 + LENT);

/** All that is counted of a game. */
export class GameCount {
  readonly #first: LineCount[] = [];
  readonly #turns: LineCount[] = [];
  readonly #answers: LineCount[] = [];

  addTurn(turn: Pick<TurnCount<never>, 'number'> & LineCount): void {
    (turn.number === 0 ? this.#first : this.#turns).push(turn);
  }

  addAnswer(answer: Pick<AnswerCount<never>, 'graded'> & LineCount): void {
    this.#answers.push(answer);
  }

  /** Each count with what one block of it varies by. */
  #all(): { readonly count: LineCount; readonly variance: number }[] {
    return [this.#first, this.#turns, this.#answers].flatMap((kind) => {
      const lent = lentOf(kind);
      return kind.map((count) => ({ count, variance: believed(count, lent) }));
    });
  }

  /** Of a seat's luck over the whole game. */
  get variance(): number {
    return total(this.#all().map(({ count, variance }) => variance / Math.max(1, count.blocks)));
  }

  /** What takes most of the variance away for what it costs; nothing where all is exact. */
  get next(): LineCount | undefined {
    let best: { readonly count: LineCount; readonly gain: number } | undefined;
    for (const { count, variance } of this.#all()) {
      const gain = variance / (count.blocks * (count.blocks + 1) * Math.max(1, count.cost));
      if (gain > (best?.gain ?? 0)) best = { count, gain };
    }
    return best?.count;
  }
}
