/** Two players in a room of Colyseus, with its own client, which decodes the patches. */
import { Client } from '@colyseus/sdk';
import { SEATS } from './toy.mjs';

const seated = (room, seat) => {
  const client = { room, seat, turn: 0, asked: seat === 0, acknowledged: undefined };
  room.onStateChange(({ turn }) => {
    const isNews = turn > client.turn;
    client.turn = turn;
    client.asked = turn % SEATS === seat;
    if (isNews) client.acknowledged?.();
    client.acknowledged = undefined;
  });
  return client;
};

export async function join(address) {
  const client = new Client(address);
  const first = await client.create('toy', { seat: 0 });
  const second = await client.joinById(first.roomId, { seat: 1 });
  const seats = [first, second].map(seated);
  return {
    asked: () => seats.find(({ asked }) => asked),
    answer: (player, thing) =>
      new Promise((resolve) => {
        player.acknowledged = resolve;
        player.asked = false;
        player.room.send('buy', thing);
      }),
    close() {
      for (const { room } of seats) room.connection.close();
    },
  };
}
