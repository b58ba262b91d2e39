/** The built site from memory: read at the start, packed by the build (`NAME.br`) or once, cached for ever where the name carries a hash. */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, languageFor } from '@astragal/kernel';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml', '.map', '.wasm']);

const BROTLI = '.br';
const isPacked = (name: string): boolean => name.endsWith(BROTLI);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface SitePage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip' | 'identity';

const THEMES = ['dark', 'light'];
/** Pages as they were made when the site was built: `home` is drawn already, `app` is the page of every other address. */
const pageFor = (kind: 'home' | 'app', language: Language, theme: string | undefined): string =>
  `pages/${[kind, language, ...THEMES.filter((each) => each === theme)].join('-')}.html`;

/** What is known of a visitor before any script has run. */
export interface PageVisitor {
  /** The packings their browser accepts, as `accept-encoding` says it. */
  readonly accepts: string;
  /** The languages they read, as `accept-language` says it. */
  readonly reads?: string;
  /** The light they chose; none: the system's. */
  readonly theme?: string | undefined;
}

export class Site {
  /** All of it, by name: the next version may be built into the folder while this one still serves. */
  readonly #files: ReadonlyMap<string, Buffer>;
  /** What the build has packed already, by the name of what it unpacks to. */
  readonly #packed: ReadonlyMap<string, Buffer>;
  readonly #made = new Map<string, Promise<SitePage>>();

  constructor(folder: string) {
    const all = filesIn(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
    this.#files = new Map(all.filter(([name]) => !isPacked(name)));
    this.#packed = new Map(all.filter(([name]) => isPacked(name)).map(([name, body]) => [name.slice(0, -BROTLI.length), body]));
  }

  /** Whether there is a site at all. */
  get isBuilt(): boolean {
    return this.#files.has(pageFor('app', 'en', undefined));
  }

  /** The file at this path, or for an address of the app its page; undefined: there is no such thing. */
  async get(path: string, { accepts, reads = '', theme }: PageVisitor): Promise<SitePage | undefined> {
    const name = this.#nameOf(path, languageFor(reads.split(',')), theme);
    if (!name) return undefined;
    const encoding: Encoding = !PACKED.has(extname(name))
      ? 'identity'
      : /\bbr\b/.test(accepts)
        ? 'br'
        : /\bgzip\b/.test(accepts)
          ? 'gzip'
          : 'identity';
    const key = `${encoding} ${name}`;
    let made = this.#made.get(key);
    if (!made) {
      made = make(name, this.#files.get(name)!, encoding, this.#packed.get(name));
      this.#made.set(key, made);
    }
    return made;
  }

  /** Only names found at the start are served, so no path can lead out of the folder. */
  #nameOf(path: string, language: Language, theme: string | undefined): string | undefined {
    let name: string;
    try {
      name = decodeURIComponent(path).replace(/^\/+/, '');
    } catch {
      return undefined;
    }
    if (name !== '' && this.#files.has(name)) return name;
    if (!this.isBuilt || extname(name) !== '') return undefined;
    return pageFor(name === '' ? 'home' : 'app', language, theme);
  }
}

async function make(name: string, plain: Buffer, encoding: Encoding, packed: Buffer | undefined): Promise<SitePage> {
  const body =
    encoding === 'br'
      ? (packed ??
        (await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })))
      : encoding === 'gzip'
        ? await zip(plain, { level: 9 })
        : plain;
  return {
    body,
    headers: {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': /(^|\/)assets\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}-${encoding}"`,
      vary: name.startsWith('pages/') ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return (readdirSync(folder, { withFileTypes: true, recursive: true }) as (Dirent & { parentPath?: string; path: string })[])
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}
