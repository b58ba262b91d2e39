/** Where the hero can walk to, and what it means to get there. */
import { choices, copy, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { platformer } from '../game.ts';
import { losesBoot } from '../rules/actions.ts';
import { climberOf } from '../rules/pieces.ts';
import { wouldFall } from '../rules/space.ts';
import { type Field, OFF, type PlatformerFrame, type PlatformerKind, type WalkChoice } from '../state.ts';
import { clone, guess, type View } from '../view.ts';
import { eventsOf, listening, woundsIn } from './rehearsal.ts';

export type Walk = Extract<PlatformerFrame, { step: 'walk' }>;

/** A field the hero can get to. */
export interface Reach {
  readonly field: Field;
  /** Boots on the shortest way. */
  readonly boots: number;
  /** The field before it on that way. */
  readonly from: Field;
  /** Somebody stands there and has to be pushed. */
  readonly push: boolean;
  /** Standing there: false means air, and a fall at the end of the turn. */
  readonly stands: boolean;
  /** Hearts that the whole way costs: enemies left behind, traps, Roots. */
  readonly wounds: number;
  /** The hero would not get there awake. */
  readonly faints: boolean;
  /** Getting there reveals the next level. */
  readonly reveals: boolean;
}

interface Way extends Reach {
  readonly position: Position<PlatformerKind>;
}
type Step = Exclude<WalkChoice, { do: 'stop' }>;

/** A walk of so many boots from where the hero stands; nothing if the first boot is lost. */
export const walkOf = (view: View, seat: Seat, boots: number): Walk | undefined =>
  climberOf(view, seat).at === OFF || losesBoot(view, seat)
    ? undefined
    : { step: 'walk', seat, points: boots, boot: true, up: false, begun: true };

/** Every field within the points of this walk: the shortest way to each, of equal ones the one that hurts least. A push, a faint or a reveal ends a way. */
export function reach(view: View, walk: Walk | undefined): Reach[] {
  if (!walk || walk.points < 1) return [];
  const start = climberOf(view, walk.seat).at;
  const found = new Map<Field, Way>();
  let edge: Pick<Way, 'position' | 'field' | 'wounds'>[] = [
    { position: { state: guess(view), stack: [{ step: 'over' }, walk] }, field: start, wounds: 0 },
  ];
  for (let boots = 1; boots <= walk.points; boots++) {
    const layer = new Map<Field, Way>();
    for (const from of edge)
      for (const choice of stepsOf(from.position)) {
        if (choice.to === start || found.has(choice.to)) continue;
        const way = take(from, walk.seat, choice, boots);
        if (way.wounds < (layer.get(choice.to)?.wounds ?? Number.POSITIVE_INFINITY)) layer.set(choice.to, way);
      }
    for (const [field, way] of layer) found.set(field, way);
    edge = [...layer.values()].filter(({ push, faints, reveals }) => !push && !faints && !reveals);
  }
  return [...found.values()].map(({ position: _, ...each }) => each);
}

/** The next steps that the rules allow in this position. */
function stepsOf({ state, stack }: Position<PlatformerKind>): Step[] {
  const top = stack.at(-1) as PlatformerFrame | undefined;
  if (top?.step !== 'walk') return [];
  return (choices(platformer, state, top) as WalkChoice[]).filter((choice): choice is Step => choice.do !== 'stop');
}

function take(from: Pick<Way, 'position' | 'field' | 'wounds'>, seat: Seat, choice: Step, boots: number): Way {
  const position: Position<PlatformerKind> = { state: clone(from.position.state), stack: copy(from.position.stack) };
  const { play, told } = listening();
  playOn(platformer, position, waiting(platformer, position)[0]!, choice, play);
  const events = eventsOf(told);
  const { at } = climberOf(position.state, seat);
  return {
    field: choice.to,
    boots,
    from: from.field,
    push: 'out' in choice,
    stands: at !== OFF && !wouldFall(position.state, at, true),
    wounds: from.wounds + woundsIn(events, seat),
    faints: at === OFF,
    reveals: events.some(({ kind }) => kind === 'level-revealed'),
    position,
  };
}
