/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });
const demons = (count: number): string => (count === 0 ? 'no demon' : n(count, 'demon', 'demons'));
const health = (lost: number): string => (lost === 0 ? 'no health' : `${Math.abs(lost)} health`);
/** Rage that is used up counts as a token. */
const tokens = (spent: number): string => (spent === 0 ? 'neither token nor rage' : `${n(-spent, 'token', 'tokens')} (rage counts as one)`);
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    skills: 'A skill at the right time',
    rage: 'Rage',
    colours: 'Colours',
    'long-way': 'Two steps for one die',
    'strong-or-many': 'The strong one or the many',
    scratches: 'Work for the next fight',
    thrift: 'Thrift',
    'sword-and-shield': 'Sword and shield',
    'which-token': 'Stamina or focus',
    'all-down': 'Nobody left',
    'which-demon': 'Which demon',
    'one-more': 'One more',
    unhurt: 'Unharmed',
  },
  tasks: {
    'felled-unhurt': two((felled, lost) => `You can slay ${demons(felled)} and lose ${health(lost)}. How?`),
    'unhurt-felled': two((lost, felled) => `You can lose ${health(lost)} and still slay ${demons(felled)}. How?`),
    'felled-thrifty': two((felled, spent) => `You can slay ${demons(felled)} and spend ${tokens(spent)}. How?`),
    'unhurt-thrifty': two((lost, spent) => `You can lose ${health(lost)} and spend ${tokens(spent)}. How?`),
    levels: two((levels, lost) => `You can slay demons worth ${n(levels, 'level', 'levels')} and lose ${health(lost)}. How?`),
    colours: two((colours, felled) => `You can slay ${demons(felled)} of ${n(colours, 'colour', 'different colours')}. How?`),
    'felled-raging': two(
      (felled, rage) => `You can slay ${demons(felled)} and end the fight with rage ${rage > 0 ? 'active' : 'inactive'}. How?`,
    ),
    hits: two(
      (hits, lost) => `You can have ${n(hits, 'hit location', 'hit locations')} filled after the fight and lose ${health(lost)}. How?`,
    ),
    'damage-left': two(
      (damage, open) => `Whoever survives can be left with ${-damage} damage and ${n(-open, 'open location', 'open locations')}. How?`,
    ),
  },
  results: {
    'felled-unhurt': two((felled, lost) => `${upper(demons(felled))} slain, ${health(lost)} lost.`),
    'unhurt-felled': two((lost, felled) => `${upper(health(lost))} lost, ${demons(felled)} slain.`),
    'felled-thrifty': two((felled, spent) => `${upper(demons(felled))} slain, ${tokens(spent)} spent.`),
    'unhurt-thrifty': two((lost, spent) => `${upper(health(lost))} lost, ${tokens(spent)} spent.`),
    levels: two((levels, lost) => `Demons worth ${n(levels, 'level', 'levels')} slain, ${health(lost)} lost.`),
    colours: two((colours, felled) => `${upper(demons(felled))} slain, of ${n(colours, 'colour', 'colours')}.`),
    'felled-raging': two((felled, rage) => `${upper(demons(felled))} slain, rage ${rage > 0 ? 'active' : 'inactive'}.`),
    hits: two((hits, lost) => `${n(hits, 'hit location', 'hit locations')} filled, ${health(lost)} lost.`),
    'damage-left': two((damage, open) => `${-damage} damage and ${n(-open, 'open location', 'open locations')} left.`),
  },
};
