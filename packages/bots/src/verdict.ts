/** What advice says: plain data, for whoever shows it. */
import type { Choice } from '@astragal/kernel';
import type { IdeaOf } from './ideas.ts';

/** One answer and what it is worth. */
export interface Advised {
  /** As it is given: its notation. */
  readonly text: string;
  /** The answers of the same turn that go with it, itself the first, up to where luck has a say. */
  readonly line: readonly Choice[];
  /** The chance to win after it, from 0 to 1. */
  readonly worth: number;
  /** What it loses against the best. */
  readonly loss: number;
  /** How far off that loss may be; answers no farther apart are equal. */
  readonly error: number;
}

export interface Advice {
  /** The best first. */
  readonly answers: readonly Advised[];
  /** Those to be shown: the best few that differ in more than the order of what is done. */
  readonly shown: readonly string[];
  /** What to think about here, if the game has an idea. */
  readonly idea?: IdeaOf;
  /** What an answer overlooks, by the answer: only for those that lose enough to be asked about. */
  readonly overlooks: Readonly<Record<string, IdeaOf>>;
  /** Futures that were played out, of all answers together. */
  readonly futures: number;
}

/** An answer that loses so much beyond the error is asked about. */
export const BLUNDER = 0.05;

/** Whether an answer loses so much, beyond the error, that one should be asked whether one is sure. */
export const isBlunder = ({ loss, error }: Pick<Advised, 'loss' | 'error'>): boolean => loss - error >= BLUNDER;
/** Whether an answer is as good as the best, as far as anybody can tell. */
export const isEqual = ({ loss, error }: Pick<Advised, 'loss' | 'error'>): boolean => loss <= error;
