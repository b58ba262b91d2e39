/** Whoever has no name yet: which of the suggested names is theirs, and their face. Made once on a device, and the same wherever they look. */
import type { BrowserStore } from './browser-store.ts';

const KEY = 'astragal stranger';

export interface Stranger {
  /** From 0 to 1: the place of the name in the list of each language. */
  readonly pick: number;
  /** As a server would keep it. */
  readonly face: string;
}

/** Whether whoever looked here last can be found again; the store knows before the server says so. */
const KEPT = 'astragal kept';
export const isKeptIn = (store: BrowserStore): boolean => store.get(KEPT) !== undefined;
export const rememberKept = (store: BrowserStore, isKept: boolean): void => store.set(KEPT, isKept ? 'yes' : undefined);

export function strangerIn(store: BrowserStore): Stranger {
  const kept = store.read<Stranger>(KEY);
  if (kept) return kept;
  const made = { pick: Math.random(), face: Math.random().toString(36).slice(2, 7).padEnd(5, '0') };
  store.write(KEY, made);
  return made;
}

export const nameFor = ({ pick }: Stranger, names: readonly string[]): string => names[Math.floor(pick * names.length)]!;
