/**
 * Visitors with bad intentions: who takes what is another's, and who makes everybody else wait. `npm test` looks at what must never happen;
 * the long form (`npm run -s attack -- visitors`) also measures how long honest people wait beside heavy visitors, next to without them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { patience, report, times } from './attack.ts';
import { answersOf, Guest } from './client.ts';
import { folder, freePort } from './databases.ts';

/** Seconds of each measurement. */
const SECONDS = times(4);
const isLong = process.env.ATTACK_REPORT !== undefined;
/** How many times as long honest people may wait beside heavy visitors. */
const MOST = { opening: 5, answers: 3, noviceWait: 2 };
const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;
const HEAVY = new URL('./heavy-visitors.mjs', import.meta.url).pathname;

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A server as hosts start it, with its usual limits; tables leave memory soon, so that there are some to be opened. */
async function startServer(): Promise<string> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, PORT: `${port}`, DATA_DIR: folder(), LOG_LEVEL: 'warn', IDLE_SECONDS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text: Buffer) => text.includes('open at') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Heavy visitors until `stop`, which gives what they were answered. */
async function heavyVisitors(address: string): Promise<{ stop(): Promise<Record<string, number>> }> {
  const child = spawn(process.execPath, [HEAVY, address], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout!.on('data', (text: Buffer) => {
    said += text;
  });
  await once(child.stdout!, 'data');
  return {
    async stop() {
      const ended = once(child, 'exit');
      child.stdin!.end();
      await ended;
      return JSON.parse(said.split('\n')[1]!) as Record<string, number>;
    },
  };
}

/** Somebody who takes note of how long they wait, again and again until `end`. */
class Waits {
  readonly all: number[] = [];

  async until(end: number, pauseMs: number, work: () => Promise<unknown>): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      await work();
      this.all.push(performance.now() - began);
      await sleep(pauseMs);
    }
  }

  at(part: number): number {
    const sorted = [...this.all].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  }
}

interface Waited {
  readonly opening: number;
  readonly answers: number;
  readonly noviceWait: number;
}

class HonestPeople {
  readonly #address: string;
  readonly #game: string;
  /** Tables that leave memory between two visits, and who visits them. */
  readonly #cold: { readonly guest: Guest; readonly id: string }[] = [];

  constructor(address: string, game: string) {
    this.#address = address;
    this.#game = game;
  }

  async come(): Promise<this> {
    const guests = await Promise.all(['Ada', 'Ben', 'Cora'].map((name) => Guest.named(this.#address, name)));
    for (let i = 0; i < 4; i++) for (const guest of guests) this.#cold.push({ guest, id: await this.#newTable(guest) });
    return this;
  }

  async #newTable(guest: Guest): Promise<string> {
    const { table } = await guest.call('create', { body: { game: this.#game, seats: [{ by: 'me' }, { by: 'hot', name: 'Bo' }] } });
    await guest.call('start', { table: table.id });
    return table.id;
  }

  /** How long they wait, for so many seconds: to come in to a table, for an answer to be taken, for a novice. */
  async wait(seconds: number): Promise<Waited> {
    const end = performance.now() + seconds * 1000;
    const [opening, answers, novice] = [new Waits(), new Waits(), new Waits()];
    await Promise.all([this.#open(opening, end), this.#answer(answers, end), this.#playWithNovice(novice, end)]);
    return { opening: opening.at(0.99), answers: answers.at(0.95), noviceWait: novice.at(0.95) };
  }

  async #open(waits: Waits, end: number): Promise<void> {
    await waits.until(end, 250, async () => {
      const { guest, id } = this.#cold[0]!;
      expect(await guest.follow(id)).toMatchObject({ type: 'done' });
      await guest.ask({ type: 'unfollow', table: id });
      this.#cold.push(this.#cold.shift()!);
    });
  }

  async #answer(waits: Waits, end: number): Promise<void> {
    const bob = await Guest.named(this.#address, 'Bob');
    const id = await this.#newTable(bob);
    await bob.follow(id);
    await waits.until(end, 150, async () => {
      const seat = bob.position(id, 0).waits[0]!;
      const at = await bob.turn(id, seat);
      expect(await bob.answer(id, seat, answersOf(at)[0]!)).toMatchObject({ type: 'position' });
      await bob.ask({ type: 'ping' });
    });
    bob.leave();
  }

  /** Against the gentlest bot: from one's answer until one is asked again. */
  async #playWithNovice(waits: Waits, end: number): Promise<void> {
    const carol = await Guest.named(this.#address, 'Carol');
    const { levels } = (await carol.call('games')).games.find(({ id }) => id === this.#game)!;
    const { table } = await carol.call('playNow', { body: { game: this.#game, level: levels[0]!, seats: 2 } });
    await carol.follow(table.id);
    await waits.until(end, 100, async () => {
      const at = await carol.turn(table.id, 0);
      await carol.answer(table.id, 0, answersOf(at)[0]!);
      await carol.turn(table.id, 0);
    });
    carol.leave();
  }
}

it(`honest people beside heavy visitors, ${SECONDS} s`, { timeout: patience(240_000) }, async () => {
  const address = await startServer();
  const stranger = new Guest(address);
  const [game] = (await stranger.call('games')).games;
  const people = await new HonestPeople(address, game!.id).come();
  const alone = await people.wait(SECONDS);
  const visitors = await heavyVisitors(address);
  const beside = await people.wait(SECONDS);
  const answered = await visitors.stop();
  // Whatever they asked for was answered, and never by a fault of ours.
  expect(Object.keys(answered).filter((each) => !/ (200|409|413|429)$/.test(each))).toEqual([]);
  expect(answered['hand-over 200'] ?? 0).toBeGreaterThan(0);
  if (!isLong) return;
  const ratios = Object.fromEntries(Object.keys(MOST).map((what) => [what, beside[what as keyof Waited] / alone[what as keyof Waited]]));
  report({
    openingP99Ms: beside.opening,
    answersP95Ms: beside.answers,
    noviceWaitP95Ms: beside.noviceWait,
    openingTimes: ratios.opening!,
    answersTimes: ratios.answers!,
    noviceWaitTimes: ratios.noviceWait!,
  });
  console.log(JSON.stringify({ alone, beside, answered }));
  for (const [what, most] of Object.entries(MOST)) expect.soft(ratios[what], what).toBeLessThanOrEqual(most);
});
