/** How lucky games are, by `astragal luck`: what luck brought a seat, from the unluckiest on, at every twentieth of all seats. 40 games of two. */
import type { LuckScale } from '@astragal/bots';

export const LUCK: Readonly<Record<number, LuckScale>> = {
  2: [
    ...[-1.0567, -0.7198, -0.5845, -0.5426, -0.4715, -0.4284, -0.2715, -0.1634, -0.13, -0.0695],
    ...[0, 0.0695, 0.13, 0.1634, 0.2715, 0.4284, 0.4715, 0.5426, 0.5845, 0.7198, 1.0567],
  ],
};
