/** How the house says no. */
import type { Problem } from '@astragal/wire';

/** Thrown by whatever cannot be done; it reaches the guest as a typed problem, worded by the client. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** A message that follows the refusal: after a stale answer, the position as it was then. */
  readonly followUp: string | undefined;
  constructor(problem: Problem, followUp?: string) {
    // Nobody asks where a refusal came from, and whoever floods the house causes thousands: it carries no trace.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problem.code);
    Error.stackTraceLimit = stackTraceLimit;
    this.problem = problem;
    this.followUp = followUp;
  }
}

type Facts<C extends Problem['code']> = Omit<Extract<Problem, { code: C }>, 'code'>;

/** `throw refuse('too-fast', { wait: 300 })` */
export const refuse = <C extends Problem['code']>(
  code: C,
  ...[facts]: Record<never, never> extends Facts<C> ? [facts?: Facts<C>] : [facts: Facts<C>]
): ProblemError => new ProblemError(Object.assign({ code }, facts) as unknown as Problem);
