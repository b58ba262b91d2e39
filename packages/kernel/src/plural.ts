/** Counted nouns in our three languages. */
import type { Language } from './game.ts';

/** English needs `one` and `other`; Polish and Russian `one`, `few` and `many` (whole numbers). */
export type Forms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other?: string };

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form of a noun that goes with the number. */
export function plural(language: Language, n: number, forms: Forms): string {
  rules[language] ??= new Intl.PluralRules(language);
  const category = rules[language].select(Math.abs(n)) as keyof Forms;
  return forms[category] ?? forms.other ?? forms.many ?? forms.one;
}

/** The number and its noun, held together by a no-break space. */
export const counted = (language: Language, n: number, forms: Forms): string => `${n}\u00a0${plural(language, n, forms)}`;
