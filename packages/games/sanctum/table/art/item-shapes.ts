/** The silhouettes of the items. There are many, and none is on the table when a game begins: they come after it (`items.svelte.ts`). */

import barbute from 'icon:barbute';
import boneKnife from 'icon:bone-knife';
import boots from 'icon:boots';
import bowArrow from 'icon:bow-arrow';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import cape from 'icon:cape';
import checkedShield from 'icon:checked-shield';
import crestedHelmet from 'icon:crested-helmet';
import crossbow from 'icon:crossbow';
import crown from 'icon:crown';
import crownOfThorns from 'icon:crown-of-thorns';
import crystalBall from 'icon:crystal-ball';
import crystalGrowth from 'icon:crystal-growth';
import crystalWand from 'icon:crystal-wand';
import daggers from 'icon:daggers';
import dervishSwords from 'icon:dervish-swords';
import dominoMask from 'icon:domino-mask';
import dragonHead from 'icon:dragon-head';
import emeraldNecklace from 'icon:emerald-necklace';
import executionerHood from 'icon:executioner-hood';
import fairyWand from 'icon:fairy-wand';
import feather from 'icon:feather';
import fireDash from 'icon:fire-dash';
import furBoot from 'icon:fur-boot';
import gemChain from 'icon:gem-chain';
import gemNecklace from 'icon:gem-necklace';
import graduateCap from 'icon:graduate-cap';
import greaves from 'icon:greaves';
import heartNecklace from 'icon:heart-necklace';
import heavyHelm from 'icon:heavy-helm';
import highShot from 'icon:high-shot';
import hood from 'icon:hood';
import jewelCrown from 'icon:jewel-crown';
import lamellar from 'icon:lamellar';
import layeredArmor from 'icon:layered-armor';
import leafSwirl from 'icon:leaf-swirl';
import leatherArmor from 'icon:leather-armor';
import leatherBoot from 'icon:leather-boot';
import leatherVest from 'icon:leather-vest';
import legArmor from 'icon:leg-armor';
import mailShirt from 'icon:mail-shirt';
import metalBoot from 'icon:metal-boot';
import oakLeaf from 'icon:oak-leaf';
import orbWand from 'icon:orb-wand';
import pocketBow from 'icon:pocket-bow';
import prayerBeads from 'icon:prayer-beads';
import primitiveNecklace from 'icon:primitive-necklace';
import relicBlade from 'icon:relic-blade';
import ringingBell from 'icon:ringing-bell';
import robe from 'icon:robe';
import robinHoodHat from 'icon:robin-hood-hat';
import roundShield from 'icon:round-shield';
import sandal from 'icon:sandal';
import scaleMail from 'icon:scale-mail';
import sickle from 'icon:sickle';
import sling from 'icon:sling';
import slippers from 'icon:slippers';
import spearHook from 'icon:spear-hook';
import spikedArmor from 'icon:spiked-armor';
import spikedMace from 'icon:spiked-mace';
import stagHead from 'icon:stag-head';
import steeltoeBoots from 'icon:steeltoe-boots';
import stiletto from 'icon:stiletto';
import stoneSphere from 'icon:stone-sphere';
import swordBrandish from 'icon:sword-brandish';
import tearTracks from 'icon:tear-tracks';
import templarShield from 'icon:templar-shield';
import tribalPendant from 'icon:tribal-pendant';
import twoHandedSword from 'icon:two-handed-sword';
import visoredHelm from 'icon:visored-helm';
import walkingBoot from 'icon:walking-boot';
import warPick from 'icon:war-pick';
import whistle from 'icon:whistle';
import wingfoot from 'icon:wingfoot';
import wizardStaff from 'icon:wizard-staff';
import woodAxe from 'icon:wood-axe';
import woodClub from 'icon:wood-club';
import type { ItemId } from '@astragal/sanctum/content';

export const ITEM_SHAPES: Readonly<Record<ItemId, string>> = {
  'dented-kettle-helm': heavyHelm,
  'straw-sandals': sandal,
  'glass-pendant': primitiveNecklace,
  'padded-jack': leatherVest,
  sling,
  buckler: roundShield,
  cudgel: woodClub,
  'woodcutters-axe': woodAxe,
  'hide-vest': leatherVest,
  'soft-slippers': slippers,
  'feathered-cap': robinHoodHat,
  'copper-charm': tribalPendant,
  'short-bow': pocketBow,
  'apprentice-wand': fairyWand,
  'ringed-hauberk': mailShirt,
  'trackers-boots': boots,
  'novices-robe': robe,
  'seers-hood': hood,
  'marching-boots': leatherBoot,
  'bone-whistle': whistle,
  'bone-knife': boneKnife,
  'rusty-sabre': broadsword,
  'hunters-mask': dominoMask,
  'river-pebble': stoneSphere,
  'crow-plume-helm': crestedHelmet,
  'druids-mantle': cape,
  'oracles-circlet': jewelCrown,
  brigandine: leatherArmor,
  'acrobat-boots': boots,
  'banded-mail': lamellar,
  'wolfskin-boots': furBoot,
  'scholars-cap': graduateCap,
  'pathfinder-boots': walkingBoot,
  'sapphire-eye': gemNecklace,
  'garnet-brooch': gemChain,
  'silver-bell': ringingBell,
  'war-pick': warPick,
  'long-bow': bowArrow,
  falchion: relicBlade,
  'hooked-spear': spearHook,
  'hand-crossbow': crossbow,
  'rune-wand': crystalWand,
  'warded-robe': robe,
  'mirror-cuirass': breastplate,
  'gatekeepers-helm': barbute,
  'thorn-crown': crownOfThorns,
  'visored-sallet': visoredHelm,
  'scale-coat': scaleMail,
  'jade-leaf': leafSwirl,
  'twin-feather': feather,
  'windwalker-shoes': wingfoot,
  'duelists-rapier': stiletto,
  'moon-sickle': sickle,
  'blood-bead': prayerBeads,
  'iron-greaves': greaves,
  'spiked-mace': spikedMace,
  'ember-treads': fireDash,
  'twin-daggers': daggers,
  'frost-rod': orbWand,
  'kite-shield': templarShield,
  'dragon-helm': dragonHead,
  'crown-of-antlers': stagHead,
  'starseers-diadem': crown,
  'living-bark': oakLeaf,
  'astral-vestment': robe,
  'golden-plate': layeredArmor,
  'seven-league-boots': steeltoeBoots,
  'titan-sabatons': metalBoot,
  'stagrunner-boots': legArmor,
  'heart-of-the-mountain': heartNecklace,
  'verdant-seal': emeraldNecklace,
  'tear-of-the-angel': tearTracks,
  'skyfall-bow': highShot,
  'staff-of-tides': wizardStaff,
  demonbane: twoHandedSword,
  'orb-of-whispers': crystalBall,
  'tower-shield': checkedShield,
  'twin-glaives': dervishSwords,
  'executioners-hood': executionerHood,
  'jade-shard': crystalGrowth,
  'phantom-slippers': slippers,
  'thunder-crossbow': crossbow,
  'blade-of-dawn': swordBrandish,
  'warlords-harness': spikedArmor,
};
