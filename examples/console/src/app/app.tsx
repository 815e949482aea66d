import { MantineProvider } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router';
import { ConnectionProvider } from '../session/connection.js';
import { takeOverSignIn } from '../session/new-tabs.js';
import type { SandboxSettings } from '../session/sandbox.js';
import { findSandbox } from '../session/sandbox.js';
import { makeRouter } from './routes.js';
import { cssVariables, styleNonce, theme, themeChoice } from './theme.js';

/** Both before anything is asked of the platform. */
async function begin(): Promise<SandboxSettings | undefined> {
  const [sandbox] = await Promise.all([findSandbox(), takeOverSignIn()]);
  return sandbox;
}

export function App(): ReactNode {
  const [sandboxFound] = useState(begin);
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
