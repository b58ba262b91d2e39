/** Messages never lie over one another twice: that the server is away is said once. */
import { beforeAll, expect, it, vi } from 'vitest';
import { complain, stand, toasts } from '../src/base/toast.svelte.ts';
import { i18n } from '../src/text/index.svelte.ts';

// Whoever tells that the network went away listens from the beginning.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: {} });
  await i18n.use('en');
});

it('what stands there already is not said again', () => {
  stand('Reconnecting');
  complain({ code: 'offline' });
  expect(toasts.all).toEqual([]);
  stand(undefined);
  complain({ code: 'offline' });
  complain({ code: 'offline' });
  expect(toasts.all).toHaveLength(1);
});
