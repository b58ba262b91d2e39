/**
 * Completes the lockfiles. npm leaves packages of other platforms out when a registry does not have them, and `npm ci` then refuses
 * the whole file; and it installs those of both C libraries where a package does not say which it needs. Run it after `npm install`
 * changed a lockfile.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { at, isMain } from './lib.mjs';

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The platform that a package is for, by its name: `binding-linux-arm64-gnu`. */
function platformOf(name) {
  const parts = name.split('/').at(-1).split('-');
  const cpu = parts.filter((part) => CPU.includes(part));
  const os = parts.filter((part) => OS.includes(part));
  const libc = os.includes('linux') ? parts.flatMap((part) => LIBC[part] ?? []) : [];
  return cpu.length && { cpu, ...(libc.length && { libc }), ...(os.length && { os }) };
}

/** The packages of a lockfile with every optional package of another platform among them, and the C library of each. */
export function completed(packages) {
  const all = { ...packages };
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      const known = [`node_modules/${name}`, `${path}/node_modules/${name}`].find((each) => all[each]);
      if (!platform) continue;
      if (!known) all[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform };
      else if (platform.libc) all[known] = { ...all[known], libc: platform.libc };
    }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

if (isMain(import.meta)) {
  for (const name of ['package-lock.json', 'bench/package-lock.json']) {
    const lock = JSON.parse(readFileSync(at(name), 'utf8'));
    const before = Object.keys(lock.packages).length;
    lock.packages = completed(lock.packages);
    writeFileSync(at(name), `${JSON.stringify(lock, undefined, 2)}\n`);
    console.log(`${name}: ${Object.keys(lock.packages).length - before} packages of other platforms added`);
  }
}
