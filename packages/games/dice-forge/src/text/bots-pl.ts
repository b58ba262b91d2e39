/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Kora', line: 'Kupuje, co błyszczy, i śmieje się, gdy się uda.' },
  skilled: { name: 'Damon', line: 'Zna na pamięć każdą cenę w świątyni.' },
  expert: { name: 'Tais', line: 'Układa całą turę, zanim sięgnie po monetę.' },
  master: { name: 'Stary Brontes', line: 'Wykuł więcej kości, niż jest gwiazd, i każdą pamięta.' },
};
