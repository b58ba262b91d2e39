/**
 * The server for page tests: luck and bots follow a seed, which it prints. `node seeded-server.mjs SEED`; everything else comes from the
 * environment, as for the real one. It lies outside of what is built, and no setting of the real one does the same.
 */
import { createServer, newLog, settingsFrom } from '@astragal/server';

const [seed = `${Date.now()}`] = process.argv.slice(2);
const settings = settingsFrom(process.env);
const server = await createServer(settings, { seed, log: newLog(settings.logLevel) });
process.stdout.write(`seed ${seed}\nAstragal is open at ${await server.listen()}\n`);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
