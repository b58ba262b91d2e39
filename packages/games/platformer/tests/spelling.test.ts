/** Scripts name places and pieces as people do. */
import { merged, Play, readOptions, seeded, start } from '@astragal/kernel';
import { platformer, type State, toolkit } from '@astragal/platformer';
import { expect, it } from 'vitest';

const plain = start(platformer, 2, readOptions(platformer, 2, {}), new Play(seeded('spelling'))).state;
const spelt = (patch: object): State => merged(plain, toolkit.spell!(plain, patch as Readonly<Record<string, unknown>>)) as State;

it('places and pieces are taken by the names people use', () => {
  const named = spelt({
    climbers: { 0: { at: 'I 1 3' }, 1: { at: 'off' } },
    stands: { '1 2 8': 'shambler' },
    lies: { 'I 2 3': 'gem', 'I 2 4': 'nothing' },
  });
  expect(named.climbers.map(({ at }) => at)).toEqual([2, -1]);
  expect([named.stands[2], named.stands[15]]).toEqual([1, 5]);
  expect([named.lies[10], named.lies[11]]).toEqual([2, 0]);
});

it('a tile that is named lies on the map', () => {
  const [left, right] = plain.tiles;
  const other = ['F01', 'F02', 'F03'].find((tile) => tile !== left && tile !== right)!;
  const laid = spelt({ tiles: { 0: other } });
  expect(laid.map.slice(0, 32)).not.toEqual(plain.map.slice(0, 32));
  expect(laid.map.slice(32)).toEqual(plain.map.slice(32));
});
