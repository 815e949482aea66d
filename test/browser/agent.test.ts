import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { PresenceApi } from '../../src/apis/presence.js';
import { StationsApi } from '../../src/apis/stations.js';
import { UsersApi } from '../../src/apis/users.js';
import { createUnits, publish } from '../sandbox/areas/workforce-management/support.js';
import { callWith } from '../sandbox/support.js';
import { clientOf } from './support/admin.js';
import { it, signIn } from './support/console.js';
import { settled } from './support/pages.js';
import { refusal, timesAsked } from './support/refuse.js';
import { atWork, moment } from './support/working-day.js';

interface AgentName {
  id: string;
  name: string;
}

/** Returns an agent, other than the user, who is connected to a customer by a call. */
async function agentInCall(app: RunningConsole): Promise<AgentName> {
  const { conversations = [] } = await new AnalyticsApi(clientOf(app)).postAnalyticsConversationsDetailsQuery({
    interval: '2026-03-12T00:00:00Z/2026-03-13T00:00:00Z',
    segmentFilters: [
      {
        type: 'and',
        predicates: [
          { dimension: 'mediaType', value: 'voice' },
          { dimension: 'segmentType', value: 'interact' },
          { dimension: 'segmentEnd', operator: 'notExists' },
          { dimension: 'purpose', value: 'agent' },
        ],
      },
    ],
  });
  const participants = conversations.flatMap(({ participants: each = [] }) => each);
  const agent = participants.find(({ purpose, userId, participantName }) => {
    return purpose === 'agent' && userId !== undefined && participantName !== 'Amara Osei';
  });
  return { id: agent?.userId ?? '', name: agent?.participantName ?? '' };
}

/** Publishes a schedule in which an agent works on queue today. */
async function scheduleToday({ sandbox }: RunningConsole, agent: string): Promise<void> {
  const call = callWith(sandbox, sandbox.issueAccessToken());
  const { businessUnit, managementUnit } = await createUnits(sandbox, call, [agent]);
  await publish({ sandbox, call, businessUnit, managementUnit }, [agent], '2026-03-09');
}

async function open(page: Page, path: string, person = 'Amara Osei'): Promise<void> {
  await page.clock.setFixedTime(moment);
  await signIn(page, person, path);
  await settled(page);
}

const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

const DETAILS = '/api/v2/analytics/users/details/query';

/** Waits for the page to query the days of agents. @returns the interval. */
async function requestedDay(page: Page): Promise<string | undefined> {
  const request = await page.waitForRequest((each) => each.url().endsWith(DETAILS));
  return (request.postDataJSON() as { interval?: string }).interval;
}

describe('The page of an agent', () => {
  it.override(atWork);

  it('opens from the list, follows the presence, and reads moments and days', async ({ app, page }) => {
    const agent = await agentInCall(app);
    await open(page, `/agents?text=${encodeURIComponent(agent.name)}`);
    await page.getByRole('row', { name: agent.name }).focus();
    await page.keyboard.press('Enter');
    await title(page, agent.name).waitFor();
    await settled(page);

    const presence = new PresenceApi(clientOf(app));
    const { entities } = await presence.getPresencedefinitions({ pageSize: 100 });
    const meal = entities.find(({ systemPresence }) => systemPresence === 'Meal');
    await presence.patchUserPresencesPurecloud(agent.id, { presenceDefinition: { id: meal?.id ?? '' } });
    await part(page, 'Now').getByText('Meal').waitFor();

    const slider = page.getByRole('slider', { name: 'Moment of the day' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Off queue');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('On Queue');
    await page.getByText('The time line as a table').click();
    const rows = page.getByRole('table', { name: 'The time line as a table' }).getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(10);

    const interval = requestedDay(page);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('day') === '2026-03-11');
    await page.getByRole('heading', { name: '11 Mar 2026' }).waitFor();
    expect(await interval).toBe('2026-03-11T00:00:00.000Z/2026-03-12T00:00:00.000Z');
    await page.goBack();
    await page.getByRole('heading', { name: 'Today, 12 Mar 2026' }).waitFor();
    await page.getByRole('link', { name: 'Interactions' }).last().click();
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/interactions' && searchParams.get('agent') === agent.id);
  });

  it('compares the schedule of today with what the agent does', async ({ app, page }) => {
    const { id } = app.sandbox.users[2]!;
    await scheduleToday(app, id);
    const presence = new PresenceApi(clientOf(app));
    const { entities } = await presence.getPresencedefinitions({ pageSize: 100 });
    const setPresence = async (name: string): Promise<void> => {
      const definition = entities.find(({ systemPresence }) => systemPresence === name);
      await presence.patchUserPresencesPurecloud(id, { presenceDefinition: { id: definition?.id ?? '' } });
    };
    await setPresence('On Queue');
    await open(page, `/agents/${id}`);
    const card = part(page, 'Adherence');
    await card.getByText('As scheduled', { exact: true }).waitFor();
    expect(await card.getByRole('definition').allTextContents()).toEqual([
      expect.stringMatching(/^As scheduled/),
      expect.stringMatching(/^Work on queue/),
      expect.stringMatching(/^Work on queue/),
    ]);
    await setPresence('Meal');
    await page.reload();
    await card.getByText('Not as scheduled', { exact: true }).waitFor();
    await card.getByText('Meal').waitFor();
  });

  it('monitors a call after a confirmation, once the user has a phone', async ({ app, page }) => {
    const agent = await agentInCall(app);
    await open(page, `/agents/${agent.id}`);
    const monitor = part(page, 'Current interactions').getByRole('button', { name: /^Monitor/ });
    await monitor.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You have no phone at present').waitFor();
    expect(await dialog.getByRole('button', { name: 'Monitor' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    const supervisor = app.sandbox.users.find(({ name }) => name === 'Amara Osei')?.id ?? '';
    const { entities } = await new StationsApi(clientOf(app)).getStations();
    const free = entities.find(({ userId }) => userId === undefined);
    await new UsersApi(clientOf(app)).putUserStationAssociatedstationStationId(supervisor, free?.id ?? '');
    await monitor.click();
    const isMonitoring = ({ path, method }: { path: string; method: string }): boolean =>
      method === 'POST' && path.startsWith('/api/v2/conversations/calls/') && path.endsWith('/monitor');
    expect(app.sandbox.requests.filter(isMonitoring)).toEqual([]);
    await dialog.getByRole('button', { name: 'Monitor' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(app.sandbox.requests.filter(isMonitoring)).toMatchObject([{ status: 201 }]);
  });

  it('says which permissions are missing, who is deleted, and that a user is unknown', async ({ app, page }) => {
    const agent = app.sandbox.users[2]!;
    const deleted = app.sandbox.users[3]!;
    await new UsersApi(clientOf(app)).deleteUser(deleted.id);
    await open(page, `/agents/${deleted.id}`);
    await title(page, deleted.name).waitFor();
    await page.getByText('This user was deleted').waitFor();
    expect(await part(page, 'Current interactions').count()).toBe(0);

    await page.goto('/agents/00000000-0000-4000-8000-000000000000');
    await page.getByText('The platform knows no user with this id').waitFor();

    const allow = app.sandbox.on(UsersApi, 'getUser', refusal());
    await page.goto(`/agents/${agent.id}`);
    const alert = page.getByRole('alert');
    await alert.getByText('Status 403').waitFor();
    const countRequests = (): number => timesAsked(app.sandbox, 'GET', `/api/v2/users/${agent.id}`);
    const before = countRequests();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(countRequests).toBeGreaterThan(before);
    allow();
    await page.reload();
    await title(page, agent.name).waitFor();
  });

  it('shows an agent without permissions what they lack', async ({ app, page }) => {
    const agent = app.sandbox.users[2]!;
    await open(page, `/agents/${agent.id}`, agent.name);
    await page.getByText('You have no access to the agent’s day').waitFor();
    for (const permission of ['analytics:userDetail:view', 'analytics:conversationAggregate:view', 'wfm:realtimeAdherence:view'])
      await page.getByText(permission).waitFor();
    expect(timesAsked(app.sandbox, 'POST', DETAILS)).toBe(0);
  });
});
