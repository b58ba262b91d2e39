/** What is worth trying within a turn, and whether the boss can be felled with what is left of it. */
import { type Choice, notation, type Seat } from '@astragal/kernel';
import { CARDS, TOKENS } from '../content/tables.ts';
import { bossField } from '../rules/boss.ts';
import { tokenWith } from '../rules/facts.ts';
import { climberOf, enemyAt, healthOf } from '../rules/pieces.ts';
import { adjacent } from '../rules/space.ts';
import { woundsOf } from '../rules/striking.ts';
import { faceOf } from '../rules/symbols.ts';
import { type Action, OFF, type PlatformerFrame, type Spend, type State } from '../state.ts';
import { gemsAdd, handfulOf, swordsWith } from './blow.ts';
import { stepsBetween } from './ways.ts';

export type Asked = PlatformerFrame & { readonly seat: Seat };
type Strike = Extract<PlatformerFrame, { step: 'strike' }>;

/** Whether the boss falls to what is left in the tray, the purse and the bag. */
export function fells(s: State, frame: Asked): boolean {
  const { seat } = frame;
  if (frame.step === 'strike') return enemyAt(s, frame.at) === s.boss && canFell(s, frame, 0);
  const { at } = climberOf(s, seat);
  if (frame.step !== 'actions' || at === OFF || s.highest < s.levels || !adjacent(s, at, bossField(s))) return false;
  return canFell(s, { seat, at: bossField(s), wounds: 0, dice: 0, raised: 0 }, cardsFor(s, seat));
}

/** Wounds of cards that may still be used for the next Attack. */
function cardsFor(s: State, seat: Seat): number {
  const { cards, exhausted } = climberOf(s, seat);
  return cards.reduce((sum, card) => {
    const { use } = CARDS[card];
    return use?.effect === 'next-attack' && !exhausted.includes(card) ? sum + use.wounds : sum;
  }, 0);
}

/** Whether all swords, stars, pairs and so many gems together are enough for the enemy of this Attack. */
function canFell(s: State, strike: Omit<Strike, 'step'>, more: number, most = Number.POSITIVE_INFINITY): boolean {
  const { seat, at } = strike;
  const { hero, special, gems } = climberOf(s, seat);
  const enemy = enemyAt(s, at)!;
  const swords = swordsWith(handfulOf(s.turn.dice.filter((_, die) => !s.turn.used[die])), special, hero, 0);
  const dice = strike.dice + swords;
  if (dice === 0) return false;
  const token = enemy === s.boss ? tokenWith(s, seat, 'bossAttackBonus') : undefined;
  const raised = strike.raised || (token ? TOKENS[token].effect.bossAttackBonus! : 0);
  const wounds = strike.wounds + swords + gemsAdd(Math.min(gems, most), swords) + more;
  return woundsOf(s, { seat, wounds, dice, raised }) >= healthOf(s, enemy);
}

/** Leaves out what a climber never does: shoving far enemies about, the same with another equal die, hitting too weakly. */
export function sensible(s: State, frame: Asked, all: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  const kept = all.filter((choice) => {
    const key = sameness(s, frame.seat, choice as Action);
    if (seen.has(key) || isIdle(s, frame, choice as Action)) return false;
    seen.add(key);
    return true;
  });
  return kept.length > 0 || frame.step === 'actions' ? kept : all;
}

/** Equal for choices that differ only in which of several equal dice they use. */
export function sameness(s: State, seat: Seat, choice: Action): string {
  if (choice.do === 'spend') return `spend ${faceOf(s, seat, choice.die)} ${choice.die === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'fuse') return `fuse ${faceOf(s, seat, choice.die)} ${choice.with === 5} ${choice.as} ${choice.gems}`;
  if (choice.do === 'respawn') return `respawn ${choice.to} ${choice.die === undefined ? '' : faceOf(s, seat, choice.die)}`;
  return notation(choice);
}

/** Enemies farther away than this are not in the way. */
const NEAR = 2;

/** What leads nowhere by itself. */
function isIdle(s: State, frame: Asked, choice: Action | { readonly do: 'hit' }): boolean {
  if (choice.do === 'end') return true;
  if (choice.do === 'grab') return enemyAt(s, choice.at) !== s.boss && stepsBetween(s, climberOf(s, frame.seat).at, choice.at) > NEAR;
  if (choice.do === 'hit' && frame.step === 'strike') return woundsOf(s, frame) < healthOf(s, enemyAt(s, frame.at)!);
  if (choice.do === 'attack') {
    const boss = enemyAt(s, choice.at) === s.boss;
    const strike = { seat: frame.seat, at: choice.at, wounds: 0, dice: 0, raised: 0 };
    return !canFell(s, strike, 0, boss ? undefined : 1);
  }
  return isWasteful(s, frame, choice as Spend);
}

/** Gems on anything but an attack on the boss, beyond a single one. */
function isWasteful(s: State, frame: Asked, { gems = 0 }: Partial<Spend>): boolean {
  return gems > 1 && !(frame.step === 'strike' && enemyAt(s, frame.at) === s.boss);
}
