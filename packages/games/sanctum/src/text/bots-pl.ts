/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Wilga', line: 'Najpierw uderza, potem czyta zwój.' },
  skilled: { name: 'Brat Aldo', line: 'Dobrze odpoczywa, krótko się modli, mocno bije.' },
  expert: { name: 'Kapitan Mirel', line: 'Nie zaczyna walki, póki nie policzy ran.' },
  master: { name: 'Szary Templariusz', line: 'Stał już kiedyś pod tymi murami i wrócił.' },
};
