import type { Authorizer } from '../../src/core/client/authorizer.js';
import { expect, it } from 'vitest';
import { client, platform } from './support.js';

it('uses the token that another call has brought while this call was being prepared', async () => {
  const server = await platform();
  const { api, client: apiClient } = client(server);
  // A call checks for a token before it loads the code that it needs. No public method waits exactly there.
  const { authorizer } = apiClient as unknown as { authorizer: Authorizer };
  const waitForToken = authorizer.waiter('oauth');
  await api.getUsersMe();
  await waitForToken?.({ method: 'GET', url: server.url, timeout: 0, signal: undefined });
  expect(server.token).toHaveLength(1);
});
