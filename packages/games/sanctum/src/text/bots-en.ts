/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Wren', line: 'Strikes first and reads the scroll later.' },
    { name: 'Finch', line: 'Strikes first and reads the scroll later.' },
    { name: 'Robin', line: 'Strikes first and reads the scroll later.' },
    { name: 'Linnet', line: 'Strikes first and reads the scroll later.' },
  ],
  amateur: [
    { name: 'Squire Tobin', line: 'Has fought before, and still forgets the shield.' },
    { name: 'Squire Elsa', line: 'Has fought before, and still forgets the shield.' },
    { name: 'Squire Hanno', line: 'Has fought before, and still forgets the shield.' },
    { name: 'Squire Greta', line: 'Has fought before, and still forgets the shield.' },
  ],
  skilled: [
    { name: 'Brother Aldo', line: 'Rests well, prays briefly, hits hard.' },
    { name: 'Sister Ines', line: 'Rests well, prays briefly, hits hard.' },
    { name: 'Brother Konrad', line: 'Rests well, prays briefly, hits hard.' },
    { name: 'Sister Marta', line: 'Rests well, prays briefly, hits hard.' },
  ],
  expert: [
    { name: 'Captain Mirel', line: 'Starts no fight without counting the wounds.' },
    { name: 'Captain Dragan', line: 'Starts no fight without counting the wounds.' },
    { name: 'Captain Ragna', line: 'Starts no fight without counting the wounds.' },
    { name: 'Captain Ulf', line: 'Starts no fight without counting the wounds.' },
  ],
  master: [
    { name: 'The Grey Templar', line: 'Stood at these walls once before, and came back.' },
    { name: 'The White Templar', line: 'Stood at these walls once before, and came back.' },
    { name: 'The Black Templar', line: 'Stood at these walls once before, and came back.' },
    { name: 'The Red Templar', line: 'Stood at these walls once before, and came back.' },
  ],
};
