/** The server's half of a WebSocket (RFC 6455): text messages over the stream of an upgraded request. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CLOSING, closeFrame, controlFrame, type Frame, FrameError, FrameReader, type Opcode, textFrame } from './frames.ts';

const VERSION = '13';
const KEY = /^[+/\dA-Za-z]{22}==$/;
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** How long the other side may take to say goodbye. */
const FAREWELL_MS = 2000;
const PING = controlFrame('ping');

/** Answers the handshake (section 4.2). A request that asks for anything else is turned away: false. */
export function shakeHands(request: IncomingMessage, stream: Duplex): boolean {
  stream.on('error', () => stream.destroy()); // The HTTP server listens no more.
  const { upgrade, 'sec-websocket-key': key = '', 'sec-websocket-version': version } = request.headers;
  if (request.method !== 'GET' || upgrade?.toLowerCase() !== 'websocket' || !KEY.test(key) || version !== VERSION) {
    stream.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\nSec-WebSocket-Version: ${VERSION}\r\n\r\n`);
    return false;
  }
  const accept = createHash('sha1').update(key).update(MAGIC).digest('base64');
  stream.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  return true;
}

/** Who listens to a socket. */
export interface Ears {
  /** Bytes of the longest message. */
  readonly most: number;
  /** When to look at what has arrived, in this order. */
  soon(look: () => void): void;
  text(text: string): void;
  /** The other side still lives. */
  pong(): void;
  closed(): void;
}

export class Socket {
  readonly #stream: Duplex;
  readonly #ears: Ears;
  readonly #reader: FrameReader;
  /** The beginning of a message whose end has not come. */
  #begun: Buffer[] | undefined;
  /** What is left for it. */
  #room: number;
  #isOpen = true;
  /** Both sides have said goodbye, or one broke the rules. */
  #deaf = false;
  #farewell: NodeJS.Timeout | undefined;

  /** Takes over the stream after the handshake; `head` is what came with it. */
  constructor(stream: Duplex, head: Buffer, ears: Ears) {
    this.#stream = stream;
    this.#ears = ears;
    this.#room = ears.most + 1;
    this.#reader = new FrameReader(ears.most);
    (stream as NetSocket).setTimeout?.(0);
    (stream as NetSocket).setNoDelay?.();
    stream.on('data', (piece: Buffer) => ears.soon(() => this.#read(piece)));
    stream.on('end', () => ears.soon(() => this.#hangUp()));
    stream.on('close', () =>
      ears.soon(() => {
        this.#isOpen = false;
        clearTimeout(this.#farewell);
        ears.closed();
      }),
    );
    if (head.length > 0) stream.unshift(head);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Bytes that wait to be sent. */
  get waiting(): number {
    return this.#stream.writableLength;
  }

  send(text: string): void {
    if (this.#isOpen) this.#stream.write(textFrame(text), 'latin1');
  }

  ping(): void {
    if (this.#isOpen) this.#stream.write(PING);
  }

  /** Says goodbye and waits a while for the other side to do so. */
  close(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#stream.write(closeFrame(code, reason));
    this.#farewell = setTimeout(() => this.terminate(), FAREWELL_MS);
  }

  terminate(): void {
    this.#isOpen = false;
    this.#stream.destroy();
  }

  #read(piece: Buffer): void {
    if (this.#deaf) return;
    try {
      this.#reader.add(piece);
      for (let frame = this.#reader.next(); frame && !this.#deaf; frame = this.#reader.next()) Socket.#heard[frame.opcode](this, frame);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.close(error.code, error.message);
      this.#hangUp();
    }
  }

  static readonly #heard: Readonly<Record<Opcode, (socket: Socket, frame: Frame) => void>> = {
    text: (socket, frame) => socket.#hear(frame, true),
    continuation: (socket, frame) => socket.#hear(frame, false),
    binary: () => {
      throw new FrameError(CLOSING.binary, 'text only');
    },
    ping: (socket, { payload }) => socket.#pong(payload),
    pong: (socket) => socket.#ears.pong(),
    close: (socket, { payload }) => {
      socket.close(codeIn(payload), '');
      socket.#hangUp();
    },
  };

  /** A message, or a part of one. */
  #hear({ final, payload }: Frame, begins: boolean): void {
    if (begins === (this.#begun !== undefined)) throw new FrameError(CLOSING.protocol, 'a message inside a message, or the end of none');
    const parts = this.#begun ?? [];
    parts.push(payload);
    // Parts without content take room, too, so that nobody sends them for ever.
    this.#room -= payload.length + 1;
    if (this.#room < 0) throw new FrameError(CLOSING.large, 'too large');
    this.#begun = final ? undefined : parts;
    if (!final) return;
    this.#room = this.#ears.most + 1;
    const whole = parts.length === 1 ? payload : Buffer.concat(parts);
    if (!isUtf8(whole)) throw new FrameError(CLOSING.text, 'not UTF-8');
    if (this.#isOpen) this.#ears.text(whole.toString());
  }

  /** The newest ping is answered; one to somebody who does not read the answers is not. */
  #pong(payload: Buffer): void {
    if (this.#isOpen && this.waiting === 0) this.#stream.write(controlFrame('pong', payload));
  }

  /** Nothing more is said or heard. */
  #hangUp(): void {
    this.#isOpen = false;
    this.#deaf = true;
    this.#stream.end();
    this.#farewell ??= setTimeout(() => this.terminate(), FAREWELL_MS);
  }
}

/** The code in a goodbye; those that may not be sent are a fault (section 7.4). */
function codeIn(payload: Buffer): number {
  if (payload.length === 0) return CLOSING.normal;
  const code = payload.length >= 2 ? payload.readUInt16BE() : 0;
  const isKnown = (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
  if (!isKnown || !isUtf8(payload.subarray(2))) throw new FrameError(CLOSING.protocol, 'a strange goodbye');
  return code;
}
