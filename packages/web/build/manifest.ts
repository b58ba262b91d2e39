/** The web manifest: what a platform shows of the site where it is installed, in one language. */
import type { Language } from '@astragal/kernel';
import { APP_ICONS } from './app-icons.ts';

export interface Shortcut {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  /** The address of its small picture. */
  readonly picture: string;
}

const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', png: 'image/png', svg: 'image/svg+xml' };

/** Posters' small pictures are of one size, unless they have none. */
function iconOf(src: string): object {
  const kind = src.split('.').at(-1)!;
  return { src, sizes: kind === 'svg' ? 'any' : '256x264', type: TYPES[kind] };
}

/** Games are those on the shelf that have a poster; each is a shortcut to its setup. */
export function webManifest(language: Language, description: string, games: readonly Shortcut[]): object {
  return {
    id: '/',
    name: 'Astragal',
    short_name: 'Astragal',
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#120e16',
    theme_color: '#120e16',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...APP_ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ file, size, purpose }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: games.map(({ id, name, short, picture }) => ({
      name,
      description: short,
      url: `/new/${id}`,
      icons: [iconOf(picture)],
    })),
  };
}
