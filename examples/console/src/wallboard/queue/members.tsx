import { Anchor, Card, Table, Title } from '@mantine/core';
import type { QueueMember } from 'contact-centre-client/models';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Presence } from '../../agents/presence.js';
import { presenceLabel } from '../../agents/presence-label.js';
import { RoutingStatusBadge } from '../../agents/routing-status.js';
import { usePresenceDefinitions } from '../../agents/use-presence-definitions.js';
import { PollingNotice } from '../../live/polling-notice.js';
import { ASKING } from '../../live/use-live-answer.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import classes from '../board/board.module.css';
import { Pager } from '../pager.js';
import { useMembers } from './use-members.js';

/** The members of the queue, and whether they take its interactions. */
export function Members({ queueId }: { queueId: string }): ReactNode {
  const [page, setPage] = useState(1);
  const { members, hasNext, error, hearing, refetch } = useMembers(queueId, page);
  return (
    <Card withBorder component="section" aria-labelledby="members" padding={0}>
      <Title order={2} id="members" p="sm">
        Members
      </Title>
      <PollingNotice hearing={hearing} pollingInterval={ASKING} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!members && !error && <Loading rows={8} height={38} label="Loading the members" />}
      {members?.length === 0 && (
        <Empty title="This queue has no members" icon="agents">
          Move agents here on the page Agents.
        </Empty>
      )}
      {members && members.length > 0 && <MemberTable members={members} />}
      <Pager name="members" page={page} hasNext={hasNext} onPage={setPage} />
    </Card>
  );
}

function MemberTable({ members }: { members: readonly QueueMember[] }): ReactNode {
  const definitions = usePresenceDefinitions();
  return (
    <Table.ScrollContainer type="native" minWidth={430} tabIndex={0} role="region" aria-label="Members as a table">
      <Table className={classes['rows'] ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col">Presence</Table.Th>
            <Table.Th scope="col">Routing status</Table.Th>
            <Table.Th scope="col">Joined</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map(({ id, name, joined, user, routingStatus = user?.routingStatus }) => {
            const presence = user?.presence?.presenceDefinition;
            const definition = definitions.find((each) => each.id === presence?.id);
            return (
              <Table.Tr key={id}>
                <Table.Th scope="row">
                  <Anchor component={Link} to={`/agents/${id}`} inherit className="one-line" title={name ?? user?.name}>
                    {name ?? user?.name}
                  </Anchor>
                </Table.Th>
                <Table.Td>
                  <Presence value={presence} label={definition && presenceLabel(definition)} />
                </Table.Td>
                <Table.Td>
                  <RoutingStatusBadge status={routingStatus?.status} />
                </Table.Td>
                <Table.Td>{joined === true ? 'Yes' : 'No'}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
