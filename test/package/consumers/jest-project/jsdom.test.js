const lacking =
  /needs Request, Response, ReadableStream, TextEncoder, TextDecoder.*which this environment lacks.*jest-fixed-jsdom/;

test('the root calls the served sandbox', async () => {
  const { ApiClient, NotFoundError, UsersApi } = require('contact-centre-client');
  const client = new ApiClient({ apiUrl: process.env.SANDBOX_URL, rejectWith: 'error' });
  client.setAccessToken(process.env.SANDBOX_TOKEN);
  const users = new UsersApi(client);
  expect((await users.getUsers()).total).toBe(24);
  await expect(users.getUser('nobody')).rejects.toBeInstanceOf(NotFoundError);
});

test('./fetch says that there is no fetch', async () => {
  const { ApiClient, UsersApi } = require('contact-centre-client/fetch');
  const client = new ApiClient({ apiUrl: process.env.SANDBOX_URL, rejectWith: 'error' });
  client.setAccessToken(process.env.SANDBOX_TOKEN);
  await expect(new UsersApi(client).getUsers()).rejects.toThrow(/fetch/);
});

test('a sandbox says what it lacks', async () => {
  const { createSandbox, serveSandbox } = require('contact-centre-client/sandbox');
  expect(() => createSandbox()).toThrow(lacking);
  await expect(serveSandbox()).rejects.toThrow('contact-centre-client/sandbox/serve');
});

test('./sandbox/serve says what it lacks', () => {
  expect(() => require('contact-centre-client/sandbox/serve')).toThrow(lacking);
});

test('./testing says what it lacks', () => {
  const { setupSandbox } = require('contact-centre-client/testing');
  expect(() => setupSandbox()).toThrow(lacking);
});

test('a failed sign-in says why', async () => {
  const { ApiClient } = require('contact-centre-client');
  const browser = new ApiClient({ apiUrl: process.env.SANDBOX_URL });
  await expect(browser.loginClientCredentialsGrant('id', 'secret')).rejects.toThrow('not supported in a browser');
  const server = new ApiClient({ apiUrl: process.env.SANDBOX_URL, runtime: 'server' });
  await expect(server.loginClientCredentialsGrant('id', 'secret')).rejects.toThrow('invalid_client');
});
