/** Luck that can be checked, as messages carry it (`docs/fair-dice.md`). */
import * as v from 'valibot';
import type { Output } from './inferred.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31));
/** 32 bytes, in base64url without padding; the last sign has two bits to spare, which are nothing. */
export const bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/));
const end = v.nullable(bytes32);
const seats = v.array(end);

/** What the house has committed to for a match. */
export const seal = v.object({ hidden: bytes32, open: bytes32 });
/** A seal for a game that begins at once: handed back with what the browser commits to, it is used. */
export const sealOffer = v.object({ ...seal.entries, token: v.pipe(v.string(), v.maxLength(120)) });
export const sealed = v.object({ token: v.pipe(v.string(), v.maxLength(120)), anchor: bytes32 });

/** What luck said: its name with its number in the match, out of how many, the value. */
const roll = v.tuple([v.string(), count, count]);

/** An entry, and all that everybody may know of its luck. */
export const fairEntry = v.object({
  at: count,
  /** Missing: the deal. */
  seat: v.optional(seat),
  by: v.optional(v.picklist(['bot', 'system'])),
  link: v.optional(bytes32),
  anchor: v.optional(bytes32),
  mark: v.string(),
  open: v.optional(bytes32),
  renewed: v.optional(bytes32),
  rolls: v.optional(v.array(roll)),
});

/** Where somebody comes in: what was committed to, and how far transcript and chains are. */
export const fairStart = v.object({
  game: v.string(),
  version: v.number(),
  seats: count,
  options: v.record(v.string(), v.string()),
  luck: v.object({
    from: v.literal('fair'),
    by: v.picklist(['server', 'device']),
    ...seal.entries,
    shown: v.union([v.literal(true), v.array(v.string())]),
    anchors: seats,
    inherited: v.optional(v.object({ entries: count, digest: bytes32 })),
  }),
  at: v.pipe(v.number(), v.integer()),
  transcript: bytes32,
  open: bytes32,
  ends: seats,
  deal: v.optional(fairEntry),
});

/** What a browser found not to fit (`fair`: `LiveFaultKind`). */
export const LUCK_MISFITS = ['seal', 'order', 'seat-link', 'house-link', 'roll', 'transcript', 'mine'] as const;
/** The entry that does not fit; the deal is 0. */
export const luckMisfit = v.object({
  kind: v.picklist(LUCK_MISFITS),
  at: count,
  roll: v.optional(v.object({ name: v.pipe(v.string(), v.maxLength(200)), n: count, shown: count, computed: v.number() })),
});

/** What a browser brings with its doubt: how far it could prove (-1: not even the deal), what it was told then, and what it had sent for it. */
export const luckClaim = v.object({
  seal: bytes32,
  at: v.pipe(v.number(), v.integer(), v.minValue(-1)),
  transcript: bytes32,
  told: v.optional(fairEntry),
  sent: v.optional(v.object({ seat, link: v.optional(bytes32), anchor: v.optional(bytes32) })),
});

/** Why a doubt is not heard: this seat has raised too many that led to nothing; everybody has agreed to go on after this one. */
export const UNHEARD = ['spent', 'settled'] as const;

/** A seat's browser could not prove what fell: nobody plays before everybody who plays agrees to go on. */
export const doubt = v.object({
  entry: count,
  kind: v.picklist(LUCK_MISFITS),
  /** Whose browser. */
  by: seat,
  /** When. */
  raised: v.optional(v.number()),
  /** The house has written down something else: the browser's word against the server's. Only its own clock runs. */
  claimed: v.optional(v.literal(true)),
  /** Seats that agree to go on. */
  agreed: v.array(seat),
  /** Since when it goes on. */
  settled: v.optional(v.number()),
});
export type Doubt = Output<typeof doubt>;

/** Comes with a position: where one comes in, or what just happened. */
export const fairNews = v.object({ start: v.optional(fairStart), entry: v.optional(fairEntry) });
export type FairNews = Output<typeof fairNews>;
