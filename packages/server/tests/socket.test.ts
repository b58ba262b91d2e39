import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { BREATH_MS, CROWD, Crowd, FULL } from '../src/socket/crowd.ts';
import { closeFrame, controlFrame, type Frame, type FrameError, FrameReader, OPCODES, type Opcode } from '../src/socket/frames.ts';
import { Socket, shakeHands } from '../src/socket/socket.ts';

const TEXTS = [
  ...[0, 1, 125, 126, 127, 0xffff, 0x10000, 0x20001].map((length) => 'x'.repeat(length)),
  'zażółć gęślą jaźń',
  'съешь ещё этих мягких булок',
  '🎲'.repeat(40),
];
const MOST = 0x30000;

/** A frame as a client writes it: masked. */
function masked(opcode: Opcode | number, payload: Buffer | string, { final = true, mask = [0x37, 0xfa, 0x21, 0x3d] } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const head = [(final ? 0x80 : 0) | (typeof opcode === 'number' ? opcode : OPCODES[opcode])];
  const length = bytes.length;
  if (length <= 125) head.push(0x80 | length);
  else if (length <= 0xffff) head.push(0x80 | 126, length >> 8, length & 0xff);
  else head.push(0x80 | 127, 0, 0, 0, 0, (length >>> 24) & 0xff, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
  return Buffer.concat([Buffer.from([...head, ...mask]), bytes.map((byte, i) => byte ^ mask[i & 3]!)]);
}

describe('frames', () => {
  function all(reader: FrameReader): Frame[] {
    const frames: Frame[] = [];
    for (let frame = reader.next(); frame; frame = reader.next()) frames.push(frame);
    return frames;
  }
  const seen = (frames: readonly Frame[]) => frames.map(({ opcode, final, payload }) => [opcode, final, payload.toString()]);
  const stream = (): Buffer =>
    Buffer.concat([
      masked('text', 'one'),
      masked('ping', ''),
      masked('text', 'a'.repeat(300), { final: false }),
      masked('continuation', 'ż'),
      masked('text', 'y'.repeat(0x10001)),
    ]);
  const expected = [
    ['text', true, 'one'],
    ['ping', true, ''],
    ['text', false, 'a'.repeat(300)],
    ['continuation', true, 'ż'],
    ['text', true, 'y'.repeat(0x10001)],
  ];

  it('are the same in whatever pieces they come', () => {
    const whole = new FrameReader(MOST);
    whole.add(stream());
    expect(seen(all(whole))).toEqual(expected);
    for (const size of [1, 2, 3, 7, 1000]) {
      const reader = new FrameReader(MOST);
      const frames: Frame[] = [];
      const bytes = stream();
      for (let at = 0; at < bytes.length; at += size) {
        reader.add(bytes.subarray(at, at + size));
        frames.push(...all(reader));
      }
      expect(seen(frames)).toEqual(expected);
    }
  });

  it.each([
    ['without a mask', Buffer.from([0x81, 0x01, 0x61]), 1002],
    ['with reserved bits', Buffer.from([0xc1, 0x80, 0, 0, 0, 0]), 1002],
    ['of an unknown kind', masked(3, 'x'), 1002],
    ['that control and are split', masked('ping', '', { final: false }), 1002],
    ['that control and are long', masked('ping', 'x'.repeat(126)), 1002],
    ['that are too large', masked('text', 'x'.repeat(MOST + 1)).subarray(0, 14), 1009],
    ['that are beyond all measure', Buffer.from([0x81, 0xff, ...new Array(8).fill(0xff), 0, 0, 0, 0]), 1009],
  ])('%s break the protocol', (_, bytes, code) => {
    const reader = new FrameReader(MOST);
    reader.add(bytes);
    expect(() => reader.next()).toThrow(expect.objectContaining({ name: 'FrameError', code }) as FrameError);
  });
});

describe('a socket', () => {
  const heard: string[] = [];
  const sockets: Socket[] = [];
  let gone = 0;
  let pongs = 0;
  const server = createServer().on('upgrade', (request: IncomingMessage, stream, head) => {
    if (!shakeHands(request, stream)) return;
    const socket: Socket = new Socket(stream, head, {
      most: MOST,
      soon: (look) => look(),
      text: (text) => {
        heard.push(text);
        if (text === 'say all') for (const each of TEXTS) socket.send(each);
        if (text === 'go') socket.close(4001, 'gone');
      },
      pong: () => {
        pongs++;
      },
      closed: () => {
        gone++;
      },
    });
    sockets.push(socket);
  });
  beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
  afterAll(() => void server.close());
  beforeEach(() => {
    heard.length = 0;
    sockets.length = 0;
    gone = 0;
    pongs = 0;
  });
  const port = (): number => (server.address() as AddressInfo).port;

  async function client(): Promise<WebSocket> {
    const made = new WebSocket(`ws://127.0.0.1:${port()}`, { perMessageDeflate: false });
    await new Promise((open, failed) => made.once('open', open).once('error', failed));
    return made;
  }
  const closing = (of: WebSocket): Promise<[number, string]> =>
    new Promise((closed) => of.once('close', (code, reason) => closed([code, reason.toString()])));

  it('carries texts of every length both ways, counted in bytes', async () => {
    const guest = await client();
    const said: string[] = [];
    const all = new Promise<void>((done) =>
      guest.on('message', (data) => {
        said.push(data.toString());
        if (said.length === TEXTS.length) done();
      }),
    );
    for (const text of TEXTS) guest.send(text);
    guest.send('say all');
    await all;
    guest.terminate();
    await vi.waitFor(() => expect(gone).toBe(1));
    expect(said).toEqual(TEXTS);
    expect(heard).toEqual([...TEXTS, 'say all']);
  });

  it('answers a ping and notices a pong', async () => {
    const guest = await client();
    const pong = new Promise<string>((done) => guest.once('pong', (data) => done(data.toString())));
    guest.ping('here?');
    expect(await pong).toBe('here?');
    sockets[0]!.ping();
    await vi.waitFor(() => expect(pongs).toBe(1));
    guest.terminate();
    await vi.waitFor(() => expect(gone).toBe(1));
  });

  it('says goodbye when it closes, and answers a goodbye', async () => {
    const first = await client();
    const left = closing(first);
    first.send('go');
    expect(await left).toEqual([4001, 'gone']);
    const second = await client();
    const answered = closing(second);
    second.close(4002, 'bye');
    expect((await answered)[0]).toBe(4002);
    await vi.waitFor(() => expect(gone).toBe(2));
  });

  /** Sends bytes after a handshake; gives what came back, after the handshake, when the other side hung up. */
  async function raw(...pieces: readonly Buffer[]): Promise<Buffer> {
    const line = connect(port(), '127.0.0.1');
    line.write(
      `GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    let back = Buffer.alloc(0);
    await new Promise<void>((ended) => {
      line.on('data', (data: Buffer) => {
        const was = back.includes('\r\n\r\n');
        back = Buffer.concat([back, data]);
        if (!was && back.includes('\r\n\r\n')) for (const piece of pieces) line.write(piece);
      });
      line.on('end', ended);
      line.on('error', () => ended());
    });
    line.destroy();
    return back.subarray(back.indexOf('\r\n\r\n') + 4);
  }
  const codeIn = (back: Buffer): number | undefined => (back[0] === 0x88 ? back.readUInt16BE(2) : undefined);

  it('joins a message that comes in parts, with a ping between them', async () => {
    const back = await raw(
      masked('text', Buffer.from('zaż').subarray(0, 3), { final: false }),
      masked('ping', 'p'),
      masked('continuation', Buffer.from('ż').subarray(1), { final: false }),
      masked('continuation', 'ółć'),
      masked('close', ''),
    );
    expect(heard).toEqual(['zażółć']);
    expect(back).toEqual(Buffer.concat([controlFrame('pong', Buffer.from('p')), closeFrame(1000, '')]));
  });

  it('hangs up on whoever does not answer a goodbye', async () => {
    expect(codeIn(await raw(masked('text', 'go')))).toBe(4001);
    await vi.waitFor(() => expect(gone).toBe(1));
  });

  it.each<[string, Buffer[], number]>([
    ['binary messages', [masked('binary', 'x')], 1003],
    ['what is not UTF-8', [masked('text', Buffer.from([0xc3, 0x28]))], 1007],
    ['a message inside a message', [masked('text', 'a', { final: false }), masked('text', 'b')], 1002],
    ['the end of no message', [masked('continuation', 'a')], 1002],
    ['parts without end', [masked('text', 'x'.repeat(MOST), { final: false }), masked('continuation', 'x')], 1009],
    [
      'empty parts without end',
      [masked('text', '', { final: false }), ...new Array<Buffer>(MOST + 1).fill(masked('continuation', '', { final: false }))],
      1009,
    ],
    ['a strange goodbye', [masked('close', Buffer.from([0x03, 0xed]))], 1002],
    ['half a goodbye', [masked('close', Buffer.from([0x03]))], 1002],
  ])('ends over %s', async (_, pieces, code) => {
    expect(codeIn(await raw(Buffer.concat(pieces), masked('text', 'too late')))).toBe(code);
    expect(heard).toEqual([]);
  });

  it('survives whatever bytes come', async () => {
    let seed = 7;
    const byte = (): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed >>> 24;
    };
    for (let i = 0; i < 200; i++) {
      const noise = Buffer.from(Array.from({ length: 1 + byte() }, byte));
      await raw(i % 2 ? noise : Buffer.concat([masked('text', 'x'), noise]), masked('close', ''), Buffer.alloc(MOST, 0xff));
    }
    await vi.waitFor(() => expect(gone).toBe(200));
  }, 60_000);

  it.each([
    ['another version', 'Upgrade: websocket\r\nSec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
    ['a bad key', 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short'],
    ['another protocol', 'Upgrade: chess\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ])('turns away a handshake with %s', async (_, headers) => {
    const line = connect(port(), '127.0.0.1');
    line.write(`GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\n${headers}\r\n\r\n`);
    const back = await new Promise<string>((done) => line.once('data', (data) => done(data.toString())));
    line.destroy();
    expect(back).toMatch(/^HTTP\/1\.1 400 .*Sec-WebSocket-Version: 13/s);
    expect(sockets).toEqual([]);
  });
});

describe('a crowd', () => {
  let slept: number[] = [];
  const newCrowd = (): Crowd =>
    new Crowd((ms) => {
      slept.push(ms);
    });
  beforeEach(() => {
    slept = [];
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => void vi.useRealTimers());

  it('is no crowd while few come: nobody waits', () => {
    const crowd = newCrowd();
    let done = 0;
    for (let i = 0; i < 200; i++) {
      crowd.come(() => done++);
      expect(done).toBe(i + 1);
      vi.advanceTimersByTime(10);
    }
    expect(slept).toEqual([]);
  });

  it('waits a breath and goes in together, in the order of coming', () => {
    const done: number[] = [];
    const early = CROWD - 1;
    const crowd = new Crowd((ms) => {
      slept.push(ms);
      for (let i = early + 1; i < early + 5; i++) crowd.come(() => done.push(i)); // Those who come during the breath.
    });
    for (let i = 0; i < early; i++) crowd.come(() => done.push(i));
    expect(done).toHaveLength(early);
    crowd.come(() => done.push(early));
    expect(done).toHaveLength(early);
    vi.advanceTimersByTime(1);
    expect(slept).toEqual([BREATH_MS]);
    expect(done).toEqual(Array.from({ length: early + 5 }, (_, i) => i));
  });

  it('scatters when it is quiet', () => {
    const crowd = newCrowd();
    const done: string[] = [];
    for (let i = 0; i < CROWD; i++) crowd.come(() => done.push('crowd'));
    vi.advanceTimersByTime(1000);
    expect(done).toHaveLength(CROWD);
    crowd.come(() => done.push('alone'));
    expect(done.at(-1)).toBe('alone');
  });

  it('goes in early when the room is full', () => {
    const crowd = newCrowd();
    let done = 0;
    for (let i = 0; i < CROWD - 1 + FULL; i++) crowd.come(() => done++);
    expect(done).toBe(CROWD - 1 + FULL);
    expect(slept).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(slept).toEqual([]);
  });

  it('really sleeps', () => {
    vi.useRealTimers();
    const crowd = new Crowd();
    const began = performance.now();
    return new Promise<void>((done) => {
      for (let i = 0; i < CROWD; i++) crowd.come(() => i === CROWD - 1 && done());
    }).then(() => expect(performance.now() - began).toBeGreaterThanOrEqual(BREATH_MS - 1));
  });
});
