import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { AnalyticsApi } from '../../src/apis/analytics.js';
import { AuthorizationApi } from '../../src/apis/authorization.js';
import { ConversationsApi } from '../../src/apis/conversations.js';
import { PresenceApi } from '../../src/apis/presence.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { violations } from './support/accessibility.js';
import { clientOf } from './support/admin.js';
import { atWork, moment } from './support/working-day.js';
import { muchLater, passing } from './support/clock.js';
import { it, signIn } from './support/console.js';
import { expectFocus } from './support/focus.js';
import { settled } from './support/pages.js';
import { refusal, timesAsked } from './support/refuse.js';

const OBSERVATIONS = '/api/v2/analytics/queues/observations/query';

const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Waits until the figure below a name has the expected value. */
const figure = (place: Locator, name: string, value: string | RegExp): Locator =>
  place
    .locator('div', { has: place.page().getByRole('term').getByText(name, { exact: true }) })
    .getByText(value, { exact: true });

const live = (page: Page): Locator => page.getByText(/^Live, updated at/);

/** The names of the queues in the table. */
const names = async (page: Page): Promise<string[]> =>
  await page.getByRole('table', { name: 'Queues' }).getByRole('rowheader').allTextContents();

/** The wallboard with the cards of all queues. */
const ALL = '/?healthy=true';

/** A queue without agents, where calls wait. */
async function emptyQueue(app: RunningConsole): Promise<{ id: string; name: string }> {
  const { id, name = '' } = await new RoutingApi(clientOf(app)).postRoutingQueues({ name: 'Night Desk' });
  return { id, name };
}

async function call(app: RunningConsole, queueId: string): Promise<void> {
  await new ConversationsApi(clientOf(app)).postConversationsCalls({ phoneNumber: '+441632960123', callQueueId: queueId });
}

/** From an afternoon on, since the figures of the day are empty just after midnight. */
const afternoon = (): number => moment + performance.now();

describe('In the afternoon, the wallboard', () => {
  it.override({ sandboxOptions: { now: afternoon } });

  it("receives changes of the sandbox's state by events, polls if events are refused, and shows it", async ({ app, page }) => {
    const queue = await emptyQueue(app);
    await page.clock.install({ time: moment });
    await signIn(page, 'Amara Osei', ALL);
    const night = card(page, queue.name);
    await figure(night, 'Waiting', '0').waitFor();
    await night.getByText('0 on queue').waitFor();
    await live(page).waitFor();
    // Initially, and once more when no event can be missing.
    const countRequests = (): number => timesAsked(app.sandbox, 'POST', OBSERVATIONS);
    await expect.poll(countRequests).toBe(2);

    const attention = page.getByRole('region', { name: /need|now/ });
    await attention.getByText('No queue needs attention now').waitFor();
    await call(app, queue.id);
    await figure(night, 'Waiting', '1').waitFor();
    expect(countRequests()).toBe(2);
    await night.getByText('No agents on queue').waitFor();
    const problem = attention.getByRole('listitem').filter({ has: page.getByRole('link', { name: queue.name }) });
    await problem.getByText(/No agents on queue · 1 waiting/).waitFor();
    expect(await problem.getByRole('link', { name: 'Set agents on queue' }).getAttribute('href')).toBe(
      `/queues/${queue.id}#members`,
    );

    app.sandbox.clock.advance(95_000);
    await page.clock.fastForward(95_000);
    // The test's own duration is added.
    const longer = /^(1:(3[5-9]|[45]\d)|[2-9]:\d\d)$/;
    await figure(night, 'Longest wait', longer).waitFor();
    const totals = page.getByRole('region', { name: 'All queues' });
    await figure(totals, 'Longest wait', longer).waitFor();
    await figure(totals, 'Waiting', '1').waitFor();
    // On a wide screen, the complete reason is in one line with what to do.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await problem.getByText(/1 waiting, \d+:\d\d of \d+:\d\d$/).waitFor();
    await expect.poll(async () => (await problem.boundingBox())?.height).toBeLessThan(36);

    app.sandbox.failChannels({ effect: 'refuse' });
    app.sandbox.failChannels({ effect: 'cut' });
    const status = page.getByRole('status');
    await passing(page, 5000, () => status.getByText('Not live: asking every 15 s.').isVisible());
    await call(app, queue.id);
    await passing(page, 15_000, () => figure(night, 'Waiting', '2').isVisible());
    app.sandbox.clock.advance(60_000);
    await passing(page, 60_000, () => status.getByText('Live again').isVisible());
    await call(app, queue.id);
    await figure(night, 'Waiting', '3').waitFor();
    expect(await live(page).isVisible()).toBe(true);
  });
});

describe('The wallboard', () => {
  it('keeps the last figures when a call fails, reports it, and continues', async ({ app, page }) => {
    const queue = await emptyQueue(app);
    await call(app, queue.id);
    await page.clock.install();
    await signIn(page);
    await figure(card(page, queue.name), 'Waiting', '1').waitFor();
    await live(page).waitFor();

    const message = 'Unable to perform the requested action. You are missing the permission [analytics:queueObservation:view]';
    const refused = refusal(message, 'missing.permissions');
    const allow = app.sandbox.on(AnalyticsApi, 'postAnalyticsQueuesObservationsQuery', refused);
    // Another socket replaces it; missed events are read again.
    app.sandbox.failChannels({ effect: 'cut' });
    const problem = page.getByRole('status').filter({ hasText: 'Not up to date' });
    await problem.waitFor();
    expect(await problem.textContent()).toMatch(
      /The figures of this moment are those of .*Ask an administrator for analytics:queueObservation:view\./,
    );
    await figure(card(page, queue.name), 'Waiting', '1').waitFor();
    const countRequests = (): number => timesAsked(app.sandbox, 'POST', OBSERVATIONS);
    const before = countRequests();
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(countRequests).toBeGreaterThan(before);
    allow();
    await muchLater(page, () => live(page).isVisible());
  });

  it('shows the queues without figures that cannot be read', async ({ app, page }) => {
    app.sandbox.on(AnalyticsApi, 'postAnalyticsConversationsAggregatesQuery', refusal());
    await signIn(page, 'Amara Osei', ALL);
    const bookings = card(page, app.sandbox.queues[0]!.name);
    await figure(bookings, 'Waiting', '0').waitFor();
    await page.getByText('The figures of today could not be read.').waitFor();
  });

  it('shows why there are no queues, and retries', async ({ app, page }) => {
    const allow = app.sandbox.on(RoutingApi, 'getRoutingQueues', refusal());
    await signIn(page);
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'You have no permission for this' }).waitFor();
    expect(await alert.textContent()).toMatch(/Status 403.*Correlation id/);
    allow();
    await alert.getByRole('button', { name: 'Try again' }).click();
    // Which queues need something depends on the time of day.
    await page.getByRole('region', { name: 'All queues' }).waitFor();
  });

  it('explains an organisation without queues', async ({ app, page }) => {
    app.sandbox.on(RoutingApi, 'getRoutingQueues', { entities: [], pageNumber: 1, pageCount: 0 });
    await signIn(page);
    await page.getByText('There are no queues that you may see').waitFor();
  });
});

describe('With traffic, the wallboard', () => {
  it.override(atWork);

  /** The page has the date of the sandbox. */
  async function open(page: Page, path = '/'): Promise<void> {
    await page.clock.install({ time: moment });
    await signIn(page, 'Amara Osei', path);
    await settled(page);
  }

  it('shows queues with a problem first, and the others on request', async ({ app, page }) => {
    await open(page);
    const stateOf = (list: Locator): Promise<string[]> =>
      list.getByText(/^(No agents on|Wait (much )?too|Far|Below|On target|Nothing)/).allTextContents();
    const problems = await stateOf(page.getByRole('list', { name: 'Queues with a problem' }));
    expect(problems.filter((state) => /On target|Nothing/.test(state))).toEqual([]);
    const others = page.getByRole('button', { name: /^\d+ queues need nothing/ });
    await others.click();
    const healthy = page.getByRole('list', { name: 'Queues without a problem' });
    await healthy.waitFor();
    const states = await stateOf(healthy);
    expect(states.filter((state) => !/On target|Nothing/.test(state))).toEqual([]);
    expect(problems.length + states.length).toBe(app.sandbox.queues.length);
    expect(new URL(page.url()).searchParams.get('healthy')).toBe('true');
    await page.getByRole('textbox', { name: 'Find a queue' }).fill('nothing has this name');
    await page.getByRole('button', { name: 'Show all queues' }).click();
    await healthy.waitFor();
  });

  it('keeps view, order, text and columns in the address, and on Back', async ({ app, page }) => {
    await open(page, '/?healthy=true');
    const level = await card(page, 'Bookings')
      .getByText(/^\d+%$/)
      .textContent();
    await page.getByText('Table', { exact: true }).click();
    const table = page.getByRole('table', { name: 'Queues' });
    const row = table.getByRole('row', { name: /^Bookings/ });
    expect(await row.getByRole('cell').nth(9).textContent()).toContain(level);
    await table.getByRole('button', { name: 'Queue', exact: true }).click();
    const byName = app.sandbox.queues.map(({ name }) => name).sort((one, other) => one.localeCompare(other));
    await expect.poll(() => names(page)).toEqual(byName);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Idle' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Find a queue' }).fill('book');
    await expect.poll(() => names(page)).toEqual(['Bookings']);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('view'), searchParams.get('sort'), searchParams.get('find')]).toEqual(['table', 'name', 'book']);

    await row.getByRole('link', { name: 'Bookings' }).click();
    await expectFocus(page, 'h1 Bookings');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Bookings']);
    expect(await table.getByRole('columnheader', { name: 'Idle' }).isVisible()).toBe(false);
  });

  it('shows bars that are tables to a screen reader, with both series', async ({ app, page }) => {
    await open(page);
    const chart = page.getByRole('table', { name: 'Service level today' });
    expect(await chart.getByRole('row').count()).toBe(app.sandbox.queues.length + 1);
    const load = page.getByRole('table', { name: 'Waiting and interacting now' });
    expect(await load.getByRole('columnheader').allTextContents()).toEqual(['Queue', 'Waiting', 'Interacting']);
  });

  it("follows the sandbox's clock", async ({ app, page }) => {
    await open(page);
    const chart = page.getByRole('table', { name: 'Waiting and interacting now' });
    const before = await chart.textContent();
    app.sandbox.clock.advance(600_000);
    await expect.poll(() => chart.textContent()).not.toBe(before);
  });

  it("opens a queue with its members and today's conversations", async ({ app, page }) => {
    await open(page, '/?healthy=true');
    await page.getByRole('link', { name: 'Bookings' }).first().click();
    await expectFocus(page, 'h1 Bookings');
    await settled(page);
    const queue = app.sandbox.queues.find(({ name }) => name === 'Bookings')!;
    const { entities } = await new RoutingApi(clientOf(app)).getRoutingQueueMembers(queue.id, { pageSize: 100 });
    const members = page.getByRole('region', { name: 'Members as a table' });
    expect(await members.getByRole('rowheader').allTextContents()).toEqual(entities.map(({ name }) => name));

    const conversations = page.getByRole('region', { name: 'Today’s conversations as a table' });
    const first = await conversations.getByRole('link').first().getAttribute('href');
    await page.getByRole('navigation', { name: 'More conversations' }).getByRole('button', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of \d+$/).waitFor();
    const link = conversations.getByRole('link').first();
    await expect.poll(() => link.getAttribute('href')).not.toBe(first);
    const address = await link.getAttribute('href');
    expect(address).toMatch(/^\/interactions\/[\da-f-]{36}$/);
    await link.click();
    await page.waitForURL(`**${address}`);
  });

  it("shows the current state of a queue's members", async ({ app, page }) => {
    const { sandbox } = app;
    const queue = sandbox.queues[0]!;
    await open(page, `/queues/${queue.id}`);
    const client = clientOf(app);
    const { entities } = await new RoutingApi(client).getRoutingQueueMembers(queue.id, {
      pageSize: 100,
      routingStatus: ['OFF_QUEUE'],
    });
    const { id = '', name = '' } = entities[0]!;
    const { entities: definitions } = await new PresenceApi(client).getPresencedefinitions();
    const training = definitions.find(({ systemPresence }) => systemPresence === 'Training')!;
    await new PresenceApi(client).patchUserPresencesPurecloud(id, { presenceDefinition: { id: training.id! } });
    await page.getByRole('row', { name }).getByText('Training').waitFor();
  });
});

describe('A queue', () => {
  it('shows an error if it does not exist', async ({ page }) => {
    await signIn(page, 'Amara Osei', '/queues/00000000-0000-4000-8000-000000000000');
    await page.getByRole('alert').getByRole('heading', { name: 'This is not there' }).waitFor();
  });

  it('shows a note if it has no conversations today', async ({ app, page }) => {
    const { id } = await new RoutingApi(clientOf(app)).postRoutingQueues({ name: 'Brand new' });
    await signIn(page, 'Amara Osei', `/queues/${id}`);
    await page.getByText('No conversation came to this queue today').waitFor();
    await page.getByText('This queue has no members').waitFor();
  });
});

const name = (index: number): string => `Queue ${String(index + 1).padStart(3, '0')}`;
const manyQueues = { queues: Array.from({ length: 300 }, (_, index) => ({ name: name(index) })) };

describe('With 300 queues in the afternoon, the wallboard', () => {
  it.override({ sandboxOptions: { seed: manyQueues, now: afternoon } });

  it('says how many queues its bars and cards leave out', async ({ page }) => {
    await page.clock.install({ time: moment });
    await signIn(page, 'Amara Osei', '/?view=cards&healthy=true');
    const all = page.getByRole('button', { name: '12 of 300 queues · show all' });
    await all.first().click();
    expect(await page.getByRole('table', { name: 'Waiting and interacting now' }).getByRole('row').count()).toBe(301);
    const cards = page.getByRole('list', { name: 'Queues without a problem' }).getByRole('listitem');
    await cards.first().waitFor();
    // How many queues have no problem depends on the time of day.
    const shownCount = await cards.count();
    expect(shownCount).toBeLessThan(60);
    expect(Number(await cards.first().getAttribute('aria-setsize'))).toBeGreaterThan(shownCount);
  });
});

describe('With 300 queues, the wallboard', () => {
  it.override({ sandboxOptions: { seed: manyQueues } });

  it('renders the visible ones only, changes one row at a time, and reaches all by search', async ({ app, page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await signIn(page, 'Amara Osei', '/?sort=name&density=compact');
    await live(page).waitFor();
    const table = page.getByRole('table', { name: 'Queues' });
    expect(await table.getAttribute('aria-rowcount')).toBe('301');
    const visible = await table
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().bottom <= window.innerHeight).length);
    expect(visible).toBeGreaterThanOrEqual(30);
    expect(await page.locator('*').count()).toBeLessThan(1700);

    await table.evaluate((element) => {
      const rows = new Set<string>();
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('[role=row]');
          rows.add(row?.getAttribute('aria-rowindex') ?? 'outside of rows');
        }
      });
      observer.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
      Object.assign(globalThis, { changedRows: rows });
    });
    const third = app.sandbox.queues.find((queue) => queue.name === name(2))!;
    await call(app, third.id);
    const row = table.getByRole('row', { name: /^Queue 003/ });
    await row.getByText('No agents on queue').waitFor();
    expect(await page.evaluate(() => [...(globalThis as unknown as { changedRows: Set<string> }).changedRows])).toEqual(['4']);

    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    const last = table.getByRole('row', { name: /^Queue 300/ });
    await last.waitFor();
    expect(await last.getAttribute('aria-rowindex')).toBe('301');
    await page.getByRole('textbox', { name: 'Find a queue' }).fill('queue 17');
    await expect.poll(() => names(page)).toEqual(Array.from({ length: 10 }, (_, index) => name(169 + index)));
  });

  it('moves between rows by keyboard, keeps the focus when figures change the order, and opens a queue', async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await signIn(page, 'Amara Osei', '/?sort=waiting');
    await live(page).waitFor();
    const table = page.getByRole('table', { name: 'Queues' });
    const focusedRow = table.locator('[role=row]:focus');
    const expectRow = async (index: number): Promise<void> => {
      await expect.poll(() => focusedRow.getByRole('rowheader').textContent()).toBe(name(index));
    };
    /** How many px of the focused row are covered by the headers, or are below the window. */
    const coveredHeight = async (): Promise<number> => {
      const row = await focusedRow.boundingBox();
      const head = await table.getByRole('row').first().boundingBox();
      return Math.round(Math.max(head!.y + head!.height - row!.y, row!.y + row!.height - 1080, 0));
    };

    // From the last sortable head, one more Tab reaches the rows, and another one leaves them.
    await table.getByRole('columnheader').getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expectRow(0);
    await page.keyboard.press('Tab');
    expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    for (const [key, index] of Object.entries({ j: 1, ArrowDown: 2, k: 1, End: 299, PageUp: 273, Home: 0, PageDown: 26 })) {
      await page.keyboard.press(key);
      await expectRow(index);
      await expect.poll(coveredHeight, { message: key }).toBe(0);
    }

    await page.keyboard.press('End');
    await expectRow(299);
    const scrolledTo = await page.evaluate(() => window.scrollY);
    await call(app, app.sandbox.queues.find((queue) => queue.name === name(299))!.id);
    await expect.poll(() => focusedRow.getAttribute('aria-rowindex')).toBe('2');
    await expectRow(299);
    // The page does not follow the row to the top; only the queue that now needs attention takes a line more above the table.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolledTo);
    await page.keyboard.press('j');
    await expectRow(0);
    await expect.poll(coveredHeight).toBe(0);

    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expectFocus(page, `h1 ${name(0)}`);
    await page.goBack();
    await table.waitFor();
    expect(new URL(page.url()).search).toBe('?sort=waiting');
  });
});

it('Without the permissions for analytics, the wallboard shows no figures and names the permissions once', async ({
  app,
  page,
}) => {
  const { sandbox } = app;
  const role = await new AuthorizationApi(clientOf(app)).postAuthorizationRoles({
    name: 'Receptionist',
    permissionPolicies: [{ domain: 'routing', entityName: 'queue', actionSet: ['view'] }],
  });
  const user = sandbox.users[5]!;
  await new AuthorizationApi(clientOf(app)).putUserRoles(user.id, [role.id!]);
  // The permissions arrive after the page has rendered the queues.
  const queuesResponse = page.waitForResponse((response) => response.url().includes('/api/v2/routing/queues'));
  await page.route('**/api/v2/users/me?*', async (route) => {
    await (await queuesResponse).finished();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    await route.continue();
  });
  await signIn(page, user.name);
  const note = page.getByRole('note', { name: 'Figures that you cannot see' });
  await note.waitFor();
  expect(await note.textContent()).toContain('analytics:queueObservation:view');
  expect(await page.getByText('Service level', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(timesAsked(sandbox, 'POST', OBSERVATIONS)).toBe(0);
});
