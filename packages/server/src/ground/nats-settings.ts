/** Where NATS is, by what a server is known there, and by what it knows NATS. */
import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { nkeys } from '@nats-io/transport-node';
import { contents, type Env, SettingsError, secret } from './env.ts';

export type NatsLogin =
  | { readonly user: string; readonly password: string }
  | { readonly token: string }
  /** What a `.creds` file holds. */
  | { readonly creds: string }
  /** The seed of an nkey. */
  | { readonly seed: string };

export interface NatsServer {
  readonly host: string;
  readonly port: number;
  /** Nothing is said before the line is encrypted. */
  readonly isTls: boolean;
  readonly login: NatsLogin | undefined;
}

/** In PEM: the authority whose certificate NATS has, and our own certificate where NATS wants one. */
export interface NatsTrust {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

export interface NatsSettings {
  readonly servers: readonly NatsServer[];
  readonly trust: NatsTrust;
}

const PORT = 4222;
/** Settings that mean nothing without NATS_URL. */
const BESIDES = ['NATS_USER', 'NATS_PASSWORD', 'NATS_TOKEN', 'NATS_CREDS', 'NATS_CA', 'NATS_CERT', 'NATS_KEY'] as const;

/** Undefined: there is one server. */
export function natsFrom(env: Env): NatsSettings | undefined {
  const urls = secret(env, 'NATS_URL');
  if (urls === undefined) {
    const lone = BESIDES.find((name) => env[name] || env[`${name}_FILE`]);
    if (lone) throw new SettingsError(`${lone} needs NATS_URL`);
    return undefined;
  }
  const trust = trustFrom(env);
  const login = loginFrom(env);
  const servers = urls.split(',').map((url) => serverFrom(url.trim(), trust));
  if (login && servers.some((server) => server.login))
    throw new SettingsError('NATS_URL says already who comes in: leave out NATS_USER, NATS_TOKEN and NATS_CREDS');
  return { trust, servers: servers.map((server) => ({ ...server, login: server.login ?? login })) };
}

/** `nats://user:password@host:4222` or `nats://token@host`, whose signs may be written as `%40`; `tls://` insists on TLS. */
function serverFrom(text: string, trust: NatsTrust): NatsServer {
  const wrong = (): never => {
    throw new SettingsError('NATS_URL must look like nats://host:4222 or nats://user:password@host:4222, several with commas');
  };
  if (!URL.canParse(text)) return wrong();
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (!['nats:', 'tls:'].includes(protocol) || hostname === '' || !['', '/'].includes(pathname) || search || hash) return wrong();
  let [user, pass] = ['', ''];
  try {
    [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  } catch {
    wrong();
  }
  if (user === '' && pass !== '') return wrong();
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? PORT : Number(port),
    isTls: protocol === 'tls:' || trust.ca !== undefined || trust.cert !== undefined,
    login: user === '' ? undefined : pass === '' ? { token: user } : { user, password: pass },
  };
}

function loginFrom(env: Env): NatsLogin | undefined {
  const [user, password, token] = [env.NATS_USER || undefined, secret(env, 'NATS_PASSWORD'), secret(env, 'NATS_TOKEN')];
  const creds = contents(env, 'NATS_CREDS');
  if ((user === undefined) !== (password === undefined)) throw new SettingsError('NATS_USER and NATS_PASSWORD go together');
  if ([user, token, creds].filter((each) => each !== undefined).length > 1)
    throw new SettingsError('NATS_USER, NATS_TOKEN and NATS_CREDS: one of them is enough');
  if (creds !== undefined) return keyIn(creds);
  if (token !== undefined) return { token };
  return user === undefined ? undefined : { user, password: password! };
}

/** A `.creds` file holds a JWT and a seed; a file with a seed alone is an nkey. */
function keyIn(creds: string): NatsLogin {
  const [seed] = /\bSU[A-Z2-7]{56}\b/.exec(creds) ?? [];
  try {
    nkeys.fromSeed(Buffer.from(seed!));
  } catch {
    throw new SettingsError('NATS_CREDS names a file with neither credentials nor an nkey of a user');
  }
  return /BEGIN NATS USER JWT/.test(creds) ? { creds: `${creds}\n` } : { seed: seed! };
}

function trustFrom(env: Env): NatsTrust {
  const [ca, cert, key] = [contents(env, 'NATS_CA'), contents(env, 'NATS_CERT'), contents(env, 'NATS_KEY')];
  if ((cert === undefined) !== (key === undefined)) throw new SettingsError('NATS_CERT and NATS_KEY go together');
  const checked = (name: string, look: () => unknown): void => {
    try {
      look();
    } catch {
      throw new SettingsError(`${name} in the form of PEM: they cannot be read`);
    }
  };
  if (ca !== undefined) checked('NATS_CA must name certificates', () => new X509Certificate(ca));
  if (cert !== undefined) checked('NATS_CERT and NATS_KEY must name a certificate and its key', () => createSecureContext({ cert, key }));
  return { ...(ca !== undefined && { ca }), ...(cert !== undefined && { cert, key: key! }) };
}
