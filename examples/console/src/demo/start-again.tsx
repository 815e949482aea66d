import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { text } from '../shared/text.js';
import { useTitle } from '../shared/use-title.js';

/** Replaces the sign-in page: the demo has no login page. */
export function Component(): ReactNode {
  useTitle(text('demo.ended'));
  return (
    <Stack component="main" align="center" gap="md" p="xl">
      <Title order={1} tabIndex={-1}>
        {text('demo.ended')}
      </Title>
      <Text>{text('demo.endedHelp')}</Text>
      <Button
        onClick={() => {
          location.assign(location.pathname);
          location.reload();
        }}
      >
        {text('demo.again')}
      </Button>
    </Stack>
  );
}
