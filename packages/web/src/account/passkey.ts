/** A passkey of this browser signs; undefined if it did not. */
import { call } from '../net/api.ts';

export const canPasskey = typeof PublicKeyCredential === 'function';

export async function signedByPasskey(): Promise<Record<string, unknown> | undefined> {
  const { options } = await call('passkeySignIn', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return (await startAuthentication({ optionsJSON: options as never }).catch(() => undefined)) as Record<string, unknown> | undefined;
}
