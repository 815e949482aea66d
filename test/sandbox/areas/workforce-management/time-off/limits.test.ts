import { gzipSync } from 'node:zlib';
import type {
  BuTimeOffLimitResponse,
  BuTimeOffLimitValuesResponse,
  EstimateAvailableTimeOffResponse,
  WaitlistPositionListing,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { askOff, DAY, NOBODY, openCrew, OWN_TIME_OFF, TIME_OFF, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

const unit = () => `${WFM}/managementunits/${crew.managementUnit}`;
const businessUnit = () => `${WFM}/businessunits/${crew.businessUnit}`;
const ask = (more: object = {}, as = crew.asAgent) => askOff(as, more);
describe('A time-off limit', () => {
  const limits = () => `${businessUnit()}/timeofflimits`;
  const create = async (granularity = 'Daily', more: object = {}) =>
    (await crew.call<BuTimeOffLimitResponse>('POST', limits(), { managementUnitId: crew.managementUnit, granularity, ...more }))
      .body;
  const plan = (more: object = {}) =>
    crew.call<NamedEntity>('POST', `${businessUnit()}/timeoffplans`, {
      name: 'Holidays',
      activityCodeIds: [TIME_OFF],
      autoApprovalRule: 'CheckLimits',
      enabled: true,
      managementUnitAssociation: { managementUnitId: crew.managementUnit },
      ...more,
    });
  const set = (id: string, limitMinutesPerDay: number[], version = 1) =>
    crew.call('PUT', `${limits()}/${id}/values`, { values: [{ startDate: DAY, limitMinutesPerDay }], metadata: { version } });
  const values = async (startDate = DAY, endDate = DAY) =>
    (
      await crew.call<BuTimeOffLimitValuesResponse>('POST', `${limits()}/values/query`, {
        activityCodeId: TIME_OFF,
        dateRanges: [{ startDate, endDate }],
      })
    ).body.values?.[0];

  it('approves requests while there is room, and the next waiting request after a cancellation', async () => {
    const { id } = await create();
    await plan();
    expect(await set(id, [480, 480])).toMatchObject({ status: 200, body: { metadata: { version: 2 } } });
    expect(await set(id, [480, 480])).toMatchObject({ status: 409 });
    const first = await ask();
    expect(first).toMatchObject({ status: 'APPROVED', substatus: 'AutoApproved' });
    const second = await ask({ dailyDurationMinutes: 240 }, crew.asOther);
    expect(second).toMatchObject({ status: 'PENDING', substatus: 'Waitlisted' });
    expect(await values(DAY, '2026-04-02')).toMatchObject({
      id,
      granularity: 'Daily',
      limitMinutesPerInterval: [480, 480],
      allocatedMinutesPerInterval: [480, 0],
      waitlistedMinutesPerInterval: [240, 0],
      waitlistedRequestsPerInterval: [1, 0],
    });
    const place = [{ timeOffRequest: { id: second.id }, timeOffLimit: { id }, date: DAY, waitlistPosition: 1 }];
    const ownPositions = await crew.asOther<WaitlistPositionListing>('GET', `${OWN_TIME_OFF}/${second.id}/waitlistpositions`);
    expect(ownPositions.body.entities).toMatchObject(place);
    const timeOffRequests = [{ id: second.id, user: { id: crew.other } }];
    const queried = await crew.call('POST', `${unit()}/timeoffrequests/waitlistpositions/query`, { timeOffRequests });
    expect(queried.body).toMatchObject({ entities: place });
    const available = { activityCodeId: TIME_OFF, dateRanges: [{ startDate: DAY, endDate: '2026-04-02' }] };
    expect((await crew.asAgent('POST', `${WFM}/timeofflimits/available/query`, available)).body).toMatchObject({
      values: [{ availableMinutesPerInterval: [0, 480], waitlistedRequestsPerInterval: [1, 0], waitlistEnabled: true }],
    });
    await crew.asAgent('PATCH', `${OWN_TIME_OFF}/${first.id}`, { status: 'CANCELED' });
    expect((await crew.asOther('GET', `${OWN_TIME_OFF}/${second.id}`)).body).toMatchObject({
      status: 'APPROVED',
      substatus: 'AutoApproved',
    });
    expect((await values())?.allocatedMinutesPerInterval).toEqual([240]);
    const bearing = await crew.call('GET', `${unit()}/users/${crew.other}/timeoffrequests/${second.id}/timeofflimits`);
    expect(bearing.body).toMatchObject({
      values: [{ timeOffLimit: { id }, startDate: DAY, allocatedMinutesPerInterval: [240] }],
    });
  });

  it('counts quarters of an hour if it is configured that way', async () => {
    const { id } = await create('FifteenMinutes', { fullDayTimeOffStartTime: '08:00' });
    await plan({ autoApprovalRule: 'Always' });
    expect(await set(id, [480])).toMatchObject({ status: 400 });
    const bytes = gzipSync(
      JSON.stringify({
        limitValues: [{ importDateTime: '2026-04-01T06:00:00Z', importMinutes: 30 }],
        metadata: { version: 1 },
      }),
    );
    const reserved = await crew.call<{ uploadKey: string; url: string; headers: Record<string, string> }>(
      'POST',
      `${limits()}/${id}/values/import/uploadurl`,
      { contentLengthBytes: bytes.length },
    );
    const { uploadKey, url, headers } = reserved.body;
    await crew.sandbox.fetch(new Request(url, { method: 'PUT', headers, body: bytes }));
    expect(await crew.call('POST', `${limits()}/${id}/values/import`, { uploadKey })).toMatchObject({
      status: 200,
      body: { metadata: { version: 2 } },
    });
    await ask({ dailyDurationMinutes: 20 });
    const { body } = await crew.call<{ limitValues: { valuesPerFifteenMinutes: Record<string, number[]> }[] }>(
      'POST',
      `${limits()}/${id}/values/query`,
      { dateRanges: [{ startDate: DAY, endDate: DAY }] },
    );
    const day = body.limitValues[0]?.valuesPerFifteenMinutes;
    // 8:00 in Berlin is the 33rd quarter of an hour.
    expect(day?.['limitMinutes']?.slice(31, 34)).toEqual([0, 30, 0]);
    expect(day?.['allocatedMinutes']?.slice(31, 35)).toEqual([0, 15, 5, 0]);
    const backwards = { dateRanges: [{ startDate: DAY, endDate: '2026-03-01' }] };
    expect(await crew.call('POST', `${limits()}/${id}/values/query`, backwards)).toMatchObject({ status: 400 });
    expect(await crew.call('POST', `${limits()}/${NOBODY}/values/query`, backwards)).toMatchObject({ status: 404 });
  });

  it('is converted between days and quarters of an hour', async () => {
    const { id } = await create();
    await set(id, [960]);
    const path = `${limits()}/${id}/granularityconversion`;
    expect(await crew.call('POST', path, { granularity: 'Daily' })).toMatchObject({ status: 400 });
    const { status, body } = await crew.call<NamedEntity>('POST', path, {
      granularity: 'FifteenMinutes',
      fullDayTimeOffStartTime: '08:00',
    });
    expect([status, (await crew.call('GET', `${path}/jobs?statuses=Complete`)).body]).toEqual([202, { entities: [] }]);
    crew.sandbox.clock.advance(3000);
    expect((await crew.call('GET', `${path}/jobs/${body.id}`)).body).toMatchObject({
      status: 'Complete',
      progress: { numberOfDaysComplete: 1, dateEarliestComplete: DAY },
    });
    expect((await crew.call('GET', `${limits()}/${id}`)).body).toMatchObject({
      granularity: 'FifteenMinutes',
      fullDayTimeOffStartTime: '08:00',
      metadata: { version: 3 },
    });
    const query = { dateRanges: [{ startDate: DAY, endDate: DAY }] };
    expect((await crew.call('POST', `${limits()}/${id}/values/query`, query)).body).toMatchObject({
      limitValues: [{ valuesPerFifteenMinutes: { limitMinutes: Array(96).fill(10) } }],
    });
    expect(await crew.call('GET', `${path}/jobs/${NOBODY}`)).toMatchObject({ status: 404 });
  });

  it('of a management unit has a default for days without a value', async () => {
    const path = `${unit()}/timeofflimits`;
    const { id } = (await crew.call<NamedEntity>('POST', path, { granularity: 'Daily', defaultLimitMinutes: 60 })).body;
    const planned = {
      name: 'Old',
      activityCodeIds: [TIME_OFF],
      timeOffLimitIds: [id],
      autoApprovalRule: 'CheckLimits',
      active: true,
    };
    await crew.call('POST', `${unit()}/timeoffplans`, planned);
    const put = { values: [{ startDate: DAY, granularity: 'Daily', limitMinutesPerInterval: [480] }], metadata: { version: 1 } };
    expect(await crew.call('PUT', `${path}/${id}/values`, put)).toMatchObject({ status: 200 });
    expect(await ask()).toMatchObject({ status: 'APPROVED' });
    expect(await ask({ fullDayManagementUnitDates: ['2026-04-02'] })).toMatchObject({ substatus: 'Waitlisted' });
    const query = { timeOffLimitId: id, dateRanges: [{ startDate: DAY, endDate: '2026-04-02' }] };
    expect((await crew.call('POST', `${path}/values/query`, query)).body).toMatchObject({
      values: [{ limitMinutesPerInterval: [480, 60], allocatedMinutesPerInterval: [480, 0] }],
    });
  });

  it('does not apply to days that the plan blocks or reviews manually', async () => {
    const overrideDates = [
      { date: DAY, type: 'Blocked' },
      { date: '2026-04-02', type: 'ManualReview' },
    ];
    await plan({ autoApprovalRule: 'Always', overrideDates });
    expect(await ask()).toMatchObject({ status: 'DENIED', substatus: 'BlockedDate' });
    expect(await ask({ fullDayManagementUnitDates: ['2026-04-02'] })).toMatchObject({
      status: 'PENDING',
      substatus: 'ReviewDate',
    });
    expect(await ask({ fullDayManagementUnitDates: ['2026-04-03'] })).toMatchObject({ status: 'APPROVED' });
    const body = { activityCodeId: TIME_OFF, paid: true, fullDayDates: [{ date: DAY }] };
    const { body: estimated } = await crew.asAgent<EstimateAvailableTimeOffResponse>('POST', `${OWN_TIME_OFF}/estimate`, body);
    expect(estimated.fullDayDates).toEqual([
      { date: DAY, durationMinutes: 0, payableMinutes: 0, flexible: true, overrideDateType: 'Blocked' },
    ]);
  });
});

describe('A time-off estimate', () => {
  it("is as long as the work plan's shift on that day", async () => {
    const days = { values: ['Monday', 'Tuesday', 'Wednesday'] };
    const shifts = [{ name: 'Early', days, exactStartTimeMinutesFromMidnight: 480, exactPaidTimeMinutes: 420 }];
    await crew.call('POST', `${unit()}/workplans`, { name: 'Three days', enabled: true, shifts, agents: [{ id: crew.agent }] });
    const body = {
      activityCodeId: TIME_OFF,
      paid: true,
      fullDayDates: [{ date: DAY }, { date: '2026-04-03', requestedDurationMinutes: 60 }],
    };
    const estimate = async (path: string, as = crew.asAgent) =>
      (await as<EstimateAvailableTimeOffResponse>('POST', path, body)).body.fullDayDates;
    const expected = [
      { date: DAY, durationMinutes: 420, payableMinutes: 420, flexible: false },
      { date: '2026-04-03', durationMinutes: 60, payableMinutes: 60, flexible: true },
    ];
    expect(await estimate(`${OWN_TIME_OFF}/estimate`)).toEqual(expected);
    expect(await estimate(`${unit()}/users/${crew.agent}/timeoffrequests/estimate`, crew.call)).toEqual(expected);
    expect(await crew.call('POST', `${unit()}/users/${crew.stranger}/timeoffrequests/estimate`, body)).toMatchObject({
      status: 404,
    });
  });
});
