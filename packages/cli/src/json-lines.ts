/** Where in a JSON text something stands, so that a fault can be told with its line. */

export type Path = readonly (string | number)[];

/** The line of the value at this path, or of the last thing on the way to it that is there. The text must be JSON. */
export function lineOf(text: string, path: Path): number {
  let at = 0;
  let found = 0;
  const space = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const string = (): string => {
    const from = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return JSON.parse(text.slice(from, ++at)) as string;
  };

  /** Walks over a value; `left` is what of the path lies inside it, undefined where the path does not lead. */
  function value(left: Path | undefined): void {
    space();
    if (left) found = Math.max(found, at);
    if (text[at] === '{') members('}', left, () => string());
    else if (text[at] === '[') {
      let i = 0;
      members(']', left, () => i++);
    } else if (text[at] === '"') string();
    else while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
  }

  function members(end: string, left: Path | undefined, key: () => string | number): void {
    at++;
    for (space(); text[at] !== end; space()) {
      const begin = at;
      const name = key();
      space();
      if (end === '}') at++; // The colon.
      const leads = left !== undefined && left.length > 0 && left[0] === name;
      if (leads) found = Math.max(found, begin);
      value(leads ? left.slice(1) : undefined);
      space();
      if (text[at] === ',') at++;
    }
    at++;
  }

  value(path);
  return lineAt(text, found);
}

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
