/**
 * What an iPhone or iPad shows while the installed site starts. It wants a picture of exactly its own size for each way it is held, so each device
 * draws its own; the browser takes them when the site is put on the home screen.
 */
/** Behind the page, as the manifest says. */
const GROUND = '#120e16';
/** How much of the shorter side the bone fills. */
const SHARE = 0.3;

export async function offerStartPictures(): Promise<void> {
  const bone = Object.assign(new Image(), { src: '/icon.svg' });
  await bone.decode();
  const [short, long] = [screen.width, screen.height].sort((a, b) => a - b) as [number, number];
  for (const [orientation, width, height] of [
    ['portrait', short, long],
    ['landscape', long, short],
  ] as const)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'apple-touch-startup-image',
        media: `(orientation: ${orientation})`,
        href: drawn(bone, width * devicePixelRatio, height * devicePixelRatio),
      }),
    );
}

function drawn(bone: HTMLImageElement, width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, width, height);
  const side = Math.min(width, height) * SHARE;
  pen.drawImage(bone, (width - side) / 2, (height - side) / 2, side, side);
  return canvas.toDataURL();
}
