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
import type { KnownValues } from './known-values.js';

const api = new UsersRulesApi();

const rule: UsersRulesCreateRuleRequest = { name: 'New agents', type: 'Learning', criteria: [{ operator: 'Or', group: [] }] };

describe('UsersRulesApi', () => {
  it('manages rules that select users', () => {
    expectTypeOf(api.postUsersRules(rule)).toEqualTypeOf<ApiPromise<UsersRulesRule>>();
    expectTypeOf(api.patchUsersRule('id', { name: 'Newest agents' })).resolves.toEqualTypeOf<UsersRulesRule>();
    expectTypeOf(api.deleteUsersRule('id')).resolves.toBeVoid();
    // @ts-expect-error -- the criteria are missing
    void api.postUsersRules({ name: 'New agents', type: 'Learning' });
    // @ts-expect-error -- a criterion has groups
    void api.patchUsersRule('id', { criteria: [{ operator: 'Or' }] });
  });

  it('lists them by type, and their dependents', () => {
    expectTypeOf(api.getUsersRules(['Learning'], { expand: ['criteria'] })).resolves.toEqualTypeOf<UsersRulesRuleList>();
    expectTypeOf(api.getUsersRuleDependents('id', { pageSize: 50 })).resolves.toEqualTypeOf<UsersRulesDependentList>();
    // @ts-expect-error -- the types are missing
    void api.getUsersRules();
    // @ts-expect-error -- several types are a list
    void api.getUsersRules('Learning');
    // @ts-expect-error -- dependents are not searched
    void api.getUsersRuleDependents('id', { searchTerm: 'Ann' });
  });

  it('queries the users that a rule selects', () => {
    expectTypeOf(
      api.postUsersRulesQuery({ type: 'Learning', criteria: [], userIds: ['ann'] }, { pageSize: 50 }),
    ).resolves.toEqualTypeOf<UsersRulesQueryResponse>();
    // @ts-expect-error -- the users are missing
    void api.postUsersRulesQuery({ type: 'Learning', criteria: [] });
  });

  it('accepts known and new types', () => {
    expectTypeOf<KnownValues<UsersRulesCreateRuleRequest['type']>>().toEqualTypeOf<'Learning' | 'ActivityPlan'>();
    void api.getUsersRules(['Coaching']);
  });
});
