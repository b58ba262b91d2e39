/** What in a script does not fit its game: a misspelt name, a place that is not there, a wrong kind of thing, an unknown word, a stray frame. */
import type { Toolkit, Vocabulary } from './game.ts';
import { isObject } from './plain.ts';

/** What is known of the form: the words for each place, and what entries of empty lists look like. */
export type Form = Pick<Toolkit, 'vocabulary' | 'samples'>;

/** A place in the patch: as it is written, and as a pattern (`players.*.cards.*`). */
interface Place {
  readonly path: string;
  readonly pattern: string;
}

const isList = (data: unknown): data is readonly unknown[] => Array.isArray(data);
const kindOf = (data: unknown): string => (isList(data) ? 'a list' : isObject(data) ? 'an object' : `a ${typeof data}`);
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
  if (isObject(base)) return inFields(base, patch, form, at);
  return ofWord(base, patch, form.vocabulary?.[at.pattern], at);
}

function inFields(base: Readonly<Record<string, unknown>>, patch: unknown, form: Form, at: Place): string | undefined {
  if (!isObject(patch)) return `'${at.path}' is an object, not ${kindOf(patch)}`;
  for (const [key, value] of Object.entries(patch)) {
    if (!Object.hasOwn(base, key)) return `'${at.path}' has no '${key}'; it has ${Object.keys(base).join(', ')}`;
    const wrong = misfit(base[key], value, form, under(at, key));
    if (wrong) return wrong;
  }
  return undefined;
}

/** A whole new list, or single places of it by number. New entries are compared with the sample, or with the first that is there. */
function inList(base: readonly unknown[], patch: unknown, form: Form, at: Place): string | undefined {
  if (!isList(patch) && !isObject(patch)) return `'${at.path}' is a list, not ${kindOf(patch)}`;
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

/** A frame of the stack that is no step of the game, has other fields than such a step has, or belongs to nobody. */
export function strayFrame(
  { steps }: { readonly steps: object },
  stack: unknown,
  seats: number,
  { frames, ...form }: Form & { readonly frames?: Readonly<Record<string, object>> },
): string | undefined {
  const inFrame = (frame: unknown, path: string): string | undefined => {
    if (!isObject(frame)) return `'${path}' is a frame such as { "step": ..., "seat": 0 }`;
    if ('lanes' in frame) return inLanes(frame.lanes, `${path}.lanes`);
    const { step, ...fields } = frame;
    if (typeof step !== 'string' || !Object.hasOwn(steps, step))
      return `'${path}.step': there is no step '${step}'; there are ${Object.keys(steps).join(', ')}`;
    const { seat } = fields;
    if (seat !== undefined && !(Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats))
      return `'${path}.seat' is 0 to ${seats - 1}, not ${JSON.stringify(seat)}`;
    const sample = frames?.[step];
    const missing = sample && Object.keys(sample).find((field) => !Object.hasOwn(fields, field));
    const misspelt = sample && misfit(sample, fields, form, { path, pattern: 'stack.*' });
    return misspelt ?? (missing && `'${path}' lacks '${missing}': '${step}' has ${Object.keys(sample).join(', ')}`);
  };
  const inStack = (entries: unknown, path: string): string | undefined => {
    if (!isList(entries)) return `'${path}' is a list of frames`;
    return firstOf(entries, (entry, i) => inFrame(entry, `${path}.${i}`));
  };
  const inLanes = (lanes: unknown, path: string): string | undefined => {
    if (!isList(lanes)) return `'${path}' is a list of stacks`;
    return firstOf(lanes, (lane, i) => inStack(lane, `${path}.${i}`));
  };
  return inStack(stack, 'position.stack');
}

/** The first problem that any of these has. */
function firstOf(list: readonly unknown[], problem: (each: unknown, i: number) => string | undefined): string | undefined {
  for (const [i, each] of list.entries()) {
    const found = problem(each, i);
    if (found) return found;
  }
  return undefined;
}
