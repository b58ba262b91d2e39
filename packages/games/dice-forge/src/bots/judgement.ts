/** What the judge has learned, by `astragal train dice-forge --judge`. */
import type { JudgeWeights } from '@astragal/bots';

export const JUDGEMENT: JudgeWeights = {
  features: ['one', 'points', 'points by haste', 'score by haste', 'action ahead', 'place'],
  seats: {
    '2': {
      win: [2.22e-11, 0.02508, 0.06002, 0.002889, -0.06715, 0.2954],
      points: [10.69, 0.9032, -0.009482, 0.0104, -0.3169, 2.019],
      error: 0.021,
    },
    '3': {
      win: [-5.586e-9, 0.0221, 0.07291, 0.0004021, -0.01133, 0.01656],
      points: [18.29, 0.8704, -0.04547, 0.03896, -0.2089, 0.9454],
      error: 0.035,
    },
    '4': {
      win: [2.942e-9, 0.01367, 0.05466, 0.00437, 0.0473, -0.06366],
      points: [10.65, 0.9429, -0.02501, 0.02209, -0.1336, 0.1024],
      error: 0.032,
    },
  },
};
