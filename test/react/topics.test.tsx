import {
  NotificationsProvider,
  PlatformProvider,
  usePlatformStatus,
  useTopic,
  useTopicEach,
  useTopicEachListener,
  useTopicListener,
} from 'contact-centre-client/react';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, Tab } from '../notifications/tabs/browser.js';
import { giveRoles, stage } from '../notifications/support.js';
import type { Stage } from '../notifications/support.js';
import { until } from './support.js';
import { says } from '../support/says.js';

const presence = 'v2.users.{id}.presence';

let on: Stage;
beforeEach(() => {
  on = stage({}, { userId: ({ users }) => users.at(-1)!.id });
});
afterEach(async () => {
  cleanup();
  await on.live.close();
});

function Below({ children }: { children?: ReactNode }): ReactNode {
  return (
    <StrictMode>
      <NotificationsProvider notifications={on.live}>{children}</NotificationsProvider>
    </StrictMode>
  );
}

const tell = async (user: string, source: string): Promise<void> => {
  await act(async () => {
    on.sandbox.publish(`v2.users.${user}.presence`, { source });
    await Promise.resolve();
  });
};

const puts = (): number => on.sentRequests().filter((call) => call.startsWith('PUT')).length;

it('A component shows the last event of its topic, and subscribes once under StrictMode', async () => {
  const Shown = ({ user }: { user: string }): ReactNode => {
    const { event, status } = useTopic(presence, user);
    return <p>{`${status.state} ${event?.eventBody.source ?? 'nothing'}`}</p>;
  };
  const { rerender, unmount } = render(<Shown user="u1" />, { wrapper: Below });
  await screen.findByText('live nothing');
  expect(puts()).toBe(1);
  await tell('u1', 'A');
  await screen.findByText('live A');
  rerender(<Shown user="u2" />);
  expect(screen.queryByText(/A$/)).toBeNull();
  await screen.findByText('live nothing');
  await tell('u1', 'B');
  expect(screen.queryByText('live B')).toBeNull();
  await waitFor(() => {
    expect(puts()).toBe(2);
  });
  await tell('u2', 'C');
  await screen.findByText('live C');
  unmount();
  await waitFor(() => {
    expect(on.sockets.open.size).toBe(0);
  });
});

it('Components with the same topic share a subscription until the last is unmounted', async () => {
  const Shown = (): ReactNode => <p>{useTopic(presence, 'u1').event?.eventBody.source ?? 'nothing'}</p>;
  const { rerender } = render([<Shown key={1} />, <Shown key={2} />], { wrapper: Below });
  await act(() => on.live.ready());
  rerender([<Shown key={1} />]);
  await tell('u1', 'A');
  await screen.findByText('A');
  expect(puts()).toBe(1);
});

it('A component shows a repair, treats equal inline lists as one, and waits for unknown ids', async () => {
  const repair = vi.fn(() => Promise.resolve('found'));
  const { result, rerender } = renderHook(
    ({ id }: { id: string | undefined }) =>
      useTopic('v2.architect.prompts.{id}.resources.{id}', id === undefined ? undefined : [id, 'en'], { repair }),
    { wrapper: Below, initialProps: { id: undefined as string | undefined } },
  );
  expect(result.current).toMatchObject({ event: undefined, status: { state: 'idle' } });
  rerender({ id: 'p1' });
  rerender({ id: 'p1' });
  await waitFor(() => {
    expect(result.current.event?.repaired).toBe('found');
  });
  expect([puts(), repair.mock.calls.length]).toEqual([1, 1]);
});

it('A component shows the error of a rejected topic, and of one topic too many', async () => {
  const { result } = renderHook(() => useTopic('v2.analytics.queues.{id}.observations', 'q'), { wrapper: Below });
  await waitFor(() => {
    expect(result.current.error).toMatchObject({ code: 'ERR_TOPIC_REFUSED' });
  });
  const none = renderHook(() => useTopic(presence, 'a.b'), { wrapper: Below });
  expect(none.result.current.error).toMatchObject({ code: 'ERR_INVALID_PARAMETER' });
});

it('An error is removed when the notifications are replaced', async () => {
  const queues = 'v2.analytics.queues.{id}.observations';
  const { result, rerender } = renderHook(() => [useTopic(queues, 'q'), useTopicEach(queues, ['q'])] as const, {
    wrapper: Below,
  });
  await waitFor(() => {
    expect([result.current[0].error, result.current[1].errors.size]).toEqual([
      expect.objectContaining({ code: 'ERR_TOPIC_REFUSED' }),
      1,
    ]);
  });
  await on.live.close();
  on = stage();
  rerender();
  await waitFor(() => {
    expect(result.current[0].status.state).toBe('live');
  });
  expect([result.current[0].error, result.current[1].errors.size]).toEqual([undefined, 0]);
  act(() => {
    on.sandbox.publish('v2.analytics.queues.q.observations', {});
  });
  await waitFor(() => {
    expect([result.current[0].event, result.current[1].events.size]).toEqual([expect.anything(), 1]);
  });
});

it('A component shows the error of a topic that is rejected later', async () => {
  const { sandbox } = on;
  const leader = sandbox.users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
  on.client.setAccessToken(sandbox.issueAccessToken(leader));
  const { result } = renderHook(() => useTopic('v2.analytics.queues.{id}.observations', 'q'), { wrapper: Below });
  await waitFor(() => {
    expect(result.current.status.state).toBe('live');
  });
  await giveRoles(on, leader, []);
  act(() => {
    sandbox.failChannels({ effect: 'evict' });
  });
  await waitFor(() => {
    expect(result.current.error).toMatchObject({ code: 'ERR_TOPIC_REFUSED' });
  });
});

describe('A rejected topic', () => {
  const observations = 'v2.analytics.queues.{id}.observations';
  let leader: string;
  beforeEach(async () => {
    leader = on.sandbox.users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
    on.client.setAccessToken(on.sandbox.issueAccessToken(leader));
    await giveRoles(on, leader, []);
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
  });

  it('is subscribed again until the platform accepts it, and shows its error until then', async () => {
    const options = { retryRefusedMs: 50 };
    const { result } = renderHook(
      () => [useTopic(observations, 'q', options), useTopicEach(observations, ['q1', 'q2'], options)] as const,
      { wrapper: Below },
    );
    const shown = () => {
      const [one, each] = result.current;
      return { isReady: [one.isReady, each.isReady], errors: [one.error !== undefined, each.errors.size] };
    };
    expect(shown()).toEqual({ isReady: [false, false], errors: [false, 0] });
    const states: object[] = [];
    await waitFor(() => {
      expect(shown()).toEqual({ isReady: [false, false], errors: [true, 2] });
    });
    const before = puts();
    await waitFor(() => {
      states.push(shown());
      expect(puts()).toBeGreaterThan(before + 1);
    });
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
    await giveRoles(on, leader, ['Supervisor']);
    await waitFor(() => {
      expect(shown()).toEqual({ isReady: [true, true], errors: [false, 0] });
    });
    const after = puts();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(puts()).toBe(after);
  });

  it('is not subscribed again in the background, without the option, or after the component is unmounted', async () => {
    focusManager.setFocused(false);
    const { result, rerender, unmount } = renderHook(
      (options: { retryRefusedMs?: number }) => useTopicEach(observations, ['q'], options),
      { wrapper: Below, initialProps: { retryRefusedMs: 20 } },
    );
    const plain = renderHook(() => useTopic(observations, 'q2'), { wrapper: Below });
    await waitFor(() => {
      expect([result.current.errors.size, plain.result.current.error]).toEqual([1, expect.anything()]);
    });
    const before = puts();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(puts()).toBe(before);
    rerender({ retryRefusedMs: 20 });
    focusManager.setFocused(true);
    await waitFor(() => {
      expect(puts()).toBeGreaterThan(before);
    });
    unmount();
    const after = puts();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(puts()).toBe(after);
  });

  it('is not subscribed again if the notifications are closed', async () => {
    await on.live.close();
    const subscribe = vi.spyOn(on.live, 'on');
    const { result } = renderHook(() => useTopic(observations, 'q', { retryRefusedMs: 10 }), { wrapper: Below });
    const before = subscribe.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(subscribe.mock.calls.length).toBe(before);
    expect(result.current.error).toMatchObject({ code: 'ERR_CONFIGURATION' });
  });
});

it('A component receives its topic over the socket of another tab', async () => {
  const { sandbox } = on;
  const browser = new Browser();
  const token = sandbox.issueAccessToken();
  const first = new Tab(browser, sandbox);
  const second = new Tab(browser, sandbox);
  for (const tab of [first, second]) await tab.open(token);
  const { result } = renderHook(() => useTopic(presence, 'u1'), {
    wrapper: ({ children }: { children?: ReactNode }) => (
      <StrictMode>
        <NotificationsProvider notifications={second.live}>{children}</NotificationsProvider>
      </StrictMode>
    ),
  });
  await waitFor(() => {
    expect(result.current.status.state).toBe('live');
  });
  await tell('u1', 'A');
  await waitFor(() => {
    expect(result.current.event?.eventBody.source).toBe('A');
  });
  expect([first.sockets.socketCount, second.sockets.socketCount]).toEqual([1, 0]);
  cleanup();
  for (const { live } of [second, first]) await live.close();
});

it('A component outside of every provider throws an error that names what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useTopic(presence, 'u1'))).toThrow('NotificationsProvider');
});

const source = 'v2.users.{id}.presence';

describe('useTopicListener', () => {
  it('calls the listener of the latest render for every event, and does not subscribe again', async () => {
    const receivedEvents: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }: { name: string }) =>
        useTopicListener(source, 'u1', ({ eventBody }) => {
          receivedEvents.push(`${name} ${eventBody.source}`);
        }),
      { wrapper: Below, initialProps: { name: 'first' } },
    );
    await act(() => on.live.ready());
    await act(async () => {
      for (let number = 0; number < 20; number += 1) on.sandbox.publish('v2.users.u1.presence', { source: String(number) });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(receivedEvents).toEqual(Array.from({ length: 20 }, (_, number) => `first ${number}`));
    });
    rerender({ name: 'second' });
    await tell('u1', 'A');
    await waitFor(() => {
      expect(receivedEvents).toHaveLength(21);
    });
    expect(receivedEvents[20]).toBe('second A');
    expect(puts()).toBe(1);
    unmount();
    expect(on.live.topics).toEqual([]);
    await tell('u1', 'B');
    expect(receivedEvents).toHaveLength(21);
  });

  it('does not call the listener of new ids with an event of the previous ids', async () => {
    const receivedEvents: string[] = [];
    // Passive effects run late, as in a busy browser: the previous subscription still exists after the new render.
    function Listening({ id }: { id: string }): ReactNode {
      useTopicListener(source, id, ({ topicName }) => {
        receivedEvents.push(`${id} ${topicName}`);
      });
      useLayoutEffect(() => {
        if (id !== 'u2') return;
        for (const socket of on.sockets.open) {
          const data = JSON.stringify({ topicName: 'v2.users.u1.presence', eventBody: {}, metadata: { CorrelationId: 'late' } });
          (socket as EventTarget).dispatchEvent(Object.assign(new Event('message'), { data }));
        }
      }, [id]);
      return null;
    }
    const { rerender } = render(<Listening id="u1" />, { wrapper: Below });
    await act(() => on.live.ready());
    rerender(<Listening id="u2" />);
    expect(receivedEvents).toEqual([]);
    await act(() => on.live.ready());
    await tell('u2', 'A');
    await waitFor(() => {
      expect(receivedEvents).toEqual(['u2 v2.users.u2.presence']);
    });
  });

  it('returns why no events arrive, and reports a listener that throws', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useTopicListener('v2.analytics.queues.{id}.observations', 'q', () => undefined), {
      wrapper: Below,
    });
    await waitFor(() => {
      expect(result.current.error).toMatchObject({ code: 'ERR_TOPIC_REFUSED' });
    });
    const throwing = renderHook(
      () =>
        useTopicListener(source, 'u1', () => {
          throw new Error('not ours');
        }),
      { wrapper: Below },
    );
    await act(() => on.live.ready());
    await tell('u1', 'A');
    await waitFor(() => {
      expect(reported).toHaveBeenCalledOnce();
    });
    expect(throwing.result.current.error).toBeUndefined();
  });

  it('leaves nothing behind when the component is unmounted before the platform has responded', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = renderHook(() => useTopicListener(source, 'u1', () => undefined), { wrapper: Below });
    unmount();
    await act(() => on.live.ready());
    expect([on.live.topics, on.live.status.state]).toEqual([[], 'idle']);
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('useTopicEach', () => {
  const shown = ({ events }: { events: ReadonlyMap<string, { eventBody?: { source?: string } | undefined }> }): string[] =>
    [...events].map(([id, { eventBody }]) => `${id} ${eventBody?.source}`);

  it('returns the last event of each id, in the order of the ids', async () => {
    let renders = 0;
    const { result, unmount } = renderHook(
      () => {
        renders += 1;
        return useTopicEach(source, ['u3', 'u1', 'u2']);
      },
      { wrapper: Below },
    );
    await act(() => on.live.ready());
    const before = renders;
    await act(async () => {
      for (const user of ['u1', 'u2', 'u3', 'u1']) on.sandbox.publish(`v2.users.${user}.presence`, { source: `of ${user}` });
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(shown(result.current)).toEqual(['u3 of u3', 'u1 of u1', 'u2 of u2']);
    });
    expect(renders - before).toBeLessThanOrEqual(8);
    expect([puts(), result.current.status.state, result.current.errors.size]).toEqual([1, 'live', 0]);
    unmount();
    expect(on.live.topics).toEqual([]);
  });

  it('subscribes only to the difference when the ids change, and shows no outdated events', async () => {
    const added = vi.fn();
    const { result, rerender } = renderHook(({ ids }: { ids: string[] | undefined }) => useTopicEach(source, ids), {
      wrapper: Below,
      initialProps: { ids: undefined as string[] | undefined },
    });
    expect([result.current.events.size, on.live.topics]).toEqual([0, []]);
    rerender({ ids: ['u1', 'u2'] });
    await act(() => on.live.ready());
    await tell('u1', 'A');
    await tell('u2', 'B');
    await waitFor(() => {
      expect(shown(result.current)).toEqual(['u1 A', 'u2 B']);
    });
    on.live.onStatus(added);
    rerender({ ids: ['u2'] });
    expect(shown(result.current)).toEqual(['u2 B']);
    expect(on.live.topics).toEqual(['v2.users.u2.presence']);
    rerender({ ids: ['u2', 'u1'] });
    expect(shown(result.current)).toEqual(['u2 B']);
    await act(() => on.live.ready());
    await tell('u1', 'C');
    await waitFor(() => {
      expect(shown(result.current)).toEqual(['u2 B', 'u1 C']);
    });
  });

  it('returns errors by id, and retries ids that were removed and added again', async () => {
    const { result, rerender } = renderHook(({ ids }: { ids: string[] }) => useTopicEach(source, ids), {
      wrapper: Below,
      initialProps: { ids: ['u1', 'a.b', '__proto__'] },
    });
    await waitFor(() => {
      expect([...result.current.errors.keys()]).toEqual(['a.b']);
    });
    expect(result.current.errors.get('a.b')).toMatchObject({ code: 'ERR_INVALID_PARAMETER' });
    await act(() => on.live.ready());
    await tell('__proto__', 'A');
    await waitFor(() => {
      expect(shown(result.current)).toEqual(['__proto__ A']);
    });
    rerender({ ids: ['u1'] });
    expect(result.current.errors.size).toBe(0);
  });

  it('returns rejections by id, initially and later', async () => {
    const { sandbox } = on;
    const leader = sandbox.users.filter(({ title }) => title === 'Team Leader').at(-1)!.id;
    on.client.setAccessToken(sandbox.issueAccessToken(leader));
    const { result } = renderHook(() => useTopicEach('v2.analytics.queues.{id}.observations', ['q1', 'q2']), { wrapper: Below });
    await waitFor(() => {
      expect(result.current.status.state).toBe('live');
    });
    act(() => {
      sandbox.publish('v2.analytics.queues.q1.observations', { group: {}, data: [] });
    });
    await waitFor(() => {
      expect([...result.current.events.keys()]).toEqual(['q1']);
    });
    await giveRoles(on, leader, []);
    act(() => {
      sandbox.failChannels({ effect: 'evict' });
    });
    await waitFor(() => {
      expect([...result.current.errors.keys()]).toEqual(['q1', 'q2']);
    });
    expect(result.current.errors.get('q2')).toMatchObject({ code: 'ERR_TOPIC_REFUSED' });
    expect(result.current.events.size).toBe(0);
  });

  it('repairs with the function of the latest render, in one call for all ids', async () => {
    const repairCalls: string[] = [];
    const { result, rerender } = renderHook(
      ({ name }: { name: string }) =>
        useTopicEach(source, ['u1', 'u2'], {
          repair: (ids: readonly string[]) => {
            repairCalls.push(`${name} ${ids.join(' ')}`);
            return Promise.resolve(new Map(ids.map((id) => [id, name])));
          },
        }),
      { wrapper: Below, initialProps: { name: 'first' } },
    );
    await waitFor(() => {
      expect([...result.current.events.values()].map(({ repaired }) => repaired)).toEqual(['first', 'first']);
    });
    rerender({ name: 'second' });
    expect(puts()).toBe(1);
    act(() => {
      on.sandbox.failChannels({ effect: 'cut' });
    });
    await waitFor(() => {
      expect([...result.current.events.values()].map(({ repaired }) => repaired)).toEqual(['second', 'second']);
    });
    expect(repairCalls).toEqual(['first u1 u2', 'second u1 u2']);
  });

  it('returns for every id that the notifications are closed', async () => {
    await on.live.close();
    const { result } = renderHook(() => useTopicEach(source, ['u1', 'u2']), { wrapper: Below });
    await waitFor(() => {
      expect([...result.current.errors.values()].map(String)).toEqual(
        Array.from({ length: 2 }, () =>
          says('ConfigurationError: The notifications were closed. Create new Notifications to receive events.'),
        ),
      );
    });
  });
});

describe('useTopicEachListener', () => {
  it('receives every event of every id', async () => {
    const receivedEvents: string[] = [];
    const { rerender } = renderHook(
      ({ ids }: { ids: string[] }) =>
        useTopicEachListener(source, ids, ({ eventBody }, id) => {
          receivedEvents.push(`${id} ${eventBody.source}`);
        }),
      { wrapper: Below, initialProps: { ids: ['u1', 'u2'] } },
    );
    await act(() => on.live.ready());
    await act(async () => {
      for (let number = 0; number < 20; number += 1) {
        on.sandbox.publish(`v2.users.u${1 + (number % 2)}.presence`, { source: String(number) });
      }
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(receivedEvents).toEqual(Array.from({ length: 20 }, (_, number) => `u${1 + (number % 2)} ${number}`));
    });
    rerender({ ids: ['u2'] });
    await tell('u1', 'late');
    await tell('u2', 'last');
    await waitFor(() => {
      expect(receivedEvents.at(-1)).toBe('u2 last');
    });
    expect(receivedEvents).toHaveLength(21);
  });
});

describe('A page that a server has rendered', () => {
  const Shown = (): ReactNode => {
    const { status } = useTopic(source, 'u1');
    const { status: ofEach } = useTopicEach(source, ['u1']);
    const { events } = usePlatformStatus();
    return <p>{[status, ofEach, events].map((each) => `${each?.state} ${each?.since}`).join(', ')}</p>;
  };
  const page = (live: Stage['live']): ReactNode => (
    <PlatformProvider client={on.client}>
      <NotificationsProvider notifications={live}>
        <Shown />
      </NotificationsProvider>
    </PlatformProvider>
  );

  it('hydrates without a mismatch if events are already live, and then shows the status', async () => {
    const onServer = stage();
    const html = renderToString(page(onServer.live));
    expect(html).toBe('<p>idle 0, idle 0, idle 0</p>');
    await onServer.live.close();
    on.live.on(source, 'other', () => undefined);
    await on.live.ready();
    await until(() => on.live.status.state === 'live');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const errors: unknown[] = [];
    const { unmount } = render(page(on.live), {
      container,
      hydrate: true,
      onRecoverableError: (error) => errors.push(error),
    });
    await until(() => container.textContent.startsWith('live'));
    expect(errors).toEqual([]);
    expect(reported.mock.calls.filter((call) => /hydrat|did not match/i.test(call.join(' ')))).toEqual([]);
    unmount();
    container.remove();
  });
});
