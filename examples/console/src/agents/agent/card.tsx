import { Card, Group, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface AgentCardProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the page with a title. */
export function AgentCard({ title, actions, children }: AgentCardProps): ReactNode {
  const id = useId();
  return (
    <Card withBorder component="section" aria-labelledby={id} padding="md">
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} id={id} size="h3">
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Card>
  );
}
