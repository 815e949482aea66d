import type { ApiPromise } from 'contact-centre-client';
import { UsersRulesApi } from 'contact-centre-client/apis/users-rules';
import type {
  UsersRulesCreateRuleRequest,
  UsersRulesDependentList,
  UsersRulesQueryResponse,
  UsersRulesRule,
  UsersRulesRuleList,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { Known } from './known.js';

const api = new UsersRulesApi();

const rule: UsersRulesCreateRuleRequest = { name: 'New agents', type: 'Learning', criteria: [{ operator: 'Or', group: [] }] };

describe('UsersRulesApi', () => {
  it('keeps rules of whom something concerns', () => {
    expectTypeOf(api.postUsersRules(rule)).toEqualTypeOf<ApiPromise<UsersRulesRule>>();
    expectTypeOf(api.patchUsersRule('id', { name: 'Newest agents' })).resolves.toEqualTypeOf<UsersRulesRule>();
    expectTypeOf(api.deleteUsersRule('id')).resolves.toBeVoid();
    // @ts-expect-error -- by which criteria?
    void api.postUsersRules({ name: 'New agents', type: 'Learning' });
    // @ts-expect-error -- a criterion has groups
    void api.patchUsersRule('id', { criteria: [{ operator: 'Or' }] });
  });

  it('lists them by their types, and who hangs on one', () => {
    expectTypeOf(api.getUsersRules(['Learning'], { expand: ['criteria'] })).resolves.toEqualTypeOf<UsersRulesRuleList>();
    expectTypeOf(api.getUsersRuleDependents('id', { pageSize: 50 })).resolves.toEqualTypeOf<UsersRulesDependentList>();
    // @ts-expect-error -- of which types?
    void api.getUsersRules();
    // @ts-expect-error -- several types are a list
    void api.getUsersRules('Learning');
    // @ts-expect-error -- dependents are not searched
    void api.getUsersRuleDependents('id', { searchTerm: 'Ann' });
  });

  it('asks whom a rule would take', () => {
    expectTypeOf(
      api.postUsersRulesQuery({ type: 'Learning', criteria: [], userIds: ['ann'] }, { pageSize: 50 }),
    ).resolves.toEqualTypeOf<UsersRulesQueryResponse>();
    // @ts-expect-error -- of which users?
    void api.postUsersRulesQuery({ type: 'Learning', criteria: [] });
  });

  it('knows types and takes new ones', () => {
    expectTypeOf<Known<UsersRulesCreateRuleRequest['type']>>().toEqualTypeOf<'Learning' | 'ActivityPlan'>();
    void api.getUsersRules(['Coaching']);
  });
});
