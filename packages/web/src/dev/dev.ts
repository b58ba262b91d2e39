/**
 * A drawn table alone, for looking at: `vite packages/web`, then
 * `/src/dev/dev.html?game=ID&lang=pl&theme=light&seats=4&me=1&seed=7&moves=120&at=attack` (all but the game may be left out).
 * `at` is a step to stop at, or `end`; `scene` a position set by hand; `watch` looks on; any option of the game may be named too.
 * Not part of the product's pages.
 */
import { LANGUAGES } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '@astragal/table/shared.css';
import { boardOf, wordingOf } from '../games/registry.ts';
import { i18n } from '../text/index.svelte.ts';
import Dev from './Dev.svelte';
import { lookOf } from './running.ts';

const query = new URLSearchParams(location.search);
const language = LANGUAGES.find((each) => each === query.get('lang')) ?? 'en';
const entry = shelf.find(({ id }) => id === query.get('game'));
if (!entry) throw new Error(`?game= one of ${shelf.map(({ id }) => id).join(', ')}`);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.dataset.world = entry.id;
document.documentElement.lang = language;
await i18n.use(language);
const [rules, lexicon, Board, wording] = await Promise.all([
  entry.rules(),
  entry.words(language),
  boardOf(entry.id, entry.version),
  wordingOf(entry.id, language),
]);
if (!Board) throw new Error(`${entry.id} has no drawn table`);
const look = await lookOf(entry.id, rules, query);
mount(Dev, { target: document.getElementById('app')!, props: { Board, lexicon, language, wording, look, calm: query.has('calm') } });
