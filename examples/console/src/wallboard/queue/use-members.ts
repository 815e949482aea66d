import { keepPreviousData } from '@tanstack/react-query';
import type { GetRoutingQueueMembersOptions } from 'contact-centre-client/apis/routing';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { QueueMember } from 'contact-centre-client/models';
import type { PlatformError } from 'contact-centre-client/react';
import { platformQueryOptions, usePlatformQuery, useTopicEachListener } from 'contact-centre-client/react';
import { applyMemberEvent } from '../../agents/user-events.js';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import { useIds } from '../../live/use-ids.js';
import type { Hearing } from '../../live/use-hearing.js';
import { useHearing } from '../../live/use-hearing.js';
import { useConnection } from '../../session/connection.js';
import { MAY_BE_ALLOWED } from '../../session/query-client.js';

const PAGE = 25;
/** ms */
const EVERY_5_S = 5_000;

interface Members {
  /** `undefined` until they are loaded. */
  members: readonly QueueMember[] | undefined;
  hasNext: boolean;
  error: PlatformError | null;
  hearing: Hearing;
  refetch: () => unknown;
}

/** Returns a page of a queue's members with presence and routing status, kept up to date. */
export function useMembers(queueId: string, page: number): Members {
  const { client } = useConnection();
  const args: [string, GetRoutingQueueMembersOptions] = [
    queueId,
    { pageSize: PAGE, pageNumber: page, expand: ['presence', 'routingStatus'] },
  ];
  const { queryKey } = platformQueryOptions(client, RoutingApi, 'getRoutingQueueMembers', args);
  const { hear, repair, readSoon, ...answer } = useLiveAnswer(queryKey, EVERY_5_S, applyMemberEvent);
  const [ids, useLearn] = useIds();
  const membership = useTopicEachListener(
    'v2.routing.queues.{id}.users',
    ids && [queueId],
    ({ eventBody: { id = '', joined } }) => {
      hear({ id, joined });
      // There are no events for new members, or for whether inactive ones are still members.
      readSoon();
    },
    {
      // All topics begin and are interrupted together, so that of the members' presences is enough, if there are members.
      repair: async () => (ids?.length === 0 ? await repair() : new Map<string, never>()),
      retryRefusedMs: MAY_BE_ALLOWED,
    },
  );
  const presences = useTopicEachListener(
    'v2.users.{id}.presence',
    ids,
    ({ eventBody }, id) => {
      hear({ id, presence: eventBody });
    },
    { repair, retryRefusedMs: MAY_BE_ALLOWED },
  );
  const statuses = useTopicEachListener(
    'v2.users.{id}.routingStatus',
    ids,
    ({ eventBody }, id) => {
      hear({ id, routingStatus: eventBody.routingStatus });
    },
    { retryRefusedMs: MAY_BE_ALLOWED },
  );
  const hearing = useHearing(ids !== undefined, [membership, presences, statuses]);
  useReadWhenLost(hearing, answer);
  const { data, error, refetch } = usePlatformQuery(RoutingApi, 'getRoutingQueueMembers', args, {
    refetchInterval: asking(hearing, ASKING),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useLearn(data?.entities.flatMap(({ id }) => id ?? []));
  return { members: data?.entities, hasNext: data?.nextUri !== undefined, error, hearing, refetch };
}
