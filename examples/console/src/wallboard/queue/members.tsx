import { Card, Table, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { GetRoutingQueueMembersOptions } from 'contact-centre-client/apis/routing';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { QueueMember } from 'contact-centre-client/models';
import { platformQueryOptions, usePlatformQuery } from 'contact-centre-client/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Presence, usePresenceDefinitions } from '../../agents/presence.js';
import { presenceLabel } from '../../agents/presence-label.js';
import { RoutingStatusBadge } from '../../agents/routing-status.js';
import { withMemberTold } from '../../agents/told.js';
import { NotTold } from '../../live/not-told.js';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import { useIds } from '../../live/use-ids.js';
import { useListening } from '../../live/use-listening.js';
import { useConnection } from '../../session/connection.js';
import { Empty, Failure, Loading } from '../../shared/states.js';
import classes from '../board/board.module.css';
import { Pager } from '../pager.js';

const PAGE = 25;
/** ms */
const EVERY_5_S = 5_000;

/** Who may take the queue's interactions, and who does. */
export function Members({ queueId }: { queueId: string }): ReactNode {
  const [page, setPage] = useState(1);
  const { client } = useConnection();
  const args: [string, GetRoutingQueueMembersOptions] = [
    queueId,
    { pageSize: PAGE, pageNumber: page, expand: ['presence', 'routingStatus'] },
  ];
  const { queryKey } = platformQueryOptions(client, RoutingApi, 'getRoutingQueueMembers', args);
  const { hear, repair, readSoon, ...answer } = useLiveAnswer(queryKey, EVERY_5_S, withMemberTold);
  const [ids, useLearn] = useIds();
  const hearing = useListening([queueId, ...ids].join(), [
    (live) =>
      live.onEach(
        'v2.routing.queues.{id}.users',
        [queueId],
        ({ eventBody: { id = '', joined } }) => {
          hear({ id, joined });
          // Who has come, and whether who takes no interactions any more is a member still, is not told.
          readSoon();
        },
        { repair },
      ),
    (live) =>
      live.onEach(
        'v2.users.{id}.presence',
        ids,
        ({ eventBody }, id) => {
          hear({ id, presence: eventBody });
        },
        { repair },
      ),
    (live) =>
      live.onEach(
        'v2.users.{id}.routingStatus',
        ids,
        ({ eventBody }, id) => {
          hear({ id, routingStatus: eventBody.routingStatus });
        },
        { repair },
      ),
  ]);
  useReadWhenLost(hearing, answer);
  const { data, error, isPending, refetch } = usePlatformQuery(RoutingApi, 'getRoutingQueueMembers', args, {
    ...{ refetchInterval: asking(hearing, ASKING), staleTime: 0, placeholderData: keepPreviousData },
  });
  const members = data?.entities ?? [];
  useLearn(data && members.flatMap(({ id }) => id ?? []));
  return (
    <Card withBorder component="section" aria-labelledby="members" padding={0}>
      <Title order={2} id="members" p="sm">
        Members
      </Title>
      <NotTold hearing={hearing} askedEvery={ASKING} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {isPending && <Loading rows={8} height={38} label="Loading the members" />}
      {data && members.length === 0 && (
        <Empty title="Nobody is a member of this queue" icon="agents">
          Move agents here on the page Agents.
        </Empty>
      )}
      {members.length > 0 && <MemberTable members={members} />}
      <Pager name="members" page={page} hasNext={data?.nextUri !== undefined} onPage={setPage} />
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
                  <span className="one-line" title={name ?? user?.name}>
                    {name ?? user?.name}
                  </span>
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
