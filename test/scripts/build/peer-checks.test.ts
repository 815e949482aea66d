import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { writePeerChecks } from '../../../scripts/build/peer-checks.js';
import { temporaryFolder } from './support.js';

const peerError = `(entry, error) => new Error(entry + ' lacks a peer: ' + error.message)`;

const files = {
  'package.json': '{ "type": "module" }',
  'src/react/index.ts': `
    export { useUser as useCaller, Provider } from './hooks.js';
    export type { Cache, User } from './hooks.js';
  `,
  'src/react/hooks.ts': `
    export function useUser(): string { return 'user'; }
    export const Provider = 1;
    export class Cache {}
    export interface User { name: string }
  `,
  'dist/peers.js': `export const peerError = ${peerError};`,
  'dist/peers.cjs': `exports.peerError = ${peerError};`,
};

/** Writes the check of an entry, whose built files contain the given code, and loads it by `import` and `require`. */
async function load(module: string, commonJs: string): Promise<{ imports: () => Promise<object>; requires: () => object }> {
  const root = await temporaryFolder({ ...files, 'dist/react/index.js': module, 'dist/react/index.cjs': commonJs });
  const sources = join(root, 'src');
  const dist = join(root, 'dist');
  const options = { module: ts.ModuleKind.NodeNext, noLib: true, types: [] };
  const program = ts.createProgram([join(sources, 'react/index.ts')], options);
  await writePeerChecks({ program, entries: { 'react/index': 'contact-centre-client/react' }, sources, dist });
  return {
    imports: () => import(pathToFileURL(join(dist, 'react/index-node.js')).href) as Promise<object>,
    requires: () => createRequire(join(root, 'program.cjs'))('./dist/react/index-node.cjs') as object,
  };
}

it('exports the values of the entry, and no types', async () => {
  const { imports, requires } = await load(
    `export const useCaller = 'hook', Provider = 1, Cache = 2;`,
    `module.exports = { useCaller: 'hook', Provider: 1 };`,
  );
  expect({ ...(await imports()) }).toEqual({ useCaller: 'hook', Provider: 1 });
  expect(requires()).toEqual({ useCaller: 'hook', Provider: 1 });
});

it('explains that a peer is missing', async () => {
  const { imports, requires } = await load(`import 'absent-peer';`, `require('absent-peer');`);
  const message = /^contact-centre-client\/react lacks a peer: Cannot find (package|module) 'absent-peer'/;
  await expect(imports()).rejects.toThrow(message);
  expect(requires).toThrow(message);
});
