import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { ApiClient as AxiosApiClient } from 'contact-centre-client';
import type { ClientOptions } from 'contact-centre-client';
import { ApiClient as FetchApiClient } from 'contact-centre-client/fetch';
import { expect, onTestFinished, vi } from 'vitest';
import { listen } from '../support/loopback.js';

/** Either client: they differ only in the HTTP library. */
export type Client = AxiosApiClient | FetchApiClient;

/** The two clients, for tests that must hold for both. */
export const flavours: readonly { entry: string; makeClient: (options: ClientOptions) => Client }[] = [
  { entry: 'contact-centre-client', makeClient: (options) => new AxiosApiClient({ timeout: 0, ...options }) },
  { entry: 'contact-centre-client/fetch', makeClient: (options) => new FetchApiClient({ timeout: 0, ...options }) },
];

/** A request as the platform stand-in received it. */
export interface Incoming {
  method: string;
  /** Path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: string;
  form: URLSearchParams;
  /** The token after `Bearer`. */
  bearer: string | undefined;
}

/** A response of the platform stand-in. */
export interface Outgoing {
  status?: number;
  reason?: string;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string;
}

/** Decides on a response; `count` is 1 for the first request of its kind. `'hang-up'` closes the connection instead. */
export type Answerer = (request: Incoming, count: number) => Outgoing | 'hang-up' | Promise<Outgoing | 'hang-up'>;

/** A loopback server in the place of the API host and the login host. */
export interface Platform {
  url: string;
  /** Requests below `/api`. */
  api: Incoming[];
  /** Requests for a token. */
  token: Incoming[];
}

/** A response that never arrives. */
export const never = new Promise<never>(() => undefined);

/** Starts a platform stand-in for the current test. It accepts everything by default. */
export async function startPlatform(answers: { api?: Answerer; token?: Answerer } = {}): Promise<Platform> {
  const api: Answerer = answers.api ?? (() => ({ json: { id: 'me' } }));
  const token: Answerer = answers.token ?? (() => ({ json: { access_token: 'token-1', expires_in: 3600 } }));
  const platform: Platform = { url: '', api: [], token: [] };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      const bearer = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1];
      const incoming: Incoming = { method, target: url, headers, body, form: new URLSearchParams(body), bearer };
      const [list, answer] = url === '/oauth/token' ? [platform.token, token] : [platform.api, api];
      list.push(incoming);
      const count = list.length;
      void (async () => {
        const outgoing = await answer(incoming, count);
        if (outgoing === 'hang-up') {
          request.socket.destroy();
          return;
        }
        const { status = 200, reason, headers: extra, json, body: text } = outgoing;
        const content = text ?? (json === undefined ? '' : JSON.stringify(json));
        response.writeHead(status, reason, { 'content-type': 'application/json', ...extra });
        response.end(content);
      })();
    });
  });
  const { url, close } = await listen(server);
  onTestFinished(close);
  return Object.assign(platform, { url });
}

/** The platform's response to a token that it does not accept. */
export const refusal: Outgoing = {
  status: 401,
  json: { message: 'Invalid login credentials.', code: 'bad.credentials', status: 401 },
};

/** A promise that the test settles. */
export function gate<T = void>(): { opened: Promise<T>; open: (value: T) => void } {
  let open!: (value: T) => void;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Returns the error of a call or sign-in; fails the test if it resolves. */
export async function rejection(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise was expected to reject, but it resolved');
}

/** Stops the clock for all users of `setTimeout` until the test ends; returns the requested waits, in ms. */
export function stopClock(): () => number[] {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // Restored by hand: a spy would be restored only after the clock runs again, and would then restore the stopped one.
  const stopped = globalThis.setTimeout;
  const waits: number[] = [];
  const counting = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): unknown => {
    waits.push(delay);
    return stopped(callback, delay, ...args);
  };
  globalThis.setTimeout = counting as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = stopped;
    vi.useRealTimers();
  });
  return () => waits;
}

/** A guest's JWT without a signature: the client only reads it, and the platform verifies it. */
export function guestJwt(claims: unknown): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}

/** Fails if any way of inspecting an error shows one of the secrets, plain or as encoded in an address, a form or JSON. */
export function expectNothingShown(error: unknown, secrets: readonly string[]): void {
  const views = [String(error), inspect(error, { depth: Infinity, showHidden: true }), JSON.stringify(error)];
  for (let current = error; current instanceof Error; current = current.cause) {
    views.push(current.message, current.stack ?? '', JSON.stringify(current), ...Object.values(current).map(String));
  }
  for (const secret of secrets) {
    const forms = [secret, encodeURIComponent(secret), new URLSearchParams([['', secret]]).toString().slice(1), escaped(secret)];
    for (const view of views) {
      for (const form of forms) expect(view).not.toContain(form);
    }
  }
}

/** A text as written by a server that keeps its JSON to ASCII and escapes slashes. */
export function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('/', '\\/')
    .replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
