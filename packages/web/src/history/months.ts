/** Months as the list of games says them. */
import type { Language } from '@astragal/kernel';

/** A month as it stands after "since", in its form; with the year, if that is another one. */
export function sinceMonth(language: Language, time: number, now: number): string {
  const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).formatToParts(time);
  const [month, year] = (['month', 'year'] as const).map((type) => parts.find((part) => part.type === type)?.value);
  return Number(year) === new Date(now).getFullYear() ? month! : `${month} ${year}`;
}
