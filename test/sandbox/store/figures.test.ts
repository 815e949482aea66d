import { beforeEach, describe, expect, it } from 'vitest';
import type { ConversationAggregateQueryResponse } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { callWith, signInUser } from '../support.js';
import type { Call, Listing, NamedEntity } from '../support.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');
const interval = '2026-03-10T00:00:00.000Z/2026-03-11T00:00:00.000Z';
const ACTIONS = '/api/v2/integrations/actions';
const BASES = '/api/v2/knowledge/knowledgebases';

let sandbox: Sandbox;
let call: Call;
beforeEach(() => {
  sandbox = createSandbox({ now: () => NOW, rateLimit: { token: 40 } });
  call = callWith(sandbox, sandbox.issueAccessToken());
});

const figures = async (of: string, metrics: string[], more: object = {}): Promise<unknown> => {
  const { body } = await call<ConversationAggregateQueryResponse>('POST', `/api/v2/analytics/${of}/aggregates/query`, {
    interval,
    metrics,
    ...more,
  });
  return (body.results ?? []).map(({ group, data = [] }) => [group, ...data.flatMap((each) => each.metrics ?? [])]);
};
const matches = (dimension: string, value: string) => ({
  filter: { type: 'and', predicates: [{ type: 'dimension', dimension, operator: 'matches', value }] },
});
const refusedToAgents = async (path: string): Promise<number> => {
  const agent = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities[3]!;
  const asAgent = callWith(sandbox, (await signInUser(sandbox, agent.id)).access_token);
  await call('PUT', `${agent.selfUri}/roles`, []);
  return (await asAgent('POST', path, { interval, metrics: ['oRateLimitRecorded'] })).status;
};

describe('Aggregates of data actions', () => {
  const schema = (properties: object) => ({ $schema: 'http://json-schema.org/draft-04/schema#', type: 'object', properties });
  let action: NamedEntity;
  beforeEach(async () => {
    const type = { id: 'purecloud-data-actions' };
    const { body: integration } = await call<NamedEntity>('POST', '/api/v2/integrations', {
      name: 'Mine',
      integrationType: type,
    });
    await call('PATCH', `/api/v2/integrations/${integration.id}`, { intendedState: 'ENABLED' });
    action = (
      await call<NamedEntity>('POST', ACTIONS, {
        name: 'Look',
        category: 'Mine',
        integrationId: integration.id,
        secure: false,
        contract: {
          input: { inputSchema: schema({ id: { type: 'string' } }) },
          output: { successSchema: schema({ who: { type: 'string' } }) },
        },
        config: {
          request: { requestType: 'GET', requestUrlTemplate: '/api/v2/users/${input.id}' },
          response: { translationMap: { who: '$.name' }, successTemplate: '{"who":${who}}' },
        },
      })
    ).body;
  });

  it('count executions by result', async () => {
    const [user] = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    expect((await call('POST', `${ACTIONS}/${action.id}/execute`, { id: user!.id })).status).toBe(200);
    expect((await call('POST', `${ACTIONS}/${action.id}/execute`, { id: 'nobody' })).status).toBe(404);
    const stats = { count: 1, min: 0, max: 0, sum: 0 };
    const data = { metric: 'tTotalExecution', stats };
    expect(await figures('actions', ['tTotalExecution'], { groupBy: ['actionName', 'responseStatus', 'errorType'] })).toEqual([
      [{ actionName: 'Look', responseStatus: '200' }, data],
      [{ actionName: 'Look', responseStatus: '404', errorType: 'external.call.failed' }, data],
    ]);
    expect(await figures('actions', ['tTotalExecution'], matches('responseStatus', '200'))).toEqual([[{}, data]]);
  });

  it('are also available as a job, once it has ended', async () => {
    await call('POST', `${ACTIONS}/${action.id}/execute`, { id: 'nobody' });
    const jobs = '/api/v2/analytics/actions/aggregates/jobs';
    const started = await call<{ jobId: string }>('POST', jobs, { interval, metrics: ['tTotalExecution'] });
    expect(started.status).toBe(202);
    expect((await call('GET', `${jobs}/${started.body.jobId}/results`)).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect((await call('GET', `${jobs}/${started.body.jobId}`)).body).toMatchObject({ state: 'FULFILLED' });
    const { body } = await call<{ results: object[] }>('GET', `${jobs}/${started.body.jobId}/results`);
    expect(body.results).toMatchObject([{ data: [{ metrics: [{ metric: 'tTotalExecution', stats: { count: 1 } }] }] }]);
    expect((await call('GET', `${jobs}/nobody/results`)).status).toBe(404);
    expect(await refusedToAgents(jobs)).toBe(403);
  });
});

describe('Aggregates of knowledge', () => {
  let base: NamedEntity;
  let document: NamedEntity;
  beforeEach(async () => {
    base = (await call<NamedEntity>('POST', BASES, { name: 'Ferries', coreLanguage: 'en-US' })).body;
    const path = `${BASES}/${base.id}/documents`;
    document = (await call<NamedEntity>('POST', path, { title: 'Timetable of the night ferry', visible: true })).body;
    const body = { blocks: [{ type: 'Paragraph', paragraph: { blocks: [{ type: 'Text', text: { text: 'At nine' } }] } }] };
    await call('POST', `${path}/${document.id}/variations`, { body, contexts: [] });
    await call('POST', `${path}/${document.id}/versions`, { restoreFromVersionId: '' });
  });
  const count = (metric: string, number: number) => ({ metric, stats: { count: number } });

  it('count searches by whether they had results, and views', async () => {
    const path = `${BASES}/${base.id}/documents`;
    for (const query of ['night ferry', 'submarines']) await call('POST', `${path}/search`, { query });
    const versions = (await call<Listing<NamedEntity>>('GET', `${path}/${document.id}/versions`)).body.entities;
    const variations = (await call<Listing<NamedEntity>>('GET', `${path}/${document.id}/variations`)).body.entities;
    const version = versions[0]!.id;
    const variation = variations[0]!.id;
    const view = { documentVersionId: version, documentVariationId: variation, application: { type: 'Assistant' } };
    expect((await call('POST', `${path}/${document.id}/views`, view)).status).toBe(204);
    const metrics = ['nKnowledgeSearch', 'nKnowledgeSearchAnswered', 'nKnowledgeSearchUnanswered', 'nKnowledgeDocumentViewed'];
    expect(await figures('knowledge', metrics)).toEqual([
      [{}, count(metrics[0]!, 2), ...metrics.slice(1).map((name) => count(name, 1))],
    ]);
    expect(await figures('knowledge', ['nKnowledgeSearch'], { groupBy: ['searchQuery'] })).toEqual(
      ['night ferry', 'submarines'].map((searchQuery) => [{ searchQuery }, count('nKnowledgeSearch', 1)]),
    );
    expect(await figures('knowledge', metrics, matches('knowledgeBaseDocumentId', document.id))).toEqual([
      [{}, count(metrics[3]!, 1)],
    ]);
    expect(await figures('knowledge', metrics, matches('knowledgeBaseId', 'another'))).toEqual([]);
  });

  it('count the ratings of documents', async () => {
    const path = `${BASES}/${base.id}/documents/${document.id}`;
    const [variation] = (await call<Listing<NamedEntity>>('GET', `${path}/variations`)).body.entities;
    const [version] = (await call<Listing<NamedEntity>>('GET', `${path}/versions`)).body.entities;
    const response = await call('POST', `${path}/feedback`, {
      documentVariation: { id: variation!.id },
      rating: 'Positive',
      application: { type: 'Assistant' },
      document: { id: document.id, versionId: version!.id, knowledgeBase: { id: base.id } },
    });
    expect(response.status, response.text).toBe(200);
    expect(await figures('knowledge', ['nKnowledgeDocumentFeedback'], { groupBy: ['feedbackRating'] })).toEqual([
      [{ feedbackRating: 'Positive' }, count('nKnowledgeDocumentFeedback', 1)],
    ]);
    expect(await refusedToAgents('/api/v2/analytics/knowledge/aggregates/query')).toBe(403);
  });
});

describe('Aggregates of limits', () => {
  it('report which limit was reached, how often, and with how many calls', async () => {
    expect(await figures('ratelimits', ['oRateLimitRecorded'])).toEqual([]);
    const busy = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
    const statuses = [];
    for (let calls = 0; calls < 42; calls += 1) statuses.push((await busy('GET', '/api/v2/users/me')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const groupBy = ['limitName', 'max', 'userId'];
    expect(await figures('ratelimits', ['oRateLimitRecorded'], { groupBy })).toEqual([
      [
        { limitName: 'token.rate.per.minute', max: '40', userId: sandbox.users[0]!.id },
        { metric: 'oRateLimitRecorded', stats: { count: 2, min: 40, max: 40, sum: 80 } },
      ],
    ]);
    expect(await refusedToAgents('/api/v2/analytics/ratelimits/aggregates/query')).toBe(403);
    sandbox.reset();
    call = callWith(sandbox, sandbox.issueAccessToken());
    expect(await figures('ratelimits', ['oRateLimitRecorded'])).toEqual([]);
  });
});
