/** Reads a Dockerfile. */

/** Its instructions as `[word, rest]`, lines that go on joined, comments left out. */
export const instructions = (text) =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line.trim());
      return [word, rest];
    });
