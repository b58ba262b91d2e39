/** What can wait until the screen has been drawn: the fonts, and the script of a page that was drawn without it and can be used already. */
import fonts from '../styles/fonts.css?url';

const script = document.querySelector<HTMLScriptElement>('script[data-later]')?.dataset.later;

function goOn(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts;
  document.head.append(link);
  if (script) void import(/* @vite-ignore */ script);
}

// On an empty page there is nothing to wait for; in the background nothing is drawn.
if (!script || document.hidden) goOn();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)));
