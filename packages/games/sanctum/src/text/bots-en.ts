/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Wren', line: 'Strikes first and reads the scroll later.' },
  skilled: { name: 'Brother Aldo', line: 'Rests well, prays briefly, hits hard.' },
  expert: { name: 'Captain Mirel', line: 'Starts no fight without counting the wounds.' },
  master: { name: 'The Grey Templar', line: 'Stood at these walls once before, and came back.' },
};
