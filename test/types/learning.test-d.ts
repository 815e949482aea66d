import type { ApiPromise } from 'contact-centre-client';
import type { GetLearningAssignmentsOptions } from 'contact-centre-client/apis/learning';
import { LearningApi } from 'contact-centre-client/apis/learning';
import type {
  LearningAssignment,
  LearningAssignmentUpdate,
  LearningModule,
  LearningModuleRequest,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new LearningApi();

describe('LearningApi', () => {
  it('creates modules and assigns them', () => {
    expectTypeOf(api.postLearningModules({ name: 'Tone of voice', completionTimeInDays: 14 })).toEqualTypeOf<
      ApiPromise<LearningModule>
    >();
    expectTypeOf(
      api.postLearningAssignments({ body: { moduleId: 'm', userId: 'u' } }),
    ).resolves.toEqualTypeOf<LearningAssignment>();
    void api.postLearningAssignmentsBulkremove({ body: ['assignment'] as const });
  });

  it('lists by page numbers, which one call requires', () => {
    void api.getLearningModules({ types: ['Assessment', 'Quiz'], pageNumber: 2 });
    void api.getLearningModulesAssignments(['user'], { overdue: 'Any' });
    // @ts-expect-error -- page size and number come first
    void api.postLearningRulesQuery({ searchTerm: 'Ann' });
    // @ts-expect-error -- they are numbers
    void api.postLearningRulesQuery('25', '1', {});
  });

  it('accepts types of modules, states of an assignment, and three kinds of overdue', () => {
    expectTypeOf<KnownValues<LearningModuleRequest['type']>>().toEqualTypeOf<
      'Informational' | 'AssessedContent' | 'Assessment' | 'External' | 'Native'
    >();
    expectTypeOf<KnownValues<LearningAssignmentUpdate['state']>>().toEqualTypeOf<
      'Assigned' | 'InProgress' | 'Completed' | 'Deleted' | 'NotCompleted' | 'InvalidSchedule'
    >();
    expectTypeOf<KnownValues<GetLearningAssignmentsOptions['overdue']>>().toEqualTypeOf<'True' | 'False' | 'Any'>();
  });

  it('rejects an incomplete module, an assignment without a user and a rule without parts', () => {
    // @ts-expect-error -- the timeout is missing
    void api.postLearningModules({ name: 'Tone of voice' });
    // @ts-expect-error -- the users are missing
    void api.postLearningAssignments({ body: { moduleId: 'm' } });
    // @ts-expect-error -- the recipient is missing
    void api.putLearningModuleRule('m', { isActive: true });
    // @ts-expect-error -- overdue is one of three texts
    void api.getLearningAssignments({ overdue: true });
    // @ts-expect-error -- a job does something
    void api.postLearningModuleJobs('m');
    // @ts-expect-error -- a module is identified by text
    void api.getLearningModule(1);
  });
});
