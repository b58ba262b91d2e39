/** Who plays here, level by level: four of each, in the order of their faces and tastes. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: [
    { name: 'Kora', line: 'Kupuje, co błyszczy, i śmieje się, gdy się uda.' },
    { name: 'Likos', line: 'Za jedną monetę oddałby wszystko inne.' },
    { name: 'Nysa', line: 'Idzie za słońcem, bo tam ciepło.' },
    { name: 'Mikon', line: 'Zbiera odłamki księżyca, tylko zapomniał po co.' },
  ],
  amateur: [
    { name: 'Jante', line: 'Tura bez nowej ścianki to tura stracona.' },
    { name: 'Kimon', line: 'Przed snem liczy złoto, lepiej się wtedy śpi.' },
    { name: 'Febe', line: 'Najpierw płynie na słoneczne wyspy.' },
    { name: 'Selin', line: 'Ufa księżycowi i kartom, które za niego dają.' },
  ],
  skilled: [
    { name: 'Damon', line: 'Zna na pamięć każdą cenę w sanktuarium.' },
    { name: 'Melitta', line: 'Młot prędzej czy później zamieni całe złoto w chwałę.' },
    { name: 'Agis', line: 'Na czerwonych wyspach są lepsze karty i tyle.' },
    { name: 'Doris', line: 'Na niebieskich wyspach nigdy nie ma tłoku.' },
  ],
  expert: [
    { name: 'Tais', line: 'Najpierw wykuwa ścianki, po chwałę idzie później.' },
    { name: 'Leander', line: 'Odkłada na młot każdą monetę, jaka wypadnie.' },
    { name: 'Ksante', line: 'Całą turę układa pod słońce.' },
    { name: 'Kallias', line: 'Całą turę układa pod księżyc.' },
  ],
  master: [
    { name: 'Stary Brontes', line: 'Wykuł więcej kości, niż jest gwiazd, i każdą pamięta.' },
    { name: 'Stary Steropes', line: 'W każdej partii zdziera do końca jeden młot.' },
    { name: 'Stary Arges', line: 'Czerwone wyspy zna jak własną dłoń.' },
    { name: 'Stary Pyrakmon', line: 'A niebieskie jak drugą.' },
  ],
};
