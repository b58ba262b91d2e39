/** A puzzle tried, missed and solved by clicks, and counted by the house. */
import { DESK } from '@astragal/web/pages/house.ts';
import { ourHouse } from '@astragal/web/pages/our-house.ts';
import { missAndSolve } from '@astragal/web/pages/puzzles.ts';
import { expect, it } from 'vitest';
import { way } from './player.ts';

const house = ourHouse();

it('a puzzle is missed and then solved', async () => {
  const { page } = await house.guest({ viewport: DESK });
  await missAndSolve(page, 'sanctum', '703be7e02d', way as never);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('astragal puzzles') ?? '{}') as { tries: object[]; solved: string[] },
  );
  expect(kept).toMatchObject({ tries: [{ isSolved: false, isHandedIn: true }], solved: ['703be7e02d'] });
});
