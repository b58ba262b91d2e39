/** What is worth thinking about in Sanctum, the most telling first. Each is a fact that anybody at the table could see. */
import { Ideas, type IdeaTable } from '@astragal/bots';
import { outlook } from '../insight/block.ts';
import { foesInPlay, freeDice, openOn, printedDamage } from '../insight/foes.ts';
import { spentTokens } from '../insight/hero.ts';
import type { SanctumKind, SanctumView } from '../state.ts';
import type { SanctumIdeas } from '../text/ideas.ts';

/** So many spent tokens are many, so few are few. */
const MANY = 4;
const FEW = 1;

const isMarching = ({ phase, heroes }: SanctumView, seat: number): boolean =>
  (phase === 'march' || phase === 'call') && heroes[seat]!.fight.phase === 'none';
const openFoes = (view: SanctumView, seat: number): number[] => {
  const { foes } = view.heroes[seat]!;
  return foesInPlay(view, seat).filter((foe) => openOn(foes[foe]!) > 0);
};
const isShield = (verb: string): boolean => ['shield', 'dodge', 'ward', 'hinder', 'venom'].includes(verb);

const TABLE: IdeaTable<SanctumKind, SanctumIdeas> = {
  deadly: {
    of: (view, seat) => {
      const { fight, health } = view.heroes[seat]!;
      if (fight.phase !== 'attack' && fight.phase !== 'block') return undefined;
      const { faced, blocked, stoppable } = outlook(view, seat);
      const damage = faced - blocked - stoppable;
      return damage > 0 && damage * 2 >= health ? { damage, health } : undefined;
    },
    heeds: ({ do: verb }) => ['hit', 'double', 'rage', 'use', 'crush', 'invoke'].includes(verb) || isShield(verb),
  },
  rage: {
    of: (view, seat) => {
      const me = view.heroes[seat]!;
      return me.fight.phase === 'attack' && me.raging > 0 && freeDice(me) > 0 ? { dice: freeDice(me) } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'rage',
  },
  dice: {
    of: (view, seat) => {
      const me = view.heroes[seat]!;
      const open = openFoes(view, seat).reduce((sum, foe) => sum + openOn(me.foes[foe]!), 0);
      return me.fight.phase === 'attack' && freeDice(me) > 0 && open > 0 ? { dice: freeDice(me), open } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'hit' || verb === 'double',
  },
  shields: {
    of: (view, seat) => {
      if (view.heroes[seat]!.fight.phase !== 'block') return undefined;
      const { faced, blocked, stoppable } = outlook(view, seat);
      return stoppable > 0 ? { damage: faced - blocked, stoppable } : undefined;
    },
    heeds: ({ do: verb }) => isShield(verb),
  },
  potions: {
    of: (view, seat) => {
      const me = view.heroes[seat]!;
      const potions = me.potions.red + me.potions.blue;
      return me.fight.phase === 'potions' && potions > 0 && spentTokens(me) > 0 ? { potions, spent: spentTokens(me) } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'drink',
  },
  chased: {
    of: (view, seat) => {
      const { foes } = view.heroes[seat]!;
      const open = openFoes(view, seat);
      const damage = open.reduce((sum, foe) => sum + printedDamage(foes[foe]!), 0);
      return isMarching(view, seat) && open.length > 0 ? { demons: open.length, damage } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'fight',
  },
  tired: {
    of: (view, seat) => {
      const me = view.heroes[seat]!;
      return isMarching(view, seat) && spentTokens(me) >= MANY ? { spent: spentTokens(me), left: me.stamina + me.focus } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'rest',
  },
  fresh: {
    of: (view, seat) => {
      const me = view.heroes[seat]!;
      return isMarching(view, seat) && me.at > 0 && spentTokens(me) <= FEW && me.bag.length === 0 ? { spent: spentTokens(me) } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'move' || verb === 'fight' || verb === 'breach',
  },
  bag: {
    of: (view, seat) =>
      view.heroes[seat]!.bag.length > 0 && view.heroes[seat]!.fight.phase === 'none' ? { items: view.heroes[seat]!.bag.length } : undefined,
    heeds: ({ do: verb }) => verb === 'rest' || verb === 'equip',
  },
  front: {
    of: (view, seat) => {
      const ahead = view.heroes.findIndex(({ at }, each) => each !== seat && at === Math.max(...view.heroes.map((hero) => hero.at)));
      const spaces = ahead < 0 ? 0 : view.heroes[ahead]!.at - view.heroes[seat]!.at;
      return isMarching(view, seat) && spaces > 0 ? { seat: ahead, spaces } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'move',
  },
};

export const ideas = new Ideas<SanctumKind>(TABLE as never);
