/** The one way by which words come to the page: from the file they lie in, and typeset. */
import { typesetAll } from '@astragal/kernel';

const read = new WeakMap<object, object>();

/** What a file of words says, as it is shown; the very same each time. */
export async function readWords<W extends object>(load: () => Promise<W>): Promise<W> {
  const words = await load();
  if (!read.has(words)) read.set(words, typesetAll(words));
  return read.get(words) as W;
}
