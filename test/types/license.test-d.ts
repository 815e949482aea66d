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
  it('reads licences, some of which comprise others', () => {
    expectTypeOf(api.getLicenseDefinitions()).toEqualTypeOf<ApiPromise<LicenseDefinition[]>>();
    expectTypeOf<LicenseDefinition['comprises']>().toEqualTypeOf<LicenseDefinition[] | undefined>();
    expectTypeOf(api.getLicenseUser('user')).resolves.toEqualTypeOf<LicenseUser>();
    expectTypeOf(api.postLicenseToggle('feature')).resolves.toEqualTypeOf<LicenseOrgToggle>();
  });

  it('tells which licences roles call for, and who has which', () => {
    expectTypeOf(api.postLicenseInfer({ body: ['role'] })).resolves.toEqualTypeOf<string[]>();
    expectTypeOf(api.postLicenseUsers({ body: ['user'] })).resolves.toEqualTypeOf<Dictionary<JsonObject>>();
    // @ts-expect-error -- several users are a list
    void api.postLicenseUsers({ body: 'user' });
    // @ts-expect-error -- the body of this call stands in opts
    void api.postLicenseInfer(['role']);
  });

  it('names options, those of a page and those of one method', () => {
    expectTypeOf<LicenseApi.getLicenseUsersOptions>().toEqualTypeOf<PageOptions>();
    expectTypeOf<LicenseApi.postLicenseInferOptions>().toEqualTypeOf<{ body?: readonly string[] }>();
    expectTypeOf<LicenseApi.postLicenseUsersOptions>().toEqualTypeOf<{ body?: readonly string[] }>();
  });

  it('changes assignments in both directions at once', () => {
    const assignments = [{ licenseId: 'l', userIdsAdd: ['a'], userIdsRemove: [] }];
    expectTypeOf(api.postLicenseOrganization({ body: { assignments } })).resolves.toEqualTypeOf<LicenseUpdateStatus[]>();
    // @ts-expect-error -- whom to take it from must be said, be it nobody
    void api.postLicenseOrganization({ body: { assignments: [{ licenseId: 'l', userIdsAdd: ['a'] }] } });
    // @ts-expect-error -- the listing has no filter
    void api.getLicenseUsers({ licenseId: 'l' });
    // @ts-expect-error -- ids are texts
    void api.getLicenseDefinition(3);
  });
});
