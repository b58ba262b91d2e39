/** What the judge has learned, by `astragal train platformer --judge`. Three and four seats have the weights of two until they have games of their own. */
import type { JudgeWeights } from '@astragal/bots';

export const JUDGEMENT: JudgeWeights = {
  features: ['one', 'race', 'acts next', 'armed', 'off the map', 'has entered', 'hearts'],
  seats: {
    '1': {
      win: [0.0723, 0.3604, 0.0723, 1.029, 0, -0.7516, 0.163],
      points: [5.491, 1.018, 0, 1.931, 0, -1.889, 0.4135],
      error: 0.19,
    },
    '2': {
      win: [0, 0.5427, 0.108, 0.2767, 0.6643, 0.5605, -0.03557],
      points: [0.4941, 0.2166, 0.0441, 0.0103, 0.1321, 0.00976, -0.007722],
      error: 0.051,
    },
    '3': {
      win: [0, 0.5427, 0.108, 0.2767, 0.6643, 0.5605, -0.03557],
      points: [0.4941, 0.2166, 0.0441, 0.0103, 0.1321, 0.00976, -0.007722],
      error: 0.1,
    },
    '4': {
      win: [0, 0.5427, 0.108, 0.2767, 0.6643, 0.5605, -0.03557],
      points: [0.4941, 0.2166, 0.0441, 0.0103, 0.1321, 0.00976, -0.007722],
      error: 0.1,
    },
  },
};
