import { seeded } from '@astragal/kernel';
import { afterRandom } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sanctum } from '../src/index.ts';
import { lastRest } from '../src/toolkit.ts';

/** Every object of a state, itself included. */
function* objectsIn(one: unknown): Generator<Record<string, unknown>> {
  if (typeof one !== 'object' || one === null) return;
  if (!Array.isArray(one)) yield one as Record<string, unknown>;
  for (const each of Object.values(one)) yield* objectsIn(each);
}

describe('a view is built from nothing', () => {
  it.each([
    ['on the march', sanctum, 60],
    ['in the last rest', lastRest, 5],
    ['in the Final Battle', lastRest, 300],
  ] as const)('what is new in the state is in no view, %s', (_, game, answers) => {
    const { state } = afterRandom(game, answers, 'planted', 3);
    const before = [0, 1, undefined].map((seat) => sanctum.view(state, seat));
    for (const each of objectsIn(state)) each.planted = 'secret';
    const after = [0, 1, undefined].map((seat) => sanctum.view(state, seat));
    expect(JSON.stringify(after)).not.toContain('planted');
    expect(after).toEqual(before);
  });

  it('a guess of a view looks like the view', () => {
    const { state } = afterRandom(lastRest, 40, 'guessed', 4);
    const view = sanctum.view(state, 2);
    expect(sanctum.view(sanctum.guess(view, 2, seeded('any')), 2)).toEqual(view);
  });
});
