import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type { OpenEnum } from '../models/open-enum.js';
import type { PageOptions } from '../models/options.js';
import type {
  UsersRulesCreateRuleRequest,
  UsersRulesDependent,
  UsersRulesDependentList,
  UsersRulesQueryResponse,
  UsersRulesQueryRuleRequest,
  UsersRulesRule,
  UsersRulesRuleList,
  UsersRulesRuleSettings,
  UsersRulesUpdateRuleRequest,
} from '../models/users-rules.js';
import { PlatformApi } from './platform-api.js';

export interface GetUsersRuleDependentsOptions extends PageOptions {
  /** @defaultValue `descending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

export interface GetUsersRulesOptions extends PageOptions {
  /** `criteria` adds the criteria, which are left out otherwise. */
  expand?: readonly OpenEnum<'criteria'>[];
  /** Only rules that are enabled (or, with false, those that are not). */
  enabled?: boolean;
  /** Only rules that match this text. */
  searchTerm?: string;
  /** @defaultValue `ascending` */
  sortOrder?: OpenEnum<'ascending' | 'descending'>;
}

/**
 * Users rules: saved descriptions of a set of users, by what they belong to (division, queue, team, skill, manager and so on)
 * and what excludes them. They can be used wherever users are to be picked automatically: learning modules and activity plans
 * are such dependents. A rule's criteria are alternatives, and each of them combines conditions that must hold with conditions
 * that must not. Administrators and supervisors keep the rules once and apply them in several places.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class UsersRulesApi extends PlatformApi {
  /**
   * Deletes a rule that picks users. `getUsersRuleDependents` shows beforehand what relies on it.
   *
   * @permissions `users:rules:delete`
   * @see DELETE /api/v2/users/rules/{ruleId}
   */
  deleteUsersRule(ruleId: string, request?: RequestOptions): ApiPromise<void> {
    return this.call('deleteUsersRule', 'DELETE /api/v2/users/rules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Reads a users rule with its criteria, when it was last run and how many dependents it has.
   *
   * @permissions `users:rules:view`
   * @see GET /api/v2/users/rules/{ruleId}
   */
  getUsersRule(ruleId: string, request?: RequestOptions): ApiPromise<UsersRulesRule> {
    return this.call('getUsersRule', 'GET /api/v2/users/rules/{ruleId}', { ruleId }, {}, request);
  }

  /**
   * Reads how one dependent, such as a learning module, uses a users rule, and the result of the last run for it.
   *
   * @param ruleType - Kind of dependent, `Learning` or `ActivityPlan`.
   * @param typeId - Id of the dependent itself, e.g. of a learning module.
   * @permissions `users:ruleDependents:view`
   * @see GET /api/v2/users/rules/{ruleId}/dependents/{ruleType}/{typeId}
   */
  getUsersRuleDependentTypeId(
    ruleId: string,
    ruleType: string,
    typeId: string,
    request?: RequestOptions,
  ): ApiPromise<UsersRulesDependent> {
    return this.call(
      'getUsersRuleDependentTypeId',
      'GET /api/v2/users/rules/{ruleId}/dependents/{ruleType}/{typeId}',
      { ruleId, ruleType, typeId },
      {},
      request,
    );
  }

  /**
   * Lists what uses a users rule, so that the effect of a change can be foreseen.
   *
   * @permissions `users:ruleDependents:view`
   * @see GET /api/v2/users/rules/{ruleId}/dependents
   */
  getUsersRuleDependents(
    ruleId: string,
    opts?: GetUsersRuleDependentsOptions,
    request?: RequestOptions,
  ): ApiPromise<UsersRulesDependentList> {
    return this.call('getUsersRuleDependents', 'GET /api/v2/users/rules/{ruleId}/dependents', { ruleId }, opts, request);
  }

  /**
   * Lists the users rules of certain types.
   *
   * @param types - Kinds of dependent that the rules are meant for.
   * @permissions `users:rules:view`
   * @see GET /api/v2/users/rules
   */
  getUsersRules(
    types: readonly OpenEnum<'Learning' | 'ActivityPlan'>[],
    opts?: GetUsersRulesOptions,
    request?: RequestOptions,
  ): ApiPromise<UsersRulesRuleList> {
    return this.call('getUsersRules', 'GET /api/v2/users/rules', { types }, opts, request);
  }

  /**
   * Reads what rules of one type may be built from: the containers allowed, and criteria that are locked.
   *
   * @param ruleType - `Learning` or `ActivityPlan`.
   * @permissions `users:rules:view`
   * @see GET /api/v2/users/rules/settings/{ruleType}
   */
  getUsersRulesSetting(ruleType: string, request?: RequestOptions): ApiPromise<UsersRulesRuleSettings> {
    return this.call('getUsersRulesSetting', 'GET /api/v2/users/rules/settings/{ruleType}', { ruleType }, {}, request);
  }

  /**
   * Changes a users rule's name, description or criteria. Its type is fixed.
   *
   * @permissions `users:rules:edit`
   * @see PATCH /api/v2/users/rules/{ruleId}
   */
  patchUsersRule(ruleId: string, body: UsersRulesUpdateRuleRequest, request?: RequestOptions): ApiPromise<UsersRulesRule> {
    return this.call('patchUsersRule', 'PATCH /api/v2/users/rules/{ruleId}', { ruleId, body }, {}, request);
  }

  /**
   * Creates a rule that picks users by its criteria. Try them out first with `postUsersRulesQuery`.
   *
   * @permissions `users:rules:add`
   * @see POST /api/v2/users/rules
   */
  postUsersRules(body: UsersRulesCreateRuleRequest, request?: RequestOptions): ApiPromise<UsersRulesRule> {
    return this.call('postUsersRules', 'POST /api/v2/users/rules', { body }, {}, request);
  }

  /**
   * Finds the users who meet criteria, without saving these as a rule.
   *
   * @permissions `users:ruleUsers:view`
   * @see POST /api/v2/users/rules/query
   */
  postUsersRulesQuery(
    body: UsersRulesQueryRuleRequest,
    opts?: PageOptions,
    request?: RequestOptions,
  ): ApiPromise<UsersRulesQueryResponse> {
    return this.call('postUsersRulesQuery', 'POST /api/v2/users/rules/query', { body }, opts, request);
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace UsersRulesApi {
  type getUsersRuleDependentsOptions = GetUsersRuleDependentsOptions;
  type getUsersRulesOptions = GetUsersRulesOptions;
  type postUsersRulesQueryOptions = PageOptions;
}
