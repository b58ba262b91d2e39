/** Somebody who asks for something: a person, and from where. */
import type { Origin } from '../ground/rate-limits.ts';
import type { Person } from '../store/rows.ts';

export interface Visitor extends Person {
  readonly origin: Origin;
}
