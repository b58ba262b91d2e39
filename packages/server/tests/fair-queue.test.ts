/** Who goes next, and who is asked to come back later. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bounds, type Claim, FairQueue } from '../src/ground/fair-queue.ts';

const PLENTY: Bounds = { person: 1e9, address: 1e9, all: 1e9 };
const claim = (person: string, address = person, rank = 0, cost = 1): Claim => ({ by: { person, address }, rank, cost });

/** Everything that waits, in its order. */
function order(queue: FairQueue<string>): string {
  const all: string[] = [];
  for (let job = queue.take(); job !== undefined; job = queue.take()) all.push(job);
  return all.join(' ');
}

it('addresses take turns, and at each address its people', () => {
  const queue = new FairQueue<string>([PLENTY]);
  for (const i of [1, 2, 3, 4]) queue.add(`eve${i}`, claim('eve', 'villa'));
  for (const i of [1, 2]) queue.add(`mallory${i}`, claim('mallory', 'villa'));
  queue.add('ada', claim('ada', 'flat'));
  queue.add('bob', claim('bob', 'house'));
  expect(order(queue)).toBe('eve1 ada bob mallory1 eve2 mallory2 eve3 eve4');
});

it('turns are counted by what the work costs', () => {
  const queue = new FairQueue<string>([PLENTY]);
  for (const i of [1, 2, 3]) queue.add(`long${i}`, claim('eve', 'eve', 0, 10));
  for (let i = 1; i <= 9; i++) queue.add(`short${i}`, claim('ada', 'ada', 0, 2));
  expect(order(queue)).toBe('long1 short1 short2 short3 short4 short5 long2 short6 short7 short8 short9 long3');
});

it('what has precedence goes first, whoever waits longer', () => {
  const queue = new FairQueue<string>([PLENTY, PLENTY]);
  queue.add('import', claim('ada', 'ada', 1));
  queue.add('replay', claim('eve', 'eve', 0));
  expect(queue.peopleUpTo(0)).toBe(1);
  expect(queue.peopleUpTo(1)).toBe(2);
  expect(order(queue)).toBe('replay import');
});

it('is bounded by person, by address and in all, for each rank by itself', () => {
  const queue = new FairQueue<string>([{ person: 2, address: 3, all: 4 }, PLENTY]);
  const bring = (person: string, address: string): boolean => {
    const mine = claim(person, address);
    if (!queue.hasRoom(mine)) return false;
    queue.add(person, mine);
    return true;
  };
  expect([bring('eve', 'villa'), bring('eve', 'villa'), bring('eve', 'villa')]).toEqual([true, true, false]);
  expect([bring('mallory', 'villa'), bring('trudy', 'villa')]).toEqual([true, false]);
  expect([bring('ada', 'flat'), bring('bob', 'house')]).toEqual([true, false]);
  expect(queue.hasRoom(claim('bob', 'house', 1))).toBe(true);
  queue.take();
  expect(bring('bob', 'house')).toBe(true);
});

it('whoever comes with one piece of work waits for at most one of each other address, however much they brought', () => {
  const crowd = fc.array(fc.record({ address: fc.nat(5), person: fc.nat(3), jobs: fc.integer({ min: 1, max: 20 }) }), { maxLength: 12 });
  fc.assert(
    fc.property(crowd, fc.nat(60), (others, served) => {
      const queue = new FairQueue<string>([PLENTY]);
      const addresses = new Set<number>();
      for (const { address, person, jobs } of others) {
        addresses.add(address);
        for (let i = 0; i < jobs; i++) queue.add('other', claim(`${address}.${person}`, `${address}`));
      }
      for (let i = 0; i < served; i++) queue.take();
      queue.add('mine', claim('me'));
      let before = 0;
      while (queue.take() !== 'mine') before++;
      expect(before).toBeLessThanOrEqual(addresses.size);
    }),
  );
});
