/** What every part of the table shares: the table itself, the words of this table, the names of the box, and sentences about pieces. */
import { capital } from '@astragal/kernel';
import type { FoeView, HeroView } from '@astragal/sanctum';
import { type Ability, demonOf, type FuryId, type ItemId, type LordId, lordOf, type SkillId, skillOf } from '@astragal/sanctum/content';
import { abilityText, type ContentNames, demonName } from '@astragal/sanctum/text/names';
import { getContext, setContext } from 'svelte';
import type { SanctumTable } from '../table.svelte.ts';
import type { Words } from '../wording.ts';

export interface Setting {
  readonly table: SanctumTable;
  readonly words: () => Words;
  readonly names: () => ContentNames;
  readonly say: ReturnType<typeof sayings>;
}

const KEY = Symbol('the dark table');

/** Lays the table for all parts below. */
export function layTable(table: SanctumTable): Setting {
  const words = () => table.said.words;
  const names = () => table.said.names;
  return setContext(KEY, { table, words, names, say: sayings(table, words, names) });
}

export const setting = (): Setting => getContext<Setting>(KEY);

export function sayings(table: SanctumTable, words: () => Words, names: () => ContentNames) {
  /** How a foe is called. */
  const foe = (each: FoeView): string => {
    if (each.kind === 'demon') return names().demons[demonOf(each.face)];
    return each.kind === 'fury' ? words().fury : words().lordShort;
  };
  return {
    foe,
    /** How a foe is called where others of its kind may lie beside it: with the numbers that hit it, and with what it hides. */
    exactly: (each: FoeView): { readonly name: string; readonly hides: string } => ({
      name: each.kind === 'demon' ? demonName(names(), each.face) : foe(each),
      hides: each.kind === 'demon' ? `${names().types[each.face.slot]}, ${names().gems[each.face.itemColour]}` : '',
    }),
    ability: (ability: Ability): string => capital(abilityText(names(), ability)),
    item: (item: ItemId): string => `${names().items[item]}\n${names().itemText[item]}`,
    skill: (skill: SkillId): string =>
      `${names().skills[skill]}${skillOf(skill).kind === 'card' ? `, ${names().timings[skillOf(skill).timing]}` : ''}\n${names().skillText[skill]}`,
    /** The choice that a Demon Lord or fury card forces, and its penalty alone. */
    card: (card: LordId | FuryId): string => `${capital(names().cardText[card])}.`,
    penalty: (card: LordId | FuryId): string => capital(names().penalties[lordOf(card).penalty]),
    hero: (hero: HeroView): string => (hero.hero === 'none' ? '…' : names().heroes[hero.hero]),
    name: (seat: number): string => (seat === table.props.you ? words().you : table.props.names(seat)),
  };
}

/** A long word may break after a vowel near its middle: skill names stand in narrow cells. */
export function soft(text: string): string {
  return text.replace(/\p{L}{11,}/gu, (word) => {
    const breaks = [...word.matchAll(/(?<=[aeiouyąęóаеиоуыэюя])(?=[^aeiouyąęóаеиоуыэюя][aeiouyąęóаеиоуыэюя])/gu)]
      .map(({ index }) => index)
      .filter((at) => at > 3 && at < word.length - 2);
    const at = breaks.toSorted((a, b) => Math.abs(a - word.length / 2) - Math.abs(b - word.length / 2))[0];
    return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });
}
