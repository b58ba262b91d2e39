/** A turn in one sentence, said so that it fits "You" and any name. */
import { capital, type Seat, typeset } from '@astragal/kernel';
import type { FoeId } from '@astragal/platformer';
import { OFF, type StoriedTurn } from '@astragal/platformer/insight';
import { type ContentNames, ROMAN, spotOf } from '@astragal/platformer/text/names';
import type { Words } from './words.ts';

export interface Teller {
  readonly words: Words['turn'];
  readonly names: ContentNames;
  readonly who: (seat: Seat) => string;
}

/** Each once, with how often. */
function listed<T>(things: readonly T[], name: (thing: T) => string): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(name(thing), (counts.get(name(thing)) ?? 0) + 1);
  return [...counts].map(([each, n]) => (n > 1 ? `${each} ×${n}` : each)).join(', ');
}

export function tellTurn(turn: StoriedTurn, { words, names, who }: Teller): string {
  const { fields, end, pushed, defeated, bought, used, wounds, fainted, revealed, won } = turn;
  const piece = (each: Seat | FoeId): string => (typeof each === 'number' ? who(each) : names.foes[each]);
  const place = end && end.at !== OFF ? spotOf(names, end.at, end.on) : undefined;
  const parts = [
    place !== undefined && words.way(fields, place),
    ...revealed.map((level) => words.revealed(ROMAN[level]!)),
    pushed.length > 0 && words.pushed(listed(pushed, piece)),
    defeated.length > 0 && words.defeated(listed(defeated, piece)),
    bought.length > 0 && words.bought(listed(bought, (card) => names.cards[card])),
    used.length > 0 && words.used(listed(used, (card) => names.cards[card])),
    wounds > 0 && words.wounds(wounds),
    fainted && words.fainted,
    won && words.won,
  ].filter((part): part is string => typeof part === 'string');
  return typeset(`${capital(parts.length > 0 ? parts.join('; ') : turn.over ? words.idle : words.begins)}.`);
}
