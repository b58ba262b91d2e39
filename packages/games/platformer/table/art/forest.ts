/** The forest: moss, lanterns, wood. Stone stands upright, wood lies flat. */
import { box, disc, f, Inks, type Point, range, rng, smooth } from './base.ts';
import { fx, fy, THICK } from './grid.ts';
import type { Skin } from './skin.ts';

export const forest: Skin = {
  back(id, odd, x, y) {
    const r = rng(`back${id}`);
    let s = `<rect x="${x}" y="${y}" width="400" height="400" fill="url(#pf-${odd ? 'tileA' : 'tileB'})"/>`;
    // Ribs of the hollow tree.
    for (let i = 0; i < 9; i++) {
      const bx = x + 20 + i * 45 + r() * 16;
      const rib = range(9).map((k): Point => [bx + (r() - 0.5) * 12, y + k * 50]);
      s += `<path d="${smooth(rib)}" fill="none" stroke="${r() > 0.5 ? '#0e151c' : '#566a5c'}" stroke-opacity="${f(0.16 + r() * 0.14)}" stroke-width="${f(2 + r() * 5)}"/>`;
    }
    const knots = new Inks();
    for (let i = 0; i < 3; i++) {
      const [kx, ky] = [x + 40 + r() * 320, y + 40 + r() * 320];
      for (const [rx, ry] of [
        [11, 17],
        [5.5, 9],
      ] as const)
        knots.add(
          'fill="none" stroke="#0e151c" stroke-opacity=".3" stroke-width="2.5"',
          `M${f(kx - rx)} ${f(ky)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
        );
    }
    return `${s}${knots}<rect x="${x + 1.5}" y="${y + 1.5}" width="397" height="397" fill="none" stroke="#0a0f15" stroke-opacity=".6" stroke-width="3"/>`;
  },
  tick: { ink: 'stroke="#d7e6c8" stroke-opacity=".16" stroke-width="2"', at: (x, y) => `M${x - 5} ${y}h10M${x} ${y - 5}v10` },
  window(x, y) {
    return `<g transform="translate(${x + 50} ${y + 58})"><path d="M-17 24V-8a17 17 0 0 1 34 0v32z" fill="#0b1430"/><path d="M-13 21V-8a13 13 0 0 1 26 0v29z" fill="#1d3766"/><circle cx="4" cy="-6" r="5" fill="#e9f0ff"/><circle cx="-6" cy="6" r="1.2" fill="#fff"/><circle cx="7" cy="9" r="1" fill="#fff"/><path d="M-13 2h26M0-21v42" stroke="#3a2618" stroke-width="3"/><path d="M-17 24V-8a17 17 0 0 1 34 0v32z" fill="none" stroke="#5d4130" stroke-width="5"/><rect x="-21" y="22" width="42" height="6" rx="2" fill="#6d4b33"/><path d="M-13 24h26l26 30h-78z" fill="url(#pf-beam)" fill-opacity=".55"/></g>`;
  },
  platform(G, R, seed) {
    const r = rng(`p${seed}`),
      x0 = fx(R.c0),
      x1 = fx(R.c1 + 1),
      y = fy(G, R.g) + 100,
      w = x1 - x0;
    if (R.oneWay) return oneWay(x0, x1, y);
    let s = '';
    const capL = R.c0 > 0,
      capR = R.c1 < 7;
    const a = x0 + (capL ? 3 : -4),
      b = x1 - (capR ? 3 : -4);
    s += `<rect x="${a + 4}" y="${y + THICK - 2}" width="${b - a - 8}" height="26" fill="url(#pf-under)"/>`;
    const bot: Point[] = [];
    for (let x = b; x >= a; x -= 25) bot.push([x, y + THICK + (r() - 0.5) * 3]);
    bot.push([a, y + THICK]);
    s += `<path d="M${a} ${y}H${b}L${smooth(bot).slice(1)}Z" fill="url(#pf-wood)" stroke="#1d120c" stroke-width="2.5" stroke-linejoin="round"/>`;
    const grain = new Inks();
    for (let i = 0; i < w / 26; i++) {
      const gx = a + 6 + r() * (b - a - 40),
        gy = y + 8 + r() * 9,
        l = 14 + r() * 40;
      const line = `M${f(gx)} ${f(gy)}q${f(l / 2)} ${f((r() - 0.5) * 3)} ${f(Math.min(l, b - gx - 4))} 0`;
      grain.add(`stroke="${r() > 0.4 ? '#3a2416' : '#d7a66f'}" stroke-opacity=".5" stroke-width="1.6" fill="none"`, line);
    }
    s += grain;
    const joints = new Inks();
    for (let c = R.c0 + 1; c <= R.c1; c++) {
      const jx = fx(c) + (r() - 0.5) * 14;
      joints.add('stroke="#24160d" stroke-width="2.2"', `M${f(jx)} ${y + 4}v${THICK - 5}`);
      joints.add('fill="#24160d"', disc(jx - 6, y + 12, 1.6) + disc(jx + 6, y + 12, 1.6));
    }
    s += joints;
    for (const [on, cx] of [
      [capL, a],
      [capR, b],
    ] as const)
      if (on)
        s += `<ellipse cx="${cx}" cy="${y + THICK / 2}" rx="5.5" ry="${THICK / 2 + 0.5}" fill="#d9aa72" stroke="#2a1a10" stroke-width="2.2"/><ellipse cx="${cx}" cy="${y + THICK / 2}" rx="2.6" ry="5.5" fill="none" stroke="#8a5b33" stroke-width="1.5"/>`;
    for (const c of R.holes)
      s += `<rect x="${fx(c) + 25}" y="${y - 1}" width="50" height="${THICK + 3}" fill="#150e0b"/><path d="M${fx(c) + 25} ${y - 2}v${THICK + 4}M${fx(c) + 75} ${y - 2}v${THICK + 4}" stroke="#d9aa72" stroke-width="4"/>`;
    // moss, in stretches that leave the hatch free
    const parts: Point[] = [];
    let sx = a - 3;
    for (const c of R.holes) {
      parts.push([sx, fx(c) + 24]);
      sx = fx(c) + 76;
    }
    parts.push([sx, b + 3]);
    const grass = new Inks();
    for (const [m0, m1] of parts) {
      if (m1 - m0 < 10) continue;
      const top: Point[] = [],
        low: Point[] = [];
      const n = Math.max(2, Math.round((m1 - m0) / 12));
      for (let i = 0; i <= n; i++) top.push([m0 + ((m1 - m0) * i) / n, y - 3.5 - r() * 3.5]);
      for (let i = n; i >= 0; i--)
        low.push([m0 + ((m1 - m0) * i) / n, y + (i === 0 || i === n ? 1 : 3 + (r() > 0.72 ? 7 + r() * 8 : r() * 4))]);
      s += `<path d="${smooth(top)}L${smooth(low).slice(1)}Z" fill="url(#pf-moss)"/><path d="${smooth(top)}" stroke="#dcf7a8" stroke-opacity=".75" stroke-width="1.8" fill="none"/>`;
      for (let i = 0; i < (m1 - m0) / 42; i++) {
        const tx = m0 + 6 + r() * (m1 - m0 - 12),
          h = 7 + r() * 8;
        grass.add(
          'stroke="#8fcf62" stroke-width="2" fill="none" stroke-linecap="round"',
          `M${f(tx - 4)} ${y - 3}q-1-${f(h * 0.6)} -4-${f(h * 0.8)}M${f(tx)} ${y - 4}q0-${f(h * 0.7)} 1-${f(h)}M${f(tx + 4)} ${y - 3}q1-${f(h * 0.6)} 5-${f(h * 0.7)}`,
        );
      }
    }
    return s + grass;
  },
  tuft(x, y, r) {
    const k = r();
    if (k < 0.34)
      return `<g transform="translate(${x} ${y})"><path d="M-3 0c-1-6-1-9 0-12h6c1 3 1 6 0 12z" fill="#eddcb8"/><path d="M-10-10c0-8 5-12 10-12s10 4 10 12c-6 3-14 3-20 0z" fill="#d8574f"/><circle cx="-3" cy="-15" r="2" fill="#ffe9d6"/><circle cx="4" cy="-13" r="1.6" fill="#ffe9d6"/></g>`;
    if (k < 0.7)
      return `<g transform="translate(${x} ${y})" fill="none" stroke-linecap="round"><path d="M0 0C-2-10-8-16-15-18M0 0c2-11 7-17 14-20M0 0c0-10 0-18-1-25" stroke="#4f9a48" stroke-width="3"/><path d="M-4-9l-7 1M-7-13l-6 2M4-10l7 0M7-14l7 1M0-14l-6-3M0-14l6-4" stroke="#7cc65a" stroke-width="2"/></g>`;
    return `<g transform="translate(${x} ${y})"><path d="M0 0v-14" stroke="#4f9a48" stroke-width="2"/><circle cy="-16" r="3.6" fill="#cfe6ff"/><circle cy="-16" r="1.5" fill="#ffd56f"/><path d="M7 0v-9" stroke="#4f9a48" stroke-width="2"/><circle cx="7" cy="-11" r="3" fill="#f6c5e0"/><circle cx="7" cy="-11" r="1.2" fill="#ffd56f"/></g>`;
  },
  wall(G, g, e) {
    const r = rng(`w${G.tile(g, e)}${g % 4}${e % 4}`),
      x = fx(e),
      y = fy(G, g);
    let s = `<rect x="${x - 11}" y="${y + 6}" width="34" height="96" fill="#05080c" fill-opacity=".35"/>`,
      yy = y + 102;
    const light = new Inks();
    while (yy > y + 14) {
      const h = Math.min(15 + r() * 7, yy - (y - 2));
      const j = (r() - 0.5) * 4;
      s += `<rect x="${f(x - 11 + j)}" y="${f(yy - h)}" width="22" height="${f(h)}" rx="4" fill="url(#pf-stone)" stroke="#1b212a" stroke-width="2.5"/>`;
      light.add('stroke="#c7d2dd" stroke-opacity=".7" stroke-width="2" stroke-linecap="round"', `M${f(x - 7 + j)} ${f(yy - h + 4)}h8`);
      yy -= h;
    }
    s += `${light}<path d="M${x - 12} ${y + 70}c-4 3-5 9-3 14 5-1 7-5 6-11M${x + 10} ${y + 40}c5 2 6 8 4 13-5-1-7-5-5-11" fill="#5fa548"/><path d="M${x - 10} ${y + 98}c-2-12 10-20 6-34s8-20 8-34" stroke="#3f7f43" stroke-width="2.5" fill="none"/><path d="M${x - 4} ${y + 64}c6-2 9 1 10 5-5 2-9 0-10-5zM${x + 4} ${y + 34}c-6-1-9 2-10 6 5 2 9-1 10-6z" fill="#7cc65a"/>`;
    return s;
  },
  ladder(G, g, c) {
    const x = fx(c),
      y = fy(G, g),
      up = G.ceiling(g, c),
      through = up === 'pierced',
      top = through ? y - 16 : up === 'platform' ? y + THICK : G.ladder(g + 1, c) ? y - 3 : y + 2;
    const below = G.ladder(g - 1, c) && (G.floor(g, c) === 'open' || G.floor(g, c) === 'pierced');
    const bot = G.solid(g, c) || below ? y + 100 : y + 94;
    let s = '';
    s += `<rect x="${x + 40}" y="${top + 6}" width="32" height="${bot - top - 6}" fill="#05080c" fill-opacity=".28"/>`;
    const rungs = new Inks();
    for (let k = bot - 11; k > top + 4; k -= 17) {
      rungs.add('fill="#c9945c" stroke="#2a1a10" stroke-width="2"', box(x + 32, k, 36, 6.5, 3));
      rungs.add('stroke="#f0cd9a" stroke-opacity=".7" stroke-width="1.5"', `M${x + 37} ${f(k + 2)}h22`);
    }
    s += rungs;
    for (const rx of [28, 64])
      s += `<rect x="${x + rx}" y="${top}" width="8" height="${bot - top}" rx="3" fill="url(#pf-rail)" stroke="#2a1a10" stroke-width="2"/>`;
    return s;
  },
  trap(G, g, c) {
    const x = fx(c),
      y = fy(G, g),
      on = G.solid(g, c),
      b = on ? y + 99 : y + 74;
    let s = '';
    if (!on)
      s += `<path d="M${x + 2} ${y + 40}C${x + 22} ${y + 78} ${x + 78} ${y + 78} ${x + 98} ${y + 40}" stroke="#3b2530" stroke-width="4" fill="none"/>`;
    const vine = (p: readonly Point[], w: number, col: string): string =>
      `<path d="${smooth(p)}" fill="none" stroke="#1c0f16" stroke-width="${w + 3.5}" stroke-linecap="round"/><path d="${smooth(p)}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round"/>`;
    const thorns = new Inks();
    const thorn = (tx: number, ty: number, a: number): string =>
      `M${f(tx - 4 * Math.cos(a))} ${f(ty - 4 * Math.sin(a))}L${f(tx + 13 * Math.sin(a))} ${f(ty - 13 * Math.cos(a))}L${f(tx + 4 * Math.cos(a))} ${f(ty + 4 * Math.sin(a))}Z`;
    s += vine(
      [
        [x + 8, b],
        [x + 18, b - 26],
        [x + 36, b - 10],
        [x + 50, b - 34],
        [x + 66, b - 8],
        [x + 82, b - 28],
        [x + 93, b],
      ],
      6.5,
      '#7d3347',
    );
    s += vine(
      [
        [x + 14, b - 2],
        [x + 34, b - 30],
        [x + 52, b - 6],
        [x + 70, b - 32],
        [x + 88, b - 4],
      ],
      5,
      '#a1485a',
    );
    for (const [tx, ty, a] of [
      [18, 24, -0.5],
      [34, 30, 0.1],
      [50, 34, 0],
      [69, 33, 0.2],
      [83, 26, 0.6],
      [8, 6, -0.9],
      [27, 14, -0.2],
      [60, 16, 0.5],
      [92, 8, 0.9],
      [43, 18, -0.4],
    ] as const)
      thorns.add('fill="#ff8a7a" stroke="#3a0f17" stroke-width="1.8" stroke-linejoin="round"', thorn(x + tx, b - ty, a));
    return s + thorns;
  },
  shop(x, y) {
    let s = `<circle cx="${x + 50}" cy="${y + 56}" r="86" fill="url(#pf-warm)" fill-opacity=".7"/>`;
    s += `<rect x="${x + 10}" y="${y + 40}" width="80" height="58" fill="#3a2419"/><rect x="${x + 10}" y="${y + 40}" width="80" height="58" fill="#ffb454" fill-opacity=".18"/>`;
    s += `<path d="M${x + 16} ${y + 56}h68M${x + 16} ${y + 72}h24M${x + 60} ${y + 72}h24" stroke="#8a5b33" stroke-width="4"/>`;
    s += `<g><path d="M${x + 20} ${y + 55}v-7l3-3v-3h5v3l3 3v7z" fill="#ef6a5b"/><path d="M${x + 35} ${y + 55}v-6l3-4v-3h4v3l3 4v6z" fill="#8fe9f8"/><circle cx="${x + 72}" cy="${y + 50}" r="5" fill="#9bd67a"/><rect x="${x + 56}" y="${y + 46}" width="9" height="9" rx="1.5" fill="#b58cf0"/><path d="M${x + 18} ${y + 71}h8v-8h-8zM${x + 28} ${y + 71}l5-9 5 9z" fill="#f0c25a"/><path d="M${x + 66} ${y + 71}c0-9 12-9 12 0z" fill="#6aa6f8"/></g>`;
    s += `<rect x="${x + 6}" y="${y + 30}" width="7" height="69" fill="url(#pf-rail)" stroke="#24160d" stroke-width="2"/><rect x="${x + 87}" y="${y + 30}" width="7" height="69" fill="url(#pf-rail)" stroke="#24160d" stroke-width="2"/>`;
    s += `<path d="M${x + 4} ${y + 24}h92l6 17H${x - 2}z" fill="#f6ead0" stroke="#24160d" stroke-width="2.5" stroke-linejoin="round"/>`;
    const awning = new Inks();
    for (let i = 0; i < 4; i++) {
      const u = i * 2,
        xa = x + 4 + (92 / 8) * u,
        xb = x + 4 + (92 / 8) * (u + 1),
        xc = x - 2 + (104 / 8) * u,
        xd = x - 2 + (104 / 8) * (u + 1);
      awning.add('fill="#d9534f"', `M${f(xa)} ${y + 24}H${f(xb)}L${f(xd)} ${y + 41}H${f(xc)}Z`);
    }
    for (let i = 0; i < 8; i++)
      awning.add(
        `fill="${i % 2 ? '#f6ead0' : '#d9534f'}" stroke="#24160d" stroke-width="1.8"`,
        `M${f(x - 2 + 13 * i)} ${y + 41}a6.5 7 0 0 0 13 0z`,
      );
    return s + awning;
  },
  spawn(x, y) {
    return `<g transform="translate(${x + 50} ${y + 98})"><path d="M-30 0C-33-32-20-52 0-52S33-32 30 0z" fill="#4a3426" stroke="#1b110b" stroke-width="2.5"/><path d="M-23 0C-25-26-15-44 0-44S25-26 23 0z" fill="url(#pf-den)"/><path d="M-26-20l-6-3M-20-38l-5-5M0-50v-6M20-38l5-5M26-20l6-3" stroke="#7a573c" stroke-width="4" stroke-linecap="round"/></g>`;
  },
  portal: () => '',
  lantern(x, y) {
    return `<g transform="translate(${x} ${y})"><circle cy="22" r="104" fill="url(#pf-warm)"/><path d="M0-5v12" stroke="#c9945c" stroke-width="2.5"/><path d="M-9 10h18l-3-5h-12z" fill="#3b2618" stroke="#1a100a" stroke-width="1.5"/><rect x="-8" y="10" width="16" height="19" rx="3" fill="url(#pf-warmcore)" stroke="#3b2618" stroke-width="2.5"/><path d="M0 10v19" stroke="#3b2618" stroke-width="1.8"/><path d="M-9 29h18l-2 5h-14z" fill="#3b2618"/></g>`;
  },
  ground(y, tw) {
    const r = rng('ground');
    let s = '',
      x = -tw * 0.6;
    s += `<rect x="${-tw * 0.6}" y="${y}" width="${800 + tw * 1.2}" height="30" fill="#1c2427"/>`;
    const [stones, light] = [new Inks(), new Inks()];
    while (x < 800 + tw * 0.5) {
      const w = Math.min(42 + r() * 34, 800 + tw * 0.6 - x);
      stones.add(`fill="${r() > 0.5 ? '#5f6b74' : '#525d68'}" stroke="#181e25" stroke-width="3"`, box(x, y, w, 26, Math.min(5, f(w / 2))));
      light.add('stroke="#a9b7bf" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"', `M${f(x + 6)} ${y + 9}h${f(w * 0.4)}`);
      x += w;
    }
    s += `${stones}${light}`;
    const top: Point[] = [],
      low: Point[] = [];
    for (let i = 0; i <= 80; i++) {
      const gx = -tw * 0.6 + ((800 + tw * 1.2) * i) / 80;
      top.push([gx, y - 4 - r() * 4]);
      low.unshift([gx, y + 3 + (r() > 0.7 ? 6 + r() * 8 : r() * 4)]);
    }
    s += `<path d="${smooth(top)}L${smooth(low).slice(1)}Z" fill="url(#pf-moss)"/><path d="${smooth(top)}" stroke="#dcf7a8" stroke-opacity=".7" stroke-width="2" fill="none"/>`;
    return s;
  },
  frame(H, tw, top) {
    let s = '';
    for (const side of [0, 1]) {
      const r = rng(`bark${side}`),
        inner = side ? 800 : 0,
        sg = side ? 1 : -1;
      const pts: Point[] = [];
      for (let y = top; y <= H + 30; y += 40) {
        const flare = Math.max(0, (y - H + 190) / 190);
        pts.push([inner + sg * (tw + (r() - 0.5) * 7 + flare * flare * 46), y]);
      }
      const inn: Point[] = [];
      for (let y = H + 30; y >= top; y -= 50) inn.push([inner + sg * (-2 + (r() - 0.5) * 4), y]);
      s += `<path d="${smooth(pts)}L${smooth(inn).slice(1)}Z" fill="url(#pf-${side ? 'barkR' : 'bark'})" stroke="#130c09" stroke-width="3"/>`;
      for (let i = 0; i < tw / 9; i++) {
        const bx = inner + sg * (7 + i * 9),
          p: Point[] = [];
        for (let y = top; y <= H + 24; y += 46) {
          const flare = Math.max(0, (y - H + 190) / 190);
          p.push([bx + (r() - 0.5) * 6 + sg * flare * flare * 4 * i, y]);
        }
        s += `<path d="${smooth(p)}" fill="none" stroke="${i % 3 === 1 ? '#a9794f' : '#1c120d'}" stroke-opacity="${i % 3 === 1 ? 0.35 : 0.5}" stroke-width="${f(1.5 + r() * 2.5)}"/>`;
      }
      s += `<path d="M${inner} ${top}V${H}" stroke="#0b0705" stroke-width="6"/>`;
      for (let y = top + 60; y < H - 60; y += 120 + r() * 70)
        if (tw > 30) {
          const ox = inner + sg * tw;
          s += `<g transform="translate(${f(ox - sg * 4)} ${f(y)}) scale(${sg} 1)"><path d="M-6 0c8-6 24-6 30 0-4 7-24 8-30 0z" fill="#d99a5a" stroke="#2a1a10" stroke-width="2"/><path d="M-4-1c8-5 20-5 26 0" stroke="#f6d6a4" stroke-width="2" fill="none"/></g>`;
        }
      // ivy
      if (tw > 30) {
        const p: Point[] = [];
        for (let y = H; y > H - 420; y -= 30) p.push([inner + sg * (tw * 0.55 + (r() - 0.5) * 22), y]);
        s += `<path d="${smooth(p)}" stroke="#3f7f43" stroke-width="3" fill="none"/>`;
        for (const [px, py] of p)
          s += `<path transform="translate(${f(px)} ${f(py)}) rotate(${f(r() * 90 - 45)})" d="M0 0c-9-2-12-8-9-13 7 0 11 5 9 13zM0 0c9-2 12-8 9-13-7 0-11 5-9 13z" fill="${r() > 0.5 ? '#6fae4e' : '#4f9a48'}"/>`;
      }
    }
    return s;
  },
  hidden(y, h, label) {
    let s = `<rect x="0" y="${y}" width="800" height="${h}" fill="#0e1113"/>`;
    const r = rng('shut');
    for (const x of [0, 400]) {
      s += `<rect x="${x + 4}" y="${y + 2}" width="392" height="${h - 4}" rx="5" fill="url(#pf-shut)" stroke="#120b07" stroke-width="4"/>`;
      const wood = new Inks();
      const iron = new Inks();
      for (let i = 1; i < 8; i++) {
        wood.add('stroke="#1c120c" stroke-width="3.5"', `M${x + 4 + i * 49} ${y + 4}v${h - 8}`);
        wood.add('stroke="#9a6f4a" stroke-opacity=".35" stroke-width="2"', `M${x + 7.5 + i * 49} ${y + 4}v${h - 8}`);
      }
      for (let i = 0; i < 26; i++) {
        const gx = x + 10 + r() * 370,
          gy = y + 8 + r() * (h - 30);
        wood.add('stroke="#2a1a10" stroke-opacity=".5" stroke-width="1.8"', `M${f(gx)} ${f(gy)}v${f(8 + r() * 18)}`);
      }
      for (const by of [y + 14, y + h - 26]) {
        iron.add('fill="#39424d" stroke="#12171d" stroke-width="2.5"', `M${x + 4} ${by}h392v11h-392z`);
        iron.add('stroke="#8c99a6" stroke-opacity=".5" stroke-width="1.5"', `M${x + 6} ${by + 2.5}h388`);
        for (let i = 0; i < 8; i++) iron.add('fill="#9aa7b3" stroke="#12171d" stroke-width="1.5"', disc(x + 28 + i * 49, by + 5.5, 2.8));
      }
      s += `${wood}${iron}`;
    }
    // eyes behind a slit
    for (const [ex, ey] of [
      [150, y + h * 0.53],
      [640, y + h * 0.5],
    ] as const)
      s += `<rect x="${ex - 22}" y="${ey - 9}" width="44" height="16" rx="8" fill="#050404"/><circle cx="${ex - 9}" cy="${ey - 1}" r="4" fill="#ffd35c"/><circle cx="${ex + 9}" cy="${ey - 1}" r="4" fill="#ffd35c"/>`;
    s += `<g transform="translate(400 ${y + h / 2})"><circle r="38" fill="#2a1a10" stroke="#120b07" stroke-width="4"/><circle r="31" fill="#6a4a33" stroke="#c08a54" stroke-width="3"/><text y="12" text-anchor="middle" class="pf-numeral" font-size="34" fill="#ffe2a0">${label}</text></g>`;
    return s;
  },
  canopy(y, h, tw) {
    const r = rng('leaf');
    const leaves = new Inks();
    const blobs: [number, number, number][] = [];
    for (let i = 0; i < 44; i++) {
      const t = i / 43;
      blobs.push([-tw - 70 + t * (940 + tw * 2), y - 10 - Math.sin(t * Math.PI) * h * 0.5 + (r() - 0.5) * 36, 34 + r() * 26]);
    }
    for (const [bx, by, br] of blobs) leaves.add('fill="#12251f"', disc(bx, by + 14, br));
    for (const [bx, by, br] of blobs) leaves.add(`fill="${r() > 0.5 ? '#1f4434' : '#24503a'}"`, disc(bx - 4, by, br * 0.86));
    for (const [bx, by, br] of blobs) leaves.add(`fill="${r() > 0.5 ? '#34734a' : '#2d6642'}"`, disc(bx - 10, by - 10, br * 0.5));
    for (const [bx, by, br] of blobs) if (r() > 0.35) leaves.add('fill="#7fbf74" fill-opacity=".8"', disc(bx - 14, by - 17, br * 0.2));
    return `${leaves}`;
  },
};

/** A way up but not down: a living vine with shoots that point upwards. */
function oneWay(a: number, b: number, y: number): string {
  const s = `<rect x="${a}" y="${y - 5}" width="${b - a}" height="34" fill="url(#pf-warm)" fill-opacity=".2"/><path d="M${a} ${y - 3}H${b}V${y + 15}H${a}Z" fill="#31421f" stroke="#131b0c" stroke-width="2.5"/><path d="M${a} ${y - 2}H${b}" stroke="#d9f59a" stroke-width="4"/>`;
  const shoots = new Inks();
  for (let x = a + 14; x < b - 6; x += 25)
    shoots.add(
      'fill="none" stroke="#d9f59a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"',
      `M${x - 7} ${y + 12}l7-8 7 8`,
    );
  const r = rng(`shoots${a}`);
  for (let x = a + 8; x < b - 6; x += 20 + r() * 26) {
    const h = 16 + r() * 34;
    shoots.add(
      'stroke="#4c7a35" stroke-width="3" fill="none" stroke-linecap="round"',
      `M${f(x)} ${y + 15}q${f(-6 + r() * 12)} ${f(h * 0.6)} 0 ${f(h)}`,
    );
    shoots.add('fill="#7cc65a"', `M${f(x)} ${f(y + 15 + h)}c-7-1-9-6-8-10 6 0 9 4 8 10z`);
  }
  return s + shoots;
}
