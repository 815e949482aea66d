import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { ConversationsApi } from '../../src/apis/conversations.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { clientOf } from './support/admin.js';
import { it, signIn } from './support/console.js';

/** A queue without members, where a call waits that requires a skill, which three agents of other queues have. */
async function queueInTrouble(app: RunningConsole) {
  const client = clientOf(app);
  const routing = new RoutingApi(client);
  const { id: queueId } = await routing.postRoutingQueues({ name: 'Night Desk' });
  const { id: skillId } = await routing.postRoutingSkills({ name: 'Knots' });
  const { entities } = await new UsersApi(client).getUsers({ pageSize: 100, expand: ['presence'] });
  const present = entities.filter(({ presence }) => presence?.presenceDefinition?.systemPresence !== 'Offline').slice(0, 3);
  for (const { id } of present) await new UsersApi(client).postUserRoutingskills(id, { id: skillId, proficiency: 4 });
  await new ConversationsApi(client).postConversationsCalls({
    phoneNumber: '+441632960123',
    callQueueId: queueId,
    routingSkillsIds: [skillId],
  });
  const names = present.map(({ name = '' }) => name).sort((one, other) => one.localeCompare(other));
  const memberships = async (): Promise<unknown> =>
    await Promise.all(
      present.map(async ({ id }) => {
        const { entities: queues } = await routing.getUserQueues(id, { joined: true, pageSize: 100 });
        return queues.map(({ name }) => name);
      }),
    );
  const members = async (): Promise<string[]> =>
    (await routing.getRoutingQueueMembers(queueId, { pageSize: 100 })).entities.map(({ name = '' }) => name);
  return { queueId, names, members, memberships };
}

/** Axe, in both themes and on a wide and a narrow screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

describe('A queue in trouble', () => {
  it('is found on the wallboard, gets three agents who can help, and loses them by undo', async ({ app, page }) => {
    const { queueId, names, members, memberships } = await queueInTrouble(app);
    const before = await memberships();
    await signIn(page);
    const problem = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Night Desk' }) });
    await problem.getByRole('link', { name: 'Who can help' }).click();
    await page.getByText('Waiting interactions require: Knots.').waitFor();
    const rows = page.getByRole('table', { name: 'Who can help' }).getByRole('rowheader');
    await expect.poll(async () => (await rows.allTextContents()).sort((one, other) => one.localeCompare(other))).toEqual(names);
    await page.getByText('has Knots 4 · can take 1 of 1 that wait').first().waitFor();

    // By keyboard: select, next row, select.
    await page.getByRole('row').nth(1).focus();
    for (const key of ['x', 'j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await page.getByText('3 selected').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move 3 agents to a queue: Night Desk' });
    const preview = dialog.getByRole('list', { name: 'What will change' });
    await expect.poll(() => preview.getByRole('listitem').count()).toBe(3);
    await dialog.getByText(/^\d+ API calls\. Current interactions continue\.$/).waitFor();
    expect(await violations(page)).toEqual([]);
    const count = app.sandbox.requests.length;
    await dialog.getByRole('button', { name: 'Apply to 3 agents' }).click();
    await dialog.getByText('3 agents were changed').waitFor();
    const added = `/api/v2/routing/queues/${queueId}/members`;
    const sent = app.sandbox.requests.slice(count).filter(({ method }) => method === 'POST' || method === 'PATCH');
    expect(sent.filter(({ method, path }) => method === 'POST' && path === added)).toHaveLength(3);
    expect((await members()).sort((one, other) => one.localeCompare(other))).toEqual(names);
    expect(await memberships()).toEqual(names.map(() => ['Night Desk']));

    await dialog.getByRole('button', { name: 'Close' }).click();
    const note = page.getByRole('region', { name: 'What has just been done' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await note.getByText('3 agents are as before').waitFor();
    expect(await members()).toEqual([]);
    expect(await memberships()).toEqual(before);
  });

  it('offers an agent no action, and names the missing permissions once', async ({ app, page }) => {
    const { queueId } = await queueInTrouble(app);
    const agent = app.sandbox.users.find(({ title, state }) => title !== 'Team Leader' && state === 'active');
    await signIn(page, agent?.name, `/queues/${queueId}?tab=help`);
    const main = page.getByRole('main');
    await main.getByText('oauth:token:delete').waitFor();
    expect(await main.getByText('presence:userPresence:edit').count()).toBe(1);
    expect(await main.getByRole('checkbox').count()).toBe(0);
  });
});
