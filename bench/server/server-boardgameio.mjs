/** boardgame.io's server with its in-memory store. */
import { createRequire } from 'node:module';
import { answering } from './process.mjs';
import { boardgameio } from './toy.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
console.log = () => {}; // It greets on the console.
console.info = () => {};
const server = Server({ games: [boardgameio], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
const { port } = appServer.address();

answering({ address: async () => `http://127.0.0.1:${port}` });
