import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LearnedWeights } from '@astragal/bots';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { contentOf, folder, run } from './notebook.ts';

/** A game whose bots learn, and which is short enough to be learned from in a unit test. */
const short = shelf.filter(({ minutes }) => minutes <= 40);
const [learner] = (await Promise.all(short.map(async ({ id, rules }) => ((await rules()).training ? [id] : [])))).flat();

describe.runIf(learner)('train', () => {
  const line = `train ${learner} --seats 2 --games 1 --gate 1 --generations 1`;
  const training = (name: string) => {
    const [file, out] = [join(folder, `${name}.json`), join(folder, `${name}-weights.json`)];
    return { file, out, remembers: () => contentOf<{ generation: number; log: string[] }>(file) };
  };

  it('a generation that lost at the gate is remembered, and no weights are written', async () => {
    const { file, out, remembers } = training('lost');
    expect(await run(`${line} --file ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('thrown away') });
    expect(remembers()).toMatchObject({ generation: 1, log: [expect.stringContaining('thrown away')] });
    expect(existsSync(out)).toBe(false);
  });

  it('what was learned is written beside it', async () => {
    const { file, out, remembers } = training('learned');
    expect(await run(`${line} --scratch --file ${file}`)).toMatchObject({ code: 0, out: expect.stringContaining('of the teacher') });
    expect(remembers().generation).toBe(1);
    const { features, seats } = contentOf<LearnedWeights>(out);
    expect(Object.keys(seats)).toEqual(['2']);
    expect(seats[2]!.points).toHaveLength(features.length);
  });

  it('what was remembered of other features is not taken up again', async () => {
    const { file } = training('other');
    writeFileSync(file, JSON.stringify({ generation: 1, weights: { features: ['one', 'luck'], seats: {} }, sums: {}, log: [] }));
    expect(await run(`${line} --file ${file}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining("number 1 is '0 actions ahead', but the weights have 'luck' there"),
    });
  });
});
