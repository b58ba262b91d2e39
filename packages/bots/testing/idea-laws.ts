/** What every idea must obey, whatever the game. Each law throws a sentence where it is broken. */
import type { Choice, IdeaText, Kind, Language, Names } from '@astragal/kernel';
import type { Ideas } from '../src/index.ts';

/** The words of a game's ideas. */
export type IdeaLexicons = Readonly<Record<Language, Readonly<Record<string, (facts: never, who: Names) => IdeaText>>>>;

/** Two views of seat 0: in one the idea holds, in the other it does not; and an answer that does something about it. */
export interface IdeaTrial<K extends Kind> {
  readonly fires: K['view'];
  readonly silent: K['view'];
  readonly heeding: object;
}

const who: Names = (seat) => ['Ann', 'Bob'][seat as number]!;

/** In every language a whole sentence and a question, with nothing missing. */
export function ideaIsWorded(words: IdeaLexicons, name: string, facts: object): void {
  for (const [language, all] of Object.entries(words)) {
    const { fact, ask } = all[name]!(facts as never, who);
    const isWhole = fact.endsWith('.') && ask.endsWith('?') && !/undefined|NaN|\[object/.test(fact + ask);
    if (!isWhole) throw new Error(`'${name}' is not well said in ${language}: ${fact} ${ask}`);
  }
}

/** It holds where it should and nowhere else, is heeded by that answer and not by another, and has its words. */
export function ideaObeys<K extends Kind>(ideas: Ideas<K>, words: IdeaLexicons, name: string, trial: IdeaTrial<K>): void {
  const { fires, silent, heeding } = trial;
  const found = ideas.holding(fires, 0).find(({ idea }) => idea === name);
  if (!found) throw new Error(`'${name}' does not hold where it should`);
  if (ideas.holding(silent, 0).some(({ idea }) => idea === name)) throw new Error(`'${name}' holds where it should not`);
  if (!found.heeds([heeding as Choice])) throw new Error(`${JSON.stringify(heeding)} does nothing about '${name}'`);
  if (found.heeds([{ do: 'end' }])) throw new Error(`'end' does something about '${name}'`);
  ideaIsWorded(words, name, found.facts);
}
