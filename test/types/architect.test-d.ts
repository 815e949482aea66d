import type { ApiPromise } from 'contact-centre-client';
import { ArchitectApi } from 'contact-centre-client/apis/architect';
import type { IVR, JsonObject, Operation, Schedule } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new ArchitectApi();

describe('ArchitectApi', () => {
  it('reads flows, routes and schedules', () => {
    expectTypeOf(api.getArchitectIvr('id')).toEqualTypeOf<ApiPromise<IVR>>();
    expectTypeOf(api.getFlowLatestconfiguration('id', { deleted: true })).resolves.toEqualTypeOf<JsonObject>();
    expectTypeOf(api.deleteFlows(['a', 'b'])).resolves.toEqualTypeOf<Operation>();
    expectTypeOf(api.getArchitectSchedules({ divisionId: ['home'], sortBy: 'name' })).resolves.toHaveProperty('entities');
  });

  it('creates a schedule with a name, a start and an end', () => {
    const summer = { name: 'Summer', start: '2026-06-01T08:00:00.000', end: '2026-06-01T18:00:00.000', rrule: 'FREQ=DAILY' };
    expectTypeOf(api.postArchitectSchedules(summer)).resolves.toEqualTypeOf<Schedule>();
    // @ts-expect-error -- a schedule needs a start and an end
    void api.postArchitectSchedules({ name: 'Summer' });
    // @ts-expect-error -- local times are texts, not a Date
    void api.putArchitectSchedule('id', { ...summer, start: new Date() });
  });

  it('accepts known and new prompt actions', () => {
    expectTypeOf<KnownValues<Operation['actionName']>>().toEqualTypeOf<
      | ('CREATE' | 'CHECKIN' | 'CHECKOUT' | 'DEBUG' | 'DELETE' | 'HISTORY' | 'PUBLISH')
      | ('REVERT' | 'SAVE' | 'STATE_CHANGE' | 'UPDATE' | 'VALIDATE')
    >();
    void api.getArchitectPromptHistoryHistoryId('prompt', 'history', { sortBy: 'timestamp', action: ['publish', 'archive'] });
    void api.getArchitectDependencytrackingConsumedresources('id', '1.0', 'SOMETHINGNEW');
  });

  it('rejects wrong ids, missing arguments and unknown options', () => {
    // @ts-expect-error -- flows are deleted by a list of ids
    void api.deleteFlows('a');
    // @ts-expect-error -- the version is missing
    void api.getArchitectDependencytrackingConsumedresources('id');
    // @ts-expect-error -- a row's id stands behind its table's
    void api.deleteFlowsDatatableRow('table');
    // @ts-expect-error -- the option is called force
    void api.deleteFlowsDatatable('table', { cascade: true });
    // @ts-expect-error -- numbers of a route are a list
    void api.putArchitectIvr('id', { name: 'Main line', dnis: '+4930123456' });
    // @ts-expect-error -- a flow is identified by text
    void api.getFlow(4711);
    // @ts-expect-error -- a route is required
    void api.postArchitectIvrs();
  });
});
