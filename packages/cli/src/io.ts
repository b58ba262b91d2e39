/** Where a command reads and writes: a real terminal, or a test's notebook. */
import { createInterface } from 'node:readline';

export interface Io {
  /** A line of the command's result. */
  out(line: string): void;
  /** A line about how it goes, or what went wrong. */
  err(line: string): void;
  /** Shows a progress bar over the last one, on a terminal only; empty text removes it. */
  bar?(text: string): void;
  /** Asks and waits for a line; undefined when there is nobody to answer. */
  ask(prompt: string): Promise<string | undefined>;
}

/** The terminal that the program was started in. */
export function terminal(): Io & { close(): void } {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0); // The reader has seen enough.
  });
  let lines: ReturnType<typeof lineReader> | undefined;
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    ...(process.stderr.isTTY && { bar: (text: string) => void process.stderr.write(`\r\x1b[K${text}`) }),
    ask: (prompt) => {
      lines ??= lineReader();
      return lines.ask(prompt);
    },
    close: () => lines?.close(),
  };
}

/** Lines of standard input, kept until they are asked for, so that a pipe works like a keyboard. */
function lineReader() {
  const reader = createInterface({ input: process.stdin });
  const kept: string[] = [];
  let wanting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  reader.on('line', (line) => {
    if (!wanting) kept.push(line);
    else wanting(line);
    wanting = undefined;
  });
  reader.on('close', () => {
    ended = true;
    wanting?.(undefined);
  });
  return {
    ask(prompt: string): Promise<string | undefined> {
      process.stdout.write(prompt);
      if (kept.length > 0 || ended) return Promise.resolve(kept.shift());
      return new Promise((answer) => {
        wanting = answer;
      });
    },
    close: () => reader.close(),
  };
}
