/** Two players at a match of boardgame.io: the messages its own client sends, without the client around them. */
import { createRequire } from 'node:module';

const { io } = createRequire(import.meta.url)('socket.io-client');

async function sit(address, match, seat) {
  const socket = io(`${address}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const client = { socket, seat, stateId: 0, asked: false, acknowledged: undefined };
  const see = ({ _stateID, ctx }) => {
    const isNews = _stateID > client.stateId;
    client.stateId = _stateID;
    client.asked = ctx.currentPlayer === `${seat}`;
    if (isNews) client.acknowledged?.();
    client.acknowledged = undefined;
  };
  await new Promise((synced) => {
    socket.on('sync', (_match, { state }) => {
      see(state);
      synced();
    });
    socket.on('update', (_match, state) => see(state));
    socket.emit('sync', match, `${seat}`, undefined, 2);
  });
  return client;
}

/** The match is made when its first player asks for it. */
export async function join(address, number) {
  const match = `match${number}`;
  const seats = [await sit(address, match, 0), await sit(address, match, 1)];
  return {
    asked: () => seats.find(({ asked }) => asked),
    answer: (client, thing) =>
      new Promise((resolve) => {
        client.acknowledged = resolve;
        client.asked = false;
        const action = { type: 'MAKE_MOVE', payload: { type: 'buy', args: [thing], playerID: `${client.seat}` } };
        client.socket.emit('update', action, client.stateId, match, `${client.seat}`);
      }),
    close() {
      for (const { socket } of seats) socket.disconnect();
    },
  };
}
