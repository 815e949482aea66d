import type {
  AnalyticsConversationQueryResponse,
  AnalyticsConversationWithoutAttributes,
  ErrorBody,
  EvaluationForm,
} from 'contact-centre-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Listing, NamedEntity } from '../../support.js';
import { openFloor, SEEDED_DAY } from '../support.js';
import type { Floor } from '../support.js';

const path = '/api/v2/analytics/conversations/details/query';

/** The tests of this file only read. */
let floor: Floor;
let all: AnalyticsConversationWithoutAttributes[];
beforeAll(async () => {
  floor = await openFloor();
  all = await every({});
});

const ask = async (body: object): Promise<Answer<AnalyticsConversationQueryResponse>> =>
  await floor.call<AnalyticsConversationQueryResponse>('POST', path, { interval: SEEDED_DAY, ...body });

const count = async (body: object): Promise<number> => (await ask(body)).body.totalHits!;

/** All pages of a query. */
async function every(body: object): Promise<AnalyticsConversationWithoutAttributes[]> {
  const pages = [1, 2, 3].map(async (pageNumber) => (await ask({ ...body, paging: { pageSize: 100, pageNumber } })).body);
  return (await Promise.all(pages)).flatMap(({ conversations = [] }) => conversations);
}

const refusal = async (body: object): Promise<ErrorBody> => {
  const answer = await floor.call<ErrorBody>('POST', path, { interval: SEEDED_DAY, ...body });
  expect(answer.status).toBe(400);
  return answer.body;
};

const and = (...predicates: object[]) => ({ type: 'and', predicates });
const or = (...predicates: object[]) => ({ type: 'or', predicates });
const segments = ({ participants = [] }: AnalyticsConversationWithoutAttributes) =>
  participants.flatMap(({ sessions = [] }) => sessions.flatMap(({ segments: segmentList = [] }) => segmentList));
const metric = ({ participants = [] }: AnalyticsConversationWithoutAttributes, name: string): number[] =>
  participants.flatMap(({ sessions = [] }) =>
    sessions.flatMap(({ metrics = [] }) => metrics.flatMap((each) => (each.name === name ? [each.value!] : []))),
  );

describe('a filter of conversations', () => {
  it('finds those with a value of a metric within bounds, of which each value counts', async () => {
    const within = async (range: object): Promise<number> =>
      await count({ conversationFilters: [and({ type: 'metric', metric: 'tTalk', range })] });
    const talks = all.flatMap((each) => metric(each, 'tTalk'));
    const some = talks[7]!;
    expect(await within({ gt: some })).toBe(talks.filter((talk) => talk > some).length);
    expect(await within({ gte: some })).toBe(talks.filter((talk) => talk >= some).length);
    expect(await within({ lt: some })).toBe(talks.filter((talk) => talk < some).length);
    expect(await within({ gte: some, lte: some })).toBe(talks.filter((talk) => talk === some).length);
  });

  it('finds those with and without a metric', async () => {
    const exists = await count({ conversationFilters: [and({ metric: 'tAbandon', operator: 'exists' })] });
    const none = await count({ conversationFilters: [and({ metric: 'tAbandon', operator: 'notExists' })] });
    expect(exists).toBe(all.filter((each) => metric(each, 'tAbandon').length > 0).length);
    expect(exists + none).toBe(all.length);
  });

  it('finds a conversation by its id, ignoring case', async () => {
    const value = all[3]!.conversationId!.toUpperCase();
    const results = (await ask({ conversationFilters: [and({ dimension: 'conversationId', value })] })).body;
    expect(results).toMatchObject({ totalHits: 1, conversations: [{ conversationId: all[3]!.conversationId }] });
  });

  it('finds those that ended within an interval', async () => {
    const from = '2026-03-10T08:00:00.000Z';
    const to = '2026-03-10T09:00:00.000Z';
    const response = await count({ conversationFilters: [and({ dimension: 'conversationEnd', value: `${from}/${to}` })] });
    expect(response).toBe(all.filter(({ conversationEnd: end }) => end! >= from && end! < to).length);
    expect(response).toBeGreaterThan(0);
  });

  it('requires all of its clauses, or one of them', async () => {
    const outbound = and({ dimension: 'originatingDirection', value: 'outbound' });
    const long = and({ metric: 'tTalk', range: { gt: 240_000 } });
    const [both, either, one, other] = await Promise.all([
      count({ conversationFilters: [{ type: 'and', clauses: [outbound, long] }] }),
      count({ conversationFilters: [{ type: 'or', clauses: [outbound, long] }] }),
      count({ conversationFilters: [outbound] }),
      count({ conversationFilters: [long] }),
    ]);
    expect(both).toBeGreaterThan(0);
    expect(both + either).toBe(one + other);
    expect(await count({ conversationFilters: [outbound, long] })).toBe(both);
  });

  it('finds calls by their MOS', async () => {
    const scores = all.flatMap(({ mediaStatsMinConversationMos: mos }) => mos ?? []);
    expect(scores.length).toBeGreaterThan(50);
    const predicate = { dimension: 'mediaStatsMinConversationMos', range: { lt: 4.5 } };
    expect(await count({ conversationFilters: [and(predicate)] })).toBe(scores.filter((mos) => mos < 4.5).length);
  });
});

describe('a filter of segments', () => {
  it('applies to one segment at a time', async () => {
    const wrapup = { dimension: 'segmentType', value: 'wrapup' };
    const alert = { dimension: 'segmentType', value: 'alert' };
    expect(await count({ segmentFilters: [and(wrapup)] })).toBeGreaterThan(0);
    expect(await count({ segmentFilters: [and(wrapup), and(alert)] })).toBe(0);
    expect(await count({ segmentFilters: [or(wrapup, alert)] })).toBeGreaterThan(0);
  });

  it('finds segments by their duration', async () => {
    const lasting = (each: AnalyticsConversationWithoutAttributes): boolean =>
      segments(each).some(
        ({ segmentType, segmentStart, segmentEnd }) =>
          segmentType === 'hold' && Date.parse(segmentEnd!) - Date.parse(segmentStart!) > 30_000,
      );
    const filter = and({ dimension: 'segmentType', value: 'hold' }, { metric: 'tSegmentDuration', range: { gt: 30_000 } });
    expect(await count({ segmentFilters: [filter] })).toBe(all.filter(lasting).length);
  });

  it('finds those with and without a wrap-up code', async () => {
    const coded = await count({ segmentFilters: [and({ dimension: 'wrapUpCode', operator: 'exists' })] });
    expect(coded).toBe(all.filter((each) => segments(each).some(({ wrapUpCode }) => wrapUpCode !== undefined)).length);
    const { wrapUpCode: value } = all.flatMap(segments).find((each) => each.wrapUpCode !== undefined)!;
    const one = await count({ segmentFilters: [and({ dimension: 'wrapUpCode', value })] });
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(coded);
  });

  it('matches null to a missing value', async () => {
    const none = await count({ segmentFilters: [and({ dimension: 'userId', operator: 'notExists' })] });
    expect(await count({ segmentFilters: [and({ dimension: 'userId', operator: 'matches', value: null })] })).toBe(none);
  });

  it('finds a waiting customer by queue', async () => {
    const queue = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues?name=Bookings')).body.entities[0]!;
    const waiting = and({ dimension: 'queueId', value: queue.id }, { dimension: 'purpose', value: 'customer' });
    const response = await every({ segmentFilters: [waiting] });
    expect(response.length).toBeGreaterThan(5);
    expect(response.every((each) => segments(each)[0]!.queueId === queue.id)).toBe(true);
  });

  it('finds those of the members of a team', async () => {
    const userId = all
      .flatMap(({ participants = [] }) => participants)
      .find(({ purpose, userId: id }) => purpose === 'agent' && id !== undefined)?.userId;
    // The team changes no conversation.
    const { body: team } = await floor.call<NamedEntity>('POST', '/api/v2/teams', { name: 'North' });
    const ofTeam = async (value: string): Promise<number> =>
      await count({ segmentFilters: [and({ dimension: 'teamId', value })] });
    expect(await ofTeam(team.id)).toBe(0);
    await floor.call('POST', `/api/v2/teams/${team.id}/members`, { memberIds: [userId] });
    const ofUser = await count({ segmentFilters: [and({ dimension: 'userId', value: userId })] });
    expect(ofUser).toBeGreaterThan(0);
    expect(await ofTeam(team.id)).toBe(ofUser);
  });

  it('finds nothing by a property that no segment has', async () => {
    const property = { type: 'property', propertyType: 'string', property: 'colour' };
    expect(await count({ segmentFilters: [and({ ...property, value: 'blue' })] })).toBe(0);
    expect(await count({ segmentFilters: [and({ ...property, operator: 'notExists' })] })).toBe(all.length);
  });
});

describe('filters of evaluations, surveys and resolutions', () => {
  it('find conversations by their evaluations, which the details contain', async () => {
    const { conversationId } = all[0]!;
    const answerOptions = [
      { text: 'Yes', value: 100 },
      { text: 'Nearly', value: 87 },
    ];
    const questions = [{ text: 'Greeted?', type: 'multipleChoiceQuestion', answerOptions }];
    const draft = { name: 'Calls', questionGroups: [{ name: 'All', weight: 100, questions }] };
    const { body: entity } = await floor.call<EvaluationForm>('POST', '/api/v2/quality/forms/evaluations', draft);
    const published = { id: entity.id, published: true };
    const { body: form } = await floor.call<EvaluationForm>('POST', '/api/v2/quality/publishedforms/evaluations', published);
    const place = `/api/v2/quality/conversations/${conversationId!}/evaluations`;
    const assigned = {
      agent: { id: floor.agent.id },
      evaluator: { id: floor.sandbox.users[0]!.id },
      evaluationForm: { id: form.id },
    };
    const { body: evaluation } = await floor.call<NamedEntity>('POST', place, assigned);
    const [group] = form.questionGroups;
    const [question] = group!.questions!;
    const questionScores = [{ questionId: question!.id, answerId: question!.answerOptions![1]!.id }];
    const answers = { questionGroupScores: [{ questionGroupId: group!.id, questionScores }] };
    await floor.call('PUT', `${place}/${evaluation.id}`, { status: 'FINISHED', answers });
    const scored = (range: object) => ({ evaluationFilters: [and({ metric: 'oTotalScore', range })] });
    expect((await ask(scored({ gte: 80 }))).body).toMatchObject({
      totalHits: 1,
      conversations: [{ conversationId, evaluations: [{ userId: floor.agent.id, oTotalScore: 87, released: true }] }],
    });
    expect(await count(scored({ gt: 87 }))).toBe(0);
    expect(await count({ evaluationFilters: [and({ dimension: 'evaluationId', operator: 'notExists' })] })).toBe(all.length - 1);
  });

  it('find nothing without surveys and resolutions', async () => {
    expect(await count({ surveyFilters: [and({ dimension: 'surveyStatus', value: 'Finished' })] })).toBe(0);
    expect(await count({ surveyFilters: [and({ dimension: 'surveyId', operator: 'notExists' })] })).toBe(all.length);
    expect(await count({ resolutionFilters: [and({ metric: 'nNextContactAvoided', range: { gte: 1 } })] })).toBe(0);
  });
});

describe('orders of the details', () => {
  it.each(['conversationStart', 'conversationEnd', 'segmentStart', 'segmentEnd'])(
    'by %s are ascending and descending',
    async (orderBy) => {
      const key = (each: AnalyticsConversationWithoutAttributes): string => {
        if (orderBy === 'conversationStart' || orderBy === 'segmentStart') return each.conversationStart!;
        if (orderBy === 'conversationEnd') return each.conversationEnd!;
        return segments(each)
          .map(({ segmentEnd }) => segmentEnd!)
          .sort()
          .at(-1)!;
      };
      const up = (await every({ orderBy })).map(key);
      const down = (await every({ orderBy, order: 'desc' })).map(key);
      expect(up).toEqual([...up].sort());
      expect(down).toEqual([...up].reverse());
    },
  );
});

describe('aggregations of the details', () => {
  it('count each value of a dimension once per conversation, the most frequent first', async () => {
    const aggregations = [{ type: 'termFrequency', dimension: 'mediaType', size: 10 }];
    const [result] = (await ask({ aggregations })).body.aggregations!;
    const counts = result!.results!.map(({ count: each }) => each!);
    expect(counts.reduce((sum, each) => sum + each)).toBe(all.length);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('count values of a metric within bounds', async () => {
    const ranges = [{ lt: 120_000 }, { gte: 120_000, lt: 240_000 }, { gte: 240_000 }];
    const [result] = (await ask({ aggregations: [{ type: 'numericRange', metric: 'tTalk', ranges }] })).body.aggregations!;
    const talks = all.flatMap((each) => metric(each, 'tTalk'));
    expect(result!.results).toEqual([
      { lt: 120_000, count: talks.filter((ms) => ms < 120_000).length },
      { gte: 120_000, lt: 240_000, count: talks.filter((ms) => ms >= 120_000 && ms < 240_000).length },
      { gte: 240_000, count: talks.filter((ms) => ms >= 240_000).length },
    ]);
  });

  it('include only conversations that match the filters', async () => {
    const segmentFilters = [and({ dimension: 'mediaType', value: 'email' })];
    const [result] = (await ask({ segmentFilters, aggregations: [{ type: 'termFrequency', dimension: 'mediaType' }] })).body
      .aggregations!;
    expect(result!.results).toEqual([{ value: 'email', count: await count({ segmentFilters }) }]);
  });
});

describe('the details query rejects', () => {
  const dimension = (value: string) => ({ dimension: value, value: 'x' });

  it.each([
    [
      'an unknown dimension of segments',
      { segmentFilters: [and(dimension('colour'))] },
      'Value [colour] is not valid for field type [Dimension]',
    ],
    [
      'a dimension of segments in a filter of conversations',
      { conversationFilters: [and(dimension('queueId'))] },
      'Value [queueId] is not valid for field type [Dimension]',
    ],
    [
      'an unknown metric',
      { conversationFilters: [and({ metric: 'tSing', range: { gt: 1 } })] },
      'Value [tSing] is not valid for field type [Metric]',
    ],
    [
      'an unknown operator',
      { segmentFilters: [and({ dimension: 'userId', operator: 'like', value: 'x' })] },
      'Value [like] is not valid for field type [Operator]',
    ],
    ['an unsupported order', { orderBy: 'mediaType' }, 'Value [mediaType] is not valid for field type [OrderBy]'],
    [
      'an aggregation over an unknown dimension',
      { aggregations: [{ type: 'termFrequency', dimension: 'colour' }] },
      'Value [colour] is not valid for field type [Dimension]',
    ],
    [
      'an aggregation of an unknown type',
      { aggregations: [{ type: 'median', dimension: 'userId' }] },
      'Value [median] is not valid for field type [Type]',
    ],
  ])('%s, with a message like the platform’s', async (_what, body, message) => {
    const { code, message: errorMessage } = await refusal(body);
    expect(errorMessage).toContain(message);
    expect(code).toBe('bad.request');
  });

  it.each([
    ['a predicate without a value', { segmentFilters: [and({ dimension: 'userId' })] }, 'segmentFilters[0].predicates[0].value'],
    [
      'a metric without bounds',
      { conversationFilters: [and({ metric: 'tTalk' })] },
      'conversationFilters[0].predicates[0].range',
    ],
    [
      'empty bounds',
      { conversationFilters: [and({ metric: 'tTalk', range: {} })] },
      'conversationFilters[0].predicates[0].range',
    ],
    [
      'contradictory bounds',
      { conversationFilters: [and({ metric: 'tTalk', range: { gt: 5, lt: 1 } })] },
      'conversationFilters[0].predicates[0].range',
    ],
    [
      'a predicate without a dimension or metric',
      { segmentFilters: [{ type: 'and', clauses: [and({ value: 'x' })] }] },
      'segmentFilters[0].clauses[0].predicates[0].dimension',
    ],
    [
      'a range aggregation without ranges',
      { aggregations: [{ type: 'numericRange', metric: 'tTalk' }] },
      'aggregations[0].ranges',
    ],
    ['an inverted interval', { interval: '2026-03-10T00:00Z/2026-03-09T00:00Z' }, 'interval'],
    ['an empty interval', { interval: '2026-03-10T00:00Z/2026-03-10T00:00Z' }, 'interval'],
    ['more than 31 days', { interval: '2026-02-01T00:00Z/2026-03-04T00:01Z' }, 'interval'],
    ['more than 31 days as a duration', { interval: '2026-01-01T00:00Z/P32D' }, 'interval'],
    ['a page number of 0', { paging: { pageSize: 25, pageNumber: 0 } }, 'pageNumber'],
  ])('%s', async (_what, body, fieldName) => {
    expect((await refusal(body)).details).toMatchObject([{ fieldName }]);
  });

  it('no interval of 31 days, and no February as a month', async () => {
    expect((await ask({ interval: '2026-02-07T00:00Z/2026-03-10T00:00Z' })).status).toBe(200);
    expect((await ask({ interval: '2026-02-01T00:00Z/P1M' })).status).toBe(200);
  });

  it('no interval of a job because of its length', async () => {
    const body = { interval: '2025-01-01T00:00Z/2026-03-10T12:00Z' };
    expect((await floor.call('POST', '/api/v2/analytics/conversations/details/jobs', body)).status).toBe(202);
  });
});

describe('jobs for details', () => {
  interface Page {
    userDetails: { userId: string }[];
    cursor?: string;
  }

  const submit = async (otherFloor: Floor, what: string, body: object = {}): Promise<string> => {
    const answer = await otherFloor.call<{ jobId: string }>('POST', `/api/v2/analytics/${what}/details/jobs`, {
      interval: SEEDED_DAY,
      ...body,
    });
    expect(answer.status).toBe(202);
    otherFloor.sandbox.clock.advance(5000);
    return `/api/v2/analytics/${what}/details/jobs/${answer.body.jobId}`;
  };

  it('return users page by page', async () => {
    const ownFloor = await openFloor();
    const job = await submit(ownFloor, 'users');
    expect(await ownFloor.call('GET', job)).toMatchObject({ body: { state: 'FULFILLED' } });
    const conversationIds: string[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const cursor = next === '' ? '' : `&cursor=${encodeURIComponent(next)}`;
      const page: Page = (await ownFloor.call<Page>('GET', `${job}/results?pageSize=10${cursor}`)).body;
      conversationIds.push(...page.userDetails.map(({ userId }) => userId));
      next = page.cursor;
    }
    expect([...conversationIds].sort()).toEqual(ownFloor.sandbox.users.map(({ id }) => id).sort());
  });

  it('return as many conversations as their limit allows', async () => {
    const ownFloor = await openFloor();
    const job = await submit(ownFloor, 'conversations', { limit: 7, order: 'desc' });
    expect(await ownFloor.call('GET', `${job}/results`)).toMatchObject({ body: { conversations: { length: 7 } } });
  });

  it.each(['conversations', 'users'])('for %s lose their results after a day', async (what) => {
    const ownFloor = await openFloor({ tokenLifetimeMs: 200_000_000 });
    const job = await submit(ownFloor, what);
    ownFloor.sandbox.clock.advance(86_400_000);
    expect(await ownFloor.call('GET', job)).toMatchObject({ body: { state: 'EXPIRED' } });
    const refused = await ownFloor.call('GET', `${job}/results`);
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'The job is EXPIRED: only one that is FULFILLED has results' },
    });
  });

  it.each(['conversations', 'users'])('for %s reject the same invalid queries', async (what) => {
    const ownFloor = await openFloor();
    const path = `/api/v2/analytics/${what}/details/jobs`;
    const inverted = { interval: '2026-03-10T00:00Z/2026-03-09T00:00Z' };
    expect(await ownFloor.call('POST', path, inverted)).toMatchObject({
      status: 400,
      body: { details: [{ fieldName: 'interval' }] },
    });
    expect(await ownFloor.call('GET', `${path}/none/results`)).toMatchObject({ status: 404 });
  });
});
