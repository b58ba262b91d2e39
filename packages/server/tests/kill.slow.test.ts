/** `kill -9` under load, again and again: whatever was acknowledged is there afterwards, and every table goes on. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { RATE_LIMITS } from '../src/ground/settings.ts';
import { patience, report, times } from './attack.ts';
import { answersOf, Guest, type Position } from './client.ts';
import { folder, freePort } from './databases.ts';
import { logged } from './whole-log.ts';

const ROUNDS = times(10);
const TABLES = 6;
/** Everybody here comes from one address, as fast as they can. */
const UNPACED = Object.fromEntries(Object.keys(RATE_LIMITS).map((what) => [`RATE_${what.toUpperCase()}`, '100000/100000,100000/100000']));
const MAIN = new URL('../dist/src/main.js', import.meta.url).pathname;

let child: ChildProcess | undefined;
afterAll(() => void child?.kill('SIGKILL'));

const dataDir = folder();

async function start(port: number): Promise<void> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  child = spawn(process.execPath, [MAIN], {
    env: {
      ...env,
      PORT: `${port}`,
      DATA_DIR: dataDir,
      HIDDEN_GAMES: '1',
      LOG_LEVEL: 'debug',
      BOT_PAUSE_MS: '0',
      DAILY_BOTS: '0',
      TABLES_PER_PERSON: '100000',
      ...UNPACED,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child!.stdout!.on('data', (text: Buffer) => {
      logged(text.toString());
      if (text.includes('open at')) resolve();
    });
    child!.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** Somebody who plays for both seats of a table (or one against a bot), as fast as the server answers. */
class Player {
  guest: Guest;
  table = '';
  readonly #againstBot: boolean;
  /** The log as far as it was acknowledged. */
  known: object[] = [];
  answers = 0;

  constructor(guest: Guest, againstBot: boolean) {
    this.guest = guest;
    this.#againstBot = againstBot;
  }

  async sitDown(): Promise<void> {
    const other = this.#againstBot ? ({ by: 'bot', level: 'random' } as const) : ({ by: 'hot', name: 'Two' } as const);
    const { table } = await this.guest.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, other] } });
    await this.guest.call('start', { table: table.id });
    this.table = table.id;
    this.known = [];
    this.guest.logs.clear();
    await Promise.race([this.guest.follow(table.id), this.#lost()]);
  }

  /** Plays until the connection is lost. */
  async play(): Promise<void> {
    for (;;) {
      if (this.guest.closed !== undefined) return;
      const seat = this.guest.position(this.table, 0).waits.find((each) => !this.#againstBot || each === 0);
      const at = seat === undefined ? await this.#next() : this.guest.position(this.table, seat);
      if (!at) return;
      if (at.over) {
        await this.sitDown();
        continue;
      }
      if (at.asks.length === 0) {
        if (this.guest.closed !== undefined) return;
        await new Promise((resolve) => setTimeout(resolve, 1)); // The other seat's position is on its way.
        continue;
      }
      const all = answersOf(at);
      const reply = await Promise.race([this.guest.answer(this.table, at.seat!, all[this.answers % all.length]!), this.#lost()]);
      if (!reply) return;
      expect(reply.type).toBe('position');
      this.answers++;
      this.known = [...this.guest.logs.get(`${at.seat}`)!];
    }
  }

  #next(): Promise<Position | undefined> {
    return Promise.race([this.guest.turn(this.table, 0), this.#lost()]);
  }

  async #lost(): Promise<undefined> {
    while (this.guest.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
    return undefined;
  }

  /** After the restart: everything acknowledged is in the log, and the table goes on. */
  async comeBack(address: string): Promise<void> {
    const again = new Guest(address);
    again.cookie = this.guest.cookie;
    await again.connect();
    await again.follow(this.table);
    expect(again.latest('table').table.phase).toMatch(/playing|over/);
    expect(again.logs.get('0')!.slice(0, this.known.length)).toEqual(this.known);
    this.guest = again;
  }
}

it(`survives kill -9 ${ROUNDS} times`, { timeout: patience(300_000) }, async () => {
  if (!existsSync(MAIN)) throw new Error('build the server first: node tools/build.mjs');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  await start(port);
  const players: Player[] = [];
  for (let i = 0; i < TABLES; i++) {
    const player = new Player(await Guest.named(address, `P${i}`), i % 3 === 2);
    await player.sitDown();
    players.push(player);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = players.map(({ answers }) => answers);
    const playing = Promise.all(
      players.map((player) =>
        player.play().catch((error) => {
          // A table made in the very moment of the kill is a request without an answer.
          if (!(error instanceof TypeError) && !/fetch failed/.test(String(error))) throw error;
        }),
      ),
    );
    while (players.some(({ answers }, i) => answers === before[i])) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 150));
    child!.removeAllListeners('exit');
    const dead = new Promise((resolve) => child!.once('exit', resolve));
    child!.kill('SIGKILL');
    await dead;
    await playing;
    await start(port);
    await Promise.all(players.map((player) => player.comeBack(address)));
  }
  expect(players.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(ROUNDS * TABLES);
  report({ kills: ROUNDS, answers: players.reduce((sum, { answers }) => sum + answers, 0) });
});
