/**
 * The server for page tests: luck and bots follow a seed, which it prints. `node seeded-server.mjs SEED`; everything else comes from the
 * environment, as for the real one. It lies outside of what is built, and no setting of the real one does the same.
 */
import { createServer, inVersion, loadGames, newLog, settingsFrom } from '@astragal/server';

const [seed = `${Date.now()}`] = process.argv.slice(2);
const settings = settingsFrom(process.env);
const games = new Map(await loadGames());
/** A house of before an upgrade: `NEWEST=pig-1`. */
const [, game, version] = /^(.+)-(\d+)$/.exec(process.env.NEWEST ?? '') ?? [];
if (game) games.set(game, await inVersion(games, game, Number(version)));
/** `FAIR=1`: luck as people have it, which nobody can know beforehand, and so no seed. */
const server = await createServer(settings, { ...(!process.env.FAIR && { seed }), games, log: newLog(settings.logLevel) });
process.stdout.write(`seed ${seed}\nAstragal is open at ${await server.listen()}\n`);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
