/** The server as a library: for tests, the command line and benches. */
export { type Games, inVersion, loadGames } from './ground/games.ts';
export { sweepSeldom } from './ground/heap.ts';
export { newLog } from './ground/log.ts';
export { DEFAULTS, type Limits, type Settings, SettingsError, settingsFrom, UNLIMITED } from './ground/settings.ts';
export { type DayUntold, dayOfStore } from './house/day-of-store.ts';
export { diceOfStore, type HouseReport } from './house/house-dice.ts';
export { createServer, type Server, type ServerParts } from './server.ts';
export { BackupError, backup, exportMatch, restore } from './store/backup.ts';
export { OpenError, StoreError } from './store/driver.ts';
export { openStore } from './store/open.ts';
export { Store } from './store/store.ts';
