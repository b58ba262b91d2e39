/** Structured log lines, quiet by default. Secrets never get here; the paths below are a second lock. */
import { type Logger as Pino, pino } from 'pino';

export type Logger = Pick<Pino, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export const newLog = (level: string, to?: { write(line: string): void }): Pino =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['req.headers.cookie', 'req.headers.authorization', '*.token', '*.key', '*.luck', 'luck'], censor: '-' },
    },
    ...(to ? [to] : []),
  );
