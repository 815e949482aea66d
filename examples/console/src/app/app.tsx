import { MantineProvider } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { ConnectionProvider } from '../session/connection.js';
import { findSandbox } from '../session/sandbox.js';
import { makeRouter } from './routes.js';
import { cssVariables, styleNonce, theme, themeChoice } from './theme.js';

export function App(): ReactNode {
  const [sandboxFound] = useState(findSandbox);
  const [router] = useState(makeRouter);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={themeChoice}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <Suspense>
        <ConnectionProvider sandboxFound={sandboxFound}>
          <RouterProvider router={router} />
        </ConnectionProvider>
      </Suspense>
    </MantineProvider>
  );
}
