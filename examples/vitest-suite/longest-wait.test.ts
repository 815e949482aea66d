import { setupServer } from 'msw/node';
import { AnalyticsApi, ApiClient, ConversationsApi, RateLimitError, RoutingApi } from 'contact-centre-client';
import { setupSandbox } from 'contact-centre-client/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { longestWait } from './longest-wait.js';

const { handlers, sandbox, on, fail, received, reset } = setupSandbox({ now: () => Date.parse('2026-03-09T12:00:00Z') });
const server = setupServer(...handlers);
let client: ApiClient;

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(async () => {
  // Without a time limit, a busy machine fails no test.
  client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error', timeout: 0 });
  const { id, secret } = sandbox.clients.clientCredentials;
  await client.loginClientCredentialsGrant(id, secret);
});
afterEach(reset);
afterAll(() => {
  server.close();
});

/** Sends an e-mail to a new queue, which has no agents, so that it waits. */
async function queueEmail(name: string): Promise<void> {
  const { id } = await new RoutingApi(client).postRoutingQueues({ name });
  await new ConversationsApi(client).postConversationsEmails({ queueId: id, provider: 'Mail', direction: 'INBOUND' });
}

it('finds the interaction that has waited longest', async () => {
  await queueEmail('Timetables');
  sandbox.clock.advance(90_000);
  await queueEmail('Refunds');
  sandbox.clock.advance(10_000);
  expect(await longestWait(client, sandbox.clock.now())).toEqual({ queue: 'Timetables', seconds: 100 });
});

it('finds none if no interaction waits', async () => {
  expect(await longestWait(client)).toBeUndefined();
});

it('requests no observations if the organisation has no queues', async () => {
  on(RoutingApi, 'getRoutingQueues', { entities: [], total: 0 });
  expect(await longestWait(client)).toBeUndefined();
  received(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', { times: 0 });
});

it('passes on that the platform limits the rate', async () => {
  fail({ status: 429, retryAfter: 7 });
  const limited = longestWait(client);
  await expect(limited).rejects.toBeInstanceOf(RateLimitError);
  await expect(limited).rejects.toMatchObject({ retryAfter: 7 });
});
