/** The language the page speaks, and what the shared pieces say in it. Whoever shows tables says both, before the first one. */
import type { Language } from '@astragal/kernel';

export interface SharedWords {
  readonly table: {
    readonly rules: string;
    readonly log: string;
    readonly round: (round: number) => string;
    readonly newSince: string;
    readonly you: string;
    readonly noLog: string;
  };
  readonly end: {
    readonly winner: (names: string) => string;
    /** To whoever has won, alone or with others. */
    readonly youWon: string;
    readonly youShare: string;
    readonly points: (count: number) => string;
    /** My place and by how many points I am ahead, or behind the first. */
    readonly margin: (place: number, points: string) => string;
    readonly lead: (name: string, round: number) => string;
    readonly youLead: (round: number) => string;
  };
}

let words: SharedWords = $state.raw(undefined as unknown as SharedWords);
let language: Language = $state('en');

export const spoken = {
  get t(): SharedWords {
    return words;
  },
  get language(): Language {
    return language;
  },
};

export function speak(wanted: Language, says: SharedWords): void {
  words = says;
  language = wanted;
}
