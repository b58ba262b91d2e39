/** Our server on PostgreSQL, alone or with others that NATS lets it hear, for the toy game. */
import { createServer, newLog, settingsFrom, UNLIMITED } from '@astragal/server';
import { answering } from './process.mjs';
import { ours } from './toy.mjs';

const { databaseUrl, nats } = settingsFrom(process.env);
const games = new Map([['toy', { game: ours, bots: [], levels: ['none'], hidden: false }]]);
const server = await createServer({ port: 0, databaseUrl, nats, ...UNLIMITED }, { games, log: newLog('error') });
const address = await server.listen();

answering({
  address: async () => address,
  /** Bytes that entries take in the database, with their index. */
  stored: async () => Number((await server.house.store.driver.all("SELECT pg_total_relation_size('entries') AS bytes"))[0].bytes),
  /** What went over NATS so far, sent and received. */
  traffic: async () => server.house.cluster.bus.traffic,
});
