/** Seats must be told apart on both themes by everybody: distances as the eye sees them, also with the three common colour deficiencies. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byGame } from '../src/games/by-game.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [dark = '', light = ''] = css.split('[data-theme="light"]');

const token = (part: string, name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(part)?.[1] ?? `no --${name}`;
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
const straight = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const linear = (hex: string): Rgb => [straight(channel(hex, 0)), straight(channel(hex, 1)), straight(channel(hex, 2))];
const times = (m: Matrix, [r, g, b]: Rgb): Rgb => [
  m[0][0] * r + m[0][1] * g + m[0][2] * b,
  m[1][0] * r + m[1][1] * g + m[1][2] * b,
  m[2][0] * r + m[2][1] * g + m[2][2] * b,
];

/** Complete deficiencies after Machado, Oliveira and Fernandes (2009), on linear light. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const okLab = (rgb: Rgb): Rgb => {
  const [l, m, s] = times(TO_LMS, rgb.map((c) => Math.min(1, Math.max(0, c))) as unknown as Rgb);
  return times(TO_LAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
};
const distance = (a: Rgb, b: Rgb): number => 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const luminance = (hex: string): number =>
  times(
    [
      [0.2126, 0.7152, 0.0722],
      [0, 0, 0],
      [0, 0, 0],
    ],
    linear(hex),
  )[0];
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const THEMES = {
  dark: { seats: [1, 2, 3, 4].map((n) => token(dark, `seat-${n}-lit`)), apart: 14, panel: token(dark, 'room-2') },
  light: { seats: [1, 2, 3, 4].map((n) => token(light, `seat-${n}`)), apart: 9.5, panel: token(light, 'room-2') },
};

for (const [theme, { seats, apart, panel }] of Object.entries(THEMES)) {
  for (const [sight, matrix] of Object.entries(SIGHTS))
    it(`no two seats look alike on the ${theme} theme with ${sight === 'usual' ? 'usual sight' : sight}`, () => {
      const seen = seats.map((hex) => okLab(times(matrix, linear(hex))));
      const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => distance(a, b)));
      expect(pairs).toHaveLength(6);
      expect(Math.min(...pairs)).toBeGreaterThan(apart);
    });
  it(`every seat stands out from a panel of the ${theme} theme`, () => {
    for (const hex of seats) expect(contrast(hex, panel)).toBeGreaterThan(3);
  });
}

/** The grounds on which seats are drawn, as a game's own folder tells them: the colours of these tokens. */
const TABLES = byGame(
  import.meta.glob<{ readonly css: string; readonly tokens: RegExp }>('../../games/*/tests/table/grounds.ts', {
    eager: true,
    import: 'grounds',
  }),
);
const read = (path: string): string => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8');

describe.each(Object.entries(TABLES))('on the table of %s', (game, { css: file, tokens }) => {
  const [night = '', day = ''] = read(`${game}/table/${file}`).split('[data-theme="light"]');
  const groundsOf = (part: string): string[] => [...part.matchAll(tokens)].flatMap(([, value]) => value!.match(/#[0-9a-f]{6}/g) ?? []);

  it('every seat stands out from every ground by night', () => {
    const grounds = groundsOf(night);
    expect(grounds.length).toBeGreaterThan(3);
    for (const ground of grounds)
      for (const hex of THEMES.dark.seats) expect(contrast(hex, ground), `${hex} on ${ground}`).toBeGreaterThan(3);
  });

  it('every seat, or its rim, stands out from every ground by day', () => {
    const grounds = groundsOf(day.slice(0, day.indexOf('}')));
    expect(grounds.length).toBeGreaterThan(3);
    for (const ground of grounds) {
      expect(contrast(token(light, 'seat-rim'), ground)).toBeGreaterThan(7);
      for (const hex of THEMES.light.seats) expect(contrast(hex, ground), `${hex} on ${ground}`).toBeGreaterThan(2.3);
    }
  });

  it('seats are painted in no colours of its own', () => {
    expect(read(`${game}/table/${file}`)).not.toMatch(/--(seat-\d|me): *#/);
  });
});
