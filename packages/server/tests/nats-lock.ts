/** Locks for NATS: passwords, and certificates of an authority of one's own, made by openssl. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from '../src/host/secrets.ts';
import { folder } from './databases.ts';

/** The paths of a certificate and its key. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority extends Certificate {
  /** A certificate for this machine, of this authority. */
  issue(name: string): Certificate;
}

const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export function newAuthority(name = 'authority'): Authority {
  const home = folder();
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: home, stdio: 'pipe' });
  const at = (of: string): Certificate => ({ cert: join(home, `${of}.pem`), key: join(home, `${of}.key`) });
  const own = at('ca');
  openssl('req', '-x509', ...CURVE, '-keyout', own.key, '-out', own.cert, '-days', '2', '-subj', `/CN=${name}`);
  return {
    ...own,
    issue(of) {
      const made = at(of);
      writeFileSync(join(home, 'names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
      openssl('req', ...CURVE, '-keyout', made.key, '-out', `${of}.csr`, '-subj', `/CN=${of}`);
      const by = ['-CA', own.cert, '-CAkey', own.key, '-CAcreateserial', '-extfile', 'names'];
      openssl('x509', '-req', '-in', `${of}.csr`, ...by, '-days', '2', '-out', made.cert);
      return made;
    },
  };
}

/** A password and TLS: what `nats-server` is told, what servers of the house are told, and what a proxy between them needs. */
export interface Lock {
  readonly args: readonly string[];
  readonly env: { readonly NATS_USER: string; readonly NATS_PASSWORD: string; readonly NATS_CA: string };
  readonly tls: { readonly ca: string; readonly cert: string; readonly key: string };
}

export function newLock(): Lock {
  const authority = newAuthority();
  const { cert, key } = authority.issue('nats');
  const password = newSecret();
  const read = (path: string): string => readFileSync(path, 'utf8');
  return {
    args: ['--user', 'astragal', '--pass', password, '--tls', '--tlscert', cert, '--tlskey', key],
    env: { NATS_USER: 'astragal', NATS_PASSWORD: password, NATS_CA: authority.cert },
    tls: { ca: read(authority.cert), cert: read(cert), key: read(key) },
  };
}
