/** The Demon Lord's 33 cards and the 18 fury cards: what must be hit, what they deal, and the choice they force. */

/** S-111 to S-130: what one may suffer instead of the wounds. */
export const PENALTIES = [
  'lose-stamina',
  'lose-focus',
  'lose-blessing',
  'lose-blessing-then-heal-1',
  'corrupt-any',
  'corrupt-red',
  'corrupt-blue',
  'corrupt-purple',
  'one-die-less-next-fight',
  'two-more-damage-next-fight',
  'shorten-track-2',
  'drink-and-lose',
  'pay-for-space',
  'reroll-all-2',
  'reroll-all-3',
  'reroll-all-5',
  'use-rage',
  'lose-unassigned-die',
  'only-modified-dice',
] as const;
export type Penalty = (typeof PENALTIES)[number];

export interface LordCard {
  readonly hits: readonly number[];
  readonly damage: number;
  readonly penalty: Penalty;
  readonly wounds: number;
}

const foe = (hits: string, damage: number, penalty: Penalty, wounds: number): LordCard => ({
  hits: [...hits].map(Number),
  damage,
  penalty,
  wounds,
});

/** The hits and the damage stand on the combat side, penalty and wounds on the effect side. */
export const LORDS = {
  'lord-1': foe('1', 1, 'lose-stamina', 1),
  'lord-2': foe('2', 1, 'corrupt-any', 1),
  'lord-3': foe('3', 1, 'one-die-less-next-fight', 2),
  'lord-4': foe('4', 1, 'drink-and-lose', 1),
  'lord-5': foe('5', 1, 'lose-blessing', 2),
  'lord-6': foe('6', 1, 'corrupt-red', 2),
  'lord-7': foe('12', 3, 'shorten-track-2', 1),
  'lord-8': foe('13', 3, 'lose-focus', 1),
  'lord-9': foe('14', 3, 'corrupt-blue', 1),
  'lord-10': foe('15', 3, 'two-more-damage-next-fight', 1),
  'lord-11': foe('16', 3, 'lose-stamina', 1),
  'lord-12': foe('23', 3, 'corrupt-any', 1),
  'lord-13': foe('24', 3, 'one-die-less-next-fight', 2),
  'lord-14': foe('25', 3, 'drink-and-lose', 1),
  'lord-15': foe('26', 3, 'lose-blessing', 2),
  'lord-16': foe('34', 3, 'corrupt-purple', 1),
  'lord-17': foe('35', 3, 'shorten-track-2', 1),
  'lord-18': foe('36', 3, 'lose-focus', 1),
  'lord-19': foe('45', 3, 'corrupt-red', 2),
  'lord-20': foe('46', 3, 'two-more-damage-next-fight', 1),
  'lord-21': foe('56', 3, 'lose-stamina', 1),
  'lord-22': foe('11', 2, 'corrupt-blue', 1),
  'lord-23': foe('22', 2, 'one-die-less-next-fight', 2),
  'lord-24': foe('33', 2, 'lose-blessing-then-heal-1', 1),
  'lord-25': foe('44', 3, 'corrupt-any', 1),
  'lord-26': foe('55', 3, 'corrupt-purple', 1),
  'lord-27': foe('66', 3, 'drink-and-lose', 1),
  'lord-28': foe('123', 3, 'lose-blessing', 2),
  'lord-29': foe('456', 3, 'corrupt-red', 2),
  'lord-30': foe('135', 3, 'shorten-track-2', 1),
  'lord-31': foe('246', 3, 'lose-focus', 1),
  'lord-32': foe('146', 3, 'corrupt-blue', 1),
  'lord-33': foe('235', 3, 'two-more-damage-next-fight', 1),
} as const satisfies Readonly<Record<string, LordCard>>;

export const FURIES = {
  'fury-1': foe('1', 1, 'pay-for-space', 1),
  'fury-2': foe('2', 1, 'reroll-all-5', 1),
  'fury-3': foe('3', 1, 'lose-unassigned-die', 1),
  'fury-4': foe('4', 1, 'corrupt-red', 1),
  'fury-5': foe('5', 1, 'pay-for-space', 1),
  'fury-6': foe('6', 1, 'use-rage', 1),
  'fury-7': foe('12', 2, 'only-modified-dice', 2),
  'fury-8': foe('23', 2, 'lose-focus', 1),
  'fury-9': foe('34', 2, 'reroll-all-3', 1),
  'fury-10': foe('45', 2, 'lose-unassigned-die', 1),
  'fury-11': foe('56', 2, 'corrupt-blue', 1),
  'fury-12': foe('16', 2, 'pay-for-space', 1),
  'fury-13': foe('14', 2, 'use-rage', 1),
  'fury-14': foe('25', 2, 'only-modified-dice', 2),
  'fury-15': foe('36', 2, 'lose-stamina', 1),
  'fury-16': foe('13', 2, 'reroll-all-2', 1),
  'fury-17': foe('26', 2, 'lose-unassigned-die', 1),
  'fury-18': foe('45', 2, 'corrupt-any', 1),
} as const satisfies Readonly<Record<string, LordCard>>;

export type LordId = keyof typeof LORDS;
export type FuryId = keyof typeof FURIES;
export const LORD_IDS = Object.keys(LORDS) as readonly LordId[];
export const FURY_IDS = Object.keys(FURIES) as readonly FuryId[];

const table: Readonly<Record<LordId | FuryId, LordCard>> = { ...LORDS, ...FURIES };
export const lordOf = (id: LordId | FuryId): LordCard => table[id];
export const isFury = (id: string): id is FuryId => id.startsWith('fury');
