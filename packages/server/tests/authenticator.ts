/** A stand-in for what makes passkeys in a browser or a phone: real keys, real signatures, any id one likes. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Guest } from './client.ts';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

/** As much of CBOR as a passkey needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

export class Authenticator {
  readonly #id: Buffer;
  readonly #key: KeyObject;
  readonly #public: Buffer;
  #count = 0;

  /** `id`: that of a passkey which somebody has already, perhaps. */
  constructor(id?: string) {
    this.#id = id === undefined ? randomBytes(16) : Buffer.from(id, 'base64url');
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#public = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  get id(): string {
    return text(this.#id);
  }

  /** What a browser says that has made a passkey. */
  made({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string): Record<string, unknown> {
    const length = Buffer.from([this.#id.length >> 8, this.#id.length & 255]);
    const authData = this.#data(rp.id, 0x45, Buffer.concat([Buffer.alloc(16), length, this.#id, this.#public]));
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#response({
      clientDataJSON: text(client('webauthn.create', challenge, origin)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** What a browser says whose passkey was used. */
  used({ challenge, rpId }: { challenge: string; rpId: string }, origin: string): Record<string, unknown> {
    const data = client('webauthn.get', challenge, origin);
    const authData = this.#data(rpId, 0x05);
    return this.#response({
      clientDataJSON: text(data),
      authenticatorData: text(authData),
      signature: text(sign('sha256', Buffer.concat([authData, sha(data)]), this.#key)),
      userHandle: '',
    });
  }

  /** Makes a passkey for a guest. */
  async join(guest: Guest, label = 'phone') {
    const { options } = await guest.call('newPasskey');
    return guest.call('addPasskey', { body: { response: this.made(options as never, guest.address), label } });
  }

  /** Proves to be whose passkey it is: the body of a sign-in. */
  async proof(guest: Guest): Promise<{ passkey: Record<string, unknown> }> {
    const { options } = await guest.call('passkeySignIn');
    return { passkey: this.used(options as never, guest.address) };
  }

  #data(rp: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++this.#count);
    return Buffer.concat([sha(rp), Buffer.from([flags]), count, more]);
  }

  #response(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const client = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
