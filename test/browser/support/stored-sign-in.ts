import type { RunningConsole } from '../../../examples/console/server.js';
import { ApiClient } from '../../../src/entries/fetch.js';
import { MemoryStorage } from '../../support/page.js';

/**
 * Returns the content of the console's storage after signing in to its sandbox. The library itself writes it, without a login
 * page.
 */
export async function keptSignIn(
  { sandbox, sandboxUrl }: Pick<RunningConsole, 'sandbox' | 'sandboxUrl'>,
  person: string,
): Promise<[key: string, value: string][]> {
  const user = sandbox.users.find(({ name }) => name === person);
  if (!user) throw new Error(`Nobody in the sandbox is called ${person}`);
  const answer = JSON.stringify({ access_token: sandbox.issueAccessToken(user.id), token_type: 'bearer' });
  const storage = new MemoryStorage();
  const client = new ApiClient({
    timeout: 0,
    apiUrl: sandboxUrl,
    persist: { prefix: 'console', storage },
    transport: () =>
      Promise.resolve({
        status: 200,
        statusText: 'OK',
        headers: { 'content-type': 'application/json' },
        body: new TextEncoder().encode(answer),
      }),
  });
  // By any grant, since the stored data and its place depend on the OAuth client alone.
  await client.loginClientCredentialsGrant(sandbox.clients.pkce.id, 'nobody asks for it');
  return [...storage.items];
}
