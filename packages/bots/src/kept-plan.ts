/** A plan kept from one answer to the next: what to answer when exactly this is seen. */
import { hash, type Kind, notation } from '@astragal/kernel';
import type { Memory, Sight } from './bot.ts';

/** An answer decided on earlier, for when exactly this is seen. */
export interface Remembered {
  readonly sees: string;
  readonly answer: string;
}

export const seeing = (frame: object, view: object): string => hash([frame, view]);

/** The answer that a kept plan has for what is seen now; luck or somebody else may have made another world of it. */
export function remembered<K extends Kind>({ questions, view }: Sight<K>, memory: Memory): string | undefined {
  const [next, ...rest] = (memory.plan ?? []) as readonly Remembered[];
  if (!next) return undefined;
  for (const { frame, options: choices } of questions)
    if (next.sees === seeing(frame, view) && choices.some((each) => notation(each) === next.answer)) {
      memory.plan = rest;
      return next.answer;
    }
  return undefined;
}
