import type { ApiPromise } from 'contact-centre-client';
import type { GetAuthorizationPermissionsOptions } from 'contact-centre-client/apis/authorization';
import { AuthorizationApi } from 'contact-centre-client/apis/authorization';
import type {
  AuthzDivision,
  Dictionary,
  DomainOrganizationRole,
  JsonObject,
  UserAuthorization,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new AuthorizationApi();

describe('AuthorizationApi', () => {
  it("reads divisions, roles and a subject's grants", () => {
    expectTypeOf(api.getAuthorizationDivision('id', { objectCount: true })).toEqualTypeOf<ApiPromise<AuthzDivision>>();
    expectTypeOf(api.getAuthorizationDivisionspermittedMe('routing:queue:view')).resolves.toEqualTypeOf<AuthzDivision[]>();
    expectTypeOf(api.getAuthorizationDivisionsLimit()).resolves.toBeNumber();
    expectTypeOf(api.getAuthorizationSubjectsRolecounts()).resolves.toEqualTypeOf<Dictionary<JsonObject>>();
  });

  it('grants roles in divisions', () => {
    const grants = [{ roleId: 'agent', divisionId: 'north' }];
    expectTypeOf(api.postAuthorizationSubjectBulkadd('user', { grants }, { subjectType: 'PC_USER' })).resolves.toBeVoid();
    expectTypeOf(api.putUserRoles('user', ['agent'])).resolves.toEqualTypeOf<UserAuthorization>();
    // @ts-expect-error -- a role is granted somewhere
    void api.postAuthorizationSubjectBulkadd('user', { grants: [{ roleId: 'agent' }] });
    // @ts-expect-error -- roles come as a list
    void api.putUserRoles('user', 'agent');
  });

  it('requires a name for a new role, but not for a change', () => {
    expectTypeOf(
      api.patchAuthorizationRole('id', { description: 'Reads only' }),
    ).resolves.toEqualTypeOf<DomainOrganizationRole>();
    // @ts-expect-error -- a role without a name
    void api.postAuthorizationRoles({ description: 'Reads only' });
  });

  it('accepts the search fields of permissions', () => {
    expectTypeOf<KnownValues<GetAuthorizationPermissionsOptions['queryType']>>().toEqualTypeOf<'domain' | 'permission'>();
    void api.getAuthorizationPermissions({ queryType: 'product', query: 'routing', pageSize: 100 });
  });

  it('rejects a misspelt option, a missing argument and a missing body', () => {
    // @ts-expect-error -- the option is called force
    void api.deleteAuthorizationDivision('id', { forced: true });
    // @ts-expect-error -- the role to compare with is missing
    void api.getAuthorizationRoleComparedefaultRightRoleId('left');
    // @ts-expect-error -- a division is required
    void api.postAuthorizationDivisions();
    // @ts-expect-error -- a division has a description
    void api.postAuthorizationDivisions({ name: 'North' });
    // @ts-expect-error -- a role is identified by its id, not by an object
    void api.getAuthorizationRole({ id: 'agent' });
  });
});
