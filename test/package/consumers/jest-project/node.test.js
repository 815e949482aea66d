/** @jest-environment node */
const { ApiClient, UsersApi } = require('contact-centre-client');
const fetchEntry = require('contact-centre-client/fetch');
const { serveSandbox } = require('contact-centre-client/sandbox/serve');
const { setupSandbox } = require('contact-centre-client/testing');

test.each([
  ['the root', ApiClient],
  ['./fetch', fetchEntry.ApiClient],
])('%s calls the served sandbox', async (_entry, Client) => {
  const client = new Client({ apiUrl: process.env.SANDBOX_URL, timeout: 0 });
  client.setAccessToken(process.env.SANDBOX_TOKEN);
  expect((await new UsersApi(client).getUsers()).total).toBe(24);
});

test.each([
  ['the root', (fetch) => new ApiClient({ transport: fetchEntry.fetchTransport(fetch), timeout: 0 })],
  ['./fetch', (fetch) => new fetchEntry.ApiClient({ fetch, timeout: 0 })],
])('./testing works without handlers by %s', async (_entry, make) => {
  const { sandbox, on, received } = setupSandbox();
  const client = make(sandbox.fetch);
  client.setAccessToken(sandbox.issueAccessToken());
  on(UsersApi, 'getUser', { name: 'Zoë' });
  expect((await new UsersApi(client).getUser('a')).name).toBe('Zoë');
  received(UsersApi, 'getUser', { times: 1 });
});

test('handlers say what msw needs here', () => {
  const setup = setupSandbox();
  expect(() => setup.handlers).toThrow(/could not load msw. Jest needs the settings of docs\/testing.md#jest/);
});

test('a sandbox is served', async () => {
  const served = await serveSandbox();
  const client = new ApiClient({ apiUrl: served.url, timeout: 0 });
  client.setAccessToken(served.sandbox.issueAccessToken());
  expect((await new UsersApi(client).getUsers()).total).toBe(24);
  await served.close();
});
