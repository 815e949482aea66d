import { expect } from 'vitest';
import { RoutingApi } from '../../src/apis/routing.js';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { choose, clientOf, dialog, note } from './support/admin.js';
import { it, signIn } from './support/console.js';

it('A user who is found by the platform gets a role in all divisions and a skill; both are undone, and the user is deleted by name', async ({
  app,
  page,
}) => {
  const client = clientOf(app);
  const api = new UsersApi(client);
  const [skill] = (await new RoutingApi(client).getRoutingSkills()).entities;
  const { id, name = '' } = await api.postUsers({
    name: 'Quentin Varga',
    email: 'quentin.varga@example.com',
    password: 'not used',
    divisionId: (await api.getUser(app.sandbox.users[0]!.id)).division?.id ?? '',
  });
  await signIn(page, 'Amara Osei', '/admin/users');
  await page.getByRole('textbox', { name: 'Search' }).fill('quentin');
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('tab', { name: /^Roles/ }).click();
  await choose(page, 'Find a role', 'Supervisor');
  await choose(page, 'In the division', 'All divisions');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('rowheader', { name: 'Supervisor' }).waitFor();
  await page.getByRole('tab', { name: /^Skills/ }).click();
  await choose(page, 'Find a skill', skill!.name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const level = page.getByRole('textbox', { name: /^Proficiency/ });
  await level.fill('5');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review and save' }).click();
  await dialog(page).getByText('Added (1): Supervisor – All divisions').waitFor();
  await dialog(page).getByText(`POST /api/v2/authorization/subjects/${id}/bulkadd`).waitFor();
  await dialog(page).getByText(`PATCH /api/v2/users/${id}/routingskills/bulk`).waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await note(page).getByText('Saved.').waitFor();
  const grants = async (): Promise<(string | undefined)[]> =>
    ((await api.getAuthorizationSubject(id)).grants ?? []).map(({ role, division }) => `${role?.name} ${division?.id}`);
  expect(await grants()).toContain('Supervisor *');
  expect((await api.getUserRoutingskills(id)).entities).toMatchObject([{ proficiency: 5 }]);

  await note(page).getByRole('button', { name: 'Undo' }).click();
  await note(page).getByText('Undone: the former state is restored.').waitFor();
  expect(await grants()).not.toContain('Supervisor *');
  expect((await api.getUserRoutingskills(id)).entities).toEqual([]);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Delete' }).isDisabled()).resolves.toBe(true);
  await dialog(page)
    .getByRole('textbox', { name: `Type the name to confirm: ${name}` })
    .fill(name);
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await expect(api.getUser(id)).rejects.toMatchObject({ status: 404 });
  await note(page).getByRole('button', { name: 'Undo' }).click();
  await note(page).getByText('Undone: the former state is restored.').waitFor();
  expect((await api.getUser(id)).state).toBe('active');
});
