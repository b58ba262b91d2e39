/** The thread that counts goes on from what an earlier one has played: whoever leaves a count comes back to it. */
import type { Ledger, Tape } from '@astragal/analysis';
import type { MatchRecord } from '@astragal/kernel';
import { expect, it, vi } from 'vitest';
import type { AnalysisMessage, AnalysisReply, AnalysisRequest, CountedRecord } from '../../src/offline/analysis-thread.ts';

const tapes = vi.hoisted(() => new Map<string, Tape>());
vi.mock('../../src/offline/kept-analyses.ts', () => ({
  keptTapes: {
    of: async (id: string) => tapes.get(id),
    keep: async (id: string, tape: Tape) => void tapes.set(id, structuredClone(tape)),
    remove: async (id: string) => void tapes.delete(id),
  },
}));

/** The smallest game that is kept for tests. */
const record = Object.values(
  import.meta.glob<MatchRecord>('../../../games/*/tests/analysis/record.json', { eager: true, import: 'default' }),
).sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]!;

/** The thread, as whoever started it would speak to it. */
async function thread(): Promise<(request: AnalysisRequest) => Promise<unknown>> {
  let hear: (message: { readonly data: AnalysisMessage }) => void;
  let said: (reply: AnalysisReply) => void;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  vi.stubGlobal('postMessage', (reply: AnalysisReply) => said(reply));
  await import('../../src/offline/analysis-worker.ts');
  return (request) =>
    new Promise((resolve, reject) => {
      said = (reply) => {
        if ('result' in reply) resolve(reply.result);
        else if ('fault' in reply) reject(new Error(reply.message));
      };
      hear({ data: { number: 1, request } });
    });
}

it('keeps what a quick count has played, and never plays it again', async () => {
  const ask = await thread();
  const count = async (id: string): Promise<Ledger> => ((await ask({ do: 'count', id, record, isClose: false })) as CountedRecord).ledger;
  const ledger = await count('ours');
  const { of, blocks } = tapes.get('ours')!;
  expect(blocks.length).toBeGreaterThan(ledger.length);
  // Were it played again, nobody would see what somebody wrote on the tape.
  const certain = blocks[0]!.rows.map((lines) => lines.map(() => [1, 0]));
  tapes.set('theirs', { of, blocks: [{ ...blocks[0]!, rows: certain }, ...blocks.slice(1)] });
  const rewritten = await count('theirs');
  expect(rewritten.turns[0]!.before).not.toEqual(ledger.turns[0]!.before);
});
