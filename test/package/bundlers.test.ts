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

/** Bundles a file for browsers, and returns all that was written. */
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

describe.each(setUpsOf('parcel'))('$what', () => {
  const require = createRequire(join(consumer, 'package.json'));
  const { exports } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { exports: object };
  /** Entries that a page may have. */
  const entries = Object.keys(exports)
    .filter((entry) => !/json$|^\.\/(?:node|sandbox\/serve|bulk\/bullmq|testing|react)$/.test(entry))
    .map((entry) => `contact-centre-client${entry.slice(1).replace('*', 'users')}`);

  interface ParcelResolver {
    resolve(request: { filename: string; specifierType: 'esm'; parent: string }): {
      resolution?: { value?: string };
      error?: unknown;
    };
  }

  /** Parcel's own resolver as it is without `packageExports`, for a browser. */
  const resolver = (): ParcelResolver => {
    const { Resolver } = require('@parcel/rust') as { Resolver: new (root: string, options: object) => ParcelResolver };
    return new Resolver(consumer, { mode: 1, packageExports: false, includeNodeModules: true });
  };

  it.each(entries)('finds %s and all that it imports, and none of what is for Node', (entry) => {
    const parcel = resolver();
    const resolve = (filename: string, parent: string): string => {
      const { resolution, error } = parcel.resolve({ filename, specifierType: 'esm', parent });
      expect(error, `${filename} in ${parent}`).toBeUndefined();
      return resolution?.value ?? '';
    };
    const reached = new Set([resolve(entry, join(consumer, 'page.js'))]);
    for (const file of reached) {
      if (!file.startsWith(dist)) continue;
      // Not what stands in a comment.
      const text = readFileSync(file, 'utf8').replace(/^ *(?:\*|\/[/*]).*$/gm, '');
      for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport\(|\bimport) ?["']([\w@#:./-]+)["']/g)) {
        if (!name.startsWith('node:')) reached.add(resolve(name, file));
      }
    }
    const own = [...reached].filter((file) => file.startsWith(dist)).map((file) => relative(dist, file));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
    expect(own.filter((file) => /^(?:encode-qs|axios-on-demand)\./.test(file))).toEqual([]);
  });
});

it('docs/bundlers.md gives the size of the script, in kB of gzip', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/bundlers.md'), 'utf8');
  const said = Number(/about (\d+) kB gzip/.exec(page)?.[1]);
  const bytes = gzipSync(readFileSync(join(dist, 'contact-centre-client.min.js')), { level: 9 }).length;
  expect(Math.abs(said - bytes / 1000)).toBeLessThan(2);
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
