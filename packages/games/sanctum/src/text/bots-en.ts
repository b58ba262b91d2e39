/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Wren', 'Finch', 'Robin', 'Linnet'], line: 'Strikes first and reads the scroll later.' },
  skilled: { names: ['Brother Aldo', 'Sister Ines', 'Brother Konrad', 'Sister Marta'], line: 'Rests well, prays briefly, hits hard.' },
  expert: {
    names: ['Captain Mirel', 'Captain Dragan', 'Captain Ragna', 'Captain Ulf'],
    line: 'Starts no fight without counting the wounds.',
  },
  master: {
    names: ['The Grey Templar', 'The White Templar', 'The Black Templar', 'The Red Templar'],
    line: 'Stood at these walls once before, and came back.',
  },
};
