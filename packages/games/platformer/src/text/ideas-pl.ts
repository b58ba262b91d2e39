import type { IdeaWords } from '@astragal/bots';
import { counted } from '@astragal/kernel';
import type { PlatformerIdeas } from './ideas.ts';

const n = (count: number, one: string, few: string, many: string): string => counted('pl', count, { one, few, many });

export const ideas: IdeaWords<PlatformerIdeas> = {
  boss: ({ health, swords }) => ({
    fact: `Zdrowie bossa: ${health}, a na tacy ${swords === 0 ? 'nie ma miecza' : `masz ${n(swords, 'miecz', 'miecze', 'mieczy')}`}.`,
    ask: 'Czy z klejnotami i kartami starczy już teraz, a jeśli nie, co da to w następnej turze?',
  }),
  back: ({ dice }) => ({
    fact: `Jesteś poza wieżą. Kości do użycia: ${dice}.`,
    ask: 'Z którego pola zaprowadzą najwyżej?',
  }),
  fall: ({ rows, wounds }) => ({
    fact: `Gdyby tura skończyła się teraz, grawitacja ${rows > 0 ? `zrzuci cię o ${n(rows, 'rząd', 'rzędy', 'rzędów')}` : 'wyrzuci cię z wieży'}${wounds > 0 ? `, a stracisz ${n(wounds, 'serce', 'serca', 'serc')}` : ''}.`,
    ask: 'Gdzie da się stanąć bezpiecznie?',
  }),
  coins: ({ coins, price }) => ({
    fact: `Masz ${n(coins, 'monetę', 'monety', 'monet')}, a w sklepie ceny zaczynają się od ${price}. Sprzedaje tylko na swoim polu.`,
    ask: 'Czy droga przez sklep jest warta tych kroków?',
  }),
  pair: ({ dice }) => ({
    fact: `Kości pokazujące to samo co inna: ${dice}. Dwie takie same mogą razem być dowolnym innym symbolem.`,
    ask: 'Którego symbolu brakuje?',
  }),
  gems: ({ gems }) => ({
    fact: `Masz ${n(gems, 'klejnot', 'klejnoty', 'klejnotów')}. Każdy wzmacnia jeden symbol, jeden raz.`,
    ask: 'Potrzebuje tej siły ta tura czy później walka z bossem?',
  }),
  idle: ({ dice }) => ({
    fact: `Na tacy masz jeszcze ${n(dice, 'kość', 'kości', 'kości')}, a na później można zachować najwyżej jeden symbol.`,
    ask: 'Co każda z nich może jeszcze zrobić?',
  }),
  hearts: ({ hearts }) => ({
    fact: `Serca, które zostały: ${hearts}.`,
    ask: 'Co może cię jeszcze uderzyć przed twoją następną turą?',
  }),
  above: ({ seat, levels }, who) => ({
    fact: `${who(seat)} jest o ${n(levels, 'poziom', 'poziomy', 'poziomów')} wyżej.`,
    ask: 'Wspinać się szybciej czy skrócić komuś drogę w dół?',
  }),
};
