/** Reading the environment: what makes no sense ends the start with one line. That line never says a secret. */
import { readFileSync } from 'node:fs';

export type Env = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense: one line that says which. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function whole(env: Env, name: string, fallback: number, max = 2 ** 31): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new SettingsError(`${name} must be a whole number from 0 to ${max}, not '${text}'`);
  return value;
}

/** What the file that a setting names holds. The path is not repeated: somebody may have put the secret itself there. */
export function contents(env: Env, name: string): string | undefined {
  const file = env[name];
  if (!file) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name} names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  if (text === '') throw new SettingsError(`${name} names a file that is empty`);
  return text;
}

/** A secret: the setting itself, or the file that `NAME_FILE` names, as containers hand them over. */
export function secret(env: Env, name: string): string | undefined {
  const inFile = contents(env, `${name}_FILE`);
  if (inFile !== undefined && env[name]) throw new SettingsError(`${name} and ${name}_FILE are both set: one is enough`);
  return inFile ?? (env[name] || undefined);
}
