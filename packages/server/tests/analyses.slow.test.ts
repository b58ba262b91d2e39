/** A server counts a game as a browser does. */
import { analysed } from '@astragal/analysis';
import { botRecord, random } from '@astragal/bots';
import { readOptions } from '@astragal/kernel';
import { shelf } from '@astragal/shelf';
import { expect, it } from 'vitest';
import { HOUSE_ITSELF } from '../src/ground/rate-limits.ts';
import { Replayer } from '../src/replay/replayer.ts';

it('in a thread of its own, with the rules of the shelf', { timeout: 300_000 }, async () => {
  const [entry] = shelf.filter(({ hidden, seats }) => !hidden && seats.min === 2);
  const rules = await entry!.rules();
  const record = botRecord(rules.game, [random, random], readOptions(rules.game, 2), 'server');
  const { entries, ...head } = record;
  const text = { head: JSON.stringify({ record: head, at: 0 }), entries: JSON.stringify(entries.map((each) => [each, 0])) };
  const replayer = new Replayer();
  try {
    expect(await replayer.analyse(text, HOUSE_ITSELF)).toEqual({ ledger: analysed(rules, record) });
    const unfinished = { ...text, entries: JSON.stringify(entries.slice(0, -1).map((each) => [each, 0])) };
    expect(await replayer.analyse(unfinished, HOUSE_ITSELF)).toEqual({ fault: 'unfinished' });
  } finally {
    await replayer.close();
  }
});
