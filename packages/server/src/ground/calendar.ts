/** The house's calendar: which day it is where the house stands, and when that day ends. */

/** A day as `2026-11-18`. */
export type DayName = string;

const HOUR = 3_600_000;

export class Calendar {
  readonly zone: string;
  readonly #format: Intl.DateTimeFormat;

  /** `zone`: as `Europe/Warsaw`; the machine's if nothing is said. Throws where there is none of that name. */
  constructor(zone?: string) {
    this.#format = new Intl.DateTimeFormat('en-CA', { ...(zone && { timeZone: zone }), year: 'numeric', month: '2-digit', day: '2-digit' });
    this.zone = this.#format.resolvedOptions().timeZone;
  }

  dayAt(time: number): DayName {
    const parts = new Map(this.#format.formatToParts(time).map(({ type, value }) => [type, value]));
    return `${parts.get('year')!.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  }

  /** The first moment at which it is later than this day, sought near `from`, a moment of it. Days of 23 or 25 hours and midnights that do not exist are days like others. */
  endOf(day: DayName, from = noonOf(day)): number {
    let [before, after] = [from, from + 49 * HOUR];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (this.dayAt(middle) > day) after = middle;
      else before = middle;
    }
    return after;
  }

  startOf(day: DayName): number {
    return this.endOf(dayAfter(day, -1));
  }
}

/** Noon in Greenwich: of every zone the day itself, but for a few islands where it is the next; one step back is this day everywhere. */
const noonOf = (day: DayName): number => Date.parse(`${day}T12:00:00Z`) - 14 * HOUR;

/** So many days later. */
export const dayAfter = (day: DayName, days = 1): DayName =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
