/** The rooms behind the tower. */
import { type Chance, f, type Point, poly, rng, smooth } from './base.ts';

const pines = (r: Chance, w: number, y: number, h: number, n: number, col: string): string => {
  let s = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + r()) * w) / n,
      hh = h * (0.55 + r() * 0.6),
      ww = hh * 0.36;
    let d = `M${f(x)} ${f(y - hh)}`;
    const k = 5;
    for (let j = 1; j <= k; j++)
      d += `L${f(x + (ww * j) / k)} ${f(y - hh + (hh * j) / k)}L${f(x + ww * (j / k - 0.1))} ${f(y - hh + (hh * j) / k - 2)}`;
    d += `L${f(x)} ${f(y)}`;
    let e = '';
    for (let j = k; j >= 1; j--)
      e += `L${f(x - ww * (j / k - 0.1))} ${f(y - hh + (hh * j) / k - 2)}L${f(x - (ww * j) / k)} ${f(y - hh + (hh * j) / k)}`;
    s += `${d + e}Z`;
  }
  return `<path d="${s}" fill="${col}"/>`;
};
/** Night over the forest, with the ground at this height and the moon there. */
export const forestSky = (w: number, h: number, ground: number, moon: readonly [x: number, y: number, r: number], stars = 140): string => {
  const r = rng(`sky${w}`);
  let s = `<defs><linearGradient id="pf-fs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0f22"/><stop offset=".4" stop-color="#14233f"/><stop offset=".75" stop-color="#23505a"/><stop offset="1" stop-color="#3b7065"/></linearGradient><radialGradient id="pf-mo"><stop offset="0" stop-color="#eaf4ff" stop-opacity=".75"/><stop offset=".3" stop-color="#b9d6ff" stop-opacity=".25"/><stop offset="1" stop-color="#b9d6ff" stop-opacity="0"/></radialGradient><linearGradient id="pf-mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fc7b8" stop-opacity="0"/><stop offset="1" stop-color="#8fc7b8" stop-opacity=".28"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#pf-fs)"/>`;
  for (let i = 0; i < stars; i++)
    s += `<circle cx="${f(r() * w)}" cy="${f(r() * h * 0.55)}" r="${f(0.5 + r() * 1.1)}" fill="#fff" fill-opacity="${f(0.25 + r() * 0.65)}"/>`;
  const [mx, my, mr] = moon;
  s += `<circle cx="${mx}" cy="${my}" r="${mr * 5}" fill="url(#pf-mo)"/><circle cx="${mx}" cy="${my}" r="${mr}" fill="#f3f6ff"/><circle cx="${mx - mr * 0.3}" cy="${my - mr * 0.2}" r="${mr * 0.2}" fill="#d5dff2"/><circle cx="${mx + mr * 0.3}" cy="${my + mr * 0.25}" r="${mr * 0.28}" fill="#d9e3f4"/><circle cx="${mx + mr * 0.15}" cy="${my - mr * 0.5}" r="${mr * 0.12}" fill="#d5dff2"/>`;
  const hill = (y: number, a: number, col: string, seed: string): string => {
    const q = rng(seed),
      p: Point[] = [];
    for (let x = -20; x <= w + 60; x += 90) p.push([x, y + (q() - 0.5) * a]);
    return `<path d="${smooth(p)}L${w + 60} ${h}L-20 ${h}Z" fill="${col}"/>`;
  };
  s += `${hill(ground - 190, 90, '#173244', 'h1') + pines(r, w, ground - 120, 130, 36, '#143040')}<rect y="${ground - 260}" width="${w}" height="190" fill="url(#pf-mist)"/>${hill(ground - 90, 60, '#12303a', 'h2')}${pines(r, w, ground - 30, 200, 30, '#0f2a33')}<rect y="${ground - 150}" width="${w}" height="170" fill="url(#pf-mist)"/>${pines(r, w, ground + 40, 250, 22, '#0a1e25')}${hill(ground + 6, 26, '#0c2022', 'h3')}`;
  for (let i = 0; i < 26; i++) {
    const x = r() * w,
      y = ground - r() * 320;
    s += `<circle cx="${f(x)}" cy="${f(y)}" r="6" fill="#ffe58a" fill-opacity=".18"/><circle cx="${f(x)}" cy="${f(y)}" r="1.6" fill="#fff3b0"/>`;
  }
  return s;
};
/** Deep space with shards. */
export const voidSky = (w: number, h: number): string => {
  const r = rng(`void${w}`);
  let s = `<defs><radialGradient id="pf-vs" cx=".52" cy=".3" r=".9"><stop offset="0" stop-color="#4b2384"/><stop offset=".35" stop-color="#2b1560"/><stop offset=".7" stop-color="#140a35"/><stop offset="1" stop-color="#070412"/></radialGradient><filter id="pf-neb" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".0035 .006" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 .78  0 0 0 0 .42  0 0 0 0 .98  0 1.7 0 0 -.72"/></filter><filter id="pf-neb2" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".005 .004" numOctaves="4" seed="29"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .65  0 0 0 0 1  0 1.6 0 0 -.78"/></filter></defs><rect width="${w}" height="${h}" fill="url(#pf-vs)"/><rect width="${w}" height="${h}" filter="url(#pf-neb)" opacity=".5"/><rect width="${w}" height="${h}" filter="url(#pf-neb2)" opacity=".35"/>`;
  for (let i = 0; i < 260; i++)
    s += `<circle cx="${f(r() * w)}" cy="${f(r() * h)}" r="${f(0.4 + r() * 1.3)}" fill="${r() > 0.7 ? '#bfe6ff' : '#fff'}" fill-opacity="${f(0.25 + r() * 0.7)}"/>`;
  for (let i = 0; i < 26; i++) {
    const x = r() * w,
      y = r() * h,
      k = 8 + r() * 26,
      a = r() * 6;
    const p = [0, 1, 2, 3, 4].map(
      (q): Point => [x + Math.cos(a + q * 1.256) * k * (0.5 + r() * 0.8), y + Math.sin(a + q * 1.256) * k * (0.5 + r() * 0.8)],
    );
    s += `<path d="${poly(p)}" fill="${r() > 0.5 ? '#3b2b74' : '#2a1d59'}" stroke="#a78df0" stroke-opacity=".45" stroke-width="1.2"/>`;
  }
  return s;
};
