/**
 * The log holds no secret, ever: whatever servers of a test run have logged is compared with every secret that its clients have sent or got.
 * Both are kept in files for the length of the run, and whoever starts it looks through them at its end (`vitest.config.ts`).
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { newLog } from '../src/ground/log.ts';

/** Where this run keeps both; the threads and processes of the run inherit it. */
const PLACE = 'ASTRAGAL_WHOLE_LOG';
/** No secret is shorter. */
const SHORTEST = 8;

function keep(kind: 'log' | 'secrets', text: string): void {
  const { [PLACE]: place } = process.env;
  if (place) appendFileSync(join(place, `${process.pid}-${threadId}.${kind}`), text);
}

/** What a server has logged, in whatever pieces it comes. */
export const logged = (text: string): void => keep('log', text);

/** A log like that of a server, all of it. `also`: whoever wants to read along. */
export const wholeLog = (also: (line: string) => void = () => {}): ReturnType<typeof newLog> =>
  newLog('debug', {
    write(line) {
      logged(line);
      also(line);
    },
  });

/** Something that nobody but its owner may know. */
export function noteSecret(secret: string): void {
  if (secret.length >= SHORTEST) keep('secrets', `${JSON.stringify(secret)}\n`);
}

/** Fields of the API whose text is a secret; a link's is what follows its `#`. */
const FIELDS = new Set(['key', 'code', 'phrase', 'move', 'endpoint', 'auth', 'webhook']);

/** Notes every secret in a body of the API; why something was refused is none. */
export function noteSecretsIn(body: unknown, field = ''): void {
  if (field === 'problem') return;
  if (typeof body === 'string') {
    const [, link] = body.split('#', 2);
    if (FIELDS.has(field)) noteSecret(body);
    else if (link && /^(\/|https?:)/.test(body)) noteSecret(link);
  } else if (field === 'words' && Array.isArray(body)) noteSecret(body.join(' '));
  else if (Array.isArray(body)) for (const each of body) noteSecretsIn(each);
  else if (body && typeof body === 'object') for (const [name, value] of Object.entries(body)) noteSecretsIn(value, name);
}

/** Those of the secrets that stand in this text. */
export function leakedIn(text: string, secrets: Iterable<string>): ReadonlySet<string> {
  const byStart = new Map<string, string[]>();
  for (const secret of secrets) {
    const start = secret.slice(0, SHORTEST);
    byStart.set(start, [...(byStart.get(start) ?? []), secret]);
  }
  const found = new Set<string>();
  for (let at = 0; at + SHORTEST <= text.length; at++)
    for (const secret of byStart.get(text.slice(at, at + SHORTEST)) ?? []) if (text.startsWith(secret, at)) found.add(secret);
  return found;
}

/** Looks through all that was kept there; the lines with a secret. */
export function leaksIn(place: string): string[] {
  const kept = (kind: string): string[] =>
    readdirSync(place).flatMap((name) => (name.endsWith(`.${kind}`) ? readFileSync(join(place, name), 'utf8').split('\n') : []));
  const secrets = new Set(kept('secrets').flatMap((line) => (line ? [JSON.parse(line) as string] : [])));
  const lines = kept('log');
  const found = leakedIn(lines.join('\n'), secrets);
  return found.size === 0 ? [] : lines.filter((line) => [...found].some((secret) => line.includes(secret)));
}

/** For the length of a test run. Gives what ends it; if a secret was logged, the run has failed. */
export default function begin(): () => void {
  const place = resolve(import.meta.dirname, `../../../.cache/whole-log/${process.pid}`);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  process.env[PLACE] = place;
  return () => {
    const leaks = leaksIn(place);
    rmSync(place, { recursive: true, force: true });
    if (leaks.length === 0) return;
    console.error(`the log holds secrets:\n${leaks.join('\n')}`);
    process.exitCode = 1; // An error here would be told, and forgotten.
  };
}
