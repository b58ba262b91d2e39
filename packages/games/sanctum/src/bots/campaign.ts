/** The march by the learned value: which demons, when to fight or rest, which gem, which spoils. */
import { type Chance, clone, options, Play, type Position, playOn, type Seat, waiting } from '@astragal/kernel';
import { type CardId, faceOf } from '../content/cards.ts';
import { sanctum } from '../game.ts';
import { deathMark, heroAt, isBeaten, tokenTotal } from '../rules/hero.ts';
import type { Worth } from '../solver/search.ts';
import type { Hero, SanctumAsks, SanctumKind, SanctumState } from '../state.ts';
import { best } from './answers.ts';
import { drawRolls, type Fighter, prospects } from './battle.ts';
import { rest } from './march.ts';
import { deadPoints, type Sense, withHero } from './stakes.ts';
import { bestOutfit, outfitWorth } from './worth.ts';

type S = SanctumState;
type At = Position<SanctumKind>;

/** On the march: the value after the fight, as a sum of what its parts change. */
export function campaignStakes(s: S, seat: Seat, sense: Sense): Worth {
  const me = heroAt(s, seat);
  const left = me.health - deathMark(me);
  const now = sense(s, seat);
  const change = (each: Partial<Hero>): number => sense(withHero(s, seat, each), seat) - now;
  const wounds = Array.from({ length: left + 1 }, (_, k) => (k === 0 ? 0 : Math.min(change({ health: me.health - k }), -8 * k)));
  const level = Math.max(4, levelRate(s, seat, sense, now));
  const token = Math.min(-1, change({ stamina: me.stamina - 1 }), change({ focus: me.focus - 1 }));
  const rage = Math.min(-1, me.raging > 0 ? change({ raging: me.raging - 1 }) : 0);
  const potion = Math.min(-2, change({ potions: { red: me.potions.red, blue: Math.max(0, me.potions.blue - 1) } }));
  return (o) =>
    o.wounds >= left
      ? deadPoints(0) - 200
      : now + wounds[o.wounds]! + level * o.levels + 0.3 * level * o.hits + token * (o.stamina + o.focus) + rage * (o.rage - o.woken) + potion * o.potions;
}

/** What a level is worth, with the item that comes with it: the mean over the demons at hand. */
function levelRate(s: S, seat: Seat, sense: Sense, now: number): number {
  const me = heroAt(s, seat);
  let [sum, levels] = [0, 0];
  for (const foe of me.foes) {
    if (isBeaten(foe)) continue;
    const { level } = faceOf(foe.card as CardId);
    sum += sense(slain(s, seat, foe.card as CardId), seat) - now;
    levels += level;
  }
  return levels > 0 ? sum / levels : 0;
}

/** As if this demon were dead: its item in the bag, its levels climbed one by one where a gem is nearest to the pool. */
function slain(s: S, seat: Seat, card: CardId): S {
  const me = heroAt(s, seat);
  const { level, colour } = faceOf(card);
  const table = me.table.slice();
  const pool = { ...me.pool };
  const start = { red: 0, green: 3, blue: 6 }[colour];
  for (let i = 0; i < level; i++) {
    const at = [start, start + 1, start + 2].find((place) => table[place]! > 0);
    if (at === undefined) break;
    table[at]!--;
    if (at === start) pool[colour]++;
    else table[at - 1]!++;
  }
  return withHero(s, seat, { table, pool, bag: [...me.bag, card], foes: me.foes.filter((foe) => foe.card !== card) });
}

/** Plays an answer in a copy of this world. */
function tried(world: At, seat: Seat, choice: { readonly do: string }, luck: Chance): At {
  const position = clone(sanctum, world);
  playOn(sanctum, position, waiting(sanctum, position).find((each) => each.seat === seat)!, choice, new Play<SanctumKind>(luck, undefined, HORIZON));
  return position;
}
const HORIZON: ReadonlySet<SanctumKind['frame']['step']> = new Set(['next-turn', 'turn-over', 'chest', 'respite'] as const);

/** The turn that leaves most. */
export function chooseTurn(world: At, seat: Seat, all: readonly SanctumAsks['turn'][], fighter: Fighter, luck: Chance): SanctumAsks['turn'] {
  const rolls = drawRolls(fighter.rolls, luck);
  const sensible = all.filter((option) => option.do !== 'rest' || hasRestToGain(heroAt(world.state, seat)));
  return best(sensible.length > 0 ? sensible : all, (option) => worthOfTurn(world, seat, option, fighter, rolls, luck));
}

/** Whoever has spent nothing and has nothing new to wear does not rest. */
const hasRestToGain = (me: Hero): boolean =>
  me.stamina + me.focus < tokenTotal(me, 'stamina') + tokenTotal(me, 'focus') || bestOutfit(me).worth > outfitWorth(me) + 0.01;

function worthOfTurn(world: At, seat: Seat, option: SanctumAsks['turn'], fighter: Fighter, rolls: number[][], luck: Chance): number {
  if (option.do === 'fight') return prospects(world.state, seat, fighter, rolls);
  const position = tried(world, seat, option, luck);
  if (option.do === 'move') {
    const next = waiting(sanctum, position).find((each) => each.seat === seat);
    if (next?.frame.step !== 'set') return fighter.sense(position.state, seat);
    const sets = options(sanctum, position.state, next.frame) as SanctumAsks['set'][];
    return Math.max(...sets.map((set) => fighter.sense(tried(position, seat, set, luck).state, seat)));
  }
  if (option.do === 'rest') rested(position, seat, luck);
  return fighter.sense(position.state, seat);
}

/** Rests as it would be done. */
function rested(position: At, seat: Seat, luck: Chance): void {
  const play = new Play<SanctumKind>(luck, undefined, HORIZON);
  for (let i = 0; i < 40; i++) {
    const at = waiting(sanctum, position).find((each) => each.seat === seat);
    if (at?.frame.step !== 'rest') return;
    const choice = rest(position.state, seat, options(sanctum, position.state, at.frame) as never, luck, at.frame as never);
    playOn(sanctum, position, at, choice, play);
  }
}

/** The set that leaves most after the fight it brings. */
export function chooseSet(world: At, seat: Seat, all: readonly SanctumAsks['set'][], fighter: Fighter, luck: Chance): SanctumAsks['set'] {
  const rolls = drawRolls(fighter.rolls, luck);
  return best(all, (option) => prospects(fresh(tried(world, seat, option, luck).state, seat), seat, fighter, rolls));
}

/** A fight after a rest: sets are judged by what they can bring. */
const fresh = (s: S, seat: Seat): S => {
  const me = heroAt(s, seat);
  const gear = me.gear.map((each) => ({ ...each, wells: each.wells.map((well) => (well === 'corrupt' ? well : ('empty' as const))) }));
  return withHero(s, seat, { gear, stamina: tokenTotal(me, 'stamina'), focus: tokenTotal(me, 'focus') });
};

/** The answer that leaves most at once: a gem, an item of the chest. */
export const chooseBySense = <C extends { readonly do: string }>(world: At, seat: Seat, all: readonly C[], { sense }: Fighter, luck: Chance): C =>
  best(all, (option) => sense(tried(world, seat, option, luck).state, seat));
