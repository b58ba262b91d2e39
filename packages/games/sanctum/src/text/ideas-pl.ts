import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { SanctumIdeas } from './ideas.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many });
const tokens = (count: number): string => n(count, 'żeton', 'żetony', 'żetonów');

export const ideas: IdeaWords<SanctumIdeas> = {
  deadly: ({ damage, health }) => ({
    fact: `Na razie mimo wszystkich tarcz przejdą obrażenia: ${damage}, a punktów życia masz ${health}.`,
    ask: 'Który wróg nie powinien oddać ciosu?',
  }),
  rage: ({ dice }) => ({
    fact: `Szał jest aktywny: jedna z wolnych kości (${dice}) może stać się dowolną liczbą, a po walce szał gaśnie.`,
    ask: 'Która liczba jest teraz najwięcej warta?',
  }),
  dice: ({ dice, open }) => ({
    fact: `Wolne kości: ${dice}. Otwarte miejsca trafienia: ${open}.`,
    ask: 'Który wróg padnie od tych kości, a który dostanie tylko zadrapanie?',
  }),
  shields: ({ damage, stoppable }) => ({
    fact: `Nadciągają obrażenia: ${damage}. Zatrzymać da się jeszcze najwyżej ${stoppable}.`,
    ask: 'Ile żetonów warta jest każda rana?',
  }),
  potions: ({ potions, spent }) => ({
    fact: `Masz ${n(potions, 'eliksir', 'eliksiry', 'eliksirów')}. Zużyte: ${tokens(spent)}.`,
    ask: 'Przydadzą się w tym rzucie czy w następnym?',
  }),
  chased: ({ demons, damage }) => ({
    fact: `${n(demons, 'demon cię ściga', 'demony cię ścigają', 'demonów cię ściga')}, razem obrażeń: ${damage}. Dalszy marsz dołoży kolejne.`,
    ask: 'Ile z nich twoje kości odprawią naraz?',
  }),
  tired: ({ spent, left }) => ({
    fact: `Zużyte: ${tokens(spent)}. Gotowe: ${left}. Zwraca je tylko odpoczynek.`,
    ask: 'Czy następną walkę da się wygrać tym, co zostało?',
  }),
  fresh: ({ spent }) => ({
    fact: `Zużyte żetony: ${spent}, torba pusta. Odpoczynek niewiele by zwrócił.`,
    ask: 'Co tura może dać zamiast tego?',
  }),
  bag: ({ items }) => ({
    fact: `W torbie masz ${n(items, 'przedmiot', 'przedmioty', 'przedmiotów')}. Czego się nie nosi, to nie działa.`,
    ask: 'Kiedy będzie pora to założyć?',
  }),
  front: ({ seat, spaces }, who) => ({
    fact: `Z przodu jest ${who(seat)}, o ${n(spaces, 'pole', 'pola', 'pól')} dalej, i wybiera demony wcześniej.`,
    ask: 'Co zostaje dla tych, którzy dojdą później?',
  }),
};
