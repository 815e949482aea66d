import { ArchitectApi } from 'contact-centre-client/apis/architect';
import { IntegrationsApi } from 'contact-centre-client/apis/integrations';
import { expect, it } from 'vitest';
import { changeOf, undo } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import { runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { integrations } from '../../../examples/console/src/admin/kinds/integrations.js';
import { describeValue } from '../../../examples/console/src/admin/fields/display.js';
import { problemsOf, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import { emergencyGroups } from '../../../examples/console/src/admin/kinds/emergency-groups.js';
import { text } from '../../../examples/console/src/shared/text.js';
import { withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { models, openSandbox } from './support.js';

async function openIntegration() {
  const context = openSandbox();
  const api = new IntegrationsApi(context.client);
  const [type] = (await api.getIntegrationsTypes()).entities;
  const { id = '' } = await api.postIntegrations({ body: { name: 'Sample', integrationType: { id: type!.id } } });
  return { ...context, api, id, before: await readState(integrations, context.client, id) };
}

it('An integration is enabled by one call, and disabled again by the undo', async () => {
  const { client, sandbox, id, before } = await openIntegration();
  expect(before.entity).toMatchObject({ intendedState: 'DISABLED' });
  const change = changeOf(integrations, before, { ...before, entity: withValue(before.entity, 'intendedState', 'ENABLED') });
  expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
  expect(sandbox.requests.at(-1)).toMatchObject({ method: 'PATCH', path: `/api/v2/integrations/${id}` });
  expect((await readState(integrations, client, id)).entity).toMatchObject({ intendedState: 'ENABLED' });
  await undo(client, { kind: integrations, id, action: 'change', difference: change.difference });
  expect((await readState(integrations, client, id)).entity).toMatchObject({ intendedState: 'DISABLED' });
});

it('The configuration of an integration is replaced on top of its current version, and restored by the undo', async () => {
  const { client, api, id, before, changes } = await openIntegration();
  const configuration = {
    name: 'Sample',
    properties: { url: 'https://example.com' },
    advanced: {},
    notes: 'New',
    credentials: {},
  };
  const sent = changes().length;
  const change = changeOf(integrations, before, { ...before, entity: withValue(before.entity, 'configuration', configuration) });
  await api.putIntegrationConfigCurrent(id, { body: { ...(await api.getIntegrationConfigCurrent(id)), notes: 'By others' } });
  expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
  expect(changes().slice(sent + 1)).toEqual([`PUT /api/v2/integrations/${id}/config/current`]);
  expect(await api.getIntegrationConfigCurrent(id)).toMatchObject(configuration);
  await undo(client, { kind: integrations, id, action: 'change', difference: change.difference });
  expect((await readState(integrations, client, id)).entity['configuration']).toEqual(before.entity['configuration']);
});

it('An object that is no configuration is refused with its reason before anything is sent', async () => {
  const { before } = await openIntegration();
  const complete = before.entity['configuration'] as object;
  const problemOf = (configuration: unknown): string => {
    const problem = problemsOf(integrations, rulesOf(models, integrations), { ...before.entity, configuration }).get(
      'configuration',
    );
    return problem ? text(problem.id, problem.values) : '';
  };
  expect(problemOf(complete)).toBe('');
  expect(problemOf('{ "name"')).toBe('This is not a JSON object');
  expect(problemOf([1])).toBe('This is not a JSON object');
  expect(problemOf({ ...complete, notse: '' })).toBe(
    'A configuration has no “notse”, only name, properties, advanced, notes, credentials',
  );
  expect(problemOf({ ...complete, advanced: [] })).toBe('“advanced” must be an object');
  expect(problemOf({ ...complete, notes: 1 })).toBe('“notes” must be a text');
  expect(problemOf({ ...complete, name: '' })).toBe('“name” must be a text');
});

it('The flows of an emergency group are set with their call routes, emptied and restored', async () => {
  const { client } = openSandbox();
  const api = new ArchitectApi(client);
  const flow = await api.postFlows({ name: 'Closed', type: 'INBOUNDCALL' });
  const route = await api.postArchitectIvrs({ name: 'Main line' });
  const other = await api.postArchitectIvrs({ name: 'Sales' });
  const { id = '' } = await api.postArchitectEmergencygroups({ name: 'Flood', enabled: false });
  const before = await readState(emergencyGroups, client, id);
  const flows = [{ emergencyFlow: { id: flow.id, name: flow.name }, ivrs: [{ id: route.id, name: route.name }] }];
  const withFlows = (emergencyCallFlows: unknown) => ({
    ...before,
    entity: withValue(before.entity, 'emergencyCallFlows', emergencyCallFlows),
  });
  const field = emergencyGroups.fields.find(({ path }) => path === 'emergencyCallFlows')!;
  expect(describeValue(field, flows)).toBe('Closed: Main line');
  const problems = (value: unknown) => [
    ...problemsOf(emergencyGroups, rulesOf(models, emergencyGroups), withFlows(value).entity).values(),
  ];
  expect(problems([{ ivrs: [other] }])).toEqual([{ id: 'kind.incompleteFlow' }]);
  expect(problems([...flows, ...flows])).toEqual([{ id: 'kind.repeatedRoute', values: { route: 'Main line' } }]);
  expect(problems(flows)).toEqual([]);
  const change = changeOf(emergencyGroups, before, withFlows(flows));
  expect((await runSteps(client, change.steps, { id })).error).toBeUndefined();
  expect(await api.getArchitectEmergencygroup(id)).toMatchObject({
    emergencyCallFlows: [{ emergencyFlow: { id: flow.id }, ivrs: [{ id: route.id }] }],
  });
  expect(await undo(client, { kind: emergencyGroups, id, action: 'change', difference: change.difference })).toEqual([]);
  expect((await api.getArchitectEmergencygroup(id)).emergencyCallFlows ?? []).toEqual([]);
});
