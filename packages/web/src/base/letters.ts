/** Letters come before they are used: a word that got its own ones only when it is shown would change its width under a finger. */
import type { Language } from '@astragal/kernel';

/** One letter of each file that the language needs. */
const SAMPLES: Readonly<Record<Language, string>> = { en: 'a', pl: 'a\u0105', ru: 'a\u044f' };

/** Every weight and style there is, for this language. Without a network, what is missing stays so. */
export async function bringLetters(language: Language): Promise<void> {
  const kinds = new Set(
    [...document.fonts].map(({ style, weight, family }) => `${style} ${weight.split(' ')[0]} 1em "${family.replaceAll('"', '')}"`),
  );
  await Promise.allSettled([...kinds].map((kind) => document.fonts.load(kind, SAMPLES[language])));
}
