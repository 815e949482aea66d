import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../../support.js';
import type { Answer, Call, NamedEntity } from '../../../support.js';

const TASKS = '/api/v2/taskmanagement';
const NOW = Date.parse('2026-05-04T10:00:00Z');
const interval = '2026-05-04T00:00:00.000Z/2026-05-05T00:00:00.000Z';
const HOUR = 3_600_000;

interface Figures {
  results: {
    group: Record<string, string>;
    data: { interval?: string; metrics?: unknown[]; metric?: string; stats?: unknown }[];
  }[];
}

interface Type extends NamedEntity {
  statuses: (NamedEntity & { category: string })[];
}

let sandbox: Sandbox;
let call: Call;
let type: Type;
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false, now: () => NOW });
  call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
  const { body: workbin } = await call<NamedEntity>('POST', `${TASKS}/workbins`, { name: 'Refunds' });
  const body = { name: 'Refund', defaultWorkbinId: workbin.id, defaultDueDurationSeconds: 3600 };
  type = (await call<Type>('POST', `${TASKS}/worktypes`, body)).body;
});

const add = async (name: string): Promise<NamedEntity> =>
  (await call<NamedEntity>('POST', `${TASKS}/workitems`, { name, typeId: type.id })).body;
const figures = async (of: string, body: object): Promise<Answer<Figures>> =>
  await call<Figures>('POST', `/api/v2/analytics/${of}`, body);
const dayOf = async (of: string, metrics: string[], more: object = {}): Promise<unknown> =>
  (await figures(`${of}/aggregates/query`, { interval, metrics, ...more })).body.results.map(({ group, data }) => ({
    group,
    metrics: data.flatMap((each) => each.metrics ?? []),
  }));
const count = (metric: string, number: number) => ({ metric, stats: { count: number } });

describe('Aggregates of task management', () => {
  it('count the changes of work items, and the time in each status', async () => {
    const one = await add('One');
    await add('Two');
    const closed = type.statuses.find(({ category }) => category === 'Closed')!;
    sandbox.clock.advance(HOUR / 2);
    const { body: user } = await call<NamedEntity>('GET', '/api/v2/users/me');
    expect((await call('PATCH', `${TASKS}/workitems/${one.id}/assignment`, { id: user.id })).status).toBe(204);
    sandbox.clock.advance(HOUR / 2);
    await call('POST', `${TASKS}/workitems/${one.id}/terminate`, { statusId: closed.id });
    const metrics = ['nWorkitemsCreated', 'nWorkitemsOffered', 'nWorkitemsStatusChanged', 'nWorkitemsTerminated'];
    expect(await dayOf('taskmanagement', [...metrics, 'tWorkitemsStatus'])).toEqual([
      {
        group: {},
        metrics: [
          count('nWorkitemsCreated', 2),
          ...metrics.slice(1).map((metric) => count(metric, 1)),
          { metric: 'tWorkitemsStatus', stats: { count: 1, min: HOUR, max: HOUR, sum: HOUR } },
        ],
      },
    ]);
    const byStatus = { groupBy: ['statusId'], filter: { type: 'and', predicates: [{ dimension: 'workitemId', value: one.id }] } };
    expect(await dayOf('taskmanagement', ['tWorkitemsStatus', 'nWorkitemsStatusChanged'], byStatus)).toEqual([
      { group: { statusId: closed.id }, metrics: [count('nWorkitemsStatusChanged', 1)] },
      {
        group: { statusId: type.statuses[0]!.id },
        metrics: [{ metric: 'tWorkitemsStatus', stats: expect.anything() as unknown }],
      },
    ]);
  });

  it('count wrap-ups by code, and are also available as a job', async () => {
    const { id } = await add('One');
    const [code] = (await call<{ entities: NamedEntity[] }>('GET', '/api/v2/routing/wrapupcodes')).body.entities;
    await call('PATCH', `${TASKS}/workitems/${id}/users/me/wrapups`, { action: 'Add', wrapupCode: code!.id });
    const query = { interval, metrics: ['nWorkitemsWrapupAdded'], groupBy: ['wrapUpCode', 'typeId'] };
    const expected = {
      group: { wrapUpCode: code!.id, typeId: type.id },
      data: [{ interval, metrics: [count('nWorkitemsWrapupAdded', 1)] }],
    };
    expect((await figures('taskmanagement/aggregates/query', query)).body.results).toEqual([expected]);
    const jobs = '/api/v2/analytics/taskmanagement/aggregates/jobs';
    const { status, body } = await call<{ jobId: string }>('POST', jobs, query);
    expect(status).toBe(202);
    expect((await call('GET', `${jobs}/${body.jobId}/results`)).status).toBe(400);
    sandbox.clock.advance(10_000);
    expect((await call<Figures>('GET', `${jobs}/${body.jobId}/results`)).body.results).toEqual([expected]);
  });
});

describe('Observations of task management', () => {
  const query = (...names: object[]) => ({
    groupBy: ['typeId'],
    metrics: names,
    filter: { predicates: [{ dimension: 'typeId', value: type.id }] },
  });

  it('count open work items by assignment state and due date', async () => {
    const items = [await add('One'), await add('Two'), await add('Three')];
    const { body: user } = await call<NamedEntity>('GET', '/api/v2/users/me');
    await call('PATCH', `${TASKS}/workitems/${items[0]!.id}/assignment`, { id: user.id });
    await call('POST', `${TASKS}/workitems/${items[2]!.id}/terminate`, {});
    const metrics = ['oWorkitemsAssigned', 'oWorkitemsUnassigned', 'oWorkitemsIdle', 'oWorkitemsOverDue'].map((name) => ({
      name,
    }));
    const due = { name: 'oWorkitemsDue', qualifier: 'Hours24' };
    const observed = { ...query(...metrics, due), expands: ['type'] };
    const path = 'taskmanagement/metrics/query';
    expect((await figures(path, observed)).body).toMatchObject({
      results: [
        {
          group: { typeId: type.id },
          data: [
            ...[1, 1, 1, 0].map((number, index) => count(metrics[index]!.name, number)),
            { ...count('oWorkitemsDue', 2), qualifier: 'Hours24' },
          ],
        },
      ],
      details: { typeDetails: [{ id: type.id, name: 'Refund' }] },
    });
    sandbox.clock.advance(2 * HOUR);
    const [late] = (await figures(path, observed)).body.results;
    expect(late!.data.map(({ stats }) => stats)).toEqual([1, 1, 1, 2, 0].map((number) => ({ count: number })));
  });

  it('respond with 501 to a metric whose unit is not documented', async () => {
    expect(await figures('taskmanagement/metrics/query', query({ name: 'oWorkitemOldestAssigned' }))).toMatchObject({
      status: 501,
    });
  });
});

describe('Aggregates of cases', () => {
  it('count opened and closed ones, and late ones', async () => {
    const dateCreated = '2026-05-04T08:00:00.000Z';
    const dateDue = '2026-05-04T08:30:00.000Z';
    const late = { status: 'Closed', priority: 'High', dateCreated, dateDue, dateClosed: '2026-05-04T09:00:00.000Z' };
    const cases = [
      { name: 'Trunk', ...late },
      { name: 'Hat', status: 'Open', priority: 'Low', dateCreated, dateDue },
    ];
    sandbox = createSandbox({ rateLimit: false, now: () => NOW, seed: { entities: { '/api/v2/casemanagement/cases': cases } } });
    call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
    const query = { groupBy: ['priority'] };
    expect(await dayOf('casemanagement', ['nCasesOpened', 'tCasesResolved', 'nCasesOverSla'], query)).toEqual([
      {
        group: { priority: 'High' },
        metrics: [
          count('nCasesOpened', 1),
          { metric: 'tCasesResolved', stats: { count: 1, min: HOUR, max: HOUR, sum: HOUR } },
          count('nCasesOverSla', 1),
        ],
      },
      { group: { priority: 'Low' }, metrics: [count('nCasesOpened', 1)] },
    ]);
  });
});

describe('A feature that the sandbox does not have', () => {
  it.each([
    ['agentcopilots', 'nScriptSuggestions'],
    ['copilots', 'nCopilotSessions'],
    ['resolutions', 'nNextContactAvoided'],
    ['summaries', 'nConversationSummaries'],
    ['transcripts', 'oSentimentScore'],
  ])('has empty aggregates of %s, which reject invalid queries', async (of, metric) => {
    const query = { interval, metrics: [metric] };
    expect(await figures(`${of}/aggregates/query`, query)).toMatchObject({ status: 200, body: { results: [] } });
    expect((await figures(`${of}/aggregates/query`, { ...query, granularity: 'PT1S' })).status).toBe(400);
    expect((await call('POST', `/api/v2/analytics/${of}/aggregates/jobs`, query)).status).toBe(202);
  });
});
