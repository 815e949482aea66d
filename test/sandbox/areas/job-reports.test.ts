import { AnalyticsApi, AuditApi, BillingApi, OAuthApi, QualityApi, RoutingApi, UsageApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import {
  apiUsage,
  audits,
  billableUsage,
  clientUsage,
  JobExpiredError,
  JobFailedError,
  qualityAudits,
  reportingExport,
  reportRun,
} from 'contact-centre-client/jobs';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorOf } from '../../core/probe.js';
import { signIn } from '../support.js';
import type { Call, NamedEntity } from '../support.js';
import { UNKNOWN_ID } from './office.js';
import { SEEDED_DAY, startProgram } from './support.js';

let sandbox: Sandbox;
let call: Call;
let client: ApiClient;

beforeEach(async () => {
  ({ sandbox, call, client } = await startProgram());
});

const TODAY = '2026-03-10T00:00Z/2026-03-11T00:00Z';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const results: T[] = [];
  for await (const item of items) results.push(item);
  return results;
}

const text = async (address: string): Promise<string> => await (await sandbox.fetch(new Request(address))).text();

describe('Audits', () => {
  const query = (more: object = {}) => ({ interval: TODAY, serviceName: 'ContactCenter' as const, ...more });

  it('record who created, changed and deleted entities, page by page', async () => {
    const routing = new RoutingApi(client);
    const { id } = await routing.postRoutingSkills({ name: 'Knots' });
    const queue = await routing.postRoutingQueues({ name: 'Piers' });
    await routing.putRoutingQueue(queue.id, { name: 'Jetties' });
    await routing.deleteRoutingQueue(queue.id);
    await routing.deleteRoutingSkill(id);
    const job = await audits.start(new AuditApi(client), query({ filters: [{ property: 'EntityType', value: 'Queue' }] }));
    // Later changes are not included.
    sandbox.clock.advance(3000);
    await routing.postRoutingQueues({ name: 'Later' });
    const items = await all(job.results({ pageSize: 2 }));
    expect(items.map(({ action, entity }) => [action, entity?.id])).toEqual([
      ...['Create', 'Update', 'Delete'].map((action) => [action, queue.id]),
    ]);
    expect(items[0]).toMatchObject({ serviceName: 'ContactCenter', status: 'SUCCESS', entity: { name: 'Piers' } });
  });

  it('are filtered by user and action, sorted as requested, and do not include failed calls', async () => {
    await call('POST', '/api/v2/routing/queues', { name: 'Piers' });
    await call('POST', '/api/v2/routing/queues', { name: 'Piers' });
    await call('POST', '/api/v2/routing/queues', { name: 'Jetties' });
    const names = async (more: object): Promise<unknown[]> => {
      const job = await audits.start(new AuditApi(client), query(more));
      sandbox.clock.advance(3000);
      return (await all(job.results())).map(({ entity }) => (entity as NamedEntity).name);
    };
    expect(await names({ sort: [{ name: 'Timestamp', sortOrder: 'descending' }] })).toEqual(['Jetties', 'Piers']);
    expect(await names({ filters: [{ property: 'Action', value: 'Delete' }] })).toEqual([]);
    expect(await names({ filters: [{ property: 'UserId', value: UNKNOWN_ID }] })).toEqual([]);
    expect(await names({ filters: [{ property: 'ClientId', value: sandbox.clients.clientCredentials.id }] })).toHaveLength(2);
  });

  it('of quality include only evaluations and similar, in their own type', async () => {
    const { body: draft } = await call<NamedEntity>('POST', '/api/v2/quality/forms/evaluations', {
      name: 'Manners',
      questionGroups: [
        {
          name: 'All',
          type: 'questionGroup',
          weight: 1,
          defaultAnswersToHighest: false,
          defaultAnswersToNA: false,
          naEnabled: false,
          manualWeight: false,
          questions: [
            {
              text: 'Polite?',
              type: 'multipleChoiceQuestion',
              naEnabled: false,
              commentsRequired: false,
              isKill: false,
              isCritical: false,
              answerOptions: [
                { text: 'Yes', value: 1 },
                { text: 'No', value: 0 },
              ],
            },
          ],
        },
      ],
    });
    const published = { id: draft.id, published: true };
    const { body: form } = await call<NamedEntity>('POST', '/api/v2/quality/publishedforms/evaluations', published);
    const agent = { id: sandbox.users[0]!.id };
    const request = { queueId: sandbox.queues[0]!.id, callbackNumbers: ['+441632960001'] };
    const { body: callback } = await call<{ conversation: NamedEntity }>('POST', '/api/v2/conversations/callbacks', request);
    const evaluations = `/api/v2/quality/conversations/${callback.conversation.id}/evaluations`;
    expect(await call('POST', evaluations, { agent, evaluationForm: { id: form.id } })).toMatchObject({ status: 200 });
    await call('POST', '/api/v2/routing/queues', { name: 'Piers' });
    const filters = [{ property: 'ServiceName' as const, value: 'QualityService' }];
    const job = await qualityAudits.start(new QualityApi(client), { interval: TODAY, filters });
    sandbox.clock.advance(3000);
    const items = await all(job.results());
    expect(items).toMatchObject([{ entityType: 'Evaluation', serviceName: 'QualityService', status: 'Success' }]);
  });

  it('have no results before their end, after a day, or if they fail', async () => {
    const path = '/api/v2/audits/query';
    sandbox.planJob({ end: 'failed' });
    const failed = await audits.start(new AuditApi(client), query());
    expect(await call('GET', `${path}/${failed.ids[0] ?? ''}/results`)).toMatchObject({ status: 400 });
    sandbox.clock.advance(3000);
    expect((await errorOf(failed.done(), JobFailedError)).raw).toBe('Failed');
    const old = await audits.start(new AuditApi(client), query());
    sandbox.clock.advance(90_000_000);
    client.setAccessToken(sandbox.issueAccessToken());
    call = await signIn(sandbox);
    expect(await errorOf(audits.at(new AuditApi(client), old.ids[0] ?? '').done({ maxWait: 0 }), JobExpiredError)).toBeTruthy();
    expect(await call('GET', `${path}/${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { entityName: 'transaction' } });
    expect(await call('POST', path, query({ interval: 'P1D' }))).toMatchObject({ status: 400 });
    expect(await call('GET', `${path}/servicemapping`)).toMatchObject({ status: 200 });
  });
});

describe('Usage', () => {
  it('of the organisation counts calls by day, operation and status', async () => {
    for (const id of ['x', 'y']) await call('GET', `/api/v2/routing/queues/${id}`);
    await call('GET', '/api/v2/routing/queues');
    const job = await apiUsage.start(new UsageApi(client), {
      interval: TODAY,
      granularity: 'Day' as const,
      groupBy: ['TemplateUri' as const, 'HttpMethod' as const],
      metrics: ['Status200', 'Status400', 'Requests'],
    });
    expect(await new UsageApi(client).getUsageQueryExecutionIdResults(job.ids[0] ?? '')).toEqual({ queryStatus: 'Running' });
    sandbox.clock.advance(3000);
    const { results = [] } = await job.result();
    const of = (templateUri: string) => results.find((row) => row.templateUri === templateUri);
    expect(of('/api/v2/routing/queues/{queueId}')).toEqual({
      templateUri: '/api/v2/routing/queues/{queueId}',
      httpMethod: 'GET',
      date: '2026-03-10T00:00:00.000Z',
      status200: 0,
      status400: 2,
      requests: 2,
    });
    expect(of('/api/v2/routing/queues')).toMatchObject({ status200: 1, requests: 1 });
  });

  it('of an OAuth client includes only its own calls within the interval', async () => {
    const { id: clientId } = sandbox.clients.clientCredentials;
    const { body: other } = await call<NamedEntity>('POST', '/api/v2/oauth/clients', {
      name: 'Quiet',
      authorizedGrantType: 'TOKEN',
      registeredRedirectUri: ['https://quiet.example'],
    });
    const api = new OAuthApi(client);
    const rows = async (query: { clientId: string; interval: string }) => {
      const job = await clientUsage.start(api, query);
      sandbox.clock.advance(3000);
      return (await job.result()).results ?? [];
    };
    expect(await rows({ clientId: other.id, interval: TODAY })).toEqual([]);
    expect(await rows({ clientId, interval: '2025-01-01T00:00Z/P1D' })).toEqual([]);
    const [row] = await rows({ clientId, interval: TODAY });
    expect(row?.requests).toBeGreaterThan(1);
    const { executionId = '' } = await api.getOauthClientUsageSummary(clientId, { days: '1' });
    sandbox.clock.advance(3000);
    expect(await api.getOauthClientUsageQueryResult(executionId, clientId)).toMatchObject({ queryStatus: 'Complete' });
    expect(await call('GET', `/api/v2/oauth/clients/${other.id}/usage/query/results/${executionId}`)).toMatchObject({
      status: 404,
    });
    expect(await call('POST', `/api/v2/oauth/clients/${UNKNOWN_ID}/usage/query`, { interval: TODAY })).toMatchObject({
      status: 404,
    });
    expect(await call('POST', '/api/v2/usage/query', { interval: 'today' })).toMatchObject({ status: 400 });
    expect(await call('GET', `/api/v2/oauth/clients/${clientId}/usage/summary?days=0`)).toMatchObject({ status: 400 });
  });

  it('for billing is computed on request, and names the users of each licence', async () => {
    const job = billableUsage.at(new BillingApi(client), '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z');
    await job.done({ maxWait: 0 }).catch(() => undefined);
    expect(job.state).toBe('running');
    sandbox.clock.advance(3000);
    const { usages } = await job.result();
    const active = sandbox.users.length;
    expect(usages.find(({ name }) => name === 'collaborate')).toMatchObject({ totalUsage: String(active) });
    const path = '/api/v2/billing/reports/billableusage?startDate=2026-03-02T00:00:00Z&endDate=2026-03-01T00:00:00Z';
    expect(await call('GET', path)).toMatchObject({ status: 400 });
  });
});

describe('Reports', () => {
  const view = {
    name: 'Queues',
    timeZone: 'UTC',
    exportFormat: 'CSV',
    interval: SEEDED_DAY,
    period: 'P1D',
    locale: 'en-us',
    viewType: 'QUEUE_PERFORMANCE_SUMMARY_VIEW',
    filter: {},
  } as const;

  it('of a view are files with the data', async () => {
    const job = await reportingExport.start(new AnalyticsApi(client), view);
    await job.done({ maxWait: 0 }).catch(() => undefined);
    expect(job.state).toBe('queued');
    sandbox.clock.advance(3000);
    const { entities } = await job.done();
    const [heading, ...rows] = (await text(entities[0]?.downloadUrl ?? '')).split('\r\n');
    expect(heading).toBe('Queue,Media,Offer,Answer,Abandon,Handle,Total Handle');
    expect(rows.length).toBeGreaterThan(2);
    expect(entities[0]).toMatchObject({ status: 'COMPLETED', percentageComplete: 100 });
  });

  it('can be limited to queues and media types, and name the agent of each interaction', async () => {
    const rowsOf = async (viewType: 'AGENT_PERFORMANCE_SUMMARY_VIEW' | 'INTERACTION_SEARCH_VIEW', filter: object) => {
      const api = new AnalyticsApi(client);
      const { id } = await api.postAnalyticsReportingExports({ ...view, viewType, filter });
      sandbox.clock.advance(3000);
      const { entities } = await api.getAnalyticsReportingExports();
      return (await text(entities.find((each) => each.id === id)?.downloadUrl ?? '')).split('\r\n').slice(1);
    };
    const calls = await rowsOf('INTERACTION_SEARCH_VIEW', { mediaTypes: ['voice'] });
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThan((await rowsOf('INTERACTION_SEARCH_VIEW', {})).length);
    expect(await rowsOf('AGENT_PERFORMANCE_SUMMARY_VIEW', { queueIds: [UNKNOWN_ID] })).toEqual([]);
  });

  it('fail as planned, and reject views, formats and filters that the sandbox does not support', async () => {
    sandbox.planJob({ end: 'failed' });
    const job = await reportingExport.start(new AnalyticsApi(client), view);
    sandbox.clock.advance(3000);
    expect((await errorOf(job.done(), JobFailedError)).raw).toBe('FAILED');
    const path = '/api/v2/analytics/reporting/exports';
    for (const other of [{ viewType: 'LANDING_PAGE' }, { exportFormat: 'PDF' }, { filter: { hasMedia: true } }])
      expect(await call('POST', path, { ...view, ...other })).toMatchObject({ status: 501, body: { code: 'not.implemented' } });
    expect(await call('POST', path, { ...view, interval: 'today' })).toMatchObject({ status: 400 });
  });

  it('with a schedule can be run at once, and are listed', async () => {
    const api = new AnalyticsApi(client);
    const schedule = { name: 'Mornings', quartzCronExpression: '0 0 6 ? * *', interval: SEEDED_DAY, reportId: 'queues' };
    const { id = '' } = await api.postAnalyticsReportingSchedules(schedule);
    const job = await reportRun.start(api, id);
    await job.done({ maxWait: 0 }).catch(() => undefined);
    expect(job.state).toBe('running');
    sandbox.clock.advance(3000);
    const run = await job.done();
    expect(run).toMatchObject({ runStatus: 'COMPLETED', name: 'Mornings', reportId: 'queues', runDurationMsec: 3000 });
    expect(await text(run.reportUrl ?? '')).toContain('Queue,Media');
    expect((await api.getAnalyticsReportingSchedule(id)).lastRun).toMatchObject({ id: run.id, runStatus: 'COMPLETED' });
    expect(await api.getAnalyticsReportingScheduleHistoryLatest(id)).toMatchObject({ id: run.id });
    expect((await api.getAnalyticsReportingScheduleHistory(id)).entities).toHaveLength(1);
    const path = '/api/v2/analytics/reporting/schedules';
    expect(await call('POST', `${path}/${UNKNOWN_ID}/runreport`)).toMatchObject({ status: 404 });
    expect(await call('GET', `${path}/${id}/history/${UNKNOWN_ID}`)).toMatchObject({ status: 404, body: { entityName: 'run' } });
    const pdf = await api.postAnalyticsReportingSchedules({ ...schedule, reportFormat: 'PDF' });
    expect(await call('POST', `${path}/${pdf.id ?? ''}/runreport`)).toMatchObject({ status: 501 });
    expect(await call('GET', `${path}/${pdf.id ?? ''}/history/latest`)).toMatchObject({ status: 404 });
  });
});

it('continues running jobs after a snapshot is restored', async () => {
  const job = await reportingExport.start(new AnalyticsApi(client), {
    name: 'Ünter "way"',
    timeZone: 'UTC',
    exportFormat: 'CSV',
    interval: SEEDED_DAY,
    period: 'P1D',
    locale: 'en-us',
    viewType: 'INTERACTION_SEARCH_VIEW',
    filter: {},
  });
  const state = JSON.parse(JSON.stringify(sandbox.snapshot())) as ReturnType<Sandbox['snapshot']>;
  sandbox.reset({ keepTokens: true });
  expect((await call<{ total: number }>('GET', '/api/v2/analytics/reporting/exports')).body.total).toBe(0);
  sandbox.restore(state);
  sandbox.clock.advance(3000);
  expect((await job.done()).entities[0]?.downloadUrl).toBeDefined();
});
