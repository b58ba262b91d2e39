/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Wilga', line: 'Najpierw uderza, potem czyta zwój.' },
    { name: 'Zięba', line: 'Najpierw uderza, potem czyta zwój.' },
    { name: 'Rudzik', line: 'Najpierw uderza, potem czyta zwój.' },
    { name: 'Czyżyk', line: 'Najpierw uderza, potem czyta zwój.' },
  ],
  amateur: [
    { name: 'Giermek Tobin', line: 'Niejedno już widział, a o tarczy wciąż zapomina.' },
    { name: 'Giermek Elza', line: 'Niejedno już widział, a o tarczy wciąż zapomina.' },
    { name: 'Giermek Hanno', line: 'Niejedno już widział, a o tarczy wciąż zapomina.' },
    { name: 'Giermek Greta', line: 'Niejedno już widział, a o tarczy wciąż zapomina.' },
  ],
  skilled: [
    { name: 'Brat Aldo', line: 'Dobrze odpoczywa, krótko się modli, mocno bije.' },
    { name: 'Siostra Ines', line: 'Dobrze odpoczywa, krótko się modli, mocno bije.' },
    { name: 'Brat Konrad', line: 'Dobrze odpoczywa, krótko się modli, mocno bije.' },
    { name: 'Siostra Marta', line: 'Dobrze odpoczywa, krótko się modli, mocno bije.' },
  ],
  expert: [
    { name: 'Kapitan Mirel', line: 'Nie zaczyna walki, póki nie policzy ran.' },
    { name: 'Kapitan Dragan', line: 'Nie zaczyna walki, póki nie policzy ran.' },
    { name: 'Kapitan Ragna', line: 'Nie zaczyna walki, póki nie policzy ran.' },
    { name: 'Kapitan Ulf', line: 'Nie zaczyna walki, póki nie policzy ran.' },
  ],
  master: [
    { name: 'Szary Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
    { name: 'Biały Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
    { name: 'Czarny Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
    { name: 'Czerwony Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
  ],
};
