/** How much damage can still be blocked with what is left in the pools. */
import { blessingOf } from '../content/blessings.ts';
import { COLOURS, SLOTS } from '../content/effects.ts';
import { skillOf } from '../content/heroes.ts';
import { abilitiesAt, damageOf, freed, isFree, mayBless, potionCount, ready, type S, skillBy } from '../rules/hero.ts';
import type { Hero } from '../state.ts';

/** Damage that skills and blessings block without tokens: skills freely, a potion or a blessing if `spend`. */
export function freeBlock(s: S, me: Hero, spend: boolean): number {
  let n = 0;
  const perColour = ready(me, 'block-per-colour');
  if (perColour !== undefined) n += COLOURS.filter((colour) => freed(me, colour) >= skillOf(perColour).n).length;
  const dodge = ready(me, 'block');
  if (dodge !== undefined) n += skillOf(dodge).n;
  const hinder = ready(me, 'reduce-one-card');
  if (hinder !== undefined && me.foes.some((_, foe) => damageOf(s, me, foe) > 0)) n += skillOf(hinder).n;
  if (!spend) return n;
  const venom = ready(me, 'potion-block');
  if (venom !== undefined && potionCount(me) > 0) n += skillOf(venom).n;
  if (mayBless(s))
    for (const { tile, used } of me.blessings) {
      const { token, power } = blessingOf(tile);
      if (!used && token === undefined && power.effect === 'shield') n += power.n;
    }
  return n;
}

/** `table[stamina][focus]`: the most that shield abilities block for so many tokens. */
export type ShieldTable = readonly (readonly number[])[];

/** Every set of usable shield abilities, best for each number of tokens. */
export function shieldTable(me: Hero): ShieldTable {
  const { stamina, focus } = me;
  const best: number[][] = Array.from({ length: stamina + 1 }, () => Array<number>(focus + 1).fill(0));
  const bonus = me.fight.shielded ? undefined : skillBy(me, 'shield-bonus');
  for (const { n, red, either } of usableShields(me))
    for (let s = stamina; s >= 0; s--)
      for (let f = focus; f >= 0; f--)
        for (let part = 0; part <= either; part++) {
          const [sLeft, fLeft] = [s - red - part, f - (either - part)];
          if (sLeft >= 0 && fLeft >= 0) best[s]![f] = Math.max(best[s]![f]!, best[sLeft]![fLeft]! + n);
        }
  if (bonus === undefined) return best;
  return best.map((row) => row.map((n) => (n > 0 ? n + skillOf(bonus).n : 0)));
}

function usableShields(me: Hero): { n: number; red: number; either: number }[] {
  const shields: { n: number; red: number; either: number }[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const abilities = abilitiesAt(me, slot);
    let first = 0;
    for (const ability of abilities) {
      if (ability.effect === 'shield' && isFree(me, slot, first, ability)) {
        const red = ability.spaces.filter((space) => space === 'red').length;
        shields.push({ n: ability.n, red, either: ability.spaces.length - red });
      }
      first += ability.spaces.length;
    }
  }
  return shields;
}
