/** Firefox, by WebDriver BiDi: it speaks that itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { startChild } from './child.ts';
import { newWindow, type Running, type Size } from './window.ts';

/** Nothing is fetched or asked that is not about the page. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.startup.page': 0,
  'remote.active-protocols': 1,
};

export async function openFirefox(program: string, size: Size, base: string): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'astragal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = startChild(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    child.stderr?.on('data', (part) => {
      said += part;
      const url = /WebDriver BiDi listening on (\S+)/.exec(said)?.[1];
      if (url) found(url);
    });
    child.once('exit', (code) => failed(new Error(`Firefox ended with ${code}: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  let last = 0;
  const waiting = new Map<number, (reply: Record<string, unknown>) => void>();
  socket.on('message', (message) => {
    const reply = JSON.parse(String(message)) as { id?: number };
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  /** One command of the protocol, and its result. */
  async function ask<T>(method: string, params: object): Promise<T> {
    const id = ++last;
    const reply = await new Promise<Record<string, unknown>>((done) => {
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.type === 'error') throw new Error(`${method}: ${String(reply.message)}`);
    return reply.result as T;
  }
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await ask('browsingContext.setViewport', { context, viewport: size });

  interface Told {
    readonly type: string;
    readonly result?: { readonly value?: string };
    readonly exceptionDetails?: { readonly text: string };
  }
  const window = newWindow(base, {
    async run(script, json) {
      const told = await ask<Told>('script.callFunction', {
        functionDeclaration: script,
        arguments: [{ type: 'string', value: json }],
        awaitPromise: true,
        target: { context },
      });
      if (told.exceptionDetails) throw new Error(told.exceptionDetails.text);
      return told.result?.value;
    },
    async click(x, y) {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'finger', actions }] });
    },
    async goto(url) {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    picture: async () => (await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
  });
  return {
    window,
    async close() {
      const gone = new Promise((done) => child.once('exit', done));
      socket.terminate();
      child.kill('SIGKILL');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
