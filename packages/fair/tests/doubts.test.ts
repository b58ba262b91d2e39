/** A browser's doubt is weighed by what is written down: whoever cries wolf gets the proof, whoever was wronged is heard. */
import type { Entry, Game, MatchRecord } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { expect, it } from 'vitest';
import { bytesOf, fairOf, type LiveEntry, LiveProof, type LiveStart, type LuckClaim, sealOf, weighed } from '../src/index.ts';
import { playFair } from '../testing/index.ts';

const game = pig as unknown as Game;

/** A game that was played, all that was told of it, and its secret. */
function played(seed: string) {
  const entries: LiveEntry[] = [];
  let start: LiveStart | undefined;
  const look = { start: (given: LiveStart) => (start ??= given), sent: () => {}, entry: (entry: LiveEntry) => entries.push(entry) };
  const record = playFair({ game, seed, sitters: ['keeps', 'keeps'], undo: 0, look });
  const secret = bytesOf(record.luck?.from === 'fair' ? record.luck.secret : undefined)!;
  return { record, entries, start: start!, secret };
}

/** What a browser claims that was told these entries. */
function browser({ start }: { start: LiveStart }, entries: readonly LiveEntry[]): LiveProof {
  const proof = new LiveProof(start, { seal: sealOf(start.luck) });
  for (const entry of entries) proof.take(entry);
  return proof;
}

/** The entries up to the third that has a roll, which is bent. */
function bent(entries: readonly LiveEntry[]): { readonly told: LiveEntry[]; readonly at: number } {
  const at = entries.filter(({ rolls }) => rolls)[2]!.at;
  const told = entries.filter((entry) => entry.at <= at);
  const last = told.pop()!;
  return { told: [...told, { ...last, rolls: last.rolls!.map(([name, n, value]) => [name, n, (value + 1) % n] as const) }], at };
}

/** A claim of somebody who was told the truth and doubts it all the same. */
function wolf(table: ReturnType<typeof played>, at: number): LuckClaim {
  const before = browser(
    table,
    table.entries.filter((entry) => entry.at < at),
  );
  return {
    seal: sealOf(table.start.luck),
    at: at - 1,
    transcript: before.state.transcript,
    told: table.entries.find((entry) => entry.at === at)!,
  };
}

it('an entry that was told to everybody comes back with where it can be proven from', () => {
  const table = played('wolf');
  for (const { at } of table.entries.slice(0, 20)) {
    const found = weighed(table.record, table.secret, wolf(table, at));
    expect(found.finding).toBe('fits');
    if (found.finding !== 'fits') return;
    const proof = new LiveProof(found.start);
    proof.take(found.entry!);
    expect(proof.state).toMatchObject({ at, fault: undefined });
  }
});

it('a roll that was told otherwise is one word against the other, whatever else is claimed', () => {
  const table = played('told otherwise');
  const { told } = bent(table.entries);
  const { claim } = browser(table, told);
  expect(claim).toMatchObject({ told: told.at(-1) });
  const lies: readonly LuckClaim[] = [
    claim!,
    { ...claim!, at: claim!.at - 1 },
    { ...claim!, seal: sealOf({ ...table.start.luck, open: claim!.transcript }) },
    { ...wolf(table, 4), transcript: claim!.seal },
    { ...wolf(table, 4), sent: { seat: 0, link: claim!.transcript } },
    { ...wolf(table, 4), at: 9999 },
    { ...wolf(table, 4), told: { ...claim!.told!, at: 9999, open: claim!.transcript } },
  ];
  for (const lie of lies) expect(weighed(table.record, table.secret, lie)).toEqual({ finding: 'differs' });
});

it('what is written down and does not fit is confirmed', () => {
  const table = played('written wrong');
  const { told, at } = bent(table.entries);
  const [, n, value] = (table.record.entries[at - 1] as Extract<Entry, { luck: unknown }>).luck[0]!;
  const entries = table.record.entries.map((entry, i) =>
    i === at - 1 && 'luck' in entry ? { ...entry, luck: entry.luck.map((said) => [said[0], n, (value + 1) % n] as const) } : entry,
  );
  const record: MatchRecord = { ...table.record, entries };
  expect(weighed(record, table.secret, browser(table, told).claim!)).toEqual({ finding: 'wrong' });
});

it('a table that was set back is convicted by a link that only the house can have shown', () => {
  const table = played('set back');
  const proof = browser(table, table.entries.slice(0, 12));
  const record = { ...table.record, entries: table.record.entries.slice(0, 6) };
  proof.resume(fairOf(record, table.secret)!.start);
  expect(proof.state.fault).toMatchObject({ kind: 'order' });
  expect(weighed(record, table.secret, proof.claim!)).toEqual({ finding: 'wrong' });
});

it('a browser believes that it fits only if it is what it was told, and it can count it', () => {
  const table = played('believes');
  const { told, at } = bent(table.entries);
  const proof = browser(table, told);
  const found = weighed(table.record, table.secret, wolf(table, at));
  if (found.finding !== 'fits') throw new Error(found.finding);
  proof.reconsider(found);
  expect(proof.state.fault).toMatchObject({ kind: 'roll', at });
  proof.reconsider({ start: found.start, entry: told.at(-1)! });
  expect(proof.state.fault).toMatchObject({ kind: 'roll', at });
  // Another transcript than this browser has: nothing that follows from it counts here.
  proof.reconsider({ start: { ...found.start, transcript: sealOf(table.start.luck) } });
  expect(proof.state.fault).toMatchObject({ kind: 'roll', at });
  // The line had swallowed an entry: the table shows where it stands, and it goes on from there.
  const gap = browser(
    table,
    table.entries.filter((entry) => entry.at < at - 1 || entry.at === at),
  );
  expect(gap.state.fault).toMatchObject({ kind: 'order' });
  const answer = weighed(table.record, table.secret, gap.claim!);
  expect(answer).toMatchObject({ finding: 'fits', start: { at: at - 2 } });
  if (answer.finding === 'fits') gap.reconsider(answer);
  expect(gap.state).toMatchObject({ fault: undefined, at: at - 2 });
});
