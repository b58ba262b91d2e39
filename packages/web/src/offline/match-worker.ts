/** A thread of the browser that holds one match: kernel and rules of any game on the shelf. Its secrets are as safe as the browser is. */
import { sightOf } from '@astragal/bots';
import { Match, type Source, seeded, type Told } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { Change, MatchReply, MatchRequest } from './offline-match.ts';

let match: Match;

/** The luck of a real game; with a seed, that of a test. Every name is unique in a match, so a reopened one goes on as it would have. */
const luckOf = (seed: string | undefined): Source =>
  seed === undefined ? systemLuck : (n, name) => seeded(`${seed}/${name}`).below(n, name);

const RANGE = 2 ** 32;
const words = new Uint32Array(1);

/** Words of the system's randomness, without modulo bias. */
function systemLuck(n: number): number {
  const limit = RANGE - (RANGE % n);
  do crypto.getRandomValues(words);
  while (words[0]! >= limit);
  return words[0]! % n;
}

const changed = (told: readonly Told[], unsaid?: readonly Told[]): Change => ({
  number: match.length,
  told,
  ...(unsaid && { unsaid }),
  waits: match.waits,
  isOver: match.isOver,
});

/** What a client may ask for. */
const DOES: { readonly [D in MatchRequest['do']]: (request: Extract<MatchRequest, { do: D }>) => unknown } = {
  async open({ game: id, seats, options, record, seed }) {
    const entry = onShelf(id)!;
    const rules = record ? await entry.at(record.version) : entry;
    if (!rules) throw new Error(`version ${record!.version} of ${id} is not on the shelf`);
    const { game } = await rules.rules();
    const told: Told[] = [];
    match = record ? Match.reopen(game, record, luckOf(seed)) : Match.begin(game, seats, options, luckOf(seed), told);
    return changed(told);
  },
  seen: ({ seat }) => match.seen(seat),
  sight({ seat }) {
    const { questions, stack, view } = sightOf(match.game, match.now, seat);
    return { ask: match.ask(seat), version: match.game.version, sight: { seat, questions, stack, view } };
  },
  answer({ seat, ask, choice }) {
    const draft = match.draft(seat, ask, choice);
    if (typeof draft === 'string') return draft;
    match.commit(draft);
    return changed(draft.told);
  },
  undo({ seat, ask }) {
    const draft = match.draftUndo(seat, ask);
    if (typeof draft === 'string') return draft;
    match.commit(draft);
    return changed(draft.told, draft.unsaid);
  },
  record: () => match.record,
};

addEventListener('message', async ({ data: { id, ...request } }: MessageEvent<MatchRequest & { readonly id: number }>) => {
  try {
    const result = await (DOES[request.do] as (request: MatchRequest) => unknown)(request);
    postMessage({ id, result } satisfies MatchReply);
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? error.message : String(error) } satisfies MatchReply);
  }
});
