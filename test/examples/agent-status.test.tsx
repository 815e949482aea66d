import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PresenceApi } from 'contact-centre-client/apis/presence';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, expect, it } from 'vitest';
import { App } from '../../examples/agent-status/app.js';
import { answerLogin, openTab } from '../react/support.js';
import { clientOf } from '../support/in-sandbox.js';
import { openPage } from './support.js';

let sandbox: Sandbox;
/** A user without further roles. */
let user: Sandbox['users'][number];

beforeEach(() => {
  sandbox = createSandbox({ rateLimit: false });
  user = sandbox.users.find(({ title }) => title === 'Travel Adviser')!;
});

/** The presence that the page shows. */
const shownPresence = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent;

const presences = () => {
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken(user.id));
  return new PresenceApi(client);
};

/** Changes the user's presence in another program. */
async function changeElsewhere(name: string): Promise<void> {
  const { entities } = await presences().getPresenceDefinitions0();
  const { id = '' } = entities.find(({ systemPresence }) => systemPresence === name)!;
  await presences().patchUserPresencesPurecloud(user.id, { presenceDefinition: { id } });
}

/** Opens the widget of the available user. */
async function openWidget(): Promise<void> {
  await changeElsewhere('Available');
  openPage(sandbox, <App />, { userId: user.id });
  await screen.findByText('Live');
  await waitFor(() => {
    expect(shownPresence()).toBe('Available');
  });
}

it('The widget shows the presence of the user, and its changes in other programs', async () => {
  await openWidget();
  expect(screen.getByRole('heading').textContent).toBe(user.name);
  await changeElsewhere('Meal');
  await waitFor(() => {
    expect(shownPresence()).toBe('Meal');
  });
});

it('The menu changes the presence', async () => {
  await openWidget();
  const busy = await screen.findByRole<HTMLOptionElement>('option', { name: 'Busy' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: busy.value } });
  await waitFor(() => {
    expect(shownPresence()).toBe('Busy');
  });
  expect(await presences().getUserPresencesPurecloud(user.id)).toMatchObject({ presenceDefinition: { systemPresence: 'Busy' } });
});

it('The widget reports an interruption, and shows the missed change after it', async () => {
  await openWidget();
  sandbox.failChannels({ effect: 'refuse', lastsMs: 3_600_000 });
  sandbox.failChannels({ effect: 'cut' });
  await screen.findByText(/^Not up to date/);
  await changeElsewhere('Meal');
  expect(shownPresence()).toBe('Available');
  sandbox.clock.advance(3_600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Reconnect now' }));
  await screen.findByText('Live');
  await waitFor(() => {
    expect(shownPresence()).toBe('Meal');
  });
});

it('The widget shows why a change was refused, and keeps the presence', async () => {
  await openWidget();
  const busy = await screen.findByRole<HTMLOptionElement>('option', { name: 'Busy' });
  sandbox.fail({ route: 'PATCH /api/v2/users/{userId}/presences/purecloud', status: 403, message: 'Not today' });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: busy.value } });
  expect((await screen.findByRole('alert')).textContent).toContain('Not today');
  expect(shownPresence()).toBe('Available');
});

it('A user signs in by redirect with PKCE, and signs out', async () => {
  const redirectUri = 'http://localhost:5173/';
  const signIn = { grant: 'pkce', clientId: sandbox.clients.pkce.id, redirectUri } as const;
  const tab = openTab(redirectUri);
  openPage(sandbox, <App />, { signIn });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  const departure = await tab.nextDeparture();
  expect(departure.searchParams.get('code_challenge_method')).toBe('S256');
  cleanup();
  tab.href = await answerLogin({ sandbox }, departure, { userId: user.id });
  openPage(sandbox, <App />, { signIn });
  await screen.findByText('Live');
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect((await tab.nextDeparture()).pathname).toBe('/logout');
});

it('The page shows why signing in failed', async () => {
  const redirectUri = 'http://localhost:5173/';
  const signIn = { grant: 'pkce', clientId: sandbox.clients.pkce.id, redirectUri } as const;
  const tab = openTab(redirectUri);
  openPage(sandbox, <App />, { signIn });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  const departure = await tab.nextDeparture();
  cleanup();
  tab.href = await answerLogin({ sandbox }, departure, 'deny');
  openPage(sandbox, <App />, { signIn });
  expect((await screen.findByRole('alert')).textContent).toContain('access_denied');
  screen.getByRole('button', { name: 'Sign in' });
});
