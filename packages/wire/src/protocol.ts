/** The version of the protocol, and the sizes that both ends keep to. */

/** Raised when an older client could misunderstand a message. New optional fields and new messages do not raise it. */
export const PROTOCOL = 1;

/** The oldest client the server still talks to: one version back. Anything older is told to reload. */
export const OLDEST_PROTOCOL = Math.max(1, PROTOCOL - 1);

/** Where the socket lives. */
export const SOCKET_PATH = '/socket';

/** Sizes that the server enforces and a form can show beforehand. */
export const SIZES = {
  /** Characters of a person's or hot seat's name. */
  name: 24,
  /** Characters of one line of chat. */
  chat: 300,
  /** Characters of an answer's notation. */
  choice: 200,
  /** Characters of one message from a client. */
  message: 4096,
  /** Bytes of one HTTP request body. */
  body: 16_384,
  /** Steps in one page of a replay. */
  replayPage: 100,
} as const;
