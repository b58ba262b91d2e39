/** The silhouettes of this table; the shell credits their authors. */
import anvil from 'icon:anvil';
import anvilImpact from 'icon:anvil-impact';
import bearHead from 'icon:bear-head';
import boar from 'icon:boar';
import cancel from 'icon:cancel';
import checkMark from 'icon:check-mark';
import cog from 'icon:cog';
import contract from 'icon:contract';
import crab from 'icon:crab';
import cycle from 'icon:cycle';
import cyclops from 'icon:cyclops';
import deer from 'icon:deer';
import electric from 'icon:electric';
import expand from 'icon:expand';
import flatHammer from 'icon:flat-hammer';
import greekSphinx from 'icon:greek-sphinx';
import histogram from 'icon:histogram';
import hoodedFigure from 'icon:hooded-figure';
import hydra from 'icon:hydra';
import island from 'icon:island';
import medusaHead from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import mirrorMirror from 'icon:mirror-mirror';
import openTreasureChest from 'icon:open-treasure-chest';
import owl from 'icon:owl';
import padlock from 'icon:padlock';
import panFlute from 'icon:pan-flute';
import rollingDices from 'icon:rolling-dices';
import roundShield from 'icon:round-shield';
import sandsOfTime from 'icon:sands-of-time';
import scrollUnfurled from 'icon:scroll-unfurled';
import spartanHelmet from 'icon:spartan-helmet';
import spectre from 'icon:spectre';
import spikedDragonHead from 'icon:spiked-dragon-head';
import staticGuard from 'icon:static-guard';
import threeFriends from 'icon:three-friends';
import trident from 'icon:trident';
import trireme from 'icon:trireme';
import wizardFace from 'icon:wizard-face';
import wolfHead from 'icon:wolf-head';

/** Our own sign for a die: a rounded square with a star. */
const die =
  '<path fill="currentColor" fill-rule="evenodd" d="M110 40h292a70 70 0 0 1 70 70v292a70 70 0 0 1-70 70H110a70 70 0 0 1-70-70V110a70 70 0 0 1 70-70Zm12 52a30 30 0 0 0-30 30v268a30 30 0 0 0 30 30h268a30 30 0 0 0 30-30V122a30 30 0 0 0-30-30ZM256 140 286 226 372 256 286 286 256 372 226 286 140 256 226 226Z"/>';

/** Cerberus is one wolf, three times. */
const cerberus = ['translate(150 -14) scale(0.62)', 'translate(-6 70) scale(0.62)', 'translate(120 190) scale(0.66)']
  .map((place) => `<g transform="${place}" stroke="#2a3170" stroke-width="34" paint-order="stroke" stroke-linejoin="round">${wolfHead}</g>`)
  .join('');

/** The silhouettes of this table by name: each the inside of a drawing of 512 x 512. */
export const ICONS = {
  'anvil-impact': anvilImpact,
  'open-treasure-chest': openTreasureChest,
  deer,
  'pan-flute': panFlute,
  'spartan-helmet': spartanHelmet,
  crab,
  'spiked-dragon-head': spikedDragonHead,
  'greek-sphinx': greekSphinx,
  trident,
  'mirror-mirror': mirrorMirror,
  owl,
  minotaur,
  'wizard-face': wizardFace,
  spectre,
  'bear-head': bearHead,
  boar,
  'hooded-figure': hoodedFigure,
  'static-guard': staticGuard,
  hydra,
  cyclops,
  'medusa-head': medusaHead,
  trireme,
  'round-shield': roundShield,
  electric,
  cog,
  'sands-of-time': sandsOfTime,
  'three-friends': threeFriends,
  cycle,
  anvil,
  'flat-hammer': flatHammer,
  padlock,
  histogram,
  'check-mark': checkMark,
  'rolling-dices': rollingDices,
  'scroll-unfurled': scrollUnfurled,
  island,
  expand,
  contract,
  cancel,
  die,
  cerberus,
} as const;

export type IconName = keyof typeof ICONS;
