/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Fasolka', line: 'Byle wyżej, wyżej, wyżej, nieważne, gdzie wyląduje.' },
    { name: 'Groszek', line: 'Zaczepia każdego wroga, żeby zobaczyć, co zrobi.' },
    { name: 'Kiełek', line: 'Skacze po każdą monetę, a czasem po nic.' },
    { name: 'Pestka', line: 'Woli nie podchodzić do tych z zębami.' },
  ],
  amateur: [
    { name: 'Koniczynka', line: 'Zna drogę na górę i pokonuje ją biegiem.' },
    { name: 'Jęczmyk', line: 'Na każdym poziomie szuka zaczepki.' },
    { name: 'Makówka', line: 'Zna drogę na górę, ale po drodze zagląda do każdego sklepu.' },
    { name: 'Ostek', line: 'Zna drogę na górę i czeka, aż będzie bezpiecznie.' },
  ],
  skilled: [
    { name: 'Tylda', line: 'Wspina się równo i przed niczym nie staje.' },
    { name: 'Bruno', line: 'Wspina się równo, a kto stoi na drodze, ten spada.' },
    { name: 'Hedda', line: 'Wspina się bez pośpiechu, z kieszeniami pełnymi mikstur.' },
    { name: 'Otto', line: 'Wspina się równo i zawsze ma serce w zapasie.' },
  ],
  expert: [
    { name: 'Gawron', line: 'Widzi najkrótszą drogę i już nią idzie.' },
    { name: 'Kawka', line: 'Patrzy, gdzie stoją wrogowie, i tam właśnie idzie.' },
    { name: 'Sroka', line: 'Zna ceny wszystkiego, co jest w sklepie.' },
    { name: 'Kruk', line: 'Patrzy, gdzie stoją wrogowie, zanim zrobi krok.' },
  ],
  master: [
    { name: 'Babcia Zenit', line: 'Była na szczycie częściej niż sam boss.' },
    { name: 'Babcia Azymut', line: 'Nie takich bohaterów spychała już z tej półki.' },
    { name: 'Babcia Nadir', line: 'Ma wszystkiego po jednym i wie, co do czego.' },
    { name: 'Babcia Apogeum', line: 'Ostatni raz zemdlała, gdy nie było cię jeszcze na świecie.' },
  ],
};
