import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { packageFiles } from '../../../scripts/build/package-files.js';
import { separateFiles } from '../../../scripts/build/separate-files.js';
import { bundle } from './support.js';

const files = new Map([['src/core/values/md5.ts', 'md5']]);
const source = { contents: `export { md5 } from '../values/md5.js';`, resolveDir: resolve('src/core/call') };

it('keeps the import of another file, under its name and the extension of the format', async () => {
  const plugins = [separateFiles({ files, toDist: '../' })];
  expect(await bundle(source, { format: 'esm', plugins })).toContain('from "../md5.js"');
  expect(await bundle(source, { format: 'cjs', plugins, outExtension: { '.js': '.cjs' } })).toContain('require("../md5.cjs")');
});

it('bundles the sources of the file that is built, and those of no file', async () => {
  const plugins = [separateFiles({ files, toDist: './', bundledFile: 'md5' })];
  expect(await bundle(source, { format: 'esm', plugins })).not.toContain('from "');
  const others = [separateFiles({ files: new Map(), toDist: './' })];
  expect(await bundle(source, { format: 'esm', plugins: others })).not.toContain('from "');
});

it('builds an entry point that is a file of the package', async () => {
  const plugins = [separateFiles({ files, toDist: './' })];
  const { outputFiles } = await build({
    entryPoints: ['./src/core/values/md5.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    plugins,
  });
  expect(outputFiles[0]?.text).toContain('export {');
});

it('bundles a source into the file of the source that imports it, if both have the same', async () => {
  const plugins = [separateFiles({ files: packageFiles, toDist: './' })];
  const entryPoints = ['src/core/transport/node-parts.ts'];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, format: 'esm', packages: 'external', plugins });
  expect(outputFiles[0]?.text).toContain('// src/core/transport/abort-listeners.ts');
  expect(outputFiles[0]?.text).not.toContain('node-parts.js"');
  const other = { contents: `export { onAbort } from './abort-listeners.js';`, resolveDir: resolve('src/core/transport') };
  expect(await bundle(other, { format: 'esm', plugins })).toContain('from "./node-parts.js"');
});
