import type { AuthzDivision, AuthzSubject, DomainOrganizationRole } from 'contact-centre-client';
import { beforeEach, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import type { Floor } from '../support.js';

const base = '/api/v2/authorization';

let floor: Floor;
beforeEach(async () => {
  floor = await openFloor();
});

it('creates divisions, moves objects to them, and deletes only empty ones', async () => {
  const { body: division } = await floor.call<AuthzDivision & NamedEntity>('POST', `${base}/divisions`, {
    name: 'Nordic',
    description: '',
  });
  expect(await floor.call('POST', `${base}/divisions`, { name: 'NORDIC', description: '' })).toMatchObject({ status: 400 });
  await floor.call('POST', `${division.selfUri}/objects/QUEUE`, [floor.queue.id]);
  expect(await floor.call('GET', floor.queue.selfUri)).toMatchObject({ body: { division: { name: 'Nordic' } } });
  expect(await floor.call('GET', `${division.selfUri}?objectCount=true`)).toMatchObject({ body: { objectCounts: { QUEUE: 1 } } });
  expect(await floor.call('DELETE', division.selfUri)).toMatchObject({ status: 409 });
  expect(await floor.call('DELETE', `${division.selfUri}?force=true`)).toMatchObject({ status: 204 });
  expect(await floor.call('GET', division.selfUri)).toMatchObject({ status: 404 });
  expect(await floor.call('GET', floor.queue.selfUri)).toMatchObject({ body: { division: { name: 'Home' } } });
  expect(await floor.call('POST', `${division.selfUri}/restore`, { name: 'Nordic', description: '' })).toMatchObject({
    body: { id: division.id },
  });
  const home = await floor.call<NamedEntity>('GET', `${base}/divisions/home`);
  expect(await floor.call('DELETE', home.body.selfUri)).toMatchObject({ status: 400 });
});

it('grants roles in divisions, and lists the divisions of a permission', async () => {
  const { body: division } = await floor.call<NamedEntity>('POST', `${base}/divisions`, { name: 'Nordic', description: '' });
  const permissionPolicies = [{ domain: 'outbound', entityName: 'campaign', actionSet: ['view', 'edit'] }];
  const body = { name: 'Dialler', permissionPolicies };
  const { body: role } = await floor.call<DomainOrganizationRole & NamedEntity>('POST', `${base}/roles`, body);
  const permitted = async (permission: string) =>
    (await floor.asAgent<NamedEntity[]>('GET', `${base}/divisionspermitted/me?permission=${permission}`)).body.map(
      ({ name }) => name,
    );
  expect(await permitted('outbound:campaign:edit')).toEqual([]);
  await floor.call('POST', `${base}/subjects/${floor.agent.id}/bulkadd`, {
    grants: [{ roleId: role.id, divisionId: division.id }],
  });
  expect(await permitted('outbound:campaign:edit')).toEqual(['Nordic']);
  expect(await permitted('outbound:campaign:delete')).toEqual([]);
  expect(await floor.asAgent('GET', `${base}/divisionspermitted/me`)).toMatchObject({ status: 400 });
  const { body: subject } = await floor.asAgent<AuthzSubject>('GET', `${base}/subjects/me`);
  expect(subject.grants).toContainEqual(
    expect.objectContaining({
      division: expect.objectContaining({ name: 'Nordic' }) as unknown,
      role: expect.objectContaining({ name: 'Dialler' }) as unknown,
    }),
  );
  expect(await floor.call('GET', role.selfUri)).toMatchObject({ body: { userCount: 1 } });
  expect(await floor.call('GET', `${role.selfUri}/users`)).toMatchObject({ body: { entities: [{ id: floor.agent.id }] } });
  await floor.call('PATCH', role.selfUri, { description: 'Calls out' });
  expect(await floor.call('GET', role.selfUri)).toMatchObject({
    body: { name: 'Dialler', description: 'Calls out', permissionPolicies },
  });
  const one = `${base}/subjects/${floor.agent.id}/divisions/${division.id}/roles/${role.id}`;
  expect(await floor.call('DELETE', one)).toMatchObject({ status: 204 });
  expect(await permitted('outbound:campaign:edit')).toEqual([]);
});

it('replaces the roles of a user, and removes a deleted role from users', async () => {
  const roles = (await floor.call<Listing<NamedEntity>>('GET', `${base}/roles`)).body.entities;
  expect(roles.map(({ name }) => name)).toEqual(['Admin', 'Agent', 'Employee', 'Supervisor']);
  const admin = roles[0]!;
  const path = `${floor.agent.selfUri}/roles`;
  expect(await floor.call('PUT', path, [admin.id])).toMatchObject({
    body: {
      roles: [{ name: 'Admin' }],
      permissions: expect.arrayContaining(['routing:queue:edit', 'oauth:client:add']) as unknown,
    },
  });
  expect(await floor.call('GET', `${floor.agent.selfUri}?expand=authorization`)).toMatchObject({
    body: { authorization: { roles: [{ name: 'Admin' }] } },
  });
  expect(await floor.call('PUT', path, ['no-role'])).toMatchObject({ status: 404 });
  const dialler = await floor.call<NamedEntity>('POST', `${base}/roles`, { name: 'Dialler' });
  expect(await floor.call('PUT', path, [dialler.body.id])).toMatchObject({ body: { roles: [{ name: 'Dialler' }] } });
  await floor.call('DELETE', dialler.body.selfUri);
  expect(await floor.call('GET', path)).toMatchObject({ body: { roles: [] } });
});
