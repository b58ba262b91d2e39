/** Two replays that step together, each as far as it goes. */
import { REPLAY_PAUSE, type ReplaySteps, type ReplayTable } from './replay.svelte.ts';

export class ReplayPair implements ReplaySteps {
  readonly both: readonly ReplayTable[];
  playing = $state(false);
  #wanted = $state(0);
  /** Which running by itself it is: a new one ends the one before. */
  #run = 0;

  constructor(both: readonly ReplayTable[], step: number) {
    this.both = both;
    this.#wanted = step;
  }

  get total(): number {
    return Math.max(...this.both.map(({ total }) => total));
  }
  get step(): number {
    return Math.min(this.#wanted, Math.max(0, this.total - 1));
  }

  async show(step: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.total - 1, step));
    // Whichever is over stays at its end.
    const moves = this.both.map((each) => ({ each, to: Math.min(this.#wanted, each.total - 1) }));
    await Promise.all(moves.filter(({ each, to }) => each.step !== to).map(({ each, to }) => each.show(to)));
  }

  /** By the one that goes on longer. */
  turnFrom(direction: 1 | -1): number {
    const [one, other] = this.both;
    return (one!.total >= other!.total ? one! : other!).turnFrom(direction);
  }

  play(): void {
    this.playing = true;
    void this.#runOn(++this.#run);
  }
  pause(): void {
    this.playing = false;
    this.#run += 1;
  }
  stop(): void {
    this.pause();
    for (const each of this.both) each.stop();
  }

  async #runOn(run: number): Promise<void> {
    if (this.step >= this.total - 1) await this.show(0);
    while (this.#run === run && this.step < this.total - 1) {
      await new Promise((resolve) => void setTimeout(resolve, REPLAY_PAUSE));
      if (this.#run === run) await this.show(this.step + 1);
    }
    if (this.#run === run) this.playing = false;
  }
}
