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
import barbute from 'icon:barbute';
import battleAxe from 'icon:battle-axe';
import battleGear from 'icon:battle-gear';
import bleedingEye from 'icon:bleeding-eye';
import blood from 'icon:blood';
import boneKnife from 'icon:bone-knife';
import boots from 'icon:boots';
import bowArrow from 'icon:bow-arrow';
import bread from 'icon:bread';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brokenHeart from 'icon:broken-heart';
import burningSkull from 'icon:burning-skull';
import campfire from 'icon:campfire';
import cancel from 'icon:cancel';
import cape from 'icon:cape';
import castleRuins from 'icon:castle-ruins';
import checkMark from 'icon:check-mark';
import checkedShield from 'icon:checked-shield';
import chestArmor from 'icon:chest-armor';
import clawSlashes from 'icon:claw-slashes';
import coldHeart from 'icon:cold-heart';
import cowled from 'icon:cowled';
import crestedHelmet from 'icon:crested-helmet';
import crossMark from 'icon:cross-mark';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownOfThorns from 'icon:crown-of-thorns';
import crystalBall from 'icon:crystal-ball';
import crystalGrowth from 'icon:crystal-growth';
import crystalWand from 'icon:crystal-wand';
import daggers from 'icon:daggers';
import deathSkull from 'icon:death-skull';
import dervishSwords from 'icon:dervish-swords';
import diabloSkull from 'icon:diablo-skull';
import dominoMask from 'icon:domino-mask';
import doubleDragon from 'icon:double-dragon';
import dragonHead from 'icon:dragon-head';
import drippingBlade from 'icon:dripping-blade';
import drop from 'icon:drop';
import eagleHead from 'icon:eagle-head';
import elvenCastle from 'icon:elven-castle';
import emeraldNecklace from 'icon:emerald-necklace';
import enrage from 'icon:enrage';
import executionerHood from 'icon:executioner-hood';
import eyeTarget from 'icon:eye-target';
import fairyWand from 'icon:fairy-wand';
import feather from 'icon:feather';
import featheredWing from 'icon:feathered-wing';
import fireDash from 'icon:fire-dash';
import fireRing from 'icon:fire-ring';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import furBoot from 'icon:fur-boot';
import gemChain from 'icon:gem-chain';
import gemNecklace from 'icon:gem-necklace';
import gemPendant from 'icon:gem-pendant';
import gloves from 'icon:gloves';
import goblinHead from 'icon:goblin-head';
import gooeyDaemon from 'icon:gooey-daemon';
import graduateCap from 'icon:graduate-cap';
import greaves from 'icon:greaves';
import hammerDrop from 'icon:hammer-drop';
import haunting from 'icon:haunting';
import heartNecklace from 'icon:heart-necklace';
import hearts from 'icon:hearts';
import heavyHelm from 'icon:heavy-helm';
import highShot from 'icon:high-shot';
import hood from 'icon:hood';
import iceGolem from 'icon:ice-golem';
import impLaugh from 'icon:imp-laugh';
import jewelCrown from 'icon:jewel-crown';
import knapsack from 'icon:knapsack';
import lamellar from 'icon:lamellar';
import laurels from 'icon:laurels';
import layeredArmor from 'icon:layered-armor';
import leafSwirl from 'icon:leaf-swirl';
import leatherArmor from 'icon:leather-armor';
import leatherBoot from 'icon:leather-boot';
import leatherVest from 'icon:leather-vest';
import legArmor from 'icon:leg-armor';
import lightBulb from 'icon:light-bulb';
import lockedChest from 'icon:locked-chest';
import mailShirt from 'icon:mail-shirt';
import meditation from 'icon:meditation';
import metalBoot from 'icon:metal-boot';
import muscleUp from 'icon:muscle-up';
import oak from 'icon:oak';
import oakLeaf from 'icon:oak-leaf';
import oni from 'icon:oni';
import openTreasureChest from 'icon:open-treasure-chest';
import orbWand from 'icon:orb-wand';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import plainDagger from 'icon:plain-dagger';
import pocketBow from 'icon:pocket-bow';
import poisonBottle from 'icon:poison-bottle';
import powerLightning from 'icon:power-lightning';
import prayerBeads from 'icon:prayer-beads';
import primitiveNecklace from 'icon:primitive-necklace';
import relicBlade from 'icon:relic-blade';
import ringingBell from 'icon:ringing-bell';
import robe from 'icon:robe';
import robinHoodHat from 'icon:robin-hood-hat';
import rollingDices from 'icon:rolling-dices';
import roundPotion from 'icon:round-potion';
import roundShield from 'icon:round-shield';
import rupee from 'icon:rupee';
import sandal from 'icon:sandal';
import scaleMail from 'icon:scale-mail';
import sharpSmile from 'icon:sharp-smile';
import sharpedTeethSkull from 'icon:sharped-teeth-skull';
import shield from 'icon:shield';
import shieldReflect from 'icon:shield-reflect';
import sickle from 'icon:sickle';
import sling from 'icon:sling';
import slippers from 'icon:slippers';
import smokeBomb from 'icon:smoke-bomb';
import snakeBite from 'icon:snake-bite';
import sonicShout from 'icon:sonic-shout';
import spearHook from 'icon:spear-hook';
import spikedArmor from 'icon:spiked-armor';
import spikedDragonHead from 'icon:spiked-dragon-head';
import spikedMace from 'icon:spiked-mace';
import spinningBlades from 'icon:spinning-blades';
import stagHead from 'icon:stag-head';
import standingPotion from 'icon:standing-potion';
import starSwirl from 'icon:star-swirl';
import steeltoeBoots from 'icon:steeltoe-boots';
import stiletto from 'icon:stiletto';
import stoneSphere from 'icon:stone-sphere';
import stoneWall from 'icon:stone-wall';
import strikingArrows from 'icon:striking-arrows';
import swapBag from 'icon:swap-bag';
import swordBrandish from 'icon:sword-brandish';
import swordClash from 'icon:sword-clash';
import tavernSign from 'icon:tavern-sign';
import tearTracks from 'icon:tear-tracks';
import templarShield from 'icon:templar-shield';
import terror from 'icon:terror';
import theater from 'icon:theater';
import threeFriends from 'icon:three-friends';
import trail from 'icon:trail';
import tribalMask from 'icon:tribal-mask';
import tribalPendant from 'icon:tribal-pendant';
import twoHandedSword from 'icon:two-handed-sword';
import twoShadows from 'icon:two-shadows';
import visoredHelm from 'icon:visored-helm';
import walkingBoot from 'icon:walking-boot';
import warPick from 'icon:war-pick';
import weightLiftingUp from 'icon:weight-lifting-up';
import whistle from 'icon:whistle';
import wingfoot from 'icon:wingfoot';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';
import woodAxe from 'icon:wood-axe';
import woodClub from 'icon:wood-club';

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
  barbute,
  'battle-axe': battleAxe,
  'battle-gear': battleGear,
  'bleeding-eye': bleedingEye,
  blood,
  'bone-knife': boneKnife,
  boots,
  'bow-arrow': bowArrow,
  bread,
  breastplate,
  broadsword,
  'broken-heart': brokenHeart,
  'burning-skull': burningSkull,
  campfire,
  cancel,
  cape,
  'castle-ruins': castleRuins,
  'check-mark': checkMark,
  'checked-shield': checkedShield,
  'chest-armor': chestArmor,
  'claw-slashes': clawSlashes,
  'cold-heart': coldHeart,
  cowled,
  'crested-helmet': crestedHelmet,
  'cross-mark': crossMark,
  crossbow,
  'crossed-swords': crossedSwords,
  crown,
  'crown-of-thorns': crownOfThorns,
  'crystal-ball': crystalBall,
  'crystal-growth': crystalGrowth,
  'crystal-wand': crystalWand,
  daggers,
  'death-skull': deathSkull,
  'dervish-swords': dervishSwords,
  'diablo-skull': diabloSkull,
  'domino-mask': dominoMask,
  'double-dragon': doubleDragon,
  'dragon-head': dragonHead,
  'dripping-blade': drippingBlade,
  drop,
  'eagle-head': eagleHead,
  'elven-castle': elvenCastle,
  'emerald-necklace': emeraldNecklace,
  enrage,
  'executioner-hood': executionerHood,
  'eye-target': eyeTarget,
  'fairy-wand': fairyWand,
  feather,
  'feathered-wing': featheredWing,
  'fire-dash': fireDash,
  'fire-ring': fireRing,
  footprint,
  footsteps,
  'fur-boot': furBoot,
  'gem-chain': gemChain,
  'gem-necklace': gemNecklace,
  'gem-pendant': gemPendant,
  gloves,
  'goblin-head': goblinHead,
  'gooey-daemon': gooeyDaemon,
  'graduate-cap': graduateCap,
  greaves,
  'hammer-drop': hammerDrop,
  haunting,
  'heart-necklace': heartNecklace,
  hearts,
  'heavy-helm': heavyHelm,
  'high-shot': highShot,
  hood,
  'ice-golem': iceGolem,
  'imp-laugh': impLaugh,
  'jewel-crown': jewelCrown,
  knapsack,
  lamellar,
  laurels,
  'layered-armor': layeredArmor,
  'leaf-swirl': leafSwirl,
  'leather-armor': leatherArmor,
  'leather-boot': leatherBoot,
  'leather-vest': leatherVest,
  'leg-armor': legArmor,
  'light-bulb': lightBulb,
  'locked-chest': lockedChest,
  'mail-shirt': mailShirt,
  meditation,
  'metal-boot': metalBoot,
  'muscle-up': muscleUp,
  oak,
  'oak-leaf': oakLeaf,
  oni,
  'open-treasure-chest': openTreasureChest,
  'orb-wand': orbWand,
  'perspective-dice-six-faces-random': perspectiveDiceSixFacesRandom,
  'plain-dagger': plainDagger,
  'pocket-bow': pocketBow,
  'poison-bottle': poisonBottle,
  'power-lightning': powerLightning,
  'prayer-beads': prayerBeads,
  'primitive-necklace': primitiveNecklace,
  'relic-blade': relicBlade,
  'ringing-bell': ringingBell,
  robe,
  'robin-hood-hat': robinHoodHat,
  'rolling-dices': rollingDices,
  'round-potion': roundPotion,
  'round-shield': roundShield,
  rupee,
  sandal,
  'scale-mail': scaleMail,
  'sharp-smile': sharpSmile,
  'sharped-teeth-skull': sharpedTeethSkull,
  shield,
  'shield-reflect': shieldReflect,
  sickle,
  sling,
  slippers,
  'smoke-bomb': smokeBomb,
  'snake-bite': snakeBite,
  'sonic-shout': sonicShout,
  'spear-hook': spearHook,
  'spiked-armor': spikedArmor,
  'spiked-dragon-head': spikedDragonHead,
  'spiked-mace': spikedMace,
  'spinning-blades': spinningBlades,
  'stag-head': stagHead,
  'standing-potion': standingPotion,
  'star-swirl': starSwirl,
  'steeltoe-boots': steeltoeBoots,
  stiletto,
  'stone-sphere': stoneSphere,
  'stone-wall': stoneWall,
  'striking-arrows': strikingArrows,
  'swap-bag': swapBag,
  'sword-brandish': swordBrandish,
  'sword-clash': swordClash,
  'tavern-sign': tavernSign,
  'tear-tracks': tearTracks,
  'templar-shield': templarShield,
  terror,
  theater,
  'three-friends': threeFriends,
  trail,
  'tribal-mask': tribalMask,
  'tribal-pendant': tribalPendant,
  'two-handed-sword': twoHandedSword,
  'two-shadows': twoShadows,
  'visored-helm': visoredHelm,
  'walking-boot': walkingBoot,
  'war-pick': warPick,
  'weight-lifting-up': weightLiftingUp,
  whistle,
  wingfoot,
  'wizard-staff': wizardStaff,
  'wolf-head': wolfHead,
  'woman-elf-face': womanElfFace,
  'wood-axe': woodAxe,
  'wood-club': woodClub,
} as const;

export type IconName = keyof typeof ICONS;
