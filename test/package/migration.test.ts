import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { installAlias } from './support/install.js';
import { run } from './support/run.js';

const consumer = inject('consumer');
const installed = join(consumer, 'node_modules/purecloud-platform-client-v2');

/** The folders after `npm install purecloud-platform-client-v2@npm:contact-centre-client-compat`. */
beforeAll(async () => {
  await installAlias(inject('compat'), consumer);
});

/** TypeScript 7 lacks the resolution `node10`, and takes a sixth of the time for the others. */
const typescript6 = join(consumer, 'node_modules/typescript/bin/tsc');
const typescript7 = resolve(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');

const resolutions = [
  ['commonjs', 'node10', typescript6, { ignoreDeprecations: '6.0' }],
  ['nodenext', 'nodenext', typescript7, {}],
  ['esnext', 'bundler', typescript7, {}],
] as const;

/** Compiles files as one program, which loads the declarations once for all of them. @returns the compiler's errors. */
async function compile(
  files: readonly string[],
  tsc: string,
  changes: { module: string; moduleResolution: string },
): Promise<string> {
  const project = join(consumer, `tsconfig.${files.join('-')}.${changes.module}.json`);
  const options = { target: 'ES2022', strict: true, esModuleInterop: true, noEmit: true, types: ['node'], skipLibCheck: true };
  writeFileSync(project, JSON.stringify({ compilerOptions: { ...options, ...changes }, files }));
  return await run(process.execPath, [tsc, '-p', project], consumer);
}

describe("A program written for the vendor's package, with compat/ under its name", () => {
  it.each(resolutions)('compiles: module %s, resolution %s', async (module, moduleResolution, tsc, changes) => {
    await expect(compile(['moved.ts', 'alias.ts'], tsc, { module, moduleResolution, ...changes })).resolves.toBe('');
  });

  it('runs with require and import, with one client for both', async () => {
    const result: unknown = JSON.parse(await run(process.execPath, ['moved.cjs'], consumer));
    expect(result).toEqual({
      address: 'https://api.mypurecloud.de',
      methods: 'function',
      byDefault: true,
      byImport: 'function',
      classes: 90,
      instance: true,
    });
  });

  it.each([
    'dist/node/purecloud-platform-client-v2.js',
    'dist/node/purecloud-platform-client-v2',
    'dist/web-cjs/purecloud-platform-client-v2.js',
    'dist/web-cjs/purecloud-platform-client-v2.min.js',
    'dist/web-cjs/bundle.js',
    'package.json',
  ])('resolves %s of the package', async (path) => {
    const program = `
      const found = require('purecloud-platform-client-v2/${path}');
      console.log(found === require('purecloud-platform-client-v2') || found.name);
    `;
    const expected = path === 'package.json' ? 'contact-centre-client-compat\n' : 'true\n';
    await expect(run(process.execPath, ['-e', program], consumer)).resolves.toBe(expected);
  });

  it.each(['purecloud-platform-client-v2.js', 'purecloud-platform-client-v2.min.js'])(
    "provides require('platformClient') in a page that loads dist/web-cjs/%s by a script tag",
    async (name) => {
      const program = `
        const { createContext, runInContext } = require('node:vm');
        const { URL, URLSearchParams, AbortController, TextEncoder, setTimeout, clearTimeout, queueMicrotask, crypto } = globalThis;
        const page = createContext({ URL, URLSearchParams, AbortController, TextEncoder, setTimeout, clearTimeout, queueMicrotask, crypto });
        runInContext(require('node:fs').readFileSync('node_modules/purecloud-platform-client-v2/dist/web-cjs/${name}', 'utf8'), page);
        console.log(runInContext("require('platformClient').ApiClient.instance.config.environment", page));
      `;
      await expect(run(process.execPath, ['-e', program], consumer)).resolves.toBe('mypurecloud.com\n');
    },
  );

  it('imports names in a bundle, without unused code', async () => {
    const build = `
      const { buildSync } = require('esbuild');
      const stdin = { contents: "import { UsersApi } from 'purecloud-platform-client-v2'; console.log(UsersApi.name);", resolveDir: '.' };
      const [{ text }] = buildSync({ stdin, bundle: true, write: false, format: 'esm', platform: 'browser' }).outputFiles;
      console.log(text.includes('UsersApi'), text.includes('OutboundApi'));
    `;
    await expect(run(process.execPath, ['--input-type=commonjs', '-e', build], consumer)).resolves.toBe('true false\n');
  });
});

describe("The root under the vendor's name, as earlier versions of docs/moving.md had it", () => {
  it("still compiles a program that uses no member of the vendor's client", async () => {
    const source = readFileSync(join(consumer, 'moved.ts'), 'utf8').replaceAll(
      'purecloud-platform-client-v2',
      'contact-centre-client',
    );
    writeFileSync(join(consumer, 'moved-root.ts'), source);
    await expect(compile(['moved-root.ts'], typescript7, { module: 'nodenext', moduleResolution: 'nodenext' })).resolves.toBe('');
  });
});

describe('compat/', () => {
  it('contains what a user needs and nothing else', async () => {
    const files = (await run('tar', ['-tzf', inject('compat')], '/')).trim().split('\n');
    const tops = new Set(files.map((file) => file.split('/')[1]));
    expect([...tops].sort()).toEqual(['LICENSE', 'README.md', 'dist', 'index.mjs', 'package.json', 'types.d.ts']);
    expect(existsSync(join(installed, 'dist/index.d.ts'))).toBe(true);
  });
});
