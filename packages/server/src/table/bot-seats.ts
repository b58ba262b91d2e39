/** The seats that bots play, here as far as this server looks after the table. */
import type { Seat } from '@astragal/kernel';
import { botInTurn } from '@astragal/today';
import type { Awaited } from '../bots/pool.ts';
import { type BotSeats, TableBots, type Turn } from '../bots/table-bots.ts';
import { ProblemError } from '../ground/problems.ts';
import type { TableAnswers } from './answers.ts';
import { messageOf, type TableContext } from './context.ts';
import { isActive, isBot } from './info.ts';

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
    if (!waits.some((seat) => isBot(row.chairs[seat]!)) || !peers.isOwner || this.#isForNobody) return;
    this.#bots ??= new TableBots(this, house.bots, house.settings.botPauseMs, house.seeds);
    this.#bots.wake(waits);
  }

  /** Where only bots sit they rest while nobody looks. */
  get #isForNobody(): boolean {
    const { audience, row } = this.#at;
    return !audience.isAnybodyThere && !row.chairs.some(isActive);
  }

  /** Who looks waits for it; else it is done for whoever set up the table. */
  get #awaited(): Awaited {
    const { audience, row } = this.#at;
    const [who] = audience.here;
    return who
      ? { by: { person: who.person, address: who.address ?? '' }, isWaiting: true }
      : { by: { person: row.host, address: '' }, isWaiting: audience.isAnybodyThere };
  }

  turnOf(seat: Seat): Turn | undefined {
    const { house, state, row, peers, isGone } = this.#at;
    const match = state.live?.match;
    const chair = row.chairs[seat]!;
    const isAsked = match?.waits.includes(seat) && match.length < house.settings.limits.entriesPerMatch;
    if (isGone || !match || !isAsked || row.phase !== 'playing' || !isBot(chair) || !peers.isOwner) return undefined;
    if (this.#isForNobody) return undefined;
    const level = (chair.by === 'bot' ? chair.name : chair.level) ?? '';
    const shared = state.live?.shared;
    if (shared && botInTurn(match.waits, (each) => !isBot(row.chairs[each]!)) !== seat) return undefined;
    return { match, level, awaited: this.#awaited, shared };
  }

  answerFor(seat: Seat, ask: number, choice: string, otherwise: () => string, length?: number): Promise<void> {
    return this.#table.do(async () => {
      const { state, row, peers } = this.#at;
      const { match } = state.playing;
      if (!isBot(row.chairs[seat]!) || match.ask(seat) !== ask || !peers.isOwner) return;
      if (length !== undefined && match.length !== length) return;
      await this.#answers.enter(
        (live) => {
          const draft = live.draftOfBot(seat, ask, choice);
          return draft === 'illegal' ? live.draftOfBot(seat, ask, otherwise()) : draft;
        },
        { seat, choice },
      );
    });
  }

  failed(error: unknown): void {
    const { house, id } = this.#at;
    if (!(error instanceof ProblemError)) house.log.error({ table: id, error: messageOf(error) }, 'a bot could not answer');
  }
}
