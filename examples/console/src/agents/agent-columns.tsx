import { Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataColumn } from '../shared/data-table/columns.js';
import { NONE, formatDateTime, formatElapsed, formatStart } from '../shared/formats.js';
import { text } from '../shared/text.js';
import { usePlatformTime } from '../shared/use-platform-time.js';
import type { Agent } from './agent.js';
import { byName, byPresence, byRoutingStatus, byStart, byTimeInStatus } from './agent.js';
import { Presence } from './presence.js';
import { RoutingStatusBadge } from './routing-status.js';
import { useVisibleQueues } from './use-visible-queues.js';

/** The names of columns are getters, since the texts load after the modules. */
export const nameColumn: DataColumn<Agent> = {
  id: 'name',
  get name() {
    return text('agents.name');
  },
  width: 96,
  grow: 2,
  compare: byName,
  cell: ({ name, title }, { isCompact }) => (
    <>
      <span className="one-line" title={name}>
        {name}
      </span>
      {!isCompact && title !== '' && (
        <Text size="xs" c="dimmed" fw={400} lh={1.2} truncate title={title}>
          {title}
        </Text>
      )}
    </>
  ),
};

export const presenceColumn: DataColumn<Agent> = {
  id: 'presence',
  get name() {
    return text('agents.presence');
  },
  width: 130,
  priority: 2,
  compare: byPresence,
  breakTie: byName,
  cell: ({ presence, presenceName }) => <Presence value={presence?.presenceDefinition} label={presenceName} />,
};

export const routingStatusColumn: DataColumn<Agent> = {
  id: 'routingStatus',
  get name() {
    return text('agents.routingStatus');
  },
  width: 128,
  grow: 0,
  priority: 1,
  compare: byRoutingStatus,
  breakTie: (one, other) => byStart(one, other) || byName(one, other),
  cell: ({ routingStatus }) => <RoutingStatusBadge status={routingStatus} />,
};

export const sinceColumn: DataColumn<Agent> = {
  id: 'since',
  get name() {
    return text('agents.since');
  },
  width: 150,
  priority: 3,
  compare: byTimeInStatus,
  breakTie: byName,
  cell: ({ since }) => <Since since={since} />,
};

export const queuesColumn: DataColumn<Agent> = {
  id: 'queues',
  get name() {
    return text('agents.queues');
  },
  width: 120,
  grow: 3,
  priority: 4,
  cell: ({ id }) => <Queues userId={id} />,
};

/** @param onMove - Opens the dialog. */
export function moveColumn(onMove: (agent: Agent) => void): DataColumn<Agent> {
  return {
    id: 'actions',
    name: text('agents.actions'),
    width: 92,
    grow: 0,
    hasActions: true,
    cell: (agent, { tabIndex }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={4}
        tabIndex={tabIndex}
        aria-label={text('actions.moveAgent', { name: agent.name })}
        onClick={() => {
          onMove(agent);
        }}
      >
        {text('agents.move')}
      </Button>
    ),
  };
}

/** When the status began, and how long ago that is by the platform's clock. */
export function Since({ since }: { since: string | undefined }): ReactNode {
  if (since === undefined) return NONE;
  return (
    <time dateTime={since} title={formatDateTime(since)} className="one-line">
      <SinceText since={since} />
    </time>
  );
}

function SinceText({ since }: { since: string }): ReactNode {
  const elapsed = usePlatformTime() - Date.parse(since);
  return (
    <>
      {formatStart(since, elapsed)}{' '}
      <Text span size="xs" c="dimmed">
        {formatElapsed(elapsed)}
      </Text>
    </>
  );
}

function Queues({ userId }: { userId: string }): ReactNode {
  const { queues, error } = useVisibleQueues(userId);
  if (error) return text('agents.queuesUnread');
  if (!queues) return <Skeleton height={12} width={160} />;
  const names = queues.map(({ name }) => name).join(', ');
  return (
    <span className="one-line" title={names}>
      {names === '' ? NONE : names}
    </span>
  );
}
