/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', Math.abs(count), { one, few, many });
const slay = (count: number): string => (count === 0 ? 'nie zabić nikogo' : `zabić ${n(count, 'demona', 'demony', 'demonów')}`);
const lose = (lost: number): string =>
  lost === 0 ? 'nie stracić ani punktu życia' : `stracić tylko ${n(lost, 'punkt życia', 'punkty życia', 'punktów życia')}`;
/** Rage that is used up counts as a token. */
const spend = (spent: number): string =>
  spent === 0 ? 'nie wydać ani żetonu, ani szału' : `wydać tylko ${n(spent, 'żeton', 'żetony', 'żetonów')} (szał liczy się jak żeton)`;
const levels = (count: number): string => n(count, 'poziom', 'poziomy', 'poziomów');
const colours = (count: number): string => n(count, 'kolor', 'kolory', 'kolorów');
const places = (count: number): string => n(count, 'miejsce trafienia', 'miejsca trafienia', 'miejsc trafienia');

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    skills: 'Umiejętność w porę',
    rage: 'Szał',
    colours: 'Kolory',
    'long-way': 'Dwa kroki jednej kości',
    'strong-or-many': 'Jeden silny czy wiele słabych',
    scratches: 'Praca na następną walkę',
    thrift: 'Oszczędność',
    'sword-and-shield': 'Miecz i tarcza',
    'which-token': 'Wytrwałość czy skupienie',
    'all-down': 'Nikt nie zostaje',
    'which-demon': 'Który demon',
    'one-more': 'Jeszcze jeden',
    unhurt: 'Bez szwanku',
  },
  tasks: {
    'felled-unhurt': two((felled, lost) => `Da się ${slay(felled)} i ${lose(lost)}. Jak?`),
    'unhurt-felled': two((lost, felled) => `Da się ${lose(lost)}, a przy tym ${slay(felled)}. Jak?`),
    'felled-thrifty': two((felled, spent) => `Da się ${slay(felled)} i ${spend(spent)}. Jak?`),
    'unhurt-thrifty': two((lost, spent) => `Da się ${lose(lost)} i ${spend(spent)}. Jak?`),
    levels: two((worth, lost) => `Da się zabić demony warte ${levels(worth)} i ${lose(lost)}. Jak?`),
    colours: two((kinds, felled) => `Da się ${slay(felled)} (${colours(kinds)}). Jak?`),
    'felled-raging': two(
      (felled, rage) => `Da się ${slay(felled)} i skończyć walkę z ${rage > 0 ? 'aktywnym' : 'nieaktywnym'} szałem. Jak?`,
    ),
    hits: two((hits, lost) => `Da się zająć w sumie ${places(hits)} i ${lose(lost)}. Jak?`),
    'damage-left': two(
      (damage, open) => `Tym, które przeżyją, może zostać tylko: obrażenia ${-damage}, otwarte miejsca trafienia ${-open}. Jak?`,
    ),
  },
  results: {
    'felled-unhurt': two((felled, lost) => `Zabite demony: ${felled}, stracone życie: ${-lost}.`),
    'unhurt-felled': two((lost, felled) => `Stracone życie: ${-lost}, zabite demony: ${felled}.`),
    'felled-thrifty': two((felled, spent) => `Zabite demony: ${felled}, wydane żetony i szał: ${-spent}.`),
    'unhurt-thrifty': two((lost, spent) => `Stracone życie: ${-lost}, wydane żetony i szał: ${-spent}.`),
    levels: two((gained, lost) => `Zdobyte poziomy: ${gained}, stracone życie: ${-lost}.`),
    colours: two((kinds, felled) => `Zabite demony: ${felled}, kolory: ${kinds}.`),
    'felled-raging': two((felled, rage) => `Zabite demony: ${felled}, szał ${rage > 0 ? 'aktywny' : 'nieaktywny'}.`),
    hits: two((hits, lost) => `Zajęte miejsca trafienia: ${hits}, stracone życie: ${-lost}.`),
    'damage-left': two((damage, open) => `Pozostałe obrażenia: ${-damage}, otwarte miejsca trafienia: ${-open}.`),
  },
};
