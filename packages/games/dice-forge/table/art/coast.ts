/** An organic coast round a straight field of `width` x `height`, the same for the same seed; moved by this much if told. */
export function coast(width: number, height: number, seed: number, { grow = 1, right = 0, down = 0 } = {}): string {
  const random = sequence(seed * 9301 + 49297);
  for (let i = 0; i < 5; i++) random();
  const count = 20;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = (c ** 4 + s ** 4) ** -0.25 * (0.965 + random() * 0.07) * grow;
    return [right + width / 2 + (c * reach * width) / 2, down + height / 2 + (s * reach * height) / 2] as const;
  });
  const at = (i: number) => points[(i + count) % count] ?? [0, 0];
  const curves = points.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${round(bx + (cx - ax) / 6)},${round(by + (cy - ay) / 6)},${round(cx - (dx - bx) / 6)},${round(cy - (dy - by) / 6)},${round(cx)},${round(cy)}`;
  });
  return `M${round(at(0)[0])},${round(at(0)[1])}${curves.join('')}Z`;
}

/** Numbers between 0 and 1 that look random and never change: for stars and coasts, not for dice. */
export function sequence(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 16807) % 2147483647;
    return last / 2147483647;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;
