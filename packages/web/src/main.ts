import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { begin } from './shell/settings.svelte.ts';

await begin();
mount(App, { target: document.getElementById('app')! });
