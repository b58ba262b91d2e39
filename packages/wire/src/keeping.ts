/** Keeping oneself: still no account, but a way back. */
import * as v from 'valibot';
import { key, time } from './tables.ts';

/** By which ways I can come back. */
export const keeping = v.object({
  /** When the recovery phrase was made. */
  phrase: v.optional(time),
  passkeys: v.array(v.object({ id: v.string(), label: v.string(), created: time })),
  /** Devices that are signed in, this one included. */
  devices: v.number(),
});
export type Keeping = v.InferOutput<typeof keeping>;

/** In which language its words are. */
export const phraseWish = v.object({ language: v.optional(v.picklist(['en', 'pl', 'ru'])) });

/** Words of a recovery phrase, shown once. */
export const phrase = v.object({ words: v.array(v.string()) });

/** A link that signs another device in, once, until then. */
export const moving = v.object({ link: v.string(), until: time });

/** What the browser's passkey functions say and want to hear: they know its shape. */
const ceremony = v.looseObject({});
export const ceremonyOptions = v.object({ options: ceremony });

export const passkey = v.object({ response: ceremony, label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) });
export const passkeyId = v.object({ id: v.pipe(v.string(), v.maxLength(400)) });

/** How somebody comes back. */
export const signIn = v.union([
  v.object({ phrase: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ passkey: ceremony }),
  v.object({ move: key }),
]);
