import type {
  AgentMuQueryResponse,
  BuCurrentAgentScheduleSearchResponse,
  UserActivityListing,
  UserScheduleContainer,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../../support.js';
import { NOBODY, openCrew, publish, toldOf, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

/** The Monday of the planned week, with its shift from 8:00 to 16:00 in Berlin. */
const MONDAY = { startDate: '2026-03-16T06:00:00Z', endDate: '2026-03-16T20:00:00Z' };
const mine = async () =>
  (await crew.asAgent<BuCurrentAgentScheduleSearchResponse>('POST', `${WFM}/agentschedules/mine`, MONDAY)).body;

describe('A published schedule', () => {
  it('is visible to its agents from publication on', async () => {
    const { id } = await publish(crew, [crew.agent, crew.other]);
    const response = await mine();
    expect(response).toMatchObject({ businessUnitTimeZone: 'Europe/Berlin', publishedSchedules: [{ id }], updates: [] });
    expect(response.agentSchedules?.map(({ user, shifts }) => [user?.id, shifts?.map(({ startDate }) => startDate)])).toEqual([
      [crew.agent, ['2026-03-16T07:00:00.000Z']],
    ]);
    expect(await crew.call('POST', `${WFM}/agentschedules/mine`, MONDAY)).toMatchObject({ status: 400 });
    const backwards = { startDate: MONDAY.endDate, endDate: MONDAY.startDate };
    expect(await crew.asAgent('POST', `${WFM}/agentschedules/mine`, backwards)).toMatchObject({ status: 400 });
  });

  it('shows agents when their colleagues work, by category', async () => {
    await publish(crew, [crew.agent, crew.other]);
    const path = `${WFM}/agentschedules/managementunits/mine`;
    const { body } = await crew.asAgent<AgentMuQueryResponse>('POST', path, MONDAY);
    expect(body).toMatchObject({ status: 'Complete', result: { referenceStartDate: MONDAY.startDate } });
    expect(body.result?.agentSchedules.map(({ agent, shifts }) => [agent.id, shifts])).toEqual(
      [crew.agent, crew.other].map((id) => [
        id,
        [
          {
            startOffsetMinutes: 60,
            lengthMinutes: 480,
            activities: [{ activityCategory: 'OnQueueWork', startOffsetMinutes: 60, lengthMinutes: 480 }],
          },
        ],
      ]),
    );
    const later = await crew.asAgent<AgentMuQueryResponse>('POST', `${path}?forceAsync=true`, MONDAY);
    expect(later).toMatchObject({ status: 202, body: { status: 'Processing' } });
    crew.sandbox.clock.advance(3000);
    const topic = `v2.users.${crew.agent}.workforcemanagement.agentschedules.managementunit.search.complete`;
    const [event] = toldOf(crew, topic) as { operationId: string; downloadUrl: string }[];
    expect(event).toMatchObject({ operationId: later.body.operationId, status: 'Complete' });
    const file = await crew.sandbox.fetch(new Request(event?.downloadUrl ?? ''));
    expect(await file.json()).toEqual(body.result);
  });

  it('is also returned by user, in the older format', async () => {
    await publish(crew, [crew.agent, crew.other]);
    const ownSchedule = await crew.asAgent<UserScheduleContainer>('POST', `${WFM}/schedules`, MONDAY);
    expect(Object.keys(ownSchedule.body.userSchedules ?? {})).toEqual([crew.agent]);
    const search = async (more: object) =>
      (
        await crew.call<UserScheduleContainer>('POST', `${WFM}/managementunits/${crew.managementUnit}/schedules/search`, {
          ...MONDAY,
          userIds: [crew.other, NOBODY],
          ...more,
        })
      ).body.userSchedules?.[crew.other]?.shifts;
    expect(await search({})).toMatchObject([{ startDate: '2026-03-16T07:00:00.000Z', lengthInMinutes: 480 }]);
    expect(await search({ loadFullWeeks: true })).toHaveLength(5);
  });
});

describe('Current activities of users', () => {
  it('are returned for existing users', async () => {
    const { agent, call } = crew;
    const [queue] = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues')).body.entities;
    await call('POST', `${queue?.selfUri}/members`, [{ id: agent }]);
    const { status } = (await call<{ status: string }>('GET', `/api/v2/users/${agent}/routingstatus`)).body;
    const { body } = await call<UserActivityListing>('POST', `${WFM}/users/activity`, { userIds: [agent] });
    expect(body.entities[0]).toMatchObject({ id: agent, routingStatus: { status }, outOfOffice: { active: false } });
    expect(body.entities[0]?.activeQueueIds).toContain(queue?.id);
    expect(await call('POST', `${WFM}/users/activity`, { userIds: [NOBODY] })).toMatchObject({ status: 400 });
  });
});

describe('Activity codes', () => {
  it('are changed together, or not at all', async () => {
    const path = `${WFM}/businessunits/${crew.businessUnit}/activitycodes`;
    const change = (entities: object[]) => crew.call<{ entities: NamedEntity[] }>('PATCH', `${path}/bulk`, { entities });
    const tea = { id: '1', name: 'Tea', metadata: { version: 1 } };
    expect(await change([tea, { id: '99', name: 'None', metadata: { version: 1 } }])).toMatchObject({ status: 404 });
    expect(await change([tea, { id: '2', name: 'Lunch', metadata: { version: 7 } }])).toMatchObject({ status: 409 });
    expect(await change([tea, { id: '2', category: 'Break', metadata: { version: 1 } }])).toMatchObject({ status: 400 });
    expect((await crew.call<NamedEntity>('GET', `${path}/1`)).body.name).toBe('Break');
    expect((await change([tea])).body.entities).toMatchObject([{ id: '1', name: 'Tea', metadata: { version: 2 } }]);
    expect((await crew.call<NamedEntity>('GET', `${path}/1`)).body.name).toBe('Tea');
  });
});
