import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LogEntry } from 'contact-centre-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../support/loopback.js';
import { startServer } from '../../support/wire.js';
import { ProbeApi, entries, signedIn } from '../probe.js';

const sources: Record<string, string> = {
  'contact-centre-client': new URL('../../../src/entries/index.ts', import.meta.url).href,
  'contact-centre-client/fetch': new URL('../../../src/entries/fetch.ts', import.meta.url).href,
};

/** Runs a script of `children/` to its end, and parses its last output. */
async function run(script: string, args: readonly string[], flags: readonly string[] = []): Promise<unknown> {
  const file = fileURLToPath(new URL(`../children/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect({ code, err: output.err }).toEqual({ code: 0, err: '' });
  return JSON.parse(output.out) as unknown;
}

describe.each(entries)('Isolation ($entry)', ({ entry, make }) => {
  const source = sources[entry]!;

  describe('two clients', () => {
    it('do not share tokens', async () => {
      const server = await startServer();
      const one = make({ timeout: 0, apiUrl: server.url });
      const two = make({ timeout: 0, apiUrl: server.url });
      one.setAccessToken('token-one');
      expect(two.authData).toEqual({});
      two.setAccessToken('token-two');
      await Promise.all([new ProbeApi(one).list({ n: 1 }), new ProbeApi(two).list({ n: 2 })]);
      const sent = Object.fromEntries(server.requests.map(({ url, headers }) => [url.slice(-1), headers.authorization]));
      expect(sent).toEqual({ 1: 'Bearer token-one', 2: 'Bearer token-two' });
    });

    it('do not share regions', () => {
      const one = make({ region: 'eu_west_1' });
      const two = make({ region: 'eu_central_1' });
      one.setEnvironment('us_west_2');
      expect(two.apiUrl).toBe('https://api.mypurecloud.de');
      expect(make().apiUrl).toBe('https://api.mypurecloud.com');
    });

    it('do not share headers', async () => {
      const server = await startServer();
      const one = signedIn(make, server.url, { headers: { 'X-One': '1' } });
      const two = signedIn(make, server.url, { headers: { 'X-Two': '2' } });
      await new ProbeApi(one).list();
      await new ProbeApi(two).list();
      expect(server.requests[0]!.headers).toMatchObject({ 'x-one': '1' });
      expect(server.requests[1]!.headers).toMatchObject({ 'x-two': '2' });
      expect(server.requests[0]!.headers).not.toHaveProperty('x-two');
      expect(server.requests[1]!.headers).not.toHaveProperty('x-one');
    });

    it('do not share logs', async () => {
      const server = await startServer();
      const logs: [LogEntry[], LogEntry[]] = [[], []];
      const [one, two] = logs.map((log) =>
        signedIn(make, server.url, { logger: { level: 'debug', sink: (_line, entryOfLog) => log.push(entryOfLog) } }),
      );
      await new ProbeApi(one).list();
      expect(logs.map((log) => log.length)).toEqual([1, 0]);
      one!.logger.level = 'none';
      await new ProbeApi(two).list();
      expect(logs.map((log) => log.length)).toEqual([1, 1]);
    });

    it('do not share timeouts and settings', () => {
      const one = make();
      const two = make();
      one.timeout = 1;
      one.returnExtended = true;
      one.rejectWith = 'error';
      one.refreshAccessToken = false;
      expect(two).toMatchObject({ timeout: 16_000, returnExtended: false, rejectWith: 'body', refreshAccessToken: true });
    });

    it('are garbage-collected once discarded: none of 200 stays', async () => {
      expect(await run('collect', [source], ['--expose-gc'])).toEqual({ made: 200, alive: 0 });
    });

    it('are garbage-collected although errors of theirs are kept whose stacks were never read', async () => {
      expect(await run('errors-kept', [source], ['--expose-gc'])).toEqual({ kept: 210, alive: 0 });
    });
  });

  describe('in the process of a program, the client', () => {
    let report: Record<string, unknown>;
    beforeAll(async () => {
      report = (await run('import', [source])) as Record<string, unknown>;
    });

    it('sets no global when imported', () => {
      expect(report).toMatchObject({ added: [], replaced: [], symbols: 0 });
    });

    it('starts no timer and sends nothing when imported', () => {
      expect(report['timers']).toEqual([]);
    });

    it('opens nothing that keeps the process alive when imported', () => {
      expect(report['resources']).toEqual([]);
    });

    it('adds no listener to the process when imported', () => {
      expect(report['listeners']).toBe(0);
    });

    describe('after a call', () => {
      // A server that would keep an idle connection for minutes: if the client's agent kept the process alive, the test would
      // time out.
      const server = createServer((_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end('{"ok":true}');
      });
      server.keepAliveTimeout = 300_000;
      let apiUrl = '';
      beforeAll(async () => {
        const { url, close } = await listen(server);
        apiUrl = url;
        return close;
      });

      it('reads no file, and lets the process end by itself', async () => {
        expect(await run('call', [source, apiUrl])).toEqual({ body: { ok: true }, looks: [] });
      });

      it('works in a worker thread, and lets it end by itself', async () => {
        // A loader from the command line does not reach the threads of every Node version that is tested.
        const file = new URL('../children/worker.ts', import.meta.url).href;
        const start = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file)}, ${JSON.stringify(import.meta.url)}))`;
        const worker = new Worker(start, { eval: true, workerData: { entry: source, apiUrl } });
        const messages: unknown[] = [];
        worker.on('message', (message: unknown) => messages.push(message));
        const [code] = (await once(worker, 'exit')) as [number];
        expect({ code, messages }).toEqual({ code: 0, messages: [{ runtime: 'server', body: { ok: true } }] });
      });

      it('works with a window stub and without localStorage, as in server-side rendering', async () => {
        vi.stubGlobal('window', { location: { href: 'http://localhost/' } });
        vi.stubGlobal('localStorage', undefined);
        const client = signedIn(make, apiUrl, { persist: true });
        expect(client.runtime).toBe('server');
        expect(await new ProbeApi(client).list()).toEqual({ ok: true });
      });
    });
  });
});
