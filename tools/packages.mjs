/**
 * Programs that tests need and npm does not bring: found on the PATH, or installed from the system's packages. That changes the machine,
 * so it is done for root alone, after a question; where nobody can be asked, `CI=true` says that the machine is there for it.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { run } from './lib.mjs';
import { progress } from './progress.mjs';

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

/** A NATS server for the tests of several servers. */
export const NATS = {
  find: () => onPath(['nats-server', 'nats-server.exe']).find(isProgram),
  packageName: 'nats-server',
  help: 'The tests of several servers need NATS: install nats-server where the PATH finds it',
};

/** Certificates for the tests of several servers, whose NATS is locked. */
export const OPENSSL = {
  find: () => onPath(['openssl', 'openssl.exe']).find(isProgram),
  packageName: 'openssl',
  help: 'The tests of several servers need certificates: install openssl where the PATH finds it',
};

/** The machine that this runs on, and whoever sits at it. */
const HERE = {
  isRoot: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  isCi: process.env.CI === 'true',
  isTerminal: process.stdin.isTTY === true && process.stderr.isTTY === true,
  say: (line) => process.stderr.write(`${line}\n`),
  async ask(question) {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(question);
    terminal.close();
    return answer;
  },
  async install(names) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await run(['apt-get', 'update', '-q'], { env });
    const { output } = await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names], { env });
    return update.code ? update.output : output;
  },
};

const isYes = (answer) => /^y(es)?$/i.test(answer.trim());

/** Sees to it that these programs are here. Otherwise gives a `problem`: a line for each that is not, with what to do about it. */
export async function need(programs, machine = HERE) {
  const absent = () => programs.filter(({ find }) => !find());
  const problem = () =>
    absent()
      .map(({ help, packageName }) => `${help}${packageName ? ` (on Debian, as root: apt-get install ${packageName})` : ''}.`)
      .join('\n');
  const names = absent().map(({ packageName }) => packageName);
  if (names.length === 0) return {};
  // Told first. One that the system's packages do not help stops everything anyway.
  const command = `apt-get install ${names.join(' ')}`;
  const { isRoot, isCi, isTerminal } = machine;
  if (!isRoot || !(isCi || isTerminal) || names.includes(undefined)) return { problem: problem() };
  if (!isCi && !isYes(await machine.ask(`Not on this machine: ${names.join(', ')}. Run ${command}? [y/N] `))) return { problem: problem() };
  if (isCi) machine.say(`Not on this machine: ${names.join(', ')}. Running ${command}, as CI is true.`);
  const output = await progress()(command, () => machine.install(names));
  return absent().length > 0 ? { problem: `${output}\n${problem()}` } : {};
}
