import type { QueryClient } from '@tanstack/react-query';
import type { AnalyticsApi } from 'contact-centre-client/apis/analytics';
import { PlatformApi } from 'contact-centre-client/apis/platform-api';
import type { RoutingApi } from 'contact-centre-client/apis/routing';
import type { TokensApi } from 'contact-centre-client/apis/tokens';
import type { UsersApi } from 'contact-centre-client/apis/users';
import type { UserMe } from 'contact-centre-client/models';
import { flatEntities, infinitePlatformQueryOptions, platformQueryOptions } from 'contact-centre-client/react';
import { accessOf } from '../session/access.js';
import type { ConsoleClient } from '../session/console-client.js';
import type { Workspace } from '../workspace/workspace.js';
import { queueListOf } from '../workspace/workspace.js';
import { EARLY } from '../session/early-responses.js';
import { activateTimeZone } from '../shared/time-zone.js';
import { boardCalls, figurePermissions } from '../wallboard/figures/board-calls.js';
import { todayInterval } from '../wallboard/figures/today.js';

/** The first requests of pages, without the other methods of their areas, which load with the pages. */
class FirstRequests extends PlatformApi {
  getTokensMe: TokensApi['getTokensMe'] = (options, request) =>
    this.call('getTokensMe', 'GET /api/v2/tokens/me', {}, options, request);

  getUsersMe: UsersApi['getUsersMe'] = (options, request) =>
    this.call('getUsersMe', 'GET /api/v2/users/me', {}, options, request);

  getRoutingQueues: RoutingApi['getRoutingQueues'] = (options, request) =>
    this.call('getRoutingQueues', 'GET /api/v2/routing/queues', {}, options, request);

  postAnalyticsQueuesObservationsQuery: AnalyticsApi['postAnalyticsQueuesObservationsQuery'] = (body, request) =>
    this.call('postAnalyticsQueuesObservationsQuery', 'POST /api/v2/analytics/queues/observations/query', { body }, {}, request);

  postAnalyticsConversationsAggregatesQuery: AnalyticsApi['postAnalyticsConversationsAggregatesQuery'] = (body, request) =>
    this.call(
      'postAnalyticsConversationsAggregatesQuery',
      'POST /api/v2/analytics/conversations/aggregates/query',
      { body },
      {},
      request,
    );
}

/** As the session requests its user: with the permissions that `useAccess()` needs. */
export const userExpand = ['authorization'] as const;

/** The page itself requests more than these. */
const MAX_PAGES = 50;

/** The pages that begin with the list of queues. */
const withQueues = /^\/(?:queues\/[^/]+)?$/;
/** The page that shows the figures of all queues. */
const WITH_FIGURES = '/';

/** Where the requests of one client and their responses are. */
interface Early {
  client: ConsoleClient;
  queries: QueryClient;
  /** What the pages are limited to. */
  workspace: Workspace;
}

/**
 * Requests what the current page needs first as soon as the client has a token, while the user interface is still loading and
 * the sign-in is being checked. The page finds the responses in the cache.
 */
export function requestEarly(client: ConsoleClient, queries: QueryClient, workspace: Workspace): void {
  const stop = client.onAuthChange(({ accessToken }) => {
    if (accessToken === undefined) return;
    stop();
    const api = new FirstRequests(client);
    // The session receives these responses when it checks the token. It does not check one that it has just obtained.
    if (location.pathname !== '/sign-in') api.getTokensMe({}, { tag: EARLY }).catch(() => undefined);
    const user = api.getUsersMe({ expand: [...userExpand] }, { tag: EARLY });
    // A page shows a failure, and repeats the request.
    requestPage({ client, queries, workspace }, user).catch(() => undefined);
    user.catch(() => undefined);
  });
}

async function requestPage(early: Early, user: PromiseLike<UserMe>): Promise<void> {
  const { client, queries, workspace } = early;
  const { pathname } = location;
  if (!withQueues.test(pathname)) return;
  const list = infinitePlatformQueryOptions(client, FirstRequests, 'getRoutingQueues', [queueListOf(workspace)]);
  const data = await queries.infiniteQuery({ ...list, pages: MAX_PAGES });
  // The page requests the members of teams first.
  const isComplete = data.pages.length < MAX_PAGES && workspace.teams.length === 0;
  if (pathname === WITH_FIGURES && isComplete) await requestFigures(early, flatEntities(data), await user);
}

/** Requests the figures that the user may see. */
async function requestFigures(
  { client, queries, workspace }: Early,
  queues: readonly { id: string }[],
  { authorization }: UserMe,
): Promise<void> {
  if (queues.length === 0) return;
  const access = accessOf(authorization);
  const ids = queues.map(({ id }) => id);
  // For the interval of today, which the page has activated by then too.
  activateTimeZone(workspace.timeZone);
  const { now, day, arrivals } = boardCalls(ids, todayInterval());
  const observations = platformQueryOptions(client, FirstRequests, 'postAnalyticsQueuesObservationsQuery', [now]);
  const aggregates = [day, arrivals].map((body) =>
    platformQueryOptions(client, FirstRequests, 'postAnalyticsConversationsAggregatesQuery', [body]),
  );
  await Promise.all([
    ...(access.missing(figurePermissions.now).length === 0 ? [queries.query(observations)] : []),
    ...(access.missing(figurePermissions.day).length === 0 ? aggregates.map((query) => queries.query(query)) : []),
  ]);
}
