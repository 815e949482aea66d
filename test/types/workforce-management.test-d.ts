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
import type { KnownValues } from './known-values.js';

const api = new WorkforceManagementApi();

describe('WorkforceManagementApi', () => {
  it('reads the members of a management unit and their adherence', () => {
    expectTypeOf(api.getWorkforcemanagementAdherence(['a', 'b'])).toEqualTypeOf<ApiPromise<UserScheduleAdherence[]>>();
    expectTypeOf(api.getWorkforcemanagementAgentsMeManagementunit()).resolves.toEqualTypeOf<AgentManagementUnitReference>();
    expectTypeOf(api.getWorkforcemanagementCalendarUrlIcs()).resolves.toEqualTypeOf<CalendarUrlResponse>();
    // @ts-expect-error -- several agents are a list
    void api.getWorkforcemanagementAdherence('a');
  });

  it('creates a business unit with a time zone and a first day', () => {
    const unit = { name: 'Europe', divisionId: 'eu', settings: { startDayOfWeek: 'Monday', timeZone: 'Europe/Berlin' } };
    expectTypeOf(api.postWorkforcemanagementBusinessunits({ body: unit })).resolves.toEqualTypeOf<BusinessUnitResponse>();
    // @ts-expect-error -- the time zone is missing
    void api.postWorkforcemanagementBusinessunits({ body: { ...unit, settings: { startDayOfWeek: 'Monday' } } });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postWorkforcemanagementBusinessunits(unit);
  });

  it('copies the schedule of a week', () => {
    const copy = api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's', {
      description: 'As before',
      weekDate: '2026-03-09',
    });
    expectTypeOf(copy).resolves.toEqualTypeOf<BuAsyncScheduleResponse>();
    // @ts-expect-error -- the week is missing
    void api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's', { description: 'As before' });
    // @ts-expect-error -- a week is identified by its first day, as a text
    void api.deleteWorkforcemanagementBusinessunitWeekSchedule('unit', new Date(), 's');
    // @ts-expect-error -- the schedule is missing
    void api.deleteWorkforcemanagementBusinessunitWeekSchedule('unit', '2026-03-02');
  });

  it('trades shifts against the version that was read', () => {
    const metadata = { version: 1 };
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', '2026-03-02', 't', { metadata });
    // @ts-expect-error -- the version is missing
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', '2026-03-02', 't', { metadata: {} });
    // @ts-expect-error -- an expiry is wrapped, so that it can be cleared
    void api.patchWorkforcemanagementManagementunitWeekShifttrade('mu', 'w', 't', { metadata, expiration: 'never' });
  });

  it('accepts known activities and features and new ones', () => {
    expectTypeOf<KnownValues<ActivityCategory>>().toEqualTypeOf<
      'OnQueueWork' | 'Break' | 'Meal' | 'Meeting' | 'OffQueueWork' | 'TimeOff' | 'Training' | 'Unavailable' | 'Unscheduled'
    >();
    expectTypeOf<
      KnownValues<GetWorkforcemanagementManagementunitsOptions['feature']>
    >().toEqualTypeOf<WorkforceManagementFeature>();
    expectTypeOf<'AgentSchedule' | 'TimeOffLimits' | 'WorkPlanRotations'>().toExtend<WorkforceManagementFeature>();
    void api.postWorkforcemanagementBusinessunitActivitycodes('unit', { body: { name: 'Sabbatical', category: 'LongLeave' } });
    // @ts-expect-error -- an activity is of a category
    void api.postWorkforcemanagementBusinessunitActivitycodes('unit', { body: { name: 'Sabbatical' } });
    // @ts-expect-error -- one feature at a time
    void api.getWorkforcemanagementManagementunits({ feature: ['Agents'] });
    // @ts-expect-error -- a unit is identified by text
    void api.getWorkforcemanagementBusinessunit(1);
    // @ts-expect-error -- a schedule to copy to is required
    void api.postWorkforcemanagementBusinessunitWeekScheduleCopy('unit', '2026-03-02', 's');
  });
});
