/** How lucky games are, by `astragal luck`: what luck brought a seat, from the unluckiest on, at every twentieth of all seats. 24 games of two. */
import type { LuckScale } from '@astragal/bots';

export const LUCK: Readonly<Record<number, LuckScale>> = {
  2: [
    ...[-1.2474, -0.7063, -0.3904, -0.2976, -0.2343, -0.2051, -0.1423, -0.1208, -0.0961, -0.0169],
    ...[0, 0.0169, 0.0961, 0.1208, 0.1423, 0.2051, 0.2343, 0.2976, 0.3904, 0.7063, 1.2474],
  ],
};
