/** Records with one thing changed, none of which may pass: for tests and the bench. */
import type { Chance, MatchRecord } from '@astragal/kernel';

export interface Mutation {
  readonly what: string;
  readonly record: unknown;
}

type Change = (record: Mutable, chance: Chance) => string | undefined;
// biome-ignore lint/suspicious/noExplicitAny: it is about to be broken.
type Mutable = any;

const at = (chance: Chance, length: number): number => chance.below(length, 'place');

/** Another text, one sign of which differs. */
function otherSign(text: string, chance: Chance): string {
  const i = at(chance, text.length);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ ';
  for (;;) {
    const sign = signs[at(chance, signs.length)]!;
    if (sign !== text[i]) return text.slice(0, i) + sign + text.slice(i + 1);
  }
}

const answersWithLuck = (record: Mutable): number[] =>
  record.entries.flatMap((entry: Mutable, i: number) => (entry.luck?.length > 0 ? [i] : []));

const CHANGES: readonly Change[] = [
  (record, chance) => {
    const found = answersWithLuck(record);
    if (found.length === 0) return undefined;
    const i = found[at(chance, found.length)]!;
    const luck = record.entries[i].luck;
    const roll = luck[at(chance, luck.length)];
    if (roll[1] < 2) return undefined;
    roll[2] = (roll[2] + 1 + chance.below(roll[1] - 1, 'value')) % roll[1];
    return `a value of entry ${i + 1}`;
  },
  (record, chance) => {
    const found = answersWithLuck(record);
    if (found.length === 0) return undefined;
    const i = found[at(chance, found.length)]!;
    const luck = record.entries[i].luck;
    const roll = luck[at(chance, luck.length)];
    roll[0] = otherSign(roll[0], chance);
    return `a name of entry ${i + 1}`;
  },
  (record, chance) => {
    const found = answersWithLuck(record);
    if (found.length === 0) return undefined;
    const i = found[at(chance, found.length)]!;
    const luck = record.entries[i].luck;
    luck[at(chance, luck.length)][1] += 1;
    return `a range of entry ${i + 1}`;
  },
  (record, chance) => {
    if (record.dealt.length === 0) return undefined;
    const roll = record.dealt[at(chance, record.dealt.length)];
    if (roll[1] < 2) return undefined;
    roll[2] = (roll[2] + 1 + chance.below(roll[1] - 1, 'value')) % roll[1];
    return 'a value of the deal';
  },
  (record, chance) => {
    const i = at(chance, record.entries.length - 1);
    const [a, b] = [record.entries[i], record.entries[i + 1]];
    if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
    record.entries[i] = b;
    record.entries[i + 1] = a;
    return `the order of entries ${i + 1} and ${i + 2}`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    record.entries.splice(i, 1);
    return `entry ${i + 1} left out`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    record.entries.splice(i, 0, record.entries[i]);
    return `entry ${i + 1} twice`;
  },
  (record) => {
    record.entries.pop();
    return 'the last entry left out';
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    const entry = record.entries[i];
    if (entry.choice === undefined) return undefined;
    entry.choice = otherSign(entry.choice, chance);
    return `the answer of entry ${i + 1}`;
  },
  (record, chance) => {
    if (record.seats < 2) return undefined;
    const i = at(chance, record.entries.length);
    record.entries[i].seat = (record.entries[i].seat + 1) % record.seats;
    return `the seat of entry ${i + 1}`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    const entry = record.entries[i];
    if (entry.fair?.link === undefined) return undefined;
    entry.fair.link = otherSign(entry.fair.link, chance);
    return `the link of entry ${i + 1}`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    const entry = record.entries[i];
    if (entry.fair?.link === undefined) return undefined;
    delete entry.fair.link;
    return `the link of entry ${i + 1} left out`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    if (!record.entries[i].fair) return undefined;
    delete record.entries[i].fair;
    return `the fair part of entry ${i + 1} left out`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    if (!record.entries[i].fair) return undefined;
    record.entries[i].fair.sum = otherSign(record.entries[i].fair.sum, chance);
    return `the sum of entry ${i + 1}`;
  },
  (record, chance) => {
    const i = at(chance, record.entries.length);
    const { fair } = record.entries[i];
    if (!fair || record.entries[i].undo) return undefined;
    if (fair.by) delete fair.by;
    else fair.by = 'bot';
    return `who answered entry ${i + 1}`;
  },
  (record, chance) => {
    const key = (['hidden', 'open', 'secret', 'closing', 'sum'] as const)[at(chance, 5)]!;
    if (record.luck[key] === undefined) return undefined; // Whoever goes on from another table was dealt nothing.
    record.luck[key] = otherSign(record.luck[key], chance);
    return `the head's ${key}`;
  },
  (record, chance) => {
    const seat = at(chance, record.luck.anchors.length);
    const anchor = record.luck.anchors[seat];
    record.luck.anchors[seat] = anchor === null ? record.luck.open : chance.below(2, 'gone') === 0 ? null : otherSign(anchor, chance);
    return `the anchor of seat ${seat}`;
  },
  (record, chance) => {
    const keys = Object.keys(record.options);
    if (keys.length === 0) return undefined;
    const key = keys[at(chance, keys.length)]!;
    record.options[key] = otherSign(record.options[key], chance);
    return `option ${key}`;
  },
  (record) => {
    record.version += 1;
    return 'the version';
  },
];

/** One change, drawn by `chance`. */
export function mutated(record: MatchRecord, chance: Chance): Mutation {
  for (;;) {
    const copy = JSON.parse(JSON.stringify(record));
    const what = CHANGES[chance.below(CHANGES.length, 'change')]!(copy, chance);
    if (what !== undefined) return { what, record: copy };
  }
}
