/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Fasolka', line: 'Skacze po każdą monetę, a czasem po nic.' },
    { name: 'Groszek', line: 'Skacze po każdą monetę, a czasem po nic.' },
    { name: 'Kiełek', line: 'Skacze po każdą monetę, a czasem po nic.' },
    { name: 'Pestka', line: 'Skacze po każdą monetę, a czasem po nic.' },
  ],
  amateur: [
    { name: 'Koniczynka', line: 'Zna drogę na górę, a i tak idzie naokoło.' },
    { name: 'Jęczmyk', line: 'Zna drogę na górę, a i tak idzie naokoło.' },
    { name: 'Makówka', line: 'Zna drogę na górę, a i tak idzie naokoło.' },
    { name: 'Ostek', line: 'Zna drogę na górę, a i tak idzie naokoło.' },
  ],
  skilled: [
    { name: 'Tylda', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
    { name: 'Bruno', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
    { name: 'Hedda', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
    { name: 'Otto', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
  ],
  expert: [
    { name: 'Gawron', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
    { name: 'Kawka', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
    { name: 'Sroka', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
    { name: 'Kruk', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
  ],
  master: [
    { name: 'Babcia Zenit', line: 'Była na szczycie częściej niż sam boss.' },
    { name: 'Babcia Azymut', line: 'Była na szczycie częściej niż sam boss.' },
    { name: 'Babcia Nadir', line: 'Była na szczycie częściej niż sam boss.' },
    { name: 'Babcia Apogeum', line: 'Była na szczycie częściej niż sam boss.' },
  ],
};
