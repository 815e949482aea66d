/** @jest-environment @happy-dom/jest-environment */
const { ApiClient, UsersApi } = require('contact-centre-client');
const fetchEntry = require('contact-centre-client/fetch');
const { createSandbox, serveSandbox } = require('contact-centre-client/sandbox');

async function changed(client, sandbox) {
  client.setAccessToken(sandbox.issueAccessToken());
  const users = new UsersApi(client);
  const { total, entities } = await users.getUsers();
  expect(total).toBe(24);
  const [{ id, version }] = entities;
  expect((await users.patchUser(id, { version, title: 'Zoë' })).title).toBe('Zoë');
}

test('a sandbox answers in process', async () => {
  const sandbox = createSandbox();
  await changed(new fetchEntry.ApiClient({ fetch: sandbox.fetch, timeout: 0 }), sandbox);
});

test('a sandbox is served', async () => {
  const served = await serveSandbox();
  await changed(new ApiClient({ apiUrl: served.url, timeout: 0 }), served.sandbox);
  await served.close();
});
