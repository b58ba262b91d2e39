/** Messages never lie over one another twice: that the server is away is said once. */
import { beforeAll, expect, it, vi } from 'vitest';
import { ToastList } from '../../src/base/toast.svelte.ts';
import { i18n } from '../../src/text/index.svelte.ts';

beforeAll(async () => {
  vi.useFakeTimers();
  await i18n.use('en');
});

it('what stands there already is not said again', () => {
  const toasts = new ToastList();
  toasts.stand('Reconnecting');
  toasts.complain({ code: 'offline' });
  expect(toasts.all).toEqual([]);
  toasts.stand(undefined);
  toasts.complain({ code: 'offline' });
  toasts.complain({ code: 'offline' });
  expect(toasts.all).toHaveLength(1);
});
