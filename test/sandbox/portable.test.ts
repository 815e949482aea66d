import { createSandbox, serveSandbox } from '../../src/sandbox/portable.js';
import { rolldown } from 'rolldown';
import { afterEach, describe, expect, it, vi } from 'vitest';

describe('the sandbox for browsers and workers', () => {
  it.each(['src/sandbox/portable.ts', 'src/testing/index.ts'])('brings nothing of Node into the bundle: %s', async (input) => {
    const bundle = await rolldown({ input, platform: 'browser', external: ['msw'], logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
    expect(
      chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter((name) => name !== 'msw'),
    ).toEqual([]);
    expect(chunks.map(({ code }) => code).join('\n')).toContain('Harbourline Travel');
  });

  it('answers in process, and says where it can be served', async () => {
    expect((await createSandbox().fetch(new Request('https://api.mypurecloud.com/api/v2/users'))).status).toBe(401);
    await expect(serveSandbox()).rejects.toThrow("import { serveSandbox } from 'contact-centre-client/sandbox/serve'");
  });
});

describe('an environment that lacks what the sandbox is made of', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** As in Jest's jsdom environment, where such names are not there at all. */
  function without(...names: string[]): void {
    for (const name of names) {
      vi.stubGlobal(name, undefined);
      Reflect.deleteProperty(globalThis, name);
    }
  }

  it('is told by name when a sandbox is made', () => {
    without('Response', 'TextDecoder');
    expect(() => createSandbox()).toThrow('createSandbox needs Response, TextDecoder, which this environment lacks');
  });

  it.each([
    ['contact-centre-client/testing', '../../src/testing/index.js'],
    ['contact-centre-client/sandbox/serve', '../../src/sandbox/serve.js'],
  ])('is told by name when %s is imported', async (name, path) => {
    without('TextEncoder', 'ReadableStream');
    vi.resetModules();
    await expect(import(path)).rejects.toThrow(`${name} needs ReadableStream, TextEncoder, which this environment lacks`);
  });
});
