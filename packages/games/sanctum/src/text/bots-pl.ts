/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Wilga', line: 'Na każdego demona patrzy dwa razy, na zwój raz.' },
    { name: 'Zięba', line: 'Najpierw uderza, potem czyta zwój.' },
    { name: 'Rudzik', line: 'Uwielbia klejnoty i nie pyta, do czego służą.' },
    { name: 'Czyżyk', line: 'Chce mieć każde osiągnięcie, najlepiej jeszcze dziś.' },
  ],
  amateur: [
    { name: 'Giermek Tobin', line: 'Nie odkłada tarczy nawet przy kolacji.' },
    { name: 'Giermek Elza', line: 'Jeden demon za plecami to towarzystwo, trzy to zabawa.' },
    { name: 'Giermek Hanno', line: 'Liczy klejnoty przed snem i jeszcze raz o świcie.' },
    { name: 'Giermek Greta', line: 'Wie, które osiągnięcia są wolne i kto na nie poluje.' },
  ],
  skilled: [
    { name: 'Brat Aldo', line: 'Dobrze odpoczywa, krótko się modli, rzadko krwawi.' },
    { name: 'Siostra Ines', line: 'Na ogół chodzi szybciej niż demony.' },
    { name: 'Brat Konrad', line: 'Żaden klejnot nie leży u niego długo na stole.' },
    { name: 'Siostra Marta', line: 'Zna umiejętność, zanim inni poznają jej nazwę.' },
  ],
  expert: [
    { name: 'Kapitan Mirel', line: 'Nie zaczyna walki, póki nie policzy ran.' },
    { name: 'Kapitan Dragan', line: 'Czeka, aż zbierze się cała wataha, i bije wszystkich naraz.' },
    { name: 'Kapitan Ragna', line: 'Najpierw klejnoty, zbroja przyjdzie potem.' },
    { name: 'Kapitan Ulf', line: 'Nie ma w obozie listy zasłużonych bez tego imienia.' },
  ],
  master: [
    { name: 'Szary Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
    { name: 'Biały Templariusz', line: 'Staje pod murami, gdy inni jeszcze wiążą buty.' },
    { name: 'Czarny Templariusz', line: 'Każdy jego klejnot ma swoje miejsce w Ostatecznej Bitwie.' },
    { name: 'Czerwony Templariusz', line: 'Pierwszy sięga po błogosławieństwa, resztę zostawia innym.' },
  ],
};
