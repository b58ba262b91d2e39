/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Kora', line: 'Buys whatever shines, and laughs when it works.' },
  skilled: { name: 'Damon', line: 'Knows every price in the sanctuary by heart.' },
  expert: { name: 'Thais', line: 'Plans the whole turn before touching a coin.' },
  master: { name: 'Old Bronte', line: 'Has forged more dice than there are stars, and forgets none.' },
};
