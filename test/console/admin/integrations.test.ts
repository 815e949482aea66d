import { IntegrationsApi } from 'contact-centre-client/apis/integrations';
import { expect, it } from 'vitest';
import { changeOf, undo } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { integrations } from '../../../examples/console/src/admin/kinds/integrations.js';
import { withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { openSandbox } from './support.js';

it('An integration is enabled by one call, and disabled again by the undo', async () => {
  const { client, sandbox } = openSandbox();
  const api = new IntegrationsApi(client);
  const [type] = (await api.getIntegrationsTypes()).entities;
  const { id = '' } = await api.postIntegrations({ body: { name: 'Sample', integrationType: { id: type!.id } } });
  const before = await readState(integrations, client, id);
  expect(before.entity).toMatchObject({ intendedState: 'DISABLED' });
  const change = changeOf(integrations, before, { ...before, entity: withValue(before.entity, 'intendedState', 'ENABLED') });
  expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
  expect(sandbox.requests.at(-1)).toMatchObject({ method: 'PATCH', path: `/api/v2/integrations/${id}` });
  expect((await readState(integrations, client, id)).entity).toMatchObject({ intendedState: 'ENABLED' });
  await undo(client, { kind: integrations, id, action: 'change', difference: change.difference });
  expect((await readState(integrations, client, id)).entity).toMatchObject({ intendedState: 'DISABLED' });
});
