/**
 * A thread of the browser that holds one match: kernel and rules of any game on the shelf. Its secrets are as safe as the browser is. A match
 * of this device is kept as a server keeps one: an answer counts when it is stored, and nobody hears of it before.
 */
import { sightOf } from '@astragal/bots';
import {
  bytesOf,
  dealFair,
  draftFair,
  draftFairUndo,
  type FairMatch,
  fairLuck,
  fairOf,
  inheritedFrom,
  opened,
  signsOf,
} from '@astragal/fair';
import {
  beginning,
  type Draft,
  type Entry,
  type Event,
  type FairLuck,
  forkAt,
  guessAt,
  heard,
  Match,
  type MatchRecord,
  type Position,
  type Rejected,
  replay,
  type Seat,
  type Source,
  seatsAsked,
  seeded,
  type Told,
} from '@astragal/kernel';
import { onShelf, type Rules } from '@astragal/shelf';
import { botInTurn, PATIENCE, SharedLuck } from '@astragal/today';
import { positionOf, type ReplayStep, replayStepOf } from '@astragal/wire';
import { type KeptDaily, type KeptGame, keptGames, LocalStoreError, type Progress } from './kept-games.ts';
import type { Change, LocalViewer, MatchMessage, MatchReply, MatchRequest } from './offline-match.ts';

let rules: Rules;
let match: Match;
/** Its luck, if that can be checked later; this device holds both halves of it. */
let fair: { readonly luck: FairMatch; readonly secret: Uint8Array } | undefined;
/** The game of this device that it is, if it is one. */
let kept: Pick<KeptGame, 'id' | 'mine' | 'coach'> | undefined;
/** Luck that others have, too, and what the record says of it. */
let shared: { readonly luck: SharedLuck; readonly of: string } | undefined;
/** Who looks, and what they have heard. */
let viewers: readonly LocalViewer[] = [];
const stories = new Map<LocalViewer, Event[]>();

/** The luck of a real game; with a seed, that of a test. Every name is unique in a match, so a reopened one goes on as it would have. */
const luckOf = (seed: string | undefined): Source =>
  seed === undefined ? systemLuck : (n, name) => seeded(`${seed}/${name}`).below(n, name);

const sharedLuck = (daily: KeptDaily | undefined): typeof shared => daily && { luck: new SharedLuck(bytesOf(daily.seed)!), of: daily.of };

const RANGE = 2 ** 32;
const words = new Uint32Array(1);

/** Words of the system's randomness, without modulo bias. */
function systemLuck(n: number): number {
  const limit = RANGE - (RANGE % n);
  do crypto.getRandomValues(words);
  while (words[0]! >= limit);
  return words[0]! % n;
}

async function rulesOf(id: string, version: number | undefined): Promise<Rules> {
  const entry = onShelf(id);
  const wanted = version === undefined ? entry : await entry?.at(version);
  if (!wanted) throw new Error(`version ${version} of ${id} is not on the shelf`);
  return wanted.rules();
}

/** What everybody here has heard goes on: told after an undo has unsaid something. Gives where each story changes. */
function tell(told: readonly Told[], unsaid: readonly Told[] = []): Map<LocalViewer, number> {
  return new Map(
    viewers.map((viewer) => {
      const story = stories.get(viewer) ?? [];
      const from = story.length - heard(unsaid, viewer).length;
      stories.set(viewer, [...story.slice(0, from), ...heard(told, viewer)]);
      return [viewer, from];
    }),
  );
}

/** Everything those who look may know, with the lines of their story from there on. */
const changed = (from: ReadonlyMap<LocalViewer, number>): Change => ({
  number: match.length,
  waits: match.waits,
  isOver: match.isOver,
  seen: viewers.map((viewer) => {
    const at = from.get(viewer) ?? 0;
    const story = { from: at, events: stories.get(viewer)!.slice(at) };
    return positionOf(kept?.id ?? '', viewer, match.seen(viewer), story, '', kept?.coach && match.now.stack);
  }),
});

/** What a position says in the list of games. */
function progressOf(position: Position, mine: readonly Seat[]): Progress {
  const waits = seatsAsked(match.game, position);
  if (waits.length > 0) return { waits };
  const tally = mine[0] !== undefined && rules.toolkit.tally?.(position.state, mine[0]);
  return {
    waits,
    result: match.game.result(position.state),
    ...(tally && { tally: tally as NonNullable<Progress['tally']> }),
  };
}

/** Stores a draft, makes it true, and says what is new. */
async function play(draft: Draft | Rejected): Promise<Change | Rejected> {
  if (typeof draft === 'string') return draft;
  if (kept) await keptGames.append(kept.id, draft.number, draft.entry, progressOf(draft.position, kept.mine));
  match.commit(draft);
  fair?.luck.follow(draft.entry);
  if (kept && match.isOver) await keepOpened(kept.id);
  return changed(tell(draft.told, draft.unsaid));
}

/** Plays what was stored, here or in another tab. */
function playAgain(entries: readonly Entry[]): Map<LocalViewer, number> {
  const from = new Map(viewers.map((viewer) => [viewer, stories.get(viewer)?.length ?? 0]));
  for (const entry of entries) {
    const draft = match.redraft(entry);
    match.commit(draft);
    fair?.luck.follow(entry);
    for (const [viewer, at] of tell(draft.told, draft.unsaid)) from.set(viewer, Math.min(from.get(viewer)!, at));
  }
  return from;
}

/** The game is over: its record shows the secret. */
async function keepOpened(id: string): Promise<void> {
  const { entries: _, hash: __, ...head } = match.record;
  if (fair && head.luck?.from === 'fair' && !head.luck.secret)
    await keptGames.note(id, { head: { ...head, luck: opened(head.luck, fair.luck, fair.secret) } });
}

/** Takes a match up from its record, with all that was heard in it. */
function takeUp(record: MatchRecord, seed: string | undefined, secret?: Uint8Array): void {
  const { entries, hash: _, ...head } = record;
  const luck = secret && fairOf({ ...head, entries: entries.slice(0, inheritedBy(record)) }, secret);
  fair = undefined;
  match = Match.reopen(rules.game, { ...head, entries: [] }, shared?.luck.source ?? luckOf(seed));
  const told: Told[] = [];
  beginning(rules.game, head, told);
  tell(told);
  playAgain(entries.slice(0, inheritedBy(record)));
  fair = luck && secret && { luck, secret };
  playAgain(entries.slice(inheritedBy(record)));
}

const inheritedBy = ({ luck }: MatchRecord): number => (luck?.from === 'fair' ? (luck.inherited?.entries ?? 0) : 0);

/** The luck of a new game: this device holds both halves of it, and says so. */
function ownLuck(seats: number, record?: MatchRecord): { readonly secret: Uint8Array; readonly luck: FairLuck } {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const luck = fairLuck(rules.game, secret, new Array(seats).fill(null), 'device');
  return { secret, luck: record ? { ...luck, inherited: inheritedFrom(record) } : luck };
}

/** An answer; a bot's, where nobody of this device sits. */
const drafted = (seat: Seat, ask: number, choice: string): Draft | Rejected =>
  fair ? draftFair(match, fair.luck, seat, ask, choice, {}, kept?.mine.includes(seat) ? undefined : 'bot') : match.draft(seat, ask, choice);

const steps = ({ game }: Rules, record: MatchRecord, viewer: LocalViewer, from: number, count: number) => {
  const all: ReplayStep[] = [];
  let total = 0;
  for (const step of replay(game, record)) {
    total = step.number + 1;
    if (step.number >= from && step.number < from + count) all.push(replayStepOf(game, step, viewer));
  }
  return { total, steps: all };
};

/** What a client may ask for. */
const DOES: { readonly [D in MatchRequest['do']]: (request: Extract<MatchRequest, { do: D }>) => unknown } = {
  async open({ game, seats, options, record, seed, viewers: wanted }) {
    viewers = wanted;
    rules = await rulesOf(game, record?.version);
    if (record) takeUp(record, seed);
    else {
      const told: Told[] = [];
      match = Match.begin(rules.game, seats, options, luckOf(seed), told);
      tell(told);
    }
    return changed(new Map());
  },
  /** A new game of this device, or one that begins with a record. */
  async make({ id, game, options, record, seats, mine, seed, forked, coach, hints, daily }) {
    rules = await rulesOf(game, record?.version);
    shared = sharedLuck(daily);
    const own = seed === undefined && !shared ? ownLuck(seats.length, record) : undefined;
    if (record) takeUp({ ...record, ...(own && { luck: own.luck }) }, seed, own?.secret);
    else if (own) match = dealFair(rules.game, seats.length, options, own.secret, own.luck).match;
    else if (shared) match = Match.begin(rules.game, seats.length, options, shared.luck.source, [], shared.luck.origin(shared.of));
    else match = Match.begin(rules.game, seats.length, options, luckOf(seed));
    const { entries, hash: _, ...head } = match.record;
    const now = Date.now();
    const { version } = rules.game;
    await keptGames.add(
      {
        ...{ id, game, version, seats, mine, head, length: entries.length, created: now, changed: now },
        ...progressOf(match.now, mine),
        ...(forked && { forked }),
        ...(own && { secret: signsOf(own.secret) }),
        ...(coach && { coach }),
        ...(hints && { hints }),
        ...(daily && { daily }),
      },
      entries,
    );
  },
  async take({ id, seed }) {
    const { line, record } = await keptGames.whole(id);
    kept = line;
    viewers = line.mine;
    shared = sharedLuck(line.daily);
    rules = await rulesOf(line.game, line.version);
    takeUp(record, seed, bytesOf(line.secret));
    if (match.isOver) await keepOpened(id);
    return { line, change: changed(new Map()) };
  },
  async catchUp() {
    return changed(playAgain(await keptGames.since(kept!.id, match.length + 1)));
  },
  async page({ id, viewer, from, count }) {
    const { line, record } = await keptGames.whole(id);
    return { line, ...steps(await rulesOf(line.game, line.version), record, viewer, from, count) };
  },
  /** The record up to a step; of a game that runs, as this seat may imagine it. */
  async fork({ id, step, seat }) {
    const { line, record } = await keptGames.whole(id);
    const { game } = await rulesOf(line.game, line.version);
    return line.result ? forkAt(record, step) : guessAt(game, record, step, seat, { below: systemLuck });
  },
  seen: ({ seat }) => match.seen(seat),
  sight({ seat }) {
    const { questions, stack, view } = sightOf(match.game, match.now, seat);
    // Where all have the same luck, what a bot sees hangs on nobody's speed: people answer first, then bots by seat.
    const isMine = (each: Seat): boolean => kept?.mine.includes(each) ?? false;
    const isInTurn = !shared || isMine(seat) || botInTurn(match.waits, isMine) === seat;
    const sight = { seat, questions: isInTurn ? questions : [], stack, view };
    const thinking = shared && { shared: { seed: shared.luck.botSeed(seat, sight), patience: PATIENCE, at: match.length } };
    return { ask: match.ask(seat), version: match.game.version, sight, ...thinking };
  },
  answer: ({ seat, ask, choice, at = match.length }) => play(at === match.length ? drafted(seat, ask, choice) : 'stale'),
  undo: ({ seat, ask }) => play(fair ? draftFairUndo(match, fair.luck, seat, ask) : match.draftUndo(seat, ask)),
  record: () => match.record,
};

async function reply({ number, request }: MatchMessage): Promise<void> {
  try {
    const result = await (DOES[request.do] as (request: MatchRequest) => unknown)(request);
    postMessage({ number, result } satisfies MatchReply);
  } catch (error) {
    const trouble = error instanceof LocalStoreError ? error.trouble : undefined;
    postMessage({ number, failed: error instanceof Error ? error.message : String(error), trouble } satisfies MatchReply);
  }
}

/** One after the other: storing takes time, and the next answer is to what the last one led to. */
let queue: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<MatchMessage>) => {
  queue = queue.then(() => reply(data));
});
