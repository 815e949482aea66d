import { expect, it } from 'vitest';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import { StationsApi } from 'contact-centre-client/apis/stations';
import { UsersApi } from 'contact-centre-client/apis/users';
import { changeOf, undo } from '../../../examples/console/src/admin/changes/save.js';
import { readState } from '../../../examples/console/src/admin/changes/state.js';
import type { EntityState } from '../../../examples/console/src/admin/changes/state.js';
import { callsOf, runSteps } from '../../../examples/console/src/admin/changes/steps.js';
import { problemOf, rulesOf } from '../../../examples/console/src/admin/fields/rules.js';
import { valueAt, withValue } from '../../../examples/console/src/admin/fields/paths.js';
import { users } from '../../../examples/console/src/admin/kinds/users.js';
import { searchTarget } from '../../../examples/console/src/admin/references/targets.js';
import type { TargetName } from '../../../examples/console/src/admin/references/targets.js';
import { models, openSandbox } from './support.js';

async function open() {
  const context = openSandbox();
  const id = context.sandbox.users[3]!.id;
  const before = await readState(users, context.client, id);
  const change = async (after: EntityState) => {
    const planned = changeOf(users, before, after);
    expect((await runSteps(context.client, planned.steps, { id })).error).toBeUndefined();
    return planned;
  };
  return { ...context, id, before, change };
}

it('The title of a user, the division, the presence and the station have separate calls, and all are undone', async () => {
  const { client, id, before, change, changes } = await open();
  const other = async (target: TargetName, current: unknown) => {
    const entities = await searchTarget(client, target, '');
    return entities.find((entity) => entity.id !== current)!;
  };
  const division = await new AuthorizationApi(client).postAuthorizationDivisions({ name: 'North', description: '' });
  const presence = await other('presences', valueAt(before.entity, 'presence.presenceDefinition.id'));
  const { entities: stations } = await new StationsApi(client).getStations();
  // Others are the phones in users' browsers.
  const { id: stationId, name: stationName = '' } = stations.find(
    ({ webRtcUserId, status }) => !webRtcUserId && status === 'AVAILABLE',
  )!;
  const station = { id: stationId, name: stationName };
  const values = [
    ['title', 'Team lead'],
    ['division', division],
    ['presence.presenceDefinition.id', presence.id],
    ['station.associatedStation', station],
  ] as const;
  const entity = values.reduce((result, [path, value]) => withValue(result, path, value), before.entity);
  const { difference } = await change({ ...before, entity });
  expect(changes().slice(1)).toEqual([
    `PATCH /api/v2/users/${id}`,
    `POST /api/v2/authorization/divisions/${division.id}/objects/USER`,
    `PATCH /api/v2/users/${id}/presences/purecloud`,
    `PUT /api/v2/users/${id}/station/associatedstation/${station.id}`,
  ]);
  const after = await readState(users, client, id);
  expect(after.entity).toMatchObject({ title: 'Team lead', division: { id: division.id } });
  expect(valueAt(after.entity, 'presence.presenceDefinition.id')).toBe(presence.id);
  expect(valueAt(after.entity, 'station.associatedStation.id')).toBe(station.id);
  await undo(client, { kind: users, id, action: 'change', difference });
  const restored = await readState(users, client, id);
  for (const path of ['title', 'division.id', 'presence.presenceDefinition.id', 'station.associatedStation.id'])
    expect(valueAt(restored.entity, path) ?? '', path).toEqual(valueAt(before.entity, path) ?? '');
});

it('A deleted user is restored', async () => {
  const { client, id, before } = await open();
  await users.remove?.(client, id);
  await expect(readState(users, client, id)).rejects.toMatchObject({ status: 404 });
  await undo(client, { kind: users, id, action: 'remove', difference: { fields: [], parts: [] }, removed: before });
  expect((await readState(users, client, id)).entity).toMatchObject({ state: 'active', name: before.entity['name'] });
});

it('The list has inactive users and no deleted ones, and the platform searches it', async () => {
  const { client, sandbox } = openSandbox();
  const [, , first, second] = sandbox.users;
  const api = new UsersApi(client);
  await api.patchUser(first!.id, { version: (await api.getUser(first!.id)).version, state: 'inactive' });
  await api.deleteUser(second!.id);
  const names: unknown[] = [];
  for await (const { name } of users.list(client)) names.push(name);
  expect(names).toContain(first!.name);
  expect(names).not.toContain(second!.name);
  const matches: unknown[] = [];
  for await (const { name } of users.search!(client, first!.name.slice(0, 5))) matches.push(name);
  expect(matches).toContain(first!.name);
});

it('A role in all divisions and a changed proficiency are one call each', async () => {
  const { client, id, before } = await open();
  const [role] = await searchTarget(client, 'roles', 'Supervisor');
  const [all] = await searchTarget(client, 'grantDivisions', 'All');
  const [skill] = before.parts['skills'] ?? [];
  expect(skill).toBeDefined();
  const after: EntityState = {
    ...before,
    parts: {
      ...before.parts,
      roles: [...(before.parts['roles'] ?? []), { ...role!, within: all! }],
      skills: (before.parts['skills'] ?? []).map((each) =>
        each === skill ? { ...each, level: (each.level ?? 0) === 5 ? 4 : 5 } : each,
      ),
    },
  };
  expect(await callsOf(changeOf(users, before, after).steps, id)).toEqual([
    { verb: 'POST', path: `/api/v2/authorization/subjects/${id}/bulkadd` },
    { verb: 'PATCH', path: `/api/v2/users/${id}/routingskills/bulk` },
  ]);
  await runSteps(client, changeOf(users, before, after).steps, { id });
  expect((await readState(users, client, id)).parts['roles']).toContainEqual({
    ...role!,
    within: { id: '*', name: 'All divisions' },
  });
});

it('An address that is no e-mail address is a problem', () => {
  const field = users.fields.find(({ path }) => path === 'email')!;
  const rule = rulesOf(models, users).get('email')!;
  const check = (value: string): unknown => problemOf(field, rule, value)?.id;
  expect(['', 'a', 'a@', 'a b@c', 'a@b'].map(check)).toEqual([
    'admin.required',
    'kind.noMail',
    'kind.noMail',
    'kind.noMail',
    undefined,
  ]);
});

it('The manager of a user is set, removed, and set again by the undo', async () => {
  const { client, id, before, change, sandbox } = await open();
  expect(valueAt(before.entity, 'manager')).toBeUndefined();
  const { name, id: managerId } = sandbox.users[4]!;
  await change({ ...before, entity: withValue(before.entity, 'manager', { id: managerId, name }) });
  const managed = await readState(users, client, id);
  expect(valueAt(managed.entity, 'manager')).toMatchObject({ id: managerId });
  const removal = changeOf(users, managed, { ...managed, entity: withValue(managed.entity, 'manager', undefined) });
  await runSteps(client, removal.steps, { id });
  expect(valueAt((await readState(users, client, id)).entity, 'manager')).toBeUndefined();
  expect(await undo(client, { kind: users, id, action: 'change', difference: removal.difference })).toEqual([]);
  expect(valueAt((await readState(users, client, id)).entity, 'manager')).toMatchObject({ id: managerId });
});

it('The default station of a user has a separate call, and is undone', async () => {
  const { client, id, before, change, changes } = await open();
  const { entities: stations } = await new StationsApi(client).getStations();
  const station = stations.find(({ webRtcUserId }) => !webRtcUserId)!;
  const { difference } = await change({ ...before, entity: withValue(before.entity, 'station.defaultStation', { ...station }) });
  expect(changes()).toEqual([`PUT /api/v2/users/${id}/station/defaultstation/${station.id}`]);
  await undo(client, { kind: users, id, action: 'change', difference });
  expect(changes()).toContain(`DELETE /api/v2/users/${id}/station/defaultstation`);
  const restored = await readState(users, client, id);
  expect(valueAt(restored.entity, 'station.defaultStation')).toEqual(valueAt(before.entity, 'station.defaultStation'));
});

it('A changed proficiency is restored by the undo', async () => {
  const { client, id, before, change } = await open();
  const [skill] = before.parts['skills'] ?? [];
  const level = skill!.level === 5 ? 4 : 5;
  const skills = (before.parts['skills'] ?? []).map((each) => (each === skill ? { ...each, level } : each));
  const { difference } = await change({ ...before, parts: { ...before.parts, skills } });
  expect(difference.parts).toMatchObject([{ added: [], removed: [], changed: [{ before: skill, after: { level } }] }]);
  await undo(client, { kind: users, id, action: 'change', difference });
  expect((await readState(users, client, id)).parts['skills']).toContainEqual(skill);
});

it('An address without a text is refused before anything is sent', () => {
  const field = users.fields.find(({ path }) => path === 'addresses')!;
  const rule = rulesOf(models, users).get('addresses')!;
  expect(problemOf(field, rule, [{ address: '+44 1', mediaType: 'PHONE' }])).toBeUndefined();
  expect(problemOf(field, rule, [{ address: ' ', mediaType: 'PHONE' }])).toMatchObject({ id: 'kind.noAddress' });
});
