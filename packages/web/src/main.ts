import './styles/tokens.css';
import './styles/base.css';
import '@astragal/table/shared.css';
import './ahead.ts';
import { startApp } from './app/start-app.ts';

// A page from before an upgrade asks for parts that are gone: load it anew, but never in a circle, and not when it is the network that is gone.
addEventListener('vite:preloadError', async () => {
  const last = Number(sessionStorage.getItem('reloaded') ?? 0);
  if (Math.abs(Date.now() - last) < 10_000) return;
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem('reloaded', String(Date.now()));
  location.reload();
});

// No await here: the words import a part of this very module, and would wait for it for ever.
void startApp();
