import type { Dispatcher } from 'undici';
import { Agent, request } from 'undici';
import { describe, expect, it } from 'vitest';
import { lazyDispatcher } from '../../src/node/lazy-dispatcher.js';
import { startServer } from '../support/wire.js';

async function server() {
  return await startServer(() => ({ status: 200, json: { from: 'server' } }));
}

const undiciDispatcher = (create: () => Promise<Dispatcher>): Dispatcher => lazyDispatcher(create);

describe('A dispatcher that loads undici with its first request', () => {
  it('creates one agent for simultaneous requests', async () => {
    const { url } = await server();
    let created = 0;
    const dispatcher = undiciDispatcher(() => {
      created += 1;
      return Promise.resolve(new Agent());
    });
    expect(created).toBe(0);
    const responses = await Promise.all([1, 2, 3].map(() => request(url, { dispatcher })));
    for (const { body } of responses) expect(await body.json()).toEqual({ from: 'server' });
    expect(created).toBe(1);
    await dispatcher.close();
  });

  it('works with the fetch of Node, whose handlers are those of an older undici', async () => {
    const { url } = await server();
    const dispatcher = undiciDispatcher(() => Promise.resolve(new Agent()));
    const response = await fetch(url, { dispatcher } as RequestInit);
    expect(await response.json()).toEqual({ from: 'server' });
    await dispatcher.close();
  });

  it('reports to either kind of handler that undici cannot be loaded, and tries again with the next request', async () => {
    const { url } = await server();
    const missing = new Error('needs undici');
    const outcomes = [Promise.reject<Dispatcher>(missing), Promise.reject<Dispatcher>(missing), Promise.resolve(new Agent())];
    for (const outcome of outcomes) outcome.catch(() => undefined);
    const dispatcher = undiciDispatcher(() => outcomes.shift() ?? Promise.reject(missing));
    await expect(request(url, { dispatcher })).rejects.toBe(missing);
    await expect(fetch(url, { dispatcher } as RequestInit)).rejects.toMatchObject({ cause: missing });
    expect((await request(url, { dispatcher })).statusCode).toBe(200);
    await dispatcher.close();
  });

  it('applies interceptors in the order of undici', async () => {
    const { url, requests } = await startServer(() => ({ status: 200, json: {} }));
    const namedImports =
      (name: string): Dispatcher.DispatcherComposeInterceptor =>
      (dispatch) =>
      (options, handler) =>
        dispatch({ ...options, headers: { ...(options.headers as object), [`x-${name}`]: name, 'x-last': name } }, handler);
    const headersOf = async (dispatcher: Dispatcher): Promise<object> => {
      await (await request(url, { dispatcher: dispatcher.compose(namedImports('a'), namedImports('b')) })).body.dump();
      const { headers } = requests.at(-1) ?? {};
      return { a: headers?.['x-a'], b: headers?.['x-b'], last: headers?.['x-last'] };
    };
    const agent = new Agent();
    const dispatcher = undiciDispatcher(() => Promise.resolve(agent));
    expect(await headersOf(dispatcher)).toEqual(await headersOf(agent));
    await dispatcher.close();
  });

  it.each(['close', 'destroy'] as const)(
    'refuses requests after %s, and closes an agent that is still being created',
    async (end) => {
      const { url } = await server();
      const agent = new Agent();
      let finish: (agent: Agent) => void = () => undefined;
      const creating = new Promise<Agent>((resolve) => {
        finish = resolve;
      });
      const dispatcher = undiciDispatcher(() => creating);
      const first = request(url, { dispatcher }).then(
        ({ statusCode }) => statusCode,
        () => 'ended',
      );
      const ended = dispatcher[end]();
      finish(agent);
      await ended;
      expect(await first).toBe(end === 'close' ? 200 : 'ended');
      expect(agent.closed || agent.destroyed).toBe(true);
      await expect(request(url, { dispatcher })).rejects.toThrow('closed');
    },
  );

  it.each(['close', 'destroy'] as const)('can be closed by %s, although no agent was created', async (end) => {
    await expect(undiciDispatcher(() => Promise.reject(new Error('missing')))[end]()).resolves.toBeUndefined();
  });
});
