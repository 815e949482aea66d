import type { ApiPromise } from 'contact-centre-client';
import { CaseManagementApi } from 'contact-centre-client/apis/case-management';
import type {
  Case,
  CaseListing,
  CaseplanCreateResponse,
  CasePriorityUpdate,
  CaseQueryJobResponse,
  Comment,
  JsonObject,
  TerminateJob,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new CaseManagementApi();

describe('CaseManagementApi', () => {
  it('creates a case by a plan, updates it and closes it', () => {
    expectTypeOf(api.postCasemanagementCases({ caseplanId: 'p', externalContactId: 'c' })).toEqualTypeOf<ApiPromise<Case>>();
    expectTypeOf(api.patchCasemanagementCaseOwner('id', { ownerId: 'me' })).resolves.toEqualTypeOf<Case>();
    expectTypeOf(api.postCasemanagementCaseComments('id', { content: 'Called back' })).resolves.toEqualTypeOf<Comment>();
    expectTypeOf(api.postCasemanagementCaseTerminateJobs('id')).resolves.toEqualTypeOf<TerminateJob>();
    expectTypeOf(api.deleteCasemanagementCase('id')).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- the customer is missing
    void api.postCasemanagementCases({ caseplanId: 'p' });
    // @ts-expect-error -- a date within a body is a text
    void api.patchCasemanagementCaseDatedue('id', { dateDue: new Date() });
    // @ts-expect-error -- a comment says something
    void api.postCasemanagementCaseComments('id', {});
    // @ts-expect-error -- the case is missing
    void api.getCasemanagementCase();
  });

  it('reads cases by contact and by a query', () => {
    expectTypeOf(
      api.getCasemanagementCasesExternalcontact('c', { pageSize: 50, expands: ['caseplan'] }),
    ).resolves.toEqualTypeOf<CaseListing>();
    const filters = [{ name: 'status', operator: 'EQ', values: ['Open'] }];
    expectTypeOf(api.postCasemanagementCasesQueryJobs({ filters })).resolves.toEqualTypeOf<CaseQueryJobResponse>();
    // @ts-expect-error -- expansions are a list
    void api.getCasemanagementCase('id', { expands: 'caseplan' });
    // @ts-expect-error -- a filter has values
    void api.postCasemanagementCasesQueryJobs({ filters: [{ name: 'status', operator: 'EQ' }] });
    // @ts-expect-error -- associations are paged by cursors
    void api.getCasemanagementCaseAssociations('id', { pageNumber: 2 });
  });

  it('creates plans', () => {
    const plan = { name: 'Returns', referencePrefix: 'RET', customerIntentId: 'i', divisionId: 'd' };
    expectTypeOf(api.postCasemanagementCaseplans(plan)).resolves.toEqualTypeOf<CaseplanCreateResponse>();
    // @ts-expect-error -- the intent is missing
    void api.postCasemanagementCaseplans({ name: 'Returns', referencePrefix: 'RET', divisionId: 'd' });
    // @ts-expect-error -- a stage has a name
    void api.postCasemanagementCaseplanStageplans('id', { description: 'First' });
    // @ts-expect-error -- the stage is missing
    void api.getCasemanagementCaseplanVersionStageplanStepplan('id', '1', 'step');
  });

  it('accepts known and new priorities', () => {
    expectTypeOf<KnownValues<CasePriorityUpdate['priority']>>().toEqualTypeOf<'Unknown' | 'Urgent' | 'High' | 'Medium' | 'Low'>();
    void api.patchCasemanagementCasePriority('id', { priority: 'Lowest' });
    // @ts-expect-error -- and none of them is a number
    void api.patchCasemanagementCasePriority('id', { priority: 1 });
  });
});
