import { type Game, Match, replay, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing/pig';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { positionOf, readNotice, replayStep, replayStepOf } from '../src/index.ts';

const game = pig as unknown as Game;
const luck = seeded('positions');
const match = Match.begin(game, 2, {}, (n, name) => luck.below(n, name));
const table = 'abcdefghijkl';
const asSent = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

test('what is made of a match is what the schemas read, whole, for every seat and for watchers, to its end', () => {
  for (let mark = 0; ; mark++) {
    for (const seat of [0, 1, undefined]) {
      const text = JSON.stringify(positionOf(table, seat, match.seen(seat), { from: 0, events: [] }, `${mark}`));
      expect(readNotice(text)).toEqual({ message: JSON.parse(text) });
      expect(JSON.parse(text)).toMatchObject({ ...(seat !== undefined && { seat }), waits: match.waits, mark: `${mark}` });
      expect('over' in JSON.parse(text)).toBe(match.isOver);
    }
    if (match.isOver) break;
    const [seat = 0] = match.waits;
    match.answer(seat, match.ask(seat), mark % 3 === 2 && match.seen(seat).asks[0]!.options.length > 1 ? 'hold' : 'roll');
  }
});

test('a step of a replay is one, with or without its time', () => {
  const steps = [...replay(game, match.record)];
  expect(steps.length).toBeGreaterThan(10);
  for (const step of steps)
    for (const at of [undefined, 1_700_000_000_000]) {
      const sent = asSent(replayStepOf(game, step, 0, at));
      expect(v.parse(replayStep, sent)).toEqual(sent);
      expect(sent).toMatchObject({ step: step.number, ...(at !== undefined && { at }) });
    }
});
