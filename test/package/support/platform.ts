import { readFileSync } from 'node:fs';
import { request as passOn } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { listen } from '../../support/loopback.js';

/** Valid for `*.mypurecloud.ie` until 2126; self-signed, and protects nothing. */
export const certificate = new URL('../../support/tls/region-cert.pem', import.meta.url);
const key = new URL('../../support/tls/region-key.pem', import.meta.url);

const hosts = ['api', 'login', 'streaming'].map((name) => `${name}.mypurecloud.ie`);

/** A sandbox that programs use as the region eu_west_1. */
export interface StandIn {
  /** Accepts TLS for all hosts of the region. */
  readonly port: number;
  /** The address for browsers. */
  readonly resolverRules: string;
  readonly sandbox: Sandbox;
  /** Returns the requests since the last call, as the lines of a log. */
  takeRequests(): string[];
  close(): Promise<void>;
}

/** Its clock stands still, so that times in programs are the same in every run. */
export async function startStandIn(installed: string): Promise<StandIn> {
  const { serveSandbox } = (await import(`${installed}/dist/sandbox/index.js`)) as typeof import('../../../src/sandbox/index.js');
  const now = Date.UTC(2026, 5, 15, 12);
  const served = await serveSandbox({ now: () => now, seed: 1, traffic: { historyMs: 14_400_000 }, allowedHosts: hosts });
  const requests: string[] = [];
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { method = '', url: path = '', headers } = incoming;
    const forwarded = passOn(new URL(path, served.url), { method, headers }, (response) => {
      if (method !== 'OPTIONS') requests.push(line(headers.host ?? '', method, path, body.toString(), response.statusCode));
      outgoing.writeHead(response.statusCode ?? 0, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    forwarded.end(body);
  };
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, outgoing) => {
    void answer(incoming, outgoing);
  });
  const { port, close } = await listen(server);
  return {
    port,
    // The sandbox is served without TLS, so its own channel addresses are rewritten.
    resolverRules: `MAP streaming.mypurecloud.ie:80 127.0.0.1:${new URL(served.url).port}, MAP *.mypurecloud.ie 127.0.0.1:${port}`,
    sandbox: served.sandbox,
    takeRequests: () => requests.splice(0),
    close: async () => {
      await close();
      await served.close();
    },
  };
}

/** Removes differences that two clients may have: how they sign in, and how a list in a query is written. */
function line(host: string, method: string, url: string, body: string, status = 0): string {
  const { pathname, searchParams } = new URL(url, 'https://platform');
  if (host.startsWith('login.')) return `${method} ${pathname} at the login host: ${status}`;
  const names = [...new Set(searchParams.keys())].sort();
  const query = names.map((name) => `${name}=${searchParams.getAll(name).join(',')}`).join('&');
  const sent = body === '' ? '' : ` ${JSON.stringify(sorted(JSON.parse(body)))}`;
  return `${method} ${pathname}${query && `?${query}`}${sent}: ${status}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
