/** Who plays here, level by level. */
import type { Personas } from '@astragal/bots';

export const personas: Personas = {
  novice: { name: 'Кора', line: 'Покупает всё, что блестит, и смеётся, когда выходит.' },
  skilled: { name: 'Дамон', line: 'Знает наизусть каждую цену в святилище.' },
  expert: { name: 'Таис', line: 'Продумывает весь ход, прежде чем взять монету.' },
  master: { name: 'Старый Бронт', line: 'Выковал больше костей, чем звёзд на небе, и помнит каждую.' },
};
