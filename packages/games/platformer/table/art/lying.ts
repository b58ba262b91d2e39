/** What lies on fields: coins, gems, and the tokens on the boss's icons. */
import type { Field, State, TokenId } from '@astragal/platformer';
import { BOSSES } from '@astragal/platformer/content';
import type { Grid } from './grid.ts';

export const coin = (x: number, y: number, r = 17): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r * 1.9}" fill="url(#pf-warm)" fill-opacity=".5"/><circle r="${r}" fill="#6d4410"/><circle r="${r - 1.5}" fill="url(#pf-coin)"/><circle r="${r * 0.68}" fill="none" stroke="#a26c17" stroke-width="2"/><path d="M0 ${-r * 0.42}l${r * 0.13} ${r * 0.28} ${r * 0.3} ${r * 0.04} -${r * 0.22} ${r * 0.21} ${r * 0.06} ${r * 0.31} -${r * 0.27} -${r * 0.16} -${r * 0.27} ${r * 0.16} ${r * 0.06} -${r * 0.31} -${r * 0.22} -${r * 0.21} ${r * 0.3} -${r * 0.04}z" fill="#8d5a12"/><path d="M${-r * 0.72} ${-r * 0.35}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.5} -${r * 0.42}" stroke="#fffbe0" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>`;

export const gem = (x: number, y: number, r = 18): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 18})"><circle r="32" fill="url(#pf-cyan)" fill-opacity=".6"/><path d="M-11-16h22l9 12L0 19-20-4z" fill="#0c3a57" stroke="#0c3a57" stroke-width="4" stroke-linejoin="round"/><path d="M-11-16h22l9 12L0 19-20-4z" fill="url(#pf-gemA)"/><path d="M-11-16l3 12h16l3-12z" fill="#e9fdff" fill-opacity=".85"/><path d="M-20-4h12L0 19z" fill="#8fe9f8" fill-opacity=".8"/><path d="M20-4H8L0 19z" fill="#14658f" fill-opacity=".6"/><path d="M-8-4H8L0 19z" fill="#3dbfe0" fill-opacity=".7"/></g>`;

/** A War Banner on its pole. */
export const banner = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="36" fill="url(#pf-warm)" fill-opacity=".55"/><path d="M-16 38V-34" stroke="#3a2415" stroke-width="7" stroke-linecap="round"/><path d="M-16 38V-34" stroke="#d3a64b" stroke-width="3.6" stroke-linecap="round"/><circle cx="-16" cy="-36" r="4.5" fill="#f0c25a" stroke="#3a2415" stroke-width="2"/><path d="M-14-30C0-36 8-24 24-29c-3 8-3 14 0 22C9-2 2-14-14-6z" fill="#d4405e" stroke="#3a0f17" stroke-width="2.2" stroke-linejoin="round"/><path d="M4-24l2.5 5 5 .8-3.7 3.6.9 5.2-4.7-2.5-4.7 2.5.9-5.2-3.7-3.6 5-.8z" fill="#ffe2a0"/></g>`;

/** A hand mirror that throws light back. */
export const mirror = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="38" fill="url(#pf-cyan)" fill-opacity=".6"/><path d="M-4 12h8l3 26h-14z" fill="#d3a64b" stroke="#3a2415" stroke-width="2.2" stroke-linejoin="round"/><ellipse cy="-10" rx="21" ry="25" fill="#f0c25a" stroke="#3a2415" stroke-width="2.2"/><ellipse cy="-10" rx="15.5" ry="19.5" fill="#bfe9ff" stroke="#7a5420" stroke-width="1.5"/><path d="M-10-4C-8-18 0-24 9-24M-6 4C-3-8 5-16 12-17" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><circle cy="-36" r="4" fill="#ff8fa0" stroke="#3a2415" stroke-width="1.5"/></g>`;

const legs = `<circle r="36" fill="#3a4048" fill-opacity=".6"/><path d="M-20-26h16v34l14 8c6 3 6 12 0 14h-30c-4 0-6-4-6-8z" fill="#98a5b3" stroke="#252b33" stroke-width="2.5" stroke-linejoin="round"/><path d="M2-20h14v26l10 6c5 3 4 10 0 11h-16" fill="#66727f" stroke="#252b33" stroke-width="2.5" stroke-linejoin="round"/><path d="M-16-20l6 10-4 8 8 8M8-14l4 10" stroke="#3c4552" stroke-width="2.5" fill="none"/>`;
const arm = `<circle r="36" fill="#3a4048" fill-opacity=".6"/><path d="M-28 18c4-14 14-16 20-24l8-20c3-6 12-4 12 3l-2 10h8c8 0 10 10 4 14-2 14-14 24-26 28z" fill="#98a5b3" stroke="#252b33" stroke-width="2.5" stroke-linejoin="round"/><path d="M-20 14l10-2 4 10M10-13l-8 10M-2 8l10 4" stroke="#3c4552" stroke-width="2.5" fill="none"/>`;
const chain = `<circle r="36" fill="#2a1d3a" fill-opacity=".6"/><g fill="none" stroke="#252b33" stroke-width="11"><ellipse cx="-14" cy="-12" rx="9" ry="14" transform="rotate(-40 -14 -12)"/><ellipse cx="14" cy="14" rx="9" ry="14" transform="rotate(-40 14 14)"/><path d="M-6-2L6 6"/></g><g fill="none" stroke="#b8c2cf" stroke-width="5.5"><ellipse cx="-14" cy="-12" rx="9" ry="14" transform="rotate(-40 -14 -12)"/><ellipse cx="14" cy="14" rx="9" ry="14" transform="rotate(-40 14 14)"/><path d="M-6-2L6 6"/></g>`;

/** Each boss token in a box of 80 x 80 around the origin. */
export const TOKEN_DRAWINGS: Readonly<Record<TokenId, string>> = {
  mirror: mirror(0, 0),
  banner: banner(0, 0),
  'stone-legs': legs,
  'stone-arm': arm,
  chain,
};

/** Everything that lies on the fields of a grid, field by field. */
export const lyingOn = ({ lies, boss }: State, G: Grid): (readonly [at: Field, drawing: string])[] =>
  lies.flatMap((what, at) => {
    if (what === 0 || !G.shows(at)) return [];
    const [x, y] = [G.x(at) + 50, G.y(at) + 62];
    if (what === 1) return [[at, coin(x, y)] as const];
    return [[at, what === 2 ? gem(x, y) : `<g transform="translate(${x} ${y - 4})">${TOKEN_DRAWINGS[BOSSES[boss].icon]}</g>`] as const];
  });
