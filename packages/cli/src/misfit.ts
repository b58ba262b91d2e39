/** What in a patch does not fit what it is laid over: a misspelt name, a place that is not there, a wrong kind of thing, an unknown word. */

/** Which words may stand where: `'players.*.cards.*'`. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);
const isFields = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null && !isList(data);
const kindOf = (data: unknown): string => (isList(data) ? 'a list' : isFields(data) ? 'an object' : `a ${typeof data}`);
const under = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/** The first thing that does not fit, with its path and what would be right. */
export function misfit(base: unknown, patch: unknown, vocabulary: Vocabulary = {}, path = '', pattern = ''): string | undefined {
  if (patch === undefined) return undefined;
  const where = `'position.state${path === '' ? '' : '.'}${path}'`;
  if (isList(base)) return inList(base, patch, vocabulary, path, pattern, where);
  if (isFields(base)) {
    if (!isFields(patch)) return `${where} is an object, not ${kindOf(patch)}`;
    for (const [key, value] of Object.entries(patch)) {
      if (!Object.hasOwn(base, key)) return `${where} has no '${key}'; it has ${Object.keys(base).join(', ')}`;
      const wrong = misfit(base[key], value, vocabulary, under(path, key), under(pattern, key));
      if (wrong) return wrong;
    }
    return undefined;
  }
  if (typeof base !== typeof patch) return `${where} is ${kindOf(base)}, not ${kindOf(patch)}`;
  const words = vocabulary[pattern];
  if (words && !words.includes(patch as string)) return `${where}: there is no '${patch}'; there are ${words.join(', ')}`;
  return undefined;
}

/** A whole new list, or single places of it by number. New entries are compared with the first that is there. */
function inList(
  base: readonly unknown[],
  patch: unknown,
  vocabulary: Vocabulary,
  path: string,
  pattern: string,
  where: string,
): string | undefined {
  if (!isList(patch) && !isFields(patch)) return `${where} is a list, not ${kindOf(patch)}`;
  const inside = under(pattern, '*');
  for (const [key, value] of Object.entries(patch)) {
    const place = Number(key);
    const isPlace = Number.isInteger(place) && place >= 0 && (isList(patch) || place < base.length);
    if (!isPlace) return `${where} has no '${key}'; it has ${base.length === 0 ? 'no places' : `0 to ${base.length - 1}`}`;
    const like = base[place] ?? base[0] ?? (vocabulary[inside] ? '' : undefined);
    const wrong = like === undefined ? undefined : misfit(like, value, vocabulary, under(path, key), inside);
    if (wrong) return wrong;
  }
  return undefined;
}
