import type { QueryClient } from '@tanstack/react-query';
import { PlatformApi } from 'contact-centre-client/apis/platform-api';
import type { RoutingApi } from 'contact-centre-client/apis/routing';
import type { UsersApi } from 'contact-centre-client/apis/users';
import { infinitePlatformQueryOptions } from 'contact-centre-client/react';
import type { ConsoleClient } from '../session/console-client.js';
import type { Workspace } from '../workspace/workspace.js';
import { queueListOf } from '../workspace/workspace.js';
import { EARLY } from '../session/early-responses.js';

/** The first request of some pages, without the other methods of `RoutingApi`, which load with the page. */
class QueueList extends PlatformApi {
  getRoutingQueues: RoutingApi['getRoutingQueues'] = (options, request) =>
    this.call('getRoutingQueues', 'GET /api/v2/routing/queues', {}, options, request);
}

/** The session's user, whose permissions all pages need. */
class OwnUser extends PlatformApi {
  getUsersMe: UsersApi['getUsersMe'] = (options, request) =>
    this.call('getUsersMe', 'GET /api/v2/users/me', {}, options, request);
}

/** As the session requests its user: with the permissions that `useAccess()` needs. */
export const userExpand = ['authorization'] as const;

/** The pages that begin with the list of queues. */
const withQueues = /^\/(?:queues\/[^/]+)?$/;

/**
 * Requests what the current page needs first as soon as the client has a token, while the page's code is still loading and the
 * sign-in is being checked. The page finds the response in the cache.
 */
export function requestEarly(client: ConsoleClient, queries: QueryClient, workspace: Workspace): void {
  const stop = client.onAuthChange(({ accessToken }) => {
    if (accessToken === undefined) return;
    stop();
    // The session receives this response once it has checked the token.
    new OwnUser(client).getUsersMe({ expand: [...userExpand] }, { tag: EARLY }).catch(() => undefined);
    if (!withQueues.test(location.pathname)) return;
    const queues = infinitePlatformQueryOptions(client, QueueList, 'getRoutingQueues', [queueListOf(workspace)]);
    // The page shows a failure, and repeats the request.
    queries.infiniteQuery(queues).catch(() => undefined);
  });
}
