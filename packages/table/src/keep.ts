/**
 * Every position brings the whole view anew, though little of it has changed. What is the same as before stays the same object, so that whoever
 * derives something from a part of the view (a player, a stack, a card) does nothing when that part has not changed.
 */
export function keep<T>(before: unknown, now: T): T {
  if (before === now || !isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  const kept = keys.map((key) => keep(before[key], now[key]));
  if (keys.length === Object.keys(before).length && keys.every((key, i) => key in before && kept[i] === before[key])) return before as T;
  return (Array.isArray(now) ? kept : Object.fromEntries(keys.map((key, i) => [key, kept[i]]))) as T;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
