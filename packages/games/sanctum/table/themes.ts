/** The signs of the themes that puzzles have. */
import choice from 'icon:choice';
import crossedSwords from 'icon:crossed-swords';
import crosshair from 'icon:crosshair';
import crownedSkull from 'icon:crowned-skull';
import daemonSkull from 'icon:daemon-skull';
import enrage from 'icon:enrage';
import evilMinion from 'icon:evil-minion';
import healingShield from 'icon:healing-shield';
import palette from 'icon:palette';
import piggyBank from 'icon:piggy-bank';
import skills from 'icon:skills';
import stairs from 'icon:stairs';
import timeTrap from 'icon:time-trap';
import type { puzzles } from '@astragal/sanctum/text/puzzles-en';

export const themes: Readonly<Record<keyof (typeof puzzles)['ideas'], string>> = {
  skills,
  rage: enrage,
  colours: palette,
  'long-way': stairs,
  'strong-or-many': evilMinion,
  scratches: timeTrap,
  thrift: piggyBank,
  'sword-and-shield': crossedSwords,
  'which-token': choice,
  'all-down': crownedSkull,
  'which-demon': crosshair,
  'one-more': daemonSkull,
  unhurt: healingShield,
};
