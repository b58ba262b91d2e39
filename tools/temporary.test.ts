import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import begin from './temporary.mjs';

it('what a test run leaves among the temporary files goes with it', () => {
  const outside = tmpdir();
  onTestFinished(() => {
    process.env.TMPDIR = outside;
  });
  const end = begin();
  const place = tmpdir();
  expect(dirname(place)).toBe(outside);
  mkdirSync(join(place, 'left/behind'), { recursive: true });
  writeFileSync(join(place, 'left/behind/file'), '');
  end();
  expect(existsSync(place)).toBe(false);
});

it('this run has such a folder, too', () => {
  expect(tmpdir()).toContain('astragal-tests-');
});
