/** The icons of the installed site, drawn from `public/icon.svg`: the knucklebone, on ground of its own where a platform wants that. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface AppIcon {
  readonly file: string;
  readonly size: number;
  /** `maskable`: a platform cuts it to its own shape, so the bone keeps within the inner 80 per cent. */
  readonly purpose: 'any' | 'maskable' | 'monochrome' | 'apple';
}

export const APP_ICONS: readonly AppIcon[] = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
  { file: 'icons/monochrome-96.png', size: 96, purpose: 'monochrome' },
  { file: 'icons/apple-touch-180.png', size: 180, purpose: 'apple' },
];

/** How much of the square the bone fills, and what lies below it. */
const LOOKS: Readonly<Record<AppIcon['purpose'], { readonly share: number; readonly ground: 'none' | 'round' | 'square' }>> = {
  any: { share: 0.74, ground: 'round' },
  maskable: { share: 0.58, ground: 'square' },
  monochrome: { share: 0.92, ground: 'none' },
  apple: { share: 0.7, ground: 'square' },
};

/** The icon as SVG: a square of 100 units. */
export function iconSvg(bone: string, purpose: AppIcon['purpose']): string {
  const { share, ground } = LOOKS[purpose];
  const side = 100 * share;
  const at = (100 - side) / 2;
  const below = ground === 'none' ? '' : `<rect width="100" height="100" rx="${ground === 'round' ? 22 : 0}" fill="#2b2033"/>`;
  const drawn =
    purpose === 'monochrome'
      ? bone.replace(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#fff"').replace(/fill="#fff"(?=\/>)/g, 'fill="none"')
      : bone;
  const inner = drawn.replace('<svg ', `<svg x="${at}" y="${at}" `).replace(/width="48" height="48"/, `width="${side}" height="${side}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${below}${inner}</svg>`;
}

/** All of them as PNG, by file name. */
export async function appIcons(boneFile: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFileSync(wasm));
  await ready;
  const bone = readFileSync(boneFile, 'utf8');
  return new Map(
    APP_ICONS.map(({ file, size, purpose }) => [
      file,
      new Resvg(iconSvg(bone, purpose), { fitTo: { mode: 'width', value: size } }).render().asPng(),
    ]),
  );
}

let ready: Promise<void> | undefined;
