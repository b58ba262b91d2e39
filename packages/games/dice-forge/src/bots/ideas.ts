/** What is worth thinking about in Dice Forge, the most telling first. Each is a fact that anybody at the table could see. */
import { Ideas, type IdeaTable } from '@astragal/bots';
import type { ChoiceOf } from '@astragal/kernel';
import { CAPPED, CARDS, type Capped, HAMMER, islandOf, START } from '../content/index.ts';
import type { DiceForgeKind, View } from '../state.ts';
import type { DiceForgeIdeas } from '../text/ideas.ts';

const EXTRA = 2;
const EARLY = 3;
const isMine = ({ active }: View, seat: number): boolean => active === seat;
/** The action is still ahead: gear is used in the same question. */
const isBefore = ({ turnStep }: View): boolean => turnStep === 'gear' || turnStep === 'action';
const isActing = (view: View): boolean => isBefore(view) || view.turnStep === 'extra-action';
const glory = (answer: ChoiceOf<DiceForgeKind>): number => (answer.do === 'feat' ? CARDS[answer.card].glory : 0);

/** The resource of which most is there, if it has come to its cap. */
const fullest = (view: View, seat: number): Capped | undefined =>
  CAPPED.find((each) => view.players[seat]![each] >= view.players[seat]!.caps[each]);

/** Gold that the hammer under way still wants. */
const toHammer = ({ hammers, hammered }: View['players'][number]): number =>
  hammered >= hammers * HAMMER.spaces * HAMMER.glory.length ? 0 : HAMMER.spaces - (hammered % HAMMER.spaces);

const TABLE: IdeaTable<DiceForgeKind, DiceForgeIdeas> = {
  lastTurn: {
    of: (view, seat) => {
      const { gold, sun, moon } = view.players[seat]!;
      return view.round === view.rounds && isMine(view, seat) ? { gold, sun, moon } : undefined;
    },
    heeds: (answer) => glory(answer) > 0,
  },
  gear: {
    of: (view, seat) => (isMine(view, seat) && isBefore(view) && view.gear.length > 0 ? { cards: view.gear.length } : undefined),
    heeds: (answer) => answer.do === 'use',
  },
  cap: {
    of: (view, seat) => {
      const resource = fullest(view, seat);
      return resource && { resource, amount: view.players[seat]![resource] };
    },
    heeds: (answer, { resource }) => {
      if (answer.do === 'buy') return resource === 'gold';
      if (answer.do === 'pay') return resource === 'sun';
      return answer.do === 'feat' && CARDS[answer.card].cost[resource] > 0;
    },
  },
  hammer: {
    of: (view, seat) => {
      const need = toHammer(view.players[seat]!);
      return view.players[seat]!.hammers > 0 && need > 0 && need <= 4 ? { need } : undefined;
    },
    heeds: (answer) => (answer.do === 'hammer' && answer.gold > 0) || (answer.do === 'take' && answer.resource === 'gold'),
  },
  twice: {
    of: (view, seat) => {
      const { sun, gold, moon } = view.players[seat]!;
      return isMine(view, seat) && isBefore(view) && sun >= EXTRA && gold + moon + sun > EXTRA + 1 ? { gold, sun, moon } : undefined;
    },
    heeds: (answer) => answer.do === 'pay',
  },
  lastCard: {
    of: (view, seat) => {
      const me = view.players[seat]!;
      const scarce = view.stacks.filter(({ card, left }) => left === 1 && CAPPED.every((each) => me[each] >= CARDS[card].cost[each]));
      return isMine(view, seat) && isActing(view) && scarce.length > 0 ? { stacks: scarce.length } : undefined;
    },
    heeds: (answer, _, view) => answer.do === 'feat' && view.stacks.some(({ card, left }) => card === answer.card && left === 1),
  },
  oust: {
    of: (view, seat) => {
      const rivals = view.players.filter(({ place }, each) => each !== seat && place !== START && place !== view.players[seat]!.place);
      return isMine(view, seat) && isActing(view) && rivals.length > 0 ? { rivals: rivals.length } : undefined;
    },
    heeds: (answer, _, view) =>
      answer.do === 'feat' && view.players.every(({ place }, each) => each === view.active || place !== islandOf(answer.card)),
  },
  early: {
    of: (view, seat) => (isMine(view, seat) && isActing(view) && view.round <= EARLY ? { rounds: view.rounds - view.round } : undefined),
    heeds: (answer) => answer.do === 'buy' || answer.do === 'forge',
  },
  behind: {
    of: (view, seat) => {
      const most = Math.max(...view.players.map(({ score }) => score));
      const leader = view.players.findIndex(({ score }) => score === most);
      return leader !== seat && most - view.players[seat]!.score >= 5
        ? { leader, by: most - view.players[seat]!.score, rounds: view.rounds - view.round }
        : undefined;
    },
    heeds: (answer) => glory(answer) > 0 || (answer.do === 'take' && answer.resource === 'glory'),
  },
};

export const ideas = new Ideas<DiceForgeKind>(TABLE as never);
