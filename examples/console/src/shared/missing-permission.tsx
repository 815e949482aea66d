import { Code, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icons.js';
import { RichText } from './rich-text.js';

interface MissingPermissionProps {
  /** The names of the permissions, as `missing()` of `useAccess()` returns them. */
  missing: readonly string[];
}

/** Shown in place of a page or a section that the user has no permission for. `title` says what cannot be shown. */
export function MissingPermission({ missing, title }: MissingPermissionProps & { title: string }): ReactNode {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon variant="light" color="gray" size={44} radius="xl">
        <Icon name="lock" size={22} />
      </ThemeIcon>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" size="sm" maw="36rem">
        <Advice missing={missing} />
      </Text>
    </Stack>
  );
}

/** One line in place of a column, a tile or an action that the user has no permission for. */
export function MissingPermissionNote({ missing }: MissingPermissionProps): ReactNode {
  return (
    <Text c="dimmed" size="sm">
      <Advice missing={missing} />
    </Text>
  );
}

function Advice({ missing }: MissingPermissionProps): ReactNode {
  const list = missing.map((permission, index) => (
    <Fragment key={permission}>
      {index > 0 && ', '}
      <Code>{permission}</Code>
    </Fragment>
  ));
  return <RichText id="permission.missing" values={{ count: missing.length }} parts={[() => list]} />;
}
