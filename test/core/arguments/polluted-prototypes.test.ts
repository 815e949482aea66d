import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../support/wire.js';
import type { WireRequest } from '../../support/wire.js';
import { ProbeApi, answer as answerOf, entries, scripted, signedIn } from '../probe.js';

/** Every name that the client, or what sends its requests, reads from options, responses and stored data. */
const all = [
  // Options of clients, transports and single calls.
  'adapter',
  'apiPath',
  'apiUrl',
  'auth',
  'delay',
  'delayMs',
  'environment',
  'fetch',
  'format',
  'gateway',
  'headers',
  'hooks',
  'httpAgent',
  'httpsAgent',
  'level',
  'limiter',
  'logger',
  'loginPath',
  'loginUrl',
  'maxResponseBytes',
  'maxTries',
  'maxWait',
  'maxWaitMs',
  'noProxy',
  'persist',
  'prefix',
  'priority',
  'proxy',
  'refreshAccessToken',
  'refreshToken',
  'refreshTokenWaitMax',
  'region',
  'rejectWith',
  'repeatUnsafe',
  'requestBody',
  'responseBody',
  'retry',
  'returnExtended',
  'runtime',
  'signal',
  'sink',
  'storage',
  'tag',
  'timeout',
  'transport',
  'url',
  'dispatcher',
  // Options of sign-ins, and fields of tokens, errors and stored sign-ins.
  'login_hint',
  'org',
  'prompt',
  'provider',
  'redirect',
  'state',
  'target',
  'verifier',
  'client',
  'credentials',
  'access_token',
  'accessToken',
  'expires_in',
  'expiresIn',
  'refresh_token',
  'token',
  'token_type',
  'tokenExpiryTime',
  'tokenExpiryTimeString',
  'error',
  'error_description',
  'description',
  'code',
  'message',
  'contextId',
  'retryAfter',
  'data',
  'exp',
  // Details of operations and calls.
  'accept',
  'body',
  'collection',
  'options',
  'query',
  'retired',
  'details',
  'optional',
  'request',
  'required',
  'operation',
  'route',
  'confidential',
  'secrets',
  'callOptions',
  'attempt',
  'hint',
  'failure',
  'response',
  'text',
  'status',
  'statusText',
  'method',
  'apiKey',
  // Headers.
  'authorization',
  'content-type',
  'content-encoding',
  'content-length',
  'proxy-authorization',
  'retry-after',
  'cookie',
  'host',
  'location',
  'accept-encoding',
  'inin-correlation-id',
  // Of the environment.
  'http_proxy',
  'HTTP_PROXY',
  'https_proxy',
  'all_proxy',
  'ALL_PROXY',
  'no_proxy',
  'NO_PROXY',
  // Of axios, fetch and Node.
  'allowAbsoluteUrls',
  'baseURL',
  'beforeRedirect',
  'cancelToken',
  'decompress',
  'env',
  'maxRedirects',
  'params',
  'paramsSerializer',
  'responseType',
  'transformRequest',
  'transformResponse',
  'transitional',
  'validateStatus',
  'withCredentials',
  'xsrfCookieName',
  'cache',
  'duplex',
  'integrity',
  'keepalive',
  'mode',
  'referrer',
  'window',
  'agent',
  'defaultPort',
  'family',
  'hostname',
  'insecureHTTPParser',
  'joinDuplicateHeaders',
  'localAddress',
  'localPort',
  'lookup',
  'maxHeaderSize',
  'path',
  'port',
  'protocol',
  'setHost',
  'socketPath',
  'uniqueHeaders',
  'ca',
  'cert',
  'key',
  'servername',
  'socket',
];

/** Names that Node's streams, sockets, module loader and `fetch` read from their own objects: no client can prevent that. */
const nodes = [
  'agent',
  'body',
  'content-type',
  'data',
  'error',
  'lookup',
  'query',
  'required',
  'signal',
  'socket',
  'status',
  'statusText',
  'timeout',
];

const sources: Record<string, string> = {
  'contact-centre-client': new URL('../../../src/entries/index.ts', import.meta.url).href,
  'contact-centre-client/fetch': new URL('../../../src/entries/fetch.ts', import.meta.url).href,
};

function answer({ url, headers, body }: WireRequest): { status?: number; json: unknown } {
  const isRefresh = body.includes('grant_type=refresh_token');
  if (url === '/oauth/token') {
    if (isRefresh) return { json: { access_token: 'new' } };
    if (body.includes('client_credentials')) return { json: { access_token: 'bare' } };
    return { json: { access_token: 'old', refresh_token: 'r1', expires_in: 3600 } };
  }
  const isAccepted = url.includes('/open') || headers.authorization === 'Bearer new';
  return isAccepted ? { json: { ok: true } } : { status: 401, json: { message: 'no', code: 'bad.credentials', status: 401 } };
}

describe.each(Object.keys(sources))('A polluted Object.prototype (%s)', (entry) => {
  it.each([
    ['without sockets', all.filter((name) => name !== 'signal')],
    ['sockets', all.filter((name) => !nodes.includes(name))],
  ])(
    'changes neither a request nor where it goes nor what a call returns, whatever the name and value (%s)',
    async (way, names) => {
      const server = await startServer((request) => answer(request));
      const hostile = await startServer();
      const file = fileURLToPath(new URL('../children/polluted.ts', import.meta.url));
      const args = ['--import', 'tsx', file, sources[entry]!, server.url, hostile.url, JSON.stringify(names), way];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(JSON.parse(out)).toEqual([]);
      if (way !== 'sockets') return;
      expect(hostile.requests).toEqual([]);
      // Token requests carry no header of the program: they are identified by the calls before and after them.
      const runs = new Map<string, string[]>();
      let run = 'clean';
      for (const { method, url, headers, body } of server.requests) {
        run = String(headers['x-run'] ?? run);
        const shown = [method, url, headers.authorization, headers['x-more'], headers['content-type'], headers.accept, body];
        if (url !== '/oauth/token') runs.set(run, [...(runs.get(run) ?? []), JSON.stringify(shown)]);
      }
      const clean = runs.get('clean');
      expect(clean).toHaveLength(6);
      // Ten names at a time, with three values each.
      expect(runs.size).toBe(Math.ceil(names.length / 10) * 3 + 1);
      for (const [name, requests] of runs) expect([name, requests]).toEqual([name, clean]);
      // One login and one refresh, and one login without a refresh token, for each run.
      expect(server.requests.filter(({ url }) => url === '/oauth/token')).toHaveLength(3 * runs.size);
    },
  );
});

// Loading a module reads `signal` too, so that the child process above cannot pollute it.
it.each(entries)('A polluted `signal` aborts no call ($entry)', async ({ make }) => {
  const { transport, sent } = scripted(answerOf(200));
  const api = new ProbeApi(signedIn(make, 'https://platform.example', { timeout: 0, transport }));
  await api.list({}, { timeout: 0 });
  Object.defineProperty(Object.prototype, 'signal', { value: AbortSignal.abort(), configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(Object.prototype, 'signal');
  });
  await api.list({}, { timeout: 0 });
  expect(sent).toHaveLength(2);
});

it.each(entries)('An option is read once ($entry)', async ({ make }) => {
  let reads = 0;
  const { transport, sent } = scripted(answerOf(200));
  const options = {
    transport,
    timeout: 0,
    get apiUrl() {
      return reads++ === 0 ? 'https://platform.example' : 'https://attacker.example';
    },
  };
  const client = make(options);
  client.setAccessToken('t');
  await new ProbeApi(client).list();
  expect(reads).toBe(1);
  expect(sent[0]?.url).toBe('https://platform.example/api/v2/probes');
});
