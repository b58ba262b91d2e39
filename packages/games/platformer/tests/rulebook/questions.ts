/** What people ask at the table, and the rules of which one must be found. */
import type { Language } from '@astragal/kernel';

type Asked = readonly [question: string, ...rules: string[]];

export const questions: Readonly<Record<Language, readonly Asked[]>> = {
  en: [
    ['can I attack twice?', 'P-81', 'P-12', 'P-80', 'P-46'],
    ['do ladders stop a fall', 'P-65', 'P-63'],
    ['stand on an enemy', 'P-63', 'P-68'],
    ['can I walk diagonally', 'P-58'],
    ['what happens when I run out of hearts', 'P-84'],
    ['how strong is the boss', 'P-97'],
    ['can I attack another player', 'P-46'],
    ['how do I come back on the map', 'P-51'],
    ['what do gems do', 'P-86', 'P-87'],
    ['can I jump without a ladder', 'P-62'],
    ['do enemies hit me when I walk away', 'P-68'],
    ['can I save a die for later', 'P-38', 'P-30'],
  ],
  pl: [
    ['czy mogę zaatakować dwa razy?', 'P-81', 'P-12', 'P-80', 'P-46'],
    ['czy drabina zatrzyma upadek', 'P-65', 'P-63'],
    ['stanąć na wrogu', 'P-63', 'P-68'],
    ['czy można chodzić na ukos', 'P-58'],
    ['co jak stracę wszystkie serca', 'P-84', 'P-24'],
    ['ile zdrowia ma boss', 'P-97'],
    ['czy mogę zaatakować innego gracza', 'P-46'],
    ['jak wrócić na mapę', 'P-51'],
    ['do czego są klejnoty', 'P-86', 'P-87'],
    ['czy mogę skakać', 'P-62'],
    ['czy wróg bije gdy odchodzę', 'P-68'],
    ['zachować symbol na później', 'P-38', 'P-30'],
  ],
  ru: [
    ['можно атаковать дважды?', 'P-81', 'P-12', 'P-80', 'P-46'],
    ['лестница остановит падение?', 'P-65', 'P-63'],
    ['встать на врага', 'P-63', 'P-68'],
    ['можно ходить по диагонали', 'P-58'],
    ['что если кончились сердца', 'P-84', 'P-24'],
    ['сколько здоровья у босса', 'P-97'],
    ['можно атаковать другого героя', 'P-46'],
    ['как вернуться на карту', 'P-51'],
    ['зачем нужны самоцветы', 'P-86', 'P-87'],
    ['можно ли прыгать', 'P-62'],
    ['бьёт ли враг, когда я ухожу', 'P-68'],
    ['сохранить символ на потом', 'P-38', 'P-30'],
  ],
};
