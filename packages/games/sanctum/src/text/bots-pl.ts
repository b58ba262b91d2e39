/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Wilga', 'Zięba', 'Rudzik', 'Czyżyk'], line: 'Najpierw uderza, potem czyta zwój.' },
  skilled: {
    names: ['Brat Aldo', 'Siostra Ines', 'Brat Konrad', 'Siostra Marta'],
    line: 'Dobrze odpoczywa, krótko się modli, mocno bije.',
  },
  expert: { names: ['Kapitan Mirel', 'Kapitan Dragan', 'Kapitan Ragna', 'Kapitan Ulf'], line: 'Nie zaczyna walki, póki nie policzy ran.' },
  master: {
    names: ['Szary Templariusz', 'Biały Templariusz', 'Czarny Templariusz', 'Czerwony Templariusz'],
    line: 'Stał już kiedyś pod tymi murami i wrócił.',
  },
};
