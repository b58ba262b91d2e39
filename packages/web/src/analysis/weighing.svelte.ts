/** What could be answered at the step that is looked at: weighed where somebody stays for a moment, and rolled again as often as they like. */
import type { MatchRecord, Seat } from '@astragal/kernel';
import type { AnalysisThread, Worth } from '../offline/analysis-thread.ts';
import { recordOf } from './game-analysis.svelte.ts';
import { isAsGood } from './worths.ts';

/** Whoever runs through the game is not weighed for. */
const STAYS_MS = 350;
const ROLLS = 10;

export class Weighing {
  /** The best first; undefined until they are known. */
  worths: readonly Worth[] | undefined = $state.raw();
  /** Chances after other rolls, and the one that came. */
  rolls: readonly number[] | undefined = $state.raw();
  came: number | undefined = $state();
  /** The answer that is tried, and the one that stood. */
  chosen: string | undefined = $state();
  played: string | undefined = $state();
  readonly #id: string;
  #at: { readonly reader: AnalysisThread; readonly step: number; readonly seat: Seat } | undefined;
  /** How many other rolls there have been of the answer that is chosen: the next ten are others. */
  #drawn = 0;
  #answers: Promise<readonly string[]> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** What was played, where something was better. */
  get worse(): string | undefined {
    const [best] = this.worths ?? [];
    const own = this.worths?.find(({ text }) => text === this.played);
    return best && own && !isAsGood(own, best) ? this.played : undefined;
  }

  /** Another step is looked at; gives what calls it off. */
  look(reader: AnalysisThread | undefined, step: number | undefined, seat: Seat | undefined): () => void {
    this.worths = this.rolls = this.came = this.chosen = this.played = undefined;
    this.#drawn = 0;
    this.#at = reader && step !== undefined && seat !== undefined ? { reader, step, seat } : undefined;
    const soon = setTimeout(() => void this.#weigh(), STAYS_MS);
    return () => clearTimeout(soon);
  }

  async #weigh(): Promise<void> {
    const at = this.#at;
    if (!at) return;
    const show = (found: readonly Worth[]): void => {
      if (at !== this.#at) return;
      this.worths = found;
      this.chosen ??= found[0]?.text;
    };
    this.#answers ??= recordOf(this.#id).then(answersThatStood);
    const answers = await this.#answers;
    if (at !== this.#at) return;
    this.played = answers[at.step];
    show(await at.reader.weigh(at.step, at.seat, show));
  }

  choose(answer: string): void {
    this.chosen = answer;
    this.rolls = undefined;
    this.#drawn = 0;
  }

  async roll(): Promise<void> {
    const [at, choice] = [this.#at, this.chosen];
    if (!at || choice === undefined) return;
    const { wins, came } = await at.reader.roll(at.step, at.seat, choice, ROLLS, this.#drawn);
    if (at !== this.#at || choice !== this.chosen) return;
    this.#drawn += ROLLS;
    this.came = came;
    this.rolls = wins;
  }
}

/** By step. */
async function answersThatStood(record: MatchRecord): Promise<readonly string[]> {
  const { fairCopy } = await import('@astragal/kernel');
  return fairCopy(record).entries.map((entry) => ('choice' in entry ? entry.choice : ''));
}
