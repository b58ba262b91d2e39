/** What people type, names and chat, made fit to be stored and shown to others. This is the only place that does it. */
import * as v from 'valibot';

/** Joins what belongs together, in a family of emoji or a Persian word: the only unseen characters that stay. */
const JOINERS = '\u200c\u200d';
/** Control characters, what turns text around or hides in it, private signs, and halves of a character. */
const UNSEEN = new RegExp(`(?![\\s${JOINERS}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}]`, 'gu');
/** Something that can be seen. */
const SEEN = new RegExp(`[^\\s${JOINERS}]`);

/** Composed (NFC), nothing unseen in it, every gap one space, none at the ends. */
export const cleaned = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').normalize('NFC').trim();

/** A text of people, cleaned; there must be something to see, and no more than so many characters. */
export const typed = (most: number) => v.pipe(v.string(), v.transform(cleaned), v.regex(SEEN), v.maxLength(most));
