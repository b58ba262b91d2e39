/** A turn in one sentence, as a person would say it: nouns and names after colons, so that "You" fits as well as any name. */
import { capital } from '@astragal/kernel';
import type { Turn } from '@astragal/sanctum/insight';
import { type ContentNames, demonName } from '@astragal/sanctum/text/names';
import type { Words } from './wording.ts';

/** Equal things are named once, with their number. */
function listed(things: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, n]) => (n > 1 ? `${thing} ×\u00a0${n}` : thing)).join(', ');
}

/** Where a move led. */
function placeOf({ to }: Turn, { tale }: Words, names: ContentNames): string | undefined {
  if (to === undefined) return undefined;
  return to === 'walls' ? tale.walls : tale.space(names.acts[to.act], to.space);
}

/** One sentence about a turn; nothing yet for one that has only begun. */
export function tellTurn(turn: Turn, words: Words, names: ContentNames): string {
  const { tale } = words;
  const part = (name: string, things: readonly string[]): string[] => (things.length > 0 ? [`${name}: ${listed(things)}`] : []);
  const place = placeOf(turn, words, names);
  const action = turn.action && (place ? `${tale.actions[turn.action]}: ${place}` : tale.actions[turn.action]);
  const told = [
    ...(action ? [action] : []),
    ...part(
      tale.chased,
      turn.chased.map((face) => demonName(names, face)),
    ),
    ...part(
      tale.killed,
      turn.killed.map((face) => demonName(names, face)),
    ),
    ...part(
      tale.beaten,
      turn.beaten.map((card) => names.cards[card]),
    ),
    ...(turn.wounds > 0 ? [words.wounds(turn.wounds)] : []),
    ...part(
      tale.suffered,
      turn.suffered.map((penalty) => names.penalties[penalty]),
    ),
    ...part(
      tale.found,
      turn.found.map((item) => names.items[item]),
    ),
    ...part(
      tale.worn,
      turn.worn.map((item) => names.items[item]),
    ),
    ...(turn.brewed > 0 ? [`${tale.brewed}: ${turn.brewed}`] : []),
    ...part(
      tale.skills,
      turn.skills.map((skill) => names.skills[skill]),
    ),
    ...part(
      tale.achieved,
      turn.achieved.map((each) => names.achievements[each]),
    ),
    ...(turn.fate ? [tale.fates[turn.fate]] : []),
  ];
  return told.length > 0 ? `${capital(told.join('; '))}.` : '…';
}
