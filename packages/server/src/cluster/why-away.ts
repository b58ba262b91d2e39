/** Why NATS is away, in words for whoever hosts the house. They hold no secret: what was tried is never repeated. */

/** By the name or code of an error, or what it says. */
const REASONS: readonly (readonly [sign: RegExp, why: string])[] = [
  [
    /AuthorizationError/,
    'it does not know us: look at NATS_USER and NATS_PASSWORD, NATS_TOKEN, NATS_CREDS, or what NATS_URL says before the @',
  ],
  [/UserAuthenticationExpired/, 'our credentials have expired'],
  [/PermissionViolation/, 'it does not let us speak or listen: we need to publish and subscribe at astragal.>'],
  [/ALTNAME_INVALID/, 'its certificate is for another name than NATS_URL says'],
  [/CERT_HAS_EXPIRED/, 'its certificate has expired'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED|CERT_SIGNATURE/,
    'its certificate is of an authority that we do not know: name that in NATS_CA',
  ],
  [/CERTIFICATE_REQUIRED|BAD_CERTIFICATE|UNKNOWN_CA/, 'it wants a certificate of ours that it knows: NATS_CERT and NATS_KEY'],
  [/does not support 'tls'/, 'it speaks no TLS, on which NATS_URL or NATS_CA insists'],
  [/connection refused|ECONNREFUSED/, 'nobody listens there'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no such host'],
  [/TimeoutError|ETIMEDOUT/, 'it does not answer'],
];

export function whyAway(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection was lost';
  const { name, message, code = '' } = error as NodeJS.ErrnoException;
  const cause = error.cause instanceof Error ? whyAway(error.cause) : undefined;
  return REASONS.find(([sign]) => sign.test(`${name} ${code} ${message}`))?.[1] ?? cause ?? message;
}
