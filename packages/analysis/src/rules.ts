/** By which rules a record is analysed: those it was played by, if they are known here. */
import type { GameRules } from '@astragal/bots';
import { isObject } from '@astragal/kernel';
import { AnalysisError } from './errors.ts';

/** Where rules are found: the shelf, or whatever stands in for it. */
export type RulesFinder = (game: string, version: number) => Promise<GameRules | undefined>;

/** The rules of an unknown file that says it is a record. Throws an `AnalysisError`. */
export async function rulesOfRecord(data: unknown, find: RulesFinder): Promise<GameRules> {
  if (!isObject(data) || typeof data.game !== 'string' || typeof data.version !== 'number')
    throw new AnalysisError('broken', 'this is not a match record');
  const rules = await find(data.game, data.version);
  if (!rules) throw new AnalysisError('unknown-rules', `version ${data.version} of '${data.game}' is not known here`);
  return rules;
}
