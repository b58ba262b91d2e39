/** What one visitor may do to stop the house, each for a while and from this machine alone; in a process of its own. */
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@astragal/wire';
import WebSocket from 'ws';
import { answering } from '../server/process.mjs';

/** Sockets that one address may have. */
const SOCKETS = 60;
/** Of these people each address brings some fewer, so that none is turned away. */
const PER_ADDRESS = 50;
const ATTACKER = '127.0.0.66';

/** A socket that has said hello; undefined if it was turned away. */
function connect(address, { cookie, localAddress = ATTACKER } = {}) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
      headers: cookie ? { cookie } : {},
      perMessageDeflate: false,
      localAddress,
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(undefined));
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      resolve(socket);
    });
  });
}

/** The next message of this kind, or undefined when the socket is closed. */
const next = (socket, fits) =>
  new Promise((resolve) => {
    const look = (data) => {
      const message = JSON.parse(data);
      if (fits(message)) done(message);
    };
    const done = (message) => {
      socket.off('message', look).off('close', gone);
      resolve(message);
    };
    const gone = () => done(undefined);
    socket.on('message', look).on('close', gone);
  });

/** Runs so many workers side by side until the time is over; says how often they did it. */
async function together(count, seconds, work) {
  const until = performance.now() + seconds * 1000;
  let times = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) {
        await work(until);
        times++;
        await pause(1);
      }
    }),
  );
  return times;
}

/** Sixty sockets follow a long game without a mark, leave and come back, as fast as they are let. */
const follow = ({ address, table, seconds }) =>
  together(SOCKETS, seconds, async () => {
    const socket = await connect(address);
    if (!socket) return pause(10);
    socket.send(JSON.stringify({ type: 'follow', id: 1, table }));
    const reply = await Promise.race([next(socket, ({ re }) => re === 1), pause(2000)]);
    if (reply?.problem?.wait) await pause(Math.min(reply.problem.wait, 100)); // Impatient.
    socket.terminate();
  });

/** One socket sends pings of the protocol as fast as it can; closed, it comes back. */
const ping = ({ address, seconds }) =>
  together(1, seconds, async (until) => {
    const socket = await connect(address);
    if (!socket) return pause(10);
    socket.on('pong', () => {});
    while (socket.readyState === socket.OPEN && performance.now() < until) {
      for (let i = 0; i < 500; i++) socket.ping();
      while (socket.bufferedAmount > 1e6 && socket.readyState === socket.OPEN) await pause(1);
      await pause(0);
    }
    socket.terminate();
  });

/** Everybody looks at the lobby while one of them keeps changing it. Gives how many were let in. */
async function lobby({ address, cookies, host, table, seconds }) {
  const inside = [];
  for (let from = 0; from < cookies.length; from += PER_ADDRESS) {
    const localAddress = `127.0.1.${1 + from / PER_ADDRESS}`;
    const some = await Promise.all(cookies.slice(from, from + PER_ADDRESS).map((cookie) => connect(address, { cookie, localAddress })));
    for (const socket of some.filter(Boolean)) {
      socket.send('{"type":"lobby","id":1,"follow":true}');
      inside.push(socket);
    }
  }
  let isPublic = true;
  await together(1, seconds, async () => {
    isPublic = !isPublic;
    await change(address, host, table, isPublic);
    await pause(100);
  });
  for (const socket of inside) socket.terminate();
  return inside.length;
}

const change = (address, cookie, table, isPublic) =>
  new Promise((resolve) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const call = request(`${address}/api/tables/${table}`, { method: 'PATCH', headers, localAddress: ATTACKER }, (reply) =>
      reply.resume().once('end', resolve),
    );
    call.on('error', resolve);
    call.end(JSON.stringify({ public: isPublic }));
  });

answering({ follow, ping, lobby });
