/** The signs of the themes that puzzles have. */
import biceps from 'icon:biceps';
import bowArrow from 'icon:bow-arrow';
import diceTwentyFacesTwenty from 'icon:dice-twenty-faces-twenty';
import doubleDragon from 'icon:double-dragon';
import dragonHead from 'icon:dragon-head';
import duel from 'icon:duel';
import falling from 'icon:falling';
import gearHammer from 'icon:gear-hammer';
import gems from 'icon:gems';
import hand from 'icon:hand';
import hidden from 'icon:hidden';
import magicPortal from 'icon:magic-portal';
import mountaintop from 'icon:mountaintop';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import push from 'icon:push';
import shop from 'icon:shop';
import starFormation from 'icon:star-formation';
import type { puzzles } from '@astragal/platformer/text/puzzles-en';

export const themes: Readonly<Record<keyof (typeof puzzles)['ideas'], string>> = {
  boss: dragonHead,
  portal: magicPortal,
  gear: gearHammer,
  push,
  falling,
  hand,
  strength: biceps,
  fuse: doubleDragon,
  star: starFormation,
  'special-die': diceTwentyFacesTwenty,
  rivals: duel,
  hunt: bowArrow,
  shop,
  safe: hidden,
  thrift: perspectiveDiceSixFacesRandom,
  treasure: gems,
  height: mountaintop,
};
