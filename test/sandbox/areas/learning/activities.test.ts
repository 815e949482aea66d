import type { DevelopmentActivity, DevelopmentActivityAggregateResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { openFloor } from '../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const ACTIVITIES = '/api/v2/users/development/activities';
const AGGREGATES = `${ACTIVITIES}/aggregates/query`;
const interval = '2026-03-01T00:00Z/2026-04-01T00:00Z';

let office: Office;
let moduleId: string;
let assignment: NamedEntity;
let appointment: NamedEntity;
const { send, refused } = readBy(() => office);
const listed = async (query: string) =>
  (await send<Listing<DevelopmentActivity>>('GET', `${ACTIVITIES}${query}`)).entities.map(({ id }) => id);

beforeEach(async () => {
  office = await openOffice();
  moduleId = (await send('POST', '/api/v2/learning/modules', { name: 'Safety', completionTimeInDays: 7, type: 'Informational' }))
    .id;
  await send('POST', `/api/v2/learning/modules/${moduleId}/publish`, {});
  const pair = { moduleId, userId: office.me.id };
  assignment = (await send<Listing<NamedEntity>>('POST', '/api/v2/learning/assignments/bulkadd', [pair])).entities[0]!;
  appointment = await send('POST', '/api/v2/coaching/appointments', {
    name: 'Knots',
    description: 'How to tie them',
    dateStart: '2026-03-11T09:00:00.000Z',
    lengthInMinutes: 30,
    facilitatorId: office.users.at(-1)!.id,
    attendeeIds: [office.me.id],
  });
});

describe('Development activities', () => {
  it('are assignments and appointments, filtered by user, module, type and status', async () => {
    const user = `userId=${office.me.id}`;
    expect(new Set(await listed(`?${user}`))).toStrictEqual(new Set([assignment.id, appointment.id]));
    expect(await listed(`?${user}&types=Coaching`)).toStrictEqual([appointment.id]);
    expect(await listed(`?moduleId=${moduleId}`)).toStrictEqual([assignment.id]);
    expect(await listed(`?${user}&statuses=Completed`)).toStrictEqual([]);
    expect(await listed(`?${user}&interval=2026-03-11T00:00Z/2026-03-12T00:00Z`)).toStrictEqual([appointment.id]);
    expect(await listed(`?userId=${office.users.at(-1)!.id}`)).toStrictEqual([]);
    expect(await listed(`?userId=${office.users.at(-1)!.id}&relationship=Facilitator`)).toStrictEqual([appointment.id]);
    expect(new Set(await listed('/me'))).toStrictEqual(new Set([assignment.id, appointment.id]));
    expect(await refused('GET', `${ACTIVITIES}?interval=March`)).toMatchObject({ status: 400, fields: ['interval'] });
  });

  it('follow the state of their assignments and appointments', async () => {
    const assignmentsPath = `/api/v2/learning/modules/${moduleId}/users/${office.me.id}/assignments`;
    await send('PATCH', assignmentsPath, { state: 'Completed', percentageScore: 90, isPassed: true });
    expect(await send('GET', `${ACTIVITIES}/${assignment.id}?type=Informational`)).toMatchObject({
      id: assignment.id,
      name: 'Safety',
      status: 'Completed',
      percentageScore: 90,
      isPassed: true,
      attendees: [{ id: office.me.id }],
    });
    expect(await listed('?pass=True')).toStrictEqual([assignment.id]);
    expect(await listed('?pass=False')).toStrictEqual([]);
    expect(await listed('?pass=Any')).toHaveLength(2);
    expect(await refused('GET', `${ACTIVITIES}?pass=maybe`)).toMatchObject({ status: 400, fields: ['pass'] });
    expect(await refused('GET', `${ACTIVITIES}/${assignment.id}?type=Coaching`)).toMatchObject({ status: 404 });
    expect(await refused('GET', `${ACTIVITIES}/${UNKNOWN_ID}?type=Coaching`)).toMatchObject({ status: 404 });
  });

  it('are counted together', async () => {
    const filter = (dimension: string, value: string) => ({
      type: 'And',
      clauses: [{ type: 'And', predicates: [{ dimension, value }] }],
    });
    const count = async (by: object): Promise<number | undefined> => {
      const query = { interval, metrics: ['nPlannedActivities'], filter: by };
      const { results = [] } = await send<DevelopmentActivityAggregateResponse>('POST', AGGREGATES, query);
      return results[0]?.data?.[0]?.metrics?.[0]?.stats?.count;
    };
    expect(await count(filter('attendeeId', office.me.id))).toBe(2);
    expect(await count(filter('type', 'Coaching'))).toBe(1);
    expect(await count(filter('moduleId', moduleId))).toBe(1);
    expect(await refused('POST', AGGREGATES, { interval: 'March', filter: filter('type', 'Coaching') })).toMatchObject({
      status: 400,
    });
    const { asAgent, call, agent } = await openFloor();
    await call('PUT', `${agent.selfUri}/roles`, []);
    expect((await asAgent('POST', AGGREGATES, { interval, filter: filter('type', 'Coaching') })).status).toBe(403);
  });
});
