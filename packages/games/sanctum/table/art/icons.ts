/** The silhouettes of this table; the shell credits their authors. */
import acrobatic from 'icon:acrobatic';
import angelWings from 'icon:angel-wings';
import anvil from 'icon:anvil';
import arrowCluster from 'icon:arrow-cluster';
import aura from 'icon:aura';
import avoidance from 'icon:avoidance';
import ballerinaShoes from 'icon:ballerina-shoes';
import bandit from 'icon:bandit';
import barbarian from 'icon:barbarian';
import battleAxe from 'icon:battle-axe';
import battleGear from 'icon:battle-gear';
import bleedingEye from 'icon:bleeding-eye';
import blood from 'icon:blood';
import boots from 'icon:boots';
import bread from 'icon:bread';
import brokenHeart from 'icon:broken-heart';
import burningSkull from 'icon:burning-skull';
import campfire from 'icon:campfire';
import cancel from 'icon:cancel';
import castleRuins from 'icon:castle-ruins';
import checkMark from 'icon:check-mark';
import chestArmor from 'icon:chest-armor';
import clawSlashes from 'icon:claw-slashes';
import coldHeart from 'icon:cold-heart';
import cowled from 'icon:cowled';
import crossMark from 'icon:cross-mark';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import deathSkull from 'icon:death-skull';
import dervishSwords from 'icon:dervish-swords';
import diabloSkull from 'icon:diablo-skull';
import doubleDragon from 'icon:double-dragon';
import drippingBlade from 'icon:dripping-blade';
import drop from 'icon:drop';
import eagleHead from 'icon:eagle-head';
import elvenCastle from 'icon:elven-castle';
import enrage from 'icon:enrage';
import eyeTarget from 'icon:eye-target';
import featheredWing from 'icon:feathered-wing';
import fireRing from 'icon:fire-ring';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import gemPendant from 'icon:gem-pendant';
import gloves from 'icon:gloves';
import goblinHead from 'icon:goblin-head';
import gooeyDaemon from 'icon:gooey-daemon';
import hammerDrop from 'icon:hammer-drop';
import haunting from 'icon:haunting';
import hearts from 'icon:hearts';
import highShot from 'icon:high-shot';
import iceGolem from 'icon:ice-golem';
import impLaugh from 'icon:imp-laugh';
import knapsack from 'icon:knapsack';
import laurels from 'icon:laurels';
import leatherBoot from 'icon:leather-boot';
import lightBulb from 'icon:light-bulb';
import lockedChest from 'icon:locked-chest';
import meditation from 'icon:meditation';
import muscleUp from 'icon:muscle-up';
import oak from 'icon:oak';
import oni from 'icon:oni';
import openTreasureChest from 'icon:open-treasure-chest';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import plainDagger from 'icon:plain-dagger';
import poisonBottle from 'icon:poison-bottle';
import powerLightning from 'icon:power-lightning';
import rollingDices from 'icon:rolling-dices';
import roundPotion from 'icon:round-potion';
import rupee from 'icon:rupee';
import sharpSmile from 'icon:sharp-smile';
import sharpedTeethSkull from 'icon:sharped-teeth-skull';
import shield from 'icon:shield';
import shieldReflect from 'icon:shield-reflect';
import smokeBomb from 'icon:smoke-bomb';
import snakeBite from 'icon:snake-bite';
import sonicShout from 'icon:sonic-shout';
import spikedDragonHead from 'icon:spiked-dragon-head';
import spinningBlades from 'icon:spinning-blades';
import standingPotion from 'icon:standing-potion';
import starSwirl from 'icon:star-swirl';
import stoneWall from 'icon:stone-wall';
import strikingArrows from 'icon:striking-arrows';
import swapBag from 'icon:swap-bag';
import swordClash from 'icon:sword-clash';
import tavernSign from 'icon:tavern-sign';
import terror from 'icon:terror';
import theater from 'icon:theater';
import threeFriends from 'icon:three-friends';
import trail from 'icon:trail';
import tribalMask from 'icon:tribal-mask';
import twoShadows from 'icon:two-shadows';
import visoredHelm from 'icon:visored-helm';
import weightLiftingUp from 'icon:weight-lifting-up';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';

/** By name: each the inside of a drawing of 512 x 512. */
export const ICONS = {
  acrobatic,
  'angel-wings': angelWings,
  anvil,
  'arrow-cluster': arrowCluster,
  aura,
  avoidance,
  'ballerina-shoes': ballerinaShoes,
  bandit,
  barbarian,
  'battle-axe': battleAxe,
  'battle-gear': battleGear,
  'bleeding-eye': bleedingEye,
  blood,
  boots,
  bread,
  'broken-heart': brokenHeart,
  'burning-skull': burningSkull,
  campfire,
  cancel,
  'castle-ruins': castleRuins,
  'check-mark': checkMark,
  'chest-armor': chestArmor,
  'claw-slashes': clawSlashes,
  'cold-heart': coldHeart,
  cowled,
  'cross-mark': crossMark,
  'crossed-swords': crossedSwords,
  crown,
  'death-skull': deathSkull,
  'dervish-swords': dervishSwords,
  'diablo-skull': diabloSkull,
  'double-dragon': doubleDragon,
  'dripping-blade': drippingBlade,
  drop,
  'eagle-head': eagleHead,
  'elven-castle': elvenCastle,
  enrage,
  'eye-target': eyeTarget,
  'feathered-wing': featheredWing,
  'fire-ring': fireRing,
  footprint,
  footsteps,
  'gem-pendant': gemPendant,
  gloves,
  'goblin-head': goblinHead,
  'gooey-daemon': gooeyDaemon,
  'hammer-drop': hammerDrop,
  haunting,
  hearts,
  'high-shot': highShot,
  'ice-golem': iceGolem,
  'imp-laugh': impLaugh,
  knapsack,
  laurels,
  'leather-boot': leatherBoot,
  'light-bulb': lightBulb,
  'locked-chest': lockedChest,
  meditation,
  'muscle-up': muscleUp,
  oak,
  oni,
  'open-treasure-chest': openTreasureChest,
  'perspective-dice-six-faces-random': perspectiveDiceSixFacesRandom,
  'plain-dagger': plainDagger,
  'poison-bottle': poisonBottle,
  'power-lightning': powerLightning,
  'rolling-dices': rollingDices,
  'round-potion': roundPotion,
  rupee,
  'sharp-smile': sharpSmile,
  'sharped-teeth-skull': sharpedTeethSkull,
  shield,
  'shield-reflect': shieldReflect,
  'smoke-bomb': smokeBomb,
  'snake-bite': snakeBite,
  'sonic-shout': sonicShout,
  'spiked-dragon-head': spikedDragonHead,
  'spinning-blades': spinningBlades,
  'standing-potion': standingPotion,
  'star-swirl': starSwirl,
  'stone-wall': stoneWall,
  'striking-arrows': strikingArrows,
  'swap-bag': swapBag,
  'sword-clash': swordClash,
  'tavern-sign': tavernSign,
  terror,
  theater,
  'three-friends': threeFriends,
  trail,
  'tribal-mask': tribalMask,
  'two-shadows': twoShadows,
  'visored-helm': visoredHelm,
  'weight-lifting-up': weightLiftingUp,
  'wolf-head': wolfHead,
  'woman-elf-face': womanElfFace,
} as const;

export type IconName = keyof typeof ICONS;
