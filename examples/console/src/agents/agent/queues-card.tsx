import { Anchor, Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAccess } from '../../session/use-access.js';
import { MissingPermissionNote } from '../../shared/missing-permission.js';
import { Failure, Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import { seeQueues } from '../requirements.js';
import { useAgentQueues } from '../use-agent-queues.js';
import classes from './agent.module.css';
import { AgentCard } from './card.js';

/** The agent's queues, first those whose interactions they take. */
export function QueuesCard({ userId }: { userId: string }): ReactNode {
  const { can, missing } = useAccess();
  const missingPermissions = missing(seeQueues);
  const isPermitted = missingPermissions.length === 0;
  const joined = useAgentQueues(isPermitted ? userId : undefined, true);
  const others = useAgentQueues(isPermitted ? userId : undefined, false);
  const error = joined.error ?? others.error;
  return (
    <AgentCard title={text('agent.queues')}>
      {!isPermitted && <MissingPermissionNote missing={missingPermissions} />}
      {error && <Failure error={error} />}
      {isPermitted && !error && (!joined.queues || !others.queues) && (
        <Loading rows={3} height={24} label={text('agent.loadingQueues')} />
      )}
      {joined.queues && others.queues && (
        <QueueList
          queues={[
            ...joined.queues.map((queue) => ({ ...queue, isJoined: true })),
            ...others.queues.map((queue) => ({ ...queue, isJoined: false })),
          ]}
          isLinked={can('routing:queue:view')}
        />
      )}
    </AgentCard>
  );
}

interface QueueListProps {
  queues: readonly { id: string; name: string; isJoined: boolean }[];
  isLinked: boolean;
}

function QueueList({ queues, isLinked }: QueueListProps): ReactNode {
  if (queues.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('agent.noQueues')}
      </Text>
    );
  }
  return (
    <ul className={classes['list']}>
      {queues.map(({ id, name, isJoined }) => (
        <li key={id}>
          {isLinked ? (
            <Anchor component={Link} to={`/queues/${id}`} size="sm" className="one-line" title={name}>
              {name}
            </Anchor>
          ) : (
            <span className="one-line" title={name}>
              {name}
            </span>
          )}
          <Badge variant="light" color={isJoined ? 'teal' : 'gray'} tt="none" flex="none">
            {text(isJoined ? 'agent.joined' : 'agent.notJoined')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
