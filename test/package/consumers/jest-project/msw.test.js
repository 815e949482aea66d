const { ApiClient, UsersApi } = require('contact-centre-client');
const { setupSandbox } = require('contact-centre-client/testing');
const { setupServer } = require('msw/node');

const { handlers, sandbox, fail, received } = setupSandbox();
const server = setupServer(...handlers);

beforeAll(() => server.listen());
afterAll(() => server.close());

test('handlers answer for the platform', async () => {
  const client = new ApiClient({ region: 'eu_west_1', rejectWith: 'error', timeout: 0 });
  client.setAccessToken(sandbox.issueAccessToken());
  expect((await new UsersApi(client).getUsers()).total).toBe(24);
  received(UsersApi, 'getUsers', { times: 1 });
  fail({ status: 429, retryAfter: 7 });
  await expect(new UsersApi(client).getUsers()).rejects.toMatchObject({ status: 429, retryAfter: 7 });
});
