/**
 * Stands between a browser and the server: it hears the page's line, so that a finger can trust its clicks, and whatever the page
 * complains about. The browser needs nothing for that: an ear is put into each page on its way.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { newTap, type Tap } from '../pages/finger.ts';

export interface Relay {
  readonly url: string;
  readonly tap: Tap;
  /** What pages complained about: errors, refused promises, whatever they wrote as an error. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

const EAR = '/ear.js';
const FAULTS = '/ear';

/** Runs in the page, before anything else. */
function listen(to: string): void {
  const tell = (fault: unknown): void => {
    const { stack, message } = fault instanceof Error ? fault : { stack: '', message: String(fault) };
    navigator.sendBeacon(to, `${message}\n${stack ?? ''}`);
  };
  addEventListener('error', ({ error, message }) => tell(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(`${violatedDirective} ${blockedURI}`));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    tell(parts.map(String).join(' '));
    error(...parts);
  };
}

export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const tap = newTap();
  const faults: string[] = [];

  function pass(from: IncomingMessage, to: ServerResponse): void {
    if (from.url === EAR) return void to.setHeader('content-type', 'text/javascript').end(`(${listen})(${JSON.stringify(FAULTS)})`);
    if (from.url === FAULTS) {
      from.on('data', (part) => faults.push(String(part)));
      return void from.on('end', () => to.writeHead(204).end());
    }
    const headers = { ...from.headers, 'accept-encoding': 'identity' };
    from.pipe(
      request({ hostname, port, method: from.method, path: from.url, headers }, (reply) => {
        if (!reply.headers['content-type']?.startsWith('text/html')) {
          to.writeHead(reply.statusCode ?? 502, reply.headers);
          return void reply.pipe(to);
        }
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const page = Buffer.concat(parts).toString().replace('<head>', `<head><script src="${EAR}"></script>`);
          const { 'content-length': _, etag: __, ...kept } = reply.headers;
          to.writeHead(reply.statusCode ?? 502, kept);
          to.end(page);
        });
      }).on('error', (error) => to.destroy(error)),
    );
  }

  const server = createServer(pass);
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (from, socket, head) => {
    const { host, origin, cookie = '' } = from.headers;
    const there = new WebSocket(new URL(from.url ?? '/', target.replace('http', 'ws')), {
      origin: origin ?? target,
      headers: { host: host ?? '', cookie },
    });
    sockets.handleUpgrade(from, socket, head, (here) => {
      const early: string[] = [];
      const tell = (request: string): void => (there.readyState === WebSocket.OPEN ? there.send(request) : void early.push(request));
      there.on('open', () => {
        for (const request of early.splice(0)) there.send(request);
      });
      here.on('message', (message) => tap.said(String(message), tell));
      there.on('message', (message) => tap.heard(String(message), (notice) => here.send(notice)));
      here.on('close', () => {
        tap.lost();
        there.close();
      });
      there.on('close', () => here.close());
      there.on('error', () => here.close());
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tap,
    faults,
    async close() {
      for (const each of sockets.clients) each.terminate();
      server.closeAllConnections();
      await new Promise((gone) => server.close(gone));
    },
  };
}
