import { QueryClient, QueryClientProvider, dehydrate } from '@tanstack/react-query';
import { UsersApi } from 'contact-centre-client';
import { PlatformProvider, platformQueryOptions, usePlatformQuery, useSession } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Platform } from './support.js';
import { activeUsers, signedInClient, startPlatform } from './support.js';

function Page({ id }: { id: string }): ReactNode {
  const { status, user } = useSession();
  const shown = usePlatformQuery(UsersApi, 'getUser', [id]);
  return `${status} ${user?.name ?? 'nobody'} ${shown.data?.name ?? shown.status}`;
}

const rendered = (platform: Platform, queryClient: QueryClient, id: string): ReactNode => (
  <QueryClientProvider client={queryClient}>
    <PlatformProvider
      client={signedInClient(platform)}
      signIn={{ grant: 'pkce', clientId: 'a', redirectUri: 'https://app.example/' }}
    >
      <Page id={id} />
    </PlatformProvider>
  </QueryClientProvider>
);

describe('On a server', () => {
  it('there is no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it('the session is restoring, and nothing is sent', async () => {
    const platform = startPlatform();
    const { id } = activeUsers(platform.sandbox)[0]!;
    expect(renderToString(rendered(platform, new QueryClient(), id))).toBe('restoring nobody pending');
    const stream = await renderToReadableStream(rendered(platform, new QueryClient(), id));
    expect(await new Response(stream).text()).toContain('restoring nobody pending');
    expect(platform.sentRequests).toEqual([]);
  });

  it('prefetched data is rendered, and sent to the page without a token', async () => {
    const platform = startPlatform();
    const { id, name } = activeUsers(platform.sandbox)[1]!;
    const queryClient = new QueryClient();
    const client = signedInClient(platform);
    await queryClient.fetchQuery(platformQueryOptions(client, UsersApi, 'getUser', [id]));
    expect(renderToString(rendered(platform, queryClient, id))).toBe(`restoring nobody ${name}`);
    const state = JSON.stringify(dehydrate(queryClient));
    expect(state).toContain(name);
    expect(state).not.toContain(client.authData.accessToken);
    queryClient.clear();
  });

  it('failures are not retried while the page is rendered', async () => {
    const platform = startPlatform();
    platform.breakFor(/users/);
    const queryClient = new QueryClient();
    const failing = queryClient.fetchQuery(platformQueryOptions(signedInClient(platform), UsersApi, 'getUsers', []));
    await expect(failing).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(platform.sentRequests).toHaveLength(1);
    queryClient.clear();
  });
});
