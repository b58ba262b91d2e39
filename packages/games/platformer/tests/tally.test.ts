import { readOptions, seeded } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { platformer } from '../src/index.ts';
import { toolkit } from '../src/toolkit.ts';

it('tells the enemies that fell, and the boss of whoever struck it down', () => {
  const { state } = platformer.setup(2, readOptions(platformer, 2), seeded('tally'));
  Object.assign(state, { outcome: 'won', winner: 1, boss: 'ikee' });
  state.climbers[0]!.defeated = 3;
  const [loser, winner] = [0, 1].map((seat) => toolkit.tally!(state, seat));
  expect(loser).toMatchObject({ figures: { enemies: 3 }, taken: { bosses: [] } });
  expect(winner).toMatchObject({ figures: { enemies: 0 }, taken: { bosses: ['ikee'] } });
});
