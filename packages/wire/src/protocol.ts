/** The version of the protocol, and the sizes that both ends keep to. */

/** Raised when an older client could misunderstand a message. New optional fields and new messages do not raise it. */
export const PROTOCOL = 2;

/** The oldest client the server still talks to; anything older is told to reload. One of version 1 expects the whole log, however long. */
export const OLDEST_PROTOCOL = 2;

/** Whether whoever sits at a table may be helped: not at all, when they ask, or also before an answer that gives much away. */
export const COACHES = ['off', 'hints', 'warnings'] as const;

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
  /** Bytes of a request that hands in tries at puzzles: lines of some forty answers each. */
  tries: 65_536,
  /** Lines of the log that come with a position when somebody comes in, and in one page of those before them. */
  storyTail: 200,
  storyPage: 1000,
  /** Steps in one page of a replay. */
  replayPage: 100,
  /** Hints of one seat that are counted. */
  hints: 9999,
  /** Games in one page of somebody's history. */
  historyPage: 200,
} as const;
