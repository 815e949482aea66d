'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiClient } from 'contact-centre-client/fetch';
import { PlatformProvider } from 'contact-centre-client/react';
import type { ReactNode } from 'react';
import { useState } from 'react';

/** Provides a client that calls the route handlers of this application. It has no token. */
export function Providers({ children }: { children: ReactNode }) {
  // While the page is rendered on the server, the client sends nothing.
  const apiUrl = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  const [client] = useState(() => new ApiClient({ apiUrl }));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <PlatformProvider client={client}>{children}</PlatformProvider>
    </QueryClientProvider>
  );
}
