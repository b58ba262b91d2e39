/** What the coach says. */
export const words = {
  coach: 'Coach',
  hint: 'Hint',
  hintFirst: 'what to think about',
  hintSecond: 'now the best answers',
  hintBoth: 'both steps open',
  thinking: 'thinking…',
  noHint: 'nothing to choose',
  think: 'Think about',
  more: 'Show the best answers',
  best: 'Best answers',
  toWin: 'chance to win',
  equal: 'as good as the best',
  level: { fact: 'As far as can be told, all answers are as good as equal here.', ask: 'Which suits your plan?' },
  plain: { fact: 'Several answers are possible, and they are not equal.', ask: 'Which one leaves you the most for your next turn?' },
  judged: (futures: number, error: string) => `Judged from ${futures} ways the game could go on, ±${error}.`,
  equals: (n: number) => (n === 2 ? 'The first two are as good as equal.' : `The first ${n} are as good as equal.`),
  really: (answer: string) => `Really “${answer}”?`,
  overlooks: 'There is clearly more in this position.',
  bestAnswer: 'Best answer',
  again: 'Think again',
  anyway: 'Take it anyway',
  showBest: 'Show the best',
  counts: 'counts as a hint',
  close: 'Close',
};

export type CoachWords = typeof words;
