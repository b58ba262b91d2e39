/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Фасолинка', line: 'Прыгает за каждой монетой, а иногда и просто так.' },
  skilled: { name: 'Тильда', line: 'Лезет не спеша, карманы полны зелий.' },
  expert: { name: 'Грач', line: 'Смотрит, где стоят враги, прежде чем сделать шаг.' },
  master: { name: 'Бабушка Зенит', line: 'Бывала на вершине чаще самого босса.' },
};
