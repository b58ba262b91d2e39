/** What is worth thinking about in Platformer, the most telling first. Each is a fact that anybody at the table could see. */
import { Ideas, type IdeaTable } from '@astragal/bots';
import { levelOf, rowOf } from '../content/map.ts';
import { CARDS } from '../content/tables.ts';
import { gravityGhosts } from '../insight/falls.ts';
import { bossField } from '../rules/boss.ts';
import { enemyAt, healthOf } from '../rules/pieces.ts';
import { isBossLevel } from '../rules/space.ts';
import { OFF, type PlatformerKind } from '../state.ts';
import type { PlatformerIdeas } from '../text/ideas.ts';
import type { View } from '../view.ts';

const LOW = 2;
const ACTIONS = 5;
const isActing = ({ turn }: View, seat: number): boolean => turn.seat === seat && turn.step === ACTIONS;
/** The symbols that still lie there. */
const unused = ({ turn }: View): readonly string[] => turn.dice.filter((_, die) => !turn.used[die]);
const isWalk = (verb: string): boolean => ['go', 'push', 'portal', 'portal-push'].includes(verb);

const TABLE: IdeaTable<PlatformerKind, PlatformerIdeas> = {
  boss: {
    of: (view, seat) => {
      const { at } = view.climbers[seat]!;
      if (!isActing(view, seat) || at === OFF || !isBossLevel(view, at) || enemyAt(view, bossField(view)) !== view.boss) return undefined;
      return { health: healthOf(view, view.boss), swords: unused(view).filter((face) => face === 'sword').length };
    },
    heeds: ({ do: verb }) => verb === 'attack',
  },
  back: {
    of: (view, seat) => (isActing(view, seat) && view.climbers[seat]!.at === OFF ? { dice: unused(view).length } : undefined),
    heeds: ({ do: verb }) => verb === 'respawn',
  },
  fall: {
    of: (view, seat) => {
      const fall = isActing(view, seat) && gravityGhosts(view).find((ghost) => ghost.seat === seat);
      if (!fall) return undefined;
      return { rows: fall.to === OFF ? 0 : rowOf(fall.from) - rowOf(fall.to), wounds: fall.wounds };
    },
    heeds: ({ do: verb }) => isWalk(verb),
  },
  coins: {
    of: (view, seat) => {
      const { coins } = view.climbers[seat]!;
      const prices = [...view.shopItems, ...view.shopPotions].flatMap((card) => (card === 'empty' ? [] : [CARDS[card].price]));
      const price = Math.min(...prices);
      return isActing(view, seat) && coins >= price ? { coins, price } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'buy',
  },
  pair: {
    of: (view, seat) => {
      const left = unused(view);
      const dice = left.filter((face) => left.indexOf(face) !== left.lastIndexOf(face)).length;
      return isActing(view, seat) && dice > 1 ? { dice } : undefined;
    },
    heeds: ({ do: verb }) => verb === 'fuse' || verb === 'save-fused',
  },
  gems: {
    of: (view, seat) => (isActing(view, seat) && view.climbers[seat]!.gems > 1 ? { gems: view.climbers[seat]!.gems } : undefined),
    heeds: (answer) => (answer.do === 'spend' || answer.do === 'fuse') && answer.gems > 0,
  },
  idle: {
    of: (view, seat) => (isActing(view, seat) && unused(view).length > 0 ? { dice: unused(view).length } : undefined),
    heeds: ({ do: verb }) => verb === 'spend' || verb === 'fuse',
  },
  hearts: {
    of: (view, seat) => (isActing(view, seat) && view.climbers[seat]!.hearts <= LOW ? { hearts: view.climbers[seat]!.hearts } : undefined),
  },
  above: {
    of: (view, seat) => {
      const level = (each: number): number => (view.climbers[each]!.at === OFF ? -1 : levelOf(view.climbers[each]!.at));
      const highest = view.climbers.map((_, each) => each).reduce((a, b) => (level(b) > level(a) ? b : a));
      const levels = level(highest) - level(seat);
      return highest !== seat && levels > 0 ? { seat: highest, levels } : undefined;
    },
    heeds: ({ do: verb }) => isWalk(verb),
  },
};

export const ideas = new Ideas<PlatformerKind>(TABLE as never);
