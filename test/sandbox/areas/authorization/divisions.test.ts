import type { ErrorBody } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { authorization, lacksAll, lacksAny, names, openOffice, withRole } from './support.js';
import type { Office } from './support.js';

const queues = '/api/v2/routing/queues';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

describe('A supervisor of one division', () => {
  it('reads no queue of another', async () => {
    const { supervisor, nordicQueue } = office;
    const answer = await supervisor<ErrorBody>('GET', nordicQueue.selfUri);
    expect(answer).toMatchObject(lacksAll('routing:queue:view'));
    expect(answer.body).toMatchObject({ entityName: 'queue', entityId: nordicQueue.id });
  });

  it('changes no queue of another, nor its members', async () => {
    const { supervisor, admin, nordicQueue, agentId } = office;
    expect(await supervisor('PUT', nordicQueue.selfUri, { name: 'Mine' })).toMatchObject(lacksAny('routing:queue:edit'));
    expect(await supervisor('DELETE', nordicQueue.selfUri)).toMatchObject(lacksAll('routing:queue:delete'));
    expect(await supervisor('POST', `${nordicQueue.selfUri}/members`, [{ id: agentId }])).toMatchObject(
      lacksAny('routing:queue:edit', 'routing:queueMember:manage'),
    );
    expect((await admin<NamedEntity & { memberCount: number }>('GET', nordicQueue.selfUri)).body).toMatchObject({
      name: 'Fjord Cruises',
      memberCount: 0,
    });
  });

  it('finds only the queues of that division in lists, and counts no others', async () => {
    const { supervisor, admin } = office;
    const all = await admin<Listing<NamedEntity>>('GET', `${queues}?pageSize=100`);
    const visibleQueues = await supervisor<Listing<NamedEntity>>('GET', `${queues}?pageSize=100`);
    expect(names(all)).toContain('Fjord Cruises');
    expect(names(visibleQueues)).not.toContain('Fjord Cruises');
    expect(names(visibleQueues)).toContain('Ferries');
    expect(visibleQueues.body.total).toBe(all.body.total! - 1);
    expect((await supervisor<Listing<NamedEntity>>('GET', `${queues}?name=Fjord*`)).body.total).toBe(0);
  });

  it('finds only those in the views of divisions too', async () => {
    const { supervisor } = office;
    expect(names(await supervisor<Listing<NamedEntity>>('GET', `${queues}/divisionviews?pageSize=100`))).not.toContain(
      'Fjord Cruises',
    );
  });

  it('creates no queue in another, and moves none there', async () => {
    const { supervisor, homeQueue, nordic } = office;
    const division = { id: nordic };
    expect(await supervisor('POST', queues, { name: 'North', division })).toMatchObject(lacksAny('routing:queue:add'));
    expect(await supervisor('PUT', homeQueue.selfUri, { name: 'Ferries', division })).toMatchObject(
      lacksAny('routing:queue:edit'),
    );
    const move = `${authorization}/divisions/${nordic}/objects/QUEUE`;
    expect(await supervisor('POST', move, [homeQueue.id])).toMatchObject(lacksAny('routing:queue:edit'));
  });

  it('can use another as soon as the role is granted there', async () => {
    const { supervisor, admin, supervisorId, nordic, nordicQueue, roleId } = office;
    const grant = `${authorization}/subjects/${supervisorId}/divisions/${nordic}/roles/${roleId('Supervisor')}`;
    await admin('POST', grant);
    expect((await supervisor('PUT', nordicQueue.selfUri, { name: 'Fjords' })).status).toBe(200);
    expect(names(await supervisor<Listing<NamedEntity>>('GET', `${queues}?pageSize=100`))).toContain('Fjords');
    await admin('DELETE', grant);
    expect((await supervisor('PUT', nordicQueue.selfUri, { name: 'Mine' })).status).toBe(403);
  });

  it('loses a queue that moves to another', async () => {
    const { supervisor, admin, homeQueue, nordic } = office;
    expect((await supervisor('GET', homeQueue.selfUri)).status).toBe(200);
    await admin('POST', `${authorization}/divisions/${nordic}/objects/QUEUE`, [homeQueue.id]);
    expect((await supervisor('GET', homeQueue.selfUri)).status).toBe(403);
  });

  it('may not end conversations of its queues, but agents may end their own', async () => {
    const { supervisor, admin, agent, agentId, nordicQueue } = office;
    await admin('POST', `${nordicQueue.selfUri}/members`, [{ id: agentId }]);
    const call = { callFromQueueId: nordicQueue.id, phoneNumber: 'tel:+441632960001' };
    const { id } = (await agent<{ id: string }>('POST', '/api/v2/conversations/calls', call)).body;
    const path = `/api/v2/conversations/${id}`;
    expect(await supervisor('GET', path)).toMatchObject(lacksAny('conversation:communication:view'));
    expect((await agent('GET', path)).status).toBe(200);
    expect((await agent('POST', `${path}/disconnect`)).status).toBeLessThan(300);
  });
});

describe('A user manager of one division', () => {
  const policies = [{ domain: 'directory', entityName: 'user', actionSet: ['*'] }];

  it('changes and deletes no user of another', async () => {
    const { admin, nordic, agentId, supervisorId } = office;
    await admin('POST', `${authorization}/divisions/${nordic}/objects/USER`, [agentId]);
    const { call } = await withRole(office, policies);
    expect(await call('PATCH', `/api/v2/users/${agentId}`, { version: 1, title: 'Guide' })).toMatchObject(
      lacksAny('admin', 'directory:user:edit', 'directory:organization:admin'),
    );
    expect(await call('DELETE', `/api/v2/users/${agentId}`)).toMatchObject(
      lacksAny('admin', 'directory:user:delete', 'directory:organization:admin'),
    );
    expect((await call('PATCH', `/api/v2/users/${supervisorId}`, { version: 1, title: 'Guide' })).status).toBe(200);
  });

  it('creates users only there', async () => {
    const { nordic } = office;
    const { call } = await withRole(office, policies, nordic);
    const person = { name: 'Liv', email: 'liv@harbourline.example' };
    expect(await call('POST', '/api/v2/users', person)).toMatchObject(lacksAny('directory:user:add'));
    expect((await call('POST', '/api/v2/users', { ...person, divisionId: nordic })).status).toBe(200);
  });

  it('searches among its users', async () => {
    const { admin, nordic, agentId } = office;
    await admin('POST', `${authorization}/divisions/${nordic}/objects/USER`, [agentId]);
    const { call } = await withRole(office, policies, nordic);
    const query = [{ type: 'MATCH_ALL', fields: ['name'] }];
    expect(
      (await call<{ results: NamedEntity[] }>('POST', '/api/v2/users/search', { query })).body.results.map(({ id }) => id),
    ).toEqual([agentId]);
  });

  it('may change their own user in any division', async () => {
    const { call, userId } = await withRole(office, policies, office.nordic);
    expect((await call('PATCH', `/api/v2/users/${userId}`, { version: 1, title: 'Guide' })).status).toBe(200);
  });
});

describe('A user who may grant roles in one division', () => {
  it('grants none in another, and none everywhere', async () => {
    const { agentId, home, nordic, roleId } = office;
    const granting = [{ domain: 'authorization', entityName: 'grant', actionSet: ['add', 'delete', 'view'] }];
    const { call } = await withRole(office, granting, nordic);
    const subject = `${authorization}/subjects/${agentId}`;
    const grants = (divisionId: string) => ({ grants: [{ roleId: roleId('Supervisor'), divisionId }] });
    expect((await call('POST', `${subject}/bulkadd`, grants(nordic))).status).toBe(204);
    for (const divisionId of [home, '*']) {
      expect(await call('POST', `${subject}/bulkadd`, grants(divisionId))).toMatchObject(lacksAny('authorization:grant:add'));
    }
    expect(await call('POST', `${subject}/bulkreplace`, grants(nordic))).toMatchObject(lacksAny('authorization:grant:delete'));
    expect(await call('PUT', `/api/v2/users/${agentId}/roles`, [roleId('Admin')])).toMatchObject(
      lacksAny('authorization:grant:add'),
    );
    expect((await call('POST', `${subject}/bulkremove`, grants(nordic))).status).toBe(204);
  });
});

it('a permission without divisions applies in all of them', async () => {
  const policies = [{ domain: 'oauth', entityName: 'client', actionSet: ['view'] }];
  const { call } = await withRole(office, policies, office.nordic);
  expect((await call('GET', '/api/v2/oauth/clients')).status).toBe(200);
});

it('the divisions of a permission are listed, all of them if it was granted for all', async () => {
  const { admin, supervisor, sandbox } = office;
  const path = `${authorization}/divisionspermitted/me?permission=routing:queue:edit`;
  const inThese = async (call: typeof admin) => (await call<NamedEntity[]>('GET', path)).body.map(({ name }) => name);
  expect(await inThese(supervisor)).toEqual(['Home']);
  expect(await inThese(admin)).toEqual(['Home', 'Nordic']);
  await admin('POST', `${authorization}/divisions`, { name: 'Southern', description: '' });
  expect(await inThese(callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id)))).toEqual([
    'Home',
    'Nordic',
    'Southern',
  ]);
});

it('a grant for all divisions is shown as such', async () => {
  const { body } = await office.admin<{ grants: { division: NamedEntity }[] }>('GET', `${authorization}/subjects/me`);
  expect(body.grants.map(({ division }) => division.id)).toEqual(['*']);
});

it('a grant in one division survives a snapshot, and is removed by a reset', async () => {
  const { sandbox, supervisor, admin, supervisorId, nordic, nordicQueue, roleId } = office;
  await admin('POST', `${authorization}/subjects/${supervisorId}/divisions/${nordic}/roles/${roleId('Supervisor')}`);
  const state = sandbox.snapshot();
  sandbox.reset({ keepTokens: true });
  expect((await supervisor('GET', nordicQueue.selfUri)).status).toBe(404);
  sandbox.restore(state);
  expect((await supervisor('GET', nordicQueue.selfUri)).status).toBe(200);
});
