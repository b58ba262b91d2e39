/** Where the games of this device lie. */
export const STORE = 'astragal';

/** Whether there may be some. A browser that does not say without looking is looked at. */
export async function mayHaveGames(): Promise<boolean> {
  const { databases } = indexedDB;
  return !databases || (await indexedDB.databases()).some(({ name }) => name === STORE);
}
