import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const TASKS = '/api/v2/taskmanagement';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

interface Item extends NamedEntity {
  status?: NamedEntity;
  statusCategory?: string;
  dateClosed?: string;
  assignmentState?: string;
}

interface Type extends NamedEntity {
  statuses: (NamedEntity & { category: string })[];
  defaultStatus: NamedEntity;
}

let sandbox: Sandbox;
let call: Call;
let workbin: NamedEntity;
let type: Type;

beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false, now: () => Date.parse('2026-05-04T10:00:00Z') });
  call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
  workbin = (await call<NamedEntity>('POST', `${TASKS}/workbins`, { name: 'Refunds' })).body;
  const body = { name: 'Refund', defaultWorkbinId: workbin.id, defaultPriority: 5, defaultDueDurationSeconds: 3600 };
  type = (await call<Type>('POST', `${TASKS}/worktypes`, body)).body;
});

const add = async (body: object = {}): Promise<Item> =>
  (await call<Item>('POST', `${TASKS}/workitems`, { name: 'One', typeId: type.id, ...body })).body;
const read = async (id: string): Promise<Item> => (await call<Item>('GET', `${TASKS}/workitems/${id}`)).body;
const statusOf = (category: string): string => type.statuses.find((status) => status.category === category)!.id;

describe('A work item', () => {
  it('has the defaults of its type: workbin, first status, priority, due date and reporter', async () => {
    expect(type.statuses.map(({ category }) => category)).toEqual(['Open', 'Closed']);
    expect(await add({ description: 'Ferry of Monday' })).toMatchObject({
      name: 'One',
      description: 'Ferry of Monday',
      priority: 5,
      dateDue: '2026-05-04T11:00:00.000Z',
      type: { id: type.id, name: 'Refund' },
      workbin: { id: workbin.id, name: 'Refunds' },
      status: { id: type.defaultStatus.id, name: 'Open' },
      statusCategory: 'Open',
      reporter: { id: sandbox.users[0]!.id, name: sandbox.users[0]!.name },
      division: { id: sandbox.organisation.homeDivisionId },
    });
  });

  it.each([
    ['a type', { typeId: UNKNOWN_ID }, 'typeId'],
    ['a workbin', { workbinId: UNKNOWN_ID }, 'workbinId'],
    ['a queue', { queueId: UNKNOWN_ID }, 'queueId'],
    ['a status of its type', { statusId: UNKNOWN_ID }, 'statusId'],
    ['a skill', { skillIds: [UNKNOWN_ID] }, 'skillIds'],
    ['a language', { languageId: UNKNOWN_ID }, 'languageId'],
    ['a script', { scriptId: UNKNOWN_ID }, 'scriptId'],
    ['an external contact', { externalContactId: UNKNOWN_ID }, 'externalContactId'],
    ['a preferred agent', { preferredAgentIds: [UNKNOWN_ID] }, 'preferredAgentIds'],
    ['a utilization label', { utilizationLabelId: UNKNOWN_ID }, 'utilizationLabelId'],
  ])('is rejected without %s that exists', async (_, body, fieldName) => {
    expect(await call('POST', `${TASKS}/workitems`, { name: 'One', typeId: type.id, ...body })).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName, entityId: UNKNOWN_ID }] },
    });
  });

  it('is closed by a change to a closed status, with the time', async () => {
    const { id } = await add();
    await call('PATCH', `${TASKS}/workitems/${id}`, { statusId: statusOf('Closed') });
    expect(await read(id)).toMatchObject({ statusCategory: 'Closed', dateClosed: '2026-05-04T10:00:00.000Z' });
  });

  it('can change only to a status that follows its own', async () => {
    const path = `${TASKS}/worktypes/${type.id}/statuses`;
    const body = { name: 'Checked', category: 'InProgress', destinationStatusIds: [statusOf('Closed')] };
    const { id: checked } = (await call<NamedEntity>('POST', path, body)).body;
    const { id } = await add({ statusId: checked });
    expect(await call('PATCH', `${TASKS}/workitems/${id}`, { statusId: statusOf('Open') })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'statusId' }] },
    });
    expect(await call('PATCH', `${TASKS}/workitems/${id}`, { statusId: statusOf('Closed') })).toMatchObject({ status: 200 });
  });

  it('is terminated, assigned to a user, and removed from its queue', async () => {
    const { id } = await add();
    const user = sandbox.users[3]!;
    expect((await call('PATCH', `${TASKS}/workitems/${id}/assignment`, { id: user.id })).status).toBe(204);
    expect(await read(id)).toMatchObject({ assignee: { id: user.id, name: user.name }, assignmentState: 'Alerting' });
    expect(await call('POST', `${TASKS}/workitems/${id}/acd/cancel`)).toMatchObject({ status: 400 });
    expect((await call<Item>('POST', `${TASKS}/workitems/${id}/terminate`)).body).toMatchObject({
      assignmentState: 'Terminated',
      statusCategory: 'Closed',
      dateClosed: '2026-05-04T10:00:00.000Z',
    });
  });

  it('is wrapped up by a user with existing codes', async () => {
    const { id } = await add();
    const [code] = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/wrapupcodes')).body.entities;
    const path = `${TASKS}/workitems/${id}`;
    await call('PATCH', `${path}/users/me/wrapups`, { action: 'Add', wrapupCode: code!.id });
    const wrapups = async (): Promise<object[]> => (await call<Listing<object>>('GET', `${path}/wrapups`)).body.entities;
    expect(await wrapups()).toMatchObject([{ wrapupCode: { id: code!.id }, user: { id: sandbox.users[0]!.id } }]);
    expect(await call('PATCH', `${path}/users/me/wrapups`, { action: 'Add', wrapupCode: UNKNOWN_ID })).toMatchObject({
      status: 404,
    });
    await call('PATCH', `${path}/users/me/wrapups`, { action: 'Remove', wrapupCode: code!.id });
    expect(await wrapups()).toEqual([]);
  });

  it('prevents the deletion of its workbin, type and status', async () => {
    await add();
    const status = `worktypes/${type.id}/statuses/${type.defaultStatus.id}`;
    for (const path of [`workbins/${workbin.id}`, `worktypes/${type.id}`, status])
      expect(await call('DELETE', `${TASKS}/${path}`)).toMatchObject({ status: 409, body: { code: 'in.use' } });
  });

  it('keeps its former versions and the changed fields, also after a restore', async () => {
    const { id } = await add();
    await call('PATCH', `${TASKS}/workitems/${id}`, { name: 'Two' });
    sandbox.restore(sandbox.snapshot());
    const path = `${TASKS}/workitems/${id}`;
    const { entities } = (await call<Listing<NamedEntity>>('GET', `${path}/versions`)).body;
    expect(entities).toMatchObject([
      { name: 'One', version: 1 },
      { name: 'Two', version: 2 },
    ]);
    expect((await call('GET', `${path}/versions/1`)).body).toMatchObject({ id, name: 'One', version: 1 });
    expect(await call('GET', `${path}/versions/3`)).toMatchObject({ status: 404 });
    const history = (await call<Listing<{ delta: object }>>('GET', `${path}/history`)).body.entities;
    expect(history.at(-1)).toMatchObject({ version: 2, delta: { name: { oldValue: 'One', newValue: 'Two' } } });
  });
});

describe('A query of work items', () => {
  const query = async (body: object) =>
    await call<Listing<Item> & { after?: string; count?: number }>('POST', `${TASKS}/workitems/query`, body);
  const names = async (filters: object[]): Promise<string[]> => (await query({ filters })).body.entities.map(({ name }) => name);

  beforeEach(async () => {
    for (const [name, priority] of Object.entries({ Ada: 1, Bea: 2, Cleo: 3 })) await add({ name, priority });
  });

  it.each([
    [{ name: 'name', type: 'String', operator: 'EQ', values: ['bea'] }, ['Bea']],
    [{ name: 'name', type: 'String', operator: 'NEQ', values: ['Bea'] }, ['Ada', 'Cleo']],
    [{ name: 'name', type: 'String', operator: 'IN', values: ['Ada', 'Cleo'] }, ['Ada', 'Cleo']],
    [{ name: 'name', type: 'String', operator: 'CONTAINS', values: ['e'] }, ['Bea', 'Cleo']],
    [{ name: 'name', type: 'String', operator: 'BEGINS_WITH', values: ['c'] }, ['Cleo']],
    [{ name: 'priority', type: 'Int', operator: 'GT', values: ['1'] }, ['Bea', 'Cleo']],
    [{ name: 'priority', type: 'Int', operator: 'LTE', values: ['2'] }, ['Ada', 'Bea']],
    [{ name: 'priority', type: 'Int', operator: 'BETWEEN', values: ['2', '3'] }, ['Bea', 'Cleo']],
  ])('finds by %j', async (filter, expectedNames) => {
    expect(await names([filter])).toEqual(expectedNames);
  });

  it('finds by reference', async () => {
    const mine = { name: 'typeId', type: 'String', operator: 'EQ', values: [type.id] };
    expect(await names([mine])).toHaveLength(3);
    expect(await names([{ ...mine, values: [UNKNOWN_ID] }])).toEqual([]);
  });

  it('pages with a cursor, sorted, with the requested attributes', async () => {
    const request = { filters: [], pageSize: 2, sort: { name: 'priority', ascending: false }, attributes: ['name'] };
    const first = (await query(request)).body;
    expect(first.entities.map(({ name }) => name)).toEqual(['Cleo', 'Bea']);
    expect(first.entities[0]).not.toHaveProperty('priority');
    const second = (await query({ ...request, after: first.after })).body;
    expect([second.entities.map(({ name }) => name), second.after]).toEqual([['Ada'], undefined]);
    expect(await query({ ...request, after: 'none' })).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'after' }] },
    });
    expect((await query({ filters: [], select: 'Count' })).body).toMatchObject({ entities: [], count: 3 });
  });

  it('is rejected with an unknown field', async () => {
    const filter = { name: 'colour', operator: 'EQ', values: ['red'] };
    const refusal = { status: 400, body: { details: [{ errorCode: 'invalid.value', fieldName: 'filters[0].name' }] } };
    for (const path of ['workitems', 'workbins', 'worktypes'])
      expect(await call('POST', `${TASKS}/${path}/query`, { filters: [{ ...filter, type: 'String' }] })).toMatchObject(refusal);
    expect(await call('POST', `${TASKS}/workitems/query/jobs`, { filters: [filter] })).toMatchObject(refusal);
  });

  it('is rejected with a range of one value', async () => {
    const filter = { name: 'priority', type: 'Int', operator: 'BETWEEN', values: ['2'] };
    expect(await query({ filters: [filter] })).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'invalid.value', fieldName: 'filters[0].values' }] },
    });
  });

  it('can run as a job, whose results are available when it is done', async () => {
    const path = `${TASKS}/workitems/query/jobs`;
    const query = { filters: [{ name: 'priority', operator: 'GTE', values: ['2'] }], pageSize: 1, pageNumber: 2 };
    const { id, state } = (await call<{ id: string; state: string }>('POST', path, query)).body;
    expect(state).toBe('Queued');
    expect(await call('GET', `${path}/${id}/results`)).toMatchObject({ status: 400 });
    sandbox.clock.advance(3000);
    expect((await call('GET', `${path}/${id}`)).body).toMatchObject({ state: 'Succeeded' });
    expect((await call('GET', `${path}/${id}/results`)).body).toMatchObject({
      entities: [{ name: 'Cleo' }],
      pageSize: 1,
      pageNumber: 2,
      total: 2,
      pageCount: 2,
    });
  });
});

describe('Bulk jobs for work items', () => {
  it('add and terminate them as time passes; one that fails does not affect the others', async () => {
    const path = `${TASKS}/workitems/bulk`;
    const entities = [
      { name: 'A', typeId: type.id },
      { name: 'B', typeId: UNKNOWN_ID },
    ];
    const adding = (await call<{ id: string }>('POST', `${path}/add/jobs`, { entities })).body;
    sandbox.clock.advance(3000);
    expect((await call('GET', `${path}/add/jobs/${adding.id}`)).body).toMatchObject({
      state: 'Succeeded',
      action: 'AddWorkitems',
      totalCount: 2,
      successfulCount: 1,
      failedCount: 1,
    });
    const { results, ...counts } = (
      await call<{ results: { entity?: NamedEntity }[] }>('GET', `${path}/add/jobs/${adding.id}/results`)
    ).body;
    expect(counts).toEqual({ errorCount: 1, errorIndexes: [1] });
    const { id } = results[0]!.entity!;
    expect(await read(id)).toMatchObject({ name: 'A', statusCategory: 'Open' });

    const ending = (await call<{ id: string }>('POST', `${path}/terminate/jobs`, { entities: [{ id }] })).body;
    expect((await call<Listing<{ id: string }>>('GET', `${path}/jobs/users/me`)).body.entities).toHaveLength(2);
    expect(await call('GET', `${path}/add/jobs/${ending.id}`)).toMatchObject({ status: 404 });
    sandbox.clock.advance(3000);
    expect((await call('GET', `${path}/terminate/jobs/${ending.id}`)).body).toMatchObject({ state: 'Succeeded' });
    expect(await read(id)).toMatchObject({ assignmentState: 'Terminated', statusCategory: 'Closed' });
    expect((await call<Listing<Item>>('GET', `${TASKS}/workitems/${id}/versions`)).body.entities).toHaveLength(2);
  });

  it('change nothing if they are terminated early', async () => {
    const path = `${TASKS}/workitems/bulk/add/jobs`;
    const { id } = (await call<{ id: string }>('POST', path, { entities: [{ name: 'A', typeId: type.id }] })).body;
    expect((await call('PATCH', `${path}/${id}`, { state: 'Terminated' })).body).toMatchObject({ state: 'Terminated' });
    expect(await call('PATCH', `${path}/${id}`, { state: 'Terminated' })).toMatchObject({ status: 400 });
    sandbox.clock.advance(3000);
    expect((await call('POST', `${TASKS}/workitems/query`, { filters: [] })).body).toMatchObject({ entities: [] });
  });
});

it('rejects a work item from a caller without permission', async () => {
  const admin = await signIn(sandbox);
  const { id } = sandbox.users.at(-1)!;
  await admin('POST', `/api/v2/authorization/subjects/${id}/bulkreplace`, { grants: [] });
  const employee = callWith(sandbox, sandbox.issueAccessToken(id));
  expect(await employee('POST', `${TASKS}/workitems`, { name: 'One', typeId: type.id })).toMatchObject({ status: 403 });
});
