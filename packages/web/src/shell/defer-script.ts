/**
 * What can wait until the screen has been drawn: the fonts, and the script of a page that was drawn without it and can be used already.
 * `afterPaint` (`after-paint.ts`) comes with that script, so it cannot be called here.
 */
import fonts from '../styles/fonts.css?url';

const script = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later;

function link(rel: 'stylesheet' | 'modulepreload', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
}

function goOn(): void {
  link('stylesheet', fonts);
  if (script) void import(/* @vite-ignore */ script);
}

// On an empty page there is nothing to wait for; in the background nothing is drawn.
if (!script || document.hidden) goOn();
else {
  link('modulepreload', script);
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
}
