import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiClient } from 'contact-centre-client/fetch';
import { Governor } from 'contact-centre-client/limits';
import { PlatformProvider } from 'contact-centre-client/react';
import { createRoot } from 'react-dom/client';
import { Wallboard } from './wallboard.js';

const { VITE_API_URL: apiUrl, VITE_REGION: region, VITE_CLIENT_ID: clientId } = import.meta.env;
const client = new ApiClient({ ...(apiUrl === undefined ? { region } : { apiUrl }), persist: true, limiter: new Governor() });
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <PlatformProvider client={client} signIn={{ grant: 'pkce', clientId, redirectUri: `${location.origin}/` }}>
      <Wallboard />
    </PlatformProvider>
  </QueryClientProvider>,
);
