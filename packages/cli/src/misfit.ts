/** What in a patch does not fit what it is laid over: a misspelt name, a place that is not there, a wrong kind of thing, an unknown word. */
import type { Toolkit, Vocabulary } from '@astragal/kernel';

/** What is known of the form: the words for each place, and what entries of empty lists look like. */
export type Form = Pick<Toolkit, 'vocabulary' | 'samples'>;

/** A place in the patch: as it is written, and as a pattern (`players.*.cards.*`). */
interface Place {
  readonly path: string;
  readonly pattern: string;
}

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);
const isFields = (data: unknown): data is Readonly<Record<string, unknown>> => typeof data === 'object' && data !== null && !isList(data);
const kindOf = (data: unknown): string => (isList(data) ? 'a list' : isFields(data) ? 'an object' : `a ${typeof data}`);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const under = ({ path, pattern }: Place, key: string, as = key): Place => ({ path: `${path}.${key}`, pattern: join(pattern, as) });

/** The first thing that does not fit, with its path and what would be right. */
export function misfit(
  base: unknown,
  patch: unknown,
  form: Form = {},
  at: Place = { path: 'position.state', pattern: '' },
): string | undefined {
  if (patch === undefined) return undefined;
  if (isList(base)) return inList(base, patch, form, at);
  if (isFields(base)) return inFields(base, patch, form, at);
  return ofWord(base, patch, form.vocabulary?.[at.pattern], at);
}

function inFields(base: Readonly<Record<string, unknown>>, patch: unknown, form: Form, at: Place): string | undefined {
  if (!isFields(patch)) return `'${at.path}' is an object, not ${kindOf(patch)}`;
  for (const [key, value] of Object.entries(patch)) {
    if (!Object.hasOwn(base, key)) return `'${at.path}' has no '${key}'; it has ${Object.keys(base).join(', ')}`;
    const wrong = misfit(base[key], value, form, under(at, key));
    if (wrong) return wrong;
  }
  return undefined;
}

/** A whole new list, or single places of it by number. New entries are compared with the sample, or with the first that is there. */
function inList(base: readonly unknown[], patch: unknown, form: Form, at: Place): string | undefined {
  if (!isList(patch) && !isFields(patch)) return `'${at.path}' is a list, not ${kindOf(patch)}`;
  for (const [key, value] of Object.entries(patch)) {
    const place = Number(key);
    const isPlace = Number.isInteger(place) && place >= 0 && (isList(patch) || place < base.length);
    if (!isPlace) return `'${at.path}' has no '${key}'; it has ${base.length === 0 ? 'no places' : `0 to ${base.length - 1}`}`;
    const inside = under(at, key, '*');
    const like = form.samples?.[inside.pattern] ?? base[place] ?? base[0] ?? (form.vocabulary?.[inside.pattern] && '');
    const wrong = like === undefined ? undefined : misfit(like, value, form, inside);
    if (wrong) return wrong;
  }
  return undefined;
}

function ofWord(base: unknown, patch: unknown, words: Vocabulary[string] | undefined, { path }: Place): string | undefined {
  if (words?.includes(patch as string)) return undefined;
  const isOther = typeof base !== typeof patch;
  if (words && (isOther || typeof patch === 'string')) return `'${path}': there is no '${patch}'; there are ${words.join(', ')}`;
  return isOther ? `'${path}' is ${kindOf(base)}, not ${kindOf(patch)}` : undefined;
}
