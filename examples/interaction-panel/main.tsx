import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiClient } from 'contact-centre-client/fetch';
import { Notifications } from 'contact-centre-client/notifications';
import { NotificationsProvider, PlatformProvider } from 'contact-centre-client/react';
import { createRoot } from 'react-dom/client';
import { followClock } from './clock.js';
import { Panel } from './panel.js';

const { VITE_API_URL: apiUrl, VITE_REGION: region, VITE_CLIENT_ID: clientId } = import.meta.env;
const client = new ApiClient({ ...(apiUrl === undefined ? { region } : { apiUrl }), persist: true, hooks: [followClock] });

createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <PlatformProvider client={client} signIn={{ grant: 'pkce', clientId, redirectUri: `${location.origin}/` }}>
      <NotificationsProvider notifications={new Notifications(client)}>
        <Panel />
      </NotificationsProvider>
    </PlatformProvider>
  </QueryClientProvider>,
);
