/** What an answer would bring whoever gives it, whatever falls: the rules act on a copy whose dice show nothing, and we listen. */
import { type ChoiceOf, choices, Play, type Position, playOn, type Seat, type Told, waiting } from '@astragal/kernel';
import { type Amounts, DICE, NOTHING, plus } from '../content/index.ts';
import { diceForge } from '../game.ts';
import { capsOf, dieOf } from '../rules/questions.ts';
import type { DiceForgeKind, Event, Frame, Player, State, View } from '../state.ts';
import { guess } from '../view.ts';

export type Answer = ChoiceOf<DiceForgeKind>;

export interface Preview {
  /** What leaves the reserve. */
  readonly pay: Amounts;
  /** What is received for certain, before anything of it is lost. */
  readonly gain: Amounts;
  /** Gold of it that goes under the hammer. */
  readonly hammered: number;
  /** What of it would go beyond the caps. */
  readonly lost: Amounts;
  /** By how much the caps would rise. */
  readonly caps: Amounts;
  /** Whose boat would be sent home. */
  readonly ousted: Seat | undefined;
  /** Dice would fall: what they bring comes on top, and the answer could not be taken back. */
  readonly rolls: boolean;
}
export const NO_CHANGE: Preview = {
  pay: NOTHING,
  gain: NOTHING,
  hammered: 0,
  lost: NOTHING,
  caps: NOTHING,
  ousted: undefined,
  rolls: false,
};

/** Where gold goes that a hammer could take: there, to the reserve, or as its player says each time. */
export type GoldGoes = 'ask' | 'hammer' | 'me';

/** More answers of others than any roll could ask for. */
const LONGEST = 40;

/** What this answer to this question brings, with gold going where its player has settled. */
export function previewOf(view: View, question: Frame & { readonly seat: Seat }, answer: Answer, goes: GoldGoes = 'ask'): Preview {
  const { seat } = question;
  const before = guess(view).players[seat]!;
  const position: Position<DiceForgeKind> = { state: blank(guess(view)), stack: [question as Frame] };
  const told: Told<DiceForgeKind>[] = [];
  const play = new Play<DiceForgeKind>({ below: () => 0 }, told);
  playOn(diceForge, position, waiting(diceForge, position)[0]!, answer, play);
  for (let i = 0; i < LONGEST && goOn(position, seat, goes, play); i++);
  const events = told.flatMap(({ event }) => (event ? [event] : []));
  const [caps, now] = [capsOf(before), capsOf(position.state.players[seat]!)];
  return {
    ...reserveOf(events, seat),
    caps: { gold: now.gold - caps.gold, sun: now.sun - caps.sun, moon: now.moon - caps.moon, glory: 0 },
    ousted: events.find((event) => event.kind === 'ousted')?.seat,
    rolls: events.some(({ kind }) => kind === 'rolled'),
  };
}

/** Dice that bring nobody anything and ask nothing: mirrors among mirrors (DF-49). What is left does not depend on luck. */
function blank(state: State): State {
  for (const player of state.players) for (const die of DICE) dieOf(player, die).faces.fill('mirror');
  return state;
}

/** Others answer anyhow where they stand in the way, and my gold goes where it is settled; nothing else of mine is decided here. */
function goOn(position: Position<DiceForgeKind>, seat: Seat, goes: GoldGoes, play: Play<DiceForgeKind>): boolean {
  const open = waiting(diceForge, position);
  const at = open.find((each) => each.seat === seat) ?? open[0];
  if (!at || (at.seat === seat && at.frame.step !== 'splitting')) return false;
  const all = choices(diceForge, position.state, at.frame);
  const under = at.frame.step === 'splitting' && at.seat === seat ? PARTS[goes](position.state.players[seat]!, at.frame.gold) : 0;
  // The n-th answer about gold puts n of it under the hammer.
  playOn(diceForge, position, at, all[Math.min(under, all.length - 1)]!, play);
  return true;
}

/** How much of some gold goes under the hammer, if there is room; whoever is asked loses none that could go there. */
const PARTS: Readonly<Record<GoldGoes, (player: Player, gold: number) => number>> = {
  ask: (player, gold) => Math.max(0, gold - (capsOf(player).gold - player.gold)),
  hammer: (_, gold) => gold,
  me: () => 0,
};

/** What was paid and received. */
function reserveOf(events: readonly Event[], seat: Seat): Pick<Preview, 'pay' | 'gain' | 'hammered' | 'lost'> {
  let [pay, gain, lost, hammered] = [NOTHING, NOTHING, NOTHING, 0];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'paid') pay = plus(pay, event.cost);
    else if (event.kind === 'bought') pay = plus(pay, { ...NOTHING, gold: event.price });
    else if (event.kind === 'lost') pay = plus(pay, event.losses);
    else if (event.kind === 'converted') gain = plus(gain, { ...NOTHING, glory: event.glory });
    else if (event.kind === 'hammered') {
      gain = plus(gain, { ...NOTHING, gold: event.gold, glory: event.glory });
      hammered += event.gold;
    } else if (event.kind === 'gained') {
      gain = plus(gain, plus(event.gains, event.lost));
      lost = plus(lost, event.lost);
    }
  }
  return { pay, gain, hammered, lost };
}
