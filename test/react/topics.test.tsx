import { NotificationsProvider, useTopic } from 'contact-centre-client/react';
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Browser, Tab } from '../notifications/browser.js';
import { giveRoles, stage } from '../notifications/support.js';
import type { Stage } from '../notifications/support.js';

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

const puts = (): number => on.asked().filter((call) => call.startsWith('PUT')).length;

it('A component shows the last event of its topic, and is subscribed once under StrictMode', async () => {
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

it('Components that want the same share a subscription, until the last is gone', async () => {
  const Shown = (): ReactNode => <p>{useTopic(presence, 'u1').event?.eventBody.source ?? 'nothing'}</p>;
  const { rerender } = render([<Shown key={1} />, <Shown key={2} />], { wrapper: Below });
  await act(() => on.live.ready());
  rerender([<Shown key={1} />]);
  await tell('u1', 'A');
  await screen.findByText('A');
  expect(puts()).toBe(1);
});

it('A repair is heard, lists written in place are one, and ids that are not known yet are waited for', async () => {
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

it('A topic that is refused says so, and one of too many too', async () => {
  const { result } = renderHook(() => useTopic('v2.analytics.queues.{id}.observations', 'q'), { wrapper: Below });
  await waitFor(() => {
    expect(result.current.error).toMatchObject({ code: 'ERR_TOPIC_REFUSED' });
  });
  const none = renderHook(() => useTopic(presence, 'a.b'), { wrapper: Below });
  expect(none.result.current.error).toMatchObject({ code: 'ERR_INVALID_PARAMETER' });
});

it('A topic that is refused later says so', async () => {
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

it('A component hears of its topic over the socket of another tab', async () => {
  const { sandbox } = on;
  const browser = new Browser();
  const token = sandbox.issueAccessToken();
  const [first, second] = [new Tab(browser, sandbox), new Tab(browser, sandbox)];
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
  expect([first.sockets.made, second.sockets.made]).toEqual([1, 0]);
  cleanup();
  for (const { live } of [second, first]) await live.close();
});

it('A component outside of every provider is told what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useTopic(presence, 'u1'))).toThrow('NotificationsProvider');
});
