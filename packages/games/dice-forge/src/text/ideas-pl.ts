import type { IdeaWords } from '@astragal/bots';
import type { DiceForgeIdeas } from './ideas.ts';
import { amountOf, listOf } from './names.ts';
import { names } from './names-pl.ts';

export const ideas: IdeaWords<DiceForgeIdeas> = {
  lastTurn: (reserve) => ({
    fact: `To twoja ostatnia tura. W zapasie masz: ${listOf(names, reserve) || 'nic'}. Co tam zostanie, nie da punktów.`,
    ask: 'Jak zamienić z tego jak najwięcej na chwałę?',
  }),
  gear: ({ cards }) => ({
    fact: `Twoje karty, które działają co turę, a w tej jeszcze nie: ${cards}. Rozpoczęcie akcji zamyka ten krok.`,
    ask: 'Co powinno być pierwsze?',
  }),
  cap: ({ resource, amount }) => ({
    fact: `Masz ${amountOf(names, resource, amount)}: to limit, a wszystko ponad niego przepada.`,
    ask: 'Jak zrobić miejsce?',
  }),
  hammer: ({ need }) => ({
    fact: `Do końca fazy młota brakuje: ${amountOf(names, 'gold', need)}.`,
    ask: 'Skąd wziąć to złoto?',
  }),
  twice: (reserve) => ({
    fact: `Możesz zadziałać dwa razy: kosztuje to 2 odłamki słońca. Masz: ${listOf(names, reserve)}.`,
    ask: 'Które dwie akcje wykorzystają z tego najwięcej?',
  }),
  lastCard: ({ stacks }) => ({
    fact: `Stosy, na które cię stać, a w których została jedna karta: ${stacks}.`,
    ask: 'Czy ta karta poczeka do twojej następnej tury?',
  }),
  oust: ({ rivals }) => ({
    fact: `Na wyspach ${rivals === 1 ? 'stoi przeciwnik' : `stoją przeciwnicy (${rivals})`}. Kto tam popłynie, da ${rivals === 1 ? 'mu' : 'im'} boski dar.`,
    ask: 'Czy to, czego tam szukasz, jest warte cudzego rzutu?',
  }),
  early: ({ rounds }) => ({
    fact: `Rundy do końca po tej: ${rounds}, a kośćmi rzucasz w turze każdego gracza.`,
    ask: 'Co chcesz odtąd widzieć na kościach?',
  }),
  behind: ({ leader, by, rounds }, who) => ({
    fact: `Prowadzi ${who(leader)}: przewaga to ${amountOf(names, 'glory', by)}. Rundy do końca: ${rounds}.`,
    ask: 'Gdzie leży chwała, która odrobi stratę?',
  }),
};
