import './styles/tokens.css';
import './styles/base.css';
import { begin } from './shell/settings.svelte.ts';
import { startApp } from './shell/start-app.ts';

// A page from before an upgrade asks for parts that are gone: load it anew, but never in a circle.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
});

// No await here: the words import a part of this very module, and would wait for it for ever.
void begin().then(startApp);
