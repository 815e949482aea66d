import { beforeAll, describe, expect, it } from 'vitest';
import type { Call, Listing, NamedEntity } from '../support.js';
import { authorization, lacksAll, lacksAny, openOffice, withRole } from '../areas/authorization/support.js';
import type { Office } from '../areas/authorization/support.js';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});

type Who = 'admin' | 'supervisor' | 'agent';

describe("An agent's day", () => {
  const may: [does: string, verb: string, path: (office: Office) => string, body?: unknown][] = [
    ['reads who they are', 'GET', () => '/api/v2/users/me?expand=authorization'],
    ['looks colleagues up', 'GET', () => '/api/v2/users'],
    [
      'searches the directory',
      'POST',
      () => '/api/v2/users/search',
      { query: [{ value: 'Ines', fields: ['name'], type: 'CONTAINS' }] },
    ],
    ['sees the queues', 'GET', () => '/api/v2/routing/queues'],
    ['sees the queues of their own', 'GET', () => '/api/v2/routing/queues/me'],
    ['sees wrap-up codes', 'GET', () => '/api/v2/routing/wrapupcodes'],
    ['opens a notification channel', 'POST', () => '/api/v2/notifications/channels'],
    ['lists their interactions', 'GET', () => '/api/v2/conversations'],
    ['reads presences', 'GET', () => '/api/v2/presencedefinitions'],
  ];
  it.each(may)('%s', async (_, verb, path, body) => {
    expect((await office.agent(verb, path(office), body)).status).toBe(200);
  });

  it('takes a call, and wraps it up', async () => {
    const { admin, agent, agentId, homeQueue } = office;
    await admin('POST', `${homeQueue.selfUri}/members`, [{ id: agentId }]);
    const call = { callQueueId: homeQueue.id, phoneNumber: 'tel:+441632960001' };
    const { body } = await agent<{ id: string }>('POST', '/api/v2/conversations/calls', call);
    expect(body.id).toEqual(expect.any(String));
    expect((await agent('GET', `/api/v2/conversations/${body.id}`)).status).toBe(200);
    expect((await agent('POST', `/api/v2/conversations/${body.id}/disconnect`)).status).toBeLessThan(300);
  });
});

describe('An agent is refused', () => {
  const mayNot: [what: string, verb: string, path: (office: Office) => string, body: unknown, refusal: object][] = [
    ['a new queue', 'POST', () => '/api/v2/routing/queues', { name: 'Mine' }, lacksAny('routing:queue:add')],
    ['a change of a queue', 'PUT', (o) => o.homeQueue.selfUri, { name: 'Mine' }, lacksAny('routing:queue:edit')],
    ['the end of a queue', 'DELETE', (o) => o.homeQueue.selfUri, undefined, lacksAll('routing:queue:delete')],
    [
      'members of a queue',
      'POST',
      (o) => `${o.homeQueue.selfUri}/members`,
      [{ id: 'me' }],
      lacksAny('routing:queue:edit', 'routing:queueMember:manage'),
    ],
    ['new users', 'POST', () => '/api/v2/users', { name: 'A', email: 'a@b.example' }, lacksAny('directory:user:add')],
    [
      'the end of a user',
      'DELETE',
      (o) => `/api/v2/users/${o.supervisorId}`,
      undefined,
      lacksAny('admin', 'directory:user:delete', 'directory:organization:admin'),
    ],
    [
      'skills of their own choice',
      'POST',
      (o) => `/api/v2/users/${o.agentId}/routingskills`,
      {},
      lacksAll('routing:skill:assign'),
    ],
    ['roles', 'GET', () => `${authorization}/roles`, undefined, lacksAny('authorization:role:view')],
    ['a role of their own choice', 'PUT', (o) => `/api/v2/users/${o.agentId}/roles`, [], lacksAny('authorization:grant:add')],
    ['OAuth clients', 'GET', () => '/api/v2/oauth/clients', undefined, lacksAny('oauth:client:view')],
    ["colleagues' tokens", 'DELETE', (o) => `/api/v2/tokens/${o.supervisorId}`, undefined, lacksAny('oauth:token:delete')],
    ['a data table', 'POST', () => '/api/v2/flows/datatables', { name: 'T', schema: {} }, lacksAny('architect:datatable:add')],
    [
      'figures of the floor',
      'POST',
      () => '/api/v2/analytics/queues/observations/query',
      {},
      lacksAny('analytics:queueObservation:view'),
    ],
    [
      "everybody's conversations",
      'POST',
      () => '/api/v2/analytics/conversations/details/jobs',
      { interval: '2026-01-01T00:00:00Z/P1D' },
      lacksAny('analytics:conversationDetail:view', 'analytics:agentConversationDetail:view'),
    ],
  ];
  it.each(mayNot)('%s', async (_, verb, path, body, refusal) => {
    expect(await office.agent(verb, path(office), body)).toMatchObject(refusal);
  });

  it('before the body is validated', async () => {
    expect(await office.agent('POST', '/api/v2/routing/queues', { colour: 7 })).toMatchObject({ status: 403 });
    expect(await office.agent('POST', '/api/v2/routing/queues', 'no JSON')).toMatchObject({ status: 403 });
  });

  it('and nothing has changed', async () => {
    expect((await office.admin<NamedEntity>('GET', office.homeQueue.selfUri)).body.name).toBe('Ferries');
    expect((await office.admin<Listing<NamedEntity>>('GET', '/api/v2/routing/queues?name=Mine')).body.total).toBe(0);
  });
});

describe("A supervisor's day", () => {
  const may: [does: string, verb: string, path: (office: Office) => string, body?: unknown][] = [
    [
      'watches the queues',
      'POST',
      () => '/api/v2/analytics/queues/observations/query',
      { filter: { type: 'or', predicates: [{ dimension: 'queueId', value: 'x' }] }, metrics: ['oWaiting'] },
    ],
    ['puts somebody on a queue', 'POST', (o) => `${o.homeQueue.selfUri}/members`, []],
    ['opens a queue', 'POST', () => '/api/v2/routing/queues', { name: 'Rush Hour' }],
    ['renames a queue', 'PUT', (o) => o.homeQueue.selfUri, { name: 'Ferries' }],
    ['assigns skills', 'PATCH', (o) => `/api/v2/users/${o.agentId}/routingskills/bulk`, []],
    ['reads what agents do', 'POST', () => '/api/v2/analytics/users/details/query', { interval: '2026-01-01T00:00:00Z/P1D' }],
    ['looks at evaluation forms', 'GET', () => '/api/v2/quality/forms'],
  ];
  it.each(may)('%s', async (_, verb, path, body) => {
    expect((await office.supervisor(verb, path(office), body)).status).toBeLessThan(300);
  });
});

describe('A supervisor is refused', () => {
  const mayNot: [what: string, verb: string, path: (office: Office) => string, body: unknown, refusal: object][] = [
    ['new users', 'POST', () => '/api/v2/users', { name: 'A', email: 'a@b.example' }, lacksAny('directory:user:add')],
    ['OAuth clients', 'POST', () => '/api/v2/oauth/clients', {}, lacksAny('oauth:client:add')],
    [
      'grants',
      'POST',
      (o) => `${authorization}/subjects/${o.agentId}/bulkadd`,
      { grants: [] },
      lacksAll('authorization:grant:add'),
    ],
    [
      'new divisions',
      'POST',
      () => `${authorization}/divisions`,
      {},
      lacksAll('authorization:division:add', 'authorization:grant:add'),
    ],
    ['flows of their own', 'POST', () => '/api/v2/flows', { name: 'F' }, lacksAny('architect:flow:add')],
    ['integrations', 'GET', () => '/api/v2/integrations', undefined, lacksAny('integrations:integration:view')],
  ];
  it.each(mayNot)('%s', async (_, verb, path, body, refusal) => {
    expect(await office.supervisor(verb, path(office), body)).toMatchObject(refusal);
  });
});

describe('A caller', () => {
  it.each<Who>(['admin', 'supervisor', 'agent'])('as %s finds their own grants', async (who) => {
    const { body } = await office[who]<{ grants: { role: NamedEntity }[] }>('GET', `${authorization}/subjects/me`);
    const roles = body.grants.map(({ role }) => role.name);
    expect(roles).toEqual({ admin: ['Admin'], supervisor: ['Employee', 'Supervisor'], agent: ['Employee', 'Agent'] }[who]);
  });

  it('receives a 404 for an unknown entity before any permission is checked', async () => {
    expect(await office.supervisor('GET', '/api/v2/routing/queues/nowhere')).toMatchObject({ status: 404 });
  });

  it('without a role may only do what needs no permission', async () => {
    const { call } = await withRole(office, []);
    expect((await call('GET', '/api/v2/users/me')).status).toBe(200);
    expect(await call('GET', '/api/v2/routing/queues')).toMatchObject(lacksAny('routing:queue:view'));
  });

  it('is refused if one of several needed permissions is missing, and the error names it', async () => {
    const { call } = await withRole(office, [{ domain: 'authorization', entityName: 'division', actionSet: ['add'] }]);
    const body = { name: 'Southern', description: '' };
    expect(await call('POST', `${authorization}/divisions`, body)).toMatchObject(lacksAll('authorization:grant:add'));
  });

  it('may call with any one of several permissions', async () => {
    const managing = [{ domain: 'routing', entityName: 'queueMember', actionSet: ['manage'] }];
    const { call } = await withRole(office, managing);
    expect((await call('POST', `${office.homeQueue.selfUri}/members`, [{ id: office.agentId }])).status).toBeLessThan(300);
  });

  it('needs no permission for an overridden operation', async () => {
    const { RoutingApi } = await import('contact-centre-client');
    const takeBack = office.sandbox.on(RoutingApi, 'deleteRoutingQueue', () => new Response(null, { status: 204 }));
    expect((await office.agent('DELETE', office.homeQueue.selfUri)).status).toBe(204);
    takeBack();
    expect((await office.agent('DELETE', office.homeQueue.selfUri)).status).toBe(403);
  });
});

it('a user who may only view data tables cannot write rows', async () => {
  const { admin } = office;
  const schema = { $schema: 'http://json-schema.org/draft-04/schema#', type: 'object', properties: { key: { type: 'string' } } };
  const { body: table } = await admin<NamedEntity>('POST', '/api/v2/flows/datatables', { name: 'Hours', schema });
  const viewing = [{ domain: 'architect', entityName: 'datatable', actionSet: ['view'] }];
  const { call }: { call: Call } = await withRole(office, viewing);
  expect((await call('GET', '/api/v2/flows/datatables')).status).toBe(200);
  expect(await call('POST', `/api/v2/flows/datatables/${table.id}/rows`, { key: 'monday' })).toMatchObject({ status: 403 });
});
