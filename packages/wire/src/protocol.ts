/** The version of the protocol, and the sizes that both ends keep to. */

/** Raised when an older client could misunderstand a message. New optional fields and new messages do not raise it. */
export const PROTOCOL = 2;

/** The oldest client the server still talks to; anything older is told to reload. One of version 1 expects the whole log, however long. */
export const OLDEST_PROTOCOL = 2;

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
  /** Bytes of a request that brings a whole record: twice the longest games we know. */
  record: 500_000,
  /** Lines of the log that come with a position when somebody comes in, and in one page of those before them. */
  storyTail: 200,
  storyPage: 1000,
  /** Steps in one page of a replay. */
  replayPage: 100,
  /** Games in one page of somebody's history. */
  historyPage: 200,
} as const;
