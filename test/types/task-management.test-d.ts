import type { ApiPromise } from 'contact-centre-client';
import { TaskManagementApi } from 'contact-centre-client/apis/task-management';
import type { BulkJob, Workbin, Workitem, WorkitemStatus, WorkitemStatusCategory, Worktype } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new TaskManagementApi();

describe('TaskManagementApi', () => {
  it('creates a work item, assigns it and closes it', () => {
    expectTypeOf(api.postTaskmanagementWorkitems({ name: 'Check', typeId: 't' })).toEqualTypeOf<ApiPromise<Workitem>>();
    expectTypeOf(api.patchTaskmanagementWorkitemAssignment('id', { id: 'ann' })).resolves.toBeVoid();
    expectTypeOf(api.postTaskmanagementWorkitemTerminate('id')).resolves.toEqualTypeOf<Workitem>();
    expectTypeOf(api.deleteTaskmanagementWorkitem('id')).resolves.toBeVoid();
    // @ts-expect-error -- the type is missing
    void api.postTaskmanagementWorkitems({ name: 'Check' });
    // @ts-expect-error -- a date within a body is a text
    void api.patchTaskmanagementWorkitem('id', { dateDue: new Date() });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postTaskmanagementWorkitemTerminate('id', { statusId: 's' });
    // @ts-expect-error -- the assignee is missing
    void api.patchTaskmanagementWorkitemAssignment('id');
  });

  it('configures bins, types and statuses', () => {
    expectTypeOf(api.postTaskmanagementWorkbins({ name: 'Back office' })).resolves.toEqualTypeOf<Workbin>();
    expectTypeOf(api.postTaskmanagementWorktypes({ name: 'Claim', defaultWorkbinId: 'b' })).resolves.toEqualTypeOf<Worktype>();
    expectTypeOf(
      api.postTaskmanagementWorktypeStatuses('t', { name: 'New', category: 'Open' }),
    ).resolves.toEqualTypeOf<WorkitemStatus>();
    // @ts-expect-error -- the bin is missing
    void api.postTaskmanagementWorktypes({ name: 'Claim' });
    // @ts-expect-error -- the category is missing
    void api.postTaskmanagementWorktypeStatuses('t', { name: 'New' });
    // @ts-expect-error -- the rule is missing
    void api.getTaskmanagementWorktypeFlowsDatebasedRule('t');
  });

  it('queries work items, and closes many with one call', () => {
    void api.postTaskmanagementWorkitemsQuery({ filters: [{ name: 'typeId', type: 'String', operator: 'EQ', values: ['t'] }] });
    expectTypeOf(api.postTaskmanagementWorkitemsBulkTerminateJobs({ entities: [] })).resolves.toEqualTypeOf<BulkJob>();
    // @ts-expect-error -- a filter needs the type of its values
    void api.postTaskmanagementWorkitemsQuery({ filters: [{ name: 'typeId', operator: 'EQ', values: ['t'] }] });
    // @ts-expect-error -- expansions are a list
    void api.getTaskmanagementWorkitem('id', { expands: 'workbin' });
    // @ts-expect-error -- history is paged by cursors
    void api.getTaskmanagementWorkitemHistory('id', { pageNumber: 2 });
  });

  it('accepts known and new status categories', () => {
    expectTypeOf<KnownValues<WorkitemStatusCategory>>().toEqualTypeOf<'Open' | 'InProgress' | 'Waiting' | 'Closed' | 'Unknown'>();
    void api.postTaskmanagementWorktypeStatuses('t', { name: 'Parked', category: 'OnHold' });
  });
});
