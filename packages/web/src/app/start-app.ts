/** The page wakes up: it is drawn here, or taken over as the server has drawn it. */

import { afterPaint } from '@astragal/table/after-paint.ts';
import { hydrate, mount } from 'svelte';
import { install } from '../base/install.svelte.ts';
import { router } from '../base/router.svelte.ts';
import { choose, settings, settingsStore } from '../base/settings.svelte.ts';
import { storedSettings, tellServer } from '../base/stored-settings.ts';
import { me } from '../me/me.svelte.ts';
import { reach } from '../net/reach.svelte.ts';
import { socket } from '../net/socket.svelte.ts';
import { i18n } from '../text/index.svelte.ts';
import App from './App.svelte';

/** Everything that listens to the browser begins here, and the words come; then the page is taken over. */
export async function startApp(): Promise<void> {
  for (const part of [reach, install, router]) part.start(window);
  socket.start(window, document);
  me.whenRenamed(() => void import('../offline/local-tables.ts').then(({ showLocal }) => showLocal()).catch(() => undefined));
  await settingsStore.start(window);
  show();
}

/** Takes the page over without a trace if it was drawn in the person's language, else draws it anew at once. */
function show(): void {
  const target = document.getElementById('app')!;
  if (target.dataset.drawn === i18n.language) {
    chosenEarly(target);
    hydrate(App, { target });
  } else {
    target.replaceChildren();
    mount(App, { target });
  }
  target.hidden = false;
  target.dataset.awake = '';
  pressedEarly(target);
  afterPaint(() => tellServer(storedSettings()));
}

/** Somebody may have chosen bots before anybody was listening. */
function chosenEarly(page: HTMLElement): void {
  for (const { dataset, selectedOptions } of page.querySelectorAll<HTMLSelectElement>('select[data-game]')) {
    const [option] = selectedOptions;
    if (option && !option.defaultSelected) void choose({ levels: { ...settings.levels, [dataset.game!]: option.value } });
  }
}

/** And somebody may have pressed a button (`early-press.ts`). */
function pressedEarly(page: HTMLElement): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
