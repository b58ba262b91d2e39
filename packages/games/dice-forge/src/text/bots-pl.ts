/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { names: ['Kora', 'Likos', 'Nysa', 'Mikon'], line: 'Kupuje, co błyszczy, i śmieje się, gdy się uda.' },
  skilled: { names: ['Damon', 'Melitta', 'Agis', 'Doris'], line: 'Zna na pamięć każdą cenę w sanktuarium.' },
  expert: { names: ['Tais', 'Leander', 'Ksante', 'Kallias'], line: 'Układa całą turę, zanim sięgnie po monetę.' },
  master: {
    names: ['Stary Brontes', 'Stary Steropes', 'Stary Arges', 'Stary Pyrakmon'],
    line: 'Wykuł więcej kości, niż jest gwiazd, i każdą pamięta.',
  },
};
