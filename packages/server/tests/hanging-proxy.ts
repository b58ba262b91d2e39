/** A line to a server that can be made to hang: nothing is refused, nothing is lost, nothing comes through. */
import { connect, createServer, type Socket } from 'node:net';

export interface HangingProxy {
  readonly port: number;
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

export async function startHangingProxy(to: number): Promise<HangingProxy> {
  const open = new Set<Socket>();
  let hangs = false;
  const server = createServer((client) => {
    const there = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [client, there],
      [there, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('data', (data) => other.write(data));
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      if (hangs) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    hang() {
      hangs = true;
      for (const socket of open) socket.pause();
    },
    goOn() {
      hangs = false;
      for (const socket of open) socket.resume();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
