/** What the privacy page tells, as far as the settings of this server decide it. */
import type { Privacy } from '@astragal/wire';
import type { RateLimits } from '../ground/settings.ts';
import type { House } from '../house/house.ts';
import { PERSON_DAYS, SETUP_DAYS } from '../house/tidying.ts';
import { DEVICES } from '../notifications/devices.ts';
import { COOKIE_DAYS } from './call.ts';

/** An address is remembered until its slowest limit is as good as new. */
function addressMinutes({ pushes: _, ...limits }: RateLimits): number | undefined {
  const seconds = Math.max(...Object.values(limits).map(({ address: { burst, perSecond } }) => burst / perSecond));
  return Number.isFinite(seconds) ? Math.ceil(seconds / 60) : undefined;
}

export function privacyOf({ settings, store, cluster }: Pick<House, 'settings' | 'store' | 'cluster'>): Privacy {
  const { keepDays, logLevel, webhookHosts, pushHosts, contact, rateLimits } = settings;
  const minutes = addressMinutes(rateLimits);
  return {
    store: store.kind,
    several: !cluster.isAlone,
    ...(keepDays !== undefined && { keepDays }),
    personDays: PERSON_DAYS,
    setupDays: SETUP_DAYS,
    cookieDays: COOKIE_DAYS,
    ...(minutes !== undefined && { addressMinutes: minutes }),
    addressesInLog: false,
    logLevel,
    webhooks: webhookHosts.length > 0,
    pushHosts,
    devices: DEVICES,
    ...(contact !== undefined && { contact }),
  };
}
