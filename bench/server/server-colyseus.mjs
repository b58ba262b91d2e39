/** Colyseus with its ws transport: one room for each table, the state in memory, the same patch for both seats. */
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answering } from './process.mjs';
import { colyseus, SEATS } from './toy.mjs';

class Toy extends Room {
  maxClients = SEATS;
  patchRate = null; // A patch goes out with each answer, not twenty times a second.

  onCreate() {
    this.state = colyseus.setup();
    this.onMessage('buy', ({ userData }, thing) => {
      if (colyseus.buy(this.state, userData.seat, thing)) this.broadcastPatch();
    });
  }

  onJoin(client, { seat }) {
    client.userData = { seat };
  }
}

console.log = () => {}; // It greets on the console.
const server = new Server({ transport: new WebSocketTransport({}), greet: false, gracefullyShutdown: false });
server.define('toy', Toy);
await server.listen(0, '127.0.0.1');
const { port } = server.transport.server.address();

answering({ address: async () => `http://127.0.0.1:${port}` });
