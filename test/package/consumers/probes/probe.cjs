const { ApiClient, NotFoundError, UsersApi } = require('contact-centre-client');
const { UsersApi: OneArea } = require('contact-centre-client/apis/users');
const { ApiClient: Apart } = require('contact-centre-client/client');
const { ApiClient: FetchClient } = require('contact-centre-client/fetch');
const { ApiClient: FetchApart } = require('contact-centre-client/fetch/client');

async function main() {
  const loaded = await import('contact-centre-client');
  // Deno gives CommonJS a module whose exports are all in its default.
  const copy = loaded.NotFoundError ? loaded : loaded.default;
  const { PROBE_URL: url, PROBE_ID: id, PROBE_SECRET: secret } = process.env;
  const found = { oneClass: OneArea === UsersApi && Apart === ApiClient && FetchApart === FetchClient };
  for (const [name, Client] of Object.entries({ root: ApiClient, fetch: FetchClient })) {
    const client = new Client({ apiUrl: url, rejectWith: 'error' });
    await client.loginClientCredentialsGrant(id, secret);
    const users = await new UsersApi(client).getUsers({ pageSize: 3, expand: ['presence'] });
    const missing = await new UsersApi(client).getUser('nobody').catch((error) => error);
    found[name] = {
      total: users.total,
      listed: users.entities.length,
      typed: missing instanceof NotFoundError && missing instanceof copy.NotFoundError && missing instanceof copy.ApiError,
      code: missing.code,
    };
  }
  console.log(JSON.stringify(found));
}

void main();
