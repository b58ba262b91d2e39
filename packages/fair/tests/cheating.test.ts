/** A server that cheats, and a browser that does: each way is tried, and found out by whoever looks. */
import { type FairLuck, type Game, type MatchRecord, seeded } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  Chain,
  commitmentsOf,
  dealFair,
  draftFair,
  type Evidence,
  fairLuck,
  judged,
  type LiveEntry,
  LiveProof,
  type LiveStart,
  MOST_SKIPPED,
  opened,
  SeatChain,
  sealOf,
  signsOf,
  verify,
} from '../src/index.ts';
import { bytesFrom, type FairSitter, playFair } from '../testing/index.ts';

const game = pig as unknown as Game;

/** Everything that was told at a table, as an honest server would; and its record. */
function told(seed: string, sitters: readonly FairSitter[] = ['keeps', 'keeps']) {
  const entries: LiveEntry[] = [];
  const sent: { readonly seat: number; readonly link?: string | undefined; readonly anchor?: string | undefined }[] = [];
  let start: LiveStart | undefined;
  const record = playFair({
    game,
    seed,
    sitters,
    undo: 0,
    look: {
      start: (given) => (start = given),
      sent: (seat, share) => sent.push({ seat, ...share }),
      entry: (entry) => entries.push(entry),
    },
  });
  return { start: start!, entries, sent, record };
}

/** What somebody sees who sits at seat 0 and is told this. */
function seen({ start, sent }: ReturnType<typeof told>, entries: readonly LiveEntry[]): LiveProof {
  const proof = new LiveProof(start, { seal: sealOf(start.luck), anchors: { 0: start.luck.anchors[0]! } });
  for (const [i, entry] of entries.entries()) {
    const mine = sent[i];
    if (mine?.seat === 0) proof.sent(0, { link: mine.link, anchor: mine.anchor });
    proof.take(entry);
  }
  return proof;
}

const bent = (entries: readonly LiveEntry[], at: number, change: Partial<LiveEntry>): LiveEntry[] =>
  entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry));
const withRolls = (entries: readonly LiveEntry[]): number => entries.findIndex(({ rolls }) => rolls);

describe('a server that', () => {
  it('is honest is not accused', () => {
    const table = told('honest');
    expect(seen(table, table.entries).state.fault).toBeUndefined();
  });

  it('tries several secrets until the deal pleases has another seal than it promised', () => {
    const promised = sealOf(commitmentsOf(bytesFrom('promised')));
    const chosen = ['one', 'two', 'three'].map((each) => bytesFrom(each));
    for (const secret of chosen) {
      const luck = fairLuck(game, secret, [null, null]);
      const { fair, deal } = dealFair(game, 2, {}, secret, luck);
      expect(new LiveProof({ ...fair.start, deal }, { seal: promised }).state.fault).toMatchObject({ kind: 'seal' });
    }
  });

  it('changes its commitment for somebody who comes back', () => {
    const [table, other] = [told('here'), told('there')];
    const proof = seen(table, table.entries.slice(0, 3));
    proof.resume(other.start);
    expect(proof.state.fault).toMatchObject({ kind: 'seal' });
  });

  it('changes a roll is found out at once, and the evidence shows it to anybody', () => {
    const table = told('roll');
    const at = withRolls(table.entries);
    const [[name, n, value]] = table.entries[at]!.rolls as [[string, number, number]];
    const proof = seen(table, bent(table.entries, at, { rolls: [[name, n, (value + 1) % n]] }));
    expect(proof.state.fault).toEqual({ kind: 'roll', at: at + 1, seat: 0, roll: { name, n, shown: (value + 1) % n, computed: value } });
    expect(proof.state.proven.seat + proof.state.proven.bot).toBeLessThan(table.entries.length);
    const evidence = JSON.parse(JSON.stringify(proof.evidence)) as Evidence;
    expect(judged(evidence)).toEqual(proof.state.fault);
  });

  it('asks the dice twice, by another name or number, is found out', () => {
    const table = told('twice');
    const at = withRolls(table.entries);
    const chance = seeded('twice');
    const [[name, n]] = table.entries[at]!.rolls as [[string, number, number]];
    const faults = Array.from({ length: 30 }, (_, i) => {
      const roll = [`${name}${i}`, n, chance.below(n, 'x')] as const;
      return seen(table, bent(table.entries, at, { rolls: [roll] })).state.fault?.kind;
    });
    expect(faults.filter((kind) => kind === 'roll').length).toBeGreaterThan(15);
    // The one in six that falls alike by chance parts from what everybody else has seen.
    for (const [i, kind] of faults.entries())
      if (!kind)
        expect(seen(table, bent(table.entries, at, { rolls: [[`${name}${i}`, n, 0]] })).state.transcript).not.toBe(
          verify(table.record).transcript,
        );
  });

  it('shows an old link again, or one that it made up', () => {
    const table = told('old link');
    const open = table.entries.flatMap((entry, i) => (entry.open ? [i] : []));
    const [first, second] = open;
    expect(seen(table, bent(table.entries, second!, { open: table.entries[first!]!.open })).state.fault).toMatchObject({
      kind: 'house-link',
    });
    expect(seen(table, bent(table.entries, second!, { open: signsOf(bytesFrom('made up')) })).state.fault).toMatchObject({
      kind: 'house-link',
    });
    expect(seen(table, bent(table.entries, second!, { open: undefined })).state.fault).toMatchObject({ kind: 'house-link' });
  });

  it('replays an old secret gives other rolls: the new halves of the browsers are in them', () => {
    const secret = bytesFrom('used before');
    const rolls = ['monday', 'tuesday'].map((day) => {
      const chain = new SeatChain(() => bytesFrom(day));
      const { match, fair } = dealFair(game, 2, {}, secret, fairLuck(game, secret, [chain.anchor, null]));
      return Array.from({ length: 12 }, () => {
        const ask = match.ask(0);
        if (!match.waits.includes(0)) return -1;
        const draft = draftFair(match, fair, 0, ask, 'roll', chain.share(ask, 'roll', fair.standing.ends[0]));
        if (typeof draft === 'string' || 'undo' in draft.entry) return -1;
        match.commit(draft);
        fair.follow(draft.entry);
        return draft.entry.luck[0]![2];
      });
    });
    expect(rolls[0]).not.toEqual(rolls[1]);
  });

  it('makes up a link of the seat, or leaves mine out', () => {
    const table = told('seat');
    const mine = table.entries.findIndex(({ seat, link }) => seat === 0 && link);
    expect(seen(table, bent(table.entries, mine, { link: signsOf(bytesFrom('x')) })).state.fault).toMatchObject({
      kind: 'seat-link',
      seat: 0,
    });
    expect(seen(table, bent(table.entries, mine, { link: undefined })).state.fault).toMatchObject({ kind: 'mine', seat: 0 });
  });

  it('begins a chain in my place is seen by my browser', () => {
    const table = told('foreign');
    const mine = table.entries.findIndex(({ seat, link }) => seat === 0 && link);
    const proof = seen(
      table,
      bent(table.entries, mine, { link: undefined, anchor: signsOf(bytesFrom('theirs')), rolls: undefined, open: undefined }).slice(
        0,
        mine + 1,
      ),
    );
    expect(proof.state.renewals).toEqual([{ at: mine + 1, seat: 0, foreign: true }]);
  });

  it('gives two people different rolls or marks: one of them cannot prove it, or their transcripts part and the record fits one', () => {
    const table = told('two faces');
    const at = withRolls(table.entries);
    const one = seen(table, table.entries);
    const other = seen(table, bent(table.entries, at, { mark: signsOf(bytesFrom('another answer')) }));
    expect(one.state.transcript).toBe(verify(table.record).transcript);
    expect(other.state.fault ?? other.state.transcript).not.toBe(verify(table.record).transcript);
  });

  it('leaves an entry out, or tells them in another order', () => {
    const table = told('order');
    expect(seen(table, table.entries.toSpliced(2, 1)).state.fault).toMatchObject({ kind: 'order' });
  });

  it('writes another record afterwards, with its own secret and all sums made anew, needs links that it does not have', () => {
    const { record } = told('forged');
    const luck = record.luck as MatchRecord['luck'] & { secret: string };
    const at = record.entries.findIndex((entry) => 'luck' in entry && entry.luck.length > 0 && entry.fair?.link);
    const entry = record.entries[at] as unknown as { luck: [string, number, number][] };
    const forged = structuredClone(record) as unknown as { entries: { luck: [string, number, number][] }[] };
    forged.entries[at]!.luck[0]![2] = (entry.luck[0]![2] + 1) % entry.luck[0]![1];
    expect(verify(forged)).toMatchObject({ verdict: 'wrong', fault: { kind: 'roll', entry: at + 1 } });
    expect(verify({ ...record, luck: { ...luck, secret: signsOf(bytesFrom('another')) } })).toMatchObject({
      fault: { kind: 'commitment' },
    });
  });
});

describe('a record that was written anew by somebody who has the opened secret', () => {
  it('fits itself, and its transcript is not what any screen has seen', () => {
    const { record, start, entries } = told('opened');
    const luck = record.luck as FairLuck & { secret: string };
    const secret = bytesOf(luck.secret)!;
    const { sum: _, closing: __, secret: ___, ...before } = luck as FairLuck & Record<string, unknown>;
    const { match, fair } = dealFair(game, record.seats, record.options, secret, before as FairLuck);
    // The links are known by now: other answers, and the rolls follow.
    const links = [0, 1].map((seat) => record.entries.flatMap((entry) => (entry.seat === seat ? (entry.fair?.link ?? []) : [])));
    for (
      let link = links[match.waits[0]!]!.shift();
      link !== undefined;
      link = match.isOver ? undefined : links[match.waits[0]!]!.shift()
    ) {
      const seat = match.waits[0]!;
      const answer = (choice: string) => draftFair(match, fair, seat, match.ask(seat), choice, { link });
      const held = answer('hold');
      const draft = typeof held === 'string' ? answer('roll') : held;
      if (typeof draft === 'string') throw new Error(draft);
      match.commit(draft);
      fair.follow(draft.entry);
    }
    expect(match.length).toBeGreaterThan(2);
    const forged = verify({ ...match.record, luck: { ...match.record.luck, ...opened(before as FairLuck, fair, secret) } });
    expect(forged.verdict).toBe('proven');
    const seen = new LiveProof(start);
    for (const entry of entries) seen.take(entry);
    expect(verify(record).transcript).toBe(seen.state.transcript);
    expect(forged.transcript).not.toBe(seen.state.transcript);
  });
});

describe('a browser that', () => {
  const table = (anchor: string) => {
    const secret = bytesFrom('house');
    return dealFair(game, 2, {}, secret, fairLuck(game, secret, [anchor, null])).fair;
  };
  const chain = new Chain(bytesFrom('mine'), 1024);
  const link = (i: number): string => signsOf(chain.link(i));

  it('shows a link twice, an earlier one, one of another chain or one too far ahead is refused', () => {
    const fair = table(signsOf(chain.anchor));
    fair.follow({ seat: 0, choice: 'hold', luck: [], fair: { link: link(2), sum: '' } });
    expect(fair.stepsTo(0, link(2))).toBeUndefined();
    expect(fair.stepsTo(0, link(1))).toBeUndefined();
    expect(fair.stepsTo(0, signsOf(bytesFrom('other')))).toBeUndefined();
    expect(fair.stepsTo(1, link(3))).toBeUndefined();
    expect(fair.stepsTo(0, link(2 + MOST_SKIPPED))).toBe(MOST_SKIPPED);
    expect(fair.stepsTo(0, link(3 + MOST_SKIPPED))).toBeUndefined();
  });

  it('begins a new chain for a better roll has none: it counts from the next on, and this roll is without it', () => {
    const rolls = ['a', 'b', 'c'].map((each) => {
      const fair = table(signsOf(chain.anchor));
      return fair.luck(0, 'roll', { anchor: signsOf(bytesFrom(each)) }).source(1_000_000, 'die #1');
    });
    expect(new Set(rolls).size).toBe(1);
  });

  it('cannot know a roll from all that it knows: the house has a link more', () => {
    const [one, other] = ['x', 'y'].map((each) => {
      const secret = bytesFrom(each);
      return dealFair(game, 2, {}, secret, fairLuck(game, secret, [signsOf(chain.anchor), null])).fair;
    });
    const roll = (fair: typeof one) => fair!.luck(0, 'roll', { link: link(1) }).source(1_000_000, 'die #1');
    expect(roll(one)).not.toBe(roll(other));
    expect(JSON.stringify(one!.start)).not.toContain(signsOf(bytesFrom('x')));
  });
});
