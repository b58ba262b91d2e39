/** What people ask at the table, and the rules of which one must be found. */
import type { Language } from '@astragal/kernel';

type Asked = readonly [question: string, ...rules: string[]];

export const QUESTIONS: Readonly<Record<Language, Readonly<Record<string, readonly Asked[]>>>> = {
  en: {
    'dice-forge': [
      ['can I buy two alike?', 'DF-67', 'DF-68'],
      ['is extra gold lost?', 'DF-12'],
      ['what does the mirror do', 'DF-46'],
      ['how do I win', 'DF-124', 'DF-123'],
      ['how many rounds', 'DF-10'],
      ['who goes first', 'DF-1', 'DF-2'],
      ['can I act twice in my turn', 'DF-30'],
      ['what happens when somebody kicks me off an island', 'DF-77', 'DF-78'],
      ['do I roll in other players turns', 'DF-24'],
      ['two ×3 together', 'DF-44'],
      ['can I take off a boar', 'DF-65'],
      ['what if we tie', 'DF-124', 'DF-123'],
      ['does leftover money count', 'DF-123'],
      ['when do cog cards work', 'DF-26'],
      ['can I keep a face for later', 'DF-70'],
    ],
  },
  pl: {
    'dice-forge': [
      ['co daje lustro', 'DF-46'],
      ['czy mogę kupić dwie takie same?', 'DF-67', 'DF-68'],
      ['czy nadmiar złota przepada?', 'DF-12'],
      ['jak wygrać', 'DF-124', 'DF-123'],
      ['ile jest rund', 'DF-10'],
      ['kto zaczyna', 'DF-1', 'DF-2'],
      ['czy mogę zrobić drugą akcję', 'DF-30'],
      ['co jak ktoś mnie wygoni z wyspy', 'DF-77', 'DF-78'],
      ['czy rzucam w turze rywala', 'DF-24'],
      ['czy można zdjąć dzika', 'DF-65'],
      ['co przy remisie', 'DF-124', 'DF-123'],
      ['ile kosztuje dodatkowa akcja', 'DF-30', 'DF-31'],
      ['kiedy działają zębatki', 'DF-26'],
      ['jak działa młotek', 'DF-105', 'DF-107'],
      ['ile złota mogę mieć', 'DF-12'],
    ],
  },
  ru: {
    'dice-forge': [
      ['что делает зеркало', 'DF-46'],
      ['можно купить две одинаковые?', 'DF-67', 'DF-68'],
      ['лишнее золото пропадает?', 'DF-12'],
      ['как победить', 'DF-124', 'DF-123'],
      ['сколько раундов', 'DF-10'],
      ['кто ходит первым', 'DF-1', 'DF-2'],
      ['можно ли сделать второе действие', 'DF-30'],
      ['что если меня выгнали с острова', 'DF-77', 'DF-78'],
      ['бросаю ли я кубики в чужой ход', 'DF-24'],
      ['можно снять кабана', 'DF-65'],
      ['что при ничьей', 'DF-124', 'DF-123'],
      ['когда работают шестерёнки', 'DF-26'],
      ['как работает молот', 'DF-105', 'DF-107'],
      ['сколько золота можно иметь', 'DF-12'],
      ['два ×3 вместе', 'DF-44'],
    ],
  },
};
