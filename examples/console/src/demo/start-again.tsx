import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitle } from '../shared/use-title.js';

/** Replaces the sign-in page: the demo has no login page. */
export function Component(): ReactNode {
  useTitle('The demo has ended');
  return (
    <Stack component="main" lang="en" align="center" gap="md" p="xl">
      <Title order={1} tabIndex={-1}>
        The demo has ended
      </Title>
      <Text>You have revoked the access token of the demo. Start again with a new sandbox.</Text>
      <Button
        onClick={() => {
          location.assign(location.pathname);
          location.reload();
        }}
      >
        Start again
      </Button>
    </Stack>
  );
}
