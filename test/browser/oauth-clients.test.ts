import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OAuthApi } from '../../src/apis/oauth.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { ApiClient } from '../../src/entries/fetch.js';
import type { RunningConsole } from '../../examples/console/server.js';
import { violations } from './support/accessibility.js';
import { choose, dialog } from './support/admin.js';
import { it, signIn } from './support/console.js';

interface Credentials {
  id: string;
  secret: string;
}

/** Reads what the dialog shows once, and closes it. */
async function readCredentials(page: Page): Promise<Credentials> {
  await dialog(page).getByText('The platform shows this once.').waitFor();
  const codes = dialog(page).getByRole('alert').locator('code');
  const [id = '', secret = ''] = await codes.allTextContents();
  return { id, secret };
}

/** Signs in at the sandbox's login host. @returns the status, and a client with the token. */
async function signInWith({ sandboxUrl }: RunningConsole, { id, secret }: Credentials) {
  const response = await fetch(`${sandboxUrl}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${id}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token = 'none' } = (await response.json()) as { access_token?: string };
  const client = new ApiClient({ timeout: 0, apiUrl: sandboxUrl, rejectWith: 'error' });
  client.setAccessToken(token);
  return { status: response.status, client };
}

/** Everything that the browser stores or shows of the page, beside what the dialog shows. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
      document.body.innerHTML,
      performance.getEntries().map(({ name }) => name),
    ]),
  );

it('An OAuth client with a role signs in, and may do what the role permits; its secret is shown once and can be renewed', async ({
  app,
  page,
}) => {
  await signIn(page, 'Amara Osei', '/admin/oauth-clients');
  await page.getByRole('link', { name: 'New' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
  await page.getByRole('button', { name: 'Review and create' }).click();
  // Client credentials need a role.
  await page.getByText('1 field needs a correction.').waitFor();
  const roles = page.getByRole('group', { name: 'Roles' });
  await roles.getByText('Required').waitFor();
  await choose(page, 'Role', 'Supervisor');
  await choose(page, 'In the division', 'All divisions');
  await roles.getByRole('button', { name: 'Add' }).click();
  await roles.getByText('Supervisor – All divisions').waitFor();
  await page.getByRole('textbox', { name: 'Token duration' }).fill('600');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and create' }).click();
  await dialog(page).getByRole('row', { name: 'Roles empty Supervisor – All divisions' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const credentials = await readCredentials(page);
  expect(await violations(page)).toEqual([]);
  expect(app.sandbox.requests.filter(({ path }) => path.includes(credentials.secret))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nightly report' }).waitFor();

  const { status, client } = await signInWith(app, credentials);
  expect(status).toBe(200);
  expect((await new RoutingApi(client).getRoutingQueues()).entities.length).toBeGreaterThan(0);
  await expect(new OAuthApi(client).getOauthClients()).rejects.toMatchObject({ status: 403 });

  // The call log has the call, and nothing has the secret.
  await page.keyboard.press('Control+.');
  await page.getByText('postOauthClients').first().waitFor();
  expect(await traces(page)).not.toContain(credentials.secret);

  await page.getByRole('button', { name: 'Renew the secret' }).click();
  await dialog(page).getByText(`POST /api/v2/oauth/clients/${credentials.id}/secret`).waitFor();
  await dialog(page).getByRole('button', { name: 'Renew the secret' }).click();
  const renewed = await readCredentials(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(renewed.id).toBe(credentials.id);
  expect((await signInWith(app, credentials)).status).toBe(401);
  expect((await signInWith(app, renewed)).status).toBe(200);
  expect(await traces(page)).not.toContain(renewed.secret);
});
