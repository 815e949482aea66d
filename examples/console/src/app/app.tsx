import { MantineProvider } from '@mantine/core';
import type { TokenProvider } from 'contact-centre-client/tokens';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { DemoBanner } from '../demo/demo-banner.js';
import { isDemo } from '../demo/is-demo.js';
import { ConnectionProvider } from '../session/connection.js';
import type { PageSettings } from '../session/page-settings.js';
import { makeRouter } from './routes.js';
import { cssVariables, styleNonce, theme, themeChoice } from './theme.js';

interface AppProps extends Pick<PageSettings, 'sandbox' | 'organisation'> {
  tokenProvider: TokenProvider | undefined;
}

export function App({ sandbox, organisation, tokenProvider }: AppProps): ReactNode {
  const [router] = useState(makeRouter);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeChoice}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ConnectionProvider sandbox={sandbox} organisation={organisation} tokenProvider={tokenProvider}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ConnectionProvider>
      {/* At the end, so that the skip link stays the first element. */}
      {isDemo && <DemoBanner />}
    </MantineProvider>
  );
}
