import type { UseMutationResult } from '@tanstack/react-query';
import { ApiError, RoutingApi, UsersApi } from 'contact-centre-client';
import { useInfinitePlatformQuery, usePlatformMutation, usePlatformQuery } from 'contact-centre-client/react';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activeUsers, renderApp, signedInClient, startPlatform, until } from './support.js';

function capture<T>(useIt: () => T): { Component: () => null; now: () => T } {
  let current!: T;
  return {
    Component: () => {
      current = useIt();
      return null;
    },
    now: () => current,
  };
}

type Change = UseMutationResult<unknown, Error, never>;

describe('usePlatformMutation', () => {
  it('calls the operation with its arguments when mutate is called', async () => {
    const platform = startPlatform();
    const user = activeUsers(platform.sandbox)[4]!;
    const callbackArgs: unknown[] = [];
    const { Component, now } = capture(() =>
      usePlatformMutation(UsersApi, 'patchUser', {
        onSuccess: (changed, [id, body]) => {
          callbackArgs.push(changed.title, id, body.title);
        },
      }),
    );
    const app = renderApp({ client: signedInClient(platform), children: <Component /> });
    await until(() => app.session.status === 'signed-in');
    expect(platform.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await act(async () => {
      const changed = await now().mutateAsync([user.id, { version: user.version, title: 'Team lead' }]);
      expect(changed.title).toBe('Team lead');
    });
    expect(platform.calls.filter((call) => call.startsWith('PATCH'))).toEqual([`PATCH /api/v2/users/${user.id}`]);
    expect(JSON.parse(platform.sentRequests.find(({ method }) => method === 'PATCH')!.body!)).toMatchObject({
      title: 'Team lead',
    });
    expect(callbackArgs).toEqual(['Team lead', user.id, 'Team lead']);
  });

  it.each([{}, { returnExtended: true }, { rejectWith: 'error' as const }])(
    'fails with an Error whatever the client rejects with: %o',
    async (options) => {
      const platform = startPlatform();
      const { Component, now } = capture(() => usePlatformMutation(UsersApi, 'deleteUser') as Change);
      const app = renderApp({ client: signedInClient(platform, undefined, options), children: <Component /> });
      await until(() => app.session.status === 'signed-in');
      act(() => {
        now().mutate(['nobody'] as never);
      });
      await until(() => now().isError);
      expect(now().error).toBeInstanceOf(ApiError);
      expect(now().error).toMatchObject({ status: 404, method: 'DELETE' });
      expect(platform.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    },
  );

  it('refetches only the responses that it made stale, pages included', async () => {
    const platform = startPlatform();
    const user = activeUsers(platform.sandbox)[2]!;
    const { Component, now } = capture(() => {
      const shown = usePlatformQuery(UsersApi, 'getUser', [user.id]);
      const users = useInfinitePlatformQuery(UsersApi, 'getUsers', [{ pageSize: 5 }]);
      const queues = usePlatformQuery(RoutingApi, 'getRoutingQueues', []);
      const skills = usePlatformQuery(RoutingApi, 'getRoutingSkills', []);
      const change = usePlatformMutation(UsersApi, 'patchUser', { invalidates: [[UsersApi], [RoutingApi, 'getRoutingSkills']] });
      return { shown, change, ready: [shown, users, queues, skills].every(({ isSuccess }) => isSuccess) };
    });
    renderApp({ client: signedInClient(platform), children: <Component /> });
    await until(() => now().ready);
    const before = platform.sentRequests.length;
    act(() => {
      now().change.mutate([user.id, { version: user.version, title: 'Team lead' }]);
    });
    await until(() => now().shown.data?.title === 'Team lead' && platform.sentRequests.length >= before + 4);
    expect(platform.calls.slice(before).sort()).toEqual([
      'GET /api/v2/routing/skills',
      'GET /api/v2/users',
      `GET /api/v2/users/${user.id}`,
      `PATCH /api/v2/users/${user.id}`,
    ]);
  });

  it('does not touch the cache if the mutation failed', async () => {
    const platform = startPlatform();
    const { Component, now } = capture(() => ({
      queues: usePlatformQuery(RoutingApi, 'getRoutingQueues', []),
      change: usePlatformMutation(RoutingApi, 'deleteRoutingQueue', { invalidates: [[RoutingApi]] }),
    }));
    const app = renderApp({ client: signedInClient(platform), children: <Component /> });
    await until(() => now().queues.isSuccess);
    act(() => {
      now().change.mutate(['nobody']);
    });
    await until(() => now().change.isError);
    expect(app.queryClient.isFetching()).toBe(0);
    expect(platform.calls.filter((call) => call === 'GET /api/v2/routing/queues')).toHaveLength(1);
  });

  it('does not wait for the refetches', async () => {
    const platform = startPlatform();
    const user = activeUsers(platform.sandbox)[2]!;
    const { Component, now } = capture(() => ({
      shown: usePlatformQuery(UsersApi, 'getUser', [user.id]),
      change: usePlatformMutation(UsersApi, 'putUserProfileskills', { invalidates: [[UsersApi, 'getUser']] }),
    }));
    renderApp({ client: signedInClient(platform), children: <Component /> });
    await until(() => now().shown.isSuccess);
    platform.holdBack(new RegExp(`users/${user.id}$`));
    act(() => {
      now().change.mutate([user.id, ['Dutch']]);
    });
    await until(() => now().change.isSuccess);
    expect(now().shown.isFetching).toBe(true);
  });
});
