/** How good a position is for a seat, in glory: what it has, what its reserve can still buy, what its dice and cards will bring. */
import type { Seat } from '@astragal/kernel';
import { type Amounts, CARDS, type DieId, FACES, type FaceId, type Resource } from '../content/index.ts';
import { capOf, scoreOf, spacesLeft } from '../rules/questions.ts';
import type { Player, State } from '../state.ts';

/** What a unit of each resource is worth to somebody with so many actions ahead. */
type Weights = Readonly<Record<Resource, number>>;
const GOLD_BY_ACTIONS = [0, 0.2, 0.35, 0.45, 0.5] as const;
const SHARD = 1.5;

function weightsFor(actions: number): Weights {
  const shard = actions > 0 ? SHARD : 0;
  return { gold: GOLD_BY_ACTIONS[Math.min(actions, GOLD_BY_ACTIONS.length - 1)]!, sun: shard, moon: shard, glory: 1 };
}

/** Turns of its own that a seat has still ahead; `now`: the turn under way counts, since its action is still to come. */
function actionsAhead(s: State, seat: Seat, now: boolean): number {
  const later = s.rounds - s.round;
  return later + (seat > s.active || (seat === s.active && now) ? 1 : 0);
}

/** Blessings of step 1 that every seat will still receive after this turn. */
function blessingsAhead(s: State): number {
  const seats = s.players.length;
  return ((s.rounds - s.round) * seats + seats - 1 - s.active) * (seats === 2 ? 2 : 1);
}

const weigh = (some: Amounts, weights: Weights): number =>
  some.gold * weights.gold + some.sun * weights.sun + some.moon * weights.moon + some.glory * weights.glory;

/** Rough worth of the faces that do something of their own; x3 is looked at beside the other die. */
const SPECIAL = { triple: 0, mirror: 3.2, ship: 1.5, shield: 3.5 } as const;

function faceWorth(id: FaceId, weights: Weights): number {
  const face = FACES[id];
  if (face.kind === 'all') return weigh(face.gives, weights);
  if (face.kind === 'choice') return Math.max(...face.options.map((option) => weigh(option, weights)));
  return SPECIAL[face.kind];
}

/** The average of one roll of this die. */
function dieWorth(player: Player, die: DieId, weights: Weights): number {
  let sum = 0;
  for (const face of player[die].faces) sum += faceWorth(face, weights);
  return sum / 6;
}

const shareOfTriples = (player: Player, die: DieId): number => player[die].faces.filter((face) => FACES[face].kind === 'triple').length / 6;

/** What a blessing brings on average. */
function blessingWorth(player: Player, weights: Weights): number {
  const [light, dark] = [dieWorth(player, 'light', weights), dieWorth(player, 'dark', weights)];
  return light + dark + 2 * (shareOfTriples(player, 'light') * dark + shareOfTriples(player, 'dark') * light);
}

/** A reserve near its cap is worth less: what comes next may be lost. */
function reserveWorth(player: Player, weights: Weights): number {
  let worth = player.gold * weights.gold;
  for (const shard of ['sun', 'moon'] as const) {
    const crowded = Math.max(0, player[shard] - (capOf(player, shard) - 2));
    worth += weights[shard] * (player[shard] - crowded / 2);
  }
  return worth;
}

/** What a gear card brings in each turn of its owner, roughly. */
function gearWorth(player: Player, actions: number, die: number): number {
  let worth = 0;
  for (const card of player.cards) {
    const gear = CARDS[card].gear;
    if (gear?.op === 'gain-one') worth += 1.8;
    if (gear?.op === 'exchange') worth += 1.6;
    if (gear?.op === 'minor-blessings') worth += die;
  }
  return worth * Math.max(0, actions - 0.5);
}

/** Phases that gold will probably still fill, and what lies there already. */
function hammerWorth(player: Player, blessings: number): number {
  const spaces = Math.min(spacesLeft(player), blessings * 1.2);
  return spaces * 0.45 + (player.hammered % 15) * (blessings > 6 ? 0.5 : 0.15);
}

function worth(s: State, seat: Seat, now: boolean): number {
  const player = s.players[seat]!;
  const actions = actionsAhead(s, seat, now);
  const blessings = blessingsAhead(s);
  const weights = weightsFor(actions);
  const dice = blessingWorth(player, weights);
  const tokens = (player.triton + player.cerberus) * (actions > 0 ? 3.5 : 0);
  const extras = player.boars.length * 0.3 * blessings + player.chests * 0.25 * actions;
  return (
    scoreOf(player) +
    reserveWorth(player, weights) +
    dice * blessings +
    gearWorth(player, actions, dice / 2) +
    hammerWorth(player, blessings) +
    tokens +
    extras
  );
}

/** The seat's own worth, less a little for what the others have. `now`: the action of the turn under way is still to come. */
export function valueAt(s: State, seat: Seat, now: boolean): number {
  let others = 0;
  for (let other = 0; other < s.players.length; other++) if (other !== seat) others += worth(s, other, false);
  return worth(s, seat, now) - (0.3 * others) / (s.players.length - 1);
}

/** The value between decisions: in step 1 and 2 the active player's action is still ahead. */
export const value = (s: State, seat: Seat): number =>
  valueAt(s, seat, s.active === seat && (s.turnStep === 'blessings' || s.turnStep === 'gear'));
