/** A window of a browser that speaks WebDriver: as much of a page as a finger needs, and where to go and how it looks. */
import { writeFileSync } from 'node:fs';
import type { Screen } from '../pages/finger.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Window extends Screen {
  /** Keeps a picture, once two in a row are the same: what moves has come to rest by then, however slow the machine; what never rests is kept as it is. */
  screenshot(path: string): Promise<void>;
}

/** A browser that was started; one window is enough. */
export interface Running {
  readonly window: Window;
  close(): Promise<void>;
}

/** What a browser's own protocol can do. Scripts are texts of functions; what they take and give is JSON. */
export interface Driver {
  run(script: string, json: string): Promise<string | undefined>;
  click(x: number, y: number): Promise<void>;
  goto(url: string): Promise<void>;
  /** A picture as base64. */
  picture(): Promise<string>;
}

const BEAT = 50;
/** So often, and so far apart in milliseconds, one looks whether anything still moves. */
const LOOKS = 8;
const MOVED = 500;
/** What must not take longer: against hanging only. */
export const SOON = 60_000;

/** Its addresses are those of the house at `base`. */
export function newWindow(base: string, driver: Driver): Window {
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  async function evaluate<Arg, R>(work: (arg: Arg) => R | Promise<R>, arg: Arg): Promise<R> {
    const given = arg === undefined ? 'null' : JSON.stringify(arg);
    const told = await driver.run(`async (json) => JSON.stringify(await (${work})(JSON.parse(json) ?? undefined))`, given);
    return (told === undefined ? undefined : JSON.parse(told)) as R;
  }
  const click = (x: number, y: number): Promise<void> => driver.click(Math.round(x), Math.round(y));
  const inSight = (selector: string): boolean => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  return {
    evaluate,
    mouse: { click },
    touchscreen: { tap: click },
    waitForTimeout: pause,
    goto: (path) => driver.goto(new URL(path, base).href),
    locator: (selector) => ({
      count: () => evaluate((each) => document.querySelectorAll(each).length, selector),
      async waitFor() {
        for (const began = Date.now(); !(await evaluate(inSight, selector)); await pause(BEAT))
          if (Date.now() - began > SOON) throw new Error(`${selector} did not come into sight`);
      },
    }),
    async screenshot(path) {
      let [before, now] = ['', await driver.picture()];
      for (let looks = 1; looks < LOOKS && now !== before; looks++) {
        await pause(MOVED);
        [before, now] = [now, await driver.picture()];
      }
      writeFileSync(path, Buffer.from(now, 'base64'));
    },
  };
}
