import type { Evaluation, EvaluationAggregateQueryResponse, EvaluationForm } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signInUser } from '../../support.js';
import type { Answer, Listing, NamedEntity } from '../../support.js';
import { NOW, openFloor, ring } from '../support.js';
import type { Floor } from '../support.js';

const QUALITY = '/api/v2/quality';
const QUERY = '/api/v2/analytics/evaluations/aggregates/query';
const DAY = 86_400_000;

/** From the day of a test to two days later. */
const INTERVAL = '2026-03-10T00:00Z/2026-03-13T00:00Z';

let floor: Floor;
let form: EvaluationForm & NamedEntity;
let agents: NamedEntity[];
let conversationId: string;
beforeEach(async () => {
  // Longer than the period in which an evaluation can be changed.
  floor = await openFloor({ tokenLifetimeMs: 100 * 86_400_000 });
  conversationId = await ring(floor);
  agents = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities.slice(4, 6);
  const answerOptions = [
    { text: 'Yes', value: 4 },
    { text: 'No', value: 1 },
  ];
  const questions = [{ text: 'Greeted?', type: 'multipleChoiceQuestion', answerOptions }];
  const body = { name: 'Courtesy', questionGroups: [{ name: 'Opening', weight: 100, questions }] };
  const draft = (await floor.call<NamedEntity>('POST', `${QUALITY}/forms/evaluations`, body)).body;
  form = (await floor.call<typeof form>('POST', `${QUALITY}/publishedforms/evaluations`, { id: draft.id, published: true })).body;
});

const assign = async (agent: NamedEntity): Promise<Evaluation & NamedEntity> => {
  const evaluator = { id: floor.agent.id };
  const body = { evaluationForm: { id: form.id }, agent: { id: agent.id }, evaluator };
  return (await floor.call<Evaluation & NamedEntity>('POST', `${QUALITY}/conversations/${conversationId}/evaluations`, body))
    .body;
};

/** Answers the only question with its first option (all points) or its second (a quarter of them). */
const finish = async (evaluation: NamedEntity, option: 0 | 1, more: object = {}): Promise<Answer<Evaluation>> => {
  const [{ id: questionGroupId = '', questions = [] } = {}] = form.questionGroups;
  const [{ id: questionId = '', answerOptions = [] } = {}] = questions;
  const questionScores = [{ questionId, answerId: answerOptions[option]!.id! }];
  const answers = { questionGroupScores: [{ questionGroupId, questionScores }] };
  return await floor.call<Evaluation>('PUT', evaluation.selfUri, { answers, status: 'FINISHED', ...more });
};

const metrics = ['nEvaluations', 'oTotalScore'];

const results = async (query: object = {}): Promise<NonNullable<EvaluationAggregateQueryResponse['results']>> => {
  const response = await floor.call<EvaluationAggregateQueryResponse>('POST', QUERY, { interval: INTERVAL, metrics, ...query });
  expect(response.status, response.text).toBe(200);
  return response.body.results!;
};

describe('Aggregates of evaluations', () => {
  it('count finished ones and sum their scores by agent', async () => {
    const one = agents[0]!;
    const other = agents[1]!;
    await finish(await assign(one), 0);
    await finish(await assign(one), 1);
    await finish(await assign(other), 0);
    await assign(other);
    const score = (figures: object) => ({ metric: 'oTotalScore', stats: figures });
    expect(await results({ groupBy: ['userId'] })).toMatchObject([
      {
        group: { userId: one.id },
        data: [{ metrics: [{ metric: 'nEvaluations', stats: { count: 2 } }, score({ count: 2, sum: 125, min: 25, max: 100 })] }],
      },
      {
        group: { userId: other.id },
        data: [{ metrics: [{ metric: 'nEvaluations', stats: { count: 1 } }, score({ count: 1, sum: 100 })] }],
      },
    ]);
    expect(await results()).toMatchObject([
      { group: {}, data: [{ metrics: [{ stats: { count: 3 } }, { stats: { sum: 225 } }] }] },
    ]);
  });

  it('use the date of creation, or another date on request', async () => {
    const evaluation = await assign(agents[0]!);
    floor.sandbox.clock.advance(DAY);
    await finish(evaluation, 0, { releaseDate: new Date(NOW + 2 * DAY).toISOString() });
    const day = async (alternateTimeDimension?: string): Promise<string | undefined> => {
      const query = { granularity: 'P1D', ...(alternateTimeDimension !== undefined && { alternateTimeDimension }) };
      const response = await results(query);
      expect(response[0]!.data).toHaveLength(1);
      return response[0]!.data![0]!.interval!.slice(0, 10);
    };
    expect(await day()).toBe('2026-03-10');
    expect(await day('evaluationCreatedDate')).toBe('2026-03-10');
    expect(await day('conversationStart')).toBe('2026-03-10');
    expect(await day('eventTime')).toBe('2026-03-11');
    expect(await day('evaluationReleaseDate')).toBe('2026-03-12');
    const inTokyo = await results({ granularity: 'P1D', timeZone: 'Asia/Tokyo', interval: '2026-03-10T00:00+09:00/P3D' });
    expect(inTokyo[0]!.data![0]!.interval).toBe('2026-03-09T15:00:00.000Z/2026-03-10T15:00:00.000Z');
  });

  it('count rescored and deleted ones, and compute views', async () => {
    const keptEvaluation = await assign(agents[0]!);
    await finish(keptEvaluation, 1);
    await finish(keptEvaluation, 0, { rescore: true });
    const deletedEvaluation = await assign(agents[0]!);
    await finish(deletedEvaluation, 1);
    await floor.call('DELETE', deletedEvaluation.selfUri);
    const views = [{ target: 'oTotalScore', name: 'good', function: 'rangeBound', range: { gte: 80 } }];
    const [match] = await results({ metrics: ['nEvaluations', 'nEvaluationsRescored', 'nEvaluationsDeleted'], views });
    expect(match!.data![0]).toMatchObject({
      metrics: [
        { metric: 'nEvaluations', stats: { count: 1 } },
        { metric: 'nEvaluationsRescored', stats: { count: 1 } },
        { metric: 'nEvaluationsDeleted', stats: { count: 1 } },
      ],
      views: [{ name: 'good', stats: { count: 1, sum: 100 } }],
    });
  });

  it('include only those that match the filter', async () => {
    await finish(await assign(agents[0]!), 0);
    const filter = (dimension: string, value: string) => ({ filter: { type: 'and', predicates: [{ dimension, value }] } });
    for (const [dimension, value] of [
      ['userId', agents[0]!.id],
      ['evaluatorId', floor.agent.id],
      ['formId', form.id],
      ['contextId', form.contextId!],
      ['conversationId', conversationId],
      ['released', 'true'],
      ['rescored', 'false'],
      ['mediaType', 'voice'],
    ] as const) {
      expect(await results(filter(dimension, value)), dimension).toHaveLength(1);
      expect(await results(filter(dimension, 'other')), dimension).toEqual([]);
    }
  });

  it('are also available as a job', async () => {
    await finish(await assign(agents[0]!), 0);
    const jobs = '/api/v2/analytics/evaluations/aggregates/jobs';
    const { jobId } = (await floor.call<{ jobId: string }>('POST', jobs, { interval: INTERVAL, metrics })).body;
    floor.sandbox.clock.advance(3000);
    expect((await floor.call('GET', `${jobs}/${jobId}/results`)).body).toEqual({ results: await results() });
  });

  it('show agents their released evaluations', async () => {
    const agent = agents[0]!;
    const other = agents[1]!;
    await finish(await assign(agent), 0);
    await finish(await assign(agent), 1, { neverRelease: true });
    await finish(await assign(other), 0);
    const asAgent = callWith(floor.sandbox, (await signInUser(floor.sandbox, agent.id)).access_token);
    const path = `${QUALITY}/evaluations/aggregates/query/me`;
    const query = { interval: INTERVAL, metrics };
    const mine = await asAgent<EvaluationAggregateQueryResponse>('POST', path, { ...query, contextId: form.contextId });
    expect(mine, mine.text).toMatchObject({
      status: 200,
      body: { results: [{ data: [{ metrics: [{ stats: { count: 1 } }, { stats: { sum: 100 } }] }] }] },
    });
    expect((await asAgent('POST', path, { ...query, contextId: conversationId })).body).toEqual({ results: [] });
  });

  it('reject the same invalid queries as those of conversations', async () => {
    for (const [wrong, fieldName] of [
      [{ interval: 'yesterday' }, 'interval'],
      [{ metrics: undefined }, 'metrics'],
      [{ metrics: ['nOffered'] }, 'metrics[0]'],
      [{ groupBy: ['colour'] }, 'groupBy[0]'],
      [{ timeZone: 'Mars' }, 'timeZone'],
      [{ granularity: 'often' }, 'granularity'],
      [{ alternateTimeDimension: 'noon' }, 'alternateTimeDimension'],
      [{ filter: { type: 'and', predicates: [{ dimension: 'userId' }] } }, 'filter.predicates[0].value'],
    ] as const) {
      const body = { interval: INTERVAL, metrics, ...wrong };
      expect(await floor.call('POST', QUERY, body), fieldName).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
    }
  });
});

describe('Aggregates without data in the sandbox', () => {
  it.each([
    ['bots', 'nBotSessions'],
    ['flowexecutions', 'nFlowExecutions'],
    ['flows', 'nFlow'],
    ['journeys', 'nJourneySessions'],
    ['surveys', 'nSurveysSent'],
  ])('of %s are empty, and reject invalid queries', async (of, metric) => {
    const path = `/api/v2/analytics/${of}/aggregates`;
    const query = { interval: INTERVAL, metrics: [metric] };
    expect(await floor.call('POST', `${path}/query`, query)).toMatchObject({ status: 200, body: { results: [] } });
    for (const wrong of [{ interval: '2026-03-10' }, { metrics: ['nOther'] }, { granularity: 'PT' }, { timeZone: 'Mars' }])
      expect(await floor.call('POST', `${path}/query`, { ...query, ...wrong })).toMatchObject({ status: 400 });
    const { jobId } = (await floor.call<{ jobId: string }>('POST', `${path}/jobs`, query)).body;
    floor.sandbox.clock.advance(3000);
    expect((await floor.call('GET', `${path}/jobs/${jobId}/results`)).body).toEqual({ results: [] });
  });
});

describe('An evaluation', () => {
  it('can be changed and deleted within 90 days of its creation', async () => {
    const evaluation = await assign(agents[0]!);
    floor.sandbox.clock.advance(90 * DAY);
    expect((await finish(evaluation, 0)).status).toBe(200);
    floor.sandbox.clock.advance(1);
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { status: 'FINISHED' } : undefined;
      expect(await floor.call(method, evaluation.selfUri, body)).toMatchObject({
        status: 400,
        body: { code: 'bad.request', entityId: evaluation.id, entityName: 'evaluation' },
      });
    }
  });

  it('can be released within 45 days of its creation', async () => {
    const evaluation = await assign(agents[0]!);
    for (const days of [-1, 46]) {
      const releaseDate = new Date(NOW + days * DAY).toISOString();
      expect(await finish(evaluation, 0, { releaseDate })).toMatchObject({
        status: 400,
        body: { details: [{ errorCode: 'invalid.value', fieldName: 'releaseDate' }] },
      });
    }
    expect((await finish(evaluation, 0, { releaseDate: new Date(NOW + 45 * DAY).toISOString() })).status).toBe(200);
  });
});
