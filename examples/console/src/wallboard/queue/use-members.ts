import type { InfiniteData } from '@tanstack/react-query';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import type { GetRoutingQueueMembersOptions } from 'contact-centre-client/apis/routing';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import type { QueueMember, QueueMemberEntityListing } from 'contact-centre-client/models';
import type { PlatformError, PlatformQueryKey } from 'contact-centre-client/react';
import {
  flatEntities,
  infinitePlatformQueryOptions,
  platformQueryOptions,
  useInfinitePlatformQuery,
  usePlatformQuery,
  useTopicEachListener,
} from 'contact-centre-client/react';
import { useMemo } from 'react';
import type { MemberEvent, UserEvent } from '../../agents/user-events.js';
import { applyMemberEvent } from '../../agents/user-events.js';
import { useUserEvents } from '../../agents/use-user-events.js';
import { ASKING, asking, useLiveAnswer, useReadWhenLost } from '../../live/use-live-answer.js';
import { useIds } from '../../live/use-ids.js';
import type { Hearing } from '../../live/use-hearing.js';
import { useHearing } from '../../live/use-hearing.js';
import { useConnection } from '../../session/connection.js';
import { MAY_BE_ALLOWED } from '../../session/query-client.js';
import { PAGES_AT_ONCE, useAllPages } from '../../shared/use-all-pages.js';
import { useAgentLimit } from '../../workspace/use-limits.js';

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

type MemberArguments = [string, GetRoutingQueueMembersOptions];

const expand = ['presence', 'routingStatus'] as const;

/** Returns a page of a queue's members in the workspace, with presence and routing status, kept up to date. */
export function useMembers(queueId: string, page: number): Members {
  const { client } = useConnection();
  const limit = useAgentLimit();
  const { isLimited, includes } = limit;
  // The platform has no filter for the limit, so that all members are read.
  const allArgs: MemberArguments = [queueId, { pageSize: 100, expand }];
  const pageArgs: MemberArguments = [queueId, { pageSize: PAGE, pageNumber: page, expand }];
  const { queryKey } = isLimited
    ? infinitePlatformQueryOptions(client, RoutingApi, 'getRoutingQueueMembers', allArgs)
    : platformQueryOptions(client, RoutingApi, 'getRoutingQueueMembers', pageArgs);
  const [ids, useLearn] = useIds();
  const hearing = useMemberEvents(queueId, queryKey, ids);
  const options = { refetchInterval: asking(hearing, ASKING), staleTime: 0 };
  const one = usePlatformQuery(RoutingApi, 'getRoutingQueueMembers', isLimited ? skipToken : pageArgs, {
    ...options,
    placeholderData: keepPreviousData,
  });
  const all = useAllPages(
    useInfinitePlatformQuery(RoutingApi, 'getRoutingQueueMembers', isLimited ? allArgs : skipToken, {
      ...options,
      concurrency: PAGES_AT_ONCE,
    }),
  );
  const { data, hasNextPage } = all;
  const limited = useMemo(() => {
    if (data === undefined || hasNextPage || limit.isPending) return undefined;
    return flatEntities(data).filter(({ id, user }) => includes({ id, division: user?.division }));
  }, [data, hasNextPage, includes, limit.isPending]);
  const members = isLimited ? limited?.slice((page - 1) * PAGE, page * PAGE) : one.data?.entities;
  useLearn(members?.flatMap(({ id }) => id ?? []));
  const shown = isLimited ? all : one;
  return {
    members,
    hasNext: isLimited ? (limited?.length ?? 0) > page * PAGE : one.data?.nextUri !== undefined,
    error: limit.error ?? shown.error,
    hearing,
    refetch: () => {
      limit.refetch();
      return shown.refetch();
    },
  };
}

/** Applies the events of a queue and of its shown members to a cached response. */
function useMemberEvents(queueId: string, queryKey: PlatformQueryKey, ids: readonly string[] | undefined): Hearing {
  const { hear, repair, readSoon, ...answer } = useLiveAnswer(queryKey, EVERY_5_S, applyToMembers);
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
  const userTopics = useUserEvents(ids, { hear, repair });
  const hearing = useHearing(ids !== undefined, [membership, ...userTopics]);
  useReadWhenLost(hearing, answer);
  return hearing;
}

type MemberList = QueueMemberEntityListing | InfiniteData<QueueMemberEntityListing>;

/** Applies an event to a page of members, or to all pages. */
function applyToMembers(list: MemberList, event: UserEvent | MemberEvent): MemberList {
  if (!('pages' in list)) return applyMemberEvent(list, event);
  const pages = list.pages.map((page) => applyMemberEvent(page, event));
  return pages.every((page, index) => page === list.pages[index]) ? list : { ...list, pages };
}
