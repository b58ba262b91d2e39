/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Wren', line: 'Looks twice at every demon, and once at the scroll.' },
    { name: 'Finch', line: 'Strikes first and reads the scroll later.' },
    { name: 'Robin', line: 'Loves gems, and has yet to ask what they do.' },
    { name: 'Linnet', line: 'Wants every achievement on the board, preferably today.' },
  ],
  amateur: [
    { name: 'Squire Tobin', line: 'Keeps the shield up, even at supper.' },
    { name: 'Squire Elsa', line: 'One demon behind you is company, three are a party.' },
    { name: 'Squire Hanno', line: 'Counts the gems before bed, and again at dawn.' },
    { name: 'Squire Greta', line: 'Knows which achievements are left, and who is after them.' },
  ],
  skilled: [
    { name: 'Brother Aldo', line: 'Rests well, prays briefly, bleeds seldom.' },
    { name: 'Sister Ines', line: 'Walks faster than the demons, most days.' },
    { name: 'Brother Konrad', line: 'Leaves no gem lying on the table for long.' },
    { name: 'Sister Marta', line: 'Knows a skill before others know its name.' },
  ],
  expert: [
    { name: 'Captain Mirel', line: 'Starts no fight without counting the wounds.' },
    { name: 'Captain Dragan', line: 'Lets the pack gather, then strikes all of it at once.' },
    { name: 'Captain Ragna', line: 'Frees the gems first; the armour follows.' },
    { name: 'Captain Ulf', line: 'No roll of honour in the camp without this name.' },
  ],
  master: [
    { name: 'The Grey Templar', line: 'Stood at these walls once before, and came back.' },
    { name: 'The White Templar', line: 'Reaches the walls while others still lace their boots.' },
    { name: 'The Black Templar', line: 'Every gem has its place in the Final Battle.' },
    { name: 'The Red Templar', line: 'Takes the blessings first, and leaves the rest to others.' },
  ],
};
