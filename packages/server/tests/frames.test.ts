import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/frames.ts';

const TEXTS = [
  ...[0, 1, 125, 126, 127, 0xffff, 0x10000, 0x20001].map((length) => 'x'.repeat(length)),
  'zażółć gęślą jaźń',
  'съешь ещё этих мягких булок',
  '🎲'.repeat(40),
];

/** A server that says all texts, each in a frame of ours, to whoever comes. */
const server = createServer().on('upgrade', (request, socket, head) =>
  new WebSocketServer({ noServer: true }).handleUpgrade(request, socket, head, () => {
    for (const text of TEXTS) socket.write(textFrame(text));
  }),
);
beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());

it('a client reads back texts of every length, counted in bytes', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate: false });
  const heard: string[] = [];
  await new Promise<void>((done, failed) => {
    client.on('error', failed).on('message', (data) => {
      heard.push(data.toString());
      if (heard.length === TEXTS.length) done();
    });
  });
  client.terminate();
  expect(heard).toEqual(TEXTS);
});
