import { request } from 'node:http';
import { UsersApi } from 'contact-centre-client';
import { ApiClient } from 'contact-centre-client/fetch';
import { serveSandbox } from 'contact-centre-client/sandbox/serve';
import type { ServedSandbox, ServeOptions } from 'contact-centre-client/sandbox/serve';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasOwnFetchClasses } from '../../src/sandbox/plain-listener.js';

const nodeFetch = fetch;

/** Replaces the classes of `fetch` like happy-dom: they only accept each other, and headers keep capital letters. */
function stubFetchClasses(): void {
  class ForeignHeaders extends Headers {
    static readonly #ownEvents = new WeakSet<object>();

    constructor(init?: HeadersInit) {
      if (init instanceof ForeignHeaders && !ForeignHeaders.#ownEvents.has(init))
        throw new SyntaxError('"undefined" is not valid JSON');
      super(init);
      ForeignHeaders.#ownEvents.add(this);
    }

    override *[Symbol.iterator](): HeadersIterator<[string, string]> {
      for (const [name, value] of super.entries()) yield [name.replace(/^[a-z]/, (letter) => letter.toUpperCase()), value];
    }
  }
  class ForeignRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init && { ...init, headers: new ForeignHeaders(init.headers) });
    }
  }
  class ForeignResponse extends Response {}
  vi.stubGlobal('Headers', ForeignHeaders);
  vi.stubGlobal('Request', ForeignRequest);
  vi.stubGlobal('Response', ForeignResponse);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

async function served(options: ServeOptions = {}): Promise<{ sandbox: ServedSandbox; users: UsersApi }> {
  stubFetchClasses();
  const sandbox = await serveSandbox(options);
  onTestFinished(() => sandbox.close());
  const client = new ApiClient({ apiUrl: sandbox.url, timeout: 0, rejectWith: 'error', fetch: nodeFetch });
  client.setAccessToken(sandbox.sandbox.issueAccessToken());
  return { sandbox, users: new UsersApi(client) };
}

describe('a sandbox in a process whose fetch classes were replaced', () => {
  it('responds to reads, changes and errors', async () => {
    const { users, sandbox } = await served();
    const { total, entities } = await users.getUsers();
    expect(total).toBe(24);
    const { id, version } = entities[0]!;
    await expect(users.patchUser(id, { version, title: 'Zoë' })).resolves.toMatchObject({ title: 'Zoë' });
    await expect(users.getUser('nobody')).rejects.toMatchObject({ status: 404 });
    sandbox.sandbox.received(UsersApi, 'patchUser', { with: [id, { title: 'Zoë' }], times: 1 });
  });

  it('refuses a body that is too large', async () => {
    const { users } = await served({ maxBodyBytes: 100 });
    const body = { name: 'x'.repeat(200), email: 'x@example.com', password: 'secret', divisionId: 'a' };
    await expect(users.postUsers(body)).rejects.toMatchObject({ status: 413 });
    await expect(users.getUsers()).resolves.toMatchObject({ total: 24 });
  });

  it('sends no body to HEAD', async () => {
    const { sandbox } = await served();
    const response = await nodeFetch(`${sandbox.url}/api/v2/users`, { method: 'HEAD' });
    await expect(response.text()).resolves.toBe('');
  });

  it('ends the connection if a fault drops it', async () => {
    const { users, sandbox } = await served();
    sandbox.sandbox.fail({ effect: 'drop' });
    await expect(users.getUsers()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    await expect(users.getUsers()).resolves.toMatchObject({ total: 24 });
  });

  it('ends the connection in the middle of a body that a fault truncates', async () => {
    const { users, sandbox } = await served();
    sandbox.sandbox.fail({ effect: 'truncate' });
    await expect(users.getUsers()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('continues after a client aborts its request', async () => {
    const { users, sandbox } = await served();
    await new Promise<void>((resolve) => {
      const sent = request(`${sandbox.url}/api/v2/users`, { method: 'POST', headers: { 'content-length': 50 } });
      sent.on('error', () => {
        resolve();
      });
      sent.write('{', () => sent.destroy(new Error('gone')));
    });
    await expect(users.getUsers()).resolves.toMatchObject({ total: 24 });
  });
});

it('recognises replaced classes', () => {
  expect(hasOwnFetchClasses()).toBe(true);
  stubFetchClasses();
  expect(hasOwnFetchClasses()).toBe(false);
  expect(hasOwnFetchClasses([Response])).toBe(false);
  expect(hasOwnFetchClasses([Map, Set])).toBe(true);
});
