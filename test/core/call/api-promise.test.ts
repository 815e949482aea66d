import { inspect } from 'node:util';
import { ApiError, ApiPromise, NotFoundError } from 'contact-centre-client';
import type { ApiResponse, ClientOptions } from 'contact-centre-client';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from '../../support/wire.js';
import { ProbeApi, entries, errorOf, failureOf, signedIn } from '../probe.js';

describe.each(entries)('ApiPromise ($entry)', ({ make }) => {
  const good = { status: 201, statusText: 'Made', headers: { 'X-Rate': '7' }, json: { id: 'a' } };
  const bad = { status: 404, json: { message: 'no', code: 'not.found' } };
  const start = async (answer: object, options: ClientOptions = {}) => {
    const server = await startServer(answer);
    const client = signedIn(make, server.url, options);
    return { server, client, api: new ProbeApi(client) };
  };

  it('resolves with the body', async () => {
    const { api } = await start(good);
    expect(await api.list()).toEqual({ id: 'a' });
  });

  it('resolves withResponse() with status, headers, body and text', async () => {
    const { api } = await start(good);
    const response = await api.list().withResponse();
    expect(response).toMatchObject({ status: 201, statusText: 'Made', body: { id: 'a' }, text: '{"id":"a"}', error: undefined });
    expect(response.headers).toMatchObject({ 'x-rate': '7', 'content-type': 'application/json' });
  });

  it('joins several headers of one name with a comma', async () => {
    const { api } = await start({ json: {}, headers: { 'X-Many': ['a', 'b'], 'Set-Cookie': ['c=1', 'd=2'] } });
    const { headers } = await api.list().withResponse();
    expect(headers['x-many']).toBe('a, b');
    expect(headers['set-cookie']).toBe('c=1, d=2');
  });

  it('rejects withResponse() with an ApiError', async () => {
    const { api } = await start(bad);
    expect(await errorOf(api.list().withResponse(), NotFoundError)).toMatchObject({ code: 'not.found' });
  });

  it('resolves with the whole response if returnExtended is set', async () => {
    const { api } = await start(good, { returnExtended: true });
    const response = (await api.list()) as ApiResponse<unknown>;
    expect(response).toMatchObject({ status: 201, body: { id: 'a' } });
  });

  it('rejects with an ApiError if returnExtended is set', async () => {
    const { api } = await start(bad, { returnExtended: true });
    await errorOf(api.list(), NotFoundError);
  });

  it('uses setReturnExtendedResponses and rejectWith from the next call on', async () => {
    const { api, client } = await start(bad);
    const before = api.list();
    client.setReturnExtendedResponses(true);
    expect(client.returnExtended).toBe(true);
    expect(await failureOf(before)).toEqual(bad.json);
    await errorOf(api.list(), ApiError);
    client.setReturnExtendedResponses(false);
    expect(await failureOf(api.list())).toEqual(bad.json);
    client.rejectWith = 'error';
    await errorOf(api.list(), ApiError);
  });

  it("rejects with the body if rejectWith is 'body'", async () => {
    const { api } = await start(bad, { rejectWith: 'body' });
    expect(await failureOf(api.list())).toEqual(bad.json);
  });

  it('sends one request however often it is awaited', async () => {
    const { api, server } = await start(good);
    const call = api.list();
    const all = await Promise.all([call, call, call.then((body) => body), call.finally(() => undefined), call.catch(() => 0)]);
    expect(all).toEqual(Array(5).fill({ id: 'a' }));
    expect(await call).toBe(all[0]);
    expect((await call.withResponse()).body).toBe(all[0]);
    expect(server.requests).toHaveLength(1);
  });

  it('sends its request without being awaited', async () => {
    const { api, server } = await start(good);
    void api.list();
    await server.arrived(1);
    expect(server.requests).toHaveLength(1);
  });

  it('can be caught', async () => {
    const { api } = await start(bad);
    expect(await api.list().catch((reason: unknown) => ['caught', reason])).toEqual(['caught', bad.json]);
  });

  it('passes a failure on through then', async () => {
    const { api } = await start(bad);
    const fulfilled = vi.fn();
    expect(await failureOf(api.list().then(fulfilled))).toEqual(bad.json);
    expect(fulfilled).not.toHaveBeenCalled();
  });

  it('calls finally and keeps the outcome', async () => {
    const finished = vi.fn();
    const { api } = await start(good);
    expect(await api.list().finally(finished)).toEqual({ id: 'a' });
    const failing = await start(bad);
    expect(await failureOf(failing.api.list().finally(finished))).toEqual(bad.json);
    expect(finished.mock.calls).toEqual([[], []]);
  });

  it('is a Promise, and promises that derive from it are ordinary ones', async () => {
    const { api } = await start(good);
    const call = api.list();
    expect(call).toBeInstanceOf(ApiPromise);
    expect(call).toBeInstanceOf(Promise);
    for (const derived of [call.then(), call.catch(), call.finally()])
      expect(Object.getPrototypeOf(derived)).toBe(Promise.prototype);
    expect(ApiPromise[Symbol.species]).toBe(Promise);
    expect(await Promise.race([call])).toEqual({ id: 'a' });
    expect(await Promise.allSettled([call])).toEqual([{ status: 'fulfilled', value: { id: 'a' } }]);
  });

  it('can be returned from an async function', async () => {
    const { api } = await start(bad);
    const outer = async () => await api.list();
    expect(await failureOf(outer())).toEqual(bad.json);
  });

  it('inspects as pending, resolved or rejected', async () => {
    const { api, server } = await start(good);
    const call = api.list();
    expect(inspect(call)).toBe('ApiPromise [Promise] { <pending> }');
    await server.arrived(1);
    await call;
    expect(inspect(call)).toBe("ApiPromise [Promise] { { id: 'a' } }");
    const failing = await start(bad);
    const failed = failing.api.list();
    await failureOf(failed);
    expect(inspect(failed, { breakLength: Infinity })).toBe(
      "ApiPromise [Promise] { <rejected> { message: 'no', code: 'not.found' } }",
    );
    expect(call[Symbol.toStringTag]).toBe('Promise');
  });

  it('shows the caller in the stack of its error', async () => {
    const { api } = await start(bad, { rejectWith: 'error' });
    const thePlaceThatAwaits = async () => await api.list();
    expect((await errorOf(thePlaceThatAwaits(), NotFoundError)).stack).toContain('thePlaceThatAwaits');
    const theOtherPlace = async () => await api.list().withResponse();
    expect((await errorOf(theOtherPlace(), NotFoundError)).stack).toContain('theOtherPlace');
  });

  describe('unhandled rejections', () => {
    /** Unhandled rejections that the process reports. */
    const unhandledIn = async (work: (api: ProbeApi) => unknown): Promise<unknown[]> => {
      const reasons: unknown[] = [];
      const keep = (reason: unknown): void => void reasons.push(reason);
      process.on('unhandledRejection', keep);
      try {
        await work((await start(bad)).api);
        await new Promise((resolve) => setImmediate(resolve));
      } finally {
        process.off('unhandledRejection', keep);
      }
      return reasons;
    };
    it.each([
      ['has no listener', (api: ProbeApi) => api.list(), [bad.json]],
      ['has only a finally listener', (api: ProbeApi) => void api.list().finally(() => undefined), [bad.json]],
      ['has no listener on its response', (api: ProbeApi) => void api.list().withResponse(), [expect.any(NotFoundError)]],
    ])('report once a failed call that %s', async (_what, make, reasons) => {
      expect(
        await unhandledIn(async (api) => {
          const rejection = new Promise((resolve) => process.once('unhandledRejection', resolve));
          void make(api);
          await rejection;
        }),
      ).toEqual(reasons);
    });

    it('do not occur if only withResponse() is used', async () => {
      expect(await unhandledIn(async (api) => await errorOf(api.list().withResponse(), NotFoundError))).toEqual([]);
    });

    it('do not occur if the call is awaited and withResponse() is used', async () => {
      const reasons = await unhandledIn(async (api) => {
        const call = api.list();
        await Promise.all([failureOf(call), failureOf(call.withResponse()), failureOf(call.finally(() => undefined))]);
      });
      expect(reasons).toEqual([]);
    });

    it('do not occur with all, allSettled, race and any', async () => {
      const reasons = await unhandledIn(async (api) => {
        await failureOf(Promise.all([api.list(), api.list()]));
        await Promise.allSettled([api.list(), api.list()]);
        await failureOf(Promise.race([api.list()]));
        await failureOf(Promise.any([api.list(), api.list()]));
      });
      expect(reasons).toEqual([]);
    });
  });
});
