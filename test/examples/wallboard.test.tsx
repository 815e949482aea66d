import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wallboard } from '../../examples/wallboard/wallboard.js';
import { openTab, until } from '../react/support.js';
import type { Floor } from '../sandbox/areas/support.js';
import { NOW, answer, openFloor, ring, setPresence } from '../sandbox/areas/support.js';
import { openPage } from './support.js';

let floor: Floor;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  floor = await openFloor();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the wallboard for a team leader. */
const open = (): void => {
  const { id } = floor.sandbox.users.find(({ title }) => title === 'Team Leader')!;
  openPage(floor.sandbox, <Wallboard />, { userId: id });
};

/** What the wallboard shows for the queue. */
const shown = (): string[] => {
  const section = screen.queryByRole('region', { name: 'Ferries' });
  return section ? [...section.querySelectorAll('p')].map(({ textContent }) => textContent) : [];
};

/** Lets time pass for the page and the contact centre. */
function pass(seconds: number): void {
  floor.sandbox.clock.advance(seconds * 1000);
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

it('The wallboard shows a call that waits, is answered, and counts for the day', async () => {
  open();
  await until(() => shown()[0] === '0 waiting');
  expect(shown()).toEqual(['0 waiting', '0 s longest wait', '0 agents on queue', '0 offered today', '0 answered today']);
  const id = await ring(floor);
  pass(40);
  await until(() => shown()[0] === '1 waiting');
  expect(shown()[1]).toBe('40 s longest wait');
  await setPresence(floor, 'On Queue');
  await answer(floor, id);
  pass(10);
  await until(() => shown()[0] === '0 waiting' && shown()[4] === '1 answered today');
  expect(shown()).toEqual(['0 waiting', '0 s longest wait', '1 agents on queue', '1 offered today', '1 answered today']);
});

it('The wallboard sends two requests in ten seconds for all queues', async () => {
  open();
  await until(() => shown().length === 5);
  const before = floor.sandbox.requests.length;
  pass(10);
  await until(() => floor.sandbox.requests.length === before + 2);
  expect(floor.sandbox.requests.slice(before).map(({ path }) => path)).toEqual([
    '/api/v2/analytics/queues/observations/query',
    '/api/v2/analytics/conversations/aggregates/query',
  ]);
});

it('The wallboard shows an error beside the last figures', async () => {
  open();
  await until(() => shown().length === 5);
  floor.sandbox.fail({ route: 'POST /api/v2/analytics/queues/observations/query', status: 403, message: 'Not permitted' });
  pass(10);
  await until(() => screen.queryByRole('alert') !== null);
  expect(screen.getByRole('alert').textContent).toContain('Not permitted');
  expect(shown()).toHaveLength(5);
});

it('A user who is not signed in is sent to the login page', async () => {
  const signIn = { grant: 'pkce', clientId: floor.sandbox.clients.pkce.id, redirectUri: 'http://localhost:5173/' } as const;
  const tab = openTab('http://localhost:5173/');
  openPage(floor.sandbox, <Wallboard />, { signIn });
  await until(() => screen.queryByRole('button') !== null);
  fireEvent.click(screen.getByRole('button'));
  expect((await tab.nextDeparture()).searchParams.get('code_challenge_method')).toBe('S256');
});
