/** The page wakes up: it is drawn here, or taken over as the server has drawn it. */

import { afterPaint } from '@astragal/table/after-paint.ts';
import { hydrate, mount } from 'svelte';
import { choose, settings } from '../base/settings.svelte.ts';
import { storedSettings, tellServer } from '../base/stored-settings.ts';
import { me } from '../me/me.svelte.ts';
import { i18n } from '../text/index.svelte.ts';
import App from './App.svelte';

/** Takes the page over without a trace if it was drawn in the person's language, else draws it anew at once. */
export function startApp(): void {
  me.whenRenamed(() => void import('../offline/here.ts').then(({ showHere }) => showHere()).catch(() => undefined));
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
