/** Co mówi trener. */
import { plural } from '@astragal/kernel';
import type { CoachWords } from './en.ts';

export const words: CoachWords = {
  coach: 'Trener',
  hint: 'Podpowiedź',
  hintFirst: 'o czym pomyśleć',
  hintSecond: 'teraz najlepsze odpowiedzi',
  hintBoth: 'oba kroki odkryte',
  thinking: 'myśli…',
  noHint: 'nie ma wyboru',
  think: 'Pomyśl o tym',
  more: 'Pokaż najlepsze odpowiedzi',
  best: 'Najlepsze odpowiedzi',
  toWin: 'szansa na wygraną',
  equal: 'tak dobra jak najlepsza',
  level: { fact: 'Na ile da się ocenić, wszystkie odpowiedzi są tu praktycznie równe.', ask: 'Która pasuje do twojego planu?' },
  plain: { fact: 'Odpowiedzi jest kilka i nie są sobie równe.', ask: 'Która zostawi ci najwięcej na następną turę?' },
  judged: (futures, error) => `Ocena po ${futures} ${plural('pl', futures, { one: 'próbie', many: 'próbach' })}, ±${error}.`,
  equals: (n) =>
    n === 2
      ? 'Dwie pierwsze są praktycznie równe.'
      : n < 5
        ? `${n} pierwsze są praktycznie równe.`
        : `${n} pierwszych jest praktycznie równych.`,
  really: (answer) => `Na pewno „${answer}”?`,
  overlooks: 'W tej pozycji da się wyraźnie więcej.',
  bestAnswer: 'Najlepsza odpowiedź',
  again: 'Pomyślę jeszcze',
  anyway: 'Biorę mimo to',
  showBest: 'Pokaż najlepszą',
  counts: 'liczy się jako podpowiedź',
  close: 'Zamknij',
};
