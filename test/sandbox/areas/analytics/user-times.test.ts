import type { AnalyticsUserDetailsQueryResponse, UserAggregateQueryResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOW, openFloor, setPresence } from '../support.js';
import type { Floor } from '../support.js';

const MINUTE = 60_000;
const interval = '2026-03-10T12:30:00.000Z/2026-03-10T13:30:00.000Z';

let floor: Floor;
/** Ten minutes available, twenty on queue, and at a meal for five minutes until now. */
beforeEach(async () => {
  floor = await openFloor();
  for (const [name, minutes] of [
    ['Available', 10],
    ['On Queue', 20],
    ['Meal', 5],
  ] as const) {
    await setPresence(floor, name);
    floor.sandbox.clock.advance(minutes * MINUTE);
  }
});

const filter = (...ids: string[]) => ({ type: 'or', predicates: ids.map((value) => ({ dimension: 'userId', value })) });

describe('user aggregates', () => {
  const aggregates = async (more: object): Promise<UserAggregateQueryResponse> => {
    const query = { interval, filter: filter(floor.agent.id), groupBy: ['userId'], ...more };
    const path = '/api/v2/analytics/users/aggregates/query';
    return (await floor.call<UserAggregateQueryResponse>('POST', path, query)).body;
  };
  const figures = ({ results }: UserAggregateQueryResponse) =>
    results!.map(({ data }) =>
      data!.map(({ metrics }) =>
        Object.fromEntries(metrics!.map(({ qualifier, stats }) => [qualifier!, stats!.sum! / MINUTE] as const)),
      ),
    );

  it('return how long a user was in each state', async () => {
    const statuses = await aggregates({ metrics: ['tAgentRoutingStatus'] });
    expect(statuses.results![0]!.group).toEqual({ userId: floor.agent.id });
    expect(figures(statuses)).toEqual([[{ OFF_QUEUE: 15, IDLE: 20 }]]);
    expect(figures(await aggregates({ metrics: ['tSystemPresence'] }))).toEqual([[{ AVAILABLE: 10, ON_QUEUE: 20, MEAL: 5 }]]);
    const organisation = await aggregates({ metrics: ['tOrganizationPresence'] });
    const [meal] = organisation.systemToOrganizationMappings!['MEAL']!;
    expect(figures(organisation)[0]![0]![meal!]).toBe(5);
  });

  it('are split into steps, the last of which ends now', async () => {
    const steps = await aggregates({ metrics: ['tSystemPresence'], granularity: 'PT15M' });
    expect(figures(steps)).toEqual([[{ AVAILABLE: 10, ON_QUEUE: 5 }, { ON_QUEUE: 15 }, { MEAL: 5 }]]);
    expect(steps.results![0]!.data![0]!.interval).toBe('2026-03-10T12:30:00.000Z/2026-03-10T12:45:00.000Z');
  });

  it('are summed over all users without a grouping', async () => {
    const both = filter(floor.agent.id, floor.sandbox.users[0]!.id);
    const sums = await aggregates({ metrics: ['tAgentRoutingStatus'], filter: both, groupBy: [] });
    const [[all]] = figures(sums) as [[Record<string, number>]];
    expect(Object.values(all).reduce((sum, minutes) => sum + minutes)).toBe(70);
  });

  it('include the initial state of a user', async () => {
    const other = floor.sandbox.users.find(({ id }) => id !== floor.agent.id)!;
    const sums = await aggregates({ metrics: ['tSystemPresence'], filter: filter(other.id) });
    expect(Object.values(figures(sums)[0]![0]!)).toEqual([35]);
  });

  it('are empty before the start, and use the history of a restored snapshot', async () => {
    const before = floor.sandbox.snapshot();
    await setPresence(floor, 'Training');
    floor.sandbox.clock.advance(10 * MINUTE);
    expect(figures(await aggregates({ metrics: ['tSystemPresence'] }))[0]![0]).toMatchObject({ TRAINING: 10 });
    floor.sandbox.restore(before);
    expect(figures(await aggregates({ metrics: ['tSystemPresence'] }))[0]![0]).toEqual({ AVAILABLE: 10, ON_QUEUE: 20, MEAL: 5 });
    const later = '2026-03-11T12:30:00.000Z/PT1H';
    expect((await aggregates({ metrics: ['tSystemPresence'], interval: later })).results).toEqual([]);
  });
});

describe('user details', () => {
  const details = async (more: object): Promise<AnalyticsUserDetailsQueryResponse> => {
    const query = { interval, userFilters: [filter(floor.agent.id)], ...more };
    return (await floor.call<AnalyticsUserDetailsQueryResponse>('POST', '/api/v2/analytics/users/details/query', query)).body;
  };
  const at = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString();

  it('contain each presence and routing status, of which the last has no end', async () => {
    const { userDetails, totalHits } = await details({});
    expect(totalHits).toBe(1);
    expect(userDetails![0]!.primaryPresence!.slice(-3)).toMatchObject([
      { startTime: at(0), endTime: at(10), systemPresence: 'AVAILABLE' },
      { startTime: at(10), endTime: at(30), systemPresence: 'ON_QUEUE' },
      { startTime: at(30), systemPresence: 'MEAL' },
    ]);
    expect(userDetails![0]!.primaryPresence!.at(-1)).not.toHaveProperty('endTime');
    expect(userDetails![0]!.routingStatus!.slice(-2)).toEqual([
      { startTime: at(10), endTime: at(30), routingStatus: 'IDLE' },
      { startTime: at(30), routingStatus: 'OFF_QUEUE' },
    ]);
  });

  it('are filtered and paged', async () => {
    const meals = [{ type: 'and', predicates: [{ dimension: 'systemPresence', value: 'MEAL' }] }];
    const { userDetails } = await details({ presenceFilters: meals });
    expect(userDetails![0]!.primaryPresence!.map(({ systemPresence }) => systemPresence)).toEqual(['MEAL']);
    const interacting = [{ type: 'and', predicates: [{ dimension: 'routingStatus', value: 'INTERACTING' }] }];
    expect(await details({ routingStatusFilters: interacting })).toEqual({ userDetails: [], totalHits: 0 });
    const page = async (pageNumber: number, order: string) =>
      (await details({ userFilters: undefined, order, paging: { pageSize: 10, pageNumber } })).userDetails!;
    expect(await page(3, 'asc')).toHaveLength(4);
    expect((await page(3, 'asc')).at(-1)).toEqual((await page(1, 'desc'))[0]);
  });
});
