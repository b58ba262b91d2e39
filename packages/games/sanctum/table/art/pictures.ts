/** Which silhouette stands for what. */
import type { DemonId, HeroId, ItemType, Penalty, SkillId } from '@astragal/sanctum/content';
import type { IconName } from './icons.ts';

export const DEMON_ICONS: Readonly<Record<DemonId, IconName>> = {
  'ash-imp': 'imp-laugh',
  'plague-whelp': 'goblin-head',
  'bone-rattler': 'sharped-teeth-skull',
  'cinder-brute': 'oni',
  'blight-hound': 'wolf-head',
  'frost-wight': 'haunting',
  'ember-tyrant': 'spiked-dragon-head',
  'rot-behemoth': 'gooey-daemon',
  'pale-colossus': 'ice-golem',
};

export const HERO_ICONS: Readonly<Record<HeroId, IconName>> = {
  huntress: 'cowled',
  outlaw: 'bandit',
  slayer: 'barbarian',
  dancer: 'woman-elf-face',
};

/** Behind the portrait. */
export const HERO_ARMS: Readonly<Record<HeroId, IconName>> = {
  huntress: 'high-shot',
  outlaw: 'plain-dagger',
  slayer: 'battle-axe',
  dancer: 'dervish-swords',
};

export const TYPE_ICONS: Readonly<Record<ItemType, IconName>> = {
  helmet: 'visored-helm',
  armor: 'chest-armor',
  boots: 'leather-boot',
  amulet: 'gem-pendant',
  weapon: 'crossed-swords',
};

export const SKILL_ICONS: Readonly<Record<SkillId, IconName>> = {
  hardened: 'anvil',
  'pinning-shot': 'arrow-cluster',
  evasion: 'avoidance',
  'hawk-eye': 'eye-target',
  'trail-rations': 'bread',
  'falcon-companion': 'eagle-head',
  'surge-of-power': 'power-lightning',
  volley: 'striking-arrows',
  'clear-mind': 'meditation',
  'callused-hands': 'gloves',
  'smoke-bomb': 'smoke-bomb',
  'venom-in-the-veins': 'snake-bite',
  'deep-pockets': 'swap-bag',
  'street-wise': 'tavern-sign',
  antidote: 'poison-bottle',
  'loaded-dice': 'rolling-dices',
  'poisoned-blade': 'dripping-blade',
  'cold-blood': 'cold-heart',
  'twin-rage': 'double-dragon',
  'oak-heart': 'oak',
  unbreakable: 'shield-reflect',
  berserk: 'sharp-smile',
  'tribal-lore': 'tribal-mask',
  'blood-fury': 'blood',
  'crushing-blow': 'hammer-drop',
  intimidate: 'terror',
  'focused-fury': 'fire-ring',
  'graceful-step': 'footsteps',
  'endurance-training': 'muscle-up',
  'whirling-guard': 'spinning-blades',
  poise: 'ballerina-shoes',
  somersault: 'acrobatic',
  'dance-partner': 'two-shadows',
  'double-strike': 'sword-clash',
  'battle-trance': 'aura',
  encore: 'theater',
};

export const PENALTY_ICONS: Readonly<Record<Penalty, IconName>> = {
  'lose-stamina': 'weight-lifting-up',
  'lose-focus': 'bleeding-eye',
  'lose-blessing': 'feathered-wing',
  'lose-blessing-then-heal-1': 'feathered-wing',
  'corrupt-any': 'cross-mark',
  'corrupt-red': 'cross-mark',
  'corrupt-blue': 'cross-mark',
  'corrupt-purple': 'cross-mark',
  'one-die-less-next-fight': 'rolling-dices',
  'two-more-damage-next-fight': 'claw-slashes',
  'shorten-track-2': 'broken-heart',
  'drink-and-lose': 'round-potion',
  'pay-for-space': 'power-lightning',
  'reroll-all-2': 'rolling-dices',
  'reroll-all-3': 'rolling-dices',
  'reroll-all-5': 'rolling-dices',
  'use-rage': 'enrage',
  'lose-unassigned-die': 'rolling-dices',
  'only-modified-dice': 'perspective-dice-six-faces-random',
};
