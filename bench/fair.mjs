/**
 * Luck that can be checked: `npm run -s bench fair -- --json`. Plays games of all kinds of tables and counts every record again: none may be called
 * wrong. Then changes one thing in each of many records: none may pass. And measures what it costs an answer.
 *
 *   --json             `{records, falseAlarms, mutated, missed, bytesPerAnswer, cpuRatio}`
 *   --records=500      a tenth of them at servers: people with bots, three servers on one store, servers that are killed, browsers that cry wolf,
 *                      clocks that run out, games that go on from others
 *   --mutated=10000
 *   --answers=4000     for the measurement
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notation, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { SeatChain, sealOf, verify } from '../packages/fair/dist/src/index.js';
import { mutated, playFair } from '../packages/fair/dist/testing/index.js';
import { House } from '../packages/server/dist/src/house/house.js';
import { DEFAULTS, loadGames, newLog, openStore, UNLIMITED } from '../packages/server/dist/src/index.js';
import { fork } from '../packages/server/dist/src/lobby/forking.js';
import { create } from '../packages/server/dist/src/lobby/making.js';
import { begin, takeSeat } from '../packages/server/dist/src/lobby/seating.js';
import { Connection } from '../packages/server/dist/src/socket/connection.js';
import { record as recordOf } from '../packages/server/dist/src/table/records.js';
import { games as offered } from './games.mjs';

const flag = (name, otherwise) => Number(process.argv.find((each) => each.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const wanted = { records: flag('records', 500), mutated: flag('mutated', 10_000), answers: flag('answers', 4000) };
const isJson = process.argv.includes('--json');
const say = (line) => isJson || console.error(line);
const chance = seeded('bench fair');
const random = () => Uint8Array.from(randomBytes(32));
const pick = (list) => list[chance.below(list.length, 'pick')];

const folder = mkdtempSync(join(tmpdir(), 'astragal-fair-'));
/** How far clocks have run ahead: whoever is asked then has no time left. */
let ahead = 0;
const LATE_MS = 600_000;
const now = () => Date.now() + ahead;
const settings = { ...DEFAULTS, now, ...UNLIMITED, hiddenGames: true, botPauseMs: 0, idleMs: 1e9 };
// Records are played again here, not in threads: dozens of servers live and die in this process.
const games = new Map([...(await loadGames())].map(([id, loaded]) => [id, { ...loaded, onShelf: false }]));
const quiet = newLog('silent');

/** People whose browsers keep, lose or never had secrets; they come in by any of the servers there are. */
class Somebody {
  #waiting = new Map();
  #ids = 0;
  position;
  end;
  chain;
  isOut = false;

  constructor(house, person, kind) {
    this.person = person;
    this.kind = kind;
    this.chain = kind === 'old' ? undefined : new SeatChain(random);
    this.connect(house);
  }

  connect(house) {
    this.house = house;
    this.line = new Connection(house, { send: (text) => this.#hear(JSON.parse(text)), close() {}, waiting: 0 }, this.person);
    void this.line.receive(JSON.stringify({ type: 'hello', protocol: 2 }));
  }

  #hear(notice) {
    if (notice.type === 'position') {
      this.position = notice;
      const { start, entry } = notice.fair ?? {};
      if (start) this.end = start.ends[this.seat];
      if (start) this.seal = sealOf(start.luck);
      if (entry) this.told = entry;
      if (entry?.seat === this.seat) this.end = entry.anchor ?? entry.link ?? this.end;
    }
    if (notice.re !== undefined) this.#waiting.get(notice.re)?.(notice);
  }

  ask(request) {
    const id = ++this.#ids;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      void this.line.receive(JSON.stringify({ ...request, id }));
    });
  }

  async answer(table, choice) {
    if (this.kind === 'loses' && chance.below(25, 'lost') === 0) this.chain = new SeatChain(random);
    const { ask } = this.position;
    const share = this.chain?.share(ask, choice, this.end) ?? {};
    const reply = await this.ask({ type: 'answer', table, seat: this.seat, ask, choice, ...share });
    if (reply.problem?.code === 'bad-link') this.end = null;
    return reply;
  }
}

/** Cries wolf: says that it was told another mark. Everybody who plays agrees to go on. */
async function doubted(by, everybody, table) {
  const { seal, told } = by;
  if (!told) return;
  const misfit = { kind: 'transcript', at: told.at };
  const claim = { seal, at: told.at - 1, transcript: seal, told: { ...told, mark: seal } };
  const { type } = await by.ask({ type: 'doubt', table, seat: by.seat, misfit, claim });
  if (type !== 'done') return;
  met.doubts++;
  for (const each of everybody) {
    // Their server has not heard of it.
    await (await each.house.tables.get(table)).startOver();
    await each.ask({ type: 'agree', table });
  }
}

/** What happened at the servers, so that nobody takes a game for one it was not. */
const met = { doubts: 0, timeouts: 0, forks: 0, kills: 0 };

const visitor = async (house, name) => {
  const id = `p${chance.below(2 ** 31, 'id')}`;
  const person = { id, token: id, name, webhook: undefined, seen: 0 };
  await house.store.people.add(person);
  return { ...person, origin: { person: id, address: '' } };
};

/** One game at servers; gives its record. */
async function atServers(houses, store, game, most) {
  const loaded = games.get(game);
  const pace = pick([{ kind: 'untimed' }, { kind: 'live', bank: 60, increment: 0 }]);
  const seats = Math.min(loaded.game.seats.max, Math.max(loaded.game.seats.min, 2 + chance.below(3, 'seats')));
  const people = 1 + chance.below(seats, 'people');
  const home = houses[0];
  const host = await visitor(home, 'Ada');
  const plan = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { by: 'me' } : seat < people ? { by: 'friend' } : { by: 'bot', level: loaded.levels[0] },
  );
  const { table } = await create(home, host, {
    ...{ game, options: {}, seats: plan, pace, timeout: 'bot', takeover: true, public: true, chat: false },
  });
  const { id } = table;
  const everybody = [new Somebody(home, host, pick(['keeps', 'loses', 'old']))];
  for (let seat = 1; seat < people; seat++) {
    const guest = await visitor(home, `Guest ${seat}`);
    await table.do(() => takeSeat(home, table, guest, seat));
    everybody.push(new Somebody(home, guest, pick(['keeps', 'loses', 'old'])));
  }
  for (const [seat, each] of everybody.entries()) {
    each.seat = seat;
    await each.ask({ type: 'follow', table: id });
    if (each.chain && chance.below(4, 'late') > 0) await each.ask({ type: 'commit', table: id, anchors: { [seat]: each.chain.anchor } });
  }
  await begin(home, host, id);
  await play(houses, store, id, everybody, most);
  const last = await ended(houses[0], id);
  const { json } = await recordOf(houses[0], host.origin, id);
  const record = JSON.parse(json);
  if (last.row.chairs[0].person !== host.id || chance.below(3, 'fork') > 0) return [record];
  return [record, await goneOn(houses, store, host, id, record.entries.length)];
}

/** A game that goes on from the middle of another, with bots in all other seats. */
async function goneOn(houses, store, host, from, length) {
  const { id } = await fork(houses[0], host, from, { step: Math.floor(length / 2), seat: 0 });
  const player = Object.assign(new Somebody(houses[0], host, 'keeps'), { seat: 0 });
  met.forks++;
  await play(houses, store, id, [player], 40);
  await ended(houses[0], id);
  const { json } = await recordOf(houses[0], host.origin, id);
  return JSON.parse(json);
}

/** The table as the store has it; if nobody has won, the game is left. */
async function ended(house, id) {
  const table = await house.tables.get(id);
  await table.startOver();
  if (table.row.phase === 'playing') await table.do(() => table.change({ phase: 'over', ended: 1, result: { scores: [], winners: [] } }));
  return table;
}

/** Whoever is asked answers, takes back, doubts, comes in anew or lets the clock run out. */
async function play(houses, store, id, everybody, most) {
  for (let i = 0; i < most; i++) {
    const who = pick(everybody);
    // Servers do not hear of each other here: whoever was overtaken finds out by the store.
    if (chance.below(12, 'move') === 0) {
      who.connect(pick(houses));
      await who.ask({ type: 'follow', table: id });
    }
    if (chance.below(60, 'kill') === 0) {
      const place = chance.below(houses.length, 'which');
      const [fresh] = await housesOf(store, 1);
      const dead = houses.splice(place, 1, fresh)[0];
      met.kills++;
      for (const each of everybody)
        if (each.house === dead) {
          each.connect(fresh);
          await each.ask({ type: 'follow', table: id });
        }
    }
    const live = await who.house.tables.get(id);
    if (live?.row.phase !== 'playing') break;
    // While it is read again from the store it has no match. Whose clock ran out is played by a bot.
    const asked = everybody.filter(({ seat, isOut }) => !isOut && live.match?.waits.includes(seat));
    if (asked.length === 0) {
      await new Promise((done) => setTimeout(done, 2));
      continue;
    }
    const turn = asked.includes(who) ? who : pick(asked);
    await turn.ask({ type: 'follow', table: id });
    const { asks = [], undo } = turn.position;
    if (undo && chance.below(10, 'undo') === 0) {
      await turn.ask({ type: 'undo', table: id, seat: turn.seat, ask: turn.position.ask });
      continue;
    }
    if (chance.below(40, 'doubt') === 0) {
      await doubted(turn, everybody, id);
      continue;
    }
    const isTimed = live.row.pace.kind === 'live';
    if (isTimed && chance.below(30, 'late') === 0) ahead += LATE_MS;
    const options = asks.flatMap((each) => each.options);
    if (options.length === 0) continue;
    const { problem } = await turn.answer(id, notation(pick(options)));
    if (problem?.code !== 'not-your-seat') continue;
    turn.isOut = true;
    met.timeouts++;
  }
}

async function housesOf(store, count) {
  return Array.from({ length: count }, () => new House({ settings, store, games, log: quiet }));
}

const inMemory = async () => {
  const ids = [...offered, 'pig'];
  const records = [];
  const rules = new Map();
  for (const id of ids) rules.set(id, id === 'pig' ? pig : games.get(id).game);
  for (let i = 0; i < Math.floor(wanted.records * 0.9); i++) {
    const game = rules.get(ids[i % ids.length]);
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, 2 + (i % 3)));
    const sitters = Array.from({ length: seats }, () => pick(['keeps', 'loses', 'old', 'bot', 'keeps']));
    records.push(playFair({ game, seed: `bench ${i}`, sitters, most: 40 + chance.below(160, 'length'), undo: pick([0, 10, 30]) }));
    if (i % 50 === 49) say(`${i + 1} games in memory`);
  }
  return records;
};

/** Processor time of so many answers at a server, with fair luck or the system's. */
async function cost(store, answers, luck) {
  const house = new House({ settings, store, games, log: quiet, ...(luck && { luck }) });
  const host = await visitor(house, 'Ada');
  // What a browser does with a message is not the server's time: only the reply is read, and not while it is measured.
  let replied;
  const transport = { send: (text) => text.startsWith('{"re":2,') && replied(text), close() {}, waiting: 0 };
  const line = new Connection(house, transport, host);
  await line.receive(JSON.stringify({ type: 'hello', protocol: 2 }));
  const spent = [];
  for (let done = 0; done < answers; ) {
    const seats = [{ by: 'me' }, { by: 'hot', name: 'Bo' }];
    const { table } = await create(house, host, {
      ...{
        game: 'pig',
        options: { goal: '100' },
        seats,
        pace: { kind: 'untimed' },
        timeout: 'bot',
        takeover: true,
        public: false,
        chat: false,
      },
    });
    await table.do(() => table.begin());
    const chains = [0, 1].map(() => new SeatChain(random));
    const ends = [null, null];
    await line.receive(JSON.stringify({ type: 'follow', id: 1, table: table.id }));
    for (let i = 0; i < 100 && table.row.phase === 'playing'; i++, done++) {
      const [seat] = table.match.waits;
      const ask = table.match.ask(seat);
      const choice = i % 3 === 2 ? 'hold' : 'roll';
      const share = luck ? {} : chains[seat].share(ask, choice, ends[seat]);
      const request = JSON.stringify({ type: 'answer', id: 2, table: table.id, seat, ask, choice, ...share });
      let reply = '{}';
      replied = (text) => {
        reply = text;
      };
      const before = process.cpuUsage();
      await line.receive(request);
      const after = process.cpuUsage(before);
      spent.push(after.user + after.system);
      const entry = JSON.parse(reply).fair?.entry;
      if (entry) ends[seat] = entry.anchor ?? entry.link ?? ends[seat];
    }
  }
  // The median: a neighbour on the machine, or a sweep of the heap, is nobody's answer.
  return spent.sort((a, b) => a - b)[spent.length >> 1];
}

try {
  const store = await openStore({ file: join(folder, 'astragal.db'), alone: true });
  const records = await inMemory();
  const ids = [...offered, 'pig', 'pig', 'pig'];
  let houses = await housesOf(store, 3);
  for (let i = 0; records.length < wanted.records; i++) {
    records.push(...(await atServers(houses, store, ids[i % ids.length], 120)).slice(0, wanted.records - records.length));
    if (i % 10 === 9) say(`${i + 1} games at servers`);
  }
  const alarms = records.map((record) => verify(record)).filter(({ verdict }) => verdict !== 'proven');
  for (const { fault } of alarms.slice(0, 3)) say(`false alarm: ${JSON.stringify(fault)}`);
  const long = records.filter(({ entries }) => entries.length > 2);
  let missed = 0;
  for (let i = 0; i < wanted.mutated; i++) {
    const { what, record } = mutated(long[i % long.length], chance);
    if (i % 1000 === 999) say(`${i + 1} changed records`);
    if (verify(record).verdict === 'wrong') continue;
    missed++;
    say(`missed: ${what}`);
  }
  const links = new SeatChain(random);
  const bytesPerAnswer = JSON.stringify(links.share(1, 'roll', links.anchor)).length - 1;
  const system = (n) => Math.floor(Math.random() * n);
  await cost(store, 400, system);
  await cost(store, 400);
  const rounds = [];
  for (let i = 0; i < 5; i++) rounds.push([await cost(store, wanted.answers / 5, system), await cost(store, wanted.answers / 5)]);
  const [plain, fair] = [0, 1].map((which) => rounds.map((round) => round[which]).sort((a, b) => a - b)[2]);
  const sides = {};
  for (const record of records) for (const [side, n] of Object.entries(verify(record).rolls)) sides[side] = (sides[side] ?? 0) + n;
  const found = {
    records: records.length,
    falseAlarms: alarms.length,
    mutated: wanted.mutated,
    missed,
    bytesPerAnswer,
    cpuRatio: Number((fair / plain).toFixed(3)),
    microsPerAnswer: { system: Math.round(plain), fair: Math.round(fair) },
    rolls: sides,
    met,
  };
  console.log(isJson ? JSON.stringify(found) : found);
  if (found.falseAlarms > 0 || found.missed > 0) process.exitCode = 1;
  houses = [];
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
