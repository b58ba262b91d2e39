/** What this person chose for this device. Kept in the browser. */
import { LANGUAGES, type Language } from '@astragal/kernel';
import type { OnlyAnswers } from '@astragal/table/only-answer.svelte.ts';
import type { Wishes } from '@astragal/table/seated-table.svelte.ts';
import { hearAs, type SoundKind } from '@astragal/table/sound.ts';
import { browserLanguage, i18n } from '../text/index.svelte.ts';
import { lightOf, lightSystem, storedSettings, storeSettings } from './stored-settings.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast bots seem to play: what others did stays on the table so long at least, in milliseconds. */
export const BOT_BEATS = { slow: 1600, normal: 700, fast: 250, instant: 0 } as const;
export type BotPace = keyof typeof BOT_BEATS;
export const BOT_PACES = Object.keys(BOT_BEATS) as BotPace[];

/** How fast things move on a table, as a factor of time. */
export const SPEEDS = { slow: 1.6, normal: 1, fast: 0.55 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as Speed[];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Browser notifications when it is my turn. */
  notify: boolean;
  /** Loudness from 0 to 1. */
  volumes: Record<SoundKind, number>;
  botPace: BotPace;
  speed: Speed;
  /** What becomes of a question with one possible answer. */
  onlyAnswers: OnlyAnswers;
  /** The text table also where a drawn one exists. */
  textTable: boolean;
  /** Hear nothing of the chat. */
  quiet: boolean;
  /** The bot level that was chosen or suits, by game. */
  levels: Record<string, string>;
  /** The finished table that was last asked which level suits, by game. */
  levelsAfter: Record<string, string>;
}

const phone = matchMedia('(pointer: coarse)').matches;
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

const defaults: Settings = {
  language: browserLanguage(),
  theme: 'system',
  motion: 'system',
  sound: !phone,
  notify: false,
  volumes: { calls: 1, dice: 1, pieces: 1 },
  botPace: 'normal',
  speed: 'normal',
  onlyAnswers: 'harmless',
  textTable: false,
  quiet: false,
  levels: {},
  levelsAfter: {},
};

/** What was kept, completed; older visits kept one switch where there are three choices now. */
function readKept(): Settings {
  const { forced, ...rest } = storedSettings() as Partial<Settings> & { forced?: boolean };
  return {
    ...defaults,
    ...(forced === false && { onlyAnswers: 'ask' }),
    ...rest,
    volumes: { ...defaults.volumes, ...rest.volumes },
  };
}

/** The settings as they stand; write with `choose`. */
export const settings: Settings = $state(readKept());
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
  storeSettings(settings);
  apply();
}

/** What a table does for whoever sits at it. */
export const wishes: Wishes = {
  get onlyAnswers() {
    return settings.onlyAnswers;
  },
  get botBeat() {
    return BOT_BEATS[settings.botPace];
  },
};

/** Once, before the first screen. */
export async function begin(): Promise<void> {
  apply();
  hearAs((kind) => (settings.sound ? settings.volumes[kind] : 0));
  await i18n.use(settings.language);
}
