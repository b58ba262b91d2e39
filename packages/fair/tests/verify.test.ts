import { existsSync, readFileSync } from 'node:fs';
import { type MatchRecord, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { shelf } from '@astragal/shelf';
import { describe, expect, it } from 'vitest';
import { type LiveEntry, LiveProof, type Own, sealOf, verify } from '../src/index.ts';
import { type FairSitter, mutated, playFair } from '../testing/index.ts';

const game = pig as unknown as Parameters<typeof playFair>[0]['game'];
const played = (seed: string, sitters: readonly FairSitter[] = ['keeps', 'bot']): MatchRecord => playFair({ game, seed, sitters });

/** A record again and again, one of its values changed each time; of long lists the first two. */
function* withEach(record: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (typeof record !== 'object' || record === null) return;
  const isList = Array.isArray(record);
  for (const [key, inner] of Object.entries(record).slice(0, isList ? 2 : 99))
    for (const changed of withEach(inner, value)) yield isList ? record.with(Number(key), changed) : { ...record, [key]: changed };
}

/** One record of each game, as pages and other checkers read them. */
const fixtures = shelf
  .map(({ id }) => [id, new URL(`../../games/${id}/tests/fair.json`, import.meta.url)] as const)
  .filter(([, file]) => existsSync(file))
  .map(([id, file]) => [id, JSON.parse(readFileSync(file, 'utf8')) as MatchRecord] as const);

describe('a whole record', () => {
  it('is proven, and says by whom', () => {
    const found = verify(played('whole'));
    expect(found).toMatchObject({ verdict: 'proven', from: 'fair', by: 'server', deal: { anchors: 1 } });
    expect(found.rolls.seat).toBeGreaterThan(0);
    expect(found.rolls.bot).toBeGreaterThan(0);
    expect(found.rolls.server).toBe(0);
  });

  it('of an older server says that its luck proves nothing', () => {
    const { luck: _, ...old } = played('old');
    expect(verify(old)).toMatchObject({ from: 'system', verdict: 'none' });
  });

  it('is sealed while the secret is not shown', () => {
    const record = played('sealed');
    const { secret: _, ...luck } = record.luck as { secret: string };
    expect(verify({ ...record, luck }).verdict).toBe('sealed');
  });

  it('names chains that were begun anew, and links that led to nothing', () => {
    const found = verify(playFair({ game, seed: 'lost', sitters: ['loses', 'keeps', 'old'], most: 400 }));
    expect(found.verdict).toBe('proven');
    expect(found.renewals.length).toBeGreaterThan(0);
    expect(found.skipped.length).toBeGreaterThan(0);
    expect(found.seats[2]).toMatchObject({ own: 0 });
    expect(found.rolls.server).toBeGreaterThan(0);
  });

  it.each(fixtures)('of %s is proven', (_, record) => {
    expect(verify(record)).toMatchObject({ verdict: 'proven', from: 'fair' });
  });

  it('with one thing changed is wrong, and says where', () => {
    const chance = seeded('mutations');
    const records = [...fixtures.map(([, record]) => record), played('one'), played('two', ['loses', 'old', 'keeps'])];
    for (let i = 0; i < 300; i++) {
      const { what, record } = mutated(records[i % records.length]!, chance);
      const found = verify(record);
      expect(found.verdict, what).toBe('wrong');
      const place = /of entry (\d+)|^entry (\d+)/.exec(what);
      if (place) expect(found.fault?.entry ?? Number.POSITIVE_INFINITY, what).toBeGreaterThanOrEqual(Number(place[1] ?? place[2]));
      if (what.startsWith('a value of entry')) expect(found.fault, what).toMatchObject({ kind: 'roll', entry: Number(place![1]) });
    }
  });

  it('is a fault, not a failure, whatever it is', () => {
    for (const data of [undefined, null, 3, [], {}, { luck: { from: 'fair' } }, { luck: { from: 'moon' } }])
      expect(['wrong', 'none']).toContain(verify(data).verdict);
    // Whatever stands in the place of any one of its values.
    for (const value of [undefined, null, -1, 1e300, 0.5, '', 'a\nb', [], {}, true])
      for (const record of withEach(played('fuzz', ['keeps', 'loses', 'bot']), value)) expect(() => verify(record)).not.toThrow();
  });
});

it('hidden luck is in nothing that is told before the end', async () => {
  for (const entry of shelf) {
    const { game: rules } = await entry.rules();
    const told: LiveEntry[] = [];
    const record = playFair({
      game: rules,
      seed: `hidden luck of ${entry.id}`,
      sitters: ['keeps', 'bot', 'old'].slice(0, Math.max(2, rules.seats.min)) as FairSitter[],
      most: 60,
      look: { start: ({ deal }) => told.push(deal!), entry: (each) => told.push(each) },
    });
    const names = told.flatMap(({ rolls = [] }) => rolls.map(([name]) => name));
    const isOpen = (name: string): boolean => rules.open === true || (rules.openLuck ?? []).some((beginning) => name.startsWith(beginning));
    expect(names.filter((name) => !isOpen(name))).toEqual([]);
    const all = [record.dealt, ...record.entries.map((each) => ('undo' in each ? [] : each.luck))].flat();
    expect(names).toHaveLength(all.filter(([what]) => isOpen(what)).length);
  }
});

describe('a table that is looked at', () => {
  /** Plays while somebody looks on. */
  const watched = (seed: string, sitters: readonly FairSitter[], own: (seal: string) => Own, mine?: number) => {
    let proof: LiveProof | undefined;
    const record = playFair({
      game,
      seed,
      sitters,
      look: {
        start: (start) => (proof = new LiveProof(start, own(sealOf(start.luck)))),
        sent: (seat, share) => seat === mine && proof!.sent(seat, share),
        entry: (entry) => proof!.take(entry),
      },
    });
    return { proof: proof!, record };
  };

  it('is proven roll by roll, and ends where the record does', () => {
    const { proof, record } = watched('live', ['keeps', 'loses', 'bot'], (seal) => ({ seal }), 0);
    const found = verify(record);
    expect(proof.state.fault).toBeUndefined();
    expect(proof.state.proven).toEqual({ seat: found.rolls.seat, server: found.rolls.server, bot: found.rolls.bot });
    expect(proof.state.transcript).toBe(found.transcript);
    expect(proof.state.renewals.length).toBe(found.renewals.length);
  });

  it('is found out where the seal is not the one that was promised', () => {
    expect(watched('other seal', ['keeps', 'bot'], () => ({ seal: 'another' })).proof.state.fault).toMatchObject({ kind: 'seal' });
  });

  it('is found out where my anchor was left out of the deal', () => {
    const { proof } = watched('left out', ['old', 'bot'], () => ({ anchors: { 0: 'A'.repeat(43) } }));
    expect(proof.state.fault).toMatchObject({ kind: 'mine' });
  });
});
