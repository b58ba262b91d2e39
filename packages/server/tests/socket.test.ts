/** The socket as RFC 6455 wants it, over bytes of our own: whatever a client may send, it gets the right goodbye and nobody else notices. */
import { connect } from 'node:net';
import { SIZES, SOCKET_PATH } from '@astragal/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkOf, RateLimiter } from '../src/ground/rate-limits.ts';
import { RATE_LIMITS } from '../src/ground/settings.ts';
import { few, Guest, type Opened, open, roomy } from './client.ts';

const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client writes it: masked. */
function masked(opcode: keyof typeof OPCODES | number, payload: Buffer | string, { final = true } = {}): Buffer {
  const mask = [0x37, 0xfa, 0x21, 0x3d];
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const head = [(final ? 0x80 : 0) | (typeof opcode === 'number' ? opcode : OPCODES[opcode])];
  if (length <= 125) head.push(0x80 | length);
  else if (length <= 0xffff) head.push(0x80 | 126, length >> 8, length & 0xff);
  else head.push(0x80 | 127, 0, 0, 0, 0, (length >>> 24) & 0xff, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
  return Buffer.concat([Buffer.from([...head, ...mask]), bytes.map((byte, i) => byte ^ mask[i & 3]!)]);
}

const HELLO = '{"type":"hello","protocol":2}';

let server: Opened;
beforeAll(async () => {
  server = await open({ now: () => 1_763_172_000_000 });
});
afterAll(() => server.stop());

/** Sends these bytes after a handshake; gives what came back until the server hung up. */
async function raw(...pieces: Buffer[]): Promise<Buffer> {
  const { hostname, port } = new URL(server.address);
  const line = connect(Number(port), hostname);
  line.write(
    `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  let back = Buffer.alloc(0);
  await new Promise<void>((ended) => {
    line.on('data', (data: Buffer) => {
      const was = back.includes('\r\n\r\n');
      back = Buffer.concat([back, data]);
      if (!was && back.includes('\r\n\r\n')) for (const piece of pieces) line.write(piece);
    });
    line.on('close', () => ended());
    line.on('end', () => line.end());
    line.on('error', () => {});
  });
  expect(back.toString('latin1')).toMatch(/^HTTP\/1\.1 101 /);
  return back.subarray(back.indexOf('\r\n\r\n') + 4);
}

const SERVER_PING = 0x89;

/** The frames that a server wrote: opcode and payload. Its own pings come when they come: on a busy machine in the midst of the others. */
function framesIn(back: Buffer): [number, Buffer][] {
  const frames: [number, Buffer][] = [];
  for (let at = 0; at < back.length; ) {
    const short = back[at + 1]!;
    const from = at + (short < 126 ? 2 : 4);
    const length = short < 126 ? short : back.readUInt16BE(at + 2);
    if (back[at] !== SERVER_PING) frames.push([back[at]!, back.subarray(from, from + length)]);
    at = from + length;
  }
  return frames;
}
const goodbyeIn = (back: Buffer): number | undefined => {
  const last = framesIn(back).at(-1);
  return last?.[0] === 0x88 ? last[1].readUInt16BE() : undefined;
};

describe('a socket', () => {
  it('joins a message that comes in parts, with a ping between them', async () => {
    const [ping, welcome, bye, ...more] = framesIn(
      await raw(
        masked('text', HELLO.slice(0, 9), { final: false }),
        masked('ping', 'p'),
        masked('continuation', HELLO.slice(9, 12), { final: false }),
        masked('continuation', HELLO.slice(12)),
        masked('close', Buffer.from([0x03, 0xe8])),
      ),
    );
    expect([ping![0], ping![1].toString()]).toEqual([0x8a, 'p']);
    expect(welcome![0]).toBe(0x81);
    expect(JSON.parse(welcome![1].toString())).toMatchObject({ type: 'welcome' });
    expect(bye![1].readUInt16BE()).toBe(1000);
    expect(more).toEqual([]);
  });

  it.each<[string, Buffer[], number]>([
    ['a frame without a mask', [Buffer.from([0x81, 0x01, 0x61])], 1002],
    ['reserved bits', [Buffer.from([0xc1, 0x80, 0, 0, 0, 0])], 1002],
    ['an unknown opcode', [masked(3, 'x')], 1002],
    ['a split control frame', [masked('ping', '', { final: false })], 1002],
    ['a long control frame', [masked('ping', 'x'.repeat(126))], 1002],
    ['binary messages', [masked('binary', 'x')], 1003],
    ['what is not UTF-8', [masked('text', Buffer.from([0xc3, 0x28]))], 1007],
    ['a message inside a message', [masked('text', 'a', { final: false }), masked('text', 'b')], 1002],
    ['the end of no message', [masked('continuation', 'a')], 1002],
    ['a message that is too large', [masked('text', 'x'.repeat(SIZES.message + 1))], 1009],
    ['a frame that is far too large', [masked('text', 'x'.repeat(SIZES.message * 5)).subarray(0, 14)], 1009],
    [
      'parts without end',
      new Array<Buffer>(6)
        .fill(masked('text', 'x'.repeat(SIZES.message), { final: false }))
        .with(0, masked('text', '', { final: false }))
        .map((part, i) => (i === 0 ? part : masked('continuation', 'x'.repeat(SIZES.message), { final: false }))),
      1009,
    ],
    [
      'empty parts without end',
      [masked('text', '', { final: false }), ...new Array<Buffer>(100).fill(masked('continuation', '', { final: false }))],
      1008,
    ],
    ['a strange goodbye', [masked('close', Buffer.from([0x03, 0xed]))], 1002],
    ['half a goodbye', [masked('close', Buffer.from([0x03]))], 1002],
  ])('ends over %s', async (_, pieces, code) => {
    expect(goodbyeIn(await raw(Buffer.concat(pieces), masked('text', HELLO)))).toBe(code);
  });

  it('survives whatever bytes come', async () => {
    let seed = 7;
    const byte = (): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed >>> 24;
    };
    for (let i = 0; i < 40; i++) {
      const noise = Buffer.from(Array.from({ length: 1 + byte() }, byte));
      await raw(i % 2 ? noise : Buffer.concat([masked('text', HELLO), noise]), masked('close', ''), Buffer.alloc(SIZES.message * 8, 0xff));
    }
    const ada = await Guest.named(server.address, 'Ada');
    expect(await ada.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    ada.leave();
  });

  it.each([
    ['another version', 'Upgrade: websocket\r\nSec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '400'],
    ['a bad key', 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short', '400'],
    ['another protocol', 'Upgrade: chess\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '400'],
  ])('turns away a handshake with %s', async (_, headers, status) => {
    const { hostname, port } = new URL(server.address);
    const line = connect(Number(port), hostname);
    line.write(`GET ${SOCKET_PATH} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n${headers}\r\n\r\n`);
    const back = await new Promise<string>((done) => line.once('data', (data) => done(data.toString())));
    line.destroy();
    expect(back.split(' ')[1]).toBe(status);
  });

  it('hangs up on a flood of control frames, and answers only the first of them', async () => {
    for (const kind of ['ping', 'pong'] as const) {
      const pongs = framesIn(await raw(masked('text', HELLO), Buffer.concat(new Array<Buffer>(5000).fill(masked(kind, ''))))).filter(
        ([opcode]) => opcode === 0x8a,
      );
      expect(pongs.length).toBeLessThanOrEqual(20);
    }
  });

  it('is never compressed: nobody makes us unpack anything', async () => {
    const { hostname, port } = new URL(server.address);
    const line = connect(Number(port), hostname);
    line.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n',
    );
    const back = await new Promise<string>((done) => line.once('data', (data) => done(data.toString())));
    line.destroy();
    expect(back).toMatch(/^HTTP\/1\.1 101 /);
    expect(back.toLowerCase()).not.toContain('extensions');
  });
});

describe('what is limited', () => {
  const at = '10.0.0.1';

  it('is counted for a person over all sockets, and for an address over all people', () => {
    let now = 0;
    const rates = new RateLimiter({ thing: { person: { perSecond: 1, burst: 2 }, address: { perSecond: 1, burst: 5 } } }, () => now);
    const take = (person: string | undefined, address = at) => rates.take('thing', { person, address });
    expect([take('ada'), take('ada')]).toEqual([undefined, undefined]);
    expect(take('ada')).toEqual({ ms: 1000, for: 'person' });
    expect(take('ada', '10.0.0.2')).toEqual({ ms: 2000, for: 'person' });
    expect([take('bo'), take(undefined), take(undefined)]).toEqual([undefined, undefined, undefined]);
    expect(take('cy')).toEqual({ ms: 1000, for: 'address' });
    now = 1000;
    expect(take('cy')).toBeUndefined();
  });

  it('gives everybody who has to wait a turn of their own', () => {
    let now = 0;
    const rates = new RateLimiter({ thing: { person: { perSecond: 9, burst: 9 }, address: { perSecond: 4, burst: 4 } } }, () => now);
    const take = (person: number) => rates.take('thing', { person: `p${person}`, address: at });
    const waits = Array.from({ length: 24 }, (_, person) => take(person)?.ms ?? 0);
    expect(waits).toEqual([0, 0, 0, 0, ...Array.from({ length: 20 }, (_, i) => 250 * (i + 1))]);
    for (const [person, ms] of waits.entries()) {
      now = ms;
      if (ms > 0) expect(take(person)).toBeUndefined();
    }
  });

  it('makes nobody wait for those who do not come back for their turn', () => {
    let now = 0;
    const limit = { person: { perSecond: 1, burst: 1 }, address: { perSecond: 4, burst: 4 } };
    const slow = { person: { perSecond: 1, burst: 1 }, address: { perSecond: 1 / 60, burst: 1 } };
    const rates = new RateLimiter({ quick: limit, slow }, () => now);
    const take = (what: 'quick' | 'slow') => rates.take(what, { person: undefined, address: at })?.ms;
    for (let i = 0; i < 1000; i++) for (const what of ['quick', 'slow'] as const) take(what);
    expect(take('quick')).toBe(10_000);
    expect(take('slow')).toBe(60_000);
    now = 250;
    expect(take('quick')).toBeUndefined();
  });

  it('knows an address of IPv6 by its network', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::99'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
  });

  it('leaves room for a club of forty behind one router that comes back at once, two tabs each', () => {
    const rates = new RateLimiter(RATE_LIMITS, () => 0);
    for (let person = 0; person < 40; person++)
      for (let tab = 0; tab < 2; tab++) {
        const origin = { person: `p${person}`, address: at };
        for (const [what, times] of [
          ['connects', 1],
          ['messages', 6],
          ['follows', 1],
          ['lobbies', 2],
          ['requests', 8],
        ] as const)
          for (let i = 0; i < times; i++) expect([what, rates.take(what, origin)]).toEqual([what, undefined]);
      }
  });

  it('lets a person go home and back as fast as they can click', async () => {
    const usual = await open({ rateLimits: RATE_LIMITS });
    const ada = await Guest.named(usual.address, 'Ada');
    for (let i = 0; i < 10; i++) {
      await ada.call('lobby');
      for (const follow of [true, false]) expect(await ada.ask({ type: 'lobby', follow })).toMatchObject({ type: 'done' });
    }
    await usual.stop();
  });

  it('is chat: one person with several sockets says no more than with one', async () => {
    const quiet = await open({ rateLimits: { ...roomy.rateLimits, chats: { ...few(4), address: roomy.rateLimits.chats.address } } });
    const ada = await Guest.named(quiet.address, 'Ada');
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }] } });
    const tabs = [ada];
    for (let i = 0; i < 3; i++) {
      const tab = new Guest(quiet.address);
      tab.cookie = ada.cookie;
      await tab.connect();
      tabs.push(tab);
    }
    let said = 0;
    for (const tab of tabs) {
      await tab.follow(table.id);
      for (let i = 0; i < 3; i++) if ((await tab.ask({ type: 'chat', table: table.id, text: 'x' })).type === 'done') said++;
    }
    expect(said).toBe(4);
    await quiet.stop();
  });

  it('is coming in and connecting, for all sockets of an address together', async () => {
    const strict = await open({ rateLimits: { ...roomy.rateLimits, follows: few(5), connects: few(8) } });
    const ada = await Guest.named(strict.address, 'Ada');
    const { table } = await ada.call('create', { body: { game: 'pig', seats: [{ by: 'me' }, { by: 'friend' }], public: true } });
    const replies: string[] = [];
    for (let i = 0; i < 7; i++) {
      const visitor = new Guest(strict.address);
      await visitor.connect();
      replies.push((await visitor.follow(table.id)).type);
      visitor.leave();
    }
    expect(replies).toEqual(['done', 'done', 'done', 'done', 'done', 'refused', 'refused']);
    await expect(new Guest(strict.address).connect()).rejects.toThrow('429');
    await strict.stop();
  });
});
