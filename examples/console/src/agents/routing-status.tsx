import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { routingStatusLook } from './routing-statuses.js';

export function RoutingStatusBadge({ status }: { status: string | undefined }): ReactNode {
  const { label, color } = routingStatusLook(status ?? 'OFF_QUEUE');
  return (
    <Badge color={color} variant="light" tt="none" fw={600}>
      {label}
    </Badge>
  );
}
