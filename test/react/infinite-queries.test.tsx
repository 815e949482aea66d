import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { UserEntityListing } from 'contact-centre-client';
import { skipToken } from '@tanstack/react-query';
import { AnalyticsApi, AuthorizationApi, KnowledgeApi, RoutingApi, UsersApi } from 'contact-centre-client';
import {
  flatEntities,
  infinitePlatformQueryOptions,
  useInfinitePlatformQuery,
  usePlatformQuery,
} from 'contact-centre-client/react';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { App, Platform } from './support.js';
import { clientOf, makeQueryClient, renderApp, signedInClient, startPlatform, until } from './support.js';

type Shown<T> = UseInfiniteQueryResult<T>;

function renderList<T>(
  platform: Platform,
  useIt: () => Shown<T>,
  client = signedInClient(platform),
): { app: App; list: () => Shown<T> } {
  let shown!: Shown<T>;
  function List(): null {
    shown = useIt();
    return null;
  }
  return { app: renderApp({ client, children: <List /> }), list: () => shown };
}

async function readAll(list: () => Shown<unknown>): Promise<void> {
  await until(() => list().isSuccess);
  for (let pages = 1; list().hasNextPage && pages < 20; pages += 1) {
    const { data: earlierPages } = list();
    await act(async () => {
      await list().fetchNextPage();
    });
    // The component renders in a later task than the one in which the page has arrived.
    await until(() => !list().isFetching && list().data !== earlierPages);
  }
}

const queriesSent = (platform: Platform, pattern: RegExp): string[] =>
  platform.sentRequests.flatMap(({ url }) => (pattern.test(url) ? [new URL(url).search] : []));

describe('useInfinitePlatformQuery', () => {
  it('reads a list by page number to its end', async () => {
    const platform = startPlatform();
    const { list } = renderList(platform, () => useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 10, state: 'any' }]));
    await readAll(list);
    const users = flatEntities(list().data);
    expect(users.map(({ id }) => id)).toEqual(platform.sandbox.users.map(({ id }) => id));
    expect(queriesSent(platform, /users\?/)).toEqual([
      '?pageSize=10&state=any',
      '?pageSize=10&state=any&pageNumber=2',
      '?pageSize=10&state=any&pageNumber=3',
    ]);
    expect(list().hasNextPage).toBe(false);
  });

  describe('with concurrency', () => {
    /** A list of 5 pages whose responses wait until the test releases them. */
    function heldPages(platform: Platform, pageCount = 5) {
      const waiting = new Map<number, () => void>();
      platform.sandbox.on(UsersApi, 'getUsers', async ({ query }) => {
        const pageNumber = Number(query.get('pageNumber') ?? 1);
        await new Promise<void>((resolve) => waiting.set(pageNumber, resolve));
        return { entities: [{ id: `user-${pageNumber}` }], pageNumber, pageCount, pageSize: 1, total: pageCount };
      });
      return {
        pending: () => [...waiting.keys()].sort(),
        release: (page: number) => {
          waiting.get(page)?.();
          waiting.delete(page);
        },
      };
    }

    const idsOf = (list: Shown<InfiniteData<UserEntityListing>>): (string | undefined)[] =>
      flatEntities(list.data).map(({ id }) => id);

    it('requests the next pages at the same time, and shows them in order', async () => {
      const platform = startPlatform();
      const pages = heldPages(platform);
      const { list } = renderList(platform, () =>
        useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 1 }], { concurrency: 3 }),
      );
      await until(() => pages.pending().length === 1);
      pages.release(1);
      await until(() => pages.pending().length === 3);
      expect(pages.pending()).toEqual([2, 3, 4]);
      await until(() => list().isSuccess);
      // Page 3 arrives first, but is shown after page 2.
      pages.release(3);
      act(() => void list().fetchNextPage());
      pages.release(2);
      await until(() => idsOf(list()).length === 2);
      expect(idsOf(list())).toEqual(['user-1', 'user-2']);
      await until(() => pages.pending().includes(5));
      act(() => void list().fetchNextPage());
      await until(() => idsOf(list()).length === 3);
      pages.release(4);
      pages.release(5);
      await readAll(list);
      expect(idsOf(list())).toEqual(['user-1', 'user-2', 'user-3', 'user-4', 'user-5']);
      expect(queriesSent(platform, /users\?/)).toHaveLength(5);
    });

    it('requests a page once more if its request in advance failed', async () => {
      const platform = startPlatform();
      const failures = [500];
      platform.sandbox.on(UsersApi, 'getUsers', ({ query }) => {
        const pageNumber = Number(query.get('pageNumber') ?? 1);
        if (pageNumber === 3 && failures.pop() !== undefined) throw new Error('The page fails once');
        return { entities: [{ id: `user-${pageNumber}` }], pageNumber, pageCount: 3, pageSize: 1, total: 3 };
      });
      const { list } = renderList(platform, () =>
        useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 1 }], { concurrency: 2, retry: false }),
      );
      await readAll(list);
      expect(idsOf(list())).toEqual(['user-1', 'user-2', 'user-3']);
      expect(failures).toEqual([]);
      expect(list().errorUpdateCount).toBe(0);
    });

    it.each([0, 11, 1.5, '3', null])('refuses %j as the number of requests', (concurrency) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const render = () =>
        renderList(startPlatform(), () =>
          useInfinitePlatformQuery(UsersApi, 'getUsers', [], { concurrency: concurrency as number }),
        );
      expect(render).toThrow(/concurrency.*it must be a whole number from 1 to 10/s);
    });
  });

  it('reads a list that is called without optional values', async () => {
    const platform = startPlatform({ maxPageSize: 25 });
    const { list } = renderList(platform, () => useInfinitePlatformQuery(UsersApi, 'getUsers', []));
    platform.sandbox.on(UsersApi, 'getUsers', ({ query }) => {
      const pageNumber = Number(query.get('pageNumber') ?? 1);
      return { entities: [{ id: `user-${pageNumber}` }], pageNumber, pageCount: 2 };
    });
    await readAll(list);
    expect(flatEntities(list().data)).toEqual([{ id: 'user-1' }, { id: 'user-2' }]);
    expect(queriesSent(platform, /users(\?|$)/)).toEqual(['', '?pageNumber=2']);
  });

  it('follows the URL of the next page if pages have no numbers', async () => {
    const platform = startPlatform();
    const queue = platform.sandbox.queues[0]!.id;
    platform.sandbox.on(RoutingApi, 'getRoutingQueueMembers', ({ query }) => {
      const page = Number(query.get('pageNumber') ?? 1);
      return {
        entities: [{ id: `member-${page}` }],
        pageNumber: page,
        ...(page < 3 && { nextUri: `/api/v2/routing/queues/${queue}/members?pageSize=1&pageNumber=${page + 1}` }),
      };
    });
    const { list } = renderList(platform, () =>
      useInfinitePlatformQuery(RoutingApi, 'getRoutingQueueMembers', [queue, { pageSize: 1 }]),
    );
    await readAll(list);
    expect(flatEntities(list().data).map(({ id }) => id)).toEqual(['member-1', 'member-2', 'member-3']);
    expect(queriesSent(platform, /members/)).toEqual(['?pageSize=1', '?pageSize=1&pageNumber=2', '?pageSize=1&pageNumber=3']);
  });

  it('reads a list by cursor from the URL of the next page', async () => {
    const platform = startPlatform();
    const client = signedInClient(platform);
    const knowledge = new KnowledgeApi(client);
    for (const name of ['First', 'Second', 'Third']) {
      await knowledge.postKnowledgeKnowledgebases({ name, coreLanguage: 'en-US' });
    }
    const { list } = renderList(
      platform,
      () => useInfinitePlatformQuery(KnowledgeApi, 'getKnowledgeKnowledgebases', [{ pageSize: '1' }]),
      client,
    );
    await readAll(list);
    const sent = queriesSent(platform, /knowledgebases\?/);
    expect(sent[0]).toBe('?pageSize=1');
    expect(sent.slice(1).every((query) => /^\?pageSize=1&after=[^&]+$/.test(query))).toBe(true);
    expect(flatEntities(list().data).length).toBe(sent.length);
    expect(flatEntities(list().data).map(({ name }) => name)).toEqual(expect.arrayContaining(['First', 'Second', 'Third']));
  });

  it('reads a list whose response contains the cursor', async () => {
    const platform = startPlatform();
    platform.sandbox.on(AnalyticsApi, 'getAnalyticsConversationsDetailsJobResults', ({ query }) =>
      query.get('cursor') === 'a+b/c='
        ? { conversations: [{ conversationId: 'two' }] }
        : { conversations: [{ conversationId: 'one' }], cursor: 'a+b/c=' },
    );
    const { list } = renderList(platform, () =>
      useInfinitePlatformQuery(AnalyticsApi, 'getAnalyticsConversationsDetailsJobResults', ['job'], {
        select: ({ pages }) => pages.flatMap(({ conversations = [] }) => conversations),
      }),
    );
    await readAll(list);
    expect(list().data?.map(({ conversationId }) => conversationId)).toEqual(['one', 'two']);
    expect(list().hasNextPage).toBe(false);
  });

  it('stops at a list whose next page is the same page', async () => {
    const platform = startPlatform();
    platform.sandbox.on(KnowledgeApi, 'getKnowledgeKnowledgebases', { entities: [{ id: 'a' }], nextUri: '/api/v2/x?after=same' });
    const { list } = renderList(platform, () => useInfinitePlatformQuery(KnowledgeApi, 'getKnowledgeKnowledgebases', []));
    await readAll(list);
    expect(queriesSent(platform, /knowledgebases/)).toEqual(['', '?after=same']);
  });

  it('ends after a response without pagination data', async () => {
    const platform = startPlatform();
    platform.sandbox.on(AuthorizationApi, 'getAuthorizationRoles', new Response(null, { status: 204 }));
    const { list } = renderList(platform, () => useInfinitePlatformQuery(AuthorizationApi, 'getAuthorizationRoles', []));
    await until(() => !list().isPending);
    expect(list()).toMatchObject({ status: 'success', hasNextPage: false });
    expect(flatEntities(list().data)).toEqual([]);
  });

  it('starts from the page that the options name', async () => {
    const platform = startPlatform();
    const { list } = renderList(platform, () =>
      useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 10, pageNumber: 2, state: 'any' }]),
    );
    await readAll(list);
    expect(queriesSent(platform, /users\?/)).toEqual([
      '?pageSize=10&pageNumber=2&state=any',
      '?pageSize=10&pageNumber=3&state=any',
    ]);
  });

  it('cancels the pending page when the component is unmounted', async () => {
    const platform = startPlatform();
    const { app, list } = renderList(platform, () => useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]));
    await until(() => list().isSuccess);
    platform.holdBack(/pageNumber=2/);
    act(() => void list().fetchNextPage());
    await until(() => queriesSent(platform, /pageNumber=2/).length === 1);
    app.unmount();
    await until(() => platform.aborted.length === 1);
  });

  it('waits for the sign-in and for its arguments', async () => {
    const platform = startPlatform();
    const client = clientOf(platform);
    const { app, list } = renderList(platform, () => useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]), client);
    const skipped = renderList(platform, () => useInfinitePlatformQuery(UsersApi, 'getUserQueues', skipToken), client);
    await until(() => app.session.status === 'signed-out');
    expect(list().fetchStatus).toBe('idle');
    client.setAccessToken(platform.sandbox.issueAccessToken());
    await until(() => list().isSuccess);
    expect(skipped.list()).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    expect(platform.calls.filter((call) => call.includes('queues'))).toEqual([]);
  });

  it('caches pages separately from the plain response of the same call', async () => {
    const platform = startPlatform();
    let total: number | undefined;
    const { list } = renderList(platform, () => {
      total = usePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]).data?.total;
      return useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]);
    });
    await until(() => list().isSuccess && total !== undefined);
    expect(flatEntities(list().data)).toHaveLength(5);
  });
});

describe('infinitePlatformQueryOptions', () => {
  it('prefetches several pages', async () => {
    const platform = startPlatform();
    const queryClient = makeQueryClient();
    const data = await queryClient.fetchInfiniteQuery({
      ...infinitePlatformQueryOptions(signedInClient(platform), UsersApi, 'getUsers', [{ pageSize: 5 }]),
      pages: 2,
    });
    expect(flatEntities(data)).toHaveLength(10);
    expect(data.pageParams).toEqual([{}, { pageNumber: 2 }]);
  });
});

describe('flatEntities', () => {
  it('returns the same list until the pages change', () => {
    const pages = [{ entities: [1, 2] }, {}, { entities: [3] }];
    expect(flatEntities({ pages, pageParams: [] })).toEqual([1, 2, 3]);
    expect(flatEntities({ pages, pageParams: [] })).toBe(flatEntities({ pages, pageParams: [] }));
    expect(flatEntities(undefined)).toBe(flatEntities(undefined));
    expect(flatEntities({ pages: [...pages], pageParams: [] })).not.toBe(flatEntities({ pages, pageParams: [] }));
  });
});
