import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient, RateLimitError, RoutingApi } from 'contact-centre-client';
import { setupSandbox } from 'contact-centre-client/testing';
import { busiestQueue } from './busiest-queue.js';

const { handlers, sandbox, on, fail, reset } = setupSandbox();
const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => reset());
afterAll(() => server.close());

describe('busiestQueue', () => {
  let client: ApiClient;
  beforeEach(async () => {
    client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error' });
    const { id, secret } = sandbox.clients.clientCredentials;
    await client.loginClientCredentialsGrant(id, secret);
  });

  it('finds one among the queues of the sandbox', async () => {
    expect(await busiestQueue(client)).toMatch(/\w/);
  });

  it('says none where there are no queues', async () => {
    on(RoutingApi, 'getRoutingQueues', { entities: [], total: 0, pageSize: 100, pageNumber: 1, pageCount: 0 });
    expect(await busiestQueue(client)).toBe('none');
  });

  it('passes a rate limit on', async () => {
    fail({ status: 429, retryAfter: 7, times: 1 });
    const limited = await busiestQueue(client).catch((error: unknown) => error);
    expect(limited).toBeInstanceOf(RateLimitError);
    expect(limited).toMatchObject({ retryAfter: 7 });
    expect(await busiestQueue(client)).toMatch(/\w/);
  });
});
