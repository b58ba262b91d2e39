/** What becomes of a write that the store refuses: it is counted, told, and a refusal to whoever wanted it. */
import type { Logger } from '../ground/log.ts';
import type { Metrics } from '../ground/metrics.ts';
import { type ProblemError, refuse } from '../ground/problems.ts';
import { StoreError } from './driver.ts';

interface Told {
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** `about`: what the log says besides why. */
export function unwritten({ metrics, log }: Told, { message }: StoreError, about: object = {}): ProblemError {
  metrics.count('store_failures');
  log.error({ ...about, why: message }, 'the store refused a write');
  return refuse('store-down');
}

/** A write, whose failure is a refusal. */
export async function writing<T>(house: Told, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof StoreError ? unwritten(house, error) : error;
  }
}
