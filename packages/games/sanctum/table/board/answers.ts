/** Where answers have their place: pieces of the table, the main buttons, or a list in words. */
import type { Answer } from '../table.svelte.ts';

/** Answers without a piece of their own: they stand in words. Everything else is touched where it lies. */
const IN_WORDS: ReadonlySet<Answer['do']> = new Set(['aside', 'pour', 'forfeit', 'corrupt', 'drain', 'fill', 'lose']);

/** Whether an answer is listed in words; a second potion token is, since its question names no piece. */
export const inWords = (choice: Answer, step: string): boolean => IN_WORDS.has(choice.do) || (step === 'dose' && choice.do === 'drink');
