import type { NotificationsResponse, TimeOffRequestListing, TimeOffRequestResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { askOff, NOBODY, off, openCrew, OWN_TIME_OFF, toldOf, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const unit = () => `${WFM}/managementunits/${crew.managementUnit}`;
const ask = (more: object = {}, as = crew.asAgent) => askOff(as, more);
const admin = (id: string, body?: object, user = crew.agent) =>
  crew.call<TimeOffRequestResponse>(body ? 'PATCH' : 'GET', `${unit()}/users/${user}/timeoffrequests/${id}`, body);
const search = async (body: object) =>
  (await crew.call<TimeOffRequestListing>('POST', `${unit()}/timeoffrequests/query`, body)).body.entities.map(({ id }) => id);
const ownIds = async (as = crew.asAgent) =>
  (await as<{ timeOffRequests: NamedEntity[] }>('GET', OWN_TIME_OFF)).body.timeOffRequests.map(({ id }) => id);

describe('A time-off request', () => {
  it('of an agent waits for a planner, and the decision is announced', async () => {
    const request = await ask({ notes: 'Wedding' });
    expect(request).toMatchObject({
      user: { id: crew.agent },
      status: 'PENDING',
      isFullDayRequest: true,
      paid: true,
      durationMinutes: [480],
      submittedBy: { id: crew.agent },
      submittedDate: '2026-03-10T12:30:00.000Z',
      notes: 'Wedding',
    });
    expect([await ownIds(), await ownIds(crew.asOther)]).toEqual([[request.id], []]);
    expect(await crew.asOther('GET', `${OWN_TIME_OFF}/${request.id}`)).toMatchObject({ status: 404 });
    expect(await admin(request.id, { status: 'APPROVED', metadata: { version: 9 } })).toMatchObject({ status: 409 });
    expect(await admin(request.id, { status: 'APPROVED', metadata: { version: 1 } })).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', reviewedDate: '2026-03-10T12:30:00.000Z', metadata: { version: 2 } },
    });
    expect((await crew.asAgent('GET', `${OWN_TIME_OFF}/${request.id}`)).body).toMatchObject({
      status: 'APPROVED',
      markedAsRead: false,
    });
    const { body: response } = await crew.asAgent<NotificationsResponse>('GET', `${WFM}/notifications`);
    expect(response.entities).toMatchObject([
      { type: 'TimeOffRequest', markedAsRead: false, timeOffRequest: { timeOffRequestId: request.id, status: 'APPROVED' } },
    ]);
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.notifications`)).toHaveLength(1);
    expect(toldOf(crew, `v2.users.${crew.agent}.workforcemanagement.timeoffrequests`)).toHaveLength(2);
    const read = { entities: [{ ...response.entities[0], markedAsRead: true }] };
    expect((await crew.asAgent('POST', `${WFM}/notifications/update`, read)).body).toMatchObject({
      entities: [{ id: response.entities[0]?.id }],
    });
    expect((await crew.asOther('POST', `${WFM}/notifications/update`, read)).body).toEqual({ entities: [] });
    expect((await crew.asAgent<NotificationsResponse>('GET', `${WFM}/notifications`)).body.entities[0]?.markedAsRead).toBe(true);
  });

  it('is cancelled only by its agent, and never changes afterwards', async () => {
    const { id } = await ask();
    expect(await crew.asOther('PATCH', `${OWN_TIME_OFF}/${id}`, { status: 'CANCELED' })).toMatchObject({ status: 404 });
    expect((await crew.asAgent('PATCH', `${OWN_TIME_OFF}/${id}`, { status: 'CANCELED', markedAsRead: true })).body).toMatchObject(
      {
        status: 'CANCELED',
        markedAsRead: true,
      },
    );
    expect(await crew.asAgent('PATCH', `${OWN_TIME_OFF}/${id}`, { status: 'CANCELED' })).toMatchObject({ status: 400 });
    expect(await admin(id, { status: 'APPROVED', metadata: { version: 2 } })).toMatchObject({ status: 400 });
  });

  it('is refused for other activity codes, without days, and for a user who is not an agent', async () => {
    const countRequests = (more: object) => crew.asAgent('POST', OWN_TIME_OFF, off(more));
    expect(await countRequests({ activityCodeId: '0' })).toMatchObject({ status: 400 });
    expect(await countRequests({ fullDayManagementUnitDates: [] })).toMatchObject({ status: 400 });
    expect(await countRequests({ partialDayStartDateTimes: ['2026-04-01T08:00:00Z'] })).toMatchObject({ status: 400 });
    expect(await crew.call('POST', OWN_TIME_OFF, off())).toMatchObject({ status: 400, body: { code: 'not.in.managementunit' } });
    expect(await ownIds()).toEqual([]);
  });

  it('is added for several agents by a planner', async () => {
    const enter = (users: string[], status = 'APPROVED') =>
      crew.call<{ timeOffRequests: TimeOffRequestResponse[] }>('POST', `${unit()}/timeoffrequests`, {
        ...off({ paid: false }),
        status,
        users: users.map((id) => ({ id })),
      });
    const { body } = await enter([crew.agent, crew.other]);
    expect(body.timeOffRequests.map(({ user, status, payableMinutes }) => [user?.id, status, payableMinutes])).toEqual([
      [crew.agent, 'APPROVED', [0]],
      [crew.other, 'APPROVED', [0]],
    ]);
    expect(await ownIds()).toEqual([body.timeOffRequests[0]?.id]);
    expect(await enter([crew.stranger])).toMatchObject({ status: 400 });
    expect(await crew.call('GET', `${unit()}/users/${crew.stranger}/timeoffrequests`)).toMatchObject({ status: 404 });
  });

  it('is found by id, user, status and day', async () => {
    const one = await ask();
    const two = await ask(
      { fullDayManagementUnitDates: undefined, partialDayStartDateTimes: ['2026-04-07T22:30:00Z'] },
      crew.asOther,
    );
    await admin(one.id, { status: 'DENIED', metadata: { version: 1 } });
    expect(await search({})).toEqual([one.id, two.id]);
    expect(await search({ ids: [two.id] })).toEqual([two.id]);
    expect(await search({ userIds: [crew.agent] })).toEqual([one.id]);
    expect(await search({ statuses: ['PENDING'] })).toEqual([two.id]);
    expect(await search({ substatuses: ['Waitlisted'] })).toEqual([]);
    // In the time zone of the business unit the eighth has begun.
    expect(await search({ dateRange: { startDate: '2026-04-08T00:00:00Z', endDate: '2026-04-09T00:00:00Z' } })).toEqual([two.id]);
    expect(await search({ dateRange: { startDate: '2026-04-09T00:00:00Z' } })).toEqual([]);
    expect(await crew.call('POST', `${WFM}/managementunits/${NOBODY}/timeoffrequests/query`, {})).toMatchObject({ status: 404 });
  });

  it('shows its status in the external system, if that was set', async () => {
    const { id } = await ask();
    const lookup = { timeOffRequestLookups: [{ timeOffRequestId: id, userId: crew.agent }] };
    const query = async () =>
      (await crew.call<{ entities: object[] }>('POST', `${unit()}/timeoffrequests/integrationstatus/query`, lookup)).body
        .entities;
    expect(await query()).toEqual([]);
    const path = `${unit()}/timeoffrequests/${id}/users/${crew.agent}/integrationstatus`;
    await crew.call('PATCH', path, { integrationStatus: 'ManuallyComplete' });
    expect(await query()).toMatchObject([
      { timeOffRequest: { id }, user: { id: crew.agent }, integrationStatus: 'ManuallyComplete' },
    ]);
    const integrationStatus = await crew.asAgent('POST', `${OWN_TIME_OFF}/integrationstatus/query`, {
      timeOffRequestIds: [id, NOBODY],
    });
    expect(integrationStatus.body).toEqual({
      entities: [{ timeOffRequest: { id, selfUri: `${OWN_TIME_OFF}/${id}` }, integrationStatus: 'ManuallyComplete' }],
    });
  });
});
