import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Receiver } from 'ws';
import { textFrame } from '../src/frames.ts';

/** What a client reads from these bytes. */
function readBack(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    receiver.on('message', (data: Buffer) => resolve(data.toString())).on('error', reject);
    new PassThrough().end(bytes).pipe(receiver);
  });
}

it.each([0, 1, 125, 126, 127, 0xffff, 0x10000, 0x20001])('a client reads back a text of %i bytes', async (length) => {
  const text = 'x'.repeat(length);
  expect(await readBack(textFrame(text))).toBe(text);
});

it.each(['zażółć gęślą jaźń', 'съешь ещё этих мягких булок', '🎲'.repeat(40)])('lengths are bytes, not letters: %s', async (text) => {
  expect(await readBack(textFrame(text))).toBe(text);
});
