import { MantineProvider } from '@mantine/core';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { DemoBanner } from '../demo/demo-banner.js';
import { isDemo } from '../demo/is-demo.js';
import type { ConnectionProviderProps } from '../session/connection.js';
import { ConnectionProvider } from '../session/connection.js';
import { isBarePath } from './pages.js';
import { makeRouter } from './routes.js';
import { cssVariables, styleNonce, theme, themeChoice } from './theme.js';

export function App(props: Omit<ConnectionProviderProps, 'children'>): ReactNode {
  const [router] = useState(makeRouter);
  // A wall display is dark in every theme, since a bright screen on the wall dazzles.
  const isWall = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => isBarePath(router.state.location.pathname),
  );
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeChoice}
      defaultColorScheme="auto"
      {...(isWall && { forceColorScheme: 'dark' })}
      getStyleNonce={styleNonce}
    >
      <ConnectionProvider {...props}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ConnectionProvider>
      {/* At the end, so that the skip link stays the first element. */}
      {isDemo && <DemoBanner />}
    </MantineProvider>
  );
}
