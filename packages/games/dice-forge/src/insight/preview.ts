/** What an answer would bring whoever gives it, as far as it is certain: the rules act on a copy, and we listen. */
import { type ChoiceOf, choices, Play, playOn, type Seat, seeded, type Told, waiting } from '@astragal/kernel';
import { type Amounts, CARDS, NOTHING, plus } from '../content/index.ts';
import { diceForge } from '../game.ts';
import { capsOf } from '../rules/questions.ts';
import type { DiceForgeKind, Event, Frame, View } from '../state.ts';
import { guess } from '../view.ts';

export type Answer = ChoiceOf<DiceForgeKind>;

export interface Preview {
  /** What leaves the reserve. */
  readonly pay: Amounts;
  /** What is received, before anything of it is lost. */
  readonly gain: Amounts;
  /** What of it would go beyond the caps. */
  readonly lost: Amounts;
  /** By how much the caps would rise. */
  readonly caps: Amounts;
  /** Whose boat would be sent home. */
  readonly ousted: Seat | undefined;
  /** Dice would fall: the answer could not be taken back. */
  readonly rolls: boolean;
}
export const NO_CHANGE: Preview = { pay: NOTHING, gain: NOTHING, lost: NOTHING, caps: NOTHING, ousted: undefined, rolls: false };

/** More answers of others than any roll could ask for. */
const LONGEST = 40;

/** What this answer to this question brings. */
export function previewOf(view: View, question: Frame & { readonly seat: Seat }, answer: Answer): Preview {
  const { seat } = question;
  const before = guess(view);
  const position = { state: guess(view), stack: [question as Frame] };
  const told: Told<DiceForgeKind>[] = [];
  // Any luck will do: what depends on it is not counted.
  const play = new Play<DiceForgeKind>(seeded('preview'), told);
  playOn(diceForge, position, waiting(diceForge, position)[0]!, answer, play);
  for (let i = 0; i < LONGEST && goOn(position, seat, play); i++);
  const events = told.flatMap(({ event }) => (event ? [event] : []));
  const [caps, now] = [capsOf(before.players[seat]!), capsOf(position.state.players[seat]!)];
  return {
    ...reserveOf(events, seat),
    caps: { gold: now.gold - caps.gold, sun: now.sun - caps.sun, moon: now.moon - caps.moon, glory: 0 },
    ousted: events.find((event) => event.kind === 'ousted')?.seat,
    rolls: events.some(({ kind }) => kind === 'rolled'),
  };
}

/** Others answer anyhow where they stand in the way, and all gold of mine goes to the reserve; nothing else of mine is decided here. */
function goOn(position: Parameters<typeof waiting<DiceForgeKind>>[1], seat: Seat, play: Play<DiceForgeKind>): boolean {
  const open = waiting(diceForge, position);
  const at = open.find((each) => each.seat === seat) ?? open[0];
  if (!at || (at.seat === seat && at.frame.step !== 'splitting')) return false;
  playOn(diceForge, position, at, choices(diceForge, position.state, at.frame)[0]!, play);
  return true;
}

/** What was paid and received for certain: once dice have fallen, only what cards give. */
function reserveOf(events: readonly Event[], seat: Seat): Pick<Preview, 'pay' | 'gain' | 'lost'> {
  let [pay, gain, lost] = [NOTHING, NOTHING, NOTHING];
  let rolled = false;
  for (const event of events) {
    if (event.kind === 'rolled') rolled = true;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'paid') pay = plus(pay, event.cost);
    else if (event.kind === 'bought') pay = plus(pay, { ...NOTHING, gold: event.price });
    else if (event.kind === 'lost' && !rolled) pay = plus(pay, event.losses);
    else if (event.kind === 'converted' && !rolled) gain = plus(gain, { ...NOTHING, glory: event.glory });
    else if (event.kind === 'hammered' && !rolled) gain = plus(gain, { ...NOTHING, glory: event.glory });
    else if (event.kind === 'gained' && (!rolled || event.source in CARDS)) {
      gain = plus(gain, plus(event.gains, event.lost));
      lost = plus(lost, event.lost);
    }
  }
  return { pay, gain, lost };
}
