import type { CapacityPlanStaffingGroupMetricChangeHistoryListResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedEntity } from '../../../support.js';
import { NOBODY, openCrew, WFM } from '../support.js';
import type { Crew } from '../support.js';

let crew: Crew;
beforeEach(async () => {
  crew = await openCrew();
});

describe('A capacity plan', () => {
  it('records changes of its staffing group metrics', async () => {
    const unit = `${WFM}/businessunits/${crew.businessUnit}`;
    const group = (await crew.call<NamedEntity>('POST', `${unit}/staffinggroups`, { name: 'Deck' })).body.id;
    const dates = { startBusinessUnitDate: '2026-04-06', endBusinessUnitDate: '2026-10-04' };
    const response = await crew.call<NamedEntity>('POST', `${unit}/capacityplans`, {
      name: 'Summer',
      fullTimeEquivalentWeeklyHours: 40,
      ...dates,
      forecast: { id: NOBODY, weekDate: '2026-04-06' },
      staffingGroupAllocations: [],
    });
    expect(response.status).toBe(200);
    const path = `${unit}/capacityplans/${response.body.id}`;
    const change = (more: object = {}) =>
      crew.call('POST', `${path}/staffinggroupallocations`, {
        numberOfWeeks: 4,
        weekStartNumber: 1,
        value: 2,
        metric: 'NewHiresFullTimeEquivalentCount',
        staffingGroupIds: [group],
        version: 1,
        ...more,
      });
    expect(await change({ version: 7 })).toMatchObject({ status: 409 });
    expect(await change({ staffingGroupIds: [NOBODY] })).toMatchObject({ status: 400 });
    expect(await change({ numberOfWeeks: 0 })).toMatchObject({ status: 400 });
    expect((await change({ notes: 'Season' })).body).toMatchObject({ value: 2, notes: 'Season', version: 2 });
    expect(await change()).toMatchObject({ status: 409 });
    // The sandbox does not compute the results.
    expect(await crew.call('GET', `${path}/staffinggroupallocations`)).toMatchObject({ status: 501 });
    const history = async (body: object) =>
      (
        await crew.call<CapacityPlanStaffingGroupMetricChangeHistoryListResponse>(
          'POST',
          `${path}/staffinggroupallocationshistory/query`,
          body,
        )
      ).body.entities;
    expect(await history({ staffingGroupIds: [group] })).toMatchObject([
      { notes: 'Season', createdDate: '2026-03-10T12:30:00.000Z' },
    ]);
    expect(await history({ staffingGroupIds: [NOBODY] })).toEqual([]);
    expect(await history({ staffingGroupIds: [group], queryEndDate: '2026-03-01T00:00:00Z' })).toEqual([]);
    await crew.call('DELETE', `${path}/staffinggroupallocationshistory?beforeDateId=2026-03-10`);
    expect(await history({ staffingGroupIds: [group] })).toHaveLength(1);
    expect((await crew.call('DELETE', `${path}/staffinggroupallocationshistory`)).status).toBe(204);
    expect(await history({ staffingGroupIds: [group] })).toEqual([]);
    expect(await crew.call('DELETE', `${unit}/capacityplans/${NOBODY}/staffinggroupallocationshistory`)).toMatchObject({
      status: 404,
    });
  });
});
