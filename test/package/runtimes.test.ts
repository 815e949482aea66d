import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServedSandbox } from '../../src/sandbox/index.js';
import { listen } from '../support/loopback.js';
import { run, runtime } from './support/run.js';
import { setUpsOf } from './support/set-ups.js';

const consumer = inject('consumer');
let served: ServedSandbox;
let cut: { url: string; close: () => Promise<void> };

beforeAll(async () => {
  const { serveSandbox } = (await import(
    `${consumer}/node_modules/contact-centre-client/dist/sandbox/index.js`
  )) as typeof import('../../src/sandbox/index.js');
  served = await serveSandbox();
  const { id, secret } = served.sandbox.clients.clientCredentials;
  const token = served.sandbox.issueAccessToken();
  const packed = gzipSync('a text that arrives without its end');
  cut = await listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip' }).end(packed.subarray(0, 30));
    }),
  );
  Object.assign(process.env, {
    PROBE_CUT_URL: cut.url,
    PROBE_URL: served.url,
    PROBE_ID: id,
    PROBE_SECRET: secret,
    PROBE_TOKEN: token,
  });
});

afterAll(async () => {
  await served.close();
  await cut.close();
});

const answered = { total: 24, listed: 3, typed: true, code: 'not.found' };

describe.each(setUpsOf('runtime'))('The installed package on $what', ({ runtime: name = '' }) => {
  const runs = new Map<string, Promise<string>>();

  /** Returns the output of a program that is run once for all tests. */
  async function printed(probe: string): Promise<Record<string, unknown> | undefined> {
    const result = runtime(name, inject('runtimes'));
    expect(result, `${name} could not be installed`).toBeDefined();
    if (!result) return undefined;
    const output = runs.get(probe) ?? run(result.program, [...result.words, probe], consumer);
    runs.set(probe, output);
    return JSON.parse(await output) as Record<string, unknown>;
  }

  it.each(['probe.mjs', 'probe.cjs'])(
    'signs in, calls and distinguishes errors, also with the classes of the other copy: %s',
    async (probe) => {
      expect(await printed(probe)).toMatchObject({ oneClass: true, root: answered, fetch: answered });
    },
  );

  it('receives live events, resumes within 1.5 s of a lost connection, and keeps no process alive afterwards', async () => {
    const live = { heard: ['repaired', 'PURECLOUD', 'repaired'], isBackInTime: true, state: 'closed' };
    expect(await printed('probe.mjs')).toMatchObject({ live });
  });
});

it.each(setUpsOf('runtime').filter(({ runtime: name }) => name?.startsWith('node')))(
  'The installed package on $what rejects a truncated compressed text',
  async ({ runtime: name = '' }) => {
    const result = runtime(name, inject('runtimes'));
    expect(result, `${name} could not be installed`).toBeDefined();
    if (!result) return;
    const output = await run(result.program, [...result.words, 'cut.mjs'], consumer);
    expect(JSON.parse(output)).toEqual({ root: 'NetworkError', fetch: 'NetworkError' });
  },
);

it.each(setUpsOf('worker'))(
  'The installed package on $what signs in, calls and distinguishes errors',
  async ({ runtime: name = '' }) => {
    const result = runtime(name, inject('runtimes'));
    expect(result, `${name} could not be installed`).toBeDefined();
    if (!result) return;
    const bundle = ['--bundle', '--format=esm', '--outfile=worker.bundle.js', 'worker.js'];
    await run(join(consumer, 'node_modules/.bin/esbuild'), [...bundle, '--log-level=error'], consumer);
    const child = spawn(result.program, ['serve', '--control-fd=3', 'workerd.capnp'], {
      cwd: consumer,
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    });
    try {
      const port = await new Promise<number>((resolve) => {
        createInterface(child.stdio[3] as Readable).on('line', (line) => {
          const event = JSON.parse(line) as { event: string; port: number };
          if (event.event === 'listen') resolve(event.port);
        });
      });
      const { id, secret } = served.sandbox.clients.clientCredentials;
      const body = JSON.stringify({ url: served.url, id, secret });
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
      expect(await answer.json()).toEqual(answered);
    } finally {
      child.kill();
    }
  },
);

it('undiciTransport tells programs in Bun, whose undici cannot send, to use the default transport', async () => {
  const result = runtime('bun', inject('runtimes'));
  expect(result, 'bun could not be installed').toBeDefined();
  if (!result) return;
  const program = `
    import { ApiClient, UsersApi } from 'contact-centre-client';
    import { undiciTransport } from 'contact-centre-client/node';
    const client = new ApiClient({ apiUrl: 'http://127.0.0.1:1', transport: undiciTransport() });
    client.setAccessToken('token');
    await new UsersApi(client).getUsersMe().catch((error) => console.log(String(error)));`;
  writeFileSync(join(consumer, 'bun-undici.mjs'), program);
  expect(await run(result.program, [...result.words, 'bun-undici.mjs'], consumer)).toBe(
    'ConfigurationError: This runtime replaces undici by a module that cannot send requests. Use the default transport (see docs/troubleshooting.md#err_configuration)\n',
  );
});

describe.each(setUpsOf('deno'))('The permissions of $what in Deno', ({ program = '', permissions = [] }) => {
  const results: Record<string, unknown> = {
    jobs: 'read',
    notifications: 'repaired',
    preflight: 'possible',
    node: 'mypurecloud.ie',
    sandbox: 401,
    serve: 'served',
  };

  /** Runs the program with some permissions only, in a new folder. Deno never prompts for others. */
  async function used(allowed: readonly string[]): Promise<unknown> {
    const result = runtime('deno', inject('runtimes'));
    if (!result) throw new Error('deno could not be installed');
    const folder = mkdtempSync(join(consumer, 'deno-'));
    writeFileSync(join(folder, 'config'), '[general]\nhost = mypurecloud.ie\n');
    const { id, secret } = served.sandbox.clients.clientCredentials;
    const words = ['run', '--no-prompt', '--node-modules-dir=manual', '--quiet', ...allowed, 'deno.mjs', program];
    try {
      return JSON.parse(
        await run(result.program, [...words, served.url, served.sandbox.issueAccessToken(), id, secret, folder], consumer),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('are sufficient', async () => {
    expect(await used(permissions)).toBe(results[program] ?? 24);
  });

  it.each(permissions)('are not sufficient without %s', async (permission) => {
    await expect(used(permissions.filter((each) => each !== permission))).rejects.toThrow();
  });
});
