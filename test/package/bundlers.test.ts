import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Linter } from 'eslint';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.js';
import { setUpsOf } from './support/set-ups.js';

const consumer = inject('consumer');
const dist = join(consumer, 'node_modules/contact-centre-client/dist');
const program = `import { ApiClient, UsersApi } from 'contact-centre-client'; globalThis.used = { ApiClient, UsersApi };`;

/** Bundles a file for browsers, and returns all output. */
const tools: Record<string, (entry: string, folder: string) => Promise<string>> = {
  esbuild: async (entry, folder) => {
    const words = ['--bundle', '--splitting', '--format=esm', '--platform=browser', '--log-level=error', `--outdir=${folder}`];
    await run(join(consumer, 'node_modules/.bin/esbuild'), [...words, entry], consumer);
    return textOf(join(consumer, folder));
  },
  vite: async (entry, folder) => {
    const config = `${folder}.config.mjs`;
    const build = { outDir: folder, minify: false, rollupOptions: { input: entry } };
    writeFileSync(join(consumer, config), `export default ${JSON.stringify({ build, logLevel: 'error' })};`);
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', config], consumer);
    return textOf(join(consumer, folder));
  },
  rolldown: async (entry) => await run(process.execPath, [join(import.meta.dirname, 'support/bundled.mjs'), entry], consumer),
};

function textOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

it.each(setUpsOf('bundler'))('$what bundles $use', async ({ tool = '' }) => {
  const entry = join(consumer, `with-${tool}.js`);
  writeFileSync(entry, program);
  const bundle = await tools[tool]!(entry, `with-${tool}`);
  expect(bundle).toContain('/users/{userId}');
  // qs is for Node: browsers have URLSearchParams.
  expect(bundle).not.toContain('arrayFormat');
});

describe.each(setUpsOf('node-bundle'))('$what', () => {
  /** Bundles and runs a program that prints the number of users that a client of an entry lists. */
  const printed = async (entry: string, ...words: string[]): Promise<string> => {
    const file = `node-${entry.replaceAll('/', '-')}`;
    const code = `
      import { ApiClient, UsersApi } from '${entry}';
      import { fetchTransport } from 'contact-centre-client/fetch';
      import { createSandbox } from 'contact-centre-client/sandbox';
      const sandbox = createSandbox();
      const client = new ApiClient({ transport: fetchTransport(sandbox.fetch), timeout: 0 });
      client.setAccessToken(sandbox.issueAccessToken());
      console.log((await new UsersApi(client).getUsers()).total);`;
    writeFileSync(join(consumer, `${file}.js`), code);
    const options = [
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--log-level=error',
      `--outfile=${file}.bundle.mjs`,
      ...words,
    ];
    await run(join(consumer, 'node_modules/.bin/esbuild'), [...options, `${file}.js`], consumer);
    return (await run(process.execPath, [`${file}.bundle.mjs`], consumer)).trim();
  };

  it('runs ./fetch', async () => {
    expect(await printed('contact-centre-client/fetch')).toBe('24');
  });

  it('runs the root with the banner of docs/bundlers.md', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/bundlers.md'), 'utf8');
    const [, banner = ''] = /--banner:js="(.+)"/.exec(page) ?? [];
    expect(await printed('contact-centre-client', `--banner:js=${banner}`)).toBe('24');
  });
});

it('a call rejects with the LoadError or its own error if import() throws synchronously, as that of webpack does in a service worker', async () => {
  const code = `
    import { ApiClient, UsersApi } from 'contact-centre-client/fetch';
    const responses = [
      () => Response.json({ total: 24 }),
      () => Response.json({ message: 'no' }, { status: 404 }),
      () => { throw new TypeError('fetch failed'); },
    ];
    const client = new ApiClient({
      fetch: async () => responses.shift()(), logger: { level: 'trace' }, rejectWith: 'error', timeout: 0,
    });
    client.setAccessToken('token');
    const users = new UsersApi(client);
    console.error = () => undefined;
    console.log((await users.getUsers()).total);
    for (const attempt of [1, 2]) await users.getUser('a').catch((error) => console.log(String(error)));
    try { for await (const user of users.getUsers().items()) console.log(user); } catch (error) { console.log(String(error)); }`;
  writeFileSync(join(consumer, 'service-worker.js'), code);
  await tools['esbuild']!('service-worker.js', 'service-worker');
  const folder = join(consumer, 'service-worker');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace(/\bimport\((?=")/g, 'globalThis.refuse('));
  }
  const start = `
    globalThis.ServiceWorkerGlobalScope = class {};
    globalThis.refuse = () => { throw new ReferenceError('document is not defined'); };
    await import('./service-worker/service-worker.js');`;
  writeFileSync(join(consumer, 'start-service-worker.mjs'), start);
  const lines = (await run(process.execPath, ['start-service-worker.mjs'], consumer)).trim().split('\n');
  const hint = /LoadError: .*\(a service worker cannot use import\(\): bundle into one file\): document is not defined \(see /;
  expect(lines).toEqual([
    '24',
    expect.stringMatching(hint),
    expect.stringMatching(/^NetworkError: GET https:\/\/api\.mypurecloud\.com\/api\/v2\/users\/a failed/),
    expect.stringMatching(hint),
  ]);
});

describe.each(setUpsOf('parcel'))('$what', () => {
  const require = createRequire(join(consumer, 'package.json'));
  const { exports } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { exports: object };
  /** Entries for pages. */
  const entries = Object.keys(exports)
    .filter((entry) => !/json$|^\.\/(?:node|sandbox\/serve|bulk\/bullmq|otel|testing|react)$/.test(entry))
    .map((entry) => `contact-centre-client${entry.slice(1).replace('*', 'users')}`);

  interface ParcelResolver {
    resolve(request: { filename: string; specifierType: 'esm'; parent: string }): {
      resolution?: { value?: string };
      error?: unknown;
    };
  }

  /** Parcel's own resolver for browsers, without `packageExports`. */
  const resolver = (): ParcelResolver => {
    const { Resolver } = require('@parcel/rust') as { Resolver: new (root: string, options: object) => ParcelResolver };
    return new Resolver(consumer, { mode: 1, packageExports: false, includeNodeModules: true });
  };

  it.each(entries)('resolves %s with all its imports, without parts for Node', (entry) => {
    const parcel = resolver();
    const resolve = (filename: string, parent: string): string => {
      const { resolution, error } = parcel.resolve({ filename, specifierType: 'esm', parent });
      expect(error, `${filename} in ${parent}`).toBeUndefined();
      return resolution?.value ?? '';
    };
    const reached = new Set([resolve(entry, join(consumer, 'page.js'))]);
    for (const file of reached) {
      if (!file.startsWith(dist)) continue;
      // Without comments.
      const text = readFileSync(file, 'utf8').replace(/^ *(?:\*|\/[/*]).*$/gm, '');
      for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport\(|\bimport) ?["']([\w@#:./-]+)["']/g)) {
        if (!name.startsWith('node:')) reached.add(resolve(name, file));
      }
    }
    const ownFiles = [...reached].filter((file) => file.startsWith(dist)).map((file) => relative(dist, file));
    expect(ownFiles.length).toBeGreaterThan(0);
    expect(ownFiles.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
    expect(ownFiles.filter((file) => /^(?:encode-qs|axios-lazy)\./.test(file))).toEqual([]);
  });
});

it('docs/bundlers.md gives the size of the script, in kB of gzip', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/bundlers.md'), 'utf8');
  const statedSize = Number(/about (\d+) kB gzip/.exec(page)?.[1]);
  const bytes = gzipSync(readFileSync(join(dist, 'contact-centre-client.min.js')), { level: 9 }).length;
  expect(Math.abs(statedSize - bytes / 1000)).toBeLessThan(2);
});

it.each(setUpsOf('script'))('$what: $use', () => {
  for (const name of ['contact-centre-client.min.js', 'vendor/platform-client.min.js']) {
    const code = readFileSync(join(dist, name), 'utf8');
    const parse = (ecmaVersion: 2020 | 2019): boolean => {
      const messages = new Linter().verify(code, [{ languageOptions: { ecmaVersion, sourceType: 'script' } }]);
      return !messages.some(({ fatal }) => fatal);
    };
    expect(parse(2020), name).toBe(true);
    expect(parse(2019), `${name} for an older parser`).toBe(false);
  }
});
