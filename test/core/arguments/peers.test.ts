import { readFileSync } from 'node:fs';
import { ConfigurationError } from 'contact-centre-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingPeer, peerError, peers } from '../../../src/core/arguments/peers.js';
import { says } from '../../support/says.js';

const ENTRY = 'contact-centre-client/node';

describe('The error for an optional peer that is not installed', () => {
  it('has the names and ranges of package.json', () => {
    const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { peerDependencies: object };
    expect(peers).toEqual(peerDependencies);
  });

  it.each([
    ['undici', 'contact-centre-client/node needs undici ^7: npm install undici@7'],
    ['msw', 'contact-centre-client/node needs msw ^2: npm install msw@2'],
    ['bullmq', 'contact-centre-client/node needs bullmq ^5 || ^6: npm install bullmq@6'],
    ['react', 'contact-centre-client/node needs react >=18: npm install react'],
  ] as const)('gives the command that installs %s in its range', (name, message) => {
    expect(missingPeer(ENTRY, name, undefined)).toMatchObject({ name: 'ConfigurationError', message: says(message) });
  });

  it.each([
    [
      'an ES module in Node',
      "Cannot find package 'undici' imported from /app/node_modules/contact-centre-client/dist/node/index.js",
    ],
    [
      'CommonJS in Node',
      "Cannot find module 'undici'\nRequire stack:\n- /app/node_modules/contact-centre-client/dist/node/index.cjs",
    ],
    ['Jest', "Cannot find module 'undici' from 'node_modules/contact-centre-client/dist/node/index.cjs'"],
    ['Deno', 'Could not find "undici" in a node_modules folder. Deno expects the node_modules/ directory to be up to date.'],
    ['Vite', 'Could not resolve "undici" imported by "contact-centre-client". Is it installed?'],
    ['an older release', "The requested module 'undici' does not provide an export named 'EnvHttpProxyAgent'"],
  ])('is created from what %s reports, which is its cause', (_, message) => {
    const cause = new Error(message);
    const error = peerError(ENTRY, cause);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error).toMatchObject({ message: expect.stringContaining('needs undici ^7: npm install undici') as string, cause });
  });

  it.each([
    ["Cannot find package 'rettime' imported from /app/node_modules/msw/lib/core/index.mjs"],
    ["Cannot find module '/app/node_modules/undici/index.js'"],
    ["Cannot find module 'msw/node'"],
    ['undici is broken'],
  ])('does not replace "%s", which has another reason', (message) => {
    const error = new Error(message);
    expect(peerError(ENTRY, error)).toBe(error);
  });

  it('does not replace an error that names none of them', () => {
    const names = Object.keys(peers);
    fc.assert(
      fc.property(fc.anything(), fc.string(), (thrown, message) => {
        fc.pre(!names.some((name) => message.includes(name)));
        const error = new Error(message);
        expect(peerError(ENTRY, error)).toBe(error);
        if (typeof thrown !== 'object') expect(peerError(ENTRY, thrown)).toBe(thrown);
      }),
    );
  });
});
