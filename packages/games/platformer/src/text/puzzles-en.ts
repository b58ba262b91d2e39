/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });
const rows = (count: number): string => n(count, 'row', 'rows');
const gems = (count: number): string => n(count, 'gem', 'gems');
const coins = (count: number): string => n(count, 'coin', 'coins');
const enemies = (count: number): string => n(count, 'enemy', 'enemies');
const dice = (count: number): string => n(count, 'die', 'dice');
/** Where the turn ends, seen from where the puzzle begins. */
const higher = (up: number): string => (up === 0 ? 'in the row you are in' : up > 0 ? `${rows(up)} higher` : `${rows(-up)} lower`);
const hearts = (lost: number): string => (lost === 0 ? 'no heart' : n(-lost, 'heart', 'hearts'));
const more = (count: number, what: (count: number) => string): string => (count < 0 ? `${what(-count)} fewer` : `${what(count)} more`);

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    boss: 'The boss',
    portal: 'Void Portals',
    gear: 'Cards and abilities',
    push: 'Push',
    falling: 'Gravity',
    hand: 'Enemies in hand',
    strength: 'Strong symbols',
    fuse: 'Two for one',
    star: 'The star',
    'special-die': 'The special die',
    rivals: 'Opponents',
    hunt: 'The hunt',
    shop: 'To the shop',
    safe: 'Out of reach',
    thrift: 'Dice left over',
    treasure: 'Gems and coins',
    height: 'As high as you can',
  },
  tasks: {
    boss: two((_, kept) => `The boss falls in this turn, and you keep ${gems(kept)}. How?`),
    rivals: two((down, up) => `Your opponents can end up ${rows(down)} lower in all, and you ${higher(up)}. How?`),
    slain: two((slain, lost) => `You can defeat ${enemies(slain)} and lose ${hearts(lost)}. How?`),
    'slain-climb': two((slain, up) => `You can defeat ${enemies(slain)} and end the turn ${higher(up)}. How?`),
    climb: two((up, lost) => `You can end the turn ${higher(up)} and lose ${hearts(lost)}. How?`),
    'climb-gems': two((up, gained) => `You can end the turn ${higher(up)} and with ${more(gained, gems)}. How?`),
    'climb-dice': two((up, left) => `You can end the turn ${higher(up)} with ${dice(left)} left over. How?`),
    gems: two((gained, up) => `You can end the turn with ${more(gained, gems)}, ${higher(up)}. How?`),
    coins: two((gained, up) => `You can end the turn with ${more(gained, coins)}, ${higher(up)}. How?`),
    shop: two((_, held) => `You can end the turn at a shop with ${coins(held)}. How?`),
    safe: two((beside, up) => `You can end the turn with ${beside === 0 ? 'no enemy' : enemies(-beside)} beside you, ${higher(up)}. How?`),
  },
  results: {
    boss: two((felled, kept) => (felled > 0 ? `The boss falls; gems kept: ${kept}.` : 'The boss stands.')),
    rivals: two((down, up) => `Your opponents end up ${higher(-down)} in all, and you ${higher(up)}.`),
    slain: two((slain, lost) => `Enemies defeated: ${slain}; hearts lost: ${-lost}.`),
    'slain-climb': two((slain, up) => `Enemies defeated: ${slain}; you end ${higher(up)}.`),
    climb: two((up, lost) => `You end ${higher(up)}; hearts lost: ${-lost}.`),
    'climb-gems': two((up, gained) => `You end ${higher(up)}, with ${more(gained, gems)}.`),
    'climb-dice': two((up, left) => `You end ${higher(up)}; dice left over: ${left}.`),
    gems: two((gained, up) => `You end with ${more(gained, gems)}, ${higher(up)}.`),
    coins: two((gained, up) => `You end with ${more(gained, coins)}, ${higher(up)}.`),
    shop: two((there, held) => (there > 0 ? `You end at a shop with ${coins(held)}.` : 'You do not end at a shop.')),
    safe: two((beside, up) => `Enemies beside you: ${-beside}; you end ${higher(up)}.`),
  },
};
