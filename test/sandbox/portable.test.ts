import { ApiClient, NetworkError, UsersApi } from 'contact-centre-client/fetch';
import { createSandbox, serveSandbox } from '../../src/sandbox/portable.js';
import { rolldown } from 'rolldown';
import { afterEach, describe, expect, it, vi } from 'vitest';

describe('the sandbox for browsers and workers', () => {
  it.each(['src/sandbox/portable.ts', 'src/testing/index.ts'])('adds no module of Node to the bundle: %s', async (input) => {
    const bundle = await rolldown({ input, platform: 'browser', external: ['msw'], logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    const chunks = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
    expect(
      chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter((name) => name !== 'msw'),
    ).toEqual([]);
    expect(chunks.map(({ code }) => code).join('\n')).toContain('Harbourline Travel');
  });

  it('responds in process, and explains where it can be served', async () => {
    expect((await createSandbox().fetch(new Request('https://api.mypurecloud.com/api/v2/users'))).status).toBe(401);
    await expect(serveSandbox()).rejects.toThrow("import { serveSandbox } from 'contact-centre-client/sandbox/serve'");
  });
});

describe('the fetch of a sandbox, given to a client', () => {
  const office = (): { sandbox: ReturnType<typeof createSandbox>; users: UsersApi } => {
    const sandbox = createSandbox();
    const client = new ApiClient({ timeout: 0, fetch: sandbox.fetch, rejectWith: 'error' });
    client.setAccessToken(sandbox.issueAccessToken());
    return { sandbox, users: new UsersApi(client) };
  };

  it('responds to calls with and without a body', async () => {
    const { sandbox, users } = office();
    expect((await users.getUsers({ pageSize: 2 })).entities).toHaveLength(2);
    await users.postUsersSearch({ query: [{ type: 'EXACT', fields: ['name'], value: 'Nobody' }] });
    expect(sandbox.requests.map(({ method, status }) => [method, status])).toEqual([
      ['GET', 200],
      ['POST', 200],
    ]);
  });

  it('rejects, as fetch does, if the connection fails or the call is aborted', async () => {
    const { sandbox, users } = office();
    sandbox.fail({ effect: 'drop' });
    await expect(users.getUsers()).rejects.toThrow(NetworkError);
    const abortController = new AbortController();
    abortController.abort();
    await expect(sandbox.fetch('https://api.mypurecloud.com/api/v2/users', abortController)).rejects.toBe(
      abortController.signal.reason,
    );
    await expect(sandbox.fetch('/api/v2/users')).rejects.toThrow(TypeError);
    expect(sandbox.requests).toHaveLength(1);
  });
});

describe('an environment that lacks globals of the sandbox', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  /** As in Jest's jsdom environment, where such names are not defined. */
  function without(...names: string[]): void {
    for (const name of names) {
      vi.stubGlobal(name, undefined);
      Reflect.deleteProperty(globalThis, name);
    }
  }

  it('is reported by name when a sandbox is created', () => {
    without('Response', 'TextDecoder');
    expect(() => createSandbox()).toThrow('createSandbox needs Response, TextDecoder, which this environment lacks');
  });

  it.each([
    ['contact-centre-client/testing', '../../src/testing/index.js'],
    ['contact-centre-client/sandbox/serve', '../../src/sandbox/serve.js'],
  ])('is reported by name when %s is imported', async (name, path) => {
    without('TextEncoder', 'ReadableStream');
    vi.resetModules();
    await expect(import(path)).rejects.toThrow(`${name} needs ReadableStream, TextEncoder, which this environment lacks`);
  });
});
