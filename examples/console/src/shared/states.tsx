import { Button, Card, Group, Skeleton, Stack, Text, ThemeIcon, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeFailure } from './failures.js';
import type { IconName } from './icons.js';
import { Icon } from './icons.js';
import { text } from './text.js';

export interface EmptyProps {
  title: string;
  /** What the user can do about it. */
  children: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}

/** Shown if there is no data, although there is no error. */
export function Empty({ title, children, action, icon = 'empty' }: EmptyProps): ReactNode {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <ThemeIcon variant="light" size={44} radius="xl">
        <Icon name={icon} size={22} />
      </ThemeIcon>
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" size="sm" maw="28rem">
        {children}
      </Text>
      {action}
    </Stack>
  );
}

export interface FailureProps {
  error: unknown;
  onRetry?: () => void;
}

/** Shows an error, what to do about it, and the details for the platform's support. */
export function Failure({ error, onRetry }: FailureProps): ReactNode {
  const { title, text: description, facts } = describeFailure(error);
  return (
    <Card withBorder role="alert" padding="lg">
      <Group wrap="nowrap" align="start" gap="md">
        <ThemeIcon variant="light" color="orange" size={36} radius="xl">
          <Icon name="warning" />
        </ThemeIcon>
        <Stack gap="xs" miw={0}>
          <Title order={2} size="h3">
            {title}
          </Title>
          <Text size="sm">{description}</Text>
          {facts.length > 0 && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {facts.join(' · ')}
            </Text>
          )}
          {onRetry && (
            <Button variant="default" leftSection={<Icon name="retry" size={16} />} onClick={onRetry} w="fit-content" mt="xs">
              {text('failure.retry')}
            </Button>
          )}
        </Stack>
      </Group>
    </Card>
  );
}

/** Grey bars with the height of the content that replaces them, so that the layout does not jump. */
export function Loading({
  rows = 1,
  height,
  label = text('loading.label'),
}: {
  rows?: number;
  height: number;
  label?: string;
}): ReactNode {
  return (
    <Stack gap="xs" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
