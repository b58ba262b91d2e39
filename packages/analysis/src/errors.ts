/** Why a game could not be analysed: one code for each reason, so that a page has a sentence for each. */
export type AnalysisFault =
  /** This is no record, or it is damaged, or its answers do not fit the rules. */
  | 'broken'
  /** A record of a game or a version that is not known here. */
  | 'unknown-rules'
  /** Rules that nobody can judge: an earlier version, or so many seats. */
  | 'no-judge'
  /** The game is still running, or began in the middle. */
  | 'unfinished'
  /** More answers than any game has. */
  | 'too-long'
  /** The budget was spent before the whole game had been looked at once. */
  | 'out-of-time';

/** A game that cannot be analysed; nothing has been changed. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
  readonly code: AnalysisFault;

  constructor(code: AnalysisFault, message: string) {
    super(message);
    this.code = code;
  }
}
