/** Resolving a roll, stage by stage as in DF-40: copy, triple, choose, shields, apply, boar rewards, Cerberus. */
import type { Seat, Steps } from '@astragal/kernel';
import {
  type Amounts,
  type CardId,
  CONVERSIONS,
  FACES,
  type FaceId,
  type FaceKind,
  isNothing,
  NOTHING,
  SHIELD_GLORY,
  TRIPLE,
  times,
} from '../content/index.ts';
import type { DiceForgeKind, Part, Roll, State } from '../state.ts';
import { rewardsFor } from './boars.ts';
import { isSplit, receive } from './gains.ts';
import { eligibleFor } from './mirrors.ts';
import { rolledBy, takes } from './questions.ts';
import { interruptible } from './triton.ts';
import { convert, gain, lose, spendToken, type T } from './verbs.ts';

/** No option picked yet on either result. */
const UNPICKED: readonly number[] = [-1, -1];

/** DF-112, DF-113: a blessing of one's own, once. */
const mayRepeat = (s: State, seat: Seat, roll: Roll): boolean =>
  !roll.again && (roll.kind === 'blessing' || roll.kind === 'minor-blessing') && s.players[seat]!.cerberus > 0;

/** The first result of this kind from the place `from` on, or -1. */
function nextOf(kind: FaceKind, faces: readonly FaceId[], from: number): number {
  for (let i = from; i < faces.length; i++) if (FACES[faces[i]!].kind === kind) return i;
  return -1;
}

/** Stage 1 from the result `from` on. A mirror with a single face to copy needs no question. */
function copyFrom(s: State, seat: Seat, roll: Roll, faces: readonly FaceId[], from: number, t: T): void {
  const at = nextOf('mirror', faces, from);
  const eligible = at < 0 ? [] : eligibleFor(s, seat, roll);
  if (at < 0) chooseFrom(s, seat, roll, faces, UNPICKED, 0, t);
  else if (eligible.length > 1) t.next({ step: 'copying', seat, roll, faces, at, eligible });
  else copyFrom(s, seat, roll, copied(seat, faces, at, eligible[0], t), at + 1, t);
}

/** The results with this mirror replaced by what it copies; without a face it stays a mirror and does nothing (DF-49). */
function copied(seat: Seat, faces: readonly FaceId[], at: number, face: FaceId | undefined, t: T): readonly FaceId[] {
  t.tell(face ? { kind: 'copied', seat, face } : { kind: 'copied', seat });
  return face ? faces.with(at, face) : faces;
}

/** Stage 2: how often the result `at` counts. Two x3 do nothing for each other (DF-43, DF-44). */
function factor(faces: readonly FaceId[], at: number): number {
  const other = faces[1 - at];
  return other !== undefined && FACES[other].kind === 'triple' ? TRIPLE : 1;
}

/** Stage 3 from the result `from` on. */
function chooseFrom(s: State, seat: Seat, roll: Roll, faces: readonly FaceId[], picked: readonly number[], from: number, t: T): void {
  const at = nextOf('choice', faces, from);
  if (at < 0) apply(s, seat, roll, faces, picked, t);
  else t.next({ step: 'choosing', seat, roll, faces, picked, at, times: factor(faces, at) });
}

/** What is printed on the result and counts for a shield beside it (DF-58 to DF-60). */
function printed(faces: readonly FaceId[], picked: readonly number[], at: number): Amounts {
  const face = FACES[faces[at] ?? 'mirror'];
  if (face.kind === 'all') return face.gives;
  return face.kind === 'choice' ? face.options[picked[at]!]! : NOTHING;
}

/** A result worked out: stages 2 to 4 together. */
export function partOf(faces: readonly FaceId[], picked: readonly number[], at: number): Part {
  const id = faces[at]!;
  const face = FACES[id];
  const n = factor(faces, at);
  const satisfied = face.watches !== undefined && printed(faces, picked, 1 - at)[face.watches] > 0;
  const gives = face.kind === 'shield' ? (satisfied ? SHIELD_GLORY : face.gives) : printed(faces, picked, at);
  return { face: id, gives: n === 1 ? gives : times(n, gives), discount: n * face.discount, rewards: face.boar ? n : 0 };
}

/** Stages 5 and 6. Under Minotaur every gain turns into a loss and a ship does nothing (DF-117, DF-120). */
function apply(s: State, seat: Seat, roll: Roll, faces: readonly FaceId[], picked: readonly number[], t: T): void {
  const parts = faces.map((_, at) => partOf(faces, picked, at));
  const rewards = rewardsFor(s, seat, parts);
  if (rewards.length > 0) t.next(...rewards);
  if (roll.kind === 'loss') for (const part of parts) takeAway(s, seat, part, t);
  else if (orderMatters(parts[0]!, parts[1])) t.next({ step: 'ordering', seat, roll, parts });
  else applyInTurn(s, seat, roll, parts[0]!, parts[1], t);
}

/** One part after the other; the second waits if the first asks something. */
function applyInTurn(s: State, seat: Seat, roll: Roll, first: Part, second: Part | undefined, t: T): void {
  const waits = second !== undefined && asks(s, seat, roll, first);
  if (waits) t.next({ step: 'applying', seat, roll, part: second });
  applyPart(s, seat, roll, first, t);
  if (second && !waits) applyPart(s, seat, roll, second, t);
}

/** Whether applying this part is a matter of choice: a purchase, a conversion, gold for a hammer. */
const asks = (s: State, seat: Seat, roll: Roll, { discount, gives }: Part): boolean =>
  discount > 0 || convertible(roll, gives) > 0 || isSplit(s, seat, gives);

/** A blessing that leaves nothing to decide and touches nobody else is applied at once; tells whether it was. */
export function blessedAtOnce(s: State, seat: Seat, t: T): boolean {
  const light = rolledBy(s, seat, 'light');
  const dark = rolledBy(s, seat, 'dark');
  if (!isPlain(s, seat, light) || !isPlain(s, seat, dark) || s.players[seat]!.cerberus > 0) return false;
  gain(s, seat, FACES[light].gives, light, t);
  gain(s, seat, FACES[dark].gives, dark, t);
  return true;
}

const isPlain = (s: State, seat: Seat, face: FaceId): boolean => FACES[face].kind === 'all' && !isSplit(s, seat, FACES[face].gives);

function takeAway(s: State, seat: Seat, { gives, face }: Part, t: T): void {
  if (!isNothing(gives)) lose(s, seat, gives, face, t);
}

/** Only gold can help a ship, and only spending gold can make room for it (DF-41). */
const orderMatters = (first: Part, second: Part | undefined): boolean =>
  second !== undefined && ((first.discount > 0 && second.gives.gold > 0) || (second.discount > 0 && first.gives.gold > 0));

function applyPart(s: State, seat: Seat, roll: Roll, part: Part, t: T): void {
  const glory = convertible(roll, part.gives);
  if (part.discount > 0) t.next({ step: 'sailing', seat, discount: part.discount });
  else if (glory > 0) t.next({ step: 'converting', seat, roll, part, glory });
  else receive(s, seat, part.gives, part.face, t);
}

/** The glory a result could be converted to, whole or not at all (DF-91, DF-95). */
function convertible(roll: Roll, gives: Amounts): number {
  const { resources, glory } = CONVERSIONS[roll.convert];
  let sum = 0;
  for (const resource of resources) sum += glory * gives[resource];
  return sum;
}

/** A result parted into what is converted and what stays. */
function parted(roll: Roll, gives: Amounts): { taken: Amounts; rest: Amounts } {
  const taken = { ...NOTHING };
  const rest = { ...gives };
  for (const resource of CONVERSIONS[roll.convert].resources) {
    taken[resource] = gives[resource];
    rest[resource] = 0;
  }
  return { taken, rest };
}

export const resolutionSteps: Pick<
  Steps<DiceForgeKind>,
  'resolving' | 'copying' | 'choosing' | 'ordering' | 'applying' | 'converting' | 'repeat'
> = {
  resolving: {
    run(s, { seat, roll }, t) {
      if (mayRepeat(s, seat, roll)) t.next({ step: 'repeat', seat, roll });
      copyFrom(s, seat, roll, roll.results, 0, t);
    },
  },
  // DF-46
  copying: interruptible({
    wishes: (_, { eligible }) => eligible.map((face) => ({ do: 'copy', face }) as const),
    take(s, { seat, roll, faces, at }, { face }, t) {
      copyFrom(s, seat, roll, copied(seat, faces, at, face, t), at + 1, t);
    },
  }),
  // DF-20, DF-45, DF-62
  choosing: interruptible({
    wishes: (_, { faces, at, times: n }) => takes(FACES[faces[at]!].options, n),
    take(s, { seat, roll, faces, picked, at }, { resource }, t) {
      const option = FACES[faces[at]!].options.findIndex((each) => each[resource] > 0);
      chooseFrom(s, seat, roll, faces, picked.with(at, option), at + 1, t);
    },
  }),
  // DF-41
  ordering: interruptible({
    wishes: (_, { parts }) => parts.map(({ face }) => ({ do: 'apply', face }) as const),
    take(s, { seat, roll, parts }, { face }, t) {
      const other = parts[0]!.face === face ? 1 : 0;
      applyInTurn(s, seat, roll, parts[1 - other]!, parts[other], t);
    },
  }),
  applying: { run: (s, { seat, roll, part }, t) => applyPart(s, seat, roll, part, t) },
  converting: interruptible({
    wishes: () => [{ do: 'convert' }, { do: 'keep' }],
    take(s, { seat, roll, part, glory }, choice, t) {
      if (choice.do === 'keep') return receive(s, seat, part.gives, part.face, t);
      const { taken, rest } = parted(roll, part.gives);
      convert(s, seat, part.face, taken, glory, roll.source as CardId, t);
      receive(s, seat, rest, part.face, t);
    },
  }),
  // DF-112
  repeat: interruptible({
    wishes: () => [{ do: 'repeat' }, { do: 'decline' }],
    take(s, { seat, roll }, choice, t) {
      if (choice.do === 'decline') return;
      spendToken(s, seat, 'cerberus', t);
      t.next({ step: 'resolving', seat, roll: { ...roll, again: true } });
    },
  }),
};
