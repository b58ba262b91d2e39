/** Whoever signs in brings along what they tried at puzzles before, as somebody whom nobody can come back to. */
import type { House } from '../house/house.ts';
import type { Person } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { isWay, keysOf } from './sessions.ts';

/** Nothing where `before` has a way back or another device: that is somebody else, or goes on without this browser. */
export async function bringTries(house: House, before: Person, person: Person): Promise<void> {
  if (before.id === person.id) return;
  const keys = await keysOf(house, before);
  if (keys.some(isWay) || keys.filter(({ kind }) => kind === 'session').length > 1) return;
  await writing(house, house.store.puzzles.move(before.id, person.id));
}
