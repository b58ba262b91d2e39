/** What the judge has learned, by `astragal train dice-forge --judge`. */
import type { JudgeWeights } from '@astragal/bots';

export const JUDGEMENT: JudgeWeights = {
  features: ['one', 'points', 'points by haste', 'points by last haste', 'score by haste', 'action ahead', 'action ahead by haste'],
  seats: {
    '2': {
      win: [9.018e-11, 0.04701, 0.03258, 0.03344, 0.01189, -0.1938, 0.1453],
      points: [52.73, 0.4874, 0.06378, -0.0351, -0.02573, 0.9578, -0.9085],
      error: 0.06,
    },
    '3': { win: [0, 0, 0, 0, 0, 0, 0], points: [0, 1, 0, 0, 0, 0, 0], error: 0.5 },
    '4': { win: [0, 0, 0, 0, 0, 0, 0], points: [0, 1, 0, 0, 0, 0, 0], error: 0.5 },
  },
};
