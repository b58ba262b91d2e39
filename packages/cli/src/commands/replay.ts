import {
  type Game,
  hash,
  isObject,
  lastStep,
  Match,
  type MatchRecord,
  noLuck,
  type Options,
  readOptions,
  readRecord,
} from '@astragal/kernel';
import { LAWS, LawBroken, transcript } from '@astragal/kernel/testing';
import { type Command, Failure, UsageError } from '../command.ts';
import { JSON_FLAG, LANG, languageOf, lexiconsOf, readJson, rulesNamed } from '../common.ts';

export const replaying: Command = {
  name: 'replay',
  about: 'plays a match record again, or what a fuzz run complained about',
  places: ['FILE'],
  flags: { verify: { about: 'only tell whether it comes out as recorded' }, lang: LANG, json: JSON_FLAG },
  async run(args, io) {
    const language = languageOf(args);
    const data = await readJson(args.place('FILE')!);
    if (!isObject(data)) throw new UsageError('this is not a match record');
    const { entry, game, toolkit } = await rulesNamed(data.game, data.version);
    const lexicons = await lexiconsOf(entry);
    if (isObject(data.violation)) io.err(`Complaint: ${data.violation.message}`);
    if (isObject(data.violation) && data.entries === undefined) {
      lawAgain({ ...toolkit, game, lexicons }, data.violation);
      io.out('The law holds now.');
      return true;
    }
    const record = readRecord(game, data);
    const end = verified(game, record);
    if (args.isOn('json')) {
      const { seats, version, options, entries } = record;
      const { position } = lastStep(game, record);
      const { scores, winners } = game.result(position.state);
      const verifiedBy = record.hash === undefined ? 'replay' : 'hash';
      io.out(JSON.stringify({ game: game.id, version, seats, options, entries: entries.length, scores, winners, hash: end, verifiedBy }));
    } else if (args.isOn('verify')) {
      const proof = record.hash === undefined ? 'the record itself carries no hash' : 'as recorded';
      io.out(`ok: ${record.entries.length} entries, last position ${end} (${proof})`);
    } else io.out(transcript(game, record, lexicons[language]).trimEnd());
    return true;
  },
};

/** Plays the record in both ways there are, undo included. Gives the hash of the end, or fails if it is not the recorded one. */
function verified(game: Game, record: MatchRecord): string {
  const end = hash(lastStep(game, record).position);
  const reopened = hash(Match.reopen(game, record, noLuck.below).now);
  if (end !== reopened) throw new Failure(`the record replays to ${end}, but the match reopens at ${reopened}`);
  if (record.hash !== undefined && record.hash !== end)
    throw new Failure(`the record was changed: it ends at ${end}, not at ${record.hash} as it says`);
  return end;
}

/** A law that plays games of its own is asked again, in the same setting. */
function lawAgain(subject: Parameters<NonNullable<(typeof LAWS)[number]['whole']>>[0], violation: Record<string, unknown>): void {
  const law = LAWS.find(({ name, whole }) => name === violation.law && whole);
  const { seed, seats, options } = isObject(violation.setting) ? violation.setting : {};
  if (!law || typeof seed !== 'string') throw new UsageError('this is neither a match record nor a violation that can be tried again');
  const chosen = readOptions(subject.game, seats as number, options as Options);
  try {
    law.whole!(subject, { seed, seats: seats as number, options: chosen });
  } catch (error) {
    throw error instanceof LawBroken ? new Failure(error.message) : error;
  }
}
