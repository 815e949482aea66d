// Signs in, calls through both clients and hears live events, whatever the runtime; prints what it found as one line of JSON.
import { createRequire } from 'node:module';
import * as root from 'contact-centre-client';
import { ApiClient, NotFoundError, UsersApi } from 'contact-centre-client';
import { UsersApi as OneArea } from 'contact-centre-client/apis/users';
import { ApiClient as Apart } from 'contact-centre-client/client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { ApiClient as FetchApart } from 'contact-centre-client/fetch/client';
import { hearing } from './live.mjs';

const copy = createRequire(import.meta.url)('contact-centre-client');
const { PROBE_URL: url, PROBE_ID: id, PROBE_SECRET: secret, PROBE_TOKEN: token } = globalThis.process.env;
const found = {
  oneClass: OneArea === UsersApi && root.UsersApi === UsersApi && Apart === ApiClient && FetchApart === FetchClient,
};
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
console.log(JSON.stringify({ ...found, live: await hearing({ url, token }) }));
