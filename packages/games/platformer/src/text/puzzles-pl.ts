/** What puzzles are about and what they ask for: a theme says where to look, never what to do. */
import type { Measure, PuzzleWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { GoalId, PuzzleIdeaId } from '../bots/puzzling.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many });
const rows = (count: number): string => n(count, 'rząd', 'rzędy', 'rzędów');
const dice = (count: number): string => n(count, 'kość', 'kości', 'kości');
const coins = (count: number): string => n(count, 'monetę', 'monety', 'monet');
const slay = (count: number): string => `pokonać ${n(count, 'wroga', 'wrogów', 'wrogów')}`;
/** Where the turn ends, seen from where the puzzle begins. */
const higher = (up: number): string => (up === 0 ? 'w tym samym rzędzie' : up > 0 ? `o ${rows(up)} wyżej` : `o ${rows(-up)} niżej`);
const lose = (lost: number): string => (lost === 0 ? 'nie stracić serca' : `stracić tylko ${n(-lost, 'serce', 'serca', 'serc')}`);
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

/** The numbers of a measure; a minus says how much of something bad there is. */
const two =
  (tell: (first: number, second: number) => string) =>
  ([first = 0, second = 0]: Measure) =>
    tell(first, second);

export const puzzles: PuzzleWords<PuzzleIdeaId, GoalId> = {
  ideas: {
    boss: 'Boss',
    portal: 'Portale Pustki',
    gear: 'Karty i zdolności',
    push: 'Pchnięcie',
    falling: 'Grawitacja',
    hand: 'Wrogowie w dłoni',
    strength: 'Mocniejsze symbole',
    fuse: 'Dwa za jeden',
    star: 'Gwiazda',
    'special-die': 'Kość specjalna',
    rivals: 'Przeciwnicy',
    hunt: 'Łowy',
    shop: 'Do sklepu',
    safe: 'Poza zasięgiem',
    thrift: 'Kości w zapasie',
    treasure: 'Klejnoty i monety',
    height: 'Jak najwyżej',
  },
  tasks: {
    boss: two((_, kept) => `Boss pada w tej turze, a klejnotów zostaje ci ${kept}. Jak?`),
    rivals: two((down, up) => `Przeciwnicy mogą skończyć w sumie o ${rows(down)} niżej, a ty ${higher(up)}. Jak?`),
    slain: two((slain, lost) => `Da się ${slay(slain)} i ${lose(lost)}. Jak?`),
    'slain-climb': two((slain, up) => `Da się ${slay(slain)} i skończyć turę ${higher(up)}. Jak?`),
    climb: two((up, lost) => `Da się skończyć turę ${higher(up)} i ${lose(lost)}. Jak?`),
    'climb-gems': two((up, gained) => `Da się skończyć turę ${higher(up)} (klejnoty: ${signed(gained)}). Jak?`),
    'climb-dice': two((up, left) => `Da się skończyć turę ${higher(up)} i zostawić sobie ${dice(left)}. Jak?`),
    gems: two((gained, up) => `Da się skończyć turę ${higher(up)}, a klejnoty: ${signed(gained)}. Jak?`),
    coins: two((gained, up) => `Da się skończyć turę ${higher(up)}, a monety: ${signed(gained)}. Jak?`),
    shop: two((_, held) => `Da się skończyć turę w sklepie i mieć ${coins(held)}. Jak?`),
    safe: two((beside, up) => `Da się skończyć turę ${higher(up)}, a wrogów obok będzie ${-beside}. Jak?`),
  },
  results: {
    boss: two((felled, kept) => (felled > 0 ? `Boss pada; klejnoty, które zostają: ${kept}.` : 'Boss stoi dalej.')),
    rivals: two((down, up) => `Przeciwnicy kończą w sumie ${higher(-down)}, a ty ${higher(up)}.`),
    slain: two((slain, lost) => `Pokonani wrogowie: ${slain}, stracone serca: ${-lost}.`),
    'slain-climb': two((slain, up) => `Pokonani wrogowie: ${slain}, koniec tury ${higher(up)}.`),
    climb: two((up, lost) => `Koniec tury ${higher(up)}, stracone serca: ${-lost}.`),
    'climb-gems': two((up, gained) => `Koniec tury ${higher(up)}, klejnoty: ${signed(gained)}.`),
    'climb-dice': two((up, left) => `Koniec tury ${higher(up)}, kości w zapasie: ${left}.`),
    gems: two((gained, up) => `Klejnoty: ${signed(gained)}, koniec tury ${higher(up)}.`),
    coins: two((gained, up) => `Monety: ${signed(gained)}, koniec tury ${higher(up)}.`),
    shop: two((there, held) => (there > 0 ? `Koniec tury w sklepie, monety: ${held}.` : 'Koniec tury poza sklepem.')),
    safe: two((beside, up) => `Wrogowie obok: ${-beside}, koniec tury ${higher(up)}.`),
  },
};
