import { type Verification, verify } from '@astragal/fair';
import { hash, isObject, lastStep, readRecord } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { Command } from '../command.ts';
import { JSON_FLAG, readJson } from '../common.ts';

/** What playing the record again says, where its rules are at hand. */
interface Replayed {
  readonly ok: boolean;
  readonly detail?: string;
}

export const verifying: Command = {
  name: 'verify',
  about: 'counts the luck of a match record again: what is proven, by whom, and what is not',
  places: ['FILE'],
  flags: { json: JSON_FLAG },
  async run(args, io) {
    const data = await readJson(args.place('FILE')!);
    const found = verify(data);
    const replayed = await replayedBy(data);
    if (args.isOn('json')) {
      const { entries, ...rest } = found;
      io.out(JSON.stringify({ ...rest, entries: entries.length, ...(replayed && { replay: replayed }) }));
    } else for (const line of told(found, replayed)) io.out(line);
    return found.verdict !== 'wrong' && replayed?.ok !== false;
  },
};

/** Plays it by its rules; undefined where they are not here. */
async function replayedBy(data: unknown): Promise<Replayed | undefined> {
  if (!isObject(data) || typeof data.game !== 'string' || typeof data.version !== 'number') return undefined;
  const entry = await onShelf(data.game)?.at(data.version);
  if (!entry) return undefined;
  try {
    const { game } = await entry.rules();
    const record = readRecord(game, data);
    const end = hash(lastStep(game, record).position);
    return record.hash === undefined || record.hash === end
      ? { ok: true }
      : { ok: false, detail: `it ends at ${end}, not at ${record.hash}` };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

function* told(found: Verification, replayed: Replayed | undefined): Generator<string> {
  const { verdict, rolls, fault, seal, by, deal, renewals, skipped, doubts, transcript } = found;
  if (verdict === 'none' && found.of?.startsWith('game '))
    yield `Not proven: the rolls are those of another game ('${found.of}') as far as both asked alike, and of a secret of the house beyond; verify that game's record for its own.`;
  else if (verdict === 'none') yield `Not proven: the luck of this match is of kind '${found.from}', which nobody can count again.`;
  if (verdict === 'sealed') yield 'Sealed: the game is not over, and its secret is not shown yet.';
  if (verdict === 'wrong') yield `Wrong: ${fault?.detail}.`;
  if (verdict === 'proven') {
    yield `Proven: every commitment, roll, answer and their order fit. Seal ${seal}`;
    yield `  the deal: ${count(deal.rolls, 'roll')}, with ${count(deal.anchors, "browser's half")}`;
    if (rolls.seat > 0) yield `  ${count(rolls.seat, 'roll')} of server and browser together`;
    if (by === 'device') yield '  one device held both halves: it could have chosen every roll';
    else if (rolls.server > 0) yield `  ${count(rolls.server, 'roll')} of the server alone`;
    if (rolls.bot > 0) yield `  ${count(rolls.bot, 'roll')} for bots, of the ${by} alone`;
    if (rolls.system > 0) yield `  not proven: ${count(rolls.system, 'roll')} of an older server`;
    if (rolls.inherited > 0) yield `  not proven: ${count(rolls.inherited, 'roll')} that came from another table`;
    for (const { entry, seat } of renewals) yield `  seat ${seat} committed anew with entry ${entry}`;
    for (const { entry, seat, links } of skipped) yield `  seat ${seat} had shown ${count(links, 'link')} in vain before entry ${entry}`;
    yield `  not proven: that this is the game that was played; whoever has the opened secret can write another one that fits. Compare the seal, and with a screen that looked on the transcript: ${transcript}`;
  }
  for (const { entry, seat, claimed } of doubts)
    yield claimed
      ? `  not proven: what the browser of seat ${seat} was told of entry ${entry}; it said something else than is written, and nothing here shows who was right`
      : `  not proven: what came to the browser of seat ${seat} with entry ${entry}; it did not fit, and everybody agreed to go on`;
  if (replayed) yield replayed.ok ? 'The rules agree: played again, it comes out the same.' : `The rules do not agree: ${replayed.detail}`;
  else yield 'The rules of this version are not here: it was not played again.';
}
