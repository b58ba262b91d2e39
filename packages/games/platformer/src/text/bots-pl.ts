/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Fasolka', 'Groszek', 'Kiełek', 'Pestka'], line: 'Skacze po każdą monetę, a czasem po nic.' },
  skilled: { names: ['Tylda', 'Bruno', 'Hedda', 'Otto'], line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
  expert: { names: ['Gawron', 'Kawka', 'Sroka', 'Kruk'], line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
  master: { names: ['Babcia Zenit', 'Babcia Azymut', 'Babcia Nadir', 'Babcia Apogeum'], line: 'Była na szczycie częściej niż sam boss.' },
};
