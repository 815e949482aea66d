import type { ApiPromise } from 'contact-centre-client';
import type { GetWorkforcemanagementManagementunitsOptions } from 'contact-centre-client/apis/workforce-management';
import { WorkforceManagementApi } from 'contact-centre-client/apis/workforce-management';
import type {
  ActivityCategory,
  AgentManagementUnitReference,
  BuAsyncScheduleResponse,
  BusinessUnitResponse,
  CalendarUrlResponse,
  UserScheduleAdherence,
  WorkforceManagementFeature,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new WorkforceManagementApi();

describe('WorkforceManagementApi', () => {
  it('reads who belongs where and keeps to the plan', () => {
    expectTypeOf(api.getWorkforcemanagementAdherence(['a', 'b'])).toEqualTypeOf<ApiPromise<UserScheduleAdherence[]>>();
    expectTypeOf(api.getWorkforcemanagementAgentsMeManagementunit()).resolves.toEqualTypeOf<AgentManagementUnitReference>();
    expectTypeOf(api.getWorkforcemanagementCalendarUrlIcs()).resolves.toEqualTypeOf<CalendarUrlResponse>();
    // @ts-expect-error -- several agents are a list
    void api.getWorkforcemanagementAdherence('a');
  });

  it('makes a business unit with a time zone and a first day', () => {
    const unit = { name: 'Europe', divisionId: 'eu', settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' } };
    expectTypeOf(api.postWorkforcemanagementBusinessunits({ body: unit })).resolves.toEqualTypeOf<BusinessUnitResponse>();
    // @ts-expect-error -- in which time zone?
    void api.postWorkforcemanagementBusinessunits({ body: { ...unit, settings: { startDayOfWeek: 'Monday' } } });
    // @ts-expect-error -- the body of this call stands in opts
    void api.postWorkforcemanagementBusinessunits(unit);
  });

  it('copies a schedule of a week', () => {
    const copy = api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's', {
      description: 'As before',
      weekDate: '2026-03-09',
    });
    expectTypeOf(copy).resolves.toEqualTypeOf<BuAsyncScheduleResponse>();
    // @ts-expect-error -- to which week?
    void api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's', { description: 'As before' });
    // @ts-expect-error -- a week is named by its first day, written out
    void api.deleteWorkforcemanagementBusinessunitWeekSchedule('unit', new Date(), 's');
    // @ts-expect-error -- which schedule?
    void api.deleteWorkforcemanagementBusinessunitWeekSchedule('unit', '2026-03-02');
  });

  it('trades shifts against the version that one has read', () => {
    const metadata = { version: 1 };
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', '2026-03-02', 't', { metadata });
    // @ts-expect-error -- which version?
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', '2026-03-02', 't', { metadata: {} });
    // @ts-expect-error -- an expiry is wrapped, so that it can be cleared
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', 'w', 't', { metadata, expiration: 'never' });
  });

  it('knows activities and features and takes new ones', () => {
    expectTypeOf<Known<ActivityCategory>>().toEqualTypeOf<
      'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable' | 'Unscheduled'
    >();
    expectTypeOf<Known<GetWorkforcemanagementManagementunitsOptions['feature']>>().toEqualTypeOf<WorkforceManagementFeature>();
    expectTypeOf<'AgentSchedule' | 'TimeOffLimits' | 'WorkPlanRotations'>().toExtend<WorkforceManagementFeature>();
    void api.postWorkforcemanagementBusinessunitActivitycodes('unit', { body: { name: 'Sabbatical', category: 'LongLeave' } });
    // @ts-expect-error -- an activity is of a category
    void api.postWorkforcemanagementBusinessunitActivitycodes('unit', { body: { name: 'Sabbatical' } });
    // @ts-expect-error -- one feature at a time
    void api.getWorkforcemanagementManagementunits({ feature: ['Agents'] });
    // @ts-expect-error -- a unit is named by text
    void api.getWorkforcemanagementBusinessunit(1);
    // @ts-expect-error -- a schedule to copy to is required
    void api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's');
  });
});
