import { Button, Skeleton, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NONE, formatTime } from '../shared/formats.js';
import type { Agent } from './agent.js';
import { Presence } from './presence.js';
import { RoutingStatusBadge } from './routing-status.js';
import { useAgentQueues } from './use-agent-queues.js';

export function AgentRow({ agent, onMove }: { agent: Agent; onMove: (agent: Agent) => void }): ReactNode {
  const { id, name, title, presence, presenceName, routingStatus, since } = agent;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <span className="one-line" title={name}>
          {name}
        </span>
        <Text size="xs" c="dimmed" fw={400} truncate title={title}>
          {title}
        </Text>
      </Table.Th>
      <Table.Td>
        <Presence value={presence?.presenceDefinition} label={presenceName} />
      </Table.Td>
      <Table.Td>
        <RoutingStatusBadge status={routingStatus} />
      </Table.Td>
      <Table.Td>{formatTime(since)}</Table.Td>
      <Table.Td>
        <Queues userId={id} />
      </Table.Td>
      <Table.Td ta="end">
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Move ${name} to another queue`}
          onClick={() => {
            onMove(agent);
          }}
        >
          Move
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

function Queues({ userId }: { userId: string }): ReactNode {
  const { queues, error } = useAgentQueues(userId);
  if (error) return 'Could not be read';
  if (!queues) return <Skeleton height={12} width={160} />;
  const names = queues.map(({ name }) => name).join(', ');
  return (
    <span className="one-line" title={names}>
      {names === '' ? NONE : names}
    </span>
  );
}
