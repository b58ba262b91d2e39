/** Writing what heroes own: coins, gems and boss tokens. */

import type { Seat } from '@astragal/kernel';
import type { TokenId } from '../../content/tables.ts';
import type { Field, GainSource, PlatformerTable, State } from '../../state.ts';
import { COIN_LIES, GEM_LIES, passive, supplyOf } from '../facts.ts';
import { climberOf } from '../pieces.ts';
import { claim } from './cards.ts';
import { wound } from './wounds.ts';

/** Gains coins and gems, as far as the supply goes. */
export function gain(s: State, seat: Seat, coins: number, gems: number, source: GainSource, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const [gotCoins, gotGems] = [Math.min(coins, supplyOf(s, 'coins')), Math.min(gems, supplyOf(s, 'gems'))];
  if (gotCoins + gotGems === 0) return;
  climber.coins += gotCoins;
  climber.gems += gotGems;
  t.tell({ kind: 'gained', seat, coins: gotCoins, gems: gotGems, source });
}

/** Q14: takes the coin or gem that lies on a field. */
export function collect(s: State, seat: Seat, at: Field, t: PlatformerTable): void {
  const climber = climberOf(s, seat);
  const what = s.lies[at] === GEM_LIES ? 'gem' : 'coin';
  s.lies[at] = 0;
  climber[what === 'gem' ? 'gems' : 'coins']++;
  t.tell({ kind: 'collected', seat, what, at });
  if (what === 'coin') return;
  const bonus = passive(s, seat, 'coinsOnGem');
  if (bonus > 0) gain(s, seat, bonus, 0, 'card', t);
  claim(s, seat, 'gem-collected', t);
}

export function loseCoins(s: State, seat: Seat, coins: number, t: PlatformerTable): void {
  climberOf(s, seat).coins -= coins;
  t.tell({ kind: 'coins-lost', seat, coins });
}

/** What lies on a field from now on: a coin, a gem, the boss's token, or nothing. */
export function lay(s: State, at: Field, what: number): void {
  s.lies[at] = what;
}

/** P-106: a boss token, or 1 wound for who already holds one of that kind. */
export function giveToken(s: State, seat: Seat, token: TokenId, t: PlatformerTable): void {
  const { tokens } = climberOf(s, seat);
  if (tokens.includes(token)) wound(s, seat, 1, 'token', t);
  else {
    tokens.push(token);
    t.tell({ kind: 'token-gained', seat, token });
  }
}

export function discardToken(s: State, seat: Seat, token: TokenId, t: PlatformerTable): void {
  const { tokens } = climberOf(s, seat);
  tokens.splice(tokens.indexOf(token), 1);
  t.tell({ kind: 'token-discarded', seat, token });
}

/** Puts a coin field's coin or a gem field's gem there, if the supply has one. */
export function stock(s: State, at: Field, what: typeof COIN_LIES | typeof GEM_LIES): void {
  if (supplyOf(s, what === COIN_LIES ? 'coins' : 'gems') > 0) s.lies[at] = what;
}
