/** How lucky games are, by `astragal luck`: what luck brought a seat, from the unluckiest on, at every twentieth of all seats. 40 games of two. */
import type { LuckScale } from '@astragal/bots';

export const LUCK: Readonly<Record<number, LuckScale>> = {
  2: [
    ...[-1.0889, -0.6598, -0.4907, -0.4469, -0.374, -0.2915, -0.2346, -0.1678, -0.1149, -0.0647],
    ...[0, 0.0647, 0.1149, 0.1678, 0.2346, 0.2915, 0.374, 0.4469, 0.4907, 0.6598, 1.0889],
  ],
};
