/** The load: two clients at each table, answering at random at a steady pace, in a process of its own. */
import { createRequire } from 'node:module';
import WebSocket from 'ws';
import { answering } from './measured.mjs';
import { THINGS } from './toy.mjs';

const require = createRequire(import.meta.url);
const CONNECT_AT_ONCE = 50;

/** A table of ours: both seats over real sockets. */
async function ourTable(address, { table, cookies }) {
  const seats = await Promise.all(
    cookies.map(async (cookie, seat) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie }, perMessageDeflate: false });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const client = { socket, seat, ask: 0, asked: false, over: false, done: undefined, bytes: 0, updates: 0 };
      let followed;
      const ready = new Promise((resolve) => {
        followed = resolve;
      });
      socket.on('message', (data) => {
        const message = JSON.parse(data);
        if (message.type === 'refused') throw new Error(JSON.stringify(message));
        if (message.type === 'done') followed();
        if (message.type !== 'position') return;
        client.ask = message.ask;
        client.asked = message.asks.length > 0;
        client.over = message.over !== undefined;
        client.bytes += data.length;
        client.updates++;
        if (message.re !== undefined && message.re > 1) client.done?.();
      });
      socket.send('{"type":"hello","protocol":1}');
      socket.send(JSON.stringify({ type: 'follow', id: 1, table }));
      await ready;
      return client;
    }),
  );
  let id = 1;
  return {
    seats,
    /** Whoever is asked answers; resolves when the answer was acknowledged. */
    async answer(thing) {
      const client = seats.find(({ asked, over }) => asked && !over);
      if (!client) return false;
      await new Promise((resolve) => {
        client.done = resolve;
        client.socket.send(JSON.stringify({ type: 'answer', id: ++id, table, seat: client.seat, ask: client.ask, choice: `buy ${thing}` }));
      });
      return true;
    },
    close() {
      for (const { socket } of seats) socket.terminate();
    },
  };
}

/** A match of boardgame.io: the messages its own client sends, without the client around them. */
async function theirTable(address, { table }) {
  const { io } = require('socket.io-client');
  const seats = [];
  for (let seat = 0; seat < 2; seat++) {
    const socket = io(`${address}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const client = { socket, seat, stateId: 0, asked: false, over: false, done: undefined, bytes: 0, updates: 0 };
    const see = (state) => {
      client.stateId = state._stateID;
      client.asked = state.ctx.currentPlayer === `${seat}`;
      client.over = state.ctx.gameover !== undefined;
    };
    const synced = new Promise((resolve) => {
      socket.on('sync', (_match, { state }) => {
        see(state);
        resolve();
      });
    });
    socket.on('update', (_match, state) => {
      const mine = client.done && state._stateID > client.stateId;
      see(state);
      client.updates++;
      if (mine) client.done();
    });
    socket.on('connect', () => {
      // Bytes as they come over the wire.
      socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message' && typeof data === 'string' && data.includes('"update"')) client.bytes += data.length;
      });
    });
    socket.emit('sync', table, `${seat}`, undefined, 2);
    await synced;
    seats.push(client);
  }
  return {
    seats,
    async answer(thing) {
      const client = seats.find(({ asked, over }) => asked && !over);
      if (!client) return false;
      await new Promise((resolve) => {
        client.done = () => {
          client.done = undefined;
          resolve();
        };
        const action = { type: 'MAKE_MOVE', payload: { type: 'buy', args: [thing], playerID: `${client.seat}` } };
        client.socket.emit('update', action, client.stateId, table, `${client.seat}`);
      });
      return true;
    },
    close() {
      for (const { socket } of seats) socket.disconnect();
    },
  };
}

let tables = [];

/** Opens all tables, a few at a time. */
async function open({ kind, address, places }) {
  const join = kind === 'ours' ? ourTable : theirTable;
  tables = [];
  for (let i = 0; i < places.length; i += CONNECT_AT_ONCE)
    tables.push(...(await Promise.all(places.slice(i, i + CONNECT_AT_ONCE).map((place) => join(address, place)))));
}

/** So many answers a second over all tables, for so many seconds. A table that still waits for its last answer is passed over. */
async function play({ rate, seconds }) {
  const latencies = [];
  const busy = new Set();
  const sum = (field) => tables.reduce((all, { seats }) => all + seats.reduce((some, seat) => some + seat[field], 0), 0);
  const [bytes, updates] = [sum('bytes'), sum('updates')];
  const started = performance.now();
  let sent = 0;
  let next = 0;
  const running = [];
  while (performance.now() - started < seconds * 1000) {
    const due = Math.min(((performance.now() - started) / 1000) * rate, rate * seconds);
    for (; sent < due; sent++) {
      const table = tables[next++ % tables.length];
      if (busy.has(table)) continue;
      busy.add(table);
      const at = performance.now();
      running.push(
        table.answer(Math.floor(Math.random() * THINGS)).then((did) => {
          if (did) latencies.push(performance.now() - at);
          busy.delete(table);
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(running);
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))];
  return { answers: latencies.length, p50: at(0.5), p99: at(0.99), bytes: sum('bytes') - bytes, updates: sum('updates') - updates };
}

async function close() {
  for (const table of tables) table.close();
  tables = [];
}

answering({ open, play, close });
