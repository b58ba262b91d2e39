/** P-91 to P-106: the boss turn and the attack cards. */
import type { Seat, Steps } from '@astragal/kernel';
import type { BossStep } from '../content/effects.ts';
import { columnOf, rowOf, sideOf } from '../content/map.ts';
import { type ActionSymbol, ATTACKS, type AttackId, BOSSES, ENEMY_DIE, type Range, TOKENS, type TokenId } from '../content/tables.ts';
import type { Field, PlatformerKind, PlatformerTable, State } from '../state.ts';
import { OFF } from '../state.ts';
import { seatsFrom, tokenWith } from './facts.ts';
import { applyGravity } from './gravity.ts';
import { summon } from './levels.ts';
import { climberOf, enemyCode, isFree } from './pieces.ts';
import { isBossLevel, LEFT, neighbour, RIGHT } from './space.ts';
import {
  attackBy,
  discardToken,
  drawAttack,
  forgetAttacks,
  giveToken,
  loseCoins,
  moveEnemy,
  resetSpecial,
  setStep,
  wound,
  woundsLeft,
} from './verbs.ts';

/** The field of the boss, or OFF while its level is hidden. */
export const bossField = (s: State): Field => s.stands.indexOf(enemyCode(s.boss));

/** P-101, H-39: whether a field of the boss level lies in range of the boss; walls and platforms do not matter (P-100). */
export function isInRange(range: Range, boss: Field, field: Field): boolean {
  const [rows, columns] = [Math.abs(rowOf(boss) - rowOf(field)), Math.abs(columnOf(boss) - columnOf(field))];
  switch (range) {
    case 'row':
      return rows === 0;
    case 'adjacent4':
      return rows + columns === 1;
    case 'around8':
      return Math.max(rows, columns) === 1;
    case 'tile':
      return sideOf(boss) === sideOf(field);
    case 'unlimited':
      return true;
  }
}

/** Heroes on the boss level within range, the active one first (Q41, H-39). */
function heroesInRange(s: State, range: Range): Seat[] {
  const boss = bossField(s);
  return seatsFrom(s, s.turn.seat).filter((seat) => {
    const { at } = climberOf(s, seat);
    return at !== OFF && isBossLevel(s, at) && isInRange(range, boss, at);
  });
}

// What a step does to one hero, and whether it would do anything

type Aimed = Extract<BossStep, { effect: 'attack' | 'give' | 'wounds' | 'wounds-per-bad-token' | 'pay-or-wound' }>;

const badTokens = (s: State, seat: Seat): number => climberOf(s, seat).tokens.filter((token) => !TOKENS[token].good).length;

const holds = (s: State, seat: Seat, token: string): boolean => climberOf(s, seat).tokens.includes(token as TokenId);

/** H-38: whether a step would give this hero a wound, an attack or a token; wounds that a hard skin stops are none. */
const WOULD_AFFECT: { readonly [E in Aimed['effect']]: (s: State, seat: Seat, step: Extract<Aimed, { effect: E }>) => boolean } = {
  attack: (s, seat, { ifToken }) => ifToken === undefined || holds(s, seat, ifToken),
  give: (s, seat, { token }) => !holds(s, seat, token) || woundsLeft(s, seat, 1) > 0,
  wounds: (s, seat, { wounds }) => woundsLeft(s, seat, wounds) > 0,
  'wounds-per-bad-token': (s, seat, { wounds }) => woundsLeft(s, seat, wounds * badTokens(s, seat)) > 0,
  'pay-or-wound': (s, seat, { coins, wounds }) => climberOf(s, seat).coins < coins && woundsLeft(s, seat, wounds) > 0,
};

const AIMED: { readonly [E in Aimed['effect']]: (s: State, seat: Seat, step: Extract<Aimed, { effect: E }>, t: PlatformerTable) => void } =
  {
    attack(s, seat, { more, ifToken }, t) {
      if (ifToken === undefined || holds(s, seat, ifToken)) attackBy(s, bossField(s), seat, 'boss-card', t, more);
    },
    give: (s, seat, { token }, t) => giveToken(s, seat, token as TokenId, t),
    wounds: (s, seat, { wounds }, t) => wound(s, seat, wounds, 'boss-card', t),
    'wounds-per-bad-token': (s, seat, { wounds }, t) => wound(s, seat, wounds * badTokens(s, seat), 'boss-card', t),
    'pay-or-wound': (s, seat, { coins, wounds }, t) =>
      climberOf(s, seat).coins >= coins ? loseCoins(s, seat, coins, t) : wound(s, seat, wounds, 'boss-card', t),
  };

/** H-40: along his row towards the active hero's column; walls, pieces and the border stop him. */
function charge(s: State, fields: number, t: PlatformerTable): void {
  const target = climberOf(s, s.turn.seat).at;
  if (target === OFF) return;
  for (let i = 0; i < fields; i++) {
    const at = bossField(s);
    if (columnOf(at) === columnOf(target)) return;
    const to = neighbour(s, at, columnOf(target) < columnOf(at) ? LEFT : RIGHT);
    if (to === OFF || !isFree(s, to)) return;
    moveEnemy(s, at, to, 'charge', t);
  }
}

/** P-99: the effects of a card in order; what is impossible is skipped, a Mirror saves its holder from all of them. */
export function resolveAttack(s: State, card: AttackId, t: PlatformerTable): void {
  const { steps, range } = ATTACKS[card];
  const spared: Seat[] = [];
  for (const step of steps) {
    if (step.effect === 'summon') summon(s, BOSSES[s.boss].minion, step.minions, t);
    else if (step.effect === 'charge') charge(s, step.fields, t);
    else if (step.effect === 'gravity') applyGravity(s, 'boss', false, t);
    else if (step.effect === 'reset-special') resetSpecial(s, s.turn.seat, t);
    else for (const seat of heroesInRange(s, range)) aim(s, seat, card, step, spared, t);
  }
}

type AimedAct = (s: State, seat: Seat, step: Aimed, t: PlatformerTable) => void;
type AimedAsk = (s: State, seat: Seat, step: Aimed) => boolean;

function aim(s: State, seat: Seat, card: AttackId, step: Aimed, spared: Seat[], t: PlatformerTable): void {
  if (spared.includes(seat) || climberOf(s, seat).at === OFF) return;
  const mirror = tokenWith(s, seat, 'cancelBossCard');
  if (mirror !== undefined && (WOULD_AFFECT[step.effect] as AimedAsk)(s, seat, step)) {
    spared.push(seat);
    discardToken(s, seat, mirror, t);
    t.tell({ kind: 'boss-card-cancelled', seat, card });
  } else (AIMED[step.effect] as AimedAct)(s, seat, step, t);
}

/** P-103: cards are drawn until one shows the face of the enemy die; that one is resolved. */
function turnByEnemyDie(s: State, t: PlatformerTable): void {
  const face = ENEMY_DIE[t.chance.below(ENEMY_DIE.length, 'enemy die of the boss')]!;
  t.reveal({ kind: 'boss-rolled', boss: s.boss, face });
  let card = drawAttack(s, t);
  for (; ATTACKS[card].indicator !== face; card = drawAttack(s, t))
    t.reveal({ kind: 'boss-card-drawn', boss: s.boss, card, resolved: false });
  t.reveal({ kind: 'boss-card-drawn', boss: s.boss, card, resolved: true });
  resolveAttack(s, card, t);
}

/** P-104, P-105: of two cards the one whose symbol the active player's dice show more often; both on a tie, in random order. */
function turnByCommonSymbol(s: State, t: PlatformerTable): void {
  const [first, second] = [drawAttack(s, t), drawAttack(s, t)];
  const [a, b] = [symbolCount(s, first), symbolCount(s, second)];
  t.reveal({ kind: 'boss-card-drawn', boss: s.boss, card: first, resolved: a >= b });
  t.reveal({ kind: 'boss-card-drawn', boss: s.boss, card: second, resolved: b >= a });
  const secondFirst = a === b && t.chance.below(2, 'order of the boss cards') === 1;
  for (const card of secondFirst ? [second, first] : [first, second])
    if (s.outcome === 'playing' && symbolCount(s, card) >= Math.max(a, b)) resolveAttack(s, card, t);
}

/** Q44: dice as first rolled; as they lie, used or not, where the house says so. */
export const countedDice = (s: State): readonly ActionSymbol[] => (s.house.ikeeUsesFinalFaces ? s.turn.dice : s.turn.rolled);
export const symbolCount = (s: State, card: AttackId): number => countedDice(s).filter((face) => face === ATTACKS[card].indicator).length;

const TURNS = { 'by-enemy-die': turnByEnemyDie, 'by-common-symbol': turnByCommonSymbol };

/** P-41, Q40: the boss acts if the hero who ended the turn is on its level. */
export const bossSteps: Pick<Steps<PlatformerKind>, 'boss-turn'> = {
  'boss-turn': {
    run(s, { seat }, t) {
      setStep(s, 9);
      const { at } = climberOf(s, seat);
      if (at === OFF || !isBossLevel(s, at)) return;
      forgetAttacks(s);
      t.tell({ kind: 'boss-turn-began', boss: s.boss });
      TURNS[BOSSES[s.boss].chooses](s, t);
    },
  },
};
