/**
 * Runs ahead of everything else, while the rest is on its way: opening the browser's store takes long on a phone, and the page should never
 * show in the wrong light.
 */
import { deferScript } from './ahead/defer-script.ts';
import { markEarlyPresses } from './ahead/early-press.ts';
import { sendSameName } from './ahead/same-name.ts';
import { submitOnce } from './ahead/single-submit.ts';
import { browserStore } from './base/browser-store.ts';
import { LIGHT_SYSTEM, lightOf, storedSettings } from './base/stored-settings.ts';
import { isKeptIn, nameFor, strangerIn } from './base/stranger.ts';

deferScript();
markEarlyPresses();
submitOnce();
const stranger = strangerIn(browserStore);
sendSameName({ name: (names) => nameFor(stranger, names), face: stranger.face });
if (isKeptIn(browserStore)) document.documentElement.dataset.kept = '';
document.documentElement.dataset.theme = lightOf(storedSettings().theme ?? 'system', matchMedia(LIGHT_SYSTEM).matches);
