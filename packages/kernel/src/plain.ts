/** Plain data: copying, comparing and hashing what JSON can hold. */

/** Whether this is an object with fields: no list, and not nothing. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const twin = new Array(value.length);
    for (let i = 0; i < value.length; i++) twin[i] = copy(value[i]);
    return twin as T;
  }
  const twin: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__') own(twin, key, copy(value[key]));
    else twin[key] = copy(value[key]);
  }
  return twin as T;
}

/** `base` with `patch` laid over it. A list is replaced by a list; `{ 1: ... }` changes single places of it. */
export function merged<T>(base: T, patch: unknown): T {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return copy(patch) as T;
  const over = (Array.isArray(base) ? [...base] : { ...base }) as Record<string, unknown>;
  for (const [key, value] of Object.entries(patch)) if (value !== undefined) over[key] = merged(over[key], value);
  return over as T;
}

/** Writes a field that plain assignment would take for the prototype. */
const own = (fields: object, key: string, value: unknown): unknown =>
  Object.defineProperty(fields, key, { value, writable: true, enumerable: true, configurable: true });

/** Text that JSON writes as it stands; for anything else it knows better. */
const WORD = /^\w+$/;
const quoted = (text: string): string => (WORD.test(text) ? `"${text}"` : JSON.stringify(text));

/** JSON with sorted keys, so that equal data is equal text; absent and undefined are the same. Bots ask for it at every step. */
export function sortedJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? sortedJson(value[i]) : `,${sortedJson(value[i])}`;
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields).sort())
    if (fields[key] !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${sortedJson(fields[key])}`;
  return `{${text}}`;
}

/** Whether two pieces of plain data are equal, whatever the order of keys; absent and undefined are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in left) if (!same(left[key], ownOf(right, key))) return false;
  for (const key in right) if (right[key] !== undefined && ownOf(left, key) === undefined) return false;
  return true;
}

/** A field of its own: what every object inherits does not count. */
const ownOf = (fields: Record<string, unknown>, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** A stable 128-bit hash of plain data in hexadecimal, the same in Node and in every browser (cyrb128 over UTF-16 units). */
export function hash(value: unknown): string {
  const text = sortedJson(value);
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597399067);
    b = c ^ Math.imul(b ^ unit, 2869860233);
    c = d ^ Math.imul(c ^ unit, 951274213);
    d = a ^ Math.imul(d ^ unit, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a, b ^ a, c ^ a, d ^ a].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
