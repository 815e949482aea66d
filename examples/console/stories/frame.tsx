import { Anchor, MantineProvider, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { cssVariables, styleNonce, theme } from '../src/app/theme.js';
import { ConnectionProvider } from '../src/session/connection.js';
import { firstConnection } from '../src/session/place-connection.js';
import classes from './stories.module.css';
import type { Story } from './story.js';

const sandbox = { apiUrl: location.origin, organisation: 'Stories', clients: { implicit: '', pkce: '' }, people: [] };

interface FrameProps {
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** What components expect around them. No user is signed in, so nothing is requested. */
export function StoryFrame({ scheme, children }: FrameProps): ReactNode {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme} getStyleNonce={styleNonce}>
      <ConnectionProvider first={firstConnection({ sandbox }, undefined)} sandbox={sandbox}>
        <RouterProvider router={router} />
      </ConnectionProvider>
    </MantineProvider>
  );
}

/** The states of a component, one below the other. */
export function StorySheet({ story: { name, states } }: { story: Story }): ReactNode {
  return (
    <Stack component="main" gap="lg" p="md">
      <VisuallyHidden component="h1">{name}</VisuallyHidden>
      {Object.entries(states).map(([caption, render]) => (
        <figure key={caption} className={classes['state']}>
          <Text component="figcaption" size="xs" c="dimmed" mb={6}>
            {caption}
          </Text>
          {render()}
        </figure>
      ))}
    </Stack>
  );
}

/** Links to all stories. */
export function StoryList({ names }: { names: readonly string[] }): ReactNode {
  return (
    <Stack component="main" gap="xs" p="md">
      <h1>Components of the console</h1>
      {names.map((name) => (
        <Anchor key={name} href={`?story=${name}`}>
          {name}
        </Anchor>
      ))}
    </Stack>
  );
}
