import { act, cleanup, render, screen } from '@testing-library/react';
import { NotificationsProvider, PlatformProvider, usePlatformStatus } from 'contact-centre-client/react';
import { Notifications } from 'contact-centre-client/notifications';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Stage } from '../limits/support.js';
import { stage } from '../limits/support.js';

afterEach(cleanup);

function Line(): ReactNode {
  const { waits, seconds, events } = usePlatformStatus();
  const which = waits.map(({ operation, reason }) => `${operation} (${reason})`).join(', ');
  return <p>{`${waits.length} ${seconds > 55 ? 'about a minute' : seconds} [${which}] ${events?.state ?? 'no events'}`}</p>;
}

const below = (on: Stage, children: ReactNode): ReactNode => (
  <StrictMode>
    <PlatformProvider client={on.client}>{children}</PlatformProvider>
  </StrictMode>
);

/** Renders a provider whose client may send one request a minute, which the provider itself uses. */
async function mounted(children: ReactNode) {
  const on = stage({ sandbox: { rateLimit: 1 }, governor: { allowed: 1, reserve: 0 } });
  const { rerender } = render(below(on, children));
  await act(() => on.pass(100));
  return {
    on,
    show: (...more: ReactNode[]) => {
      rerender(below(on, more));
    },
  };
}

it('A status line shows which calls wait for a limit and for how long, and when none waits any more', async () => {
  const { on } = await mounted(<Line />);
  expect(screen.getByText('0 0 [] no events')).toBeTruthy();
  const call = on.users.getUsers({ pageSize: 1 });
  await act(() => on.pass(1000));
  expect(screen.getByText('1 about a minute [getUsers (rate limit, 1 a minute for this token)] no events')).toBeTruthy();
  await act(() => on.pass(30_000));
  expect(screen.getByText(/^1 (28|29|30) \[/)).toBeTruthy();
  await act(async () => {
    await on.until(call);
    await on.pass(1000);
  });
  expect(screen.getByText('0 0 [] no events')).toBeTruthy();
});

it('A status line shows that the platform has refused a request', async () => {
  const Refused = (): ReactNode => <p>{`refused: ${usePlatformStatus().waits.filter(({ isRefused }) => isRefused).length}`}</p>;
  const on = stage();
  render(below(on, <Refused />));
  await act(() => on.pass(100));
  on.sandbox.fail({ status: 429, retryAfter: 20 });
  const call = on.users.getUsers({ pageSize: 1 });
  await act(() => on.pass(2000));
  expect(screen.getByText('refused: 1')).toBeTruthy();
  await act(async () => {
    await on.until(call);
    await on.pass(1000);
  });
  expect(screen.getByText('refused: 0')).toBeTruthy();
});

it('Status lines share one poll per second and leave no timer behind', async () => {
  const { on, show } = await mounted('');
  const before = vi.getTimerCount();
  show(<Line key="one" />, <Line key="other" />);
  expect(vi.getTimerCount()).toBe(before + 1);
  const controller = new AbortController();
  const call = on.users.getUsers({ pageSize: 1 }, { signal: controller.signal }).catch(() => undefined);
  await act(() => on.pass(1000));
  expect(screen.getAllByText(/^1 about a minute/)).toHaveLength(2);
  controller.abort();
  await call;
  show('');
  expect(vi.getTimerCount()).toBe(before);
});

it('A status line shows the status of live events if there are notifications', async () => {
  const { on, show } = await mounted('');
  const live = new Notifications(on.client);
  show(
    <NotificationsProvider key="live" notifications={live}>
      <Line />
    </NotificationsProvider>,
  );
  expect(screen.getByText(/ idle$/)).toBeTruthy();
  await act(() => live.close());
  expect(screen.getByText(/ closed$/)).toBeTruthy();
});

it('A server renders that no call waits, even if some do', async () => {
  const { on } = await mounted(<Line />);
  const call = on.users.getUsers({ pageSize: 1 });
  await act(() => on.pass(1000));
  expect(screen.getByText(/^1 about a minute/)).toBeTruthy();
  expect(renderToString(below(on, <Line />))).toContain('0 0 [] no events');
  await act(() => on.until(call));
});

it('A status line needs a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Line />)).toThrow('There is no PlatformProvider above this component');
});
