import type { AuthzSubject, DomainOrganizationRole, DomainPermissionCollection, UserMe } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../../src/sandbox/operations/operation-route.js';
import type { Listing, NamedEntity } from '../../support.js';
import { authorization, lacksAny, openOffice, withRole } from './support.js';
import type { Office } from './support.js';

const queues = '/api/v2/routing/queues';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

describe('A wildcard', () => {
  it.each([
    ['for the action', [{ domain: 'routing', entityName: 'queue', actionSet: ['*'] }]],
    ['for the entity type', [{ domain: 'routing', entityName: '*', actionSet: ['add'] }]],
    ['for entity type and action', [{ domain: 'routing', entityName: '*', actionSet: ['*'] }]],
    ['for everything', [{ domain: '*', entityName: '*', actionSet: ['*'] }]],
  ])('%s is enough', async (_, policies) => {
    const { call } = await withRole(office, policies);
    expect((await call('POST', queues, { name: 'Wild' })).status).toBe(200);
  });

  it('grants nothing beyond its scope', async () => {
    const { call } = await withRole(office, [{ domain: 'routing', entityName: '*', actionSet: ['view'] }]);
    expect((await call('GET', queues)).status).toBe(200);
    expect(await call('POST', queues, { name: 'Wild' })).toMatchObject(lacksAny('routing:queue:add'));
    expect(await call('GET', '/api/v2/oauth/clients')).toMatchObject(lacksAny('oauth:client:view'));
  });

  it('is expanded in the permissions of a user', async () => {
    const policies = [
      { domain: 'oauth', entityName: 'client', actionSet: ['*'] },
      { domain: 'custom', entityName: 'thing', actionSet: ['view'] },
    ];
    const { call } = await withRole(office, policies);
    const { body } = await call<UserMe>('GET', '/api/v2/users/me?expand=authorization');
    const clients = ['add', 'authorize', 'delete', 'edit', 'view'].map((action) => `oauth:client:${action}`);
    expect([...body.authorization!.permissions!].sort()).toEqual(['custom:thing:view', ...clients]);
  });

  it('for everything is each permission that any operation requires', async () => {
    const { sandbox, admin } = office;
    const { body } = await admin<UserMe>('GET', `/api/v2/users/${sandbox.users[0]!.id}?expand=authorization`);
    const all = new Set(contract().flatMap(({ permissions: { any = [], all: each = [] } }) => [...any, ...each]));
    expect(new Set(body.authorization!.permissions)).toEqual(all);
    expect(body.authorization!.permissions!.join()).not.toContain('*');
  });

  it('is not expanded in the role itself, read or put back', async () => {
    const { admin, roleId } = office;
    const path = `${authorization}/roles/${roleId('Supervisor')}`;
    const { body: role } = await admin<DomainOrganizationRole>('GET', path);
    expect(role.permissionPolicies).toContainEqual({
      domain: 'analytics',
      entityName: '*',
      actionSet: ['*'],
      allowConditions: false,
    });
    expect((await admin('PUT', path, role)).status).toBe(200);
    expect((await admin<DomainOrganizationRole>('GET', path)).body.permissionPolicies).toEqual(role.permissionPolicies);
  });

  it('finds the roles that allow something', async () => {
    const { body } = await office.admin<Listing<NamedEntity>>(
      'GET',
      `${authorization}/roles?permission=analytics:queueObservation:view`,
    );
    expect(body.entities.map(({ name }) => name)).toEqual(['Admin', 'Supervisor']);
  });
});

describe('A token that is in use', () => {
  it('gains and loses permissions when a role changes', async () => {
    const { admin } = office;
    const { call, roleId } = await withRole(office, []);
    const path = `${authorization}/roles/${roleId}`;
    expect((await call('GET', queues)).status).toBe(403);
    const permissionPolicies = [{ domain: 'routing', entityName: 'queue', actionSet: ['view'] }];
    await admin('PATCH', path, { permissionPolicies });
    expect((await call('GET', queues)).status).toBe(200);
    await admin('PATCH', path, { permissionPolicies: [] });
    expect((await call('GET', queues)).status).toBe(403);
  });

  it('has no permissions after the role is deleted', async () => {
    const { call, roleId } = await withRole(office, [{ domain: 'routing', entityName: 'queue', actionSet: ['view'] }]);
    expect((await call('GET', queues)).status).toBe(200);
    await office.admin('DELETE', `${authorization}/roles/${roleId}`);
    expect(await call('GET', queues)).toMatchObject(lacksAny('routing:queue:view'));
  });

  it.each([
    ['users of a role', (o: Office) => ['PUT', `${authorization}/roles/${o.roleId('Admin')}/users/add`, [o.agentId]]],
    ['roles of a user', (o: Office) => ['PUT', `/api/v2/users/${o.agentId}/roles`, [o.roleId('Admin')]]],
    [
      'a grant in a division',
      (o: Office) => ['POST', `${authorization}/subjects/${o.agentId}/divisions/${o.home}/roles/${o.roleId('Admin')}`],
    ],
    [
      'many grants at once',
      (o: Office) => [
        'POST',
        `${authorization}/subjects/${o.agentId}/bulkadd`,
        { grants: [{ roleId: o.roleId('Admin'), divisionId: '*' }] },
      ],
    ],
    [
      'subjects of a role',
      (o: Office) => ['POST', `${authorization}/roles/${o.roleId('Admin')}`, { subjectIds: [o.agentId], divisionIds: [o.home] }],
    ],
  ] as [string, (office: Office) => [string, string, unknown?]][])('is promoted by %s', async (_, promotion) => {
    const { admin, agent } = office;
    expect((await agent('POST', queues, { name: 'Mine' })).status).toBe(403);
    expect((await admin(...promotion(office))).status).toBeLessThan(300);
    expect((await agent('POST', queues, { name: 'Mine' })).status).toBe(200);
  });

  it('is demoted when its user loses the role', async () => {
    const { admin, supervisor, supervisorId, roleId } = office;
    await admin('PUT', `${authorization}/roles/${roleId('Supervisor')}/users/remove`, [supervisorId]);
    expect((await supervisor('POST', queues, { name: 'Mine' })).status).toBe(403);
  });

  it('of an OAuth client itself has the roles of the client', async () => {
    const { sandbox, admin } = office;
    const { id } = sandbox.clients.clientCredentials;
    await admin('POST', `${authorization}/subjects/${id}/bulkreplace`, { grants: [] });
    expect(await admin('GET', queues)).toMatchObject(lacksAny('routing:queue:view'));
  });
});

it('a group is granted a role, whose permissions its grants show', async () => {
  const { admin } = office;
  const role = { name: 'Queue readers', permissions: ['routing:queue:view'] };
  const { id: roleId } = (await admin<NamedEntity>('POST', `${authorization}/roles`, role)).body;
  const group = { name: 'Readers', type: 'official', visibility: 'public', rulesVisible: true };
  const { id: groupId } = (await admin<NamedEntity>('POST', '/api/v2/groups', group)).body;
  const path = `${authorization}/subjects/${groupId}`;
  const grantPath = `${path}/divisions/*/roles/${roleId}`;
  expect((await admin('POST', `${grantPath}?subjectType=PC_GROUP`)).status).toBe(204);
  const { body } = await admin<AuthzSubject>('GET', path);
  const policies = [{ domain: 'routing', entityName: 'queue', actions: ['view'] }];
  expect(body.grants).toMatchObject([{ division: { id: '*' }, role: { id: roleId, policies } }]);
  await admin('DELETE', grantPath);
  expect((await admin<AuthzSubject>('GET', path)).body.grants).toEqual([]);
});

it('every permission is listed by its domain, with whether it applies by division', async () => {
  const path = `${authorization}/permissions?pageSize=100`;
  const { body } = await office.agent<Listing<DomainPermissionCollection>>('GET', path);
  const routing = body.entities.find(({ domain }) => domain === 'routing')!.permissionMap!;
  const oauth = body.entities.find(({ domain }) => domain === 'oauth')!.permissionMap!;
  expect(routing['queue']).toContainEqual(expect.objectContaining({ action: 'edit', divisionAware: true }));
  expect(oauth['client']).toContainEqual(expect.objectContaining({ action: 'edit', divisionAware: false }));
});

describe('With permissions off', () => {
  it('every call is permitted', async () => {
    office = await openOffice({ permissions: 'off' });
    const { agent, nordicQueue } = office;
    expect((await agent('PUT', nordicQueue.selfUri, { name: 'Mine' })).status).toBe(200);
    expect((await agent('GET', '/api/v2/oauth/clients')).status).toBe(200);
    const grants = [{ roleId: office.roleId('Admin'), divisionId: '*' }];
    expect((await agent('POST', `${authorization}/subjects/${office.agentId}/bulkadd`, { grants })).status).toBe(204);
    const { body } = await agent<Listing<NamedEntity>>('GET', `${queues}?name=Mine`);
    expect(body.total).toBe(1);
  });

  it('other values are refused', () => {
    expect(() => createSandbox({ permissions: 'none' as 'off' })).toThrow(TypeError);
    expect(() => createSandbox({ permissions: 'none' as 'off' })).toThrow("permissions is 'enforced' or 'off'");
  });
});
