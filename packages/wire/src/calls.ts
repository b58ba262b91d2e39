/** Being called when the page is closed: for what, when not, and on which devices. */
import * as v from 'valibot';
import type { Output } from './inferred.ts';
import { tableId } from './tables.ts';

/** What one may be called for. */
export const CALLS = ['turn', 'invited', 'over', 'rematch'] as const;
export type CallKind = (typeof CALLS)[number];

/** Minutes of the day, in quarters of an hour. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440), v.multipleOf(15));
export const quiet = v.object({
  from: minute,
  to: minute,
  /** The time zone by its name, `Europe/Warsaw`. */
  zone: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w+/-]+$/)),
});
export type Quiet = Output<typeof quiet>;

const switches = v.object({ turn: v.boolean(), invited: v.boolean(), over: v.boolean(), rematch: v.boolean() });

export const calls = v.object({
  /** The public key of this house, which a browser wants when it subscribes. */
  key: v.string(),
  for: switches,
  quiet: v.optional(quiet),
  /** Tables that never call me. */
  muted: v.array(tableId),
  /** How many of my devices can be called. */
  devices: v.number(),
});
export type Calls = Output<typeof calls>;

export const callsChange = v.object({
  for: v.optional(v.partial(switches)),
  /** `false`: no quiet hours. */
  quiet: v.optional(v.union([quiet, v.literal(false)])),
  mute: v.optional(v.object({ table: tableId, muted: v.boolean() })),
});

/** A browser that can be called. */
export const device = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.regex(/^https:\/\/[!-~]+$/)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}=*$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{16,32}=*$/)),
  language: v.pipe(v.string(), v.maxLength(5)),
});
export const deviceGone = v.object({ endpoint: device.entries.endpoint });

/** What a device receives, worded already; `withdraw` takes back what was said of a table. */
export type Push =
  | {
      readonly table: string;
      readonly title: string;
      readonly body: string;
      readonly open: string;
      readonly mute: string;
      readonly link: string;
    }
  | { readonly withdraw: string };
