import type { ApiPromise, CallSender } from 'contact-centre-client';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../core/probe.js';

/** Fresh modules: the default client belongs to a process, and each test wants its own. */
const load = async () => {
  vi.resetModules();
  const root = await import('../../src/clients/on-axios.js');
  const onFetch = await import('../../src/clients/on-fetch.js');
  const { PlatformApi } = await import('../../src/apis/platform-api.js');
  const { ConfigurationError } = await import('../../src/core/errors/errors.js');
  class PilotApi extends PlatformApi {
    getPilot(pilotId: string): ApiPromise<unknown> {
      return this.call('getPilot', 'GET /api/v2/pilots/{pilotId}', { pilotId });
    }
  }
  return { AxiosClient: root.ApiClient, FetchClient: onFetch.ApiClient, PilotApi, ConfigurationError };
};

/** The default client goes to the platform's own address, where only a stand-in may respond. */
const platform = setupServer(
  http.get('https://api.mypurecloud.com/api/v2/pilots/a', ({ request }) =>
    HttpResponse.json({ by: request.headers.get('authorization') }),
  ),
);

describe('PlatformApi', () => {
  beforeAll(() => {
    platform.listen({ onUnhandledRequest: 'error' });
  });
  afterAll(() => {
    platform.close();
  });

  let modules: Awaited<ReturnType<typeof load>>;
  beforeEach(async () => {
    modules = await load();
  });

  it('rejects a call if no client exists', async () => {
    const call = new modules.PilotApi().getPilot('a');
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(modules.ConfigurationError);
    expect(error).toMatchObject({ message: expect.stringContaining('There is no client') as string });
    expect(await failureOf(call.withResponse())).toBe(error);
  });

  it.each(['AxiosClient', 'FetchClient'] as const)('uses %s.instance if it receives no client', async (name) => {
    const { instance } = modules[name];
    expect(modules[name].instance).toBe(instance);
    instance.setAccessToken('of-the-default-client');
    expect(await new modules.PilotApi().getPilot('a')).toEqual({ by: 'Bearer of-the-default-client' });
  });

  it('uses the first instance of any entry as the default', async () => {
    const { AxiosClient, FetchClient, PilotApi } = modules;
    FetchClient.instance.setAccessToken('first');
    AxiosClient.instance.setAccessToken('second');
    expect(AxiosClient.instance).not.toBe(FetchClient.instance);
    expect(await new PilotApi().getPilot('a')).toEqual({ by: 'Bearer first' });
  });

  it('a client made with new does not become the default', async () => {
    new modules.AxiosClient();
    expect(await failureOf(new modules.PilotApi().getPilot('a'))).toBeInstanceOf(modules.ConfigurationError);
  });

  it('passes the call to its client', () => {
    const send = vi.fn();
    const client: CallSender = { send };
    void new modules.PilotApi(client).getPilot('a');
    expect(send.mock.calls).toEqual([
      [expect.objectContaining({ operation: 'getPilot', route: 'GET /api/v2/pilots/{pilotId}', required: { pilotId: 'a' } })],
    ]);
  });
});
