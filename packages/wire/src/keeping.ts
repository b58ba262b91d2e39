/** Keeping oneself: still no account, but a way back. */
import * as v from 'valibot';
import type { Output } from './inferred.ts';
import { key, time } from './tables.ts';

/** What opens me or tells of me: browsers that are signed in, links that sign another one in, ways back, devices that are called. */
export const HOLDS = ['session', 'move', 'phrase', 'passkey', 'push'] as const;
export type HoldKind = (typeof HOLDS)[number];

/** How I say which one I mean; it opens nothing. */
const handle = v.pipe(v.string(), v.maxLength(40));

export const hold = v.object({
  handle,
  kind: v.picklist(HOLDS),
  /** The browser by which it was made, roughly; empty if nobody knows. */
  label: v.string(),
  /** 0: nobody knows. */
  created: time,
  /** Made since this browser last proved whose it is, and not long ago. */
  isNew: v.boolean(),
  /** The browser that asks. */
  isHere: v.optional(v.literal(true)),
});
export type Hold = Output<typeof hold>;

/** What somebody should hear of on their other devices. */
export const ACCOUNT_NEWS = [
  'phrase-made',
  'phrase-replaced',
  'phrase-dropped',
  'passkey-added',
  'passkey-dropped',
  'signed-in',
  'signed-out',
] as const;
export type AccountNews = (typeof ACCOUNT_NEWS)[number];

/** What happened, when, and by which browser. */
export const accountEvent = v.object({ what: v.picklist(ACCOUNT_NEWS), at: time, label: v.string() });
export type AccountEvent = Output<typeof accountEvent>;

/** By which ways I can come back, what else opens me, and what happened of late. */
export const keeping = v.object({
  /** When the recovery phrase was made. */
  phrase: v.optional(time),
  /** `id` is a handle: that of the passkey itself is nobody's to read. */
  passkeys: v.array(v.object({ id: v.string(), label: v.string(), created: time })),
  /** Devices that are signed in, this one included. */
  devices: v.number(),
  holds: v.array(hold),
  /** Newest first. */
  events: v.array(accountEvent),
});
export type Keeping = Output<typeof keeping>;

/** In which language its words are. */
export const phraseWish = v.object({ language: v.optional(v.picklist(['en', 'pl', 'ru'])) });

/** Words of a recovery phrase, shown once. */
export const phrase = v.object({ words: v.array(v.string()) });

/** A link that signs another device in, once, until then. */
export const moving = v.object({ link: v.string(), until: time });

/** What the browser's passkey functions say and want to hear: they know its shape. */
const ceremony = v.looseObject({});
export const ceremonyOptions = v.object({ options: ceremony });

export const passkey = v.object({ response: ceremony, label: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))) });
export const passkeyId = v.object({ id: handle });

/** By which one proves to be oneself. */
export const PROOFS = ['phrase', 'passkey'] as const;
export type ProofKind = (typeof PROOFS)[number];

/** What stays, by its handle; the browser that asks always does. Without a list all goes that is new, and every other session and link. */
export const signingOut = v.object({ keep: v.optional(v.pipe(v.array(handle), v.maxLength(500))) });

const byPhrase = v.object({ phrase: v.pipe(v.string(), v.maxLength(200)) });
const byPasskey = v.object({ passkey: ceremony });

/** How somebody proves to be who they are signed in as. A link proves nothing: whoever holds the cookie can make one. */
export const proof = v.union([byPhrase, byPasskey]);
/** How somebody comes back. */
export const signIn = v.union([byPhrase, byPasskey, v.object({ move: key })]);
