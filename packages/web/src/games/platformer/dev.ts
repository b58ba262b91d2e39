/** The table alone, for looking at: `dev.html?lang=pl&seats=4&moves=120&seed=7&theme=light&at=walk`. Not part of the product's pages. */
import { mount } from 'svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { LANGUAGES } from '@astragal/kernel';
import { i18n } from '../../text/index.svelte.ts';
import Dev from './dev/Dev.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
await i18n.use(LANGUAGES.find((each) => each === query.get('lang')) ?? 'en');
mount(Dev, { target: document.getElementById('app')!, props: { query } });
