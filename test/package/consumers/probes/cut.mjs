// Calls an address whose compressed text is cut off; prints what becomes of the call as one line of JSON.
import { ApiClient, UsersApi } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';

const outcomes = {};
for (const [name, Client] of Object.entries({ root: ApiClient, fetch: FetchClient })) {
  const client = new Client({ apiUrl: globalThis.process.env.PROBE_CUT_URL });
  client.setAccessToken('t');
  outcomes[name] = await new UsersApi(client).getUsers().then(
    () => 'resolved',
    (error) => error.name,
  );
}
console.log(JSON.stringify(outcomes));
