/** The moments that decided a game, as facts. */
import type { Holdings, Judge } from '@astragal/bots';
import { type Game, type Kind, named, type Position, type Seat } from '@astragal/kernel';
import { changeOfHoldings } from './holdings.ts';
import type { GradedAnswer, KeyMoment, LedgerLine, LedgerTurn } from './ledger.ts';
import type { Reference } from './reference.ts';
import { fallen } from './strata.ts';
import type { PlayedTurn } from './turns.ts';

/** What is needed to tell what a line brought. */
export interface Telling<K extends Kind> {
  readonly game: Game<K>;
  readonly judge: Judge<K>;
  readonly reference: Reference<K>;
  readonly holdings: ((state: K['state'], seat: Seat) => Holdings) | undefined;
  /** Lines of the reference that have been told, by entry: they stay the same while a ledger grows. */
  readonly known: Map<number, LedgerLine>;
}

const MOST = 5;
/** Less than this decides nothing. */
const LEAST = 0.02;
const NOISE = 2;

interface Candidate {
  readonly kind: KeyMoment['kind'];
  readonly turn: number;
  readonly seat: Seat;
  readonly change: number;
  readonly error: number;
  readonly answer?: GradedAnswer;
}

/** Up to five moments, the weightiest first; one of choices and one of luck for each turn at most. */
export function momentsOf<K extends Kind>(
  telling: Telling<K>,
  played: readonly PlayedTurn<K>[],
  turns: readonly LedgerTurn[],
): KeyMoment[] {
  return turns
    .flatMap(candidates)
    .filter(({ change, error }) => Math.abs(change) - NOISE * error >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .map((candidate) => told(telling, played[candidate.turn]!, turns[candidate.turn]!, candidate));
}

function candidates({ turn, seat, luck, error, answers }: LedgerTurn): Candidate[] {
  const choice = answers.reduce<GradedAnswer | undefined>((a, b) => (!a || weight(b) > weight(a) ? b : a), undefined);
  const struck = seat ?? luck.reduce((most, each, i) => (Math.abs(each) > Math.abs(luck[most]!) ? i : most), 0);
  const fell: Candidate = { kind: luck[struck]! < 0 ? 'misfortune' : 'luck', turn, seat: struck, change: luck[struck]!, error };
  if (!choice) return [fell];
  const change = choice.choices[choice.seat]!;
  return [fell, { kind: change < 0 ? 'mistake' : 'find', turn, seat: choice.seat, change, error: choice.error, answer: choice }];
}

const weight = ({ seat, choices }: GradedAnswer): number => Math.abs(choices[seat]!);

function told<K extends Kind>(telling: Telling<K>, played: PlayedTurn<K>, entered: LedgerTurn, candidate: Candidate): KeyMoment {
  const { kind, turn, seat, change, error, answer } = candidate;
  const entry = answer?.entry ?? played.from;
  const from = answer ? played.answers.find((each) => each.entry === entry)!.position : played.before;
  const line = (end: Position<K>, answers: readonly { seat: Seat; choice: string }[]): LedgerLine => ({
    answers: answers.filter((each) => each.seat === seat).map(({ choice }) => choice),
    brought: changeOfHoldings(telling.holdings?.(from.state, seat), telling.holdings?.(end.state, seat)),
    points: telling.judge.chances(end).points[seat]!,
  });
  const rest = played.answers.filter((each) => each.entry >= entry);
  const moment = { kind, seat, turn, entry, change, error, played: line(played.after, rest) };
  if (!answer) return { ...moment, mean: entered.before[seat]! + entered.doubt[seat]! };
  const better = telling.known.get(entry) ?? preferred();
  telling.known.set(entry, better);
  return { ...moment, reference: better };

  function preferred(): LedgerLine {
    const luck = fallen(
      rest.flatMap((each) => each.luck),
      named(`moment ${entry}`),
    );
    const { end, answers } = telling.reference.from(from, luck, { seat, choice: answer!.reference });
    return line(end, answers);
  }
}
