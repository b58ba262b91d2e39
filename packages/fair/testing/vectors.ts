/** Test vectors for whoever writes another checker: each part of the construction by itself, and small records with what must be found. */
import { type Game, type MatchRecord, seeded } from '@astragal/kernel';
import { signsOf } from '../src/bytes.ts';
import {
  closingOf,
  hiddenSeed,
  houseSide,
  inheritanceOf,
  markOf,
  rolled,
  sealOf,
  shownSeed,
  sumOf,
  transcriptAfter,
  transcriptOf,
} from '../src/construction.ts';
import { Chain, fairLuck, SEAT_LINKS, verify } from '../src/index.ts';
import { mutated } from './mutations.ts';
import { bytesFrom, playFair } from './play.ts';

const outcome = (record: unknown) => {
  const { verdict, fault, rolls, transcript } = verify(record);
  return {
    verdict,
    ...(fault && { fault: { kind: fault.kind, entry: fault.entry ?? null } }),
    rolls,
    transcript: fault ? null : (transcript ?? null),
  };
};

/** All vectors; `pig` is the smallest game there is. */
export function vectors(pig: Game): unknown {
  const secret = bytesFrom('vector secret');
  const seed = bytesFrom('vector seat');
  const chain = new Chain(seed, SEAT_LINKS);
  const side = houseSide(secret);
  const luck = { ...fairLuck(pig, secret, [signsOf(chain.anchor), null]), shown: ['die '] };
  const head = { game: 'pig', version: 1, seats: 2, options: { goal: '100', zażółć: 'tak' }, luck };
  const first = transcriptOf(head);
  const asking = { number: 1, seat: 0, side: 'seat' as const, link: signsOf(chain.link(1)) };
  const open = side.openChain(0).link(1);
  const mark = markOf(side.hidden, asking, 'roll');
  const [shown, hidden] = [shownSeed(open, first, asking), hiddenSeed(side.hiddenKey, first, asking, mark)];
  const rolls = [2, 3, 6, 52, 1000, 2 ** 31 + 1].map((n) => [`die #${n}`, n, rolled(shown, `die #${n}`, n)] as const);
  const after = transcriptAfter(first, { ...asking, mark, open: signsOf(open), rolls });
  const whole = playFair({ game: pig, seed: 'vector', sitters: ['keeps', 'bot'], most: 18 });
  const mixed = playFair({ game: pig, seed: 'vector mixed', sitters: ['loses', 'old', 'keeps'], most: 24 });
  const long = playFair({ game: pig, seed: 'vector long', sitters: ['bot', 'old'], most: 300, choose: () => 'roll', undo: 0 });
  const chance = seeded('vector mutations');
  return {
    about: 'Test vectors of docs/fair-dice.md, construction 1.',
    chain: {
      seed: signsOf(seed),
      length: SEAT_LINKS,
      anchor: signsOf(chain.anchor),
      link1: signsOf(chain.link(1)),
      link1024: signsOf(chain.link(1024)),
    },
    house: {
      secret: signsOf(secret),
      hidden: side.commitment,
      open: [0, 1].map((number) => signsOf(side.openChain(number).anchor)),
      link1: signsOf(open),
    },
    head: { given: head, seal: sealOf(luck), transcript: first },
    entry: {
      given: { ...asking, choice: 'roll' },
      mark,
      shown: rolls,
      hidden: [6, 52].map((n) => [`deck #${n}`, n, rolled(hidden, `deck #${n}`, n)]),
      transcript: after,
      sum: sumOf(side.hidden, after, rolls),
      closing: closingOf(side.hidden, after, 1),
      undo: markOf(side.hidden, asking, undefined),
    },
    inherited: {
      given: { dealt: [['die', 6, 2]], entries: [{ seat: 0, choice: 'roll', luck: [] }] },
      digest: inheritanceOf({ dealt: [['die', 6, 2]], entries: [{ seat: 0, choice: 'roll', luck: [] }] }),
    },
    records: [
      ...[whole, mixed, long].map((record) => ({ what: 'as it was played', record, ...outcome(record) })),
      ...Array.from({ length: 30 }, (_, i) => {
        const { what, record } = mutated([whole, mixed][i % 2] as MatchRecord, chance);
        return { what, record, ...outcome(record) };
      }),
    ],
  };
}
