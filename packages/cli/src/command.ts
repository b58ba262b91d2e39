/** What a command is: a row of the table, with its arguments read and checked in one way. */
import { parseArgs } from 'node:util';
import type { Io } from './io.ts';

/** A flag of a command: a switch, or one that takes a value (named for the help). */
export interface Flag {
  readonly about: string;
  readonly value?: string;
  readonly default?: string;
  readonly many?: true;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** Names of the arguments without a flag; those in square brackets may be left out. */
  readonly places: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Does the work. Gives false when it ran but found something wrong. */
  run(args: Args, io: Io): Promise<boolean>;
}

/** The command was not used as it is meant: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command ran and failed for a reason that one line can tell: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The arguments of one run. */
export class Args {
  /** The command as it was typed. */
  readonly line: string;
  readonly #command: Command;
  readonly #places: readonly string[];
  readonly #values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

  constructor(command: Command, given: readonly string[]) {
    const flags = Object.entries(command.flags).map(([name, { value, many }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), multiple: many === true },
    ]);
    try {
      const { positionals, values } = parseArgs({ args: [...given], options: Object.fromEntries(flags), allowPositionals: true });
      this.#places = positionals;
      this.#values = values;
    } catch (error) {
      throw new UsageError((error as Error).message.split('. ')[0]!);
    }
    this.line = ['astragal', command.name, ...given].join(' ');
    this.#command = command;
    const needed = command.places.filter((place) => !place.startsWith('['));
    if (this.#places.length < needed.length) throw new UsageError(`${needed[this.#places.length]} is missing`);
    if (this.#places.length > command.places.length) throw new UsageError(`'${this.#places[command.places.length]}' is one too many`);
  }

  /** An argument without a flag. */
  place(name: string): string | undefined {
    return this.#places[this.#command.places.findIndex((each) => each === name || each === `[${name}]`)];
  }

  isOn(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name] ?? this.#command.flags[name]?.default;
    return typeof value === 'string' ? value : undefined;
  }

  list(name: string): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  }

  /** A whole number from `min` on. */
  whole(name: string, min: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(n) || n < min)
      throw new UsageError(`--${name} is a whole number from ${min} on, not '${text}'`);
    return n;
  }
}
