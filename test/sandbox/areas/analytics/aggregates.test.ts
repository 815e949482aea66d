import type {
  AggregateMetricData,
  AnalyticsUserDetailsQueryResponse,
  ConversationAggregateQueryResponse,
  ErrorBody,
  QueueObservationQueryResponse,
  UserAggregateQueryResponse,
} from 'contact-centre-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Listing, NamedEntity } from '../../support.js';
import { openFloor, SEEDED_DAY, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const HOUR = 3_600_000;

let floor: Floor;
let queues: NamedEntity[];
beforeAll(async () => {
  floor = await openFloor();
  queues = (await floor.call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues')).body.entities;
});

const ask = async (body: object): Promise<Answer<ConversationAggregateQueryResponse & ErrorBody>> =>
  await floor.call('POST', '/api/v2/analytics/conversations/aggregates/query', {
    interval: SEEDED_DAY,
    metrics: ['nOffered'],
    ...body,
  });

const intervals = ({ body }: Answer<ConversationAggregateQueryResponse>): string[] =>
  [...new Set(body.results!.flatMap(({ data }) => data!.map(({ interval }) => interval!)))].sort();

const total = ({ body }: Answer<ConversationAggregateQueryResponse>, metric = 'nOffered'): number =>
  body
    .results!.flatMap(({ data }) => data!.flatMap(({ metrics }) => metrics!))
    .reduce((sum, each) => sum + (each.metric === metric ? (each.stats?.count ?? 0) : 0), 0);

const hours = (interval: string): number => {
  const [from, to] = interval.split('/').map((time) => Date.parse(time));
  return (to! - from!) / HOUR;
};

/** Shifts the seeded day in a new sandbox. */
async function shifted(by: number): Promise<Floor> {
  const ownFloor = await openFloor();
  const state = ownFloor.sandbox.snapshot();
  const shift = (text: string): string => text.replace(/\b1773\d{9}\b/g, (time) => String(Number(time) + by));
  const collections = JSON.parse(shift(JSON.stringify(state.collections))) as typeof state.collections;
  ownFloor.sandbox.restore({ ...state, collections });
  return ownFloor;
}

describe('steps of an aggregate', () => {
  it.each([
    ['PT15M', 0.25],
    ['PT30M', 0.5],
    ['PT1H', 1],
    ['PT6H', 6],
    ['P1D', 24],
  ])('of %s have that length and the same total', async (granularity, length) => {
    const stepped = await ask({ granularity });
    expect(intervals(stepped).every((interval) => hours(interval) === length)).toBe(true);
    expect(total(stepped)).toBe(total(await ask({})));
  });

  it('of a week or a month end with the interval', async () => {
    for (const granularity of ['P1W', 'P1M', 'P1Y']) expect(intervals(await ask({ granularity }))).toEqual([SEEDED_DAY]);
  });

  it('of days begin at the start of the interval, in the given time zone', async () => {
    const berlin = { interval: '2026-03-09T00:00:00+01:00/P2D', granularity: 'P1D', timeZone: 'Europe/Berlin' };
    expect(intervals(await ask(berlin))).toEqual([
      '2026-03-08T23:00:00.000Z/2026-03-09T23:00:00.000Z',
      '2026-03-09T23:00:00.000Z/2026-03-10T23:00:00.000Z',
    ]);
  });

  it('of a day with a clock change have 23 hours', async () => {
    const march = await shifted(Date.parse('2026-03-29T18:00Z') - Date.parse('2026-03-10T12:00Z'));
    const body = { interval: '2026-03-28T00:00:00+01:00/2026-03-31T00:00:00+02:00', metrics: ['nOffered'], granularity: 'P1D' };
    const path = '/api/v2/analytics/conversations/aggregates/query';
    const inBerlin = await march.call<ConversationAggregateQueryResponse>('POST', path, { ...body, timeZone: 'Europe/Berlin' });
    expect(intervals(inBerlin)).toEqual([
      '2026-03-27T23:00:00.000Z/2026-03-28T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z/2026-03-29T22:00:00.000Z',
    ]);
    const inUtc = await march.call<ConversationAggregateQueryResponse>('POST', path, body);
    expect(intervals(inUtc).map(hours)).toEqual([24, 24]);
    expect(total(inUtc)).toBe(total(inBerlin));
  });

  it('of a month have its length, also from the 31st', async () => {
    const year = { interval: '2026-01-31T00:00Z/2026-04-30T00:00Z', granularity: 'P1M' };
    expect(intervals(await ask(year))).toEqual(['2026-02-28T00:00:00.000Z/2026-03-31T00:00:00.000Z']);
  });

  it('can span more than 31 days', async () => {
    const year = await ask({ interval: '2025-06-01T00:00Z/2026-06-01T00:00Z', granularity: 'P1W' });
    expect(year.status).toBe(200);
    expect(total(year)).toBe(total(await ask({})));
  });

  it('can be requested without an offset, and are then in UTC', async () => {
    expect(intervals(await ask({ interval: '2026-03-09T12:00/2026-03-10T12:00' }))).toEqual([SEEDED_DAY]);
  });

  it.each([
    [
      'an unknown time zone',
      { timeZone: 'Europe/Atlantis' },
      'timeZone',
      'Value [Europe/Atlantis] is not valid for field type [timeZone]',
    ],
    [
      'a granularity that is not a duration',
      { granularity: 'hourly' },
      'granularity',
      'Value [hourly] is not valid for field type [granularity]',
    ],
    ['a granularity of 0', { granularity: 'PT0S' }, 'granularity', 'Value [PT0S] is not valid for field type [granularity]'],
    [
      'a negative granularity',
      { granularity: '-PT1H' },
      'granularity',
      'Value [-PT1H] is not valid for field type [granularity]',
    ],
    ['too many steps', { granularity: 'PT1S' }, 'granularity', 'The interval has more than 10000 steps of granularity PT1S'],
    [
      'an inverted interval',
      { interval: '2026-03-10T00:00Z/2026-03-09T00:00Z' },
      'interval',
      'interval must be two ISO 8601 dates with a slash between them, the earlier one first',
    ],
    ['an unknown grouping', { groupBy: ['colour'] }, 'groupBy[0]', 'Value [colour] is not valid for field type [GroupBy]'],
    ['an unknown metric', { metrics: ['tSing'] }, 'metrics[0]', 'Value [tSing] is not valid for field type [Metrics]'],
  ])('are rejected for %s', async (_what, body, fieldName, message) => {
    const answer = await ask(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad.request', details: [{ fieldName }] } });
    expect(answer.body.message).toContain(message);
  });

  it('are one if a step is longer than the time range', async () => {
    expect(intervals(await ask({ granularity: 'P300000Y' }))).toEqual([SEEDED_DAY]);
  });
});

describe('views of an aggregate', () => {
  const view = (name: string, range: object, target = 'tTalk') => ({ name, target, function: 'rangeBound', range });

  it('count values of a metric within bounds', async () => {
    const views = [view('short', { lt: 120_000 }), view('long', { gte: 120_000 })];
    const { body } = await ask({ metrics: ['tTalk'], views });
    for (const { data } of body.results!) {
      for (const { metrics, views: viewList } of data!) {
        const counts = viewList!.map(({ stats }) => stats!.count!).reduce((sum, each) => sum + each);
        expect(counts).toBe(metrics!.find(({ metric }) => metric === 'tTalk')!.stats!.count);
      }
    }
    const names = body.results!.flatMap(({ data }) => data!.flatMap(({ views: viewList }) => viewList!.map(({ name }) => name)));
    expect(new Set(names)).toEqual(new Set(['short', 'long']));
  });

  it('can use a metric that is not requested otherwise', async () => {
    const { body } = await ask({ metrics: ['nOffered'], views: [view('answered', { gte: 0 }, 'tAnswered')] });
    expect(JSON.stringify(body)).not.toContain('"metric":"tAnswered"');
    expect(JSON.stringify(body)).toContain('"name":"answered"');
  });

  it.each([
    ['without bounds', [{ name: 'all', target: 'tTalk', function: 'rangeBound' }], 'views[0].range'],
    ['with an unknown metric', [view('song', { gte: 0 }, 'tSing')], 'views[0].target'],
    ['with an unknown function', [{ ...view('all', { gte: 0 }), function: 'median' }], 'views[0].function'],
    ['without a name', [{ target: 'tTalk', function: 'rangeBound', range: { gte: 0 } }], 'views[0].name'],
    ['with a duplicate name', [view('all', { gte: 0 }), view('all', { lt: 9 })], 'views[1].name'],
  ])('are rejected %s', async (_what, views, fieldName) => {
    expect(await ask({ metrics: ['tTalk'], views })).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
  });

  it('are supported for users too', async () => {
    const query = { interval: SEEDED_DAY, metrics: ['tAgentRoutingStatus'], groupBy: ['userId'] };
    const { body } = await floor.call<UserAggregateQueryResponse>('POST', '/api/v2/analytics/users/aggregates/query', {
      ...query,
      granularity: 'PT6H',
      views: [view('whole step', { gte: 6 * HOUR }, 'tAgentRoutingStatus')],
    });
    const [first] = body.results!;
    expect(first!.data!.map(({ views }) => views)).toEqual(
      [1, 2, 3, 4].map(() => [{ name: 'whole step', stats: { count: 1, sum: 6 * HOUR, min: 6 * HOUR, max: 6 * HOUR } }]),
    );
  });
});

describe('groups of an aggregate', () => {
  it.each([
    'queueId',
    'userId',
    'direction',
    'originatingDirection',
    'wrapUpCode',
    'purpose',
    'divisionId',
    'conversationInitiator',
    'provider',
  ])('by %s have the same total as without groups', async (name) => {
    const metrics = ['nConnected'];
    const grouped = await ask({ metrics, groupBy: [name] });
    expect(total(grouped, 'nConnected')).toBe(total(await ask({ metrics }), 'nConnected'));
    expect(grouped.body.results!.some(({ group }) => name in group!)).toBe(true);
  });

  it('contain each combination of several dimensions once', async () => {
    const { body } = await ask({ groupBy: ['queueId', 'direction'], metrics: ['nConnected'] });
    const keys = body.results!.map(({ group }) => JSON.stringify(group));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(queues.length);
  });

  it('count an item of two divisions in both, or in one group for both on request', async () => {
    const ownFloor = await openFloor();
    const division = (
      await ownFloor.call<NamedEntity>('POST', '/api/v2/authorization/divisions', { name: 'Ports', description: 'Harbours' })
    ).body;
    const home = ownFloor.sandbox.organisation.homeDivisionId;
    const other = (
      await ownFloor.call<NamedEntity>('POST', '/api/v2/routing/queues', { name: 'Harbour', division: { id: division.id } })
    ).body;
    const { body: started } = await ownFloor.call<{ id: string }>('POST', '/api/v2/conversations/calls', {
      callQueueId: ownFloor.queue.id,
      phoneNumber: 'tel:+441632960001',
    });
    const state = ownFloor.sandbox.snapshot();
    const conversations = state.collections['conversations']!.map(([id, value]) => {
      const conversation = value as { parties: { purpose: string }[] };
      const parties = conversation.parties.flatMap((party) =>
        party.purpose === 'acd' ? [party, { ...party, id: 'again', queueId: other.id }] : [party],
      );
      return [id, id === started.id ? { ...conversation, parties } : conversation] as const;
    });
    ownFloor.sandbox.restore({ ...state, collections: { ...state.collections, conversations } });
    const groups = async (more: object): Promise<(string | undefined)[]> => {
      const body = { interval: '2026-03-10T12:30:00Z/PT1H', metrics: ['nOffered'], groupBy: ['divisionId'], ...more };
      const path = '/api/v2/analytics/conversations/aggregates/query';
      const answer = await ownFloor.call<ConversationAggregateQueryResponse>('POST', path, body);
      return answer.body.results!.map(({ group }) => group!['divisionId']);
    };
    expect(await groups({})).toEqual([home, division.id]);
    expect(await groups({ flattenMultivaluedDimensions: true })).toEqual([`${home},${division.id}`]);
  });

  it('contain only items that match the filter', async () => {
    const [first, second] = queues;
    const filter = {
      type: 'and',
      clauses: [
        { type: 'or', predicates: [first, second].map((queue) => ({ dimension: 'queueId', value: queue!.id })) },
        { type: 'and', predicates: [{ dimension: 'mediaType', value: 'voice' }] },
      ],
    };
    const { body } = await ask({ groupBy: ['queueId'], filter });
    const matches = body.results!.map(({ group }) => group!);
    expect(matches.every(({ queueId, mediaType }) => mediaType === 'voice' && [first!.id, second!.id].includes(queueId!))).toBe(
      true,
    );
    expect(await ask({ filter: { type: 'and', predicates: [{ dimension: 'wrapUpCode', operator: 'exists' }] } })).toMatchObject({
      body: { results: [] },
    });
  });

  it('compute the service level of each queue with its own target', async () => {
    const { body } = await ask({ groupBy: ['queueId'], metrics: ['oServiceLevel', 'oServiceTarget', 'tAnswered', 'tAbandon'] });
    for (const { data } of body.results!) {
      const metricsByName = Object.fromEntries(
        data![0]!.metrics!.map((each): [string, AggregateMetricData] => [each.metric!, each]),
      );
      const all = (metricsByName['tAnswered']?.stats!.count ?? 0) + (metricsByName['tAbandon']?.stats!.count ?? 0);
      const { ratio, numerator, denominator } = metricsByName['oServiceLevel']!.stats!;
      expect(denominator).toBe(all);
      expect(ratio).toBe(numerator! / denominator!);
      expect(metricsByName['oServiceTarget']!.stats!.current).toBeGreaterThan(0);
    }
  });
});

describe('user details and observations', () => {
  const details = async (body: object): Promise<Answer<AnalyticsUserDetailsQueryResponse & ErrorBody>> =>
    await floor.call('POST', '/api/v2/analytics/users/details/query', { interval: '2026-03-10T12:00Z/PT1H', ...body });

  it('count users by state', async () => {
    await setPresence(floor, 'On Queue');
    floor.sandbox.clock.advance(60_000);
    const { body } = await details({
      paging: { pageSize: 100, pageNumber: 1 },
      presenceAggregations: [{ type: 'termFrequency', dimension: 'systemPresence' }],
      routingStatusAggregations: [{ type: 'termFrequency', dimension: 'routingStatus' }],
    });
    const [presences, statuses] = body.aggregations!;
    const spells = body.userDetails!.map(({ primaryPresence }) => primaryPresence!.map(({ systemPresence }) => systemPresence));
    const onQueue = spells.filter((names) => names.includes('ON_QUEUE')).length;
    expect(presences!.results).toContainEqual({ value: 'ON_QUEUE', count: onQueue });
    expect(statuses!.results!.find(({ value }) => value === 'IDLE')!.count).toBeGreaterThan(0);
  });

  it.each([
    [
      'an unknown dimension of presences',
      { presenceFilters: [{ type: 'and', predicates: [{ dimension: 'mood', value: 'x' }] }] },
      'presenceFilters[0].predicates[0].dimension',
    ],
    ['more than 31 days', { interval: '2026-02-01T00:00Z/2026-03-10T00:00Z' }, 'interval'],
    ['an aggregation over an unknown dimension', { presenceAggregations: [{ dimension: 'mood' }] }, 'aggregations[0].dimension'],
  ])('are rejected for %s', async (_what, body, fieldName) => {
    expect(await details(body)).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
  });

  it('include only the queues and media types that match the filter', async () => {
    const [first, second] = queues;
    const filter = {
      type: 'or',
      clauses: [
        {
          type: 'and',
          predicates: [
            { dimension: 'queueId', value: first!.id },
            { dimension: 'mediaType', value: 'voice' },
          ],
        },
        {
          type: 'and',
          predicates: [
            { dimension: 'queueId', value: second!.id },
            { dimension: 'mediaType', value: 'email' },
          ],
        },
      ],
    };
    const path = '/api/v2/analytics/queues/observations/query';
    const { body } = await floor.call<QueueObservationQueryResponse>('POST', path, { filter, metrics: ['oWaiting'] });
    const groups = body.results!.map(({ group }) => group);
    expect(groups).toHaveLength(2);
    expect(groups).toContainEqual({ queueId: first!.id, mediaType: 'voice' });
    expect(groups).toContainEqual({ queueId: second!.id, mediaType: 'email' });
  });

  it.each([
    ['queues', 'oSinging', 'metrics[0]'],
    ['users', 'oSinging', 'metrics[0]'],
  ])('reject an unknown metric of %s', async (what, metric, fieldName) => {
    const answer = await floor.call('POST', `/api/v2/analytics/${what}/observations/query`, {
      filter: { type: 'and', predicates: [] },
      metrics: [metric],
    });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ fieldName }] } });
  });
});
