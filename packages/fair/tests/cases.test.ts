/** Cases that `docs/fair-dice.md` has a rule for, besides those that whole tables show. */
import { type Game, Match } from '@astragal/kernel';
import { pig } from '@astragal/kernel/testing';
import { expect, it } from 'vitest';
import { dealFair, draftFair, fairLuck, LiveProof, opened, SeatChain, verify } from '../src/index.ts';
import { bytesFrom } from '../testing/index.ts';

const game = pig as unknown as Game;

it('a server of the version before writes an entry: counted as the system’s, told as such, and the proof goes on after it', () => {
  const secret = bytesFrom('two versions');
  const chains = [0, 1].map((seat) => new SeatChain(() => bytesFrom(`two versions, seat ${seat}`)));
  const luck = fairLuck(
    game,
    secret,
    chains.map(({ anchor }) => anchor),
  );
  const { match, fair, deal } = dealFair(game, 2, {}, secret, luck);
  const proof = new LiveProof({ ...fair.start, deal });
  for (let i = 0; i < 9; i++) {
    const [seat] = match.waits as [number];
    const ask = match.ask(seat);
    const older = Match.resume(game, structuredClone(match.standing), () => 3);
    const draft =
      i === 4
        ? older.draft(seat, ask, 'roll')
        : draftFair(match, fair, seat, ask, 'roll', chains[seat]!.share(ask, 'roll', fair.standing.ends[seat]));
    if (typeof draft === 'string') throw new Error(draft);
    match.commit(i === 4 ? match.redraft(draft.entry) : draft);
    proof.take(fair.follow(draft.entry));
  }
  const record = structuredClone({ ...match.record, luck: opened(luck, fair, secret) });
  const written = { ...record, luck: { ...record.luck, sum: (match.record.luck as { sum: string }).sum } };
  const found = verify(written);
  expect(found).toMatchObject({ verdict: 'proven', rolls: { system: 1, seat: 8 }, renewals: [] });
  expect(proof.state).toMatchObject({ fault: undefined, proven: { seat: 8 }, transcript: found.transcript });
  // Nobody proves what the older server rolled; that it was changed later is found all the same where it matters: by whoever looked on.
  const changed = structuredClone(written);
  Object.assign(changed.entries[4]!, { choice: 'hold', luck: [] });
  expect(verify(changed)).toMatchObject({ verdict: 'wrong' });
});
