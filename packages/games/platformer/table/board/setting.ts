/** What every part of the table shares: the table itself, its words, the names of the box, and sentences about pieces. */
import type { Seat } from '@astragal/kernel';
import type { Field, State } from '@astragal/platformer';
import { FOES, fieldOf } from '@astragal/platformer/content';
import { enemyAt, healthOf, isHero, OFF, seatOf } from '@astragal/platformer/insight';
import { placeOf } from '@astragal/platformer/text/names';
import { getContext, setContext } from 'svelte';
import type { ContentNames } from '../names.ts';
import type { PlatformerTable } from '../table.svelte.ts';
import type { Wording, Words } from '../words.ts';

export interface Setting {
  readonly table: PlatformerTable;
  readonly words: () => Words;
  readonly names: () => ContentNames;
  /** A field in words: level, row, column, and everything on it. */
  readonly sayField: (field: Field) => string;
  /** A player as everybody calls them, with the hero as an epithet: "Iga (Sweety)". */
  readonly who: (seat: Seat) => Person;
  /** What is to be known about a player now: whose turn it is, who has fainted, who comes next. */
  readonly noteOf: (seat: Seat) => string;
  /** Whether the layout is for a phone. */
  readonly isPhone: () => boolean;
}

/** One name for one person everywhere. */
export interface Person {
  readonly name: string;
  /** The hero, in brackets. */
  readonly epithet: string;
  readonly full: string;
}

const KEY = Symbol('the playful table');

/** Lays the table for all parts below. */
export function layTable(table: PlatformerTable, isPhone: () => boolean): Setting {
  const wording = () => table.props.wording as Wording;
  const words = () => wording().words;
  const names = () => wording().names;
  const who = (seat: Seat) => person(table, words(), names(), seat);
  const noteOf = (seat: Seat) => standingOf(table, words(), (of) => who(of).name, seat);
  return setContext(KEY, {
    table,
    words,
    names,
    isPhone,
    who,
    noteOf,
    sayField: (field: Field) => sayField(table, words(), names(), field),
  });
}

export const setting = (): Setting => getContext<Setting>(KEY);

function person({ view, props }: PlatformerTable, words: Words, names: ContentNames, seat: Seat): Person {
  const name = seat === props.you ? words.you : props.names(seat);
  const epithet = `(${names.shortHeroes[view.climbers[seat]!.hero]})`;
  return { name, epithet, full: `${name} ${epithet}` };
}

/** How things stand with somebody: whose turn it is, who comes next, who is away. */
export function standingOf(table: PlatformerTable, words: Words, nameOf: (seat: Seat) => string, seat: Seat): string {
  const { active, props, view } = table;
  const before = (seat - 1 + view.climbers.length) % view.climbers.length;
  if (seat === active) return seat === props.you ? words.yourTurn : words.playsNow;
  if (props.sitters[seat]?.here === false) return words.away;
  if (!table.hasCome(seat)) return words.notYet;
  if (view.climbers[seat]!.at === OFF) return words.fainted;
  return before === active ? words.playsNext : words.after(nameOf(before));
}

function sayField({ view, props }: PlatformerTable, words: Words, names: ContentNames, field: Field): string {
  const { print, ladder, floor } = fieldOf(view, field);
  const lying = view.lies[field] ?? 0;
  return [
    placeOf(names, field),
    sayPiece(view, field, names, words, props.names),
    lying > 0 ? words.lies[lying - 1] : undefined,
    ['trap', 'shop', 'portal', 'spawn'].includes(print) ? names.prints[print] : undefined,
    ladder ? words.ladder : undefined,
    names.floors[floor],
  ]
    .filter(Boolean)
    .join(', ');
}

function sayPiece(view: State, field: Field, names: ContentNames, words: Words, who: (seat: number) => string): string | undefined {
  const code = view.stands[field] ?? 0;
  if (isHero(code)) return `${who(seatOf(code))} (${names.shortHeroes[view.climbers[seatOf(code)]!.hero]})`;
  const foe = enemyAt(view, field);
  return foe ? `${names.foes[foe]}, ${words.health} ${healthOf(view, foe)}, ${words.damage} ${FOES[foe].damage}` : undefined;
}
