import type { ApiPromise } from 'contact-centre-client';
import { LicenseApi } from 'contact-centre-client/apis/license';
import type {
  Dictionary,
  JsonObject,
  LicenseDefinition,
  LicenseOrgToggle,
  LicenseUpdateStatus,
  LicenseUser,
  PageOptions,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';

const api = new LicenseApi();

describe('LicenseApi', () => {
  it('reads licences, some of which include others', () => {
    expectTypeOf(api.getLicenseDefinitions()).toEqualTypeOf<ApiPromise<LicenseDefinition[]>>();
    expectTypeOf<LicenseDefinition['comprises']>().toEqualTypeOf<LicenseDefinition[] | undefined>();
    expectTypeOf(api.getLicenseUser('user')).resolves.toEqualTypeOf<LicenseUser>();
    expectTypeOf(api.postLicenseToggle('feature')).resolves.toEqualTypeOf<LicenseOrgToggle>();
  });

  it('reads the licences that roles require, and those of each user', () => {
    expectTypeOf(api.postLicenseInfer({ body: ['role'] })).resolves.toEqualTypeOf<string[]>();
    expectTypeOf(api.postLicenseUsers({ body: ['user'] })).resolves.toEqualTypeOf<Dictionary<JsonObject>>();
    // @ts-expect-error -- several users are a list
    void api.postLicenseUsers({ body: 'user' });
    // @ts-expect-error -- the body of this call belongs in opts
    void api.postLicenseInfer(['role']);
  });

  it('names the options of a page and of one method', () => {
    expectTypeOf<LicenseApi.getLicenseUsersOptions>().toEqualTypeOf<PageOptions>();
    expectTypeOf<LicenseApi.postLicenseInferOptions>().toEqualTypeOf<{ body?: readonly string[] }>();
    expectTypeOf<LicenseApi.postLicenseUsersOptions>().toEqualTypeOf<{ body?: readonly string[] }>();
  });

  it('changes assignments in both directions with one call', () => {
    const assignments = [{ licenseId: 'l', userIdsAdd: ['a'], userIdsRemove: [] }];
    expectTypeOf(api.postLicenseOrganization({ body: { assignments } })).resolves.toEqualTypeOf<LicenseUpdateStatus[]>();
    // @ts-expect-error -- the users to remove must be set, even to an empty list
    void api.postLicenseOrganization({ body: { assignments: [{ licenseId: 'l', userIdsAdd: ['a'] }] } });
    // @ts-expect-error -- the listing has no filter
    void api.getLicenseUsers({ licenseId: 'l' });
    // @ts-expect-error -- ids are texts
    void api.getLicenseDefinition(3);
  });
});
