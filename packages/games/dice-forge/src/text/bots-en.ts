/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Kora', 'Lykos', 'Nysa', 'Mykon'], line: 'Buys whatever shines, and laughs when it works.' },
  skilled: { names: ['Damon', 'Melitta', 'Agis', 'Doris'], line: 'Knows every price in the sanctuary by heart.' },
  expert: { names: ['Thais', 'Leander', 'Xanthe', 'Kallias'], line: 'Plans the whole turn before touching a coin.' },
  master: {
    names: ['Old Bronte', 'Old Sterope', 'Old Arges', 'Old Pyrakmon'],
    line: 'Has forged more dice than there are stars, and forgets none.',
  },
};
