/** The server as a program: settings from the environment, the address on the screen, a graceful stop. */
import { sweepSeldom } from './ground/heap.ts';
import { newLog } from './ground/log.ts';
import { openAt } from './ground/named-address.ts';
import { SettingsError, settingsFrom } from './ground/settings.ts';
import { createServer } from './server.ts';
import { OpenError } from './store/driver.ts';

sweepSeldom();
try {
  const settings = settingsFrom(process.env);
  const log = newLog(settings.logLevel);
  const server = await createServer(settings, { log });
  const address = await server.listen();
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, async () => {
      if (stopping) process.exit(1);
      stopping = true;
      await server.stop();
      process.exit(0);
    });
  process.on('unhandledRejection', (error) =>
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'unhandled rejection'),
  );
  process.stdout.write(`Astragal is open at ${await openAt(address)}\n`);
} catch (error) {
  const known = error instanceof SettingsError || error instanceof OpenError || (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(`${known ? (error as Error).message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
