/** Our server as it is started, with the games of the shelf and no limits for whoever measures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, newLog, UNLIMITED } from '@astragal/server';
import { answering } from '../server/process.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'astragal-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const server = await createServer({ port: 0, dataDir, ...UNLIMITED }, { log: newLog('error') });
const address = await server.listen();

answering({ address: async () => address });
