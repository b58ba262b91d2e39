/** WebSocket frames (RFC 6455, section 5): what a server writes, unmasked and never split, and what it reads, masked and in any pieces. */

export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
export type Opcode = keyof typeof OPCODES;
const NAMES = new Map<number, Opcode>(Object.entries(OPCODES).map(([name, code]) => [code, name as Opcode]));

/** The bits around opcode and length. */
const FINAL = 0x80;
const RESERVED = 0x70;
const MASKED = 0x80;
/** Lengths up to here stand in the second byte itself; longer ones in the next two bytes, or in the next eight. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const MASK_LENGTH = 4;
const NOTHING: Buffer = Buffer.alloc(0);

export interface Frame {
  readonly opcode: Opcode;
  readonly final: boolean;
  readonly payload: Buffer;
}

/** Why a conversation ends (section 7.4.1). */
export const CLOSING = {
  normal: 1000,
  leaving: 1001,
  protocol: 1002,
  binary: 1003,
  text: 1007,
  policy: 1008,
  large: 1009,
  later: 1013,
} as const;

/** The other side broke the protocol: the code to close with. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const headOf = (length: number): readonly number[] => {
  if (length <= SHORT) return [FINAL | OPCODES.text, length];
  if (length <= 0xffff) return [FINAL | OPCODES.text, IN_TWO_BYTES, length >> 8, length & 0xff];
  const bytes = [length >>> 24, length >> 16, length >> 8, length].map((each) => each & 0xff);
  return [FINAL | OPCODES.text, IN_EIGHT_BYTES, 0, 0, 0, 0, ...bytes];
};

/** A text message as one frame, to be written as `latin1`: where each character is a byte, the stream needs no buffer. */
export function textFrame(text: string): string | Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  return length === text.length ? String.fromCharCode(...head) + text : Buffer.concat([Buffer.from(head), Buffer.from(text)]);
}

/** A control frame; it has room for 125 bytes. */
export const controlFrame = (opcode: 'close' | 'ping' | 'pong', payload: Buffer = NOTHING): Buffer =>
  Buffer.concat([Buffer.of(FINAL | OPCODES[opcode], payload.length), payload]);

export function closeFrame(code: number, reason: string): Buffer {
  const payload = Buffer.alloc(2 + Buffer.byteLength(reason));
  payload.writeUInt16BE(code);
  payload.write(reason, 2);
  return controlFrame('close', payload);
}

/** Cuts the bytes of a client into frames. */
export class FrameReader {
  readonly #most: number;
  #pieces: Buffer[] = [];
  #length = 0;
  /** With fewer bytes there is nothing new to see. */
  #needed = 2;

  /** `most`: bytes of the longest payload. */
  constructor(most: number) {
    this.#most = most;
  }

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** The next whole frame, if it is here. */
  next(): Frame | undefined {
    if (this.#length < this.#needed) return undefined;
    const bytes = this.#pieces.length === 1 ? this.#pieces[0]! : Buffer.concat(this.#pieces, this.#length);
    const first = bytes[0]!;
    const opcode = NAMES.get(first & 0x0f);
    const final = (first & FINAL) !== 0;
    const short = bytes[1]! & ~MASKED;
    if ((first & RESERVED) !== 0 || opcode === undefined) throw new FrameError(CLOSING.protocol, 'an unknown kind of frame');
    if ((bytes[1]! & MASKED) === 0) throw new FrameError(CLOSING.protocol, 'a frame without a mask');
    if (OPCODES[opcode] >= OPCODES.close && (!final || short > SHORT))
      throw new FrameError(CLOSING.protocol, 'a split or long control frame');
    const mask = short <= SHORT ? 2 : short === IN_TWO_BYTES ? 4 : 10;
    const from = mask + MASK_LENGTH;
    if (bytes.length < from) return this.#wait(bytes, from);
    const length = mask === 2 ? short : mask === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    if (length > this.#most) throw new FrameError(CLOSING.large, 'too large');
    const end = from + length;
    if (bytes.length < end) return this.#wait(bytes, end);
    const payload = bytes.subarray(from, end);
    for (let i = 0; i < length; i++) payload[i]! ^= bytes[mask + (i & 3)]!;
    this.#pieces = bytes.length > end ? [bytes.subarray(end)] : [];
    this.#length = bytes.length - end;
    this.#needed = 2;
    return { opcode, final, payload };
  }

  #wait(bytes: Buffer, needed: number): undefined {
    this.#pieces = [bytes];
    this.#needed = needed;
  }
}
