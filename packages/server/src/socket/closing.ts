/** Why a socket is closed (RFC 6455, section 7.4.1). */
export const CLOSING = { leaving: 1001, binary: 1003, policy: 1008, large: 1009, later: 1013, outdated: 4000 } as const;
