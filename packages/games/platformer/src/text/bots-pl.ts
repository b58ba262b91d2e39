/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Fasolka', line: 'Skacze po każdą monetę, a czasem po nic.' },
  skilled: { name: 'Tylda', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
  expert: { name: 'Gawron', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
  master: { name: 'Babcia Zenit', line: 'Była na szczycie częściej niż sam boss.' },
};
