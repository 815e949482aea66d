import { expect } from 'vitest';
import { ArchitectApi } from '../../src/apis/architect.js';
import { IntegrationsApi } from '../../src/apis/integrations.js';
import { violations } from './support/accessibility.js';
import { choose, clientOf, dialog, note } from './support/admin.js';
import { it, signIn } from './support/console.js';

it('An emergency group gets a flow for a call route, which needs both, and loses it by the undo', async ({ app, page }) => {
  const api = new ArchitectApi(clientOf(app));
  await api.postFlows({ name: 'Closed today', type: 'INBOUNDCALL' });
  await api.postArchitectIvrs({ name: 'Main line' });
  const { id = '' } = await api.postArchitectEmergencygroups({ name: 'Flood', enabled: false });
  await signIn(page, 'Amara Osei', `/admin/emergency-groups/${id}`);
  await page.getByRole('button', { name: 'Add a flow' }).click();
  await choose(page, 'Emergency flow 1', 'Closed today');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByText('Choose a flow and a call route in each row, or remove the row').waitFor();
  await choose(page, 'Call routes of flow 1', 'Main line');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and save' }).click();
  await dialog(page).getByRole('row', { name: 'Emergency flows empty Closed today: Main line' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await note(page).getByText('Saved.').waitFor();
  expect((await api.getArchitectEmergencygroup(id)).emergencyCallFlows).toMatchObject([
    { emergencyFlow: { name: 'Closed today' }, ivrs: [{ name: 'Main line' }] },
  ]);
  await note(page).getByRole('button', { name: 'Undo' }).click();
  await note(page).getByText('Undone: the former state is restored.').waitFor();
  expect((await api.getArchitectEmergencygroup(id)).emergencyCallFlows ?? []).toEqual([]);
});

it('The configuration of an integration is edited as JSON, with its problem at the field', async ({ app, page }) => {
  const api = new IntegrationsApi(clientOf(app));
  const [type] = (await api.getIntegrationsTypes()).entities;
  const { id = '' } = await api.postIntegrations({ body: { name: 'Sample', integrationType: { id: type!.id } } });
  await signIn(page, 'Amara Osei', `/admin/integrations/${id}`);
  const field = page.getByRole('textbox', { name: 'Configuration' });
  const json = await field.inputValue();
  await field.fill(json.slice(1));
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('textbox', { name: 'Configuration', description: /This is not a JSON object/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field.fill(JSON.stringify({ ...(JSON.parse(json) as object), notes: 'By the console' }));
  await page.getByRole('button', { name: 'Review and save' }).click();
  await dialog(page).getByText(`PUT /api/v2/integrations/${id}/config/current`).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await note(page).getByText('Saved.').waitFor();
  expect(await api.getIntegrationConfigCurrent(id)).toMatchObject({ notes: 'By the console', version: 2 });
});
