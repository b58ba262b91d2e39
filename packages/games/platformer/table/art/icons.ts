/** The silhouettes of this table; the shell credits their authors. */

import belt from 'icon:belt';
import boots from 'icon:boots';
import bowlOfRice from 'icon:bowl-of-rice';
import broadsword from 'icon:broadsword';
import brokenWall from 'icon:broken-wall';
import burningEmbers from 'icon:burning-embers';
import checkMark from 'icon:check-mark';
import cloak from 'icon:cloak';
import clover from 'icon:clover';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownedSkull from 'icon:crowned-skull';
import crystalCluster from 'icon:crystal-cluster';
import crystalShine from 'icon:crystal-shine';
import cycle from 'icon:cycle';
import earthCrack from 'icon:earth-crack';
import eyeball from 'icon:eyeball';
import fallDown from 'icon:fall-down';
import fallingRocks from 'icon:falling-rocks';
import feather from 'icon:feather';
import fireBottle from 'icon:fire-bottle';
import flatHammer from 'icon:flat-hammer';
import fluffyCloud from 'icon:fluffy-cloud';
import fog from 'icon:fog';
import footsteps from 'icon:footsteps';
import gems from 'icon:gems';
import gloves from 'icon:gloves';
import grapple from 'icon:grapple';
import hand from 'icon:hand';
import heartArmor from 'icon:heart-armor';
import heartBottle from 'icon:heart-bottle';
import hoodedFigure from 'icon:hooded-figure';
import leatherBoot from 'icon:leather-boot';
import linkedRings from 'icon:linked-rings';
import lungs from 'icon:lungs';
import magnet from 'icon:magnet';
import magnifyingGlass from 'icon:magnifying-glass';
import mailedFist from 'icon:mailed-fist';
import metalBoot from 'icon:metal-boot';
import moon from 'icon:moon';
import notebook from 'icon:notebook';
import perspectiveDiceSixFacesRandom from 'icon:perspective-dice-six-faces-random';
import playerNext from 'icon:player-next';
import raiseZombie from 'icon:raise-zombie';
import rollingDices from 'icon:rolling-dices';
import roundPotion from 'icon:round-potion';
import roundShield from 'icon:round-shield';
import roundStar from 'icon:round-star';
import saberSlash from 'icon:saber-slash';
import scrollUnfurled from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import smokeBomb from 'icon:smoke-bomb';
import spring from 'icon:spring';
import sun from 'icon:sun';
import swapBag from 'icon:swap-bag';
import trophyCup from 'icon:trophy-cup';
import waxSeal from 'icon:wax-seal';
import weight from 'icon:weight';
import windSlap from 'icon:wind-slap';
import wingedLeg from 'icon:winged-leg';
import type { ActionSymbol, CardId, EventId, HeroId } from '@astragal/platformer';
import type { Award } from '../chronicle.ts';

/** Our own signs where the set has no clear one. */
const coin =
  '<path fill="currentColor" fill-rule="evenodd" d="M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zm0 44a188 188 0 1 1 0 376 188 188 0 0 1 0-376zm0 58l38 82 90 11-66 62 17 89-79-44-79 44 17-89-66-62 90-11z"/>';
const burst =
  '<path fill="currentColor" d="M256 8l46 96 82-68-8 106 106-8-68 82 96 46-96 46 68 82-106-8 8 106-82-68-46 96-46-96-82 68 8-106-106 8 68-82-96-46 96-46-68-82 106 8-8-106 82 68z"/>';
const left = '<path fill="currentColor" d="M96 256 240 136v72h176v96H240v72z"/>';
const right = '<path fill="currentColor" d="M416 256 272 136v72H96v96h176v72z"/>';
const plus = '<path fill="currentColor" d="M216 80h80v136h136v80H296v136h-80V296H80v-80h136z"/>';
const minus = '<path fill="currentColor" d="M80 216h352v80H80z"/>';

/** By name: each the inside of a drawing of 512 x 512. */
export const ICONS = {
  belt,
  boots,
  'bowl-of-rice': bowlOfRice,
  broadsword,
  'broken-wall': brokenWall,
  'burning-embers': burningEmbers,
  'check-mark': checkMark,
  cloak,
  clover,
  'crossed-swords': crossedSwords,
  crown,
  'crowned-skull': crownedSkull,
  'crystal-cluster': crystalCluster,
  'crystal-shine': crystalShine,
  cycle,
  'earth-crack': earthCrack,
  eyeball,
  'fall-down': fallDown,
  'falling-rocks': fallingRocks,
  feather,
  'fire-bottle': fireBottle,
  'flat-hammer': flatHammer,
  'fluffy-cloud': fluffyCloud,
  fog,
  footsteps,
  gems,
  gloves,
  grapple,
  hand,
  'heart-armor': heartArmor,
  'heart-bottle': heartBottle,
  'hooded-figure': hoodedFigure,
  'leather-boot': leatherBoot,
  'linked-rings': linkedRings,
  lungs,
  magnet,
  'magnifying-glass': magnifyingGlass,
  'mailed-fist': mailedFist,
  'metal-boot': metalBoot,
  moon,
  notebook,
  'perspective-dice-six-faces-random': perspectiveDiceSixFacesRandom,
  'player-next': playerNext,
  'raise-zombie': raiseZombie,
  'rolling-dices': rollingDices,
  'round-potion': roundPotion,
  'round-shield': roundShield,
  'round-star': roundStar,
  'saber-slash': saberSlash,
  'scroll-unfurled': scrollUnfurled,
  shop,
  'smoke-bomb': smokeBomb,
  spring,
  sun,
  'swap-bag': swapBag,
  'trophy-cup': trophyCup,
  'wax-seal': waxSeal,
  weight,
  'wind-slap': windSlap,
  'winged-leg': wingedLeg,
  coin,
  burst,
  left,
  right,
  plus,
  minus,
} as const;

export type IconName = keyof typeof ICONS;

/** The sign of each die symbol, and its colour on an ivory die. */
export const SYMBOL_SIGNS: Readonly<Record<ActionSymbol, { readonly icon: IconName; readonly ink: string }>> = {
  boot: { icon: 'leather-boot', ink: '#23774a' },
  sword: { icon: 'broadsword', ink: '#b3302e' },
  hand: { icon: 'hand', ink: '#2a5fb5' },
  coin: { icon: 'coin', ink: '#8f600c' },
  star: { icon: 'round-star', ink: '#7438ad' },
};

/** What each card shows. */
export const CARD_ICONS: Readonly<Record<CardId, IconName>> = {
  'speed-boots': 'boots',
  'greed-hammer': 'flat-hammer',
  grapnel: 'grapple',
  'long-gloves': 'gloves',
  'lucky-purse': 'swap-bag',
  'loaded-die': 'perspective-dice-six-faces-random',
  'iron-soles': 'metal-boot',
  'feather-cloak': 'cloak',
  buckler: 'round-shield',
  'ember-blade': 'saber-slash',
  'gem-loupe': 'magnifying-glass',
  'twin-ring': 'linked-rings',
  'smoke-pouch': 'smoke-bomb',
  'trade-seal': 'wax-seal',
  'iron-heart': 'heart-armor',
  healing: 'heart-bottle',
  'stone-skin': 'round-potion',
  leap: 'spring',
  rage: 'fire-bottle',
  mist: 'fog',
  'cloud-oil': 'fluffy-cloud',
  prism: 'crystal-shine',
  'fools-luck': 'clover',
  'summit-crown': 'crown',
  'giants-belt': 'belt',
  'paupers-bowl': 'bowl-of-rice',
  'fallen-feather': 'feather',
  'bullys-gauntlet': 'mailed-fist',
  'phoenix-ash': 'burning-embers',
  lodestone: 'magnet',
  ledger: 'notebook',
  'twin-dice': 'rolling-dices',
  'winged-sandals': 'winged-leg',
};

export const EVENT_ICONS: Readonly<Record<EventId, IconName>> = {
  'clear-skies': 'sun',
  'heavy-air': 'weight',
  updraft: 'wind-slap',
  'blood-moon': 'moon',
  'market-day': 'shop',
  rockfall: 'falling-rocks',
  restless: 'raise-zombie',
  'greedy-fog': 'fog',
  'gem-seam': 'crystal-cluster',
  stampede: 'footsteps',
  'second-wind': 'lungs',
  crumbling: 'earth-crack',
};

export const ABILITY_ICONS: Readonly<Record<HeroId, IconName>> = {
  sweety: 'hand',
  etorn: 'coin',
  calla: 'cycle',
  grom: 'metal-boot',
  nix: 'hooded-figure',
  oona: 'round-potion',
};

export const AWARD_ICONS: Readonly<Record<Award, IconName>> = {
  again: 'winged-leg',
  skin: 'round-shield',
  elbows: 'mailed-fist',
  hunter: 'crossed-swords',
  goat: 'footsteps',
  purse: 'swap-bag',
  hoard: 'gems',
  customer: 'shop',
  stone: 'fall-down',
  naps: 'moon',
};
