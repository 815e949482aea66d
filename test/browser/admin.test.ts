import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { RoutingApi } from '../../src/apis/routing.js';
import type { SandboxRequest } from '../../src/sandbox/index.js';
import type { RunningConsole } from '../../examples/console/server.js';
import { violations } from './support/accessibility.js';
import { choose, clientOf, dialog, note } from './support/admin.js';
import { it, signIn } from './support/console.js';
import { pageLink, settled } from './support/pages.js';

const apiOf = (app: RunningConsole): RoutingApi => new RoutingApi(clientOf(app));

/** Returns the changes that the page has sent: verb and path. */
const changes = ({ sandbox }: RunningConsole): string[] =>
  sandbox.requests
    .filter(({ method, path }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && path.startsWith('/api/v2/routing/'))
    .map(({ method, path }) => `${method} ${path}`);

/** Finds an entity in the picker of a part, and adds it. */
async function addItem(page: Page, tab: RegExp, picker: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await choose(page, picker, name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('rowheader', { name }).waitFor();
}

it('A queue with members, a wrap-up code and a service level is created, appears in its audit, and is undone', async ({
  app,
  page,
}) => {
  const api = apiOf(app);
  const { entities: codes } = await api.getRoutingWrapupcodes();
  const [member, other] = app.sandbox.users.slice(2, 4);
  const before = changes(app).length;
  await signIn(page);
  await pageLink(page, 'Administration').click();
  await page.getByRole('link', { name: 'Queues Members, wrap-up codes' }).click();
  await settled(page);
  await page.getByRole('link', { name: 'New' }).click();

  await page.getByRole('textbox', { name: 'Description' }).fill('For the fair');
  await page.getByRole('button', { name: 'Review and create' }).click();
  // The contract requires a name, so nothing is sent.
  await page.getByText('1 field needs a correction.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Trade fair');
  const calls = page.getByRole('group', { name: 'Calls' });
  await calls.getByRole('textbox', { name: 'Service level' }).fill('85');
  await calls.getByRole('textbox', { name: 'Answered within' }).fill('15');
  await addItem(page, /^Members/, 'Find a user', member!.name);
  await addItem(page, /^Members/, 'Find a user', other!.name);
  await addItem(page, /^Wrap-up codes/, 'Find a wrap-up code', codes[0]!.name);
  await page.getByRole('button', { name: 'Review and create' }).click();
  await dialog(page).getByRole('row', { name: 'Calls: Service level empty 85 %' }).waitFor();
  await dialog(page).getByText('POST /api/v2/routing/queues/{id}/members').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(changes(app)).toHaveLength(before);
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  await page.getByRole('heading', { level: 1, name: 'Trade fair' }).waitFor();
  const { entities } = await api.getRoutingQueues({ name: 'Trade fair' });
  const [queue] = entities;
  const id = queue?.id ?? '';
  expect(queue?.mediaSettings?.call?.serviceLevel).toEqual({ percentage: 0.85, durationMs: 15_000 });
  expect(queue?.memberCount).toBe(2);
  expect(changes(app).slice(before)).toEqual([
    'POST /api/v2/routing/queues',
    `POST /api/v2/routing/queues/${id}/members`,
    `POST /api/v2/routing/queues/${id}/wrapupcodes`,
  ]);

  await page.getByRole('tab', { name: 'Audit' }).click();
  await page.getByRole('rowheader').first().waitFor();
  const audit = page.getByRole('table', { name: 'Audit' });
  for (const action of ['Create', 'MemberAdd', 'Update']) await audit.getByRole('cell', { name: action, exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await note(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Queues' }).waitFor();
  await note(page).getByText('Undone: the former state is restored.').waitFor();
  expect((await api.getRoutingQueues({ name: 'Trade fair' })).entities).toEqual([]);
});

it('A change on top of what others have saved keeps both, shows the platform’s refusal at its field, and is undone', async ({
  app,
  page,
}) => {
  const api = apiOf(app);
  const [code, neighbour] = (await api.getRoutingWrapupcodes()).entities;
  const id = code?.id ?? '';
  await signIn(page, 'Amara Osei', `/admin/wrapup-codes/${id}`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(neighbour!.name);
  await api.putRoutingWrapupcode(id, { ...code!, description: 'By somebody else' });
  await page.getByRole('button', { name: 'Review and save' }).click();
  await dialog(page).getByText('Description is now: By somebody else').waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).getByRole('alert').getByText('The platform refused this').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Name', description: /Another code has the name/ }).waitFor();

  await name.fill('Renamed');
  await pageLink(page, 'Agents').click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  await dialog(page).getByText(`PUT /api/v2/routing/wrapupcodes/${id}`).waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor();
  expect(await api.getRoutingWrapupcode(id)).toMatchObject({ name: 'Renamed', description: 'By somebody else' });
  await note(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 1, name: code!.name }).waitFor();
  expect(await api.getRoutingWrapupcode(id)).toMatchObject({ name: code!.name, description: 'By somebody else' });
});

describe('With a generous rate limit', () => {
  // The console waits for the next minute otherwise.
  it.override({ sandboxOptions: { rateLimit: { token: 5000, owner: 5000 } } });

  it('skills of users are imported from 500 rows: a dry run, a page that is closed in the middle, and each row once', async ({
    app,
    page,
  }) => {
    const api = apiOf(app);
    const rows = await importRows(app);
    const applied = (): SandboxRequest[] =>
      app.sandbox.requests.filter(({ method, path }) => method === 'PATCH' && path.endsWith('/routingskills/bulk'));
    await signIn(page, 'Amara Osei', '/admin');
    await page.getByRole('link', { name: 'Skills of users from a CSV file' }).click();
    const content = ['email,skill,proficiency', ...rows, 'nobody@example.com,Spanish,3'].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'skills.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await page.getByText('500 rows change, 0 stay as they are, 1 is left out.').waitFor();
    await page.getByText('No user has the address “nobody@example.com”.').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(applied()).toHaveLength(0);
    await page.getByRole('button', { name: 'Change 500 rows' }).click();
    await expect.poll(() => applied().length).toBeGreaterThan(50);
    await page.reload();
    await page.getByText(/not finished: \d+ of 500/).waitFor();
    const atReload = applied().length;
    expect(atReload).toBeLessThan(500);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('region', { name: 'Imports on this device' }).getByText('500 were changed').waitFor();
    expect(applied()).toHaveLength(500);
    expect(new Set(applied().map(({ path, body }) => `${path} ${JSON.stringify(body)}`)).size).toBe(500);
    const user = app.sandbox.users.find(({ email }) => email === rows[0]?.split(',')[0])!;
    const skills = await api.getUserRoutingskills(user.id, { pageSize: 100 }).items().toArray();
    expect(skills.filter(({ name = '' }) => name.startsWith('Skill ')).map(({ proficiency }) => proficiency)).toContain(3);
  });
});

/** Creates skills, and returns 500 rows that give users these skills. */
async function importRows(app: RunningConsole): Promise<string[]> {
  const api = apiOf(app);
  const users = app.sandbox.users.filter(({ state }) => state !== 'deleted').map(({ email }) => email);
  const count = Math.ceil(500 / users.length);
  const names = Array.from({ length: count }, (_, index) => `Skill ${index}`);
  await Promise.all(names.map((name) => api.postRoutingSkills({ name })));
  return names.flatMap((name) => users.map((email) => `${email},${name},3`)).slice(0, 500);
}

it('A field of the selected queues is changed with a preview, and undone', async ({ app, page }) => {
  const api = apiOf(app);
  const methods = async (): Promise<unknown[]> =>
    (await api.getRoutingQueues({ pageSize: 100 }).items().toArray()).map(({ skillEvaluationMethod }) => skillEvaluationMethod);
  const before = await methods();
  await signIn(page, 'Amara Osei', '/admin/queues');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Change …' }).click();
  await dialog(page).getByRole('combobox', { name: 'What to change' }).selectOption('Routing: Skills of agents');
  await dialog(page).getByRole('combobox', { name: 'Skills of agents' }).selectOption('Skills are ignored');
  await dialog(page).getByText(`${before.length} change, 0 stay as they are, ${before.length} calls`).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change them' }).click();
  await dialog(page).getByText(`${before.length} were changed`).waitFor();
  expect(new Set(await methods())).toEqual(new Set(['NONE']));
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await dialog(page).getByText(`${before.length} are as before`).waitFor();
  expect(await methods()).toEqual(before);
});
