/** How lucky games are, by `astragal luck`: what luck brought a seat, from the unluckiest on, at every twentieth of all seats. 24 games of two. */
import type { LuckScale } from '@astragal/bots';

export const LUCK: Readonly<Record<number, LuckScale>> = {
  2: [
    ...[-0.6694, -0.421, -0.4034, -0.3793, -0.3675, -0.3216, -0.2323, -0.1473, -0.0999, -0.0793],
    ...[0, 0.0793, 0.0999, 0.1473, 0.2323, 0.3216, 0.3675, 0.3793, 0.4034, 0.421, 0.6694],
  ],
};
