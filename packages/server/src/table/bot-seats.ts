/** The seats that bots play, here as far as this server looks after the table. */
import type { Match, Seat } from '@astragal/kernel';
import { type BotSeats, TableBots } from '../bots/table-bots.ts';
import { ProblemError } from '../host/problems.ts';
import type { TableAnswers } from './answers.ts';
import { messageOf, type TableContext } from './context.ts';
import { isBot } from './info.ts';

/** Where something is done in the table's turn. */
interface InTurn {
  do(work: () => Promise<void>): Promise<void>;
}

export class LiveBotSeats implements BotSeats {
  readonly #at: TableContext;
  readonly #answers: TableAnswers;
  readonly #table: InTurn;
  /** Only where bots play. */
  #bots: TableBots | undefined;

  constructor(at: TableContext, answers: TableAnswers, table: InTurn) {
    this.#at = at;
    this.#answers = answers;
    this.#table = table;
  }

  get areBusy(): boolean {
    return this.#bots?.isBusy ?? false;
  }

  /** Every bot that is asked something begins to think, if they are ours. */
  wake(): void {
    const { house, state, row, peers } = this.#at;
    const waits = state.live?.match.waits ?? [];
    if (!waits.some((seat) => isBot(row.chairs[seat]!)) || !peers.isDoer) return;
    this.#bots ??= new TableBots(this, house.bots, house.settings.botPauseMs, house.seeds);
    this.#bots.wake(waits);
  }

  turnOf(seat: Seat): { readonly match: Match; readonly level: string } | undefined {
    const { house, state, row, peers, isGone } = this.#at;
    const match = state.live?.match;
    const chair = row.chairs[seat]!;
    const isAsked = match?.waits.includes(seat) && match.length < house.settings.limits.entriesPerMatch;
    if (isGone || !match || !isAsked || row.phase !== 'playing' || !isBot(chair) || !peers.isDoer) return undefined;
    return { match, level: chair.level ?? '' };
  }

  answerFor(seat: Seat, ask: number, choice: string, otherwise: () => string): Promise<void> {
    return this.#table.do(async () => {
      const { state, row, peers } = this.#at;
      const { match } = state.playing;
      if (!isBot(row.chairs[seat]!) || match.ask(seat) !== ask || !peers.isDoer) return;
      const draw = (): ReturnType<Match['draft']> => {
        const draft = match.draft(seat, ask, choice);
        return draft === 'illegal' ? match.draft(seat, ask, otherwise()) : draft;
      };
      await this.#answers.enter(draw, { seat, choice });
    });
  }

  failed(error: unknown): void {
    const { house, id } = this.#at;
    if (!(error instanceof ProblemError)) house.log.error({ table: id, error: messageOf(error) }, 'a bot could not answer');
  }
}
