/** What this person chose for this device. Kept in the browser. */
import { LANGUAGES, type Language, languageFor } from '@astragal/kernel';
import type { OnlyAnswers } from '@astragal/table/only-answer.svelte.ts';
import type { TableWishes } from '@astragal/table/seated-table.svelte.ts';
import { hearAs, type SoundKind } from '@astragal/table/sound.ts';
import { i18n } from '../text/index.svelte.ts';
import { LIGHT_SYSTEM, lightOf, storedSettings, storeSettings } from './stored-settings.ts';

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

export interface PersonalSettings {
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

/** Of the browser's window the settings use no more than this. */
type Browser = Pick<Window, 'document' | 'matchMedia' | 'navigator'>;

const DEFAULTS: PersonalSettings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  sound: true,
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
function completed(kept: Partial<PersonalSettings> & { readonly forced?: boolean }, defaults: PersonalSettings): PersonalSettings {
  const { forced, ...rest } = kept;
  const all: PersonalSettings = {
    ...defaults,
    ...(forced === false && { onlyAnswers: 'ask' }),
    ...rest,
    volumes: { ...defaults.volumes, ...rest.volumes },
  };
  return LANGUAGES.includes(all.language) ? all : { ...all, language: defaults.language };
}

export class SettingsStore implements TableWishes {
  #browser: Browser | undefined;
  #isLight = $state(false);
  #isCalm = $state(false);
  /** As they stand; write with `choose`. */
  readonly all: PersonalSettings = $state({ ...DEFAULTS });

  /** Once, before the first screen: what was chosen on an earlier visit holds, and the system is heard. */
  async start(browser: Browser): Promise<void> {
    const asks = (query: string): boolean => browser.matchMedia(query).matches;
    this.#browser = browser;
    const defaults = { ...DEFAULTS, language: languageFor(browser.navigator.languages), sound: !asks('(pointer: coarse)') };
    Object.assign(this.all, completed(storedSettings(), defaults));
    this.#hear(LIGHT_SYSTEM, (is) => {
      this.#isLight = is;
    });
    this.#hear('(prefers-reduced-motion: reduce)', (is) => {
      this.#isCalm = is;
    });
    this.#apply();
    hearAs((kind) => (this.all.sound ? this.all.volumes[kind] : 0));
    await this.#speak(this.all.language);
  }

  /** The light on this device now. */
  get theme(): 'dark' | 'light' {
    return lightOf(this.all.theme, this.#isLight);
  }

  get calm(): boolean {
    return this.all.motion === 'system' ? this.#isCalm : this.all.motion === 'calm';
  }

  get onlyAnswers(): OnlyAnswers {
    return this.all.onlyAnswers;
  }

  get botBeat(): number {
    return BOT_BEATS[this.all.botPace];
  }

  /** Changes a setting, keeps it, and shows it at once. */
  async choose(change: Partial<PersonalSettings>): Promise<void> {
    if (change.language && change.language !== i18n.language) await this.#speak(change.language);
    Object.assign(this.all, change);
    storeSettings(this.all);
    this.#apply();
  }

  async #speak(language: Language): Promise<void> {
    await i18n.use(language);
    this.#browser!.document.documentElement.lang = language;
  }

  #hear(query: string, take: (is: boolean) => void): void {
    const system = this.#browser!.matchMedia(query);
    take(system.matches);
    system.addEventListener('change', ({ matches }) => {
      take(matches);
      this.#apply();
    });
  }

  #apply(): void {
    const { document } = this.#browser!;
    const page = document.documentElement;
    page.dataset.theme = this.theme;
    if (this.calm) page.dataset.calm = '';
    else delete page.dataset.calm;
    for (const colour of document.querySelectorAll('meta[name=theme-color]'))
      colour.setAttribute('content', this.theme === 'light' ? '#efe5d3' : '#120e16');
  }
}

/** The page's own. */
export const settingsStore = new SettingsStore();
export const settings: Readonly<PersonalSettings> = settingsStore.all;
export const choose: SettingsStore['choose'] = (change) => settingsStore.choose(change);
/** What the settings come to on this device now. */
export const device: Pick<SettingsStore, 'theme' | 'calm'> = settingsStore;
/** What a table does for whoever sits at it. */
export const wishes: TableWishes = settingsStore;
