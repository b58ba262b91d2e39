/** A match and its fair luck together, whoever holds them: a server, a device, a test. */
import {
  type Draft,
  type FairLuck,
  type Game,
  type Kind,
  Match,
  type Options,
  type Rejected,
  readOptions,
  type Seat,
  type Told,
} from '@astragal/kernel';
import { type Bytes, signsOf } from './bytes.ts';
import { inheritanceOf, numbered } from './construction.ts';
import { commitmentsOf, FairMatch, type SeatShare } from './fair-match.ts';
import type { LiveEntry } from './live.ts';

/** Which luck of a game everybody sees. */
const shownBy = ({ open, openLuck }: Pick<Game, 'open' | 'openLuck'>): FairLuck['shown'] => open ?? openLuck ?? [];

/** What a match's record says of its luck, before anything has fallen. */
export const fairLuck = (
  game: Pick<Game, 'open' | 'openLuck'>,
  secret: Bytes,
  anchors: readonly (string | null)[],
  by: FairLuck['by'] = 'server',
): FairLuck => ({ from: 'fair', by, ...commitmentsOf(secret), shown: shownBy(game), anchors });

export interface FairDeal<K extends Kind> {
  readonly match: Match<K>;
  readonly fair: FairMatch;
  readonly deal: LiveEntry;
}

/** Deals. The record of the match has its luck, with the sum of the deal. */
export function dealFair<K extends Kind>(
  game: Game<K>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  secret: Bytes,
  luck: FairLuck,
  told: Told<K>[] = [],
): FairDeal<K> {
  const options = readOptions(game, seats, given) as Options;
  const fair = FairMatch.begin(secret, { game: game.id, version: game.version, seats, options, luck });
  const drawn = fair.deal();
  // The record's own copy: what binds the deal is known only after it.
  const written: FairLuck & { sum?: string } = { ...luck };
  const match = Match.begin(game, seats, options, drawn.source, told, written);
  const { dealt } = match.record;
  written.sum = drawn.part(dealt).sum;
  return { match, fair, deal: fair.dealt(dealt) };
}

/** An answer with the luck that it alone has. The caller has looked whether the seat's link fits. */
export function draftFair<K extends Kind>(
  match: Match<K>,
  fair: FairMatch,
  seat: Seat,
  ask: number,
  text: string,
  share: SeatShare,
  by?: 'bot',
): Draft<K> | Rejected {
  let drawn: ReturnType<FairMatch['luck']> | undefined;
  const draft = match.draft(seat, ask, text, (choice) => {
    drawn = fair.luck(seat, choice, share, by);
    return drawn.source;
  });
  if (typeof draft === 'string' || 'undo' in draft.entry || !drawn) return draft;
  return { ...draft, entry: { ...draft.entry, fair: drawn.part(draft.entry.luck) } };
}

export function draftFairUndo<K extends Kind>(match: Match<K>, fair: FairMatch, seat: Seat, ask: number): Draft<K> | Rejected {
  const draft = match.draftUndo(seat, ask);
  return typeof draft === 'string' ? draft : { ...draft, entry: { ...draft.entry, fair: fair.undo(seat) } };
}

/** As much of a record as its luck needs. */
export type FairRecord = Pick<Match['record'], 'game' | 'version' | 'seats' | 'options' | 'luck' | 'dealt' | 'opening' | 'entries'>;

/** The fair luck of a match as its record leaves it; undefined if it has other luck. */
export function fairOf(record: FairRecord, secret: Bytes): FairMatch | undefined {
  const fair = begunFair(record, secret);
  for (const take of fair?.entries ?? []) take();
  return fair?.match;
}

/** The fair luck of a match before anything fell, and the entries that lead to where its record leaves it, the deal first. */
export function begunFair(
  record: FairRecord,
  secret: Bytes,
): { readonly match: FairMatch; readonly entries: readonly (() => LiveEntry)[] } | undefined {
  const { luck, dealt, entries } = record;
  if (luck?.from !== 'fair') return undefined;
  const counts = new Map<string, number>();
  const begun = luck.inherited?.entries ?? 0;
  if (luck.inherited) for (const said of [dealt, ...entries.slice(0, begun).map(luckOf)]) numbered(said, counts);
  const { game, version, seats, options } = record;
  const match = FairMatch.begin(secret, { game, version, seats, options, luck }, counts);
  const deal = luck.inherited ? [] : [() => match.dealt(dealt)];
  return { match, entries: [...deal, ...entries.slice(begun).map((entry) => () => match.follow(entry))] };
}

const luckOf = (entry: Match['record']['entries'][number]) => ('undo' in entry ? [] : entry.luck);

/** What a match has from another, where it goes on from. */
export const inheritedFrom = (record: Pick<FairRecord, 'dealt' | 'opening' | 'entries'>): NonNullable<FairLuck['inherited']> => ({
  entries: record.entries.length,
  digest: inheritanceOf(record),
});

/** The luck of a match that is over: the secret is shown, and the end is bound. */
export const opened = (luck: FairLuck, fair: FairMatch, secret: Bytes): FairLuck => ({
  ...luck,
  secret: signsOf(secret),
  closing: fair.closing,
});
