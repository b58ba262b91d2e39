/** People at tables with bots, in a process of their own: each answers a while after being asked, and waits for the server's word. */

import { notation, seeded } from '@astragal/kernel';
import { PROTOCOL } from '@astragal/wire';
import WebSocket from 'ws';
import { person } from '../server/players-ours.mjs';
import { answering } from '../server/process.mjs';

const AT_ONCE = 10;
const people = [];
const luck = seeded('people');
/** Milliseconds from an answer to the word that it is stored, and how often a bot has answered, since the last count. */
let waits = [];
let positions = 0;

/** Somebody who makes a table with a bot and sits down. When a game is over, another one begins. */
async function newcomer({ address, game, level, paceMs }) {
  const me = person(address);
  await me.call('PUT', 'me', { name: 'Guest' });
  const laid = async () => {
    const { table } = await me.call('POST', 'tables', { game, seats: [{ by: 'me' }, { by: 'bot', level }] });
    if (table.phase !== 'playing') await me.call('POST', `tables/${table.id}/start`, {});
    return table.id;
  };
  let table = await laid();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: me.cookie }, perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  let id = 1;
  let asked = -1;
  let sent = 0;
  const answer = ({ ask, asks, seat }) => {
    const { options } = asks[luck.below(asks.length, 'question')];
    sent = performance.now();
    say({ type: 'answer', id: ++id, table, seat, ask, choice: notation(options[luck.below(options.length, 'answer')]) });
  };
  socket.on('message', async (data) => {
    const message = JSON.parse(data);
    if (message.type === 'refused' && message.problem !== 'stale') throw new Error(JSON.stringify(message));
    if (message.type !== 'position' || message.table !== table) return;
    if (message.re === id && id > 1) waits.push(performance.now() - sent);
    else positions++;
    if (message.over) {
      table = await laid();
      asked = -1;
      say({ type: 'follow', id: ++id, table });
    } else if (message.asks.length > 0 && message.ask !== asked) {
      asked = message.ask;
      setTimeout(() => answer(message), paceMs * (0.5 + luck.below(1000, 'pace') / 1000));
    }
  });
  say({ type: 'hello', protocol: PROTOCOL });
  say({ type: 'follow', id, table });
  return socket;
}

/** So many tables, a few at a time. */
async function open({ address, games, level, count, paceMs }) {
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, i) =>
      newcomer({ address, game: games[(made + i) % games.length], level, paceMs }),
    );
    people.push(...(await Promise.all(some)));
  }
}

/** What happens at them in so many seconds. */
async function watch({ seconds }) {
  [waits, positions] = [[], 0];
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { answers: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: sorted.at(-1) ?? 0, botAnswers: positions };
}

async function close() {
  for (const socket of people) socket.terminate();
}

answering({ open, watch, close });
