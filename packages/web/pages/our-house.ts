/** A house for the tests of a file: open from before the first until after the last. Nothing on its pages may have complained. */
import { afterAll, beforeAll, expect } from 'vitest';
import { type House, type Opening, openHouse } from './house.ts';

export function ourHouse(opening?: Opening): House {
  const house = {} as House; // Furnished before anybody comes.
  beforeAll(async () => {
    Object.assign(house, await openHouse(opening));
  });
  afterAll(async () => {
    await house.close();
    expect(house.faults).toEqual([]);
  });
  return house;
}
