/**
 * The line of a page to the thread that plays a game of its device, as `finger.ts` knows one to a server: what the page is told and what
 * it answers, and nothing arrives while a finger is on its way.
 */
import type { Seen } from '@astragal/kernel';
import type { NoticeOf } from '@astragal/wire';
import type { Page } from 'playwright-core';
import { type Line, type Sent, tapped } from './finger.ts';

declare global {
  var toldHere: (told: string) => void;
  var holdHere: ((isQuiet: boolean) => void) | undefined;
}

/** What the page's side tells. */
type Told = { readonly position: Seen & { readonly seat: number } } | { readonly sent: Sent };

/** Listens to the page's games from its next loading on. */
export async function listenHere(page: Page): Promise<void> {
  const sent: Sent[] = [];
  let position: NoticeOf<'position'> | undefined;
  await page.exposeFunction('toldHere', (text: string) => {
    const told = JSON.parse(text) as Told;
    if ('sent' in told) sent.push(told.sent);
    else position = { type: 'position', table: '', mark: '', ...told.position } as unknown as NoticeOf<'position'>;
  });
  await page.addInitScript(listen);
  const line: Line = {
    get position() {
      return position;
    },
    sent,
    answer(choice) {
      throw new Error(`${choice} can only be clicked`);
    },
    async quietly(work) {
      const hold = (isQuiet: boolean): Promise<void> => page.evaluate((is) => holdHere?.(is), isQuiet);
      await hold(true);
      try {
        return await work();
      } finally {
        await hold(false);
      }
    },
  };
  tapped(page, { line });
}

/** Runs in the page: stands between it and the threads that play its matches. */
function listen(): void {
  const waiting: (() => void)[] = [];
  let isQuiet = false;
  let mine: readonly number[] = [];
  const tell = (told: object): void => globalThis.toldHere(JSON.stringify(told));
  globalThis.holdHere = (is) => {
    isQuiet = is;
    if (!is) for (const pass of waiting.splice(0)) pass();
  };
  type Change = { readonly seen?: readonly { readonly seat?: number }[] } | undefined;
  const heard = (result: (Change & { readonly change?: Change }) | undefined): void => {
    const seen = (result?.change ?? result)?.seen?.filter(({ seat }) => seat !== undefined) ?? [];
    if (seen.length === 0) return;
    mine = seen.map(({ seat }) => seat!);
    tell({ position: seen[0] });
  };
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name !== 'match') return;
      Object.defineProperty(this, 'onmessage', {
        set: (hear: (event: MessageEvent) => void) => {
          this.addEventListener('message', (event) => {
            const pass = (): void => {
              heard((event as MessageEvent<{ result?: never }>).data.result);
              hear(event as MessageEvent);
            };
            if (isQuiet) waiting.push(pass);
            else pass();
          });
        },
      });
    }
    override postMessage(message: unknown, ...rest: never[]): void {
      const { request } = (message ?? {}) as { request?: { do: string; seat: number } & Sent };
      if (request?.do === 'answer' && mine.includes(request.seat)) tell({ sent: { ask: request.ask, choice: request.choice } });
      super.postMessage(message, ...rest);
    }
  };
}
