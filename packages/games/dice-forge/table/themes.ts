/** The signs of the themes that puzzles have. */
import anvilImpact from 'icon:anvil-impact';
import cardPickup from 'icon:card-pickup';
import crossroad from 'icon:crossroad';
import finishLine from 'icon:finish-line';
import hourglass from 'icon:hourglass';
import island from 'icon:island';
import jug from 'icon:jug';
import mountedKnight from 'icon:mounted-knight';
import returnArrow from 'icon:return-arrow';
import rollingDices from 'icon:rolling-dices';
import run from 'icon:run';
import sunrise from 'icon:sunrise';
import thorHammer from 'icon:thor-hammer';
import type { puzzles } from '@astragal/dice-forge/text/puzzles-en';

export const themes: Readonly<Record<keyof (typeof puzzles)['ideas'], string>> = {
  'sent-home': returnArrow,
  hammer: thorHammer,
  'extra-action': run,
  reinforcements: mountedKnight,
  'last-one': cardPickup,
  'last-round': finishLine,
  'first-rounds': sunrise,
  cap: jug,
  patience: hourglass,
  'several-faces': rollingDices,
  'dice-or-islands': crossroad,
  'which-face': anvilImpact,
  'which-island': island,
};
