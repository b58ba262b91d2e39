/** WebSocket frames as a server writes them (RFC 6455, section 5.2): unmasked, never split. */

/** Final fragment, text. */
const TEXT = 0x81;
/** Lengths up to here stand in the second byte itself. */
const SHORT = 125;
/** Longer ones stand in the next two bytes, or in the next eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** A text message as one frame. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
