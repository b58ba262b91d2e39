/** What every part of the table shares: the table itself, the words of this table, the names of the box, and sentences about pieces. */
import { capital } from '@astragal/kernel';
import type { FoeView, HeroView } from '@astragal/sanctum';
import { type Ability, demonOf, type FuryId, type ItemId, type LordId, lordOf, type SkillId, skillOf } from '@astragal/sanctum/content';
import { abilityText, type ContentNames } from '@astragal/sanctum/text/names';
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

function sayings(table: SanctumTable, words: () => Words, names: () => ContentNames) {
  return {
    /** How a foe is called. */
    foe: (foe: FoeView): string => {
      if (foe.kind === 'demon') return names().demons[demonOf(foe.face)];
      return foe.kind === 'fury' ? words().fury : words().lordShort;
    },
    ability: (ability: Ability): string => capital(abilityText(names(), ability)),
    item: (item: ItemId): string => `${names().items[item]}\n${names().itemText[item]}`,
    skill: (skill: SkillId): string =>
      `${names().skills[skill]}${skillOf(skill).kind === 'card' ? `, ${names().timings[skillOf(skill).timing]}` : ''}\n${names().skillText[skill]}`,
    /** The choice that a Demon Lord or fury card forces, and its penalty alone. */
    card: (card: LordId | FuryId): string => `${capital(names().cardText[card])}.`,
    penalty: (card: LordId | FuryId): string => capital(names().penalties[lordOf(card).penalty]),
    hero: (hero: HeroView): string => (hero.hero === 'none' ? '…' : names().heroes[hero.hero]),
    name: (seat: number): string => (seat === table.props.seat ? words().you : table.props.names(seat)),
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
