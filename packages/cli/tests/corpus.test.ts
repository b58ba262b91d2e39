import { pig } from '@astragal/kernel/testing/pig';
import { expect, it } from 'vitest';
import { recordedGames } from '../src/corpus.ts';

it('a bot whose answer is refused ends the recording, and is named', () => {
  const faulty = { name: 'novice', answer: () => 'fly' };
  expect(() => recordedGames(pig as never, [faulty])).toThrow("novice answers 'fly' in pig");
});
