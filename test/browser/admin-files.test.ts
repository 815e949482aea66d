import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RoutingApi } from '../../src/apis/routing.js';
import { UsersApi } from '../../src/apis/users.js';
import { violations } from './support/accessibility.js';
import { clientOf, dialog } from './support/admin.js';
import { it, signIn } from './support/console.js';

const chooseFile = (page: Page, content: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

it('An exported list is changed in a file and imported: a dry run with problems, new entries by a switch, and undo', async ({
  app,
  page,
}) => {
  const api = new RoutingApi(clientOf(app));
  const namesNow = async (): Promise<string[]> =>
    (await api.getRoutingWrapupcodes({ pageSize: 100 }).items().toArray()).map(({ name }) => name).toSorted();
  const before = await namesNow();
  await signIn(page, 'Amara Osei', '/admin/wrapup-codes');
  await page.getByRole('rowheader').first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const exported = (await buffer(await download.createReadStream())).toString('utf8');
  await page.getByRole('link', { name: 'Import CSV' }).click();

  const [first = ''] = before;
  await chooseFile(page, `${exported.trim().replaceAll(first, 'Renamed')}\r\n,Brand new,From a file,,\r\n,,Nameless,,\r\n`);
  await page.getByText(`1 row changes, ${before.length - 1} stay as they are, 2 are left out.`).waitFor();
  await page.getByText('No entry has the name “Brand new”. Turn on “Create missing entries” to create it.').waitFor();
  await page.getByRole('switch', { name: 'Create missing entries' }).click();
  await page.getByText(`2 rows change, ${before.length - 1} stay as they are, 1 is left out.`).waitFor();
  await page.getByText(`Name: ${first} → Renamed`).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await namesNow()).toEqual(before);

  await page.getByRole('button', { name: 'Change 2 rows' }).click();
  const runs = page.getByRole('region', { name: 'Imports on this device' });
  await runs.getByText('2 were changed').waitFor();
  expect(await namesNow()).toEqual([...before.filter((name) => name !== first), 'Brand new', 'Renamed'].toSorted());
  await runs.getByRole('button', { name: 'Undo' }).click();
  await runs.getByText('2 are as before').waitFor();
  expect(await namesNow()).toEqual(before);
});

it('Selected users lose a skill with a preview, are deleted after the count is typed, and are restored', async ({
  app,
  page,
}) => {
  const client = clientOf(app);
  const api = new RoutingApi(client);
  const [skill] = (await api.getRoutingSkills()).entities;
  const chosen = app.sandbox.users.slice(2, 4);
  for (const { id } of chosen) await api.patchUserRoutingskillsBulk(id, [{ id: skill!.id, proficiency: 4 }]);
  const haveSkill = async (): Promise<boolean[]> =>
    await Promise.all(
      chosen.map(async ({ id }) =>
        (await api.getUserRoutingskills(id, { pageSize: 100 }).items().toArray()).some((each) => each.id === skill!.id),
      ),
    );
  await signIn(page, 'Amara Osei', '/admin/users');
  for (const { name } of chosen) await page.getByRole('checkbox', { name: `Select ${name}` }).check();

  await page.getByRole('button', { name: 'Change …' }).click();
  await dialog(page).getByRole('combobox', { name: 'What to change' }).selectOption('Remove: Skills');
  await dialog(page).getByRole('combobox', { name: 'Skills', exact: true }).fill(skill!.name);
  await dialog(page).getByRole('option', { name: skill!.name, exact: true }).click();
  await dialog(page).getByText('2 change, 0 stay as they are, 2 calls').waitFor();
  await dialog(page).getByText(`${skill!.name} (4) → empty`).first().waitFor();
  // The list of the picker closes.
  await dialog(page).getByRole('combobox', { name: 'What to change' }).focus();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Change them' }).click();
  await dialog(page).getByText('2 were changed').waitFor();
  expect(await haveSkill()).toEqual([false, false]);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Delete …' }).click();
  const confirm = dialog(page).getByRole('button', { name: 'Delete', exact: true });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog(page).getByRole('textbox', { name: 'Type this to confirm: 2 users' }).fill('2 users');
  expect(await violations(page)).toEqual([]);
  await confirm.click();
  await dialog(page).getByText('2 were deleted').waitFor();
  const users = new UsersApi(client);
  for (const { id } of chosen) await expect(users.getUser(id)).rejects.toMatchObject({ status: 404 });
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await dialog(page).getByText('2 are as before').waitFor();
  for (const { id, name } of chosen) expect(await users.getUser(id)).toMatchObject({ name, state: 'active' });
});
