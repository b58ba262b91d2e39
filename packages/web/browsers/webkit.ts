/** WebKit as GTK ships it: its small browser, by WebDriver, on a screen of its own where there is none. */
import type { ChildProcess } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { startChild } from './child.ts';
import { newWindow, type Running, type Size, SOON } from './window.ts';

export interface WebKitParts {
  readonly driver: string;
  readonly browser: string;
  /** A program that makes a screen, for machines without one. */
  readonly xvfb: string | undefined;
}

export async function openWebKit({ driver, browser, xvfb }: WebKitParts, size: Size, base: string): Promise<Running> {
  const children: ChildProcess[] = [];
  const close = async (): Promise<void> => {
    for (const child of children.reverse()) {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await gone;
      }
    }
  };
  try {
    const display = xvfb ? await newScreen(xvfb, children) : process.env.DISPLAY;
    const port = await freePort();
    // Without a screen driver it draws by itself.
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
    children.push(startChild(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const door = `http://127.0.0.1:${port}`;
    const session = await newSession(door, browser);
    const ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> =>
      command<T>(method, `${door}/session/${session}${path}`, body);
    // Whole, it has no bar above the page, and may be as narrow as a phone.
    await ask('POST', '/window/rect', { x: 0, y: 0, ...size });
    await ask('POST', '/timeouts', { script: SOON });
    const window = newWindow(base, {
      async run(script, json) {
        const body = `const done = arguments[1]; (${script})(arguments[0]).then((told) => done({ told }), (error) => done({ error: String(error) }));`;
        const { told, error } = await ask<{ told?: string; error?: string }>('POST', '/execute/async', { script: body, args: [json] });
        if (error !== undefined) throw new Error(error);
        return told ?? undefined;
      },
      async click(x, y) {
        const pointer = [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'finger', actions: pointer }] });
      },
      async goto(url) {
        await ask('POST', '/url', { url });
      },
      picture: () => ask<string>('GET', '/screenshot'),
    });
    return {
      window,
      async close() {
        await ask('DELETE', '').catch(() => undefined); // It may be gone already.
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A screen without glass, and its name. */
async function newScreen(xvfb: string, children: ChildProcess[]): Promise<string> {
  const child = startChild(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return new Promise((found, failed) => {
    child.stdio[3]!.once('data', (number) => found(`:${String(number).trim()}`));
    child.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
  });
}

async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const reply = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await reply.json()) as { value: T & { message?: string } };
  if (!reply.ok) throw new Error(`${url.split('/').at(-1)}: ${value.message}`);
  return value;
}

async function newSession(door: string, binary: string): Promise<string> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] } };
  for (const began = Date.now(); ; await new Promise((later) => setTimeout(later, 100)))
    try {
      return (await command<{ sessionId: string }>('POST', `${door}/session`, { capabilities: { alwaysMatch } })).sessionId;
    } catch (error) {
      // The driver opens its door a moment after it was started.
      if (Date.now() - began > SOON) throw error;
    }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
