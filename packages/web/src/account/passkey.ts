/** A passkey of this browser signs; undefined if it did not. */
import { isNumber } from '../base/address.ts';
import { call } from '../net/api.ts';

/** Passkeys belong to a name, and to an address that nobody can listen to. */
export const whyNoPasskey = isNumber(location.hostname) ? 'number' : typeof PublicKeyCredential === 'function' ? undefined : 'plain';
export const canPasskey = whyNoPasskey === undefined;

export async function signedByPasskey(): Promise<Record<string, unknown> | undefined> {
  const { options } = await call('passkeySignIn', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never }).catch(() => undefined)) as Record<string, unknown> | undefined;
}
