/** Tables are divided by their id into shards, each of which is looked after by one server at a time. */

export const SHARDS = 32;

/** FNV-1a: the same on every server, now and later. */
export function shardOf(table: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < table.length; i++) hash = Math.imul(hash ^ table.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % SHARDS;
}
