/**
 * What can wait until the screen has been drawn: the fonts, and the script of a page that was drawn without it and can be used already.
 * `afterPaint` (`after-paint.ts`) comes with that script, so it cannot be called here.
 */
import fonts from '../styles/fonts.css?url';

function link(rel: 'stylesheet' | 'modulepreload', href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
}

export function deferScript(): void {
  const { later: script, beside = '' } = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset ?? {};
  const goOn = (): void => {
    for (const each of beside.split(' ').filter(Boolean)) link('modulepreload', each);
    link('stylesheet', fonts);
    if (script) void import(/* @vite-ignore */ script);
  };
  // On an empty page there is nothing to wait for; in the background nothing is drawn.
  if (!script || document.hidden) goOn();
  else {
    link('modulepreload', script);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
  }
}
