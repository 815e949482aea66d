import type {
  AgentBulkAddOpportunityEnrollmentsResponse,
  AgentQueryOpportunitiesResponse,
  BuCurrentAgentScheduleSearchResponse,
  BulkAddOpportunitiesResponse,
  BulkPublishOpportunitiesResponse,
  OpportunityResultWithAgentIds,
  QueryOpportunitiesResponse,
  QueryOpportunityEnrollmentsResponse,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../support.js';
import { NOBODY, openCrew, publish, toldOf, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const AGENTS = `${WFM}/agents/opportunities`;
const unit = () => `${WFM}/businessunits/${crew.businessUnit}/opportunities`;
const range = { startDate: '2026-03-16T00:00:00Z', endDate: '2026-03-23T00:00:00Z' };
/** On Monday evening, after a shift that ends at 16:00 in Berlin. */
const evening = {
  name: 'Late boat',
  activityCodeId: '0',
  approvalType: 'Manual',
  capacity: 1,
  startDate: '2026-03-16T17:00:00Z',
  endDate: '2026-03-16T19:00:00Z',
  deadlineDate: '2026-03-14T00:00:00Z',
};

const add = (more: object = {}, agentIds = [crew.agent, crew.other]) =>
  crew.call<BulkAddOpportunitiesResponse>('POST', `${unit()}/bulk/add`, { opportunities: [{ ...evening, ...more }], agentIds });
const added = async (more: object = {}) => (await add(more)).body.opportunities[0]?.id ?? '';
const bulk = async (word: string, body: object) =>
  (await crew.call<BulkPublishOpportunitiesResponse>('POST', `${unit()}/bulk/${word}`, body)).body;
const opened = async (more: object = {}) => {
  const id = await added(more);
  expect(await bulk('publish', { ids: [id] })).toMatchObject({ errorCount: 0 });
  return id;
};
const enrol = async (opportunityId: string, as: Call = crew.asAgent) =>
  (
    await as<AgentBulkAddOpportunityEnrollmentsResponse>('POST', `${AGENTS}/enrollments/bulk/add`, {
      enrollments: [{ opportunityId }],
    })
  ).body.results[0];
const offered = async (as: Call = crew.asAgent) =>
  (await as<AgentQueryOpportunitiesResponse>('POST', `${AGENTS}/query`, { range })).body.result?.businessUnits.flatMap(
    ({ opportunities }) => opportunities,
  );
const enrollments = async (body: object, query = '') =>
  (await crew.call<QueryOpportunityEnrollmentsResponse>('POST', `${unit()}/enrollments/query${query}`, body)).body.result;
const decide = async (enrollmentId: string | undefined, status: string) =>
  (
    await crew.call<{ results: object[] }>('POST', `${unit()}/enrollments/bulk/statuses/update`, {
      enrollmentIds: [enrollmentId],
      status,
      reviewNote: 'Thanks',
    })
  ).body.results;
const activities = async () => {
  const { body } = await crew.asAgent<BuCurrentAgentScheduleSearchResponse>('POST', `${WFM}/agentschedules/mine`, {
    startDate: '2026-03-16T00:00:00Z',
    endDate: '2026-03-17T00:00:00Z',
  });
  return body.agentSchedules?.[0]?.shifts?.map(({ activities: parts = [] }) =>
    parts.map(({ startDate, lengthMinutes, activityCodeId }) => [startDate?.slice(11, 16), lengthMinutes, activityCodeId]),
  );
};

describe('An opportunity', () => {
  it('is drafted, published and closed by planners', async () => {
    const id = await added();
    expect((await crew.call('GET', `${unit()}/${id}`)).body).toMatchObject({
      status: 'Draft',
      agentCount: 2,
      metadata: { version: 1 },
    });
    expect(await offered()).toEqual([]);
    const patch = (version: number) =>
      crew.call('PATCH', `${unit()}/${id}`, { capacity: 2, agentIds: { values: [crew.agent] }, metadata: { version } });
    expect(await patch(7)).toMatchObject({ status: 409 });
    expect((await patch(1)).body).toMatchObject({ capacity: 2, agentCount: 1, metadata: { version: 2 } });
    const { body } = await crew.call<OpportunityResultWithAgentIds>('GET', `${unit()}/${id}?expand=agentIds`);
    expect(body.agentIds).toEqual([crew.agent]);
    const [empty] = (await add({}, [])).body.opportunities;
    expect(await bulk('publish', { ids: [id, empty?.id, NOBODY] })).toMatchObject({
      results: [
        { status: 'Complete', opportunity: { id } },
        { error: { errorCode: 'NoInvitationsForPublish' } },
        { error: { errorCode: 'OpportunityNotFound' } },
      ],
      errorCount: 2,
    });
    expect(await bulk('publish', { ids: [id] })).toMatchObject({ results: [{ error: { errorCode: 'StatusNotDraft' } }] });
    const query = await crew.call<QueryOpportunitiesResponse>('POST', `${unit()}/query`, { range });
    expect(query.body.result?.opportunities.map(({ status }) => status)).toEqual(['Open', 'Draft']);
    await bulk('statuses/update', { opportunityIds: [id], status: 'Closed' });
    expect((await crew.call('GET', `${unit()}/${id}`)).body).toMatchObject({
      status: 'Closed',
      closedDate: '2026-03-10T12:30:00.000Z',
    });
    expect(await bulk('statuses/update', { opportunityIds: [id], status: 'Closed' })).toMatchObject({
      results: [{ error: { errorCode: 'InvalidStatusTransition' } }],
    });
    expect(await bulk('remove', { ids: [id] })).toMatchObject({ results: [{ status: 'Complete', opportunityId: id }] });
    expect(await crew.call('GET', `${unit()}/${id}`)).toMatchObject({ status: 404 });
    const events = toldOf(crew, `v2.workforcemanagement.businessunits.${crew.businessUnit}.opportunities`);
    expect(events.map((event) => (event as { eventType: string }).eventType)).toEqual([
      'Created',
      'Updated',
      'Created',
      'Published',
      'Closed',
    ]);
  });

  it('is refused for dates out of order, and for unknown agents', async () => {
    for (const more of [
      { endDate: evening.startDate },
      { startDate: '2026-03-01T00:00:00Z' },
      { deadlineDate: evening.endDate },
      { activityCodeId: '99' },
    ])
      expect(await add(more)).toMatchObject({ status: 400 });
    expect(await add({}, [crew.stranger])).toMatchObject({ status: 400 });
    expect(await crew.call('POST', `${unit()}/enrollments/query`, {})).toMatchObject({ status: 400 });
  });

  it('is added to the schedules of agents that a planner approves', async () => {
    await publish(crew, [crew.agent]);
    const id = await opened();
    const { enrollment } = (await enrol(id))!;
    const again = await enrol(id);
    expect(again).toMatchObject({ status: 'Error', error: { errorCode: 'Conflict' } });
    expect(await offered()).toMatchObject([
      { id, enrollmentCounts: { pending: 1, approved: 0 }, enrollment: { id: enrollment.id, status: 'Pending' } },
    ]);
    expect(await enrollments({ opportunityId: id }, '?expand=opportunities')).toMatchObject({
      enrollments: [{ agent: { id: crew.agent }, status: 'Pending' }],
      opportunities: [{ id }],
    });
    expect(await decide(enrollment.id, 'Approved')).toMatchObject([{ status: 'Complete' }]);
    expect(await activities()).toEqual([[['07:00', 480, '0']], [['17:00', 120, '0']]]);
    expect(await decide(enrollment.id, 'Denied')).toMatchObject([{ error: { errorCode: 'InvalidStatusTransition' } }]);
    expect((await enrollments({ range }))?.enrollments).toMatchObject([{ status: 'Approved', reviewNote: 'Thanks' }]);
    expect(await enrol(id, crew.asOther)).toMatchObject({ error: { errorCode: 'CapacityFull' } });
    const knownActivities = await crew.call('POST', `${unit()}/externalactivities/query`, { ids: [id, NOBODY] });
    expect(knownActivities.body).toEqual({ externalActivities: [{ id, opportunityName: 'Late boat' }] });
    const message = toldOf(crew, 'v2.workforcemanagement.agents.opportunities') as { eventType: string }[];
    expect(message.map(({ eventType }) => eventType)).toEqual(['Opened', 'SignedUp', 'ApprovedManually']);
  });

  it('is assigned at once without review, also in the middle of a shift', async () => {
    await publish(crew, [crew.agent]);
    const hours = { startDate: '2026-03-16T09:00:00Z', endDate: '2026-03-16T10:00:00Z', activityCodeId: '3' };
    const id = await opened({ ...hours, approvalType: 'Automatic' });
    expect(await enrol(id)).toMatchObject({ status: 'Complete' });
    expect(await activities()).toEqual([
      [
        ['07:00', 120, '0'],
        ['09:00', 60, '3'],
        ['10:00', 300, '0'],
      ],
    ]);
    const other = await opened({
      ...hours,
      approvalType: 'Automatic',
      startDate: '2026-03-16T14:00:00Z',
      endDate: '2026-03-16T16:00:00Z',
    });
    expect(await enrol(other)).toMatchObject({ error: { errorCode: 'ScheduleConflict' } });
    const unplanned = { startDate: '2026-03-25T14:00:00Z', endDate: '2026-03-25T16:00:00Z', approvalType: 'Automatic' };
    expect(await enrol(await opened(unplanned))).toMatchObject({ error: { errorCode: 'ScheduleNotFound' } });
  });

  it('can be left by a waiting agent, and is denied to waiting agents when it closes', async () => {
    const id = await opened({ capacity: 2 });
    const one = await enrol(id);
    const two = await enrol(id, crew.asOther);
    const leave = async (enrollmentId: string | undefined, as: Call) =>
      (
        await as<{ results: object[] }>('POST', `${AGENTS}/enrollments/bulk/statuses/update`, {
          enrollmentIds: [enrollmentId],
          status: 'Withdrawn',
        })
      ).body.results;
    expect(await leave(one?.enrollment.id, crew.asOther)).toMatchObject([{ error: { errorCode: 'EnrollmentNotFound' } }]);
    expect(await leave(one?.enrollment.id, crew.asAgent)).toMatchObject([{ status: 'Complete' }]);
    await bulk('statuses/update', { opportunityIds: [id], status: 'Closed' });
    expect((await enrollments({ opportunityId: id }))?.enrollments.map(({ status, denialCode }) => [status, denialCode])).toEqual(
      [
        ['Withdrawn', undefined],
        ['Denied', 'ManuallyClosed'],
      ],
    );
    expect(await leave(two?.enrollment.id, crew.asOther)).toMatchObject([{ error: { errorCode: 'InvalidStatusTransition' } }]);
    expect(await enrol(await opened({ openDate: '2026-03-12T00:00:00Z' }))).toMatchObject({
      error: { errorCode: 'OpportunityNotOpen' },
    });
    expect(await enrol(NOBODY)).toMatchObject({ error: { errorCode: 'OpportunityNotFound' } });
  });
});
