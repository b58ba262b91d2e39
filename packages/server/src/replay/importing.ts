/** A record that somebody brings: read, measured and played again. Nothing of it is believed, and nothing of it is done where people wait. */
import { inheritedFrom } from '@astragal/fair';
import { type FairLuck, type Game, Match, type MatchRecord, type Seat } from '@astragal/kernel';
import { API, type BodyOf, check, type Problem } from '@astragal/wire';
import { noLuck } from './playing.ts';

export interface ImportTask {
  /** The body of the request as it came. */
  readonly text: string;
  /** No honest game has more answers, those that were taken back included. */
  readonly limit: number;
}

/** What it holds, its entries as JSON, and who is asked where it ends; or what is wrong with it. */
export type Imported =
  | {
      readonly record: Omit<MatchRecord, 'entries'>;
      readonly entries: string;
      readonly waits: readonly Seat[];
      readonly seats: BodyOf<'importGame'>['seats'];
      readonly inherited: NonNullable<FairLuck['inherited']>;
      readonly coach: BodyOf<'importGame'>['coach'];
      readonly hints: BodyOf<'importGame'>['hints'];
    }
  | { readonly wrong: Problem };

const wrong = (problem: Problem): Imported => ({ wrong: problem });
const badRecord = (detail: string): Imported => wrong({ code: 'bad-record', detail: detail.slice(0, 300) });

/** `rulesOf`: the rules of a game in a version, if they are here. */
export async function imported(
  { text, limit }: ImportTask,
  rulesOf: (game: string, version: number) => Promise<Game | undefined>,
): Promise<Imported> {
  const body = parsed(text);
  if (body === undefined) return wrong({ code: 'bad-message' });
  if (lengthOf(body) > limit) return wrong({ code: 'record-full', limit }); // Before anything is done with each of them.
  const found = check(API.importGame.in, body);
  if (!('value' in found)) return wrong({ code: 'bad-message', where: found.wrong });
  const { record: given, seats, coach, hints } = found.value as BodyOf<'importGame'>;
  if (seats.length !== given.seats)
    return wrong({ code: 'bad-setup', detail: `the record has ${given.seats} seats, the plan ${seats.length}` });
  // An opening is a position that nobody has played: there is nothing to check it by.
  if (given.opening) return badRecord('a record with an opening cannot be checked');
  const rules = await rulesOf(given.game, given.version);
  if (!rules) return wrong({ code: 'frozen', reason: 'version' });
  const { format, game, version, options, dealt, entries: brought } = given as unknown as MatchRecord;
  // What was proven of it elsewhere is not proven here.
  const entries = brought.map(({ fair: _, ...entry }) => entry);
  const record = { format, game, version, seats: given.seats, options, dealt };
  try {
    const { waits } = Match.reopen(rules, { ...record, entries }, noLuck);
    return waits.length === 0
      ? badRecord('the game is over')
      : { record, entries: JSON.stringify(entries), waits, seats, coach, hints, inherited: inheritedFrom({ ...record, entries }) };
  } catch (error) {
    // Rules are made for what can happen, and may fail in any way at what cannot.
    return badRecord(error instanceof Error ? error.message : String(error));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lengthOf = (body: unknown): number => {
  const { entries } = (body as { record?: { entries?: unknown } } | null)?.record ?? {};
  return Array.isArray(entries) ? entries.length : 0;
};
