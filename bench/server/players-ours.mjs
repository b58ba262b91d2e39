/** Two people at a table of ours: made over the JSON API, played over two sockets. */
import { PROTOCOL } from '@astragal/wire';
import WebSocket from 'ws';

/** A browser's worth of a person: their cookie and the JSON API. */
export function person(address) {
  let cookie;
  return {
    get cookie() {
      return cookie;
    },
    async call(method, path, body) {
      const reply = await fetch(`${address}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      });
      cookie ??= reply.headers.get('set-cookie')?.split(';', 1)[0];
      const answer = await reply.json();
      if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}

/** A table with two people, begun: its id and their cookies. */
export async function makeTable(address, plan = {}) {
  const people = [person(address), person(address)];
  for (const [seat, { call }] of people.entries()) await call('PUT', 'me', { name: `P${seat}` });
  const [host, friend] = people;
  const { table, links } = await host.call('POST', 'tables', { game: 'toy', seats: [{ by: 'me' }, { by: 'friend' }], ...plan });
  await friend.call('POST', 'join', { key: links.sit[1].split('#')[1] });
  await host.call('POST', `tables/${table.id}/start`, {});
  return { table: table.id, cookies: people.map(({ cookie }) => cookie) };
}

/** One seat: knows what it was last asked. */
async function sit(address, table, seat, cookie, localAddress) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie }, perMessageDeflate: false, localAddress });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const client = { socket, seat, ask: 0, asked: false, acknowledged: undefined };
  await new Promise((followed) => {
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') throw new Error(JSON.stringify(message));
      if (message.type === 'done') followed();
      if (message.type !== 'position') return;
      client.ask = message.ask;
      client.asked = message.asks.length > 0;
      if (message.re > 1) client.acknowledged();
    });
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    socket.send(JSON.stringify({ type: 'follow', id: 1, table }));
  });
  return client;
}

/** Both people sit down, at one server or each at one of several, if need be from an address of their own. */
export async function sitDown(address, { table, cookies }, localAddress) {
  const addresses = [address].flat();
  const seats = await Promise.all(
    cookies.map((cookie, seat) => sit(addresses[seat % addresses.length], table, seat, cookie, localAddress)),
  );
  let id = 1;
  return {
    /** The seat to answer, or undefined while the news of the last answer is on its way to it. */
    asked: () => seats.find(({ asked }) => asked),
    answer: (client, thing) =>
      new Promise((resolve) => {
        client.acknowledged = resolve;
        client.asked = false;
        client.socket.send(JSON.stringify({ type: 'answer', id: ++id, table, seat: client.seat, ask: client.ask, choice: `buy ${thing}` }));
      }),
    close() {
      for (const { socket } of seats) socket.terminate();
    },
  };
}

export const join = async (address) => sitDown(address, await makeTable(address));
