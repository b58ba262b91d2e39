/** Programs that tests need and npm does not bring: found on the PATH, or installed from the system's packages where that is allowed. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib.mjs';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where programs of these names could lie. */
export const onPath = (names, env = process.env) =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Installs a package; what went wrong is for whoever looks for the program and does not find it. */
async function installed(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(['apt-get', 'update', '-q'], { env });
  const install = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], { env });
  return update.code ? update.output : install.output;
}

/** The program's path, installed if need be; otherwise a sentence that says what to do. */
export async function needProgram({ find, packageName, what, help }) {
  const found = find();
  if (found) return { path: found };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return { problem: help };
  console.log(`Installing ${what} ...`);
  const output = await installed(packageName);
  const path = find();
  return path ? { path } : { problem: `${output}\n${help}` };
}

/** A NATS server for the tests of several servers. */
export const needNats = () =>
  needProgram({
    find: () => onPath(['nats-server', 'nats-server.exe']).find(isProgram),
    packageName: 'nats-server',
    what: 'nats-server for the tests of several servers',
    help: 'The tests of several servers need NATS: install nats-server (on Debian the package of that name) where the PATH finds it.',
  });

/** Certificates for the tests of several servers, whose NATS is locked. */
export const needOpenssl = () =>
  needProgram({
    find: () => onPath(['openssl', 'openssl.exe']).find(isProgram),
    packageName: 'openssl',
    what: 'openssl for the tests of several servers',
    help: 'The tests of several servers need certificates: install openssl (on Debian the package of that name) where the PATH finds it.',
  });
