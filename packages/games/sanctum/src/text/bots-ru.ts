/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Иволга', line: 'Сначала бьёт, потом читает свиток.' },
  skilled: { name: 'Брат Альдо', line: 'Хорошо отдыхает, коротко молится, крепко бьёт.' },
  expert: { name: 'Капитан Мирель', line: 'Не начинает боя, не сосчитав ран.' },
  master: { name: 'Серый Храмовник', line: 'Однажды уже стоял у этих стен и вернулся.' },
};
