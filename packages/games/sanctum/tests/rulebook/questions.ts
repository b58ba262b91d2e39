/** What people ask at the table, and the rules of which one must be found. */
import type { Language } from '@astragal/kernel';

type Asked = readonly [question: string, ...rules: string[]];

export const questions: Readonly<Record<Language, readonly Asked[]>> = {
  en: [
    ['can I rest while chased?', 'S-15'],
    ['what do white gems do', 'S-149', 'S-37'],
    ['when do I get my tokens back', 'S-45', 'S-29'],
    ['can I roll twice', 'S-30'],
    ['what happens at 0 health', 'S-33'],
    ['how do I kill a demon', 'S-31'],
    ['how do I put on an item', 'S-46'],
    ['how many potions can I carry', 'S-50'],
    ['what is rage for', 'S-26'],
    ['do hits stay on a demon', 'S-35'],
    ['how do I gain a skill', 'S-40'],
    ['when can I break the walls', 'S-72'],
  ],
  pl: [
    ['czy mogę odpocząć, gdy ścigają mnie demony?', 'S-15'],
    ['do czego są białe klejnoty', 'S-149', 'S-37'],
    ['kiedy wracają żetony', 'S-45', 'S-29'],
    ['czy mogę rzucić drugi raz', 'S-30'],
    ['co przy zerze życia', 'S-33'],
    ['jak zabić demona', 'S-31'],
    ['jak założyć przedmiot', 'S-46'],
    ['ile eliksirów mogę mieć', 'S-50'],
    ['co robi szał', 'S-26'],
    ['czy trafienia zostają', 'S-35'],
    ['jak zdobyć umiejętność', 'S-40'],
    ['kiedy można przełamać mury', 'S-72'],
  ],
  ru: [
    ['можно отдыхать, когда за мной гонятся?', 'S-15'],
    ['зачем белые кристаллы', 'S-149', 'S-37'],
    ['когда вернутся жетоны', 'S-45', 'S-29'],
    ['можно бросить второй раз', 'S-30'],
    ['что при нуле здоровья', 'S-33'],
    ['как убить демона', 'S-31'],
    ['как надеть предмет', 'S-46'],
    ['сколько зелий можно иметь', 'S-50'],
    ['что делает ярость', 'S-26'],
    ['остаются ли попадания', 'S-35'],
    ['как получить навык', 'S-40'],
    ['когда можно проломить стены', 'S-72'],
  ],
};
