/** The house's store, opened beside a running server. The server is loaded only by the commands that need it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@astragal/server';
import { type Args, Failure, type Flag, UsageError } from './command.ts';

export const DATA: Flag = { value: 'FOLDER', about: 'where the server keeps its data; otherwise DATA_DIR or ./data, or DATABASE_URL' };

type House = typeof import('@astragal/server');

/** Opens the store that the settings name, works with it, and closes it. `fresh`: it need not be there yet. */
export async function withStore<T>(args: Args, work: (store: Store, house: House) => Promise<T>, fresh = false): Promise<T> {
  const house = await import('@astragal/server');
  const folder = args.text('data');
  try {
    const { dataDir, databaseUrl } = house.settingsFrom(folder ? { DATA_DIR: folder } : process.env);
    const file = join(dataDir, 'astragal.db');
    if (!fresh && !databaseUrl && !existsSync(file)) throw new UsageError(`there is no data in '${dataDir}'; --data says where it is`);
    const store = await house.openStore({ databaseUrl, file });
    try {
      return await work(store, house);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof house.SettingsError) throw new UsageError(error.message);
    if (error instanceof house.BackupError || error instanceof house.OpenError || error instanceof house.StoreError)
      throw new Failure(error.message);
    throw error;
  }
}
