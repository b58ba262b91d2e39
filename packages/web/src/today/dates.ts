/** Days of the house: `2026-11-17`, without an hour and without a place. */
import { i18n } from '../text/index.svelte.ts';

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const said = (date: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, { timeZone: 'UTC', ...how }).format(noon(date));

/** Tuesday 17 November. */
export const longDate = (date: string): string => said(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
/** 17 Nov. */
export const shortDate = (date: string): string => said(date, { day: 'numeric', month: 'short' });

/** The day whose luck a table shares, if it is a day's. */
export const dayShared = (shared: string | undefined): string | undefined => /^day (\d{4}-\d\d-\d\d)$/.exec(shared ?? '')?.[1];
