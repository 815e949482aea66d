/** @jest-environment jest-fixed-jsdom */
const { ApiClient, UsersApi } = require('contact-centre-client');
const { createSandbox } = require('contact-centre-client/sandbox');

test('a sandbox answers in process', async () => {
  const sandbox = createSandbox();
  const headers = { Authorization: `Bearer ${sandbox.issueAccessToken()}` };
  const answer = await sandbox.fetch(new Request('https://api.mypurecloud.com/api/v2/users', { headers }));
  expect((await answer.json()).total).toBe(24);
});

test('the root calls the served sandbox', async () => {
  const client = new ApiClient({ apiUrl: process.env.SANDBOX_URL });
  client.setAccessToken(process.env.SANDBOX_TOKEN);
  expect((await new UsersApi(client).getUsers()).total).toBe(24);
});
