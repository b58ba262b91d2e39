/**
 * `node tools/keys.mjs FOLDER`: the passwords of a house in containers, made at its first start and kept from then on (compose.yaml).
 * `FOLDER/postgres` is for PostgreSQL, `FOLDER/nats` for NATS; servers need both.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './lib.mjs';

/** What lies beside each password, made from it. */
const BESIDE = {
  postgres: { url: (password) => `postgres://astragal:${password}@postgres:5432/astragal\n` },
  nats: { 'nats.conf': (password) => `listen: 0.0.0.0:4222\nauthorization { user: astragal, password: "${password}" }\n` },
};

/** There as a whole or not at all; readable by whoever has the folder, which is not whoever runs the program. */
function put(file, text) {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, text, { mode: 0o444 });
  renameSync(`${file}.new`, file);
}

export function makeKeys(folder) {
  for (const [name, beside] of Object.entries(BESIDE)) {
    const home = join(folder, name);
    mkdirSync(home, { recursive: true });
    const at = join(home, 'password');
    if (!existsSync(at)) put(at, randomBytes(24).toString('hex'));
    const password = readFileSync(at, 'utf8');
    for (const [file, text] of Object.entries(beside)) put(join(home, file), text(password));
  }
}

if (isMain(import.meta)) makeKeys(process.argv[2] ?? 'keys');
