/** Locks for NATS: passwords, and certificates of an authority of one's own, made by openssl. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';
import { newSecret } from '../src/ground/secrets.ts';
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

/** A file with this in it. */
export function fileOf(text: string): string {
  const path = join(folder(), 'file');
  writeFileSync(path, text);
  return path;
}

type KeyPair = ReturnType<typeof nkeys.createUser>;
const base64url = (data: string | Uint8Array): string => Buffer.from(data).toString('base64url');

/** A token of NATS: what is claimed of `subject`, signed by `issuer`. */
function signed(issuer: KeyPair, subject: KeyPair, nats: object, more: object = {}): string {
  const claims = {
    jti: newSecret(),
    iat: Math.floor(Date.now() / 1000),
    iss: issuer.getPublicKey(),
    sub: subject.getPublicKey(),
    name: 'x',
  };
  const text = [
    { typ: 'JWT', alg: 'ed25519-nkey' },
    { ...claims, ...more, nats: { version: 2, ...nats } },
  ]
    .map((part) => base64url(JSON.stringify(part)))
    .join('.');
  return `${text}.${base64url(issuer.sign(Buffer.from(text)))}`;
}

/** An operator and an account, as a file for `nats-server`; `issue` makes what a `.creds` file of a user holds. */
export function newAccount(): { readonly config: string; issue(expires?: number): string } {
  const [operator, account] = [nkeys.createOperator(), nkeys.createAccount()];
  const limits = { subs: -1, conn: -1, leaf: -1, imports: -1, exports: -1, data: -1, payload: -1, wildcards: true };
  const config = `operator: ${signed(operator, operator, { type: 'operator' })}
resolver: MEMORY
resolver_preload: { ${account.getPublicKey()}: ${signed(operator, account, { type: 'account', limits })} }`;
  return {
    config: fileOf(config),
    issue(expires) {
      const user = nkeys.createUser();
      const claims = { type: 'user', pub: {}, sub: {}, subs: -1, data: -1, payload: -1 };
      const jwt = signed(account, user, claims, expires === undefined ? {} : { exp: expires });
      const seed = Buffer.from(user.getSeed()).toString();
      return `-----BEGIN NATS USER JWT-----\n${jwt}\n------END NATS USER JWT------\n\n-----BEGIN USER NKEY SEED-----\n${seed}\n------END USER NKEY SEED------\n`;
    },
  };
}
