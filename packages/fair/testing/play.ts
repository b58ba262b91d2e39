/** Fair games in memory, for tests, fixtures and the bench: every kind of seat, and luck of their own for whoever decides. */
import {
  type Chance,
  choices,
  type FairLuck,
  type Game,
  type Match,
  type MatchRecord,
  notation,
  type Seat,
  seeded,
  waiting,
} from '@astragal/kernel';
import {
  type Bytes,
  dealFair,
  draftFair,
  draftFairUndo,
  fairLuck,
  type LiveEntry,
  type LiveStart,
  opened,
  SeatChain,
  type SeatShare,
} from '../src/index.ts';

/** 32 bytes out of a seed: for tests alone. */
export function bytesFrom(seed: string): Bytes {
  const chance = seeded(seed);
  return Uint8Array.from({ length: 32 }, () => chance.below(256, 'byte'));
}

/** Who sits where: a browser that keeps its secrets, one that loses them now and then, one that knows nothing of all this, a bot. */
export type FairSitter = 'keeps' | 'loses' | 'old' | 'bot';

export interface FairGame {
  readonly game: Game;
  readonly seed: string;
  readonly sitters: readonly FairSitter[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Answers after which the game is left. */
  readonly most?: number;
  /** In how many of a hundred cases somebody takes back what they may take back. */
  readonly undo?: number;
  /** Looks on. */
  readonly look?: { start?(start: LiveStart): void; sent?(seat: Seat, share: SeatShare): void; entry?(entry: LiveEntry): void };
  /** Decides; at random if missing. */
  readonly choose?: (match: Match, seat: Seat, chance: Chance) => string | undefined;
}

/** Plays a game and gives its record, opened. */
export function playFair({
  game,
  seed,
  sitters,
  options = {},
  most = 400,
  undo = 10,
  look = {},
  choose = anything,
}: FairGame): MatchRecord {
  const chance = seeded(`${seed}/choices`);
  const secret = bytesFrom(`${seed}/house`);
  const chains = sitters.map((sitter, seat) =>
    sitter === 'keeps' || sitter === 'loses' ? new SeatChain(randomFrom(`${seed}/seat ${seat}`)) : undefined,
  );
  const anchors = chains.map((chain) => chain?.anchor ?? null);
  const { match, fair, deal: dealt } = dealFair(game, sitters.length, options, secret, fairLuck(game, secret, anchors));
  look.start?.({ ...fair.start, deal: dealt });
  for (let i = 0; i < most && !match.isOver; i++) {
    const seat = match.waits[chance.below(match.waits.length, 'who')]!;
    if (match.mayUndo(seat) && chance.below(100, 'undo') < undo) {
      const draft = draftFairUndo(match, fair, seat, match.ask(seat));
      if (typeof draft === 'string') throw new Error(draft);
      match.commit(draft);
      const live = fair.follow(draft.entry);
      look.entry?.(live);
      continue;
    }
    if (sitters[seat] === 'loses' && chance.below(20, 'lost') === 0)
      chains[seat] = new SeatChain(randomFrom(`${seed}/seat ${seat} after ${i}`));
    const ask = match.ask(seat);
    const choice = choose(match, seat, chance);
    if (choice === undefined) break;
    // Now and then an answer is refused, and its link was shown in vain.
    if (chains[seat] && chance.below(30, 'refused') === 0) chains[seat].share(ask, 'refused', fair.standing.ends[seat]);
    const share = chains[seat]?.share(ask, choice, fair.standing.ends[seat]) ?? {};
    if (share.link !== undefined && fair.stepsTo(seat, share.link) === undefined) throw new Error('the chain was lost');
    look.sent?.(seat, share);
    const draft = draftFair(match, fair, seat, ask, choice, share, sitters[seat] === 'bot' ? 'bot' : undefined);
    if (typeof draft === 'string') throw new Error(draft);
    match.commit(draft);
    const live = fair.follow(draft.entry);
    look.entry?.(live);
  }
  return JSON.parse(JSON.stringify({ ...match.record, luck: opened(match.record.luck as FairLuck, fair, secret) }));
}

const randomFrom = (seed: string): (() => Bytes) => {
  let count = 0;
  return () => bytesFrom(`${seed} #${++count}`);
};

function anything(match: Match, seat: Seat, chance: Chance): string {
  const all = waiting(match.game, match.now)
    .filter((each) => each.seat === seat)
    .flatMap(({ frame }) => choices(match.game, match.now.state, frame));
  return notation(all[chance.below(all.length, 'answer')]!);
}
