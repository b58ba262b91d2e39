/** The server as a library: for tests, the command line and benches. */
export { type Games, inVersion, loadGames } from './host/games.ts';
export { sweepSeldom } from './host/heap.ts';
export { newLog } from './host/log.ts';
export { DEFAULTS, type Limits, type Settings, SettingsError, settingsFrom, UNLIMITED } from './host/settings.ts';
export { createServer, type Parts, type Server } from './server.ts';
export { BackupError, backup, exportMatch, restore } from './store/backup.ts';
export { OpenError, StoreError } from './store/driver.ts';
export { openStore } from './store/open.ts';
export { Store } from './store/store.ts';
