/** P-46, P-80 to P-82: an Attack, put together die by die and dealt at once. */
import type { Seat, Steps } from '@astragal/kernel';
import { ENEMIES, type EnemyId, FOES, type FoeId, TOKENS } from '../content/tables.ts';
import type { Field, Fuse, PlatformerFrame, PlatformerKind, PlatformerTable, Spend, State } from '../state.ts';
import { passive, tokenWith } from './facts.ts';
import { enemyAt, foeOf, healthOf } from './pieces.ts';
import { addWaysToUse, useSymbol } from './symbols.ts';
import { claim, clearNextAttack, discardToken, gain, removeDefeated, win } from './verbs.ts';

type Strike = Extract<PlatformerFrame, { step: 'strike' }>;

/** What the Attack would deal now: dice and gems, cards waiting for it or at work, boss tokens (H-10). */
export function woundsOf(s: State, { seat, wounds, dice, raised }: Pick<Strike, 'seat' | 'wounds' | 'dice' | 'raised'>): number {
  const weak = tokenWith(s, seat, 'attackLess');
  const blade = dice >= 2 ? passive(s, seat, 'twoDiceBonus') : 0;
  return Math.max(0, wounds + s.turn.nextAttack + blade + raised - (weak ? (TOKENS[weak].effect.attackLess ?? 0) : 0));
}

/** P-81: all or nothing. Cards that wait for an Attack are used up either way. */
function hit(s: State, frame: Strike, t: PlatformerTable): void {
  const { seat, at } = frame;
  const enemy = enemyAt(s, at)!;
  const [wounds, health] = [woundsOf(s, frame), healthOf(s, enemy)];
  clearNextAttack(s);
  t.tell({ kind: 'struck', seat, enemy, at, wounds, health });
  if (wounds >= health) defeat(s, seat, at, wounds - health, t);
}

/** P-82: the token is removed, the hero gets the loot; the boss ends the game (P-107), Etorn is paid before (H-48). */
function defeat(s: State, seat: Seat, at: Field, overkill: number, t: PlatformerTable): void {
  const enemy = enemyAt(s, at)!;
  const foe = foeOf(s.stands[at]!);
  removeDefeated(s, seat, at, t);
  gain(s, seat, foe.coins, foe.gems, 'loot', t);
  gain(s, seat, passive(s, seat, 'coinsOnDefeat'), 0, 'ability', t);
  if (isGreat(enemy)) claim(s, seat, 'great-defeat', t);
  if (foe.kind === 'boss') win(s, seat, overkill, t);
}

/** A tier III enemy or a minion. */
const isGreat = (enemy: FoeId): boolean => FOES[enemy].kind === 'minion' || ENEMIES[enemy as EnemyId]?.tier === 'III';

/** The step of this chapter: dice are added one by one, then the hero strikes. */
export const strikingSteps: Pick<Steps<PlatformerKind>, 'strike'> = {
  strike: {
    wishes(s, { seat, at, dice, raised }) {
      const wishes: PlatformerKind['asks']['strike'][] = [];
      addWaysToUse(wishes as (Spend | Fuse)[], s, seat, 'sword');
      const token = raised === 0 && foeOf(s.stands[at]!).kind === 'boss' ? tokenWith(s, seat, 'bossAttackBonus') : undefined;
      if (token) wishes.push({ do: 'raise', token });
      if (dice > 0) wishes.push({ do: 'hit' });
      return wishes;
    },
    take(s, frame, choice, t) {
      const { step, seat, at, wounds, dice, raised } = frame;
      if (choice.do === 'hit') return hit(s, frame, t);
      if (choice.do === 'raise') {
        discardToken(s, seat, choice.token, t);
        return t.next({ step, seat, at, wounds, dice, raised: TOKENS[choice.token].effect.bossAttackBonus! });
      }
      t.next({ step, seat, at, wounds: wounds + useSymbol(s, seat, choice, t), dice: dice + 1, raised });
    },
  },
};
