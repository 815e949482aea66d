import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { AuthorizationApi } from '../../src/apis/authorization.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { TeamsApi } from '../../src/apis/teams.js';
import type { AsyncConversationQuery } from '../../src/models/index.js';
import { violations } from './support/accessibility.js';
import { clientOf } from './support/admin.js';
import { it, signIn } from './support/console.js';
import { waitForFocusIn } from './support/focus.js';
import { openAccount, pageLink, settled } from './support/pages.js';
import { atWork, moment } from './support/working-day.js';

/** Creates a division with two queues and three agents, and a team with one agent. */
async function divide(app: RunningConsole) {
  const client = clientOf(app);
  const authorization = new AuthorizationApi(client);
  const queues = app.sandbox.queues.slice(0, 2);
  const agents = app.sandbox.users.filter(({ title, state }) => title !== 'Team Leader' && state === 'active').slice(0, 3);
  const { id: divisionId = '' } = await authorization.postAuthorizationDivisions({ name: 'Ferries', description: '' });
  await authorization.postAuthorizationDivisionObject(divisionId, 'QUEUE', idsOf(queues));
  await authorization.postAuthorizationDivisionObject(divisionId, 'USER', idsOf(agents));
  const teams = new TeamsApi(client);
  const { id: teamId = '' } = await teams.postTeams({ name: 'Night crew' });
  const member = agents[0]!;
  await teams.postTeamMembers(teamId, { memberIds: [member.id] });
  const { entities: memberQueues } = await new RoutingApi(client).getUserQueues(member.id, { joined: true, pageSize: 100 });
  return { divisionId, teamId, agentNames: agents.map(({ name }) => name).sort(), member, memberQueues };
}

const idsOf = (entities: readonly { id: string }[]): string[] => entities.map(({ id }) => id);

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Divisions, teams and time zone' });
/** The names of the agents in the table, without their titles. */
const agentNames = async (page: Page): Promise<string[]> => {
  const rows = page.getByRole('region', { name: 'Agents as a table' }).getByRole('rowheader');
  return (await rows.locator('.one-line').allTextContents()).sort();
};
/** The number of queues in the table, without its head. */
const queueCount = async (page: Page): Promise<number> =>
  Number(await page.getByRole('table', { name: 'Queues' }).getAttribute('aria-rowcount')) - 1;

async function openWorkspace(page: Page): Promise<void> {
  await openAccount(page);
  await page.getByRole('button', { name: 'Divisions, teams and time zone' }).click();
  await dialog(page).getByRole('combobox', { name: 'Divisions' }).and(page.locator(':enabled')).waitFor();
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await waitForFocusIn(dialog(page));
  await dialog(page).getByRole('combobox', { name: field }).fill(option);
  await dialog(page).getByRole('option', { name: option }).click();
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
}

describe('The workspace', () => {
  it.override(atWork);

  it('limits all pages to divisions and teams, in this browser and by a link, until it is removed', async ({ page, app }) => {
    const { divisionId, teamId, agentNames: expectedNames, member, memberQueues } = await divide(app);
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', '/agents');
    await settled(page);
    const all = await agentNames(page);
    await openWorkspace(page);
    expect(await violations(page)).toEqual([]);
    await choose(page, 'Divisions', 'Ferries');
    await save(page);
    await expect.poll(() => agentNames(page)).toEqual(expectedNames);
    await page.reload();
    await expect.poll(() => agentNames(page)).toEqual(expectedNames);
    await page.getByText('3 agents', { exact: true }).waitFor();

    await page.goto('/?view=table');
    await expect.poll(() => queueCount(page)).toBe(2);
    expect(app.sandbox.received(RoutingApi, 'getRoutingQueues').at(-1)?.query['divisionId']).toEqual([divisionId]);
    const queuePath = `/queues/${app.sandbox.queues[0]!.id}`;
    await page.goto(queuePath);
    await page.getByText('All conversations of the queue: divisions and teams do not limit this list.').waitFor();
    await page.goto(`${queuePath}?tab=trend`);
    await page.getByText('All agents of the organisation: divisions and teams do not limit this figure.').waitFor();
    await pageLink(page, 'Interactions').click();
    await page.getByRole('heading', { name: 'Interactions', level: 1 }).waitFor();
    await settled(page);
    const [filter] = detailsQueries(app).at(-1)?.conversationFilters ?? [];
    expect(filter?.predicates).toEqual([{ type: 'dimension', dimension: 'divisionId', operator: 'matches', value: divisionId }]);
    await page.getByRole('button', { name: 'Show the whole organisation' }).click();
    await expect.poll(() => detailsQueries(app).at(-1)?.conversationFilters).toBeUndefined();

    // A link limits what it shows, but not the other pages.
    await page.goto(`/agents?teams=${teamId}`);
    await expect.poll(() => agentNames(page)).toEqual([member.name]);
    await page.getByRole('button', { name: 'Limited to 1 team' }).click();
    await dialog(page).getByText('Night crew').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/?view=table&teams=${teamId}`);
    await expect.poll(() => queueCount(page)).toBe(memberQueues.length);
    await pageLink(page, 'Agents').click();
    await expect.poll(() => agentNames(page)).toEqual(all);
  });

  it('has a time zone, in which days begin', async ({ page, app }) => {
    await page.clock.setFixedTime(moment);
    await signIn(page, 'Amara Osei', `/agents/${app.sandbox.users[2]!.id}`);
    await openWorkspace(page);
    await choose(page, 'Time zone', 'Asia/Tokyo');
    await save(page);
    await page.getByText('Asia/Tokyo (GMT+9)').waitFor();
    await page.reload();
    await page.getByText('Asia/Tokyo (GMT+9)').waitFor();
    await settled(page);
    expect(app.sandbox.received(AnalyticsApi, 'postAnalyticsUsersDetailsQuery').at(-1)?.body).toMatchObject({
      interval: '2026-03-11T15:00:00.000Z/2026-03-12T15:00:00.000Z',
    });
    await page.getByRole('button', { name: 'Use the time zone of this browser' }).click();
    await page.getByText('UTC (GMT+0)').waitFor();
  });

  it('says which permission is missing to choose teams', async ({ page, app }) => {
    const agent = app.sandbox.users.find(({ title, state }) => title !== 'Team Leader' && state === 'active');
    await signIn(page, agent?.name);
    await openWorkspace(page);
    await dialog(page).getByText('Missing permission: groups:team:view.').waitFor();
  });
});

const detailsQueries = ({ sandbox }: RunningConsole): AsyncConversationQuery[] =>
  sandbox.received(AnalyticsApi, 'postAnalyticsConversationsDetailsQuery').map(({ body }) => body as AsyncConversationQuery);
