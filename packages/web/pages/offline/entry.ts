/** What the test's page runs: matches without a server, and bots of several kinds. */
import { notation } from '@astragal/kernel';
import { keptGames } from '../../src/offline/kept-games.ts';
import { askOnce, type Change, type NewGame, OfflineMatch, type OfflineSetup } from '../../src/offline/offline-match.ts';
import { WorkerBots } from '../../src/offline/worker-bots.ts';

const sight = { seat: 0, questions: [], stack: [], view: {} };

const api = {
  /** Plays a match to its end; whoever is no bot gives the first answer there is. */
  async whole(setup: OfflineSetup) {
    const numbers: number[] = [];
    let over = (): void => undefined;
    const end = new Promise<void>((done, failed) => {
      over = done;
      addEventListener('unhandledrejection', ({ reason }) => failed(reason));
    });
    let match: OfflineMatch | undefined;
    const person = async (): Promise<void> => {
      const { ask, asks } = await match!.seen(0);
      if (asks.length > 0) await match!.answer(0, ask, notation(asks[0]!.options[0]!));
    };
    const heard = ({ number, waits, isOver }: Change): void => {
      numbers.push(number);
      if (isOver) over();
      else if (match && waits.includes(0) && setup.bots[0] === undefined) void person();
    };
    match = await OfflineMatch.open(setup, heard);
    if (setup.bots[0] === undefined) await person();
    await end;
    const [record, seen] = [await match.record(), await match.seen()];
    match.close();
    return { numbers, record, over: seen.over };
  },
  /** A game of this device that bots play to its end; in the middle it is left and taken up again. Its record as it is kept. */
  async kept(game: NewGame) {
    await askOnce({ do: 'make', ...game });
    for (const until of [20, Number.POSITIVE_INFINITY]) {
      let reached = (): void => undefined;
      const end = new Promise<void>((done, failed) => {
        reached = done;
        addEventListener('unhandledrejection', ({ reason }) => failed(reason));
      });
      const heard = ({ number, isOver }: Change): void => {
        if (isOver || number >= until) reached();
      };
      const { match } = await OfflineMatch.take(game.id, { leads: true }, heard);
      await end;
      match.close();
    }
    return (await keptGames.whole(game.id)).record;
  },
  /** A bot that says what it would answer and then hangs is interrupted; the next one thinks in a new thread. */
  async interrupted() {
    let threads = 0;
    const hanging = (): Worker => {
      threads++;
      const thread = new Worker(new URL('./hanging-worker.ts', import.meta.url), { type: 'module' });
      thread.addEventListener('message', ({ data }) => 'soFar' in data && setTimeout(() => bots.hurry())); // Once the client has heard it.
      return thread;
    };
    const bots = new WorkerBots({ start: hanging });
    const answers = [];
    for (const level of ['hangs', 'answers']) answers.push((await bots.think({ id: 'pig', version: 2 }, level, sight, 'seed')).choice);
    bots.close();
    return { answers, threads };
  },
  /** A bot that is stuck and has nothing to say is stopped by the clock, and its seat is told. */
  async stuck() {
    const start = (): Worker => new Worker(new URL('./hanging-worker.ts', import.meta.url), { type: 'module' });
    const bots = new WorkerBots({ start, limitMs: 20 });
    return bots.think({ id: 'pig', version: 2 }, 'stuck', sight, 'seed').catch((error: Error) => error.message);
  },
};
export type OfflineApi = typeof api;

Object.assign(globalThis, { offline: api });
