/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Kora', line: 'Buys whatever shines, and laughs when it works.' },
    { name: 'Lykos', line: 'Would trade anything for another coin.' },
    { name: 'Nysa', line: 'Follows the sun, because it is warm there.' },
    { name: 'Mykon', line: 'Saves moon shards, and forgets what for.' },
  ],
  amateur: [
    { name: 'Ianthe', line: 'A new face on a die every turn, or the turn was wasted.' },
    { name: 'Kimon', line: 'Counts gold at night, to sleep better.' },
    { name: 'Phoebe', line: 'Sails to the sunny islands first.' },
    { name: 'Selin', line: 'Trusts the moon, and the cards it pays for.' },
  ],
  skilled: [
    { name: 'Damon', line: 'Knows every price in the sanctuary by heart.' },
    { name: 'Melitta', line: 'Sooner or later the hammer turns all gold to glory.' },
    { name: 'Agis', line: 'The red islands have the better cards, and that is that.' },
    { name: 'Doris', line: 'The blue islands are never crowded.' },
  ],
  expert: [
    { name: 'Thais', line: 'Forges the dice first and fetches the glory later.' },
    { name: 'Leander', line: 'Hammers every coin that comes up.' },
    { name: 'Xanthe', line: 'Plans the whole turn around the sun.' },
    { name: 'Kallias', line: 'Plans the whole turn around the moon.' },
  ],
  master: [
    { name: 'Old Bronte', line: 'Has forged more dice than there are stars, and forgets none.' },
    { name: 'Old Sterope', line: 'Has worn out a hammer in every game.' },
    { name: 'Old Arges', line: 'Knows the red islands like the palm of one hand.' },
    { name: 'Old Pyrakmon', line: 'And the blue ones like the palm of the other.' },
  ],
};
