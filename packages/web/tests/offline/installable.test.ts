/** What makes the site installable: icons, manifest, and which files belong to which game. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { APP_ICONS, appIcons, iconSvg } from '../../build/app-icons.ts';
import { webManifest } from '../../build/manifest.ts';
import { partOf, partsOf } from '../../build/offline-parts.ts';

it('draws every icon in its size, from our own bone', async () => {
  const icons = await appIcons(join(import.meta.dirname, '../../public/icon.svg'));
  expect([...icons.keys()]).toEqual(APP_ICONS.map(({ file }) => file));
  for (const { file, size } of APP_ICONS) {
    const png = Buffer.from(icons.get(file)!);
    expect(png.subarray(1, 4).toString(), file).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size]);
  }
});

it('keeps the bone of a maskable icon within what every shape leaves, on ground to the edge', () => {
  const svg = iconSvg('<svg width="48" height="48"></svg>', 'maskable');
  const side = Number(/width="([\d.]+)" height="\1"><\/svg>/.exec(svg)![1]);
  expect(Math.hypot(side, side)).toBeLessThan(2 * 80);
  expect(svg).toContain('rx="0"');
});

it('names each game of the shelf as a shortcut, and all icons but the one that Apple asks for', () => {
  const games = [{ id: 'pig', name: 'Świnka', short: 'Kości.', picture: '/assets/small-1.webp' }];
  expect(webManifest('pl', 'Opis', games)).toMatchObject({
    id: '/',
    lang: 'pl',
    description: 'Opis',
    display: 'standalone',
    shortcuts: [{ name: 'Świnka', url: '/new/pig', icons: [{ src: '/assets/small-1.webp', type: 'image/webp' }] }],
  });
  const { icons } = webManifest('pl', '', []) as { icons: { src: string; purpose?: string }[] };
  expect(icons.filter(({ src }) => src.includes('apple'))).toEqual([]);
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
});

const of = (...from: string[]): string => partOf({ from });

it.each([
  ['pig', of('/x/packages/games/pig/src/rules/turn.ts', '/x/packages/kernel/src/game.ts')],
  ['pig', of('/x/packages/games/pig/table/Board.svelte')],
  ['pig', of('\0virtual:lessons/pig/pl')],
  ['site', of('/x/packages/games/pig/src/manifest.ts')],
  ['site', of('/x/packages/games/pig/poster/large.svg')],
  ['site', of('/x/packages/games/pig/src/a.ts', '/x/packages/games/goat/src/b.ts')],
  ['site', of()],
  ['kept/pig-2', of('/x/packages/games/pig/kept/2.js')],
])('puts a file into %s by where it came from', (part, found) => {
  expect(found).toBe(part);
});

it('is another version when any file is another, and not otherwise', () => {
  const files = [
    { file: 'b.js', bytes: 3, from: [], hash: '1' },
    { file: 'a.js', bytes: 4, from: ['/packages/games/pig/src/a.ts'], hash: '2' },
  ];
  const parts = partsOf(files);
  expect(parts.parts).toEqual({ pig: { bytes: 4, files: ['/a.js'] }, site: { bytes: 3, files: ['/b.js'] } });
  expect(partsOf(files.toReversed()).version).toBe(parts.version);
  expect(partsOf(files.map((each) => ({ ...each, hash: `${each.hash}!` }))).version).not.toBe(parts.version);
});
