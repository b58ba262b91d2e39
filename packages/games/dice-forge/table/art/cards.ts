/** How each card is drawn: its picture, and its effect as a row of signs. */
import type { CardId, FaceId } from '@astragal/dice-forge';
import type { IconName } from './icons.ts';
import type { Resource } from './resources.ts';

/** A sign of an effect: a token with its number, a silhouette, a face, or a mark between them. */
export type Sign =
  | { readonly token: Resource; readonly n?: number }
  | { readonly icon: IconName }
  | { readonly face: FaceId }
  | { readonly mark: string }
  | { readonly sign: 'to' | 'rise' };

export interface CardDrawing {
  readonly picture: IconName;
  readonly effect: readonly Sign[];
}

const of = (token: Resource, n?: number): Sign => (n === undefined ? { token } : { token, n });
const to: Sign = { sign: 'to' };
const or: Sign = { mark: '/' };
const die: Sign = { icon: 'die' };
const mark = (text: string): Sign => ({ mark: text });
const all: Sign = { icon: 'three-friends' };

export const CARD_DRAWINGS: Readonly<Record<CardId, CardDrawing>> = {
  'blacksmiths-hammer': { picture: 'anvil-impact', effect: [of('gold', 15), to, of('glory', 10), mark('·'), of('glory', 15)] },
  'blacksmiths-chest': { picture: 'open-treasure-chest', effect: [{ sign: 'rise' }, of('gold', 4), of('sun', 3), of('moon', 3)] },
  'silver-hind': { picture: 'deer', effect: [die] },
  'great-bear': { picture: 'bear-head', effect: [{ icon: 'trireme' }, to, of('glory', 3)] },
  satyrs: { picture: 'pan-flute', effect: [all, to, die, die] },
  'tenacious-boar': { picture: 'boar', effect: [{ face: 'boar-red' }, to, of('sun', 1), or, of('moon', 1), or, of('glory', 3)] },
  ferryman: { picture: 'hooded-figure', effect: [of('glory', 12)] },
  cerberus: { picture: 'cerberus', effect: [{ icon: 'cycle' }, die, die] },
  'helmet-of-invisibility': { picture: 'spartan-helmet', effect: [{ face: 'times-3' }] },
  cancer: { picture: 'crab', effect: [mark('2×'), die, die] },
  sentinel: { picture: 'static-guard', effect: [mark('2×'), die, die, to, of('glory', 2)] },
  hydra: { picture: 'hydra', effect: [of('glory', 26)] },
  typhon: { picture: 'spiked-dragon-head', effect: [of('glory', 1), or, { icon: 'anvil' }] },
  sphinx: { picture: 'greek-sphinx', effect: [mark('4×'), die] },
  cyclops: { picture: 'cyclops', effect: [mark('4×'), die, of('gold', 1), to, of('glory', 1)] },
  gorgon: { picture: 'medusa-head', effect: [of('glory', 14)] },
  triton: { picture: 'trident', effect: [of('gold', 6), or, of('sun', 2), or, of('moon', 2)] },
  'mirror-of-the-abyss': { picture: 'mirror-mirror', effect: [{ face: 'mirror' }] },
  'guardians-owl': { picture: 'owl', effect: [of('gold', 1), or, of('sun', 1), or, of('moon', 1)] },
  'celestial-ship': { picture: 'trireme', effect: [{ face: 'ship' }] },
  minotaur: { picture: 'minotaur', effect: [all, mark('−'), die, die] },
  'guardians-shield': {
    picture: 'round-shield',
    effect: [{ face: 'shield-red' }, { face: 'shield-blue' }, { face: 'shield-yellow' }, { face: 'shield-green' }],
  },
  elder: { picture: 'wizard-face', effect: [of('gold', 3), to, of('glory', 4)] },
  'wild-spirits': { picture: 'spectre', effect: [of('gold', 3), mark('+'), of('moon', 3)] },
};

/** The sign of each kind of card: when its effect works. */
export const KIND_ICONS = { instant: 'electric', reinforcement: 'cog', automatic: 'sands-of-time' } as const satisfies Record<
  string,
  IconName
>;
