import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { sharedScript } from '../../../scripts/build/shared-script.js';
import { bundle, temporaryFolder } from './support.js';

const contents = `
  import { sep } from 'path';
  import { format } from '../format.js';
  export const built = { sep, format };
  export class Problem extends Error {}
`;

it('provides one script to both formats, each with modules of the same format', async () => {
  const dist = await temporaryFolder({
    'package.json': '{ "type": "module" }',
    'format.js': `export const format = 'ES module';`,
    'format.cjs': `exports.format = 'CommonJS';`,
  });
  const version = `of ${dist}`;
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, Symbol.for(`contact-centre-client ${version} sample`));
  });
  const { esbuildOptions, onSuccess } = sharedScript({ name: 'sample', version, dist });
  const options: BuildOptions = { format: 'cjs', minify: true, external: ['*'] };
  esbuildOptions?.(options, { format: 'cjs' });
  const script = await bundle({ contents, resolveDir: '/' }, options);
  await mkdir(join(dist, 'sandbox/either'), { recursive: true });
  await writeFile(join(dist, 'sandbox/either/sample.js'), script);
  if (typeof onSuccess !== 'function') throw new Error('No function writes the modules');
  await onSuccess();

  const module = (await import(pathToFileURL(join(dist, 'sandbox/sample.js')).href)) as object;
  const commonJs = createRequire(join(dist, 'program.cjs'))('./sandbox/sample.cjs') as object;
  expect({ ...module }).toEqual({ built: { sep: '/', format: 'ES module' }, Problem: expect.any(Function) as unknown });
  expect({ ...commonJs }).toEqual({ built: { sep: '/', format: 'CommonJS' }, Problem: expect.any(Function) as unknown });
});

it('builds one minified file without a format in its name', () => {
  expect(sharedScript({ name: 'serve', version: '1.0.0' })).toMatchObject({
    entry: { 'sandbox/either/serve': 'src/sandbox/serve.ts' },
    format: ['cjs'],
    minify: true,
  });
});
