import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { contentOf, folder, run } from './notebook.ts';

/** A game whose bots learn, and which is short enough to be learned from in a unit test. */
const short = shelf.filter(({ minutes }) => minutes <= 40);
const [learner] = (await Promise.all(short.map(async ({ id, rules }) => ((await rules()).school ? [id] : [])))).flat();

describe.runIf(learner)('train', () => {
  const line = `train ${learner} --seats 2 --games 1 --gate 1 --generations 1`;
  const school = (name: string) => {
    const [file, out] = [join(folder, `${name}.json`), join(folder, `${name}-weights.json`)];
    return { file, out, remembers: () => contentOf<{ generation: number; log: string[] }>(file) };
  };

  it('a generation that lost at the gate is remembered, and no weights are written', async () => {
    const { file, out, remembers } = school('lost');
    expect(await run(`${line} --file ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('thrown away') });
    expect(remembers()).toMatchObject({ generation: 1, log: [expect.stringContaining('thrown away')] });
    expect(existsSync(out)).toBe(false);
  });

  it('what was learned is written beside the school', async () => {
    const { file, out, remembers } = school('learned');
    expect(await run(`${line} --scratch --file ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('of the teacher') });
    expect(remembers().generation).toBe(1);
    expect(Object.keys(contentOf(out))).toEqual(['2']);
  });
});
