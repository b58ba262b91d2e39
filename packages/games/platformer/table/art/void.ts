/** The Void: violet slabs, stars, shards of light. */
import { box, type Chance, disc, f, Inks, type Point, poly, range, rng } from './base.ts';
import { forest } from './forest.ts';
import { fx, fy, THICK } from './grid.ts';
import type { Skin } from './skin.ts';

export const voidSkin: Skin = {
  back(id, odd, x, y) {
    const r = rng(`vb${id}`);
    let s = `<rect x="${x}" y="${y}" width="400" height="400" fill="url(#pf-${odd ? 'tileV' : 'tileW'})"/>`;
    const stars = new Inks();
    for (let i = 0; i < 46; i++) {
      const star = disc(x + r() * 400, y + r() * 400, 0.7 + r() * 1.8);
      stars.add(`fill="${r() > 0.6 ? '#cfe9ff' : '#e9d8ff'}" fill-opacity="${dim(0.25 + r() * 0.6)}"`, star);
    }
    for (let i = 0; i < 7; i++) {
      const [px, py, k, a] = [x + 20 + r() * 360, y + 20 + r() * 360, 8 + r() * 20, r() * 6];
      const shard = range(4).map(
        (q): Point => [px + Math.cos(a + q * 1.6) * k * (q % 2 ? 0.5 : 1.3), py + Math.sin(a + q * 1.6) * k * (q % 2 ? 0.5 : 1.3)],
      );
      stars.add(`fill="#8a6cf0" fill-opacity="${f(0.05 + r() * 0.09)}"`, poly(shard));
    }
    s += stars;
    // Faint arcs, an orbit.
    s += `<g fill="none" stroke="#b79cff" stroke-opacity=".09" stroke-width="2.5"><circle cx="${x + 200}" cy="${y + 200}" r="150"/><circle cx="${x + 200}" cy="${y + 200}" r="186" stroke-dasharray="4 14"/></g>`;
    return `${s}<rect x="${x + 1.5}" y="${y + 1.5}" width="397" height="397" fill="none" stroke="#c3a8ff" stroke-opacity=".22" stroke-width="2"/>`;
  },
  tick: { ink: 'fill="#d9c8ff" fill-opacity=".28"', at: (x, y) => `M${x} ${y - 4}l4 4-4 4-4-4z` },
  window: () => '',
  platform(G, R, seed) {
    const r = rng(`vp${seed}`),
      x0 = fx(R.c0),
      x1 = fx(R.c1 + 1),
      y = fy(G, R.g) + 100;
    const a = x0 + (R.c0 > 0 ? 4 : -6),
      b = x1 - (R.c1 < 7 ? 4 : -6);
    let s = '';
    if (R.oneWay) return oneWay(a, b, y, r);
    s += `<ellipse cx="${(a + b) / 2}" cy="${y + 8}" rx="${(b - a) / 2 + 14}" ry="26" fill="url(#pf-cold)" fill-opacity=".55"/>`;
    const bot: Point[] = [[b, y + 12]];
    for (let x = b - 14; x > a + 10; x -= 16 + r() * 16) bot.push([x, y + THICK - 5 + r() * (r() > 0.6 ? 20 : 7)]);
    bot.push([a, y + 11]);
    s += `<path d="M${a - 3} ${y + 3}L${b + 3} ${y + 3}L${bot.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z" fill="url(#pf-slab)" stroke="#120a26" stroke-width="2.5" stroke-linejoin="round"/>`;
    const cracks = new Inks();
    for (let i = 1; i < bot.length - 1; i++)
      cracks.add(
        `stroke="${i % 2 ? '#cbb5ff' : '#1b1138'}" stroke-opacity=".4" stroke-width="1.6"`,
        `M${f(bot[i]![0])} ${f(bot[i]![1])}L${f(bot[i]![0] + 5 - r() * 12)} ${y + 6}`,
      );
    s += cracks;
    const parts: Point[] = [];
    let sx = a - 4;
    for (const c of R.holes) {
      parts.push([sx, fx(c) + 25]);
      sx = fx(c) + 75;
    }
    parts.push([sx, b + 4]);
    for (const c of R.holes) s += `<rect x="${fx(c) + 25}" y="${y - 3}" width="50" height="${THICK + 6}" fill="#0b0620"/>`;
    for (const [m0, m1] of parts)
      s += `<path d="M${m0} ${y + 5}L${m0 + 5} ${y - 4}H${m1 - 5}L${m1} ${y + 5}Z" fill="url(#pf-slabT)" stroke="#120a26" stroke-width="1.6" stroke-linejoin="round"/><path d="M${m0 + 6} ${y - 3}H${m1 - 6}" stroke="#fff" stroke-opacity=".9" stroke-width="1.6"/>`;
    return s;
  },
  tuft(x, y, r) {
    const k = 10 + r() * 12;
    return `<g transform="translate(${x} ${y})"><path d="M-6 0L-3-${f(k)}L1 0z" fill="#b8f6ff"/><path d="M-1 0L4-${f(k * 0.65)}L8 0z" fill="#7a5cf0"/><path d="M-6 0L-3-${f(k)}L-3 0z" fill="#6fd4ff"/></g>`;
  },
  wall(G, g, e) {
    const x = fx(e),
      y = fy(G, g);
    return `<rect x="${x - 24}" y="${y}" width="48" height="100" fill="url(#pf-cold)" fill-opacity=".5"/><path d="M${x - 9} ${y + 102}L${x - 11} ${y + 14}L${x - 2} ${y - 2}L${x + 10} ${y + 10}L${x + 10} ${y + 102}Z" fill="url(#pf-pillar)" stroke="#120a26" stroke-width="2.5" stroke-linejoin="round"/><path d="M${x - 2} ${y}L${x - 1} ${y + 100}" stroke="#efe6ff" stroke-opacity=".8" stroke-width="2"/><path d="M${x - 10} ${y + 40}l9 10M${x - 1} ${y + 70}l10-10" stroke="#efe6ff" stroke-opacity=".35" stroke-width="2"/>`;
  },
  ladder(G, g, c) {
    const x = fx(c),
      y = fy(G, g),
      up = G.ceiling(g, c),
      top = up === 'pierced' ? y - 16 : up === 'platform' ? y + THICK : G.ladder(g + 1, c) ? y - 3 : y + 2,
      bot = y + 100;
    let s = `<rect x="${x + 22}" y="${top}" width="56" height="${bot - top}" fill="url(#pf-cyan)" fill-opacity=".42"/>`;
    for (let k = bot - 11; k > top + 4; k -= 17)
      s += `<rect x="${x + 31}" y="${f(k)}" width="38" height="6" rx="3" fill="url(#pf-ray)" stroke="#10264a" stroke-width="2"/>`;
    const rails = new Inks();
    for (const rx of [28, 65]) {
      rails.add('fill="#6fd4ff" stroke="#10264a" stroke-width="2"', box(x + rx, top, 7, bot - top, 3.5));
      rails.add('stroke="#eafcff" stroke-width="1.6"', `M${x + rx + 2.5} ${top + 3}V${bot - 3}`);
    }
    return s + rails;
  },
  trap(G, g, c) {
    const x = fx(c),
      y = fy(G, g),
      on = G.solid(g, c),
      b = on ? y + 98 : y + 82;
    let s = `<ellipse cx="${x + 50}" cy="${b - 8}" rx="54" ry="30" fill="#ff4d7a" fill-opacity=".22" filter="url(#pf-soft)"/>`;
    for (const [dx, w, h, t] of [
      [10, 14, 26, -6],
      [24, 16, 44, -3],
      [42, 16, 54, 2],
      [58, 15, 38, 4],
      [74, 15, 48, 6],
      [88, 10, 22, 8],
    ] as const)
      s += `<path d="M${x + dx - w / 2} ${b}L${x + dx + t} ${b - h}L${x + dx + w / 2} ${b}Z" fill="url(#pf-shardR)" stroke="#3a0724" stroke-width="2.2" stroke-linejoin="round"/><path d="M${x + dx + t} ${b - h}L${x + dx} ${b}" stroke="#fff" stroke-opacity=".6" stroke-width="1.5"/>`;
    return s;
  },
  shop: forest.shop,
  spawn(x, y) {
    return `<g transform="translate(${x + 50} ${y + 97})"><ellipse rx="38" ry="9" fill="#ff5f7a" fill-opacity=".2"/><ellipse rx="34" ry="7.5" fill="none" stroke="#ff8fa0" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="9 6"/><path d="M-22 0L-16-44 0-58 16-44 22 0" fill="none" stroke="#ff8fa0" stroke-opacity=".34" stroke-width="3"/><path d="M0-36l7 9-7 9-7-9z" fill="#ff8fa0" fill-opacity=".45"/></g>`;
  },
  portal(x, y) {
    return `<g transform="translate(${x + 50} ${y + 58})"><ellipse rx="58" ry="60" fill="url(#pf-cyan)" fill-opacity=".75"/><ellipse rx="27" ry="37" fill="#0b0620" stroke="#2b1a66" stroke-width="8"/><ellipse rx="23" ry="33" fill="url(#pf-portal)" fill-opacity=".9"/><path d="M0-29C18-26 20 4 6 12-6 18-12 2-2-4 8-9 10 6 3 6" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3" stroke-linecap="round"/><path d="M0 29C-18 26-20-4-6-12" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><ellipse rx="27" ry="37" fill="none" stroke="#c9b6ff" stroke-width="4"/>${[0, 60, 120, 180, 240, 300].map((a) => `<path transform="rotate(${a}) translate(0 -40)" d="M0-6l5 6-5 6-5-6z" fill="#efe6ff" stroke="#2b1a66" stroke-width="1.5"/>`).join('')}</g>`;
  },
  lantern(x, y) {
    return `<g transform="translate(${x} ${y})"><path d="M0-2v8" stroke="#8f78d8" stroke-width="2"/><circle cy="22" r="64" fill="url(#pf-cold)"/><path d="M0 6l8 12-8 16-8-16z" fill="#efe6ff" stroke="#4a35a0" stroke-width="2"/><path d="M0 6l8 12-8 16z" fill="#b79cf5"/></g>`;
  },
  ground(y, trunk) {
    const r = rng('deep');
    return `<rect x="${-trunk / 2}" y="${y - 4}" width="${800 + trunk}" height="16" fill="#2c1f5c" stroke="#120a26" stroke-width="2.5"/><path d="M${-trunk / 2} ${y - 3}h${800 + trunk}" stroke="#c9b6ff" stroke-width="3"/>${shards(-trunk / 2, 800 + trunk / 2, y + 10, r)}`;
  },
  frame(H, tw, top) {
    let s = '';
    for (const side of [0, 1]) {
      const r = rng(`vf${side}`),
        sg = side ? 1 : -1,
        x = side ? 800 : 0;
      let y = H + 40;
      while (y > top - 20) {
        const h = 60 + r() * 60,
          w = tw * (0.55 + r() * 0.45);
        s += `<path d="${poly([
          [x, y],
          [x + sg * w, y - h * 0.3],
          [x + sg * (w + 5 - r() * 10), y - h * 0.75],
          [x, y - h],
        ])}" fill="${r() > 0.5 ? '#3b2b74' : '#2c1f5c'}" stroke="#120a26" stroke-width="2.5" stroke-linejoin="round"/><path d="M${f(x + sg * 3)} ${f(y - h * 0.9)}L${f(x + sg * w * 0.6)} ${f(y - h * 0.5)}" stroke="#b79cff" stroke-opacity=".5" stroke-width="2"/>`;
        y -= h * 0.92;
      }
      s += `<path d="M${x} ${top}V${H}" stroke="#c9b6ff" stroke-opacity=".7" stroke-width="3"/>`;
    }
    return s;
  },
  hidden(y, h, label) {
    const r = rng('gate');
    let s = `<rect x="0" y="${y}" width="800" height="${h}" fill="#0a0618"/>`;
    for (const x of [0, 400]) {
      s += `<rect x="${x + 4}" y="${y + 2}" width="392" height="${h - 4}" rx="6" fill="url(#pf-slab)" stroke="#120a26" stroke-width="4" opacity=".8"/>`;
      const [slabs, light] = [new Inks(), new Inks()];
      for (let i = 0; i < 9; i++) {
        const [px, w] = [x + 12 + i * 43, 20 + r() * 16];
        slabs.add(
          `fill="${r() > 0.5 ? '#3c2b78' : '#2a1d59'}" stroke="#120a26" stroke-width="2"`,
          `M${f(px)} ${y + 6}h${f(w)}l${f(-w * 0.3)} ${f(h - 12)}h${f(-w * 0.5)}z`,
        );
        light.add('stroke="#a78df0" stroke-opacity=".35" stroke-width="2"', `M${f(px + 4)} ${y + 9}l${f(w * 0.2)} ${f(h - 22)}`);
      }
      s += `${slabs}${light}<path d="M${x + 6} ${y + h / 2}h388" stroke="#9ff3ff" stroke-opacity=".5" stroke-width="3" stroke-dasharray="2 14" stroke-linecap="round"/>`;
    }
    for (const [ex, ey] of [
      [150, y + h * 0.5],
      [640, y + h * 0.54],
    ] as const)
      s += `<ellipse cx="${ex}" cy="${ey}" rx="24" ry="10" fill="#050310"/><path d="M${ex - 14} ${ey - 4}l9 4-9 4zM${ex + 14} ${ey - 4}l-9 4 9 4z" fill="#ff8fa0"/>`;
    return `${s}<g transform="translate(400 ${y + h / 2})"><circle r="38" fill="#120a26" stroke="#0a0618" stroke-width="4"/><circle r="31" fill="#3c2b78" stroke="#c9b6ff" stroke-width="3"/><text y="12" text-anchor="middle" class="pf-numeral" font-size="34" fill="#efe6ff">${label}</text></g>`;
  },
  canopy(y, h, trunk) {
    const r = rng('crown');
    let s = '';
    for (let i = 0; i < 26; i++) {
      const x = -trunk - 40 + ((880 + trunk * 2) * i) / 25;
      const [w, k] = [34 + r() * 26, h * (0.5 + Math.sin((i / 25) * Math.PI) * 0.7) * (0.6 + r() * 0.6)];
      s += `<path d="${poly([
        [x - w / 2, y + 6],
        [x - w * 0.3, y - k * 0.6],
        [x, y - k],
        [x + w * 0.36, y - k * 0.5],
        [x + w / 2, y + 6],
      ])}" fill="${r() > 0.5 ? '#3b2b74' : '#2a1d59'}" stroke="#120a26" stroke-width="2.5" stroke-linejoin="round"/><path d="M${f(x)} ${f(y - k + 5)}L${f(x - w * 0.1)} ${y}" stroke="#c9b6ff" stroke-opacity=".5" stroke-width="2"/>`;
    }
    return s;
  },
};

/** Stars are of few brightnesses, so that few inks draw them all. */
const dim = (light: number): number => Math.round(light * 5) / 5;

/** Shards that hang from an edge. */
function shards(a: number, b: number, y: number, r: Chance): string {
  const [stone, light] = [new Inks(), new Inks()];
  for (let x = a; x < b - 16; ) {
    const [w, h] = [16 + r() * 40, 14 + r() * 60];
    const shard = `M${f(x)} ${y}h${f(w)}l${f(-w * (0.3 + r() * 0.4))} ${f(h)}z`;
    stone.add(`fill="${r() > 0.5 ? '#3c2b78' : '#2a1d59'}" stroke="#120a26" stroke-width="2" stroke-linejoin="round"`, shard);
    light.add('stroke="#a78df0" stroke-opacity=".5" stroke-width="1.6"', `M${f(x + 2)} ${y + 2}l${f(w * 0.4)} ${f(h * 0.6)}`);
    x += w * 0.9;
  }
  return `${stone}${light}`;
}

/** A way up but not down: a bar of light with hanging shards. */
function oneWay(a: number, b: number, y: number, r: Chance): string {
  const s = `<rect x="${a}" y="${y - 6}" width="${b - a}" height="40" fill="url(#pf-cyan)" fill-opacity=".35"/><path d="M${a} ${y - 3}H${b}L${b - 8} ${y + 15}H${a + 8}Z" fill="#173a5e" stroke="#0a1a33" stroke-width="2.5"/><path d="M${a} ${y - 2}H${b}" stroke="#9ff3ff" stroke-width="3.5"/>`;
  const arrows = new Inks();
  for (let x = a + 18; x < b - 10; x += 25)
    arrows.add(
      'fill="none" stroke="#9ff3ff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"',
      `M${f(x - 6)} ${y + 11}l6-7 6 7`,
    );
  return s + arrows + shards(a + 10, b, y + 16, r);
}
