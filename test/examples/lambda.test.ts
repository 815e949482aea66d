import { serveSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { HttpEvent, HttpResponse } from '../../examples/lambda/handler.js';

let server: Awaited<ReturnType<typeof serveSandbox>>;
let invoke: (event: HttpEvent) => Promise<HttpResponse>;

beforeAll(async () => {
  server = await serveSandbox({ rateLimit: false });
  const { id, secret } = server.sandbox.clients.clientCredentials;
  vi.stubEnv('API_URL', server.url);
  vi.stubEnv('CLIENT_ID', id);
  vi.stubEnv('CLIENT_SECRET', secret);
  // The module reads the environment when it is loaded, as in a cold start.
  ({ handler: invoke } = await import('../../examples/lambda/handler.js'));
  vi.unstubAllEnvs();
});
beforeEach(() => {
  server.sandbox.reset({ keepTokens: true });
});
afterAll(() => server.close());

const tokenRequests = (): number => server.sandbox.requests.filter(({ path }) => path === '/oauth/token').length;

it('requests one token for two invocations', async () => {
  const [queue] = server.sandbox.queues;
  const event = { queryStringParameters: { queue: queue!.name.toUpperCase() } };
  const first = await invoke(event);
  expect(first).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(first.body)).toEqual({ queue: queue!.name, estimatedWaitSeconds: 0 });
  expect(await invoke(event)).toEqual(first);
  expect(tokenRequests()).toBe(1);
});

it('requests another token after the first one has ended', async () => {
  const event = { queryStringParameters: { queue: server.sandbox.queues[0]!.name } };
  await invoke(event);
  const before = tokenRequests();
  server.sandbox.expireTokens();
  expect((await invoke(event)).statusCode).toBe(200);
  expect(tokenRequests()).toBe(before + 1);
});

it.each<[HttpEvent, number]>([
  [{}, 400],
  [{ queryStringParameters: { queue: '' } }, 400],
  [{ queryStringParameters: { queue: 'No such queue' } }, 404],
])('responds to %j with %i', async (event, statusCode) => {
  expect((await invoke(event)).statusCode).toBe(statusCode);
});

it.each([
  [403, 502],
  [429, 503],
])('responds to a %i of the platform with a %i that contains no details', async (status, statusCode) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  server.sandbox.fail({ status, retryAfter: 60 });
  const response = await invoke({ queryStringParameters: { queue: 'Bookings' } });
  expect(response).toMatchObject({ statusCode, body: '{"message":"The platform is unavailable"}' });
  expect(log).toHaveBeenCalledOnce();
});
