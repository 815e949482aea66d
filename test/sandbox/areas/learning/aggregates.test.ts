import type { CoachingAppointmentAggregateResponse, LearningAssignmentAggregateResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../support.js';
import { openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const ASSIGNMENTS = '/api/v2/learning/assignments/aggregates/query';
const APPOINTMENTS = '/api/v2/coaching/appointments/aggregates/query';
const interval = '2026-03-01T00:00Z/2026-04-01T00:00Z';

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

const where = (dimension: string, ...values: string[]) => ({
  type: 'And',
  clauses: [{ type: 'Or', predicates: values.map((value) => ({ dimension, value })) }],
});
const figures = ({ results = [] }: LearningAssignmentAggregateResponse | CoachingAppointmentAggregateResponse) =>
  results.map(({ group, data = [] }) => [group?.['attendeeId'], ...(data[0]?.metrics ?? []).map(({ stats }) => stats?.count)]);

describe('Aggregates of learning assignments', () => {
  let moduleId: string;
  beforeEach(async () => {
    moduleId = (await send('POST', '/api/v2/learning/modules', { name: 'Safety', completionTimeInDays: 7 })).id;
    await send('POST', `/api/v2/learning/modules/${moduleId}/publish`, {});
    const pairs = office.users.slice(0, 3).map(({ id: userId }) => ({ moduleId, userId }));
    const { entities } = await send<{ entities: NamedEntity[] }>('POST', '/api/v2/learning/assignments/bulkadd', pairs);
    const outcome = (score: number) => ({ state: 'Completed', percentageScore: score, isPassed: score > 50 });
    for (const [index, score] of [90, 30].entries())
      await send('PATCH', `/api/v2/learning/modules/${moduleId}/users/${office.users[index]!.id}/assignments`, outcome(score));
    const late = { dateRecommendedForCompletion: '2026-03-09T00:00:00.000Z' };
    await send('PATCH', `/api/v2/learning/assignments/${entities[2]!.id}/reschedule`, late);
  });

  it('count assignments by state and summarise their scores', async () => {
    const metrics = ['nActivities', 'nPlannedActivities', 'nCompleteActivities', 'nOverdueActivities', 'nPassedActivities'];
    const query = { interval, filter: where('moduleId', moduleId) };
    expect(figures(await send('POST', ASSIGNMENTS, { ...query, metrics }))).toStrictEqual([[undefined, 3, 1, 2, 1, 1]]);
    const scores = await send<LearningAssignmentAggregateResponse>('POST', ASSIGNMENTS, {
      ...query,
      metrics: ['oActivityScore'],
    });
    expect(scores.results?.[0]?.data).toStrictEqual([
      { interval, metrics: [{ metric: 'oActivityScore', stats: { count: 2, min: 30, max: 90, sum: 120 } }] },
    ]);
  });

  it('respect the filter and the interval, and group by user on request', async () => {
    const [one, other] = office.users.map(({ id }) => id) as [string, string];
    const query = { interval, metrics: ['nActivities'], groupBy: ['attendeeId'], filter: where('attendeeId', one, other) };
    expect(figures(await send('POST', ASSIGNMENTS, query))).toStrictEqual([
      [one, 1],
      [other, 1],
    ]);
    expect(figures(await send('POST', ASSIGNMENTS, { ...query, filter: where('isPassed', 'false') }))).toStrictEqual([
      [other, 1],
    ]);
    const before = { ...query, interval: '2026-02-01T00:00Z/2026-03-01T00:00Z' };
    expect(figures(await send('POST', ASSIGNMENTS, before))).toStrictEqual([]);
    expect(await refused('POST', ASSIGNMENTS, { ...query, interval: 'March' })).toMatchObject({ status: 400 });
  });
});

describe('Aggregates of coaching appointments', () => {
  it('count an appointment for each attendee', async () => {
    const [one, other] = office.users.map(({ id }) => id) as [string, string];
    const appoint = async (dateStart: string, ...attendeeIds: string[]) =>
      (
        await send('POST', '/api/v2/coaching/appointments', {
          name: 'Tides',
          description: 'Reading tables',
          dateStart,
          lengthInMinutes: 30,
          attendeeIds,
          facilitatorId: one,
        })
      ).id;
    const done = await appoint('2026-03-09T10:00:00.000Z', one, other);
    await appoint('2026-03-09T11:00:00.000Z', other);
    await appoint('2026-03-11T11:00:00.000Z', other);
    await send('PATCH', `/api/v2/coaching/appointments/${done}/status`, { status: 'Completed' });
    const metrics = ['nActivities', 'nPlannedActivities', 'nCompleteActivities', 'nOverdueActivities'];
    const query = { interval, metrics, groupBy: ['attendeeId'], filter: where('facilitatorId', one) };
    expect(figures(await send('POST', APPOINTMENTS, query))).toStrictEqual([
      [one, 1, 0, 1, 0],
      [other, 3, 2, 1, 1],
    ]);
    expect(figures(await send('POST', APPOINTMENTS, { ...query, filter: where('status', 'InProgress') }))).toStrictEqual([]);
  });
});
