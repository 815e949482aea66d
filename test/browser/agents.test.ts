import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { largeCentre } from '../../examples/console/command/large-centre.js';
import type { RunningConsole } from '../../examples/console/server.js';
import { PresenceApi } from '../../src/apis/presence.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { UsersApi } from '../../src/apis/users.js';
import type { PresenceDefinition } from '../../src/models/index.js';
import { violations } from './support/accessibility.js';
import { clientOf } from './support/admin.js';
import { muchLater } from './support/clock.js';
import { it, signIn } from './support/console.js';
import { expectFocus, waitForFocusIn } from './support/focus.js';
import { hold } from './support/hold.js';
import { settled } from './support/pages.js';
import { refusal, timesAsked } from './support/refuse.js';

async function open(page: Page, path = '/agents'): Promise<void> {
  await page.clock.install();
  await signIn(page, 'Amara Osei', path);
  await settled(page);
}

const table = (page: Page): Locator => page.getByRole('region', { name: 'Agents as a table' });
const row = (page: Page, name: string): Locator => table(page).getByRole('row', { name });
const note = (page: Page): Locator => page.getByRole('region', { name: 'What has just been done' });
const names = async (page: Page): Promise<string[]> =>
  (await table(page).getByRole('rowheader').allTextContents()).map((text) => text.replace(/T[a-z]+ [A-Z][a-z]+$/, ''));
const expectNames = async (page: Page, expected: readonly string[]): Promise<void> => {
  await expect.poll(() => names(page)).toEqual(expected);
};
/** Rows that are not visible are not rendered. */
const expectFirstNames = async (page: Page, expected: readonly string[]): Promise<void> => {
  await expect.poll(async () => (await names(page)).slice(0, 10)).toEqual(expected.slice(0, 10));
};
/** Performs an action that makes the page request the agents. */
async function expectAskedAgain({ sandbox }: RunningConsole, act: () => Promise<void>): Promise<void> {
  const countRequests = (): number => timesAsked(sandbox, 'GET', '/api/v2/users');
  const before = countRequests();
  await act();
  await expect.poll(countRequests).toBeGreaterThan(before);
}

/** Returns the queues whose interactions a user takes. */
async function queuesOf(app: RunningConsole, name: string): Promise<string[]> {
  const { id } = app.sandbox.users.find((user) => user.name === name)!;
  const { entities } = await new RoutingApi(clientOf(app)).getUserQueues(id, { pageSize: 100 });
  return entities.map((queue) => queue.name ?? '').sort((one, other) => one.localeCompare(other));
}

async function definition(app: RunningConsole, name: string): Promise<PresenceDefinition> {
  const { entities } = await new PresenceApi(clientOf(app)).getPresencedefinitions({ pageSize: 100 });
  return { id: entities.find(({ systemPresence }) => systemPresence === name)!.id! };
}

/** Chooses a queue by keyboard: a part of its name, then the first match. */
async function choose(dialog: Locator, field: 'From' | 'To', queue: string): Promise<void> {
  await waitForFocusIn(dialog);
  const input = dialog.getByRole('combobox', { name: field });
  await input.fill(queue);
  await dialog.getByRole('option', { name: queue, exact: true }).waitFor();
  await input.press('ArrowDown');
  await input.press('Enter');
}

describe('The agents', () => {
  it('are sorted by a column, and in reverse order', async ({ app, page }) => {
    await open(page);
    const expected = app.sandbox.users.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
    await expectFirstNames(page, expected);
    const sorting = (name: string): Promise<string | null> => page.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(await sorting('Name')).toBe('ascending');
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').press('Enter');
    await expectFirstNames(page, expected.toReversed());
    expect(await sorting('Name')).toBe('descending');
    await page.getByRole('columnheader', { name: 'Presence' }).getByRole('button').click();
    await expect.poll(() => sorting('Name')).toBe('none');
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'presence');
    await page.goBack();
    await expectFirstNames(page, expected.toReversed());
  });

  it('are filtered by name, presence and routing status, and a link shows the same filter', async ({ app, page }) => {
    const { entities } = await new UsersApi(clientOf(app)).getUsers({
      pageSize: 100,
      expand: ['presence', 'routingStatus'],
    });
    const idle = entities.flatMap(({ name = '', routingStatus }) => (routingStatus?.status === 'IDLE' ? [name] : []));
    const [first = ''] = idle;
    const count = (shown: number): Promise<void> => page.getByText(`${shown} of ${entities.length} agents`).waitFor();
    await open(page);
    await page.getByRole('combobox', { name: 'Routing status' }).selectOption('Idle');
    await count(idle.length);
    await expectNames(page, idle);
    await page.getByRole('combobox', { name: 'Presence' }).selectOption('On Queue');
    await page.getByRole('textbox', { name: 'Name or title' }).pressSequentially(first);
    await count(1);
    await page.waitForURL(({ searchParams }) => searchParams.get('text') === first);
    await page.reload();
    await settled(page);
    await expectNames(page, [first]);
    await page.getByRole('textbox', { name: 'Name or title' }).fill('nobody at all');
    await page.getByText('No agent matches the filters').waitFor();
    await count(0);
  });

  it('show presence changes and their queues', async ({ app, page }) => {
    await open(page);
    const { id, name } = app.sandbox.users[1]!;
    await new PresenceApi(clientOf(app)).patchUserPresencesPurecloud(id, {
      presenceDefinition: await definition(app, 'Training'),
    });
    await row(page, name).getByText('Training').waitFor();
    await row(page, name)
      .getByText((await queuesOf(app, name)).join(', '), { exact: true })
      .waitFor();
  });

  it('stay on the page when a call fails', async ({ app, page }) => {
    await open(page);
    await page.getByText(/^Live, updated at/).waitFor();
    const allow = app.sandbox.on(UsersApi, 'getUsers', refusal());
    // Another socket replaces it; missed events are read again.
    app.sandbox.failChannels({ effect: 'cut' });
    const problem = page.getByRole('status').filter({ hasText: 'Not up to date' });
    await problem.waitFor();
    expect((await names(page)).length).toBeGreaterThan(10);
    await expectAskedAgain(app, () => problem.getByRole('button', { name: 'Try again' }).click());
    allow();
    await muchLater(page, () => page.getByText(/^Live, updated at/).isVisible());
  });

  it('are replaced by a note if none is readable or none exists', async ({ app, page }) => {
    app.sandbox.on(UsersApi, 'getUsers', refusal());
    await open(page);
    const alert = page.getByRole('alert');
    await alert.getByText('Status 403').waitFor();
    await expectAskedAgain(app, () => alert.getByRole('button', { name: 'Try again' }).click());
    app.sandbox.on(UsersApi, 'getUsers', { entities: [], pageNumber: 1, pageCount: 0 });
    await muchLater(page, () => page.getByText('You may not see any agent').isVisible());
  });
});

describe('A thousand agents', () => {
  it.override({ sandboxOptions: { seed: largeCentre({ queues: 60, agents: 1000, seed: 1 }) } });

  const last = async (page: Page): Promise<string | undefined> => (await names(page)).at(-1);
  const queueRequests = ({ sandbox }: RunningConsole): number =>
    sandbox.requests.filter(({ path }) => /^\/api\/v2\/users\/[^/]+\/queues$/.test(path)).length;

  /** Answers like the sandbox, but the fifth page and those after it only when the returned function is called. */
  function holdFifthPage({ sandbox }: RunningConsole): () => void {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { users } = sandbox;
    sandbox.on(UsersApi, 'getUsers', async ({ query }) => {
      const pageNumber = Number(query.get('pageNumber') ?? 1);
      if (pageNumber > 4) await gate;
      const entities = users.slice((pageNumber - 1) * 100, pageNumber * 100).map(({ id, name }) => ({ id, name }));
      return { entities, pageNumber, pageSize: 100, pageCount: Math.ceil(users.length / 100), total: users.length };
    });
    return release;
  }

  it('are counted truthfully while they load, and only visible rows are rendered and request their queues', async ({
    app,
    page,
  }) => {
    const total = app.sandbox.users.length.toLocaleString('en-US');
    const release = holdFifthPage(app);
    await open(page);
    await page.getByText(`400 of ${total} agents loaded`).waitFor();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    release();
    await page.getByText(`${total} agents`, { exact: true }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Loading' }).count()).toBe(0);
    expect(await table(page).getByRole('table').getAttribute('aria-rowcount')).toBe(`${app.sandbox.users.length + 1}`);

    const expected = app.sandbox.users.map(({ name }) => name).sort(new Intl.Collator('en').compare);
    expect((await names(page)).length).toBeLessThan(40);
    await table(page).getByRole('row').nth(1).focus();
    await page.keyboard.press('End');
    await expect.poll(() => last(page)).toBe(expected.at(-1));
    await expectFocus(page, new RegExp(`^tr ${expected.at(-1)!}`));
    await page.keyboard.press('k');
    await expectFocus(page, new RegExp(`^tr ${expected.at(-2)!}`));
    await row(page, expected.at(-1)!)
      .first()
      .getByText(/Queue|–|,|[A-Z]/)
      .first()
      .waitFor();
    expect(queueRequests(app)).toBeLessThan(150);
  });

  it('show the important columns and their actions at any width, and the chosen columns stay in the address', async ({
    page,
  }) => {
    await open(page);
    const headings = (): Promise<string[]> => table(page).getByRole('columnheader').allTextContents();
    const all = ['Name', 'Presence', 'Routing status', 'Since', 'Queues', 'Actions'];
    const shown = {
      1280: all,
      1024: all,
      768: all.filter((name) => name !== 'Queues'),
      390: ['Name', 'Routing status', 'Actions'],
    };
    for (const [width, columns] of Object.entries(shown)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(headings).toEqual(columns);
      const box = await page
        .getByRole('button', { name: /^Move / })
        .first()
        .boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(Number(width));
    }
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Presence' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('columns') === 'name,routingStatus,since,queues');
    await expect.poll(headings).toEqual(all.filter((name) => name !== 'Presence'));
    await page.keyboard.press('Escape');
    await page.getByText('Compact', { exact: true }).click({ force: true });
    await expect.poll(async () => (await table(page).getByRole('row').nth(3).boundingBox())?.height).toBe(28);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await page.goBack();
    await expect.poll(headings).toEqual(all);
  });
});

describe("The user's own presence", () => {
  const button = (page: Page): Locator => page.getByRole('button', { name: /^Your presence/ });
  /** Returns the text of the button once it is known. */
  const shownPresence = (page: Page): Promise<string | null> =>
    page.getByRole('button', { name: /^Your presence: (?!unknown)/ }).getAttribute('aria-label');

  it('is selected from the presences of the organisation, also by keyboard', async ({ app, page }) => {
    await open(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('menuitemradio', { name: 'Meeting' });
    await choice.waitFor();
    expect(await violations(page)).toEqual([]);
    await choice.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Your presence: Meeting. Change it' }).waitFor();
    await expectFocus(page, 'button Your presence: Meeting. Change it');
    await row(page, 'Amara Osei').getByText('Meeting').waitFor();
    const { id } = app.sandbox.users.find(({ name }) => name === 'Amara Osei')!;
    const { presenceDefinition } = await new PresenceApi(clientOf(app)).getUserPresencesPurecloud(id);
    expect(presenceDefinition?.systemPresence).toBe('Meeting');
  });

  it('stays unchanged when the platform refuses the change, and the reason is shown', async ({ app, page }) => {
    await open(page);
    const before = await shownPresence(page);
    app.sandbox.fail({ status: 400, message: 'No presence today', route: 'PATCH /api/v2/users/{userId}/presences/purecloud' });
    await button(page).click();
    await page.getByRole('menuitemradio', { name: 'Training' }).click();
    await page.getByRole('alert').getByText('No presence today').waitFor();
    expect(await shownPresence(page)).toBe(before);
  });
});

describe('Moving an agent', () => {
  const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Move 1 agent to a queue: ${name}` });

  it('to another queue makes them inactive in the former one, and can be undone', async ({ app, page }) => {
    const { name } = app.sandbox.users[2]!;
    const before = await queuesOf(app, name);
    const target = app.sandbox.queues.find((queue) => !before.includes(queue.name))!.name;
    await open(page);
    const opener = page.getByRole('button', { name: `Move ${name} to another queue` });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, name);
    const submit = dialog.getByRole('button', { name: /^Apply to/ });
    expect(await submit.isDisabled()).toBe(true);
    await choose(dialog, 'To', target);
    await choose(dialog, 'From', before[0]!);
    await dialog.getByText(`takes no interactions of ${before[0]!} any more, but stays a member there`).waitFor();
    expect(await violations(page)).toEqual([]);
    await submit.press('Enter');
    await dialog.getByText('1 agent was changed').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');

    await dialog.waitFor({ state: 'detached' });
    await expectFocus(page, `button Move ${name} to another queue`);
    const after = [...before.slice(1), target].sort((one, other) => one.localeCompare(other));
    expect(await queuesOf(app, name)).toEqual(after);
    await row(page, name).getByText(after.join(', '), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await note(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await note(page).getByText('1 agent is as before').waitFor();
    expect(await queuesOf(app, name)).toEqual(before);
    await row(page, name).getByText(before.join(', '), { exact: true }).waitFor();
    await note(page).getByRole('button', { name: 'Dismiss' }).click();
    await note(page).waitFor({ state: 'detached' });
  });

  it('changes nothing if it fails, and shows the reason', async ({ app, page }) => {
    const { name } = app.sandbox.users[2]!;
    const before = await queuesOf(app, name);
    await open(page);
    const message = 'The queue is locked';
    app.sandbox.fail({ status: 409, message, route: 'PATCH /api/v2/routing/queues/{queueId}/members/{memberId}', times: 10 });
    await page.getByRole('button', { name: `Move ${name} to another queue` }).click();
    const dialog = dialogOf(page, name);
    await choose(dialog, 'From', before[0]!);
    await choose(dialog, 'To', app.sandbox.queues.find((queue) => !before.includes(queue.name))!.name);
    await dialog.getByRole('button', { name: 'Apply to 1 agent' }).click();
    await dialog.getByText('1 could not be changed').first().waitFor();
    await dialog.getByText(/The queue is locked/).waitFor();
    expect(await dialog.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(await queuesOf(app, name)).toEqual(before);
  });
});

describe('An action for many agents', () => {
  it('stops when the user says so, reports what it has not reached, and can be continued and undone', async ({ app, page }) => {
    const { name } = app.sandbox.users[2]!;
    const before = await queuesOf(app, name);
    await open(page);
    const changes = await hold(page, '**/members/*');
    await table(page).getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate on all queues' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Apply to/ }).click();
    await changes.firstRequest;
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByText('Stopping after the pending calls').waitFor();
    changes.release();
    await dialog.getByText(/^\d+ agents? (?:was|were) changed · \d+ were not reached$/).waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText(/^\d+ agents were changed$/).waitFor();
    expect(await queuesOf(app, name)).toEqual([]);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText(/^\d+ agents are as before$/).waitFor();
    expect(await queuesOf(app, name)).toEqual(before);
  });
});
