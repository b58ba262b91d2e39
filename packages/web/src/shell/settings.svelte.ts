/** What this person chose for this device. Kept in the browser. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import { browserLanguage, i18n } from '../text/index.svelte.ts';
import { keep, kept, lightOf, lightSystem } from './kept.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Browser notifications when it is my turn. */
  notify: boolean;
  /** Answer by itself where only one answer is possible. */
  forced: boolean;
  /** The text table also where a drawn one exists. */
  textTable: boolean;
  /** Hear nothing of the chat. */
  quiet: boolean;
  /** The bot level last chosen, by game. */
  levels: Record<string, string>;
}

const phone = matchMedia('(pointer: coarse)').matches;
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

const defaults: Settings = {
  language: browserLanguage(),
  theme: 'system',
  motion: 'system',
  sound: !phone,
  notify: false,
  forced: true,
  textTable: false,
  quiet: false,
  levels: {},
};

/** The settings as they stand; write with `choose`. */
export const settings: Settings = $state({ ...defaults, ...kept() });
if (!LANGUAGES.includes(settings.language)) settings.language = defaults.language;

let systemLight = $state(lightSystem.matches);
let systemCalm = $state(calmSystem.matches);

/** What the settings come to on this device now. */
export const device = {
  get theme(): 'dark' | 'light' {
    return lightOf(settings.theme, systemLight);
  },
  get calm(): boolean {
    return settings.motion === 'system' ? systemCalm : settings.motion === 'calm';
  },
};

function apply(): void {
  const page = document.documentElement;
  page.dataset.theme = device.theme;
  if (device.calm) page.dataset.calm = '';
  else delete page.dataset.calm;
  for (const colour of document.querySelectorAll('meta[name=theme-color]'))
    colour.setAttribute('content', device.theme === 'light' ? '#efe5d3' : '#120e16');
}

lightSystem.addEventListener('change', (event) => {
  systemLight = event.matches;
  apply();
});
calmSystem.addEventListener('change', (event) => {
  systemCalm = event.matches;
  apply();
});

/** Changes a setting, keeps it, and shows it at once. */
export async function choose(change: Partial<Settings>): Promise<void> {
  if (change.language && change.language !== i18n.language) await i18n.use(change.language);
  Object.assign(settings, change);
  keep(settings);
  apply();
}

/** Once, before the first screen. */
export async function begin(): Promise<void> {
  apply();
  await i18n.use(settings.language);
}
