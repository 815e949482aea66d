import { Alert, Code, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../../explorer/copy-button.js';
import { text } from '../../shared/text.js';
import type { Kind } from '../kinds/kind.js';

export type Secret = NonNullable<ReturnType<NonNullable<Kind['secretOf']>>>;

/** A secret that the platform shows once, with the id that belongs to it. It is nowhere else in the console. */
export function SecretNote({ id, secret: { label, value } }: { id: string; secret: Secret }): ReactNode {
  return (
    <Alert color="orange" title={text(label)}>
      <Text size="sm">{text('admin.secretOnce')}</Text>
      <Group gap="xs" mt="xs">
        <Code aria-label={text('admin.id')}>{id}</Code>
        <CopyButton content={() => id} label={text('admin.copyId')} />
      </Group>
      <Group gap="xs" mt="xs">
        <Code aria-label={text(label)} style={{ overflowWrap: 'anywhere' }}>
          {value}
        </Code>
        <CopyButton content={() => value} label={text('admin.copySecret')} />
      </Group>
    </Alert>
  );
}
