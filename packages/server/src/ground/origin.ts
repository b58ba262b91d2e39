/** Whether a request was made by our own page. */
import type { Settings } from './settings.ts';

/** Browsers say where a request was made. Programs that are no browsers say nothing. */
export function isOurOrigin({ baseUrl }: Pick<Settings, 'baseUrl'>, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (baseUrl) return origin === baseUrl;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
