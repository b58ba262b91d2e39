/** Our server with its durable store, for the toy game. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, newLog, UNLIMITED } from '@astragal/server';
import { answering } from './process.mjs';
import { ours } from './toy.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'astragal-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const games = new Map([['toy', { game: ours, bots: [], levels: ['none'], hidden: false }]]);
const server = await createServer({ port: 0, dataDir, ...UNLIMITED }, { games, log: newLog('error') });
const address = await server.listen();

answering({ address: async () => address });
