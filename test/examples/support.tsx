import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { ApiClient } from 'contact-centre-client/fetch';
import type { ApiClientOptions } from 'contact-centre-client/fetch';
import { Notifications } from 'contact-centre-client/notifications';
import { NotificationsProvider, PlatformProvider } from 'contact-centre-client/react';
import type { PlatformProviderProps } from 'contact-centre-client/react';
import type { Sandbox } from 'contact-centre-client/sandbox';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { origin, socketsOf, transportTo } from '../notifications/support.js';

export interface PageOptions extends Pick<ApiClientOptions, 'hooks'>, Pick<PlatformProviderProps, 'signIn'> {
  /** The signed-in user; by default none. */
  userId?: string;
}

/** Renders a recipe on a sandbox in the same process, with the providers of its `main.tsx`. */
export function openPage(sandbox: Sandbox, page: ReactNode, { userId, signIn, ...options }: PageOptions = {}): Notifications {
  const toSandbox = transportTo(sandbox);
  const client = new ApiClient({
    timeout: 0,
    apiUrl: origin,
    transport: async (request) => {
      const response = await toSandbox(request);
      // A server adds the header; the sandbox itself does not.
      return { ...response, headers: { ...response.headers, date: new Date(sandbox.clock.now()).toUTCString() } };
    },
    ...options,
  });
  if (userId !== undefined) client.setAccessToken(sandbox.issueAccessToken(userId));
  const notifications = new Notifications(client, { webSocket: socketsOf(sandbox) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  render(
    <QueryClientProvider client={queryClient}>
      <PlatformProvider client={client} {...(signIn && { signIn })}>
        <NotificationsProvider notifications={notifications}>{page}</NotificationsProvider>
      </PlatformProvider>
    </QueryClientProvider>,
  );
  onTestFinished(async () => {
    cleanup();
    queryClient.clear();
    await notifications.close();
  });
  return notifications;
}
