/** A door in front of NATS that loses, doubles, delays and mixes up what the server says to its clients. It knows the protocol, so that only whole messages suffer. */
import { connect, createServer, type Socket } from 'node:net';
import { connect as connectByTls, TLSSocket } from 'node:tls';
import type { Lock } from './nats-lock.ts';

/** How many of a hundred messages suffer what; those that are delayed come after others that were said later. */
export interface Faults {
  readonly lost: number;
  readonly doubled: number;
  readonly delayed: number;
  readonly delayMs: number;
}

export interface Chaos {
  readonly port: number;
  /** From now on. */
  faults: Faults | undefined;
  /** Messages that suffered. */
  harmed: number;
  stop(): Promise<void>;
}

const NONE: Faults = { lost: 0, doubled: 0, delayed: 0, delayMs: 0 };
const CRLF = '\r\n';

/** Cuts what NATS says into whole pieces: a line, or a message with its payload. Gives what is still incomplete. */
function cut(data: Buffer, take: (piece: Buffer, isMessage: boolean) => void): Buffer {
  let from = 0;
  for (;;) {
    const end = data.indexOf(CRLF, from);
    if (end < 0) return data.subarray(from);
    const line = data.toString('latin1', from, end);
    const isMessage = /^H?MSG /i.test(line);
    const size = isMessage ? Number(line.split(' ').at(-1)) + CRLF.length : 0;
    const to = end + CRLF.length + size;
    if (to > data.length) return data.subarray(from);
    take(data.subarray(from, to), isMessage);
    from = to;
  }
}

/** A small generator: the same faults in the same order, whatever the test does. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Until NATS has said how it wants to be spoken to, nothing is encrypted; from then on everything is, at both ends of this door. */
function encrypted(client: Socket, nats: Socket, { ca, cert, key }: Lock['tls'], ready: (client: Socket, nats: Socket) => void): void {
  nats.once('data', (info) => {
    client.write(info);
    ready(new TLSSocket(client, { isServer: true, cert, key }), connectByTls({ socket: nats, ca, host: 'localhost' }));
  });
}

/** `tls`: where NATS wants it. */
export async function startChaos(natsPort: number, tls?: Lock['tls'], seed = 1): Promise<Chaos> {
  const roll = dice(seed);
  const open = new Set<Socket>();
  const deliver = (to: Socket, piece: Buffer): void => {
    if (!to.destroyed) to.write(piece);
  };
  const pass = (to: Socket, piece: Buffer, isMessage: boolean): void => {
    const { lost, doubled, delayed, delayMs } = (isMessage && chaos.faults) || NONE;
    const fate = roll() * 100;
    const isLost = fate < lost;
    const isDoubled = !isLost && fate < lost + doubled;
    const isDelayed = !isLost && !isDoubled && fate < lost + doubled + delayed;
    if (isLost || isDoubled || isDelayed) chaos.harmed++;
    if (isDoubled) deliver(to, piece);
    if (isDelayed) {
      const copy = Buffer.from(piece);
      setTimeout(() => deliver(to, copy), roll() * delayMs);
    } else if (!isLost) deliver(to, piece);
  };
  /** An end that breaks takes the other with it. */
  const bind = (...ends: readonly [Socket, Socket]): void => {
    for (const [one, other] of [ends, ends.toReversed() as [Socket, Socket]]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  };
  const join = (client: Socket, nats: Socket): void => {
    let rest: Buffer = Buffer.alloc(0);
    client.on('data', (data) => nats.write(data));
    nats.on('data', (data) => {
      rest = cut(Buffer.concat([rest, data as Buffer]), (piece, isMessage) => pass(client, piece, isMessage));
    });
  };
  const server = createServer((client) => {
    const nats = connect(natsPort, '127.0.0.1');
    bind(client, nats);
    if (!tls) return join(client, nats);
    encrypted(client, nats, tls, (...ends) => {
      bind(...ends);
      join(...ends);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const chaos: Chaos = {
    port: (server.address() as { port: number }).port,
    faults: undefined,
    harmed: 0,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return chaos;
}
