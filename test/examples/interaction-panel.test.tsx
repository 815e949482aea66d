import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followClock } from '../../examples/interaction-panel/clock.js';
import { Panel } from '../../examples/interaction-panel/panel.js';
import type { Floor } from '../sandbox/areas/support.js';
import { answer, openFloor, participant, ring, setPresence } from '../sandbox/areas/support.js';
import { openTab, until } from '../react/support.js';

import { openPage } from './support.js';

let floor: Floor;

beforeEach(async () => {
  floor = await openFloor();
  await setPresence(floor, 'On Queue');
});
afterEach(() => {
  vi.useRealTimers();
});

const openPanel = (): void => {
  openPage(floor.sandbox, <Panel />, { userId: floor.agent.id, hooks: [followClock] });
};

/** Ends the call of the agent. */
async function hangUp(id: string): Promise<void> {
  const { id: own = '' } = await participant(floor, id, 'agent');
  await floor.asAgent('PATCH', `/api/v2/conversations/${id}/participants/${own}`, { state: 'disconnected' });
}

/** The menu's option for a wrap-up code of the queue. */
async function findCode(index: number): Promise<HTMLOptionElement> {
  const { name } = floor.codes[index]!;
  return await waitFor(
    () => screen.getAllByRole<HTMLOptionElement>('option').find(({ label }) => label === name) ?? expect.fail(),
  );
}

/** The text of the only interaction that the panel shows. */
const card = (): string => screen.getByRole('article').textContent;

it('The panel shows a call that alerts and is answered, with customer, queue and attributes', async () => {
  openPanel();
  await screen.findByText('No interactions');
  const id = await ring(floor);
  await screen.findByText('Ferries · calls · alerting');
  expect(screen.queryByRole('combobox')).toBeNull();
  const customer = await participant(floor, id, 'customer');
  const attributes = { booking: 'HB-204' };
  await floor.call('PATCH', `/api/v2/conversations/${id}/participants/${customer.id!}/attributes`, { attributes });
  await answer(floor, id);
  await screen.findByText('Ferries · calls · connected');
  await screen.findByText('booking: HB-204');
  expect(card()).toContain(customer.name);
});

it('The duration ticks by the clock of the platform', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  openPanel();
  const isShown = (text: string) => (): boolean => screen.queryAllByText(text).length > 0;
  await until(isShown('No interactions'));
  await answer(floor, await ring(floor));
  await until(isShown('00:00:00'));
  act(() => {
    vi.advanceTimersByTime(65_000);
  });
  await until(isShown('00:01:05'));
});

it('The wrap-up code that the user selects is saved, and ends the after-call work', async () => {
  openPanel();
  const id = await ring(floor);
  await answer(floor, id);
  await hangUp(id);
  await screen.findByText('Ferries · calls · wrap-up');
  const [, code] = floor.codes;
  await waitFor(() => {
    const options = screen.getAllByRole<HTMLOptionElement>('option').map(({ label }) => label);
    expect(options).toEqual(['Wrap-up code…', ...floor.codes.map(({ name }) => name)]);
  });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: code!.id } });
  await screen.findByText('No interactions');
  expect((await participant(floor, id, 'agent')).wrapup).toMatchObject({ code: code!.id });
});

it('A code that is selected during the call is shown, also after a reload', async () => {
  openPanel();
  const id = await ring(floor);
  await answer(floor, id);
  const code = await findCode(2);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: code.value } });
  await waitFor(() => {
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(code.value);
  });
  cleanup();
  openPanel();
  await screen.findByText('Ferries · calls · connected');
  await waitFor(() => {
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.label).toBe(code.label);
  });
});

it('The panel shows why a code was not saved', async () => {
  openPanel();
  await answer(floor, await ring(floor));
  const code = await findCode(0);
  const route = 'PATCH /api/v2/conversations/{conversationId}/participants/{participantId}';
  floor.sandbox.fail({ route, status: 403, message: 'Not permitted' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: code.value } });
  await screen.findByText(/Not permitted/);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('');
});

it('Two interactions have a card each, and the panel reports an interruption', async () => {
  openPanel();
  await screen.findByText('No interactions');
  await answer(floor, await ring(floor));
  const mail = {
    queueId: floor.queue.id,
    provider: 'PureCloud Email',
    direction: 'OUTBOUND',
    toAddress: 'ida@mail.example',
    toName: 'Ida',
  };
  expect(await floor.asAgent('POST', '/api/v2/conversations/emails', mail)).toMatchObject({ status: 200 });
  await screen.findByRole('heading', { name: 'ida@mail.example' });
  await screen.findByText('No queue · emails · connected');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  floor.sandbox.failChannels({ effect: 'refuse', lastsMs: 3_600_000 });
  floor.sandbox.failChannels({ effect: 'cut' });
  expect((await screen.findByRole('status')).textContent).toContain('Reconnecting');
});

it('A user who is not signed in is sent to the login page', async () => {
  const signIn = { grant: 'pkce', clientId: floor.sandbox.clients.pkce.id, redirectUri: 'http://localhost:5173/' } as const;
  const tab = openTab('http://localhost:5173/');
  openPage(floor.sandbox, <Panel />, { signIn });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect((await tab.nextDeparture()).searchParams.get('code_challenge_method')).toBe('S256');
});
