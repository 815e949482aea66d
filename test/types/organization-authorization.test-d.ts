import type { ApiPromise } from 'contact-centre-client';
import { OrganizationAuthorizationApi } from 'contact-centre-client/apis/organization-authorization';
import type { JsonObject, TrustRequest, Trustee, TrustGroup, UserAuthorization } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new OrganizationAuthorizationApi();

describe('OrganizationAuthorizationApi', () => {
  it('trusts another organisation and some of its users', () => {
    expectTypeOf(api.postOrgauthorizationTrustees({ enabled: true, pairingId: 'p', users: [{ id: 'u' }] })).toEqualTypeOf<
      ApiPromise<Trustee>
    >();
    expectTypeOf(api.postOrgauthorizationPairings({ userIds: ['u'] })).resolves.toEqualTypeOf<TrustRequest>();
    expectTypeOf(api.deleteOrgauthorizationTrustor('org')).resolves.toBeVoid();
  });

  it('grants roles to a trusted user, with or without divisions', () => {
    const grants = [{ roleId: 'r', divisionId: 'd' }];
    expectTypeOf(
      api.putOrgauthorizationTrusteeUserRoledivisions('org', 'u', { grants }),
    ).resolves.toEqualTypeOf<UserAuthorization>();
    expectTypeOf(api.putOrgauthorizationTrusteeUserRoles('org', 'u', ['r'])).resolves.toEqualTypeOf<UserAuthorization>();
    // @ts-expect-error -- the user is missing
    void api.putOrgauthorizationTrusteeUserRoles('org', ['r']);
    // @ts-expect-error -- grants come in pairs
    void api.putOrgauthorizationTrusteeUserRoledivisions('org', 'u', { grants: ['r'] });
  });

  it('queries the audit of trusted users', () => {
    const query = { trustorOrganizationId: 'org', trusteeUserIds: ['u'] };
    expectTypeOf(
      api.postOrgauthorizationTrustorAudits(query, { pageSize: 10, sortBy: 'timestamp' }),
    ).resolves.toEqualTypeOf<JsonObject>();
    // @ts-expect-error -- a trustee's audit names several organisations
    void api.postOrgauthorizationTrusteesAudits(query);
  });

  it('accepts the types of a trusted group and a new one', () => {
    expectTypeOf<KnownValues<TrustGroup['type']>>().toEqualTypeOf<'official' | 'social'>();
    expectTypeOf<KnownValues<TrustGroup['visibility']>>().toEqualTypeOf<'public' | 'owners' | 'members'>();
    expectTypeOf<'hidden'>().toExtend<TrustGroup['visibility']>();
  });

  it('rejects an incomplete trust, wrong ids and unknown options', () => {
    // @ts-expect-error -- the flag is missing
    void api.postOrgauthorizationTrustees({ pairingId: 'p' });
    // @ts-expect-error -- a member is identified by its id
    void api.postOrgauthorizationTrusteeUsers('org', { userId: 'u' });
    // @ts-expect-error -- an organisation's id is text
    void api.getOrgauthorizationTrustee(17);
    // @ts-expect-error -- the option is called autoExpire
    void api.postOrgauthorizationTrusteesDefault({ expires: true });
    // @ts-expect-error -- a trust is required
    void api.postOrgauthorizationTrustees();
  });
});
