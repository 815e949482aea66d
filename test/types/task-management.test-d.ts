import type { ApiPromise } from 'contact-centre-client';
import { TaskManagementApi } from 'contact-centre-client/apis/task-management';
import type { BulkJob, Workbin, Workitem, WorkitemStatus, WorkitemStatusCategory, Worktype } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new TaskManagementApi();

describe('TaskManagementApi', () => {
  it('makes work, gives it to somebody and ends it', () => {
    expectTypeOf(api.postTaskmanagementWorkitems({ name: 'Check', typeId: 't' })).toEqualTypeOf<ApiPromise<Workitem>>();
    expectTypeOf(api.patchTaskmanagementWorkitemAssignment('id', { id: 'ann' })).resolves.toBeVoid();
    expectTypeOf(api.postTaskmanagementWorkitemTerminate('id')).resolves.toEqualTypeOf<Workitem>();
    expectTypeOf(api.deleteTaskmanagementWorkitem('id')).resolves.toBeVoid();
    // @ts-expect-error -- of which type?
    void api.postTaskmanagementWorkitems({ name: 'Check' });
    // @ts-expect-error -- a date within a body is written out
    void api.patchTaskmanagementWorkitem('id', { dateDue: new Date() });
    // @ts-expect-error -- the body of this call stands in opts
    void api.postTaskmanagementWorkitemTerminate('id', { statusId: 's' });
    // @ts-expect-error -- to whom?
    void api.patchTaskmanagementWorkitemAssignment('id');
  });

  it('sets bins, types and statuses up', () => {
    expectTypeOf(api.postTaskmanagementWorkbins({ name: 'Back office' })).resolves.toEqualTypeOf<Workbin>();
    expectTypeOf(api.postTaskmanagementWorktypes({ name: 'Claim', defaultWorkbinId: 'b' })).resolves.toEqualTypeOf<Worktype>();
    expectTypeOf(
      api.postTaskmanagementWorktypeStatuses('t', { name: 'New', category: 'Open' }),
    ).resolves.toEqualTypeOf<WorkitemStatus>();
    // @ts-expect-error -- into which bin?
    void api.postTaskmanagementWorktypes({ name: 'Claim' });
    // @ts-expect-error -- of which category?
    void api.postTaskmanagementWorktypeStatuses('t', { name: 'New' });
    // @ts-expect-error -- which rule?
    void api.getTaskmanagementWorktypeFlowsDatebasedRule('t');
  });

  it('finds work, and ends much of it at once', () => {
    void api.postTaskmanagementWorkitemsQuery({ filters: [{ name: 'typeId', type: 'String', operator: 'EQ', values: ['t'] }] });
    expectTypeOf(api.postTaskmanagementWorkitemsBulkTerminateJobs({ entities: [] })).resolves.toEqualTypeOf<BulkJob>();
    // @ts-expect-error -- a filter says what type its values are of
    void api.postTaskmanagementWorkitemsQuery({ filters: [{ name: 'typeId', operator: 'EQ', values: ['t'] }] });
    // @ts-expect-error -- expansions are a list
    void api.getTaskmanagementWorkitem('id', { expands: 'workbin' });
    // @ts-expect-error -- history is paged by cursors
    void api.getTaskmanagementWorkitemHistory('id', { pageNumber: 2 });
  });

  it('knows categories of status and takes new ones', () => {
    expectTypeOf<Known<WorkitemStatusCategory>>().toEqualTypeOf<'Open' | 'InProgress' | 'Waiting' | 'Closed' | 'Unknown'>();
    void api.postTaskmanagementWorktypeStatuses('t', { name: 'Parked', category: 'OnHold' });
  });
});
